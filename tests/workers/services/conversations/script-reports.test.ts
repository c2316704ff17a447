import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { objections } from "#core/library/library.ts";
import { CHOICE, practising, signedIn, uploadedScript } from "#tests/support/practising.ts";
import { testWorld } from "#tests/support/world.ts";
import { createScriptFiles } from "#workers/adapters/r2/script-bucket.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createScripts } from "#workers/services/scripts/scripts.ts";

const SCRIPT = `OPENING
Hi, this is [name] with Harbor Insurance.
What made you look at your policy now?
We never share your number with anyone.

Never say:
- You are fully covered`;

const EXPECTED = [
  {
    title: "OPENING",
    covered: 2,
    total: 3,
    broken: 0,
    lines: [
      { status: "verbatim", evidence: { turn: 1, quote: "Hi, this is Pat with Harbor Insurance" } },
      { status: "paraphrased", evidence: { turn: 3 } },
      { status: "missed", evidence: null },
    ],
  },
  { title: "Never say", covered: 0, total: 0, broken: 1, lines: [{ kind: "forbidden", evidence: { turn: 5 } }] },
];

test.each(["end", "new-session"] as const)("a call that finishes by %s keeps its script coverage", async (way) => {
  const { world, login, person } = await call();
  const conversations = createConversationPages(world);
  expect((await conversations.openFeedback(login, person.conversationId)).scriptReport).toBeNull();
  if (way === "end") await person.say(COMMANDS.end);
  else await conversations.complete(login, person.conversationId);
  const page = await conversations.openFeedback(login, person.conversationId);
  expect(page.scriptReport).toMatchObject({ name: "calls.txt", sections: EXPECTED });
});

test("and keeps it when the script is removed afterwards", async () => {
  const { world, login, person } = await call();
  await person.say(COMMANDS.end);
  await createScripts(world).remove(login);
  const page = await createConversationPages(world).openFeedback(login, person.conversationId);
  expect(page.scriptReport).toMatchObject({ sections: EXPECTED });
});

test("a script that is gone before the end is in no report, nor is there one of a drill", async () => {
  const { world, login, person } = await call();
  const drill = practising(world, login, { ...CHOICE, drill: objections[0]?.id ?? "" });
  await drill.say("I hear you.", "drill-key-1");
  await drill.say(COMMANDS.end, "drill-key-2");
  await createScripts(world).remove(login);
  await person.say(COMMANDS.end);
  const conversations = createConversationPages(world);
  expect((await conversations.openFeedback(login, drill.conversationId)).scriptReport).toBeNull();
  expect((await conversations.openFeedback(login, person.conversationId)).scriptReport).toBeNull();
});

async function call() {
  const world = testWorld({ scriptFiles: createScriptFiles(env.SCRIPTS) });
  const login = await signedIn(world);
  await uploadedScript(world, login.userId, SCRIPT);
  const person = practising(world, login);
  await person.say("Hi, this is Pat with Harbor Insurance.");
  await person.say("Now, what was it that made you look at that policy?");
  await person.say("With this one you're fully covered.");
  return { world, login, person };
}
