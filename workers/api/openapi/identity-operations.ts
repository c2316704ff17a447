import { z } from "zod";
import {
  adminDeleteCall,
  adminUserCall,
  factorCall,
  factorVerifyCall,
  generateLinkCall,
  idTokenGrant,
  inviteCall,
  otpCall,
  passkeyNameCall,
  passkeyVerifyCall,
  passwordGrant,
  pkceGrant,
  recoverCall,
  refreshGrant,
  resendCall,
  signUpCall,
  userChangeCall,
  verifyCall,
} from "#core/identity/api/request-bodies.ts";
import {
  addressSchema,
  challengeSchema,
  enrolledSchema,
  factorSchema,
  generatedLinkSchema,
  halfConfirmedSchema,
  healthSchema,
  issuerSchema,
  keySetSchema,
  passkeyOptionsSchema,
  passkeySchema,
  publicSettingsSchema,
  removedFactorSchema,
  tokenSchema,
  userListSchema,
  userSchema,
} from "../identity/answer-schemas.ts";
import type { Operation } from "./operation.ts";

type Call = Pick<Operation, "method" | "path" | "summary" | "response"> &
  Partial<Pick<Operation, "auth" | "scope" | "query" | "errors">> & { body?: z.ZodType };

const CODES = "{ code, message } with X-Supabase-Api-Version: 2024-01-01, else { code, error_code, msg }";
const ERRORS = {
  400: `The call cannot be read, or its proof is wrong: ${CODES}.`,
  401: "No key or no token came with the call.",
  403: "The token, its grant or its person does not hold, or a code is wrong or old.",
  422: "A rule or a setting of the owner is against it.",
  429: "Too many in an hour; Retry-After says when.",
};

const answers = (schema: z.ZodType, describes = "Done."): Operation["response"] => ({
  status: 200,
  describes,
  schema,
});
const done = answers(z.object({}));
const tokens = answers(tokenSchema, "An access token, for JWT_EXP seconds (an hour unless set), and a refresh token.");
const user = answers(userSchema, "The person.");
const away: Operation["response"] = { status: 302, describes: "Where the browser goes next." };
const disabled: Operation["response"] = { status: 404, describes: "Always: it is disabled." };

const REDIRECT = {
  redirect_to: "Where a browser goes in the end: the site's own origin, or what URI_ALLOW_LIST allows; else the site.",
};
const TO_PROVIDER = {
  ...REDIRECT,
  provider: "One of those in /settings.",
  scopes: "What to ask the provider for.",
  code_challenge: "PKCE: 43 to 128 characters. With it the browser comes back with a code instead of tokens.",
  code_challenge_method: "s256.",
  skip_http_redirect: "true: the address as JSON instead of a redirect.",
};
const LINK = { token: "The token of an email's link.", type: "What the link is for." };

const open: Call[] = [
  { method: "get", path: "/health", summary: "Who answers here", response: answers(healthSchema), errors: {} },
  { method: "get", path: "/settings", summary: "What is enabled", response: answers(publicSettingsSchema), errors: {} },
  {
    method: "get",
    path: "/.well-known/jwks.json",
    summary: "The public keys of access tokens",
    response: answers(keySetSchema),
    errors: {},
  },
  {
    method: "get",
    path: "/.well-known/openid-configuration",
    summary: "Where what is, for libraries of OpenID Connect",
    response: answers(issuerSchema),
    errors: {},
  },
  {
    method: "post",
    path: "/signup",
    summary: "Signs up by email or phone and a password; with neither, anonymously",
    query: REDIRECT,
    body: signUpCall,
    response: answers(z.union([tokenSchema, userSchema]), "The person, or tokens where no email is asked for."),
  },
  {
    method: "post",
    path: "/token",
    summary: "Signs in, refreshes, or exchanges a code",
    query: { grant_type: "password, refresh_token, pkce or id_token. web3 is disabled." },
    body: z.union([passwordGrant, refreshGrant, pkceGrant, idTokenGrant]),
    response: tokens,
  },
  ...(["otp", "magiclink"] as const).map(
    (name): Call => ({
      method: "post",
      path: `/${name}`,
      summary:
        "Sends an email with a link and a code, or a text message; the same answer whether or not there is somebody",
      query: REDIRECT,
      body: otpCall,
      response: done,
    }),
  ),
  {
    method: "post",
    path: "/recover",
    summary: "Sends an email for a new password; the same answer whether or not there is somebody",
    query: REDIRECT,
    body: recoverCall,
    response: done,
  },
  {
    method: "post",
    path: "/resend",
    summary: "Sends the last email or text message of a kind again",
    query: REDIRECT,
    body: resendCall,
    response: done,
  },
  {
    method: "post",
    path: "/verify",
    summary: "A code or a link's token for a sign-in",
    body: verifyCall,
    response: answers(
      z.union([tokenSchema, halfConfirmedSchema]),
      "Tokens; or word that the other email is waited for.",
    ),
  },
  {
    method: "get",
    path: "/verify",
    summary: "The same for a browser that opened a link",
    query: { ...LINK, ...REDIRECT },
    response: { status: 303, describes: "To redirect_to, with tokens in the fragment, a code, or what went wrong." },
  },
  {
    method: "get",
    path: "/open",
    summary: "The page that emails lead to: one button, since mail scanners open every link",
    query: { ...LINK, ...REDIRECT },
    response: { status: 200, describes: "The page.", type: "text/html" },
  },
  { method: "get", path: "/authorize", summary: "To a provider", query: TO_PROVIDER, response: away },
  ...(["get", "post"] as const).map(
    (method): Call => ({
      method,
      path: "/callback",
      summary: "Back from a provider",
      query: { state: "Ours.", code: "The provider's." },
      response: away,
    }),
  ),
  { method: "post", path: "/sso", summary: "SAML", response: disabled, errors: {} },
];

