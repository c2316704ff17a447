import { expect, test } from "vitest";
import { z } from "zod";
import { COMMANDS } from "#core/conversations/commands.ts";
import { practising, signedIn } from "#tests/support/practising.ts";
import { completionsCustomer, sse } from "#tests/support/scripted-completions.ts";
import { testWorld } from "#tests/support/world.ts";
import { createForks } from "#workers/services/conversations/forks.ts";

const messagesSchema = z.array(z.object({ role: z.string(), content: z.string() })).min(2);
const CORRECTION = "Go back to that now";
const LINES = ["Hi, this is Pat with Harbor Insurance.", "Pardon me?", "What do you drive?", COMMANDS.end];

test("a model that coaches is corrected on the next turn, once, and again after a retry of it", async () => {
  const { model, requests } = completionsCustomer(
    ["Great job asking that early on.", "Sorry, I was elsewhere. Go on.", "Two cars.", "Who is this again?"].map(
      (line) => sse(line.split(/(?<= )/)),
    ),
  );
  const world = testWorld({ customerModel: model });
  const login = await signedIn(world);
  const person = practising(world, login);
  // Each line is a request of its own to services made anew: nothing is remembered outside the database.
  for (const line of LINES) await person.say(line);
  const { conversationId } = await createForks(world).fork(login, { conversationId: person.conversationId, turn: 3 });
  const again = person.replies.say(
    login,
    { in: { conversationId, after: 2 }, clientKey: "again-key-1", content: "Pardon me?" },
    new AbortController().signal,
  );
  for await (const event of again) expect(event.type).not.toBe("refused");

  const asked = requests.map(({ body }) => messagesSchema.parse(body.messages).at(-1));
  expect(asked.map((message) => message?.role)).toEqual(["user", "user", "user", "user"]);
  expect(asked.map((message) => message?.content.includes(CORRECTION))).toEqual([false, true, false, true]);
});
