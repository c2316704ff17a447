import { env as bindings, waitUntil } from "cloudflare:workers";
import { createHash } from "node:crypto";
import { Hono } from "hono";
import { RouterContextProvider } from "react-router";
import { loginContext, nonceContext, servicesContext } from "#app/context.ts";
import { siteScripts } from "#app/site/site-scripts.ts";
import { siteStyles } from "#app/site/site-styles.ts";
import { Refusal } from "#core/errors.ts";
import { openDatabase } from "./adapters/d1/database.ts";
import { addFaultStatement } from "./adapters/d1/health-rows.ts";
import { findLogin } from "./adapters/identity/login-cookie.ts";
import { loadLearnedIfPossible } from "./adapters/learned.ts";
import type { ApiEnv } from "./api/api-env.ts";
import { consentLeadsTo } from "./api/consent-leads-to.ts";
import { createHealthz } from "./api/healthz.ts";
import { pageCalls, tokenCalls } from "./api/mounted.ts";
import { payingOrigins } from "./api/paying-origins.ts";
import { faultResponse, refusalResponse } from "./api/refusal-response.ts";
import { refuseCrossSite } from "./api/same-site.ts";
import { setSecurityHeaders } from "./api/security-headers.ts";
import { readUnreadBody } from "./api/unread-body.ts";
import { faultOf, log, onFault } from "./log.ts";
import { cacheSharedPages } from "./page-cache.ts";
import { handlePage } from "./page-handler.ts";
import { routeName } from "./route-name.ts";
import { createServices } from "./services/create-services.ts";
import { createFaultCounter } from "./services/health/fault-counter.ts";
import { allDatabases, mainDatabase } from "./services/which-database.ts";
import { findSettings, SettingsError } from "./settings.ts";

export { RealtimeHub } from "./realtime/realtime-hub.ts";
export { VoiceSession } from "./voice/voice-session.ts";

// Here, because this is what every isolate begins with, also one that holds calls.
onFault(
  createFaultCounter({
    write: (fault) => addFaultStatement(openDatabase(mainDatabase(bindings).binding), fault).run(),
    background: waitUntil,
    now: Date.now,
  }),
);

const allowed = {
  styleHash: sourceHash(siteStyles),
  scriptHashes: siteScripts.map(sourceHash).join(" "),
};

const app = new Hono<ApiEnv>();

// Around everything that answers: none of it need mind a body that it does not want.
app.use(readUnreadBody);

// Before the settings: it says nothing of them.
app.route("/", createHealthz());

// Before all else: nothing is served, not even from the cache, with settings that nobody has chosen.
app.use(async (c, next) => {
  const settings = findSettings(c.env);
  if (!(settings instanceof SettingsError)) return next();
  log("error", "settings.wrong", { message: settings.message });
  const names = settings.names.join(", ");
  const refused = c.text(`Rolecall is not set up. Settings that are missing or wrong: ${names}\n`, 503);
  setSecurityHeaders(refused.headers, { nonce: "", ...allowed });
  return refused;
});
// A page that is kept is kept with its headers: nothing more is done for it.
app.use(cacheSharedPages);
// Then headers, so that they are on whatever comes back, refusals and faults included.
app.use(async (c, next) => {
  // Hot reloading brings inline scripts without a nonce; the development policy asks for none.
  c.set("nonce", import.meta.env.DEV ? "" : newNonce());
  await next();
  // In place: assigning c.res would copy the answer and merge its headers once more.
  setSecurityHeaders(c.res.headers, {
    nonce: c.get("nonce"),
    asksForHuman: "TURNSTILE_SITE_KEY" in c.env,
    leadsTo: payingOrigins(c.req.path, c.env) || consentLeadsTo(c.req.url),
    ...allowed,
  });
});
app.use(async (c, next) => {
  await loadLearnedIfPossible(c.env.ASSETS);
  c.set(
    "services",
    createServices(c.env, {
      background: (work) => c.executionCtx.waitUntil(work),
      origin: originOf(c.req.url),
      timeZone: () => c.req.raw.cf?.timezone,
      languages: c.req.header("Accept-Language") ?? null,
    }),
  );
  return next();
});
// Before the wall against other sites: these calls stand on tokens and never on cookies.
app.route("/", tokenCalls);
app.use(refuseCrossSite);
app.use((c, next) => {
  c.set("login", findLogin(c.req.raw));
  return next();
});
app.route("/", pageCalls);
// A program that asks for what is not there is answered as programs are, not with a page.
app.all("/api/*", () => {
  throw new Refusal("not_found");
});

// `all`, not `get`: the actions of pages are POSTs.
app.all("*", async (c) => {
  const context = new RouterContextProvider();
  context.set(servicesContext, c.get("services"));
  context.set(loginContext, c.get("login"));
  context.set(nonceContext, c.get("nonce"));
  const response = await handlePage(c.req.raw, context);
  c.set("nonce", context.get(nonceContext));
  const movedTo = response.status === 404 ? await c.get("services").movedAddresses.ofPath(c.req.path) : null;
  if (movedTo !== null) return c.redirect(`https://${movedTo}${c.req.path}${new URL(c.req.url).search}`, 301);
  if (response.status === 404) log("info", "page.missing", { path: routeName(c.req.path) });
  return response;
});

app.onError((error, c) => {
  if (error instanceof Refusal) return refusalResponse(error);
  const reference = crypto.randomUUID();
  if (import.meta.env.DEV) console.error(error);
  log("error", "request.fault", {
    reference,
    path: routeName(c.req.path),
    ...faultOf(error),
  });
  if (/^\/(?:api|functions)\//.test(new URL(c.req.url).pathname)) return faultResponse(reference);
  return c.text(`Unexpected Application Error!\nReference: ${reference}`, 500);
});

export default {
  fetch: app.fetch,
  async scheduled(_controller, env, ctx) {
    const settings = findSettings(env);
    if (settings instanceof SettingsError) {
      log("error", "settings.wrong", { message: settings.message });
      throw settings;
    }
    await loadLearnedIfPossible(env.ASSETS);
    const background = (work: Promise<unknown>) => ctx.waitUntil(work);
    const runs = allDatabases(env, settings).map(({ name: database }) =>
      createServices(env, { background, origin: null, database }).housekeeping.run(),
    );
    // One that fails keeps no other from running.
    for (const run of await Promise.allSettled(runs)) if (run.status === "rejected") throw run.reason;
  },
} satisfies ExportedHandler<Env>;

/** As `new URL(url).origin`, for the normalised addresses that requests have, without parsing the rest. */
function originOf(url: string): string {
  return url.slice(0, url.indexOf("/", "https://".length));
}

/** As a policy names what may stand in a page. */
function sourceHash(source: string): string {
  return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
}

/** 128 random bits, base64: what CSP Level 3 asks of a nonce. */
function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
