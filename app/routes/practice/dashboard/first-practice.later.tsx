import { laterPart } from "#app/ui/later-part.tsx";

/** For the days before the first practice. */
export const FirstPractice = laterPart(async () => (await import("./first-practice.tsx")).FirstPractice);
