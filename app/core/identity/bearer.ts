/**
 * For whom a call of the HTTP API is made, by the token it brings. `aal2`: a second factor was shown.
 * `mayAdminister`: if the person is an admin, this token is good for it.
 */
export type Bearer =
  | { role: "anon"; userId: null; aal: null }
  | { role: "authenticated"; userId: string; aal: "aal1" | "aal2"; mayAdminister: boolean }
  | { role: "service_role"; userId: null; aal: null };

export const ANYBODY: Bearer = { role: "anon", userId: null, aal: null };
