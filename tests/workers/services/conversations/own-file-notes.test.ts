import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { quietCallRooms } from "#tests/support/call-rooms.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising } from "#tests/support/practising.ts";
import { member, team } from "#tests/support/teams.ts";
import { withReceiver } from "#tests/support/webhook-receiver.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { createRecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createFileNotes } from "#workers/services/conversations/file-notes.ts";
import { createOverseenFeedback } from "#workers/services/conversations/overseen-feedback.ts";
import { createDeletedSessions } from "#workers/services/history/deleted-sessions.ts";
import { removePerson } from "#workers/services/identity/person-removal.ts";
import { createHandingIn } from "#workers/services/teams/handing-in.ts";
import { createWebhooks } from "#workers/services/webhook-pages/webhook-endpoints.ts";

const NOTE = "Dana was on the phone. Next step: call on Thursday.";

/** What a deletion asks of calls and recordings. */
function withNothingToHear(): TestWorld {
  return testWorld({ recordingFiles: createRecordingFiles(env.RECORDINGS), callRooms: quietCallRooms() });
}

/** Somebody who has held a conversation to its end. */
async function afterTalk(world: TestWorld = withNothingToHear(), ends = true) {
  const one = await person(world);
  const login = await loginOf(world, one.id);
  const talk = practising(world, login);
  for (const line of JUDGEABLE_LINES) await talk.say(line);
  if (ends) await talk.say(COMMANDS.end);
  const pages = createConversationPages(world);
  const open = async () => (await pages.openFeedback(login, talk.conversationId)).fileNote;
  return { world, one, login, conversationId: talk.conversationId, notes: createFileNotes(world), pages, open };
}

