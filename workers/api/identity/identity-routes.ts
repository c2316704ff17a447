import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { API_VERSION, IdentityError } from "#core/identity/api/identity-error.ts";
import { isMeantAsKey } from "#core/identity/api-keys/key-format.ts";
import type { ApiEnv } from "../api-env.ts";
import { adminCalls } from "./admin-calls.ts";
import { errorAnswer } from "./error-answer.ts";
import { oauthCalls } from "./oauth-calls.ts";
import { passkeyCalls } from "./passkey-calls.ts";
import { publicCalls } from "./public-calls.ts";
import { tokenOfCall } from "./read-call.ts";
import { signInCalls } from "./sign-in-calls.ts";
import { userCalls } from "./user-calls.ts";

/** The limit of the reference server. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Paths without an API key: those that a browser navigates to, and public information. */
const WITHOUT_KEY = /\/auth\/v1\/(verify|open|callback|authorize|health|\.well-known\/.*)$/;

/**
 * /auth/v1, compatible with the client @supabase/supabase-js. Calls are authorised by the token that they send, never by a
 * cookie. So other sites may make calls (CORS), but not in the name of a person who is signed in here.
 */
export const authApi = new Hono<ApiEnv>()
  .use(
    cors({
      origin: "*",
      allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
      allowHeaders: [
        "Accept",
        "Authorization",
        "Content-Type",
        "apikey",
        "X-Client-IP",
        "X-Client-Info",
        "X-JWT-AUD",
        "x-use-cookie",
        "X-Supabase-Api-Version",
      ],
      exposeHeaders: ["X-Total-Count", "Link", "X-Supabase-Api-Version", "Retry-After", "x-sb-error-code"],
      maxAge: 86_400,
    }),
  )
  .use(async (c, next) => {
    // Hono runs the GET handler for HEAD, so a mail scanner that sends HEAD would spend the token of an email's link.
    if (c.req.method === "HEAD") return c.body(null, 405, { Allow: "GET, POST, PUT, DELETE, OPTIONS" });
    await next();
  })
  .use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new IdentityError("request_too_large");
      },
    }),
  )
  .use(async (c, next) => {
    const key = c.req.header("apikey") ?? c.req.query("apikey") ?? null;
    const isByOwnKey = isMeantAsKey(tokenOfCall(c) ?? "");
    const needsKey =
      !isByOwnKey && !(c.req.method === "GET" && WITHOUT_KEY.test(c.req.path)) && !c.req.path.endsWith("/callback");
    if (needsKey && !(await c.var.services.identityApi.isKnownKey(key))) {
      const message = key === null ? "No API key found in request" : "Invalid API key";
      throw new IdentityError("no_authorization", { message });
    }
    await next();
    if (c.req.header("X-Supabase-Api-Version") === API_VERSION) c.header("X-Supabase-Api-Version", API_VERSION);
  })
  .route("/", publicCalls)
  .route("/", signInCalls)
  .route("/", userCalls)
  .route("/", passkeyCalls)
  .route("/", oauthCalls)
  .route("/", adminCalls)
  .all("*", () => {
    throw new IdentityError("not_found");
  })
  .onError(errorAnswer);
