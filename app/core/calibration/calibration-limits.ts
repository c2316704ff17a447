// Apart from the schemas: pages load it in the browser, without zod.

export const CALIBRATION_TITLE_MAX_LENGTH = 200;
export const PEOPLE_LEAST = 2;
export const PEOPLE_MOST = 20;
export const ATTEMPTS_MOST = 12;
export const WHY_MAX_LENGTH = 500;
/** A score has about 60 checks at most. */
export const CHECKS_MOST = 200;