describe("a note", () => {
  test("is saved, held against what was said, changed and deleted", async () => {
    const { login, conversationId, notes, open } = await afterTalk();
    expect(await open()).toEqual({ isOfCall: false, saved: null });
    await notes.save(login, conversationId, { note: "Nice talk.", isReady: false });
    const first = (await open())?.saved;
    expect(first).toMatchObject({ note: "Nice talk.", readyAt: null });
    expect(first?.review.items.find(({ id }) => id === "present")).toMatchObject({ covered: false });
    await notes.save(login, conversationId, { note: NOTE, isReady: false });
    const second = (await open())?.saved;
    expect(second?.review.items.find(({ id }) => id === "present")).toMatchObject({ covered: true });
    expect(second?.review.of).toBe(first?.review.of);
    await notes.remove(login, conversationId);
    expect(await open()).toEqual({ isOfCall: false, saved: null });
    expect(await refusalOf(notes.remove(login, conversationId))).toBe("not_found");
  });

  test("changes no score", async () => {
    const { login, conversationId, notes, pages } = await afterTalk();
    const before = await pages.openFeedback(login, conversationId);
    await notes.save(login, conversationId, { note: NOTE, isReady: true });
    const after = await pages.openFeedback(login, conversationId);
    expect(after.score).toEqual(before.score);
  });

  test("is refused when it is empty or too long, with the reason", async () => {
    const { login, conversationId, notes } = await afterTalk();
    const save = (note: string) => notes.save(login, conversationId, { note, isReady: true });
    await expect(save(" \n ")).rejects.toMatchObject({ code: "bad_request", text: "Write something first." });
    await expect(save("\u{1f600}".repeat(4001))).rejects.toMatchObject({ text: "A note can have 4,000 characters." });
    expect(await rowsOf("SELECT note FROM file_notes")).toEqual([]);
  });

  test("is written of a talk that has ended alone", async () => {
    const { login, conversationId, notes, open } = await afterTalk(withNothingToHear(), false);
    expect(await open()).toBeNull();
    expect(await refusalOf(notes.save(login, conversationId, { note: NOTE, isReady: false }))).toBe("not_found");
  });

  test("is nobody else's to read, write or delete, also not once the session was handed in", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const agent = await member(world, id, "agent");
    const talk = practising(world, agent.login);
    for (const line of [...JUDGEABLE_LINES, COMMANDS.end]) await talk.say(line);
    const { conversationId } = talk;
    const notes = createFileNotes(world);
    await notes.save(agent.login, conversationId, { note: `${NOTE} marmalade`, isReady: true });
    await createHandingIn(world).handIn(agent.login, conversationId);
    for (const login of [owner.login, await loginOf(world, (await person(world)).id)]) {
      expect(await refusalOf(notes.save(login, conversationId, { note: "Mine", isReady: true }))).toBe("not_found");
      expect(await refusalOf(notes.openFile(login, conversationId))).toBe("not_found");
      expect(await refusalOf(notes.remove(login, conversationId))).toBe("not_found");
    }
    expect(await refusalOf(notes.openFile(null, conversationId))).toBe("signed_out");
    const seen = await createOverseenFeedback(world).open(owner.login, conversationId);
    expect(JSON.stringify(seen)).not.toContain("marmalade");
    expect(await rowsOf("SELECT note FROM file_notes")).toEqual([{ note: `${NOTE} marmalade` }]);
  });

  test("is a text file that says that it was practice", async () => {
    const { login, conversationId, notes } = await afterTalk();
    expect(await refusalOf(notes.openFile(login, conversationId))).toBe("not_found");
    await notes.save(login, conversationId, { note: "One\r\n<b>Two</b>", isReady: false });
    const file = await notes.openFile(login, conversationId);
    expect(file).toMatch(/^FILE NOTE \(PRACTICE\)\n/);
    expect(file).toContain("\nOne\n<b>Two</b>\n");
  });

  test("goes with its conversation, comes back with it, and goes with the account", async () => {
    const { world, one, login, conversationId, notes } = await afterTalk();
    await notes.save(login, conversationId, { note: NOTE, isReady: false });
    const deleted = createDeletedSessions(world);
    await deleted.delete(login, conversationId);
    expect(await rowsOf("SELECT note FROM file_notes")).toEqual([]);
    await deleted.undo(login, conversationId);
    expect(await rowsOf("SELECT note FROM file_notes")).toEqual([{ note: NOTE }]);
    await deleted.delete(login, conversationId);
    const talk = practising(world, login);
    for (const line of JUDGEABLE_LINES) await talk.say(line, `again-${line}`);
    await talk.say(COMMANDS.end, "again-end");
    await notes.save(login, talk.conversationId, { note: NOTE, isReady: false });
    await removePerson(world, one.id, { message: "", mayBeLastAdmin: false });
    expect(await rowsOf("SELECT note FROM file_notes")).toEqual([]);
  });
});

test("a note that is ready is told to its person's webhook once, by id, and again once it was changed", async () => {
  const receiver = withReceiver();
  const { world, received } = receiver;
  const { login, conversationId, notes, one, open } = await afterTalk(world);
  await createWebhooks(world).add(login, null, {
    url: "https://hooks.agency.com/in",
    description: "",
    events: ["note.ready"],
  });
  await notes.save(login, conversationId, { note: NOTE, isReady: false });
  await world.settled();
  expect(received).toEqual([]);
  await notes.save(login, conversationId, { note: NOTE, isReady: true });
  await notes.save(login, conversationId, { note: NOTE, isReady: true });
  await notes.save(login, conversationId, { note: NOTE, isReady: false });
  await world.settled();
  expect(received.map(({ body }) => JSON.parse(body))).toEqual([
    {
      type: "note.ready",
      timestamp: new Date(world.now()).toISOString(),
      data: { conversation_id: conversationId, user_id: one.id },
    },
  ]);
  expect((await open())?.saved?.readyAt).toBe(world.now());
  world.clock.advance(60_000);
  await notes.save(login, conversationId, { note: `${NOTE} And email her.`, isReady: false });
  expect((await open())?.saved?.readyAt).toBeNull();
  await notes.save(login, conversationId, { note: `${NOTE} And email her.`, isReady: true });
  await world.settled();
  expect(received).toHaveLength(2);
  expect(JSON.stringify(received)).not.toContain("Thursday");
});
