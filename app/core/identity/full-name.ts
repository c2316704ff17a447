import { stripMarkup } from "../plain-text.ts";

export const FULL_NAME_MIN_LENGTH = 2;
export const FULL_NAME_MAX_LENGTH = 100;
export const FULL_NAME_TOO_SHORT = "Full name must be at least 2 characters long";
export const FULL_NAME_TOO_LONG = "Full name must be at most 100 characters long";

export function cleanFullName(text: string): string {
  return stripMarkup(text);
}

/** What is wrong with a cleaned name, in the words a user sees; null: nothing. */
export function fullNameProblem(fullName: string): string | null {
  if (fullName.length < FULL_NAME_MIN_LENGTH) return FULL_NAME_TOO_SHORT;
  if (fullName.length > FULL_NAME_MAX_LENGTH) return FULL_NAME_TOO_LONG;
  return null;
}
