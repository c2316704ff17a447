import { env } from "cloudflare:workers";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { Refusal } from "#core/errors.ts";
import { findLogin } from "#workers/adapters/identity/login-cookie.ts";
import type { ApiEnv } from "#workers/api/api-env.ts";
import { pageCalls, tokenCalls } from "#workers/api/mounted.ts";
import { faultResponse, refusalResponse } from "#workers/api/refusal-response.ts";
import { createServices } from "#workers/services/create-services.ts";
import type { World } from "#workers/services/world.ts";
import { readSettings } from "#workers/settings.ts";
import { PASSWORD, person } from "./people.ts";
import { type TestWorld, testWorld } from "./world.ts";

export const SITE = "https://rolecall.example";
export const ANON_KEY = "anon-key-of-the-tests";
export const SERVICE_ROLE_KEY = "service-role-key-of-the-tests";

export type AuthApp = {
  world: TestWorld;
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** The ecosystem's client, unmodified, as a browser tab of its own. */
  client: (options?: { flowType?: "implicit" | "pkce"; address?: string; key?: string }) => SupabaseClient;
};

/** The identity API in front of a test's world: real ids, since clients check that they are UUIDs, and settings as given. */
export function authApp(settings: Record<string, string> = {}, overrides: Partial<World> = {}): AuthApp {
  const world = testWorld({
    newId: () => crypto.randomUUID(),
    newCode: sequence(),
    settings: readSettings({
      SITE_URL: SITE,
      APP_SECRET: "a secret of the tests, long enough",
      ADMIN_SECOND_FACTOR_REQUIRED: "false",
      ...settings,
    }),
    siteUrl: SITE,
    ...overrides,
  });
  // A client reads its own clock to tell whether a token has ended.
  world.clock.nowMs = Date.now();
  const app = new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.set("services", createServices(env, { background: world.background, origin: SITE }, world));
      await next();
    })
    .route("/", tokenCalls)
    .use(async (c, next) => {
      c.set("login", await findLogin(c.req.raw));
      await next();
    })
    .route("/", pageCalls)
    .onError((error) => (error instanceof Refusal ? refusalResponse(error) : faultResponse("test")));
  const execution = { waitUntil: world.background, passThroughOnException: () => {}, props: {} };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
    app.fetch(new Request(input, init), env, execution);

  return {
    world,
    fetch,
    client({ flowType = "implicit", address = "192.0.2.7", key = ANON_KEY } = {}) {
      const headers = { "cf-connecting-ip": address };
      return createClient(SITE, key, {
        auth: {
          flowType,
          autoRefreshToken: false,
          detectSessionInUrl: false,
          storage: memory(),
          persistSession: true,
          experimental: { passkey: true },
        },
        global: {
          headers,
          fetch: async (input, init) => {
            const request = new Request(input, init);
            for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
            return app.fetch(request, env, execution);
          },
        },
      });
    },
  };
}

/** The link in the newest email to somebody, as their browser would open it. */
export function linkIn(world: TestWorld, recipient: string): URL {
  const text = world.delivered.findLast((mail) => mail.recipient === recipient)?.text ?? "";
  const [link] = /https:\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`There is no mail with a link to ${recipient}.`);
  return new URL(link);
}

/** The six digits in it. */
export function codeIn(world: TestWorld, recipient: string): string {
  const messages = [...world.delivered, ...world.texts].filter((one) => one.recipient === recipient);
  const [, code] = /code is (\d{6})/.exec(messages.at(-1)?.text ?? "") ?? [];
  if (code === undefined) throw new Error(`There is no code for ${recipient}.`);
  return code;
}

/** Presses the button behind an email's link: where the browser is sent. */
export async function follow(app: AuthApp, link: URL): Promise<URL> {
  const verify = new URL(link);
  verify.pathname = "/auth/v1/verify";
  const response = await app.fetch(verify);
  if (response.status !== 303) throw new Error(`GET /verify answered ${response.status}: ${await response.text()}`);
  return new URL(response.headers.get("Location") ?? "");
}

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

function sequence(): () => string {
  let next = 100_000;
  return () => {
    next += 1;
    return String(next);
  };
}

/** A client that has signed in with a password, as somebody with a confirmed e-mail. */
export async function signedIn(app: AuthApp, of: Parameters<typeof person>[1] = {}) {
  const someone = await person(app.world, of);
  const client = app.client();
  const { data, error } = await client.auth.signInWithPassword({ email: someone.email, password: PASSWORD });
  if (error) throw error;
  return { ...someone, client, session: data.session };
}
