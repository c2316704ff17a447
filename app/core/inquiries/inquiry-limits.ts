export const PARTNERSHIP_TYPES = ["Beta Tester", "Technology Partner", "Ambassador", "Other"] as const;

/** Characters. */
export const LINE_MAX = 200;
export const MESSAGE_MAX = 5000;
