import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { weeklyPick, weekOf } from "#core/reviews/queue-reasons.ts";
import { attempt } from "#tests/support/assigning.ts";
import { countedDatabase } from "#tests/support/counted-database.ts";
import { rowsOf } from "#tests/support/people.ts";
import { type Agency, handedIn } from "#tests/support/reviewing.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { createDisputes } from "#workers/services/conversations/disputes.ts";
import { createReviewQueue } from "#workers/services/teams/review-queue.ts";
import { createReviews } from "#workers/services/teams/reviews.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describe("the queue of reviews", () => {
  test("has what was handed in until somebody gives a verdict, with each reason, in one round trip", async () => {
    const world = testWorld();
    const { conversationId, boss, kim } = await handedIn(world);
    const { db, roundTrips } = countedDatabase(env.DB);
    const page = await createReviewQueue({ ...world, db }).open(boss.login, new URLSearchParams());
    expect(roundTrips()).toBe(1);
    expect(page).toMatchObject({ filter: null, next: null, isFirst: true });
    expect(page.attempts).toMatchObject([
      { conversationId, agent: "Kim", title: "Ready for Monday", mode: "text", reasons: ["unreviewed", "weekly"] },
    ]);
    await createReviews(world).comment(boss.login, conversationId, { turn: "1", words: "A comment is no verdict" });
    expect(await idsOf(world, boss.login)).toEqual([conversationId]);
    await createReviews(world).conclude(boss.login, conversationId, { verdict: "ready", words: "" });
    expect(await idsOf(world, boss.login)).toEqual([]);
    // A dispute brings it back until it is settled.
    const [hit] = await rowsOf("SELECT json_extract(score, '$.compliance[0]') AS hit FROM scores");
    const { rule, evidence } = JSON.parse(String(hit?.hit));
    const finding = { conversationId, rule, turn: evidence.turn, reason: "", shared: false };
    await createDisputes(world).dispute(kim.login, finding);
    expect(await reasonsOf(world, boss.login, conversationId)).toEqual(["disputed", "weekly"]);
    const review = { finding: rule, turn: evidence.turn, verdict: "agree", why: "" };
    await createReviews(world).judge(boss.login, conversationId, review);
    expect(await idsOf(world, boss.login)).toEqual([]);
  });

  test("has what is near the line and what may be a breach, and can show these alone", async () => {
    const world = testWorld();
    const { conversationId, boss, assignmentId } = await handedIn(world);
    const [row] = await rowsOf("SELECT total FROM assignment_attempts");
    const total = Number(row?.total);
    for (const [distance, isNear] of [
      [3, true],
      [-3, true],
      [4, false],
      [-4, false],
    ] as const) {
      await world.db.$client
        .prepare("UPDATE assignments SET task = json_set(task, '$.score', ?) WHERE id = ?")
        .bind(total + distance, assignmentId)
        .run();
      expect((await idsOf(world, boss.login, "near")).length > 0, String(distance)).toBe(isNear);
    }
    expect(await idsOf(world, boss.login, "likely")).toEqual([]);
    await world.db.$client
      .prepare("UPDATE scores SET score = json_set(score, '$.compliance[0].certainty', 'likely')")
      .run();
    expect(await idsOf(world, boss.login, "likely")).toEqual([conversationId]);
    expect(await reasonsOf(world, boss.login, conversationId)).toContain("likely");
    expect(await idsOf(world, boss.login, "disputed")).toEqual([]);
  });

  test("chooses one of each person and week, the same after others were reviewed", async () => {
    const world = testWorld();
    const agency = await handedIn(world, { score: 100, timeZone: "America/New_York" });
    const { boss, kim, conversationId } = agency;
    const ids = [conversationId];
    for (let more = 0; more < 3; more += 1) ids.push(await attempt(world, kim.login, agency.assignmentId));
    const pick = weeklyPick(kim.id, weekOf(world.now(), "America/New_York"), ids);
    expect(await idsOf(world, boss.login, "weekly")).toEqual([pick]);
    const rest = ids.filter((id) => id !== pick);
    const [other] = rest;
    await createReviews(world).conclude(boss.login, other ?? "", { verdict: "ready", words: "" });
    expect(await idsOf(world, boss.login, "weekly")).toEqual([pick]);
    await createReviews(world).conclude(boss.login, pick ?? "", { verdict: "ready", words: "" });
    expect(await idsOf(world, boss.login, "weekly")).toEqual([]);
    // Not of this week nor the last.
    await world.db.$client.prepare("DELETE FROM attempt_reviews").run();
    expect(await idsOf(world, boss.login, "weekly")).toEqual([pick]);
    await world.db.$client
      .prepare("UPDATE assignment_attempts SET handed_in_at = handed_in_at - ?")
      .bind(15 * DAY_MS)
      .run();
    expect(await idsOf(world, boss.login, "weekly")).toEqual([]);
  });

  test("has pages, each attempt once, also of many that were handed in at the same moment", async () => {
    const world = testWorld();
    const agency = await handedIn(world);
    await copies(world, agency, 60);
    const seen: string[] = [];
    let query: string | null = "";
    while (query !== null) {
      const page = await createReviewQueue(world).open(agency.boss.login, new URLSearchParams(query));
      expect(page.attempts.length).toBeLessThanOrEqual(25);
      seen.push(...page.attempts.map(({ conversationId }) => conversationId));
      query = page.next;
    }
    expect(seen).toHaveLength(61);
    expect(new Set(seen).size).toBe(61);
  });

  test("is of one's own people: never one's own, nor what was not handed in; agents have no such page", async () => {
    const world = testWorld();
    const agency = await handedIn(world, { score: 100 });
    const { conversationId, owner, otherBoss, kim, assignmentId } = agency;
    const begun = await attempt(world, kim.login, assignmentId, { ends: false });
    const tried = await attempt(world, kim.login, assignmentId, { counts: false });
    expect(await idsOf(world, owner.login)).toEqual([conversationId]);
    expect(JSON.stringify(await idsOf(world, owner.login))).not.toMatch(`${begun}|${tried}`);
    expect(await idsOf(world, otherBoss.login)).toEqual([]);
    await world.db.$client
      .prepare("UPDATE assignment_attempts SET user_id = ? WHERE conversation_id = ?")
      .bind(owner.id, conversationId)
      .run();
    expect(await idsOf(world, owner.login)).toEqual([]);
    const queue = createReviewQueue(world);
    await expect(queue.open(kim.login, new URLSearchParams())).rejects.toMatchObject({ code: "forbidden" });
    await expect(queue.open(null, new URLSearchParams())).rejects.toMatchObject({ code: "signed_out" });
  });
});

