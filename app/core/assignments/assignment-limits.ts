// Apart from the schemas: pages load it in the browser, without zod.

/** Frozen whole, a scenario takes 45 kB; a row of D1 at most 2 MB. */
export const SCENARIOS_MOST = 12;
export const TITLE_MAX_LENGTH = 200;
export const EXCUSE_MAX_LENGTH = 500;
