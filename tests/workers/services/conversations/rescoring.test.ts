import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { Login } from "#core/identity/login.ts";
import { practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { scores } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createRescoring } from "#workers/services/conversations/rescoring.ts";

describe("scoring again", () => {
  test("gives the stored score byte for byte and writes nothing, however often and however late", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const id = await finished(world, login);
    const [stored] = await runsOf(world, id);
    for (let times = 0; times < 3; times++) {
      world.clock.advance(24 * 3600_000);
      const again = await createRescoring(world).rescore(login, id);
      expect(again).toMatchObject({ runNo: 1, isNew: false });
      expect(JSON.stringify(again?.score)).toBe(JSON.stringify(stored?.score));
    }
    expect(await runsOf(world, id)).toEqual([stored]);
  });

  test("by another rubric is a new run, which the page then shows", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const id = await finished(world, login);
    const [first] = await runsOf(world, id);
    const old = { ...Object(first?.score), rubricVersion: "rubric-0", verdict: "As the old rubric saw it." };
    await world.db.update(scores).set({ rubric_version: "rubric-0", score: old }).where(eq(scores.conversation_id, id));
    const conversations = createConversationPages(world);
    expect((await conversations.openFeedback(login, id)).score?.verdict).toBe("As the old rubric saw it.");

    expect(await createRescoring(world).rescore(login, id)).toMatchObject({ runNo: 2, isNew: true });
    expect(await createRescoring(world).rescore(login, id)).toMatchObject({ runNo: 2, isNew: false });
    expect((await runsOf(world, id)).map((run) => [run.run_no, run.rubric_version])).toEqual([
      [1, "rubric-0"],
      [2, first?.rubric_version],
    ]);
    expect((await conversations.openFeedback(login, id)).score).toEqual(first?.score);
  });

  test("at the same moment in two tabs is one run", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const id = await finished(world, login);
    await world.db.delete(scores);
    const runs = await Promise.all([1, 2].map(() => createRescoring(world).rescore(login, id)));
    expect(runs.map((run) => run?.runNo)).toEqual([1, 1]);
    expect(await runsOf(world, id)).toHaveLength(1);
  });

  test("is refused to strangers, to the signed-out, and before the end", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const { rescore } = createRescoring(world);
    const id = await finished(world, login);
    await expect(rescore(await signedIn(world, "stranger"), id)).rejects.toMatchObject({ code: "not_found" });
    await expect(rescore(null, id)).rejects.toMatchObject({ code: "signed_out" });
    const open = practising(world, login);
    await open.say("Hello, this is Pat.", "open-key-1");
    await expect(rescore(login, open.conversationId)).rejects.toMatchObject({ code: "conversation_unfinished" });
  });
});

async function finished(world: TestWorld, login: Login): Promise<string> {
  const person = practising(world, login);
  await person.say("Hi, this is Pat with Harbor Insurance. Is now a good time?");
  await person.say("It sounds like the price worries you. What would feel fair?");
  await person.say(COMMANDS.end);
  return person.conversationId;
}

function runsOf(world: TestWorld, id: string) {
  return world.db.select().from(scores).where(eq(scores.conversation_id, id)).orderBy(asc(scores.run_no));
}