async function open(world: TestWorld, login: Agency["boss"]["login"], reason?: string) {
  return createReviewQueue(world).open(login, new URLSearchParams(reason ? { reason } : {}));
}

async function idsOf(world: TestWorld, login: Agency["boss"]["login"], reason?: string): Promise<string[]> {
  return (await open(world, login, reason)).attempts.map(({ conversationId }) => conversationId);
}

async function reasonsOf(world: TestWorld, login: Agency["boss"]["login"], id: string) {
  return (await open(world, login)).attempts.find(({ conversationId }) => conversationId === id)?.reasons;
}

/** Rows as those of the attempt that was handed in, under other ids. */
async function copies(world: TestWorld, { conversationId }: Agency, count: number): Promise<void> {
  for (const table of ["chat_conversations", "assignment_attempts"]) {
    const [row] = await rowsOf(
      `SELECT * FROM ${table} WHERE ${table === "chat_conversations" ? "id" : "conversation_id"} = ?`,
      conversationId,
    );
    const names = Object.keys(row ?? {});
    const statements = Array.from({ length: count }, (_, index) => {
      const values = Object.values({
        ...row,
        [table === "chat_conversations" ? "id" : "conversation_id"]: `copy-${index}`,
      });
      return world.db.$client
        .prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => "?")})`)
        .bind(...values);
    });
    await world.db.$client.batch(statements);
  }
}
