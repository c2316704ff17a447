import { expect, test } from "vitest";
import type { ReplyEvent } from "#core/conversations/reply-events.ts";
import { CHOICE, practising, signedIn } from "#tests/support/practising.ts";
import { testWorld } from "#tests/support/world.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";

const STACKED = "This is Pat with Harbor. How many cars do you have, and what do you pay for them? And who drives?";

test("a cue comes with the end of the reply, and the page read again has the same one", async () => {
  const world = testWorld();
  const login = await signedIn(world);
  const person = practising(world, login);
  const cue = cueOf(await person.say(STACKED));
  expect(cue).toEqual({ id: "stacked", text: "Several questions at once: pick one." });
  const request = { conversationId: person.conversationId, search: new URLSearchParams() };
  const { stage } = await createConversationPages(world).openChat(login, request);
  expect(stage).toMatchObject({ graded: false, conversation: { cue } });
  expect(cueOf(await person.say("And what matters most to you?"))).toBeNull();
});

test("graded practice has none, and stays graded", async () => {
  const world = testWorld();
  const login = await signedIn(world);
  const person = practising(world, login, { ...CHOICE, graded: true });
  expect(cueOf(await person.say(STACKED))).toBeNull();
  const request = { conversationId: person.conversationId, search: new URLSearchParams() };
  const { stage } = await createConversationPages(world).openChat(login, request);
  expect(stage).toMatchObject({ graded: true, conversation: { cue: null } });
});

test("graded practice is chosen in the setup", async () => {
  const world = testWorld();
  const login = await signedIn(world);
  const ready = async (search: string) =>
    (
      await createConversationPages(world).openChat(login, {
        conversationId: null,
        search: new URLSearchParams(search),
      })
    ).stage;
  const choice = `scenario=${CHOICE.scenarioId}&customer=${CHOICE.personaId}&level=1`;
  expect(await ready(`${choice}&graded=on`)).toMatchObject({ graded: true, choice: { graded: true } });
  expect(await ready(choice)).toMatchObject({ graded: false, choice: { graded: false } });
});

function cueOf(events: ReplyEvent[]) {
  const done = events.at(-1);
  return done?.type === "done" ? done.conversation.cue : undefined;
}
