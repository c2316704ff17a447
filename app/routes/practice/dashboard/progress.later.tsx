import { laterPart } from "#app/ui/later-part.tsx";

/** Below the first screen, and there is nothing to press in it. */
export const Progress = laterPart(async () => (await import("./progress.tsx")).Progress);
