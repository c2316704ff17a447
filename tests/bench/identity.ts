import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { z } from "zod";
import { hashToken } from "#workers/adapters/identity/login-cookie.ts";
import { type BuiltWorker, type BuiltWorkerOptions, startBuiltWorker } from "./built-worker.ts";
import { migrate, signIn } from "./practised-login.ts";
import { findCpuMs } from "./process-cpu.ts";
import { countingWrapper, countRoundTrips, proveCounting } from "./round-trips.ts";
import { atMost, median, milliseconds, type Row } from "./table.ts";

const PEOPLE = 10_000;
const REFRESHES = 100;
const PASSWORD = "Rehearse-9-calls";

/** Signing in, the admin page of many people, and a token that a hundred tabs refresh at once, by the built Worker. */
export async function measureIdentity(
  options: BuiltWorkerOptions,
  migrationsFolder: string,
  times: number,
): Promise<Row[]> {
  const worker = await startBuiltWorker({ ...options, wrapper: countingWrapper });
  try {
    await migrate(worker, migrationsFolder);
    const rows = [...(await adminPage(worker, times)), ...(await signIns(worker, times)), await refreshStorm(worker)];
    if (worker.faults.length > 0) throw new Error(`the product logged faults: ${worker.faults.slice(0, 3).join("\n")}`);
    return rows;
  } finally {
    await worker.stop();
  }
}

