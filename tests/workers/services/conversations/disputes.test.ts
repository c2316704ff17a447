import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { Login } from "#core/identity/login.ts";
import { practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { scoreDisputes, scoreOverrides, scores } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { userRoles } from "#workers/adapters/d1/schema/user-tables.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createDisputes } from "#workers/services/conversations/disputes.ts";

describe("disputing a finding", () => {
  test("takes it out of the score until it is settled, and the run before it is kept", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const finding = await foundIn(world, login);
    const before = await pageOf(world, login, finding);
    expect(before.score).toMatchObject({ gate: "failed" });
    await createDisputes(world).dispute(login, asked(finding, " The customer asked me to say it. "));
    const page = await pageOf(world, login, finding);
    const { rule, turn } = finding;
    expect(page.disputes).toEqual([{ rule, turn, reason: "The customer asked me to say it.", status: "open" }]);
    expect(page.score?.compliance).toMatchObject([{ rule, disputed: true }]);
    expect(page.score?.gate).toBe("clear");
    expect(page.score?.total).toBe(page.score?.ungated);
    expect(page.score?.verdict).not.toContain("compliance");
    expect(page.score?.fix.title).not.toBe(before.score?.compliance[0]?.title);
    expect(await world.db.$count(scores)).toBe(2);
  });

  test("of a check takes its points out of its part, both those it earned and those it cost", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const { conversationId } = await foundIn(world, login);
    const before = (await pageOf(world, login, { conversationId })).score;
    const part = before?.dimensions.find(({ id }) => id === "opening");
    const check = part?.checks.find(({ result }) => result === "not-met");
    if (!part || !check) throw new Error("something of the opening is missing");
    const turn = check.evidence[0]?.turn ?? 0;
    await createDisputes(world).dispute(login, asked({ conversationId, rule: check.id, turn }));
    const after = (await pageOf(world, login, { conversationId })).score?.dimensions.find(({ id }) => id === "opening");
    expect(after?.checks.find(({ id }) => id === check.id)).toMatchObject({ disputed: true, result: "not-met" });
    const counted = part.checks.filter(({ id, result }) => id !== check.id && result !== "not-applicable");
    const sum = (of: "points" | "outOf") => counted.reduce((total, one) => total + one[of], 0);
    expect(after?.percent).toBe(Math.round((100 * sum("points")) / sum("outOf")));
  });

  test("twice is once, and the first reason stands", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const finding = await foundIn(world, login);
    const disputes = createDisputes(world);
    await disputes.dispute(login, asked(finding));
    await disputes.dispute(login, asked(finding, "Second thoughts"));
    expect(await world.db.select({ reason: scoreDisputes.reason }).from(scoreDisputes)).toEqual([{ reason: "" }]);
    expect(await world.db.$count(scores)).toBe(2);
  });

  test("is refused to strangers and to the signed-out", async () => {
    const world = testWorld();
    const finding = await foundIn(world, await signedIn(world));
    const disputes = createDisputes(world);
    const stranger = await signedIn(world, "stranger");
    await expect(disputes.dispute(stranger, asked(finding))).rejects.toMatchObject({ code: "not_found" });
    await expect(disputes.dispute(null, asked(finding))).rejects.toMatchObject({ code: "signed_out" });
    expect(await world.db.select().from(scoreDisputes)).toEqual([]);
  });

  test("is refused where nothing was found", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const finding = await foundIn(world, login);
    const disputes = createDisputes(world);
    for (const other of [
      { rule: "R99" },
      { rule: "opening.none" },
      { turn: 0 },
      { turn: Number.NaN },
      { conversationId: "nowhere" },
    ])
      await expect(disputes.dispute(login, asked({ ...finding, ...other }))).rejects.toMatchObject({
        code: "not_found",
      });
  });

  test("is refused with a reason of more than 500 characters", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const finding = await foundIn(world, login);
    const disputes = createDisputes(world);
    await expect(disputes.dispute(login, asked(finding, "x".repeat(501)))).rejects.toMatchObject({
      code: "bad_request",
      text: "A reason can have at most 500 characters.",
    });
    await disputes.dispute(login, asked(finding, "x".repeat(500)));
    expect((await pageOf(world, login, finding)).disputes).toHaveLength(1);
  });
});

