import { lazy } from "react";

/** With what splits a script and finds its lines, for those who have one. */
export const ScriptTicks = lazy(async () => ({ default: (await import("./script-ticks.tsx")).ScriptTicks }));
