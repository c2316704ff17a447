import { lazyPart } from "#app/ui/lazy-part.tsx";

/** For the days before the first practice. */
export const FirstPractice = lazyPart(async () => (await import("./first-practice.tsx")).FirstPractice);