describe("settling a dispute", () => {
  test.each([
    [true, "accepted", "clear"],
    [false, "upheld", "failed"],
  ] as const)(
    "for the agent (%s) leaves it out, against them makes it count again",
    async (isAccepted, status, gate) => {
      const { world, agent, admin, finding } = await shared();
      const { conversationId, rule, turn } = finding;
      await createDisputes(world).settle(admin, { conversationId, finding: rule, turn, isAccepted });
      const page = await pageOf(world, agent, finding);
      expect(page.disputes).toMatchObject([{ status }]);
      expect(page.score?.gate).toBe(gate);
    },
  );

  test("shows an admin the shared line without names, and of others only that there are some", async () => {
    const { world, admin, finding } = await shared();
    const { disputes, unshared } = await createDisputes(world).open(admin);
    expect(disputes).toMatchObject([
      { finding: finding.rule, status: "open", reason: "I meant the [AGENT NAME] plan." },
    ]);
    expect(disputes[0]?.said).toContain("[AGENT NAME]");
    expect(JSON.stringify(disputes)).not.toContain("Pat");
    expect(unshared).toBe(0);
    await world.db.update(scoreDisputes).set({ shared: false });
    expect(await createDisputes(world).open(admin)).toMatchObject({ disputes: [], unshared: 1 });
  });

  test("is refused to whoever is no admin, of what is not shared, and a second time", async () => {
    const { world, agent, admin, finding } = await shared();
    const { conversationId, rule, turn } = finding;
    const { settle, open } = createDisputes(world);
    const settled = { conversationId, finding: rule, turn, isAccepted: true };
    await expect(settle(agent, settled)).rejects.toMatchObject({ code: "not_admin" });
    await expect(settle(null, settled)).rejects.toMatchObject({ code: "signed_out" });
    await expect(open(agent)).rejects.toMatchObject({ code: "not_admin" });
    await settle(admin, settled);
    await expect(settle(admin, settled)).rejects.toMatchObject({ code: "not_found" });
    await world.db.update(scoreDisputes).set({ shared: false, status: "open" });
    await expect(settle(admin, settled)).rejects.toMatchObject({ code: "not_found" });
  });

  /** A dispute that an agent shares, and an admin. */
  async function shared() {
    const world = testWorld();
    const agent = await signedIn(world);
    const admin = await signedIn(world, "admin");
    await world.db.insert(userRoles).values({ user_id: admin.userId, role: "admin", created_at: world.now() });
    const finding = await foundIn(world, agent);
    await createDisputes(world).dispute(agent, { ...asked(finding, "I meant the Pat plan."), shared: true });
    return { world, agent, admin, finding };
  }
});

function asked(finding: { conversationId: string; rule: string; turn: number }, reason = "") {
  return { ...finding, reason, shared: false };
}

describe("a manager's own judgement", () => {
  test("stands beside the computed score, for the agent alone", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const manager = await signedIn(world, "manager");
    const finding = await foundIn(world, login);
    const before = await pageOf(world, login, finding);
    expect(before.override).toBeNull();
    await world.db.insert(scoreOverrides).values({
      conversation_id: finding.conversationId,
      by_user_id: manager.userId,
      total: 71,
      why: "The pressure was a quote of the carrier's letter.",
      created_at: world.now(),
    });
    const page = await pageOf(world, login, finding);
    expect(page.override).toEqual({
      total: 71,
      why: "The pressure was a quote of the carrier's letter.",
      by: "Pat Agent",
    });
    expect(page.score).toEqual(before.score);
    const rows = await world.db.select().from(scores).where(eq(scores.conversation_id, finding.conversationId));
    expect(rows).toHaveLength(1);
  });
});

/** A finished conversation with a promise in it that no agent may make. */
async function foundIn(world: TestWorld, login: Login) {
  const person = practising(world, login);
  await person.say("Hi, this is Pat with Harbor Insurance. This policy covers everything, guaranteed.");
  await person.say("What did your renewal notice say, and how long have you been with them?");
  await person.say("Who else in the house drives one of the cars?");
  await person.say(COMMANDS.end);
  const { conversationId } = person;
  const page = await pageOf(world, login, { conversationId });
  const hit = page.score?.compliance.find((one) => one.evidence.turn === 1);
  if (!hit) throw new Error("the promise is found");
  return { conversationId, rule: hit.rule, turn: hit.evidence.turn };
}

function pageOf(world: TestWorld, login: Login, { conversationId }: { conversationId: string }) {
  return createConversationPages(world).openFeedback(login, conversationId);
}
