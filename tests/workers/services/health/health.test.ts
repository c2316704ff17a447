import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { takeErrors } from "#tests/support/console-errors.ts";
import { countedDatabase } from "#tests/support/counted-database.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { addFaultStatement } from "#workers/adapters/d1/health-rows.ts";
import { createHealthz } from "#workers/api/healthz.ts";
import { faultOf, log, onFault } from "#workers/log.ts";
import { MIGRATION_NAMES } from "#workers/migration-names.ts";
import { createFaultCounter } from "#workers/services/health/fault-counter.ts";
import { createHealth } from "#workers/services/health/health.ts";
import { runTasks } from "#workers/services/health/run-tasks.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";

const MINUTE_MS = 60_000;

async function adminOf(world: TestWorld) {
  const { id } = await person(world, { email: `admin-${world.newId()}@agency.example`, admin: true });
  return loginOf(world, id);
}

test("the build knows the migrations that are applied", () => {
  expect(MIGRATION_NAMES).toEqual(env.MIGRATIONS.map(({ name }) => name));
});

test("a deployment that has run its schedule is well, and is read in one round trip", async () => {
  const counted = countedDatabase(env.DB);
  const world = testWorld({ db: counted.db });
  const login = await adminOf(world);
  await createHousekeeping(world).run();
  const before = counted.roundTrips();
  const page = await createHealth(world).open(login);
  expect(counted.roundTrips() - before).toBe(1);
  expect(page.problems).toEqual([]);
  expect(page.migrations).toEqual({ applied: MIGRATION_NAMES.length, newest: MIGRATION_NAMES.at(-1), missing: [] });
  expect(page.tasks.filter(({ state }) => state !== "works")).toEqual([]);
  expect(page.tasks.map(({ task }) => task)).not.toContain("billing");
  expect(page.bound).toEqual(expect.arrayContaining(["DB", "NOTES", "VOICE"]));
});

test("admins alone see it and may have the engines asked", async () => {
  const world = testWorld();
  const health = createHealth(world);
  const agent = await loginOf(world, (await person(world)).id);
  for (const [login, code] of [
    [null, "signed_out"],
    [agent, "not_admin"],
  ] as const) {
    expect(await refusalOf(health.open(login))).toBe(code);
    expect(await refusalOf(health.check(login))).toBe(code);
  }
});

test("a migration that the build knows and the database does not is named", async () => {
  const world = testWorld();
  const page = await createHealth(world, [...MIGRATION_NAMES, "9999_next.sql"]).open(await adminOf(world));
  expect(page.migrations.missing).toEqual(["9999_next.sql"]);
  expect(page.problems.join()).toContain("9999_next.sql");
});

test("of emails it says how many wait, since when, why, and how many were given up; not of one that is due later", async () => {
  const world = testWorld();
  const login = await adminOf(world);
  const nowMs = world.now();
  const day = 24 * 60 * MINUTE_MS;
  const insert = (id: string, agoMs: number, attempts: number, error: string | null, dueInMs = 0, sent = false) =>
    env.DB.prepare(
      "INSERT INTO outbox (id, recipient, subject, text, html, created_at, attempts, next_attempt_at, last_error, sent_at) VALUES (?, 'r@agency.example', 's', 't', 'h', ?, ?, ?, ?, ?)",
    ).bind(id, nowMs - agoMs, attempts, nowMs + dueInMs, error, sent ? nowMs : null);
  await env.DB.batch([
    insert("later", 3 * 60 * MINUTE_MS, 0, null, 60 * MINUTE_MS),
    insert("tried", 40 * MINUTE_MS, 3, "timeout", 60 * MINUTE_MS),
    insert("new", MINUTE_MS, 1, "refused", MINUTE_MS),
    insert("sent", MINUTE_MS, 1, null, 0, true),
    insert("given-up", day, 20, "unavailable"),
  ]);
  const { mail, problems } = await createHealth(world).open(login);
  expect(mail).toEqual({
    ...{ waiting: 3, oldestAt: nowMs - 40 * MINUTE_MS, lastError: "refused", givenUp: 1, isSentOutside: true },
  });
  expect(problems).toEqual(expect.arrayContaining([expect.stringContaining("Emails wait longer")]));
});

test("of webhooks it says what waits and what was given up", async () => {
  const world = testWorld();
  const login = await adminOf(world);
  const nowMs = world.now();
  const { id } = await person(world);
  await env.DB.prepare(
    "INSERT INTO webhook_endpoints (id, user_id, url, events, sealed_secret, created_at) VALUES ('e', ?, 'https://agency.example', '[]', 's', 0)",
  )
    .bind(id)
    .run();
  const insert = (name: string, agoMs: number, nextAt: number | null, deliveredAt: number | null) =>
    env.DB.prepare(
      "INSERT INTO webhook_deliveries (id, endpoint_id, message_id, event, payload, created_at, attempts, next_attempt_at, delivered_at, last_status) VALUES (?, 'e', ?, 'x', '{}', ?, 1, ?, ?, 500)",
    ).bind(name, name, nowMs - agoMs, nextAt, deliveredAt);
  await env.DB.batch([
    insert("waits", 40 * MINUTE_MS, nowMs - 31 * MINUTE_MS, null),
    // Its receiver failed, and is given time.
    insert("backs-off", 90 * MINUTE_MS, nowMs + 1, null),
    insert("given-up", MINUTE_MS, null, null),
    insert("delivered", MINUTE_MS, null, nowMs),
  ]);
  const { webhooks } = await createHealth(world).open(login);
  expect(webhooks).toEqual({ waiting: 2, oldestAt: nowMs - 31 * MINUTE_MS, lastError: "500", givenUp: 1 });
});

