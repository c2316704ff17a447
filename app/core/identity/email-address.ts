import { stripMarkup } from "../plain-text.ts";

/** RFC 5321 allows a path of 256 octets with its angle brackets. */
export const EMAIL_MAX_LENGTH = 254;
export const EMAIL_PROBLEM = "Please enter a valid email address";

/** The form in which an email address is stored and looked up. */
export function cleanEmail(text: string): string {
  return stripMarkup(text).toLowerCase();
}

/** Whether a cleaned email address is one address with a domain. Quoted local parts and address lists are refused. */
export function isEmail(email: string): boolean {
  return email.length <= EMAIL_MAX_LENGTH && SHAPE.test(email);
}

const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?";
const SHAPE = new RegExp(`^[^\\s@,;:<>()\\[\\]\\\\"]{1,64}@(?:${LABEL}\\.)+(?:\\p{L}{2,63}|xn--[a-z0-9-]{1,59})$`, "u");
