import { describe, expect, test } from "vitest";
import { turnsOf } from "#core/conversations/turns.ts";
import { attempt } from "#tests/support/assigning.ts";
import { rowsOf } from "#tests/support/people.ts";
import { handedIn, thoseWhoMayNot } from "#tests/support/reviewing.ts";
import { member, team } from "#tests/support/teams.ts";
import { testWorld } from "#tests/support/world.ts";
import { chatMessages } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createExamples } from "#workers/services/teams/examples.ts";

const TITLE = "بداية هادئة 🏠";

describe("a moment as an example", () => {
  test("is shown to everybody in the organization once its agent agreed, with nothing outside the chosen lines", async () => {
    const world = testWorld();
    const { conversationId, boss, owner, otherBoss, kim, lee } = await handedIn(world);
    const examples = createExamples(world);
    await examples.ask(boss.login, conversationId, { first: 1, last: 2, title: TITLE });
    const asked = async () => (await createConversationPages(world).openFeedback(kim.login, conversationId)).review;
    const [question] = (await asked())?.examples ?? [];
    expect(question).toMatchObject({ first: 1, last: 2, title: TITLE, by: "Bo Kim", answer: null });
    const seenBy = async () => {
      const pages = [owner, boss, otherBoss, kim, lee].map(({ login }) => examples.open(login));
      return (await Promise.all(pages)).map((page) => page.examples);
    };
    expect(await seenBy()).toEqual([[], [], [], [], []]);
    const answer = (value: string) =>
      examples.answer(kim.login, conversationId, { example: question?.id, answer: value });
    await answer("no");
    expect(await seenBy()).toEqual([[], [], [], [], []]);
    await answer("yes");

    const turns = turnsOf(await world.db.select().from(chatMessages).orderBy(chatMessages.position));
    for (const [shown] of await seenBy()) {
      expect(shown).toMatchObject({ title: TITLE, agent: "Kim", customer: "Dana Whitfield" });
      expect(shown?.lines.map(({ text }) => text)).toEqual([turns[1]?.text, turns[2]?.text]);
      const text = JSON.stringify(shown);
      for (const { index, text: said } of turns)
        if (index !== 1 && index !== 2) expect(text.includes(said), `line ${index}`).toBe(false);
      expect(text).not.toContain(conversationId);
    }
    // Taken back, also after leaving.
    await world.db.$client.prepare("UPDATE memberships SET left_at = 1 WHERE user_id = ?").bind(kim.id).run();
    await answer("no");
    expect(await examples.open(owner.login)).toMatchObject({ examples: [] });
  });

  test("is asked for by an overseer, of somebody who is there, and answered by its agent alone", async () => {
    const world = testWorld();
    const agency = await handedIn(world);
    const { conversationId, owner, boss, kim } = agency;
    const examples = createExamples(world);
    const lines = { first: 1, last: 2, title: "x" };
    const others = await thoseWhoMayNot(world, agency);
    for (const [who, { login }] of others)
      await expect(examples.ask(login, conversationId, lines), who).rejects.toMatchObject({ code: "not_found" });
    await expect(examples.ask(boss.login, conversationId, { ...lines, last: 99 })).rejects.toMatchObject({
      code: "bad_request",
    });
    await examples.ask(boss.login, conversationId, lines);
    const [row] = await rowsOf("SELECT id FROM attempt_examples");
    for (const [who, { login, id }] of [...others, ["their manager", boss] as const, ["the owner", owner] as const]) {
      if (id === kim.id) continue;
      const yes = { example: String(row?.id), answer: "yes" };
      await expect(examples.answer(login, conversationId, yes), who).rejects.toMatchObject({ code: "not_found" });
      if (id !== boss.id && id !== owner.id)
        await expect(examples.withdraw(login, conversationId, String(row?.id)), who).rejects.toMatchObject({
          code: "not_found",
        });
    }
    expect(await rowsOf("SELECT answer FROM attempt_examples")).toEqual([{ answer: null }]);
    await world.db.$client.prepare("UPDATE memberships SET left_at = 1 WHERE user_id = ?").bind(kim.id).run();
    await expect(examples.ask(owner.login, conversationId, { ...lines, title: "y" })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("asked for five times at once is asked for once; withdrawn it is gone, agreed to or not", async () => {
    const world = testWorld();
    const { conversationId, boss, owner, kim } = await handedIn(world);
    const examples = createExamples(world);
    const lines = { first: 1, last: 2, title: "x" };
    await Promise.all(Array.from({ length: 5 }, () => examples.ask(boss.login, conversationId, lines)));
    await examples.ask(owner.login, conversationId, lines);
    const [row, ...more] = await rowsOf("SELECT id FROM attempt_examples");
    expect(more).toEqual([]);
    await examples.answer(kim.login, conversationId, { example: String(row?.id), answer: "yes" });
    await examples.withdraw(owner.login, conversationId, String(row?.id));
    expect((await examples.open(kim.login)).examples).toEqual([]);
    await expect(
      examples.answer(kim.login, conversationId, { example: String(row?.id), answer: "yes" }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  test("of one organization is not in another, and outside of all there is no such page", async () => {
    const world = testWorld();
    const agency = await handedIn(world, { score: 100 });
    const examples = createExamples(world);
    await examples.ask(agency.boss.login, agency.conversationId, { first: 1, last: 2, title: "x" });
    const [row] = await rowsOf("SELECT id FROM attempt_examples");
    const yes = { example: String(row?.id), answer: "yes" };
    // Of another attempt of theirs it is no example.
    const second = await attempt(world, agency.kim.login, agency.assignmentId);
    await expect(examples.answer(agency.kim.login, second, yes)).rejects.toMatchObject({ code: "not_found" });
    await examples.answer(agency.kim.login, agency.conversationId, yes);
    const other = await team(world);
    expect((await examples.open(other.owner.login)).examples).toEqual([]);
    const former = await member(world, agency.id, "agent", { leftAt: world.now() });
    await expect(examples.open(former.login)).rejects.toMatchObject({ code: "not_found" });
  });
});
