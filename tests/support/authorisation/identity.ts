import type { Row } from "./row.ts";

// What /auth/v1 answers to calls without any detail: whoever may call gets past the door (400 and 422 are the call's own
// mistakes),
// whoever may not is stopped at it. What the calls do is in tests/workers/api/identity.

const at = (route: string, status: Row["status"], path: Row["path"], body?: Row["body"]): Row => ({
  route,
  status,
  path,
  body,
});
const ANYBODY = (status: number) => [status, status, status, status, status] as const;
const PERSONS = (status: number) => [401, status, status, status, 403] as const;
const SERVER_ONLY = (status: number) => [401, 403, 403, 403, status] as const;
const path =
  (rest: string): Row["path"] =>
  () =>
    `/auth/v1${rest}`;
const user: Row["path"] = ({ ownerId }) => `/auth/v1/admin/users/${ownerId}`;
const nothing = () => ({});

export const authRows: Row[] = [
  at("GET /auth/v1/health", ANYBODY(200), path("/health")),
  at("GET /auth/v1/settings", ANYBODY(200), path("/settings")),
  at("GET /auth/v1/.well-known/jwks.json", ANYBODY(200), path("/.well-known/jwks.json")),
  at("GET /auth/v1/.well-known/openid-configuration", ANYBODY(200), path("/.well-known/openid-configuration")),
  at("POST /auth/v1/sso", ANYBODY(404), path("/sso"), nothing),
  at("POST /auth/v1/signup", ANYBODY(422), path("/signup"), nothing),
  at("POST /auth/v1/token", ANYBODY(400), path("/token?grant_type=password"), nothing),
  at("POST /auth/v1/otp", ANYBODY(400), path("/otp"), nothing),
  at("POST /auth/v1/magiclink", ANYBODY(400), path("/magiclink"), nothing),
  at("POST /auth/v1/recover", ANYBODY(400), path("/recover"), nothing),
  at("POST /auth/v1/resend", ANYBODY(400), path("/resend"), nothing),
  at("POST /auth/v1/verify", ANYBODY(400), path("/verify"), nothing),
  at("GET /auth/v1/verify", ANYBODY(400), path("/verify")),
  at("GET /auth/v1/open", ANYBODY(400), path("/open")),
  at("GET /auth/v1/authorize", ANYBODY(400), path("/authorize")),
  at("GET /auth/v1/callback", ANYBODY(302), path("/callback")),
  at("POST /auth/v1/callback", ANYBODY(302), path("/callback"), nothing),
  at("GET /auth/v1/user", PERSONS(200), path("/user")),
  at("PUT /auth/v1/user", PERSONS(200), path("/user"), nothing),
  at("GET /auth/v1/reauthenticate", PERSONS(200), path("/reauthenticate")),
  at("POST /auth/v1/logout", PERSONS(204), path("/logout")),
  // Manual linking is off in these settings, for everybody alike.
  at("GET /auth/v1/user/identities/authorize", ANYBODY(404), path("/user/identities/authorize")),
  at("DELETE /auth/v1/user/identities/:id", ANYBODY(404), path("/user/identities/none")),
  at("POST /auth/v1/factors", PERSONS(200), path("/factors"), () => ({ factor_type: "totp" })),
  at("POST /auth/v1/factors/:id/challenge", PERSONS(404), path("/factors/none/challenge"), nothing),
  at("POST /auth/v1/factors/:id/verify", PERSONS(404), path("/factors/none/verify"), nothing),
  at("DELETE /auth/v1/factors/:id", PERSONS(404), path("/factors/none")),
  at("POST /auth/v1/passkeys/registration/options", PERSONS(200), path("/passkeys/registration/options"), nothing),
  at("POST /auth/v1/passkeys/registration/verify", PERSONS(400), path("/passkeys/registration/verify"), nothing),
  at("POST /auth/v1/passkeys/authentication/options", ANYBODY(200), path("/passkeys/authentication/options"), nothing),
  at("POST /auth/v1/passkeys/authentication/verify", ANYBODY(400), path("/passkeys/authentication/verify"), nothing),
  at("GET /auth/v1/passkeys", PERSONS(200), path("/passkeys")),
  at("PATCH /auth/v1/passkeys/:id", PERSONS(404), path("/passkeys/none"), () => ({ friendly_name: "Mine" })),
  at("DELETE /auth/v1/passkeys/:id", PERSONS(404), path("/passkeys/none")),
  at("POST /auth/v1/invite", SERVER_ONLY(400), path("/invite"), nothing),
  at("POST /auth/v1/admin/generate_link", SERVER_ONLY(400), path("/admin/generate_link"), nothing),
  at("GET /auth/v1/admin/users", SERVER_ONLY(200), path("/admin/users")),
  at("POST /auth/v1/admin/users", SERVER_ONLY(400), path("/admin/users"), nothing),
  at("GET /auth/v1/admin/users/:id", SERVER_ONLY(200), user),
  at("PUT /auth/v1/admin/users/:id", SERVER_ONLY(200), user, nothing),
  at("DELETE /auth/v1/admin/users/:id", SERVER_ONLY(200), user),
  at("GET /auth/v1/admin/users/:id/factors", SERVER_ONLY(200), (known) => `${user(known)}/factors`),
  at("DELETE /auth/v1/admin/users/:id/factors/:factorId", SERVER_ONLY(404), (known) => `${user(known)}/factors/none`),
  at("GET /auth/v1/admin/users/:id/passkeys", SERVER_ONLY(200), (known) => `${user(known)}/passkeys`),
  at(
    "DELETE /auth/v1/admin/users/:id/passkeys/:passkeyId",
    SERVER_ONLY(404),
    (known) => `${user(known)}/passkeys/none`,
  ),
];
