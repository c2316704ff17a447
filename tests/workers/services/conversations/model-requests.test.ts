import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { ReplyEvent } from "#core/conversations/reply-events.ts";
import { localDay } from "#core/local-days.ts";
import { rowsOf } from "#tests/support/people.ts";
import { practising, signedIn } from "#tests/support/practising.ts";
import { emptyReading } from "#tests/support/readings.ts";
import {
  type Answer,
  completion,
  completionsCustomer,
  completionsReader,
  sse,
} from "#tests/support/scripted-completions.ts";
import { scriptedCustomer } from "#tests/support/scripted-customer.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { users } from "#workers/adapters/d1/schema/user-tables.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { TAKEN_OVER, USED_UP } from "#workers/services/conversations/reply-delivery.ts";
import { createUnstoredReplies } from "#workers/services/conversations/unstored-replies.ts";
import { watchCustomer, watchReader } from "#workers/services/engines/watched-models.ts";
import type { World } from "#workers/services/world.ts";
import { readSettings } from "#workers/settings.ts";

const never = new AbortController().signal;

/** A conversation of this person's; several may begin with the same line. */
function conversation(world: TestWorld, login: Parameters<typeof practising>[1]) {
  const person = practising(world, login);
  return {
    say: (content: string) => person.say(content, world.newId()),
    get conversationId() {
      return person.conversationId;
    },
  };
}
const says = (text: string) => ({ pieces: [text] });
const fails =
  (status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response("{}", { status, headers: { "x-should-retry": "false", ...headers } });

function limited(limit: number, pieces: Partial<World> = {}): TestWorld {
  return testWorld({ settings: readSettings({ MODEL_CALLS_PER_DAY: String(limit) }), ...pieces });
}

function noticesOf(events: readonly ReplyEvent[]): string[] {
  return events.flatMap((event) => (event.type === "notice" ? [event.text] : []));
}

function saidBy(): Promise<Record<string, unknown>[]> {
  return rowsOf(
    "SELECT spoken_by FROM chat_messages WHERE role = 'assistant' AND position > 0 ORDER BY conversation_id, position",
  );
}

async function requestsOf(userId: string): Promise<unknown[]> {
  return (await rowsOf("SELECT day, requests FROM model_requests WHERE user_id = ? ORDER BY day", userId)).map(
    ({ requests }) => requests,
  );
}

/** Somebody who practises with a model on a server that gives these answers. */
async function withServer(answers: Answer[]) {
  const world = testWorld();
  const { model, requests } = completionsCustomer(answers);
  world.customerModel = watchCustomer(world, model);
  const login = await signedIn(world);
  return { world, login, requests, begin: () => conversation(world, login) };
}

describe("a model that fails is left alone for a while", () => {
  test("after it has failed in two conversations: no request is made, the built-in customer answers, and it is told once in each", async () => {
    const { world, requests, begin } = await withServer([fails(500), fails(500), fails(500), sse(["Back."])]);
    const [first, second, third] = [begin(), begin(), begin()];
    const told = [await first.say("Hello, this is Pat."), await first.say("What do you drive?")].map(noticesOf);
    expect(told).toEqual([[TAKEN_OVER], []]);
    expect(noticesOf(await second.say("Hello, this is Pat."))).toEqual([TAKEN_OVER]);
    expect(requests).toHaveLength(3);

    expect(noticesOf(await third.say("Hello, this is Pat."))).toEqual([TAKEN_OVER]);
    expect(noticesOf(await third.say("What do you drive?"))).toEqual([]);
    expect(requests).toHaveLength(3);
    expect(await saidBy()).toEqual(Array.from({ length: 5 }, () => ({ spoken_by: "built-in" })));
    const [{ usage } = {}] = await rowsOf(
      "SELECT model_usage AS usage FROM chat_conversations WHERE id = ?",
      third.conversationId,
    );
    expect(usage).toBeNull();

    world.clock.advance(30_000);
    const back = await third.say("Are you still there?");
    expect(back.at(-1)).toMatchObject({ type: "done", reply: { content: "Back." } });
    expect(requests).toHaveLength(4);
  });

  test.each([401, 403, 404])("at once where it answers %d, which does not pass by itself", async (status) => {
    const { requests, begin } = await withServer([fails(status)]);
    const person = begin();
    await person.say("Hello, this is Pat.");
    await person.say("What do you drive?");
    expect(requests).toHaveLength(1);
  });

  test("for as long as a 429 asks", async () => {
    const { world, requests, begin } = await withServer([fails(429, { "retry-after": "90" }), sse(["Yes."])]);
    const person = begin();
    await person.say("Hello, this is Pat.");
    world.clock.advance(89_000);
    await person.say("What do you drive?");
    expect(requests).toHaveLength(1);
    world.clock.advance(1_000);
    await person.say("And who else drives?");
    expect(requests).toHaveLength(2);
  });

  test("not after a 429 that names no time, nor where the model only left its part", async () => {
    const assistant = sse(["As an AI language model, I cannot play a customer."]);
    const answers = [fails(429), assistant, assistant, assistant, sse(["Hello."])];
    const { requests, begin } = await withServer(answers);
    const person = begin();
    for (let i = 0; i < answers.length; i++) await person.say(`Question number ${i}, what do you drive?`);
    expect(requests).toHaveLength(answers.length);
  });

  test("also the one that reads: it is not asked, and the customer is spoken by the model all the same", async () => {
    const { world, begin } = await withServer(Array.from({ length: 3 }, () => sse(["Hm."])));
    const { reader, requests } = completionsReader([fails(401)]);
    world.exchangeReader = watchReader(world, reader);
    const person = begin();
    for (const line of ["Hello, this is Pat.", "What do you drive?", "Who else drives?"]) {
      await person.say(line);
      await world.settled();
    }
    expect(requests).toHaveLength(1);
    expect(new Set((await saidBy()).map(({ spoken_by }) => spoken_by))).toEqual(new Set(["some-model"]));
  });

  test("what came of it is written down after the reply, and each outcome once a minute", async () => {
    const { world, begin } = await withServer([fails(500), fails(500), sse(["Hi."]), fails(500), fails(500)]);
    const person = begin();
    const outcomes = () => rowsOf("SELECT engine, outcome, count FROM engine_hours ORDER BY outcome");
    await person.say("Hello, this is Pat.");
    await person.say("What do you drive?");
    await person.say("Who else drives?");
    await world.settled();
    expect(await outcomes()).toEqual([
      { engine: "text", outcome: "unavailable", count: 1 },
      { engine: "text", outcome: "worked", count: 1 },
    ]);
    world.clock.advance(60_000);
    await person.say("Where do you park it?");
    await world.settled();
    expect((await outcomes())[0]).toEqual({ engine: "text", outcome: "unavailable", count: 3 });
  });
});

describe("the requests of a day", () => {
  test("are counted for each answer of a model, over all conversations, and after the last the built-in customer answers", async () => {
    const model = scriptedCustomer([says("One."), says("Two."), says("Three.")]);
    const world = limited(3, { customerModel: model });
    const login = await signedIn(world);
    const [first, second] = [conversation(world, login), conversation(world, login)];
    await first.say("Hello, this is Pat.");
    await first.say("What do you drive?");
    expect(noticesOf(await second.say("Hello, this is Pat."))).toEqual([]);
    const over = await second.say("What do you drive?");
    expect(over.map(({ type }) => type)).toEqual(["started", "notice", "done"]);
    expect(noticesOf(over)).toEqual([USED_UP]);
    expect(noticesOf(await second.say("Who else drives?"))).toEqual([]);
    expect(noticesOf(await first.say("Who else drives?"))).toEqual([USED_UP]);
    expect(model.unused()).toBe(0);
    expect(await requestsOf(login.userId)).toEqual([3]);
  });

  test("come anew with the person's own day", async () => {
    const model = scriptedCustomer([says("Today."), says("Tomorrow.")]);
    // 12:00 in UTC is 1:00 of the next day there.
    const world = limited(1, { customerModel: model, timeZone: () => "Pacific/Auckland" });
    const person = practising(world, await signedIn(world));
    await person.say("Hello, this is Pat.");
    world.clock.advance(22 * 60 * 60_000);
    expect(noticesOf(await person.say("What do you drive?"))).toEqual([USED_UP]);
    world.clock.advance(60 * 60_000);
    expect((await person.say("Who else drives?")).at(-1)).toMatchObject({ reply: { content: "Tomorrow." } });
  });

  test("come anew with the day of the zone that the person has chosen, wherever their request comes from", async () => {
    const model = scriptedCustomer([says("Today."), says("Tomorrow.")]);
    // 12:00 in UTC is 5:00 in Phoenix.
    const world = limited(1, { customerModel: model, timeZone: () => "Pacific/Auckland" });
    const login = await signedIn(world);
    await world.db.update(users).set({ time_zone: "America/Phoenix" });
    const person = practising(world, login);
    await person.say("Hello, this is Pat.");
    world.clock.advance(19 * 60 * 60_000 - 60_000);
    expect(noticesOf(await person.say("What do you drive?"))).toEqual([USED_UP]);
    world.clock.advance(60_000);
    expect((await person.say("Who else drives?")).at(-1)).toMatchObject({ reply: { content: "Tomorrow." } });
  });

  test("of an API client come anew with that day, too", async () => {
    const model = scriptedCustomer([says("Today.")]);
    const world = limited(1, { customerModel: model });
    const { userId } = await signedIn(world);
    await world.db.update(users).set({ time_zone: "Pacific/Kiritimati" });
    const ask = () => createUnstoredReplies(world).wholeReply(userId, { message: "Hello.", context: [] }, never);
    expect(await ask()).toBe("Today.");
    expect(await rowsOf("SELECT day FROM model_requests")).toEqual([
      { day: localDay(world.now(), "Pacific/Kiritimati") },
    ]);
    expect(localDay(world.now(), "Pacific/Kiritimati")).not.toBe(localDay(world.now(), "UTC"));
  });

  test("are each person's own", async () => {
    const model = scriptedCustomer([says("One."), says("Two.")]);
    const world = limited(1, { customerModel: model });
    for (const name of ["one", "two"]) await practising(world, await signedIn(world, name)).say("Hello, this is Pat.");
    expect(model.unused()).toBe(0);
  });

  test("have no end with 0, and then nothing is counted", async () => {
    const model = scriptedCustomer([says("One."), says("Two.")]);
    const world = limited(0, { customerModel: model });
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.say("Hello, this is Pat.");
    await person.say("What do you drive?");
    expect([model.unused(), await requestsOf(login.userId)]).toEqual([0, []]);
  });

  test("of the built-in customer are none", async () => {
    const world = limited(1);
    const login = await signedIn(world);
    const person = practising(world, login);
    for (const line of ["Hello, this is Pat.", "What do you drive?"])
      expect(noticesOf(await person.say(line))).toEqual([]);
    expect(await requestsOf(login.userId)).toEqual([]);
  });

  test("count readings too: what there is no request left for, the rules read", async () => {
    const { reader, requests } = completionsReader([completion(emptyReading)]);
    const world = limited(3, { customerModel: scriptedCustomer([says("One."), says("Two.")]), exchangeReader: reader });
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.say("Hello, this is Pat.");
    await world.settled();
    await person.say("What do you drive?");
    await world.settled();
    await person.say(COMMANDS.end);
    expect(requests).toHaveLength(1);
    expect(await requestsOf(login.userId)).toEqual([3]);
  });

  test("count an answer that is made again after a dropped connection, and one that fails", async () => {
    const model = scriptedCustomer([
      { pieces: ["Well, I "], ending: "hold" },
      { pieces: ["Well, I "], ending: "hold" },
      { pieces: [], ending: "unavailable" },
    ]);
    const world = limited(3, { customerModel: model });
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.sayAndLeave("Hello, this is Pat.", "left-and-again");
    await person.resumeAndLeave("left-and-again");
    const resume = async () => {
      const events: ReplyEvent[] = [];
      for await (const event of person.replies.resume(login, person.conversationId, "left-and-again", never))
        events.push(event);
      return events;
    };
    expect((await resume()).at(-1)).toMatchObject({ type: "done" });
    expect(await requestsOf(login.userId)).toEqual([3]);
  });

  test("are not passed by many lines at the same moment", async () => {
    const model = scriptedCustomer([says("One."), says("Two.")]);
    const world = limited(2, { customerModel: model });
    const login = await signedIn(world);
    await Promise.all(
      Array.from({ length: 6 }, (_, i) => practising(world, login).say("Hello, this is Pat.", `moment-${i}`)),
    );
    expect(await requestsOf(login.userId)).toEqual([2]);
    expect((await saidBy()).filter(({ spoken_by }) => spoken_by === "built-in")).toHaveLength(4);
  });

  test("are not spent by a line that is refused because another was faster", async () => {
    const model = scriptedCustomer([says("One."), says("Two.")]);
    const world = limited(10, { customerModel: model });
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.say("Hello, this is Pat.");
    const place = { conversationId: person.conversationId, after: person.position };
    const say = async (clientKey: string) => {
      for await (const _ of person.replies.say(login, { in: place, clientKey, content: "What do you drive?" }, never));
    };
    const both = await Promise.allSettled([say("at-once-1"), say("at-once-2")]);
    expect(both.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(await requestsOf(login.userId)).toEqual([2]);
  });

  test("count what API clients ask for; after the last they get the built-in customer's line", async () => {
    const model = scriptedCustomer([says("By the model.")]);
    const world = limited(1, { customerModel: model });
    const { userId } = await signedIn(world);
    const replies = createUnstoredReplies(world);
    const ask = () => replies.wholeReply(userId, { message: "Hi, this is Pat.", context: [] }, never);
    expect(await ask()).toBe("By the model.");
    const second = await ask();
    expect(second).not.toBe("By the model.");
    expect(second).toMatch(/\w/);
  });
});

describe("who speaks", () => {
  test("is what is set up, and the built-in customer where it said the last line in its place", async () => {
    const world = testWorld({
      customerModel: scriptedCustomer([says("Hello."), { pieces: [], ending: "unavailable" }, says("Sure.")]),
    });
    const login = await signedIn(world);
    const person = practising(world, login);
    const pages = createConversationPages(world);
    const shown = async () => {
      const request = { conversationId: person.conversationId || null, search: new URLSearchParams() };
      const { speaks, stage } = await pages.openChat(login, request);
      return { ...speaks, standsIn: stage.phase === "conversation" && stage.messages.at(-1)?.standsIn === true };
    };
    expect(await shown()).toEqual({ text: "scripted-model", voice: "scripted-model", standsIn: false });
    await person.say("Hello, this is Pat.");
    expect((await shown()).standsIn).toBe(false);
    const events = await person.say("What do you drive?");
    expect(events.at(-1)).toMatchObject({ type: "done", reply: { standsIn: true } });
    expect((await shown()).standsIn).toBe(true);
    await person.say("Who else drives?");
    expect((await shown()).standsIn).toBe(false);
  });

  test("is the built-in customer where nothing else is set up", async () => {
    const world = testWorld();
    const { speaks } = await createConversationPages(world).openChat(await signedIn(world), {
      conversationId: null,
      search: new URLSearchParams(),
    });
    expect(speaks).toEqual({ text: "built-in", voice: "built-in" });
  });
});
