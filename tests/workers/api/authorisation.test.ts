import { env } from "cloudflare:workers";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { type AuthApp, authApp, SERVICE_ROLE_KEY, SITE, signedIn } from "#tests/support/auth-client.ts";
import { assistantRows } from "#tests/support/authorisation/assistants.ts";
import { callRows, publicFormRows } from "#tests/support/authorisation/calls.ts";
import { conversationRows, FIRST_KEY } from "#tests/support/authorisation/conversations.ts";
import { functionRows } from "#tests/support/authorisation/functions.ts";
import { authRows } from "#tests/support/authorisation/identity.ts";
import { keyRows } from "#tests/support/authorisation/keys.ts";
import { realtimeRows } from "#tests/support/authorisation/realtime.ts";
import { restRows } from "#tests/support/authorisation/rest.ts";
import type { Known, Row } from "#tests/support/authorisation/row.ts";
import { storageRows } from "#tests/support/authorisation/storage.ts";
import { Tally } from "#tests/support/authorisation/tally.ts";
import { browser, rowsOf } from "#tests/support/people.ts";
import { loginCookie } from "#workers/adapters/identity/login-cookie.ts";
import { createStoredFiles } from "#workers/adapters/r2/stored-files.ts";
import { pageCalls, tokenCalls } from "#workers/api/mounted.ts";
import { startLogin } from "#workers/services/identity/login-start.ts";

/** Every call of the API. A part that is new adds its rows here. */
const rows: Row[] = [
  ...authRows,
  ...restRows,
  ...functionRows,
  ...storageRows,
  ...conversationRows,
  ...callRows,
  ...publicFormRows,
  ...realtimeRows,
  ...keyRows,
  ...assistantRows,
];

const CALLERS = ["anonymous", "other", "admin", "owner", "service"] as const;

let app: AuthApp;
let known: Known;
const refusals = new Tally<(typeof CALLERS)[number]>();
let headers: Record<(typeof CALLERS)[number], Record<string, string>>;

beforeEach(async () => {
  app = authApp(
    { SERVICE_ROLE_KEY },
    {
      storedFiles: createStoredFiles(env.STORAGE),
      extractor: { extract: async () => ({ ok: true, text: "hello", cut: false }) },
    },
  );
  const owner = await caller("owner@agency.example");
  const other = await caller("other@agency.example");
  const admin = await caller("admin@agency.example", true);
  const service = { apikey: SERVICE_ROLE_KEY, Authorization: `Bearer ${SERVICE_ROLE_KEY}` };
  headers = { anonymous: {}, other: other.headers, admin: admin.headers, owner: owner.headers, service };
  const made = await owner.client.from("chat_conversations").insert({ user_id: owner.id }).select("id").single();
  const store = app.client({ key: SERVICE_ROLE_KEY }).storage;
  await store.createBucket("files");
  await owner.client.storage.from("files").upload(`${owner.id}/a.txt`, new Blob(["x"], { type: "text/plain" }));
  known = {
    ownerId: owner.id,
    otherId: other.id,
    conversationId: made.data?.id,
    practiceId: "",
    newKey: () => crypto.randomUUID(),
  };
});

afterEach(() => app.world.settled());
afterAll(() => console.info(`Attempts at calls of the API that were refused: ${refusals}.`));

test("every call that is registered has a row, and every row is of a call", () => {
  const registered = [...tokenCalls.routes, ...pageCalls.routes]
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(rows.map(({ route }) => route))].sort()).toEqual([...new Set(registered)].sort());
});

describe("who may call what", () => {
  test.each(rows.map((row) => [row.about ? `${row.route} (${row.about})` : row.route, row] as const))(
    "%s",
    async (_, row) => {
      if (row.route.includes("/api/conversations/:id")) known.practiceId = await beginPractice();
      const found: number[] = [];
      for (const who of CALLERS) {
        const status = await statusOf(row, headers[who]);
        found.push(status);
        refusals.add(who, status >= 400);
        await app.world.settled();
      }
      expect(found).toEqual([...row.status]);
    },
  );
});

async function caller(email: string, admin = false) {
  const { id, client, session } = await signedIn(app, { email, admin });
  const { token } = await startLogin(app.world, id, browser);
  const [cookie = ""] = loginCookie(SITE, token).split(";");
  return { id, client, headers: { Authorization: `Bearer ${session?.access_token}`, Cookie: cookie } };
}

async function statusOf({ route, path, body }: Row, of: Record<string, string>): Promise<number> {
  const [method] = route.split(" ");
  const response = await app.fetch(`${SITE}${path(known)}`, {
    method,
    headers: { ...of, "Content-Type": "application/json", "cf-connecting-ip": "192.0.2.9" },
    body: body ? JSON.stringify(body(known)) : undefined,
    redirect: "manual",
  });
  await response.arrayBuffer();
  return response.status;
}

async function beginPractice(): Promise<string> {
  const choice = { scenarioId: "A-1", personaId: "dana", level: 1, seed: 1 };
  const response = await app.fetch(`${SITE}/api/conversations`, {
    method: "POST",
    headers: headers.owner,
    body: JSON.stringify({ choice, clientKey: FIRST_KEY, content: "Hi, this is Pat." }),
  });
  await response.text();
  const [row] = await rowsOf("SELECT id FROM chat_conversations WHERE kind = 'practice'");
  return String(row?.id);
}
