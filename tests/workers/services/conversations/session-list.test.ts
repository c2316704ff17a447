import { expect, test } from "vitest";
import { practising, signedIn } from "#tests/support/practising.ts";
import { testWorld } from "#tests/support/world.ts";
import { createSessionList } from "#workers/services/conversations/session-list.ts";

test("every session of a person is on one page of the list, newest first, and nobody else's is", async () => {
  const world = testWorld();
  const login = await signedIn(world);
  const made: string[] = [];
  for (let session = 0; session < 27; session += 1) {
    // Two of the same moment must not hide one another.
    if (session % 2 === 0) world.clock.advance(60_000);
    const person = practising(world, login);
    await person.say("Hi, this is Pat with Harbor.", `say-${session}`);
    made.push(person.conversationId);
  }
  const other = await signedIn(world, "other");
  await practising(world, other).say("Hi, this is Kim.", "say-other");

  const list = createSessionList(world);
  const first = await list.open(login, null);
  const second = await list.open(login, first.next);
  expect(first.sessions).toHaveLength(25);
  expect(second).toMatchObject({ isFirst: false, next: null });
  const shown = [...first.sessions, ...second.sessions];
  expect(shown.map(({ id }) => id).sort()).toEqual(made.sort());
  expect(shown.map(({ createdAt }) => createdAt)).toEqual(
    shown.map(({ createdAt }) => createdAt).sort((a, b) => b - a),
  );
  expect((await list.open(login, "no place at all")).isFirst).toBe(true);
  await expect(list.open(null, null)).rejects.toMatchObject({ code: "signed_out" });
});