test("a task that fails keeps no other from running, is written down by its kind, and the run fails", async () => {
  const world = testWorld();
  const login = await adminOf(world);
  const seen: string[] = [];
  const run = (shouldFail: boolean) =>
    runTasks(world, [
      {
        name: "outbox",
        run: async () => {
          if (shouldFail) throw new TypeError("of dana.reyes@agency.example");
        },
      },
      { name: "certificates", run: async () => seen.push("certificates") },
    ]);
  await run(false);
  world.clock.advance(MINUTE_MS);
  await expect(run(true)).rejects.toThrow(TypeError);
  expect(takeErrors()).toHaveLength(1);
  expect(seen).toHaveLength(2);
  const { tasks, problems } = await createHealth(world).open(login);
  expect(tasks.find(({ task }) => task === "outbox")).toMatchObject({
    state: "failing",
    run: { finishedAt: world.now() - MINUTE_MS, failedAt: world.now(), failure: "TypeError" },
  });
  expect(problems).toEqual(["A task failed the last time: outbox."]);
  world.clock.advance(MINUTE_MS);
  await run(false);
  expect((await createHealth(world).open(login)).problems).toEqual([]);
  expect(JSON.stringify(await rowsOf("SELECT * FROM scheduled_runs"))).not.toContain("dana");
});

test("faults are counted by place and kind, without anybody's words, once a minute at most, and for a week", async () => {
  const world = testWorld();
  const login = await adminOf(world);
  onFault(
    createFaultCounter({
      write: (fault) => addFaultStatement(world.db, fault).run(),
      background: world.background,
      now: world.now,
    }),
  );
  const odd = new Error("x");
  odd.name = "dana.reyes@agency.example said";
  try {
    for (let times = 0; times < 3; times++)
      log("warn", "request.fault", { path: "chat", ...faultOf(new RangeError("of Dana")) });
    log("warn", "voice.store-failed", faultOf(odd));
    log("warn", "mail.failed", { reason: "timeout" });
    await world.settled();
    world.clock.advance(MINUTE_MS);
    log("warn", "request.fault", { path: "chat", ...faultOf(new RangeError("of Dana")) });
    await world.settled();
  } finally {
    onFault(() => undefined);
  }
  const { faults } = await createHealth(world).open(login);
  expect(faults).toEqual([
    { where: "request.fault /chat", kind: "RangeError", count: 4, lastAt: world.now() },
    { where: "voice.store-failed", kind: "Error", count: 1, lastAt: world.now() - MINUTE_MS },
  ]);
  world.clock.advance((7 * 24 + 1) * 60 * MINUTE_MS - MINUTE_MS);
  await createHousekeeping(world).run();
  expect(await rowsOf("SELECT * FROM fault_counts")).toEqual([]);
});

test("a fault that cannot be counted makes nothing fail", async () => {
  const count = createFaultCounter({
    write: () => Promise.reject(new Error("no database")),
    background: () => {
      throw new Error("outside of a request");
    },
    now: () => 0,
  });
  expect(() => count({ where: "x", kind: "Error" })).not.toThrow();
});

test("machines are told ok or not ok and nothing else, and the database is read once in five seconds", async () => {
  const counted = countedDatabase(env.DB);
  const clock = { nowMs: 0 };
  const healthz = createHealthz(() => clock.nowMs);
  const ask = async (more: object = {}) => {
    const answer = await healthz.request("/healthz", {}, { ...env, DB: counted.db.$client, ...more });
    return [answer.status, await answer.text(), answer.headers.get("Cache-Control")];
  };
  expect(await ask()).toEqual([200, "ok\n", "no-store"]);
  await ask();
  expect(counted.roundTrips()).toBe(1);
  clock.nowMs += 5_000;
  await env.DB.prepare("UPDATE d1_migrations SET name = 'x' WHERE name = ?").bind(MIGRATION_NAMES.at(-1)).run();
  try {
    expect(await ask()).toEqual([503, "not ok\n", "no-store"]);
  } finally {
    await env.DB.prepare("UPDATE d1_migrations SET name = ? WHERE name = 'x'").bind(MIGRATION_NAMES.at(-1)).run();
  }
  clock.nowMs += 5_000;
  expect(await ask()).toEqual([200, "ok\n", "no-store"]);
  clock.nowMs += 5_000;
  expect(
    await ask({
      DB: {
        prepare: () => {
          throw new Error("away");
        },
      },
    }),
  ).toEqual([503, "not ok\n", "no-store"]);
  clock.nowMs += 5_000;
  expect(await ask({ SITE_URL: "nonsense" })).toEqual([503, "not ok\n", "no-store"]);
});