const signedIn: Call[] = [
  { method: "get", path: "/user", summary: "Who the token stands for", scope: "profile:read", response: user },
  {
    method: "put",
    path: "/user",
    summary: "Changes one's own email, phone, password or metadata",
    query: REDIRECT,
    body: userChangeCall,
    response: user,
  },
  {
    method: "get",
    path: "/reauthenticate",
    summary: "Sends a code by which somebody shows that it is still them",
    response: done,
  },
  {
    method: "post",
    path: "/logout",
    summary: "Signs out",
    query: { scope: "global (all, the standard), local (this one) or others." },
    response: { status: 204, describes: "Done." },
  },
  {
    method: "get",
    path: "/user/identities/authorize",
    summary: "To a provider, to link its account",
    query: TO_PROVIDER,
    response: answers(addressSchema, "The address, or 302 to it."),
  },
  { method: "delete", path: "/user/identities/{id}", summary: "Unlinks; the last one stays", response: done },
  {
    method: "post",
    path: "/factors",
    summary: "Begins a second factor",
    body: factorCall,
    response: answers(enrolledSchema, "Its secret, also as a picture (SVG)."),
  },
  {
    method: "post",
    path: "/factors/{id}/challenge",
    summary: "Begins to show a second factor",
    response: answers(challengeSchema, "Good for five minutes."),
  },
  {
    method: "post",
    path: "/factors/{id}/verify",
    summary: "The right code raises the tokens to aal2",
    body: factorVerifyCall,
    response: tokens,
  },
  {
    method: "delete",
    path: "/factors/{id}",
    summary: "Removes a second factor; a proven one only at aal2",
    response: answers(removedFactorSchema),
  },
];

const passkey = answers(passkeySchema);
const passkeys: Call[] = [
  {
    method: "post",
    path: "/passkeys/registration/options",
    summary: "Begins a new passkey",
    response: answers(passkeyOptionsSchema, "For `navigator.credentials.create`; good for five minutes, once."),
  },
  {
    method: "post",
    path: "/passkeys/registration/verify",
    summary: "Adds the passkey that a browser has made",
    body: passkeyVerifyCall,
    response: passkey,
  },
  { method: "get", path: "/passkeys", summary: "One's passkeys", response: answers(z.array(passkeySchema)) },
  { method: "patch", path: "/passkeys/{id}", summary: "Names one", body: passkeyNameCall, response: passkey },
  {
    method: "delete",
    path: "/passkeys/{id}",
    summary: "Removes one; the last way to sign in stays",
    response: { status: 204, describes: "Removed." },
  },
];
const passkeySignIn: Call[] = [
  {
    method: "post",
    path: "/passkeys/authentication/options",
    summary: "Begins a sign-in by a passkey",
    response: answers(passkeyOptionsSchema, "For `navigator.credentials.get`; good for five minutes, once."),
  },
  {
    method: "post",
    path: "/passkeys/authentication/verify",
    summary: "Signs in by a passkey, at aal2",
    body: passkeyVerifyCall,
    response: tokens,
  },
];

const PAGE = { page: "From 1.", per_page: "At most 1000; 50 without it." };
const serversOnly: Call[] = [
  { method: "post", path: "/invite", summary: "Invites by email", query: REDIRECT, body: inviteCall, response: user },
  {
    method: "post",
    path: "/admin/generate_link",
    summary: "The link and the code that an email would carry; none is sent",
    query: REDIRECT,
    body: generateLinkCall,
    response: answers(generatedLinkSchema),
  },
  {
    method: "get",
    path: "/admin/users",
    summary: "Everybody, the newest first; X-Total-Count and Link say how many there are",
    query: PAGE,
    response: answers(userListSchema),
  },
  { method: "post", path: "/admin/users", summary: "Makes a person", body: adminUserCall, response: user },
  { method: "get", path: "/admin/users/{id}", summary: "One person", response: user },
  { method: "put", path: "/admin/users/{id}", summary: "Changes or bans one", body: adminUserCall, response: user },
  {
    method: "delete",
    path: "/admin/users/{id}",
    summary: "Deletes one, with all that is theirs",
    body: adminDeleteCall,
    response: done,
  },
  {
    method: "get",
    path: "/admin/users/{id}/factors",
    summary: "A person's second factors",
    response: answers(z.array(factorSchema)),
  },
  {
    method: "delete",
    path: "/admin/users/{id}/factors/{factorId}",
    summary: "Removes one",
    response: answers(factorSchema),
  },
  {
    method: "get",
    path: "/admin/users/{id}/passkeys",
    summary: "A person's passkeys",
    response: answers(z.array(passkeySchema)),
  },
  {
    method: "delete",
    path: "/admin/users/{id}/passkeys/{passkeyId}",
    summary: "Removes one; the last way to sign in stays",
    response: { status: 204, describes: "Removed." },
  },
];

export const authOperations: Operation[] = [
  ...open.map((call) => operation("Signing in", "none", call)),
  ...passkeySignIn.map((call) => operation("Signing in", "none", call)),
  ...passkeys.map((call) => operation("Passkeys", "bearer", call)),
  ...signedIn.map((call) => operation("The signed-in person", "bearer", call)),
  ...serversOnly.map((call) => operation("People, for the owner's server", "bearer", call)),
];

function operation(tag: string, auth: Operation["auth"], { body, path, ...call }: Call): Operation {
  return { tag, auth, path: `/auth/v1${path}`, errors: ERRORS, ...call, ...(body && { request: { schema: body } }) };
}
