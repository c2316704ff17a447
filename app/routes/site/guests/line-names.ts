import type { Line } from "#core/scenarios/schema.ts";

export const LINE_NAMES: Record<Line, string> = { auto: "Auto", home: "Home", life: "Life", commercial: "Commercial" };
