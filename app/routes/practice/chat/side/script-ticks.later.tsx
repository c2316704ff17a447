import { laterPart } from "#app/ui/later-part.tsx";

/** With what splits a script and finds its lines, for those who have one. */
export const ScriptTicks = laterPart(async () => (await import("./script-ticks.tsx")).ScriptTicks);
