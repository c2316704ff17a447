// What somebody has typed and not sent, kept in this browser for that person alone: it outlasts a reload, a crash, being offline and an
// ended login. It is forgotten when it is sent, when they sign out, and after 30 days.

const KEY = "draft:";
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Longer than any field takes. */
const MAX_LENGTH = 20_000;

/** `field`: which one, on which page. */
export type DraftPlace = { person: string; field: string };

export function findDraft(place: DraftPlace): string {
  try {
    const { text, atMs } = parseDraft(localStorage.getItem(keyOf(place)));
    return Date.now() - atMs < KEPT_MS ? text : "";
  } catch {
    return "";
  }
}

export function keepDraft(place: DraftPlace, text: string): void {
  try {
    if (text.trim() === "" || text.length > MAX_LENGTH) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify({ text, atMs: Date.now() }));
  } catch {
    // Storage can be full or switched off; the draft then lives as long as the page.
  }
}

/** All of one person, who signs out. */
export function forgetDrafts(person: string): void {
  forgetWhere((key) => key.startsWith(`${KEY}${person}:`));
}

/** Those of anybody that are too old to be shown. */
export function forgetOldDrafts(): void {
  forgetWhere((_, value) => Date.now() - parseDraft(value).atMs >= KEPT_MS);
}

function forgetWhere(isOver: (key: string, value: string | null) => boolean): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    for (const key of keys)
      if (key.startsWith(KEY) && isOver(key, localStorage.getItem(key))) localStorage.removeItem(key);
  } catch {
    // Where storage is switched off nothing was kept.
  }
}

function parseDraft(value: string | null): { text: string; atMs: number } {
  const kept = read(value);
  if (typeof kept !== "object" || kept === null || !("text" in kept) || !("atMs" in kept)) return NONE;
  const { text, atMs } = kept;
  return typeof text === "string" && typeof atMs === "number" ? { text, atMs } : NONE;
}

function read(value: string | null): unknown {
  try {
    return JSON.parse(value ?? "null");
  } catch {
    return null;
  }
}

const NONE = { text: "", atMs: 0 };

function keyOf({ person, field }: DraftPlace): string {
  return `${KEY}${person}:${field}`;
}
