import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { Login } from "#core/identity/login.ts";
import { practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { scoreDisputes, scoreOverrides, scores } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createDisputes } from "#workers/services/conversations/disputes.ts";

describe("disputing a compliance finding", () => {
  test("notes it with its reason beside the score, which stays", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const finding = await foundIn(world, login);
    const before = await pageOf(world, login, finding);
    expect(before.disputes).toEqual([]);
    await createDisputes(world).dispute(login, { ...finding, reason: " The customer asked me to say it. " });
    const page = await pageOf(world, login, finding);
    const { rule, turn } = finding;
    expect(page.disputes).toEqual([{ rule, turn, reason: "The customer asked me to say it." }]);
    expect(page.score).toEqual(before.score);
  });

  test("twice is once, and the first reason stands", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const finding = await foundIn(world, login);
    const disputes = createDisputes(world);
    await disputes.dispute(login, { ...finding, reason: "" });
    await disputes.dispute(login, { ...finding, reason: "Second thoughts" });
    expect(await world.db.select({ reason: scoreDisputes.reason }).from(scoreDisputes)).toEqual([{ reason: "" }]);
  });

  test("is refused to strangers and to the signed-out", async () => {
    const world = testWorld();
    const finding = await foundIn(world, await signedIn(world));
    const disputes = createDisputes(world);
    const stranger = await signedIn(world, "stranger");
    await expect(disputes.dispute(stranger, { ...finding, reason: "" })).rejects.toMatchObject({ code: "not_found" });
    await expect(disputes.dispute(null, { ...finding, reason: "" })).rejects.toMatchObject({ code: "signed_out" });
    expect(await world.db.select().from(scoreDisputes)).toEqual([]);
  });

  test("is refused where nothing was found", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const finding = await foundIn(world, login);
    const disputes = createDisputes(world);
    for (const other of [{ rule: "R99" }, { turn: 0 }, { turn: Number.NaN }, { conversationId: "nowhere" }])
      await expect(disputes.dispute(login, { ...finding, ...other, reason: "" })).rejects.toMatchObject({
        code: "not_found",
      });
  });

  test("is refused with a reason of more than 500 characters", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const finding = await foundIn(world, login);
    const disputes = createDisputes(world);
    await expect(disputes.dispute(login, { ...finding, reason: "x".repeat(501) })).rejects.toMatchObject({
      code: "bad_request",
      text: "A reason can have at most 500 characters.",
    });
    await disputes.dispute(login, { ...finding, reason: "x".repeat(500) });
    expect((await pageOf(world, login, finding)).disputes).toHaveLength(1);
  });
});

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
