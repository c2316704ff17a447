/** For whom a call of the HTTP API is made, by the token it brings. `aal2`: a second factor was shown. */
export type Bearer =
  | { role: "anon"; userId: null; aal: null }
  | { role: "authenticated"; userId: string; aal: "aal1" | "aal2" }
  | { role: "service_role"; userId: null; aal: null };

export const ANYBODY: Bearer = { role: "anon", userId: null, aal: null };
