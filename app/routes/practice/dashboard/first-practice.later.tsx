import { lazy } from "react";

/** For the days before the first practice. */
export const FirstPractice = lazy(async () => ({ default: (await import("./first-practice.tsx")).FirstPractice }));
