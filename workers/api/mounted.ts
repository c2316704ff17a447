import { Hono } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { callSocket, callsApi } from "./calls.ts";
import { conversationsApi } from "./conversations.ts";
import { enginesApi } from "./engine-health.ts";
import { fileNotesApi } from "./file-notes.ts";
import { functionsApi } from "./functions/functions-api.ts";
import { authApi } from "./identity/identity-routes.ts";
import { refuseKeysInAddresses } from "./key-in-address.ts";
import { sayKeyQuota } from "./key-quota.ts";
import { mcpApi } from "./mcp/mcp-api.ts";
import { oauthApi } from "./mcp/oauth-api.ts";
import { openApiApi } from "./openapi/openapi-api.ts";
import { organizationApi } from "./organization.ts";
import { ownTimeZoneApi } from "./own-time-zone.ts";
import { paletteApi } from "./palette.ts";
import { passkeyOptionsApi } from "./passkey-options.ts";
import { publicFormsApi } from "./public-forms.ts";
import { pageSocket, realtimeApi } from "./realtime.ts";
import { restApi } from "./rest/rest-api.ts";
import { storageApi } from "./storage/storage-api.ts";
import { stripeWebhook } from "./stripe-webhook.ts";

/** Calls that are authorised by the token, key or signature they send, never by a cookie: any site may make them. */
export const tokenCalls = new Hono<ApiEnv>()
  .use(sayKeyQuota)
  .use(refuseKeysInAddresses)
  .route("/auth/v1", authApi)
  .route("/rest/v1", restApi)
  .route("/realtime/v1", realtimeApi)
  .route("/", callSocket)
  .route("/functions/v1", functionsApi)
  .route("/storage/v1", storageApi)
  .route("/webhooks", stripeWebhook)
  .route("/api", openApiApi)
  .route("/api", enginesApi)
  .route("/api", organizationApi)
  .route("/api", fileNotesApi)
  .route("/", oauthApi)
  .route("/", mcpApi);

/** Calls of our own pages, authorised by the login cookie. They need the CSRF check (`refuseCrossSite`) in front of them. */
export const pageCalls = new Hono<ApiEnv>()
  .route("/api", conversationsApi)
  .route("/api/public", publicFormsApi)
  .route("/api", callsApi)
  .route("/api", pageSocket)
  .route("/api", passkeyOptionsApi)
  .route("/api", ownTimeZoneApi)
  .route("/api", paletteApi);
