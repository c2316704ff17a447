import { lazyPart } from "#app/ui/lazy-part.tsx";

/** Below the first screen, and there is nothing to press in it. */
export const Progress = lazyPart(async () => (await import("./progress.tsx")).Progress);
