/** The user list of the admin dashboard. */

export const USERS_A_PAGE = 50;
/** Longer than the longest email address and name there can be. */
const SEARCH_MAX_LENGTH = 254;
const LAST_PAGE = 10_000;

export type UserRow = {
  id: string;
  fullName: string;
  email: string;
  createdAt: number;
  /** Every role, "admin" first. */
  roles: string[];
};

export type UserListQuery = { search: string; page: number };

/**
 * From the address: `?q=` a part of a name or an email address, `?page=` counted from 1. What makes no sense is the
 * first page.
 */
export function parseUserListQuery(search: URLSearchParams): UserListQuery {
  const page = Number(search.get("page") ?? "1");
  return {
    search: (search.get("q") ?? "").trim().slice(0, SEARCH_MAX_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

export function userListAddress({ search, page }: UserListQuery): string {
  const query = new URLSearchParams();
  if (search) query.set("q", search);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "/admin" : `/admin?${query}`;
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / USERS_A_PAGE));
}

/**
 * A search as it is compared without upper and lower case. SQLite's `lower` folds ASCII letters only, so the other letters are
 * named, as [upper, lower], to be replaced in the text that is searched. A letter whose other case is not one character ("ß")
 * stays as typed.
 */
export function foldSearch(search: string): { text: string; letters: [upper: string, lower: string][] } {
  const letters = new Map<string, string>();
  const text = Array.from(search, (character) => {
    const lower = character.toLowerCase();
    const upper = lower.toUpperCase();
    if (character <= "\u007f") return lower;
    if (upper === lower || !isOneCharacter(lower) || !isOneCharacter(upper)) return character;
    if (!letters.has(upper) && letters.size >= LETTERS_FOLDED) return character;
    letters.set(upper, lower);
    return lower;
  }).join("");
  return { text, letters: [...letters] };
}

/** Each is two values in a statement, and D1 binds at most 100 (developers.cloudflare.com/d1/platform/limits). */
const LETTERS_FOLDED = 20;

function isOneCharacter(text: string): boolean {
  return Array.from(text).length === 1;
}
