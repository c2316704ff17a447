import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { databaseOf } from "#app/node/backup/d1-database.ts";
import { moveOrganization } from "#app/node/move/move-organization.ts";
import { COMMANDS } from "#core/conversations/commands.ts";
import { Refusal } from "#core/errors.ts";
import { assign, assignedChoice } from "#tests/support/assigning.ts";
import { emptyHarbor, MAIN_HOST, migrateHarbor, worldAt } from "#tests/support/cells.ts";
import { moveOf } from "#tests/support/moving.ts";
import { browser, PASSWORD } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising } from "#tests/support/practising.ts";
import { member, type TeamPerson, team } from "#tests/support/teams.ts";
import type { TestWorld } from "#tests/support/world.ts";
import { createSignInPages } from "#workers/services/identity/sign-in-pages.ts";

beforeAll(migrateHarbor);
beforeEach(emptyHarbor);

const realIds = {
  newId: () => crypto.randomUUID(),
  newToken: () =>
    btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
      .replace(/[+/=]/g, "x")
      .slice(0, 43),
};

/** An agency with an assignment that nobody passes, so that everybody may try it again and again. */
async function agencyAt(world: TestWorld, name: string) {
  const agency = await team(world, { name });
  const agent = await member(world, agency.id, "agent");
  const assignmentId = await assign(world, agency.owner.login, { everyone: true, score: 100 });
  return { ...agency, agent, assignmentId };
}

/** So that a test that fails ends. */
const MOST_MS = 80_000;
/** Two people on a machine that has other things to do. */
const PAUSE_MS = 60;

/** What somebody was told is done. */
type Acknowledged = { lines: string[]; sessions: string[]; signIns: number };

/** Practices without a pause, as a browser that tries again when it is told to; until it is signed out, or `isOver`. */
async function keepPractising(world: TestWorld, who: TeamPerson, assignmentId: string, isOver: () => boolean) {
  const done: Acknowledged & { refused: number } = { lines: [], sessions: [], signIns: 0, refused: 0 };
  const tried = async <T>(act: () => Promise<T>): Promise<T | "refused" | "signed out"> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "moving") {
        done.refused += 1;
        return "refused";
      }
      if (error.code === "signed_out" || error.code === "moved") return "signed out";
      throw error;
    }
  };
  for (const beganAt = performance.now(); performance.now() - beganAt < MOST_MS && !isOver(); ) {
    const signedIn = await tried(() =>
      createSignInPages(world).signIn({ email: who.email, password: PASSWORD }, browser),
    );
    if (signedIn === "signed out") return done;
    if (signedIn !== "refused") done.signIns += 1;
    const person = practising(world, who.login, assignedChoice(assignmentId, true));
    for (const line of [...JUDGEABLE_LINES, COMMANDS.end]) {
      const key = crypto.randomUUID();
      let said = await tried(() => person.say(line, key));
      for (; said === "refused" && !isOver(); said = await tried(() => person.say(line, key)))
        await scheduler.wait(PAUSE_MS);
      if (said === "signed out" || said === "refused") return done;
      done.lines.push(key);
      await scheduler.wait(PAUSE_MS);
      if (line === COMMANDS.end) done.sessions.push(person.conversationId);
    }
    world.clock.advance(120_000);
  }
  return done;
}

async function foundIn(db: D1Database, keys: readonly string[]): Promise<number[]> {
  const sql =
    "SELECT (SELECT count(*) FROM chat_messages m WHERE m.client_key = k.value) AS times FROM json_each(?) AS k";
  return (await db.prepare(sql).bind(JSON.stringify(keys)).all<{ times: number }>()).results.map(({ times }) => times);
}

test("what was acknowledged while it moved is there once, and the other organization never waits", async () => {
  const world = worldAt(MAIN_HOST, realIds);
  const moving = await agencyAt(world, "Harbor Agency");
  const staying = await agencyAt(world, "Main Agency");
  const progress = { isOver: false };
  const busy = keepPractising(world, moving.agent, moving.assignmentId, () => progress.isOver);
  const other = worldAt(MAIN_HOST, realIds);
  const undisturbed = keepPractising(other, staying.agent, staying.assignmentId, () => progress.isOver);
  const count = async (userId: string) =>
    (await env.DB.prepare(
      "SELECT count(*) AS n FROM chat_messages m JOIN chat_conversations c ON c.id = m.conversation_id WHERE c.user_id = ?",
    )
      .bind(userId)
      .first<number>("n")) ?? 0;
  const until = async (isSo: () => Promise<boolean>) => {
    for (let tries = 0; !(await isSo()); tries += 1) {
      if (tries > 2000) throw new Error("it does not come to that");
      await scheduler.wait(10);
    }
  };
  await until(async () => (await count(moving.agent.id)) > 16);
  // Between the lock and the copy the other one says several lines more.
  const to = databaseOf(env.DB_HARBOR);
  const isLocked = async () => (await env.DB.prepare("SELECT step FROM organisation_moves").first("step")) === "locked";
  let waited = false;
  await moveOrganization(
    moveOf(moving.id, {
      to: {
        query: async (sql, params) => {
          if (!waited && sql.startsWith("SELECT name FROM pragma_table_info") && (await isLocked())) {
            waited = true;
            const before = await count(staying.agent.id);
            await until(async () => (await count(staying.agent.id)) > before + 6);
          }
          return to.query(sql, params);
        },
        batch: to.batch,
      },
    }),
  );
  expect(waited).toBe(true);
  const done = await busy;
  progress.isOver = true;
  const others = await undisturbed;
  expect(done.signIns).toBeGreaterThan(0);
  await world.settled();
  await other.settled();

  expect(done.lines.length).toBeGreaterThan(4);
  expect(done.refused).toBeGreaterThan(0);
  expect(new Set(await foundIn(env.DB_HARBOR, done.lines))).toEqual(new Set([1]));
  expect(new Set(await foundIn(env.DB, done.lines))).toEqual(new Set([0]));
  expect(others.refused).toBe(0);
  expect(new Set(await foundIn(env.DB, others.lines))).toEqual(new Set([1]));
  expect(new Set(await foundIn(env.DB_HARBOR, others.lines))).toEqual(new Set([0]));
  // Every session that ended is handed in and scored where it is now.
  const ended =
    "SELECT count(*) AS n FROM assignment_attempts t JOIN scores s USING (conversation_id) WHERE t.handed_in_at IS NOT NULL AND t.conversation_id IN (SELECT value FROM json_each(?))";
  for (const [db, times] of [
    [env.DB_HARBOR, done.sessions.length],
    [env.DB, 0],
  ] as const)
    expect(await db.prepare(ended).bind(JSON.stringify(done.sessions)).first("n")).toBe(times);
}, 90_000);
