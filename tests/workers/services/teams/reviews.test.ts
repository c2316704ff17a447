import { describe, expect, test } from "vitest";
import { withDisputes } from "#core/scoring/disputed-score.ts";
import type { FindingPlace } from "#core/scoring/findings.ts";
import { type Score, scoreSchema } from "#core/scoring/score-schema.ts";
import { rowsOf } from "#tests/support/people.ts";
import { handedIn, thoseWhoMayNot } from "#tests/support/reviewing.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createDisputes } from "#workers/services/conversations/disputes.ts";
import { createOverseenFeedback } from "#workers/services/conversations/overseen-feedback.ts";
import { createRescoring } from "#workers/services/conversations/rescoring.ts";
import { createAccountPages } from "#workers/services/identity/account-pages.ts";
import { createReviews } from "#workers/services/teams/reviews.ts";

const WORDS = "שלום 👋🏽 — هذا جيد. \u{1F3E0}";

describe("what a reviewer says", () => {
  test("is read by the agent and by whoever oversees them, on a line and on the whole", async () => {
    const world = testWorld();
    const { conversationId, boss, owner, kim } = await handedIn(world);
    const reviews = createReviews(world);
    await reviews.comment(boss.login, conversationId, { turn: "1", at: "", words: `  ${WORDS}\r\nSecond line. ` });
    await reviews.comment(owner.login, conversationId, { turn: "", at: "", words: "Well done." });
    await reviews.conclude(boss.login, conversationId, { verdict: "again", words: "Once more." });
    const { review } = await createConversationPages(world).openFeedback(kim.login, conversationId);
    expect(review).toMatchObject({
      verdict: { verdict: "again", words: "Once more.", by: "Bo Kim" },
      comments: [
        { turn: 1, audioMs: null, words: `${WORDS}\nSecond line.`, by: "Bo Kim", isOwn: false },
        { turn: null, audioMs: null, words: "Well done.", isOwn: false },
      ],
      mayReview: false,
      mayAskForExample: false,
    });
    const seen = await createOverseenFeedback(world).open(owner.login, conversationId);
    expect(seen.review).toMatchObject({
      comments: [{ isOwn: false }, { isOwn: true }],
      mayReview: true,
      mayAskForExample: true,
    });
  });

  test("is refused to everybody else, the agent included, as if there were nothing", async () => {
    const world = testWorld();
    const agency = await handedIn(world);
    const { conversationId } = agency;
    const reviews = createReviews(world);
    const place = await findingOf(conversationId);
    for (const [who, { login }] of await thoseWhoMayNot(world, agency)) {
      for (const act of [
        reviews.comment(login, conversationId, { turn: "1", words: "x" }),
        reviews.deleteComment(login, conversationId, "none"),
        reviews.conclude(login, conversationId, { verdict: "ready", words: "" }),
        reviews.judge(login, conversationId, { ...place, verdict: "met", why: "x" }),
      ])
        await expect(act, who).rejects.toMatchObject({ code: "not_found" });
    }
    await expect(reviews.comment(null, conversationId, { turn: "1", words: "x" })).rejects.toMatchObject({
      code: "signed_out",
    });
    for (const table of ["review_comments", "attempt_reviews", "finding_reviews", "score_overrides"])
      expect(await rowsOf(`SELECT * FROM ${table}`)).toEqual([]);
    expect(await emailsOf()).toEqual([]);
  });

  test("is about what was handed in: private practice is not there to be reviewed", async () => {
    const world = testWorld();
    const { conversationId, boss } = await handedIn(world);
    await world.db.$client.prepare("UPDATE assignment_attempts SET handed_in_at = NULL").run();
    await expect(
      createReviews(world).comment(boss.login, conversationId, { turn: "1", words: "x" }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  test("of a manager who lost the group while writing is not saved", async () => {
    const world = testWorld();
    const { conversationId, boss, groupId } = await handedIn(world);
    const reviews = createReviews(world);
    await reviews.comment(boss.login, conversationId, { turn: "1", words: "Before" });
    await world.db.$client.prepare("DELETE FROM group_managers WHERE group_id = ?").bind(groupId).run();
    for (const act of [
      () => reviews.comment(boss.login, conversationId, { turn: "1", words: "After" }),
      () => reviews.conclude(boss.login, conversationId, { verdict: "ready", words: "" }),
    ])
      await expect(act()).rejects.toMatchObject({ code: "not_found" });
    expect(await rowsOf("SELECT words FROM review_comments")).toEqual([{ words: "Before" }]);
  });

  test("is written by no statement where the group is lost between reading and writing", async () => {
    const world = testWorld();
    const { conversationId, boss, groupId } = await handedIn(world);
    const place = await findingOf(conversationId);
    const lose = () => world.db.$client.prepare("DELETE FROM group_managers WHERE group_id = ?").bind(groupId).run();
    for (const act of ["comment", "conclude", "judge"] as const) {
      await world.db.$client
        .prepare("INSERT OR IGNORE INTO group_managers (group_id, user_id, created_at) VALUES (?, ?, 0)")
        .bind(groupId, boss.id)
        .run();
      const reviews = createReviews(afterReading(world, lose));
      const input = {
        comment: { turn: "1", words: "x" },
        conclude: { verdict: "ready", words: "" },
        judge: { ...place, verdict: "met", why: "x" },
      }[act];
      await expect(reviews[act](boss.login, conversationId, input), act).rejects.toMatchObject({ code: "not_found" });
    }
    for (const table of ["review_comments", "attempt_reviews", "finding_reviews", "score_overrides"])
      expect(await rowsOf(`SELECT * FROM ${table}`), table).toEqual([]);
  });

  test("sent twice is once, and may be up to 4,000 characters long", async () => {
    const world = testWorld();
    const { conversationId, boss, owner } = await handedIn(world);
    const reviews = createReviews(world);
    const long = "🏠".repeat(2000);
    await Promise.all(
      Array.from({ length: 5 }, () => reviews.comment(boss.login, conversationId, { turn: "2", words: long })),
    );
    await reviews.comment(owner.login, conversationId, { turn: "2", words: long });
    expect(await rowsOf("SELECT words FROM review_comments")).toEqual([{ words: long }, { words: long }]);
    for (const words of [`${long}x`, "x".repeat(9000), " \u0000 ", ""])
      await expect(reviews.comment(boss.login, conversationId, { turn: "2", words })).rejects.toMatchObject({
        code: "bad_request",
      });
    await reviews.conclude(boss.login, conversationId, { verdict: "ready", words: "Yes" });
    const [first] = await rowsOf("SELECT * FROM attempt_reviews");
    world.clock.advance(1000);
    await reviews.conclude(boss.login, conversationId, { verdict: "ready", words: "Yes" });
    expect(await rowsOf("SELECT * FROM attempt_reviews")).toEqual([first]);
    await reviews.conclude(owner.login, conversationId, { verdict: "again", words: "" });
    expect(await rowsOf("SELECT verdict, by_user_id FROM attempt_reviews")).toEqual([
      { verdict: "again", by_user_id: owner.id },
    ]);
  });

  test("is on a line that is there, or a second that was recorded", async () => {
    const world = testWorld();
    const { conversationId, boss } = await handedIn(world);
    const reviews = createReviews(world);
    for (const [place, text] of [
      [{ turn: "99", at: "" }, "There is no such line."],
      [{ turn: "1.5", at: "" }, "There is no such line."],
      [{ turn: "", at: "0:01" }, "The recording does not go that far."],
      [{ turn: "", at: "soon" }, "Write the moment as minutes and seconds, 1:05."],
      [{ turn: "1", at: "0:01" }, "A comment is on a line or on a moment, not on both."],
    ] as const)
      await expect(reviews.comment(boss.login, conversationId, { ...place, words: "x" })).rejects.toMatchObject({
        text,
      });
    // A second of sound, after the first.
    await world.db.$client
      .prepare(
        "INSERT INTO recordings (call_id, conversation_id, r2_key, offset_ms, size_bytes, created_at) VALUES ('c', ?, 'k', 1000, 96000, 0)",
      )
      .bind(conversationId)
      .run();
    await reviews.comment(boss.login, conversationId, { turn: "", at: "0:01", words: "Here" });
    expect(await rowsOf("SELECT turn, audio_ms FROM review_comments")).toEqual([{ turn: null, audio_ms: 1000 }]);
  });

  test("of a comment goes again by whoever wrote it, by nobody else", async () => {
    const world = testWorld();
    const { conversationId, boss, owner } = await handedIn(world);
    const reviews = createReviews(world);
    await reviews.comment(boss.login, conversationId, { turn: "1", words: "x" });
    const [comment] = await rowsOf("SELECT id FROM review_comments");
    const id = String(comment?.id);
    await reviews.deleteComment(owner.login, conversationId, id);
    expect(await rowsOf("SELECT id FROM review_comments")).toHaveLength(1);
    await reviews.deleteComment(boss.login, conversationId, id);
    expect(await rowsOf("SELECT id FROM review_comments")).toEqual([]);
  });
});

describe("a review of a finding", () => {
  test("makes a total beside the computed one, which both stay, and changes nothing of passing", async () => {
    const world = testWorld();
    const { conversationId, boss, kim } = await handedIn(world);
    const before = await rowsOf("SELECT total, gate, passed FROM assignment_attempts");
    await createReviews(world).judge(boss.login, conversationId, {
      ...(await findingOf(conversationId)),
      verdict: "met",
      why: `They said “some”. ${WORDS}`,
    });
    const page = await createConversationPages(world).openFeedback(kim.login, conversationId);
    expect(page.override?.total).toBe(page.score?.ungated);
    expect(page.override?.why).toContain(`No breach. They said “some”. ${WORDS}`);
    expect(page.override?.by).toBe("Bo Kim");
    expect(page.score?.total).toBeLessThan(page.override?.total ?? 0);
    expect(await rowsOf("SELECT total, gate, passed FROM assignment_attempts")).toEqual(before);
    const seen = await createOverseenFeedback(world).open(boss.login, conversationId);
    expect([seen.score?.total, seen.override]).toEqual([page.score?.total, page.override]);
  });

  test("needs a reason unless it agrees, and a finding that is there", async () => {
    const world = testWorld();
    const { conversationId, boss } = await handedIn(world);
    const place = await findingOf(conversationId);
    const reviews = createReviews(world);
    for (const [input, code] of [
      [{ ...place, verdict: "met", why: " " }, "bad_request"],
      [{ ...place, verdict: "maybe", why: "x" }, "bad_request"],
      [{ finding: "R99", turn: 0, verdict: "met", why: "x" }, "not_found"],
      [{ ...place, turn: 0, verdict: "met", why: "x" }, "not_found"],
    ] as const)
      await expect(reviews.judge(boss.login, conversationId, input)).rejects.toMatchObject({ code });
    await reviews.judge(boss.login, conversationId, { ...place, verdict: "agree", why: "" });
    expect(await rowsOf("SELECT verdict FROM finding_reviews")).toEqual([{ verdict: "agree" }]);
  });

  test("sent twice, and scoring everything again, gives the same bytes", async () => {
    const world = testWorld();
    const { conversationId, boss, owner } = await handedIn(world);
    const reviews = createReviews(world);
    const places = await checksOf(conversationId);
    const all = async () => JSON.stringify(await rowsOf("SELECT * FROM score_overrides"));
    for (const place of places.slice(0, 3))
      await reviews.judge(boss.login, conversationId, { ...place, verdict: "met", why: "Heard it" });
    const first = await all();
    world.clock.advance(5000);
    for (const place of places.slice(0, 3).reverse())
      await reviews.judge(boss.login, conversationId, { ...place, verdict: "met", why: "Heard it" });
    expect(await all()).toBe(first);
    // As an earlier rubric would have left it.
    await world.db.$client.prepare("UPDATE scores SET score = json_set(score, '$.rubricVersion', '2020.1')").run();
    const rescoring = createRescoring(world);
    expect((await rescoring.advance({ isOwner: true }, true))?.changed).toBe(1);
    expect((await rescoring.advance({ isOwner: true }, true))?.finishedAt).not.toBeNull();
    expect(await all()).toBe(first);
    // The same view again, by somebody else, of one of them: another reason, so another row, and the same total.
    await reviews.judge(owner.login, conversationId, { ...(places[0] ?? fail()), verdict: "met", why: "So did I" });
    const total = (text: string) => JSON.parse(text)[0].total;
    expect(total(await all())).toBe(total(first));
  });

  test("by two reviewers at once counts both, in one total", async () => {
    const world = testWorld();
    const { conversationId, boss, owner } = await handedIn(world);
    const places = await checksOf(conversationId);
    const reviews = createReviews(world);
    const chosen = places.slice(0, 4);
    await Promise.all(
      chosen.map((place, index) =>
        reviews.judge((index % 2 === 0 ? boss : owner).login, conversationId, { ...place, verdict: "met", why: "Yes" }),
      ),
    );
    expect(await rowsOf("SELECT count(*) AS count FROM finding_reviews")).toEqual([{ count: chosen.length }]);
    const [override] = await rowsOf("SELECT total, why FROM score_overrides");
    expect(String(override?.why).split("\n")).toHaveLength(chosen.length);
    // One after the other gives the same.
    const other = await handedIn(world);
    for (const place of chosen)
      await reviews.judge(other.boss.login, other.conversationId, { ...place, verdict: "met", why: "Yes" });
    const [after] = await rowsOf(
      "SELECT total, why FROM score_overrides WHERE conversation_id = ?",
      other.conversationId,
    );
    expect(override).toEqual(after);
  });

  test("settles the agent's dispute of it, in the score as well", async () => {
    const world = testWorld();
    const { conversationId, boss, kim } = await handedIn(world);
    const { finding, turn } = await findingOf(conversationId);
    const { gate } = await firstRunOf(conversationId);
    expect(gate).not.toBe("clear");
    await createDisputes(world).dispute(kim.login, { conversationId, rule: finding, turn, reason: "", shared: false });
    const pages = createConversationPages(world);
    expect((await pages.openFeedback(kim.login, conversationId)).score?.gate).toBe("clear");
    const reviews = createReviews(world);
    await reviews.judge(boss.login, conversationId, { finding, turn, verdict: "agree", why: "" });
    const upheld = await pages.openFeedback(kim.login, conversationId);
    expect(upheld.disputes).toMatchObject([{ status: "upheld" }]);
    expect(upheld.score?.gate).toBe(gate);
    expect(upheld.override?.total).toBe(upheld.score?.total);
    await reviews.judge(boss.login, conversationId, { finding, turn, verdict: "met", why: "On second thoughts" });
    const accepted = await pages.openFeedback(kim.login, conversationId);
    expect(accepted.disputes).toMatchObject([{ status: "accepted" }]);
    expect(accepted.score?.gate).toBe("clear");
    expect(accepted.override?.total).toBe(accepted.score?.ungated);
  });

  test("stays in step with a dispute of something else", async () => {
    const world = testWorld();
    const { conversationId, boss, kim } = await handedIn(world);
    const { finding, turn } = await findingOf(conversationId);
    const [check] = await checksOf(conversationId);
    const reviews = createReviews(world);
    await reviews.judge(boss.login, conversationId, { ...(check ?? fail()), verdict: "agree", why: "" });
    const totals = () => rowsOf("SELECT total, by_user_id FROM score_overrides");
    const score = await firstRunOf(conversationId);
    expect(await totals()).toEqual([{ total: score.total, by_user_id: boss.id }]);
    await createDisputes(world).dispute(kim.login, { conversationId, rule: finding, turn, reason: "", shared: false });
    const without = withDisputes(score, [], [{ finding, turn }]).total;
    expect(without).toBeGreaterThan(score.total);
    expect(await totals()).toEqual([{ total: without, by_user_id: boss.id }]);
  });

  test("is in the export of the agent, with the computed score", async () => {
    const world = testWorld();
    const { conversationId, boss, kim } = await handedIn(world);
    await createReviews(world).judge(boss.login, conversationId, {
      ...(await findingOf(conversationId)),
      verdict: "met",
      why: "No promise",
    });
    const text = await new Response(await createAccountPages(world).exportData(kim.login)).text();
    const [override] = await rowsOf("SELECT total FROM score_overrides");
    expect(text).toContain("No promise");
    expect(JSON.parse(text)).toMatchObject({
      judgments: [{ conversation_id: conversationId, total: override?.total }],
      scores: [{ conversation_id: conversationId, total: (await firstRunOf(conversationId)).total }],
      reviewed_findings: [{ verdict: "met", why: "No promise" }],
    });
  });
});

describe("the agent", () => {
  test("answers a review once; the same words again are no second answer", async () => {
    const world = testWorld();
    const agency = await handedIn(world);
    const { conversationId, boss, kim } = agency;
    const reviews = createReviews(world);
    await expect(reviews.answer(kim.login, conversationId, { words: "What?" })).rejects.toMatchObject({
      text: "There is no review to answer yet.",
    });
    await reviews.comment(boss.login, conversationId, { turn: "1", words: "Why?" });
    const others = (await thoseWhoMayNot(world, agency)).filter(([, { id }]) => id !== kim.id);
    for (const [who, { login }] of [...others, ["their manager", boss] as const])
      await expect(reviews.answer(login, conversationId, { words: "x" }), who).rejects.toMatchObject({
        code: "not_found",
      });
    await Promise.all(Array.from({ length: 5 }, () => reviews.answer(kim.login, conversationId, { words: WORDS })));
    await expect(reviews.answer(kim.login, conversationId, { words: "More" })).rejects.toMatchObject({
      code: "bad_request",
    });
    const { review } = await createOverseenFeedback(world).open(boss.login, conversationId);
    expect(review?.answer?.words).toBe(WORDS);
  });

  test("may answer after leaving: what was handed in stays, and so do its reviews", async () => {
    const world = testWorld();
    const { conversationId, owner, kim } = await handedIn(world);
    const reviews = createReviews(world);
    await reviews.comment(owner.login, conversationId, { turn: "1", words: "Why?" });
    await world.db.$client.prepare("UPDATE memberships SET left_at = 1 WHERE user_id = ?").bind(kim.id).run();
    await reviews.answer(kim.login, conversationId, { words: "Because." });
    expect(await rowsOf("SELECT words FROM review_answers")).toEqual([{ words: "Because." }]);
  });

  test("gets one email an hour about an attempt, ten minutes after the first remark, without a word of it", async () => {
    const world = testWorld();
    const { conversationId, boss, kim } = await handedIn(world);
    const reviews = createReviews(world);
    const comment = (words: string) => reviews.comment(boss.login, conversationId, { turn: "1", words });
    await Promise.all(["SECRET-1", "SECRET-2", "SECRET-3"].map(comment));
    await reviews.judge(boss.login, conversationId, {
      ...(await findingOf(conversationId)),
      verdict: "met",
      why: "SECRET",
    });
    await reviews.conclude(boss.login, conversationId, { verdict: "ready", words: "SECRET" });
    const [email, ...more] = await emailsOf();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ recipient: kim.email, subject: "Reviewed: Ready for Monday" });
    expect(email?.next_attempt_at).toBe(world.now() + 10 * 60_000);
    expect(String(email?.text)).toContain(`/conversations/${conversationId}#review`);
    expect(JSON.stringify(email)).not.toContain("SECRET");
    world.clock.advance(59 * 60_000);
    await comment("SECRET-4");
    expect(await emailsOf()).toHaveLength(1);
    world.clock.advance(2 * 60_000);
    // Nothing new was said.
    await comment("SECRET-4");
    expect(await emailsOf()).toHaveLength(1);
    await comment("SECRET-5");
    expect(await emailsOf()).toHaveLength(2);
  });
});

test("open pages of the agent and of those who oversee them look again, nobody else's", async () => {
  const told: (readonly string[])[] = [];
  const base = testWorld();
  const world = {
    ...base,
    realtime: {
      ...base.realtime,
      tellPages: async (userIds: readonly string[]) => {
        told.push([...userIds].sort());
      },
    },
  };
  const { conversationId, boss, owner, kim } = await handedIn(world);
  const reviews = createReviews(world);
  const everybody = [kim.id, boss.id, owner.id].sort();
  await reviews.comment(boss.login, conversationId, { turn: "1", words: "x" });
  expect(told).toEqual([everybody]);
  await reviews.comment(boss.login, conversationId, { turn: "1", words: "x" });
  expect(told).toHaveLength(1);
  await reviews.answer(kim.login, conversationId, { words: "y" });
  expect(told).toEqual([everybody, everybody]);
});

/** The world as it is, except that something happens after the next reading of a service. */
function afterReading(world: TestWorld, happens: () => Promise<unknown>): TestWorld {
  let isRead = false;
  const db = new Proxy(world.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== "batch" || typeof value !== "function")
        return typeof value === "function" ? value.bind(target) : value;
      return async (...args: unknown[]) => {
        const result: unknown = await Reflect.apply(value, target, args);
        if (!isRead) await happens();
        isRead = true;
        return result;
      };
    },
  });
  return { ...world, db };
}

async function firstRunOf(conversationId: string): Promise<Score> {
  const [row] = await rowsOf("SELECT score FROM scores WHERE conversation_id = ? AND run_no = 1", conversationId);
  return scoreSchema.parse(JSON.parse(String(row?.score)));
}

/** The breach of the attempt. */
async function findingOf(conversationId: string): Promise<FindingPlace> {
  const { compliance } = await firstRunOf(conversationId);
  const hit = compliance.find(({ certainty }) => certainty === "sure") ?? fail();
  return { finding: hit.rule, turn: hit.evidence.turn };
}

/** Checks that were not met. */
async function checksOf(conversationId: string): Promise<FindingPlace[]> {
  const { dimensions } = await firstRunOf(conversationId);
  return dimensions
    .flatMap(({ checks }) => checks)
    .filter(({ result, outOf }) => result === "not-met" && outOf > 0)
    .map(({ id, evidence }) => ({ finding: id, turn: evidence[0]?.turn ?? 0 }));
}

function emailsOf() {
  return rowsOf("SELECT * FROM outbox WHERE id LIKE 'review-%' ORDER BY created_at");
}

function fail(): never {
  throw new Error("the attempt has nothing of the kind");
}
