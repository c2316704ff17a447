import { lazy } from "react";

/** Below the first screen, and there is nothing to press in it. */
export const Progress = lazy(async () => ({ default: (await import("./progress.tsx")).Progress }));
