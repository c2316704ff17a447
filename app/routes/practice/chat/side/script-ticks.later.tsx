import { lazyPart } from "#app/ui/lazy-part.tsx";

/** With what splits a script and finds its lines, for those who have one. */
export const ScriptTicks = lazyPart(async () => (await import("./script-ticks.tsx")).ScriptTicks);
