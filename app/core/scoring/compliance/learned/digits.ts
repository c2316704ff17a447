/** How the learned files write numbers as text: a digit from 0 to 88 is a character that needs no escape in a string. */
export const DIGITS = 89;

/** "%" to "~" without the backslash. */
export function digitOf(value: number): string {
  const code = FIRST_CODE + value;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

export function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code - FIRST_CODE - (code > BACKSLASH ? 1 : 0);
}

/** Two digits. */
export function numberOf(value: number): string {
  return digitOf(Math.floor(value / DIGITS)) + digitOf(value % DIGITS);
}

export function numberAt(text: string, at: number): number {
  return digitAt(text, at) * DIGITS + digitAt(text, at + 1);
}

/** The largest number of two digits. */
export const MOST_NUMBER = DIGITS * DIGITS - 1;

/** FNV-1a, folded to 24 bits: a name is known by it. Two that share one share a weight, which costs less than the names would. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

const FIRST_CODE = 37;
const BACKSLASH = 92;