async function adminPage(worker: BuiltWorker, times: number): Promise<Row[]> {
  const cookie = await signIn(worker);
  const db = await worker.miniflare.getD1Database("DB");
  await db.prepare("INSERT INTO user_roles (user_id, role, created_at) SELECT id, 'admin', 0 FROM users").run();
  const page = (path = "/admin") => timed(worker, path, { headers: { Cookie: cookie } });
  const empty = await medianMs(times, () => page());
  await db
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO users (id, email, full_name, email_confirmed_at, created_at, updated_at)
       SELECT printf('person-%05d', i), printf('agent%05d@bench.example', i), printf('Agent %05d', i), i, i, i FROM n`,
    )
    .bind(PEOPLE)
    .run();
  const full = await medianMs(times, () => page());
  const last = await medianMs(times, () => page(`/admin?page=${PEOPLE / 50}`));
  const search = await medianMs(times, () => page("/admin?q=agent09999"));
  await proveCounting(worker);
  const view = { path: "/admin", cookie, status: 200, mostTrips: 1 };
  const floor = milliseconds(empty);
  return [
    {
      name: `/admin of ${PEOPLE.toLocaleString("en-US")} people, against one of nobody else`,
      ours: milliseconds(full),
      floor,
      ratio: full / empty,
      bar: atMost(2, full / empty),
    },
    { name: "  its last page", ours: milliseconds(last), floor, ratio: last / empty, bar: atMost(2, last / empty) },
    {
      name: "  a search in it",
      ours: milliseconds(search),
      floor,
      ratio: search / empty,
      bar: atMost(2, search / empty),
    },
    ...(await countRoundTrips(worker, [{ name: "/admin", ...view }])),
  ];
}

/** With a right password, and with a wrong one: of somebody there is, and of nobody. */
async function signIns(worker: BuiltWorker, times: number): Promise<Row[]> {
  const emails = await peopleWithPassword(worker, times);
  const right: number[] = [];
  const wrong: number[] = [];
  const nobody: number[] = [];
  for (const [index, email] of emails.entries()) {
    right.push(await passwordSignIn(worker, { email, password: PASSWORD, address: index }, 200));
    wrong.push(await passwordSignIn(worker, { email, password: "Wrong-9-calls", address: index }, 400));
    const stranger = `nobody-${index}@bench.example`;
    nobody.push(await passwordSignIn(worker, { email: stranger, password: PASSWORD, address: index }, 400));
  }
  const before = findCpuMs(worker.pid);
  for (const [index, email] of emails.entries()) {
    await passwordSignIn(worker, { email, password: PASSWORD, address: index }, 200);
  }
  const after = findCpuMs(worker.pid);
  const difference = median(wrong.map((ms, index) => ms / (nobody[index] ?? Number.NaN)));
  return [
    { name: `a sign-in, p50 of ${times}`, ours: milliseconds(median(right)) },
    ...(before === null || after === null
      ? []
      : [{ name: "  processor time of one sign-in", ours: milliseconds((after - before) / times) }]),
    {
      name: "  a wrong password, against that of nobody",
      ours: milliseconds(median(wrong)),
      floor: milliseconds(median(nobody)),
      ratio: difference,
      bar: atMost(1.1, Math.max(difference, 1 / difference)),
    },
  ];
}

/** A hundred exchanges of one refresh token at the same moment. */
async function refreshStorm(worker: BuiltWorker): Promise<Row> {
  const [email = ""] = await peopleWithPassword(worker, 1);
  const first = tokensSchema.parse(
    await (await postToken(worker, "password", { email, password: PASSWORD }, "192.0.2.200")).json(),
  );
  const answers = await Promise.all(
    Array.from({ length: REFRESHES }, () =>
      postToken(worker, "refresh_token", { refresh_token: first.refresh_token }, "192.0.2.201"),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200).length;
  const bodies = await Promise.all(answers.map(async (answer) => tokensSchema.safeParse(await answer.json()).data));
  const given = new Set(bodies.map((body) => body?.refresh_token));
  const db = await worker.miniflare.getD1Database("DB");
  const valid = await db
    .prepare(
      `SELECT count(*) AS n FROM refresh_tokens t JOIN grants g ON g.id = t.grant_id JOIN users u ON u.id = g.user_id
       WHERE u.email = ? AND t.used_at IS NULL AND t.revoked_at IS NULL`,
    )
    .bind(email)
    .first<number>("n");
  return {
    name: `${REFRESHES} refreshes of one token at once`,
    ours: `${refused} refused, ${given.size} token given, ${valid} valid`,
    bar: { text: "0, 1, 1", met: refused === 0 && given.size === 1 && valid === 1 },
  };
}

const tokensSchema = z.object({ refresh_token: z.string() });

/** E-mails of new people who share a password, hashed once by the product itself. */
async function peopleWithPassword(worker: BuiltWorker, many: number): Promise<string[]> {
  const email = `${randomUUID()}@bench.example`;
  const answer = await fetch(`${worker.url}/auth/v1/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`a sign-up answered ${answer.status}: ${await answer.text()}`);
  const db = await worker.miniflare.getD1Database("DB");
  const emails = Array.from({ length: many }, () => `${randomUUID()}@bench.example`);
  await db.batch(
    emails.map((one) =>
      db
        .prepare(
          `INSERT INTO users (id, email, full_name, password_hash, email_confirmed_at, created_at, updated_at)
           SELECT ?, ?, 'Robin Field', password_hash, 1, 1, 1 FROM users WHERE email = ?`,
        )
        .bind(randomUUID(), one, email),
    ),
  );
  return emails;
}

/** Each address may try a few times only, so each attempt has one of its own. */
async function passwordSignIn(
  worker: BuiltWorker,
  of: { email: string; password: string; address: number },
  status: number,
): Promise<number> {
  const address = `10.${await octetOf(of.email)}.${of.address >> 8}.${of.address & 255}`;
  const started = performance.now();
  const response = await postToken(worker, "password", { email: of.email, password: of.password }, address);
  await response.arrayBuffer();
  const ms = performance.now() - started;
  if (response.status !== status) throw new Error(`a sign-in answered ${response.status}, not ${status}`);
  return ms;
}

async function octetOf(email: string): Promise<number> {
  return Number.parseInt(hashToken(email).slice(0, 2), 16);
}

function postToken(worker: BuiltWorker, grantType: string, body: object, address: string): Promise<Response> {
  return fetch(`${worker.url}/auth/v1/token?grant_type=${grantType}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "cf-connecting-ip": address },
    body: JSON.stringify(body),
  });
}

async function timed(worker: BuiltWorker, path: string, init: RequestInit): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${worker.url}${path}`, init);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - started;
}

/** The first few are not counted: they compile. */
async function medianMs(times: number, measure: () => Promise<number>): Promise<number> {
  for (let warm = 0; warm < 30; warm += 1) await measure();
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push(await measure());
  return median(all);
}
