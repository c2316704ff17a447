/** The user list of the admin dashboard (product specification, section 6). */

export const USERS_A_PAGE = 50;
/** Longer than the longest e-mail and name there can be. */
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

/** From the address: `?q=` a part of a name or an e-mail, `?page=` counted from 1. What makes no sense is the first page. */
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
