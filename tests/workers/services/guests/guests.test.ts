import { describe, expect, test } from "vitest";
import { TRIAL_MS } from "#core/billing/plan-limits.ts";
import { GUEST_EXCHANGES } from "#core/guests/guest-talk.ts";
import type { Guest } from "#core/identity/guest-token.ts";
import { nobodyAsked } from "#tests/support/billing.ts";
import { browser, PASSWORD, person, refusalOf, rowsOf, tokenIn } from "#tests/support/people.ts";
import { signedIn } from "#tests/support/practising.ts";
import { type ScriptedReply, scriptedCustomer } from "#tests/support/scripted-customer.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { hashToken } from "#workers/adapters/identity/login-cookie.ts";
import { createAdmin } from "#workers/services/admin/admin.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createFormReplies } from "#workers/services/conversations/form-replies.ts";
import { createGuests } from "#workers/services/guests/guests.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { createSignInPages } from "#workers/services/identity/sign-in-pages.ts";
import { readSettings } from "#workers/settings.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const email = "pat@agency.example";
const pat = { fullName: "Pat Agent", email, password: PASSWORD };

function visitor(world: TestWorld = testWorld()) {
  const guests = createGuests(world);
  const accounts = createSignInPages(world);
  const begin = async (line: string | null = null, address: string | null = browser.address): Promise<Guest> => {
    const token = await guests.begin(null, line, { address });
    return { tokenHash: hashToken(token ?? "") };
  };
  const say = async (guest: Guest, content: string): Promise<void> => {
    const { talk } = await guests.open(guest);
    await guests.say(guest, { content, version: talk?.version ?? 0 });
  };
  /** One who has talked, and pressed Keep this. */
  const keeper = async (): Promise<Guest> => {
    const guest = await begin();
    await say(guest, "Hi Dana, what made you call?");
    expect(await guests.askToKeep(guest)).toBe(true);
    return guest;
  };
  return { world, guests, accounts, begin, say, keeper, login: (token = "") => accounts.loginOf(token) };
}

const talks = () => rowsOf("SELECT count(*) AS n FROM guests");
const conversations = () => rowsOf("SELECT id, user_id FROM chat_conversations");

describe("a talk without an account", () => {
  test("begins with the customer's first sentence, in the line that was chosen or else the first", async () => {
    const { guests, begin } = visitor();
    const auto = (await guests.open(await begin())).talk;
    expect(auto).toMatchObject({ line: "auto", left: GUEST_EXCHANGES, isOver: false, mayBeKept: false });
    expect(auto?.messages).toMatchObject([{ role: "assistant", content: expect.stringContaining("car insurance") }]);
    for (const line of ["home", "life", "commercial"])
      expect((await guests.open(await begin(line))).talk?.line).toBe(line);
    expect((await guests.open(await begin("yachts'; --"))).talk?.line).toBe("auto");
  });

  test("is with somebody else when another line is chosen before the first word, and goes on after it", async () => {
    const { world, guests, begin, say } = visitor();
    const guest = await begin("auto");
    expect(await guests.begin(guest, "life", browser)).toBeNull();
    expect((await guests.open(guest)).talk?.line).toBe("life");
    await say(guest, "Hi Priya, is this a good time?");
    expect(await guests.begin(guest, "home", browser)).toBeNull();
    expect((await guests.open(guest)).talk?.messages).toHaveLength(3);
    await world.settled();
    expect(await talks()).toEqual([{ n: 1 }]);
  });

  test("has three answers, and then no more", async () => {
    const { guests, begin, say } = visitor();
    const guest = await begin();
    for (const line of ["Hi Dana, what made you call?", "Who drives the cars?", "What do you pay today?"])
      await say(guest, line);
    expect((await guests.open(guest)).talk).toMatchObject({ left: 0, isOver: true, mayBeKept: true });
    expect((await guests.open(guest)).talk?.messages).toHaveLength(7);
    expect(await refusalOf(say(guest, "And your deductible?"))).toBe("conversation_over");
  });

  test("of two forms sent at once one is heard, and the same one twice is heard once", async () => {
    const { guests, begin } = visitor();
    const guest = await begin();
    const said = { content: "Hi Dana, what made you call?", version: 1 };
    const outcomes = await Promise.allSettled([
      guests.say(guest, said),
      guests.say(guest, { ...said, content: "Hello?" }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const heard = (await guests.open(guest)).talk?.messages.at(1)?.content ?? "";
    await guests.say(guest, { content: heard, version: 1 });
    expect((await guests.open(guest)).talk).toMatchObject({ left: GUEST_EXCHANGES - 1 });
    expect(await refusalOf(guests.say(guest, { ...said, content: "Something else" }))).toBe("conversation_moved");
  });

  test("refuses blanks, 10,000 characters and commands, and loses no answer by them", async () => {
    const { guests, begin, say } = visitor();
    const guest = await begin();
    expect(await refusalOf(say(guest, " \n "))).toBe("message_blank");
    expect(await refusalOf(say(guest, "a".repeat(10_000)))).toBe("message_too_long");
    expect(await refusalOf(say(guest, "[PAUSE: Give me a hint]"))).toBe("command_unclear");
    expect((await guests.open(guest)).talk).toMatchObject({ left: GUEST_EXCHANGES });
    await say(guest, "\u{1F600} hi Dana'; DROP TABLE guests; --");
    expect((await guests.open(guest)).talk?.messages[1]?.content).toContain("DROP TABLE");
  });

  test("is nobody's by a guessed cookie", async () => {
    const { guests, keeper, world } = visitor();
    await keeper();
    const guessed = { tokenHash: hashToken("T".repeat(43)) };
    expect((await guests.open(guessed)).talk).toBeNull();
    expect(await refusalOf(guests.say(guessed, { content: "Hi", version: 2 }))).toBe("not_found");
    expect(await guests.askToKeep(guessed)).toBe(false);
    await guests.leave(guessed);
    const other = await signedIn(world);
    expect(await guests.keep(other, guessed)).toBeNull();
    expect(await guests.keep(other, null)).toBeNull();
    expect(await talks()).toEqual([{ n: 1 }]);
  });

  test("is gone at once when they leave, for them after an hour, and from the database in the minute after", async () => {
    const { world, guests, begin } = visitor();
    const left = await begin();
    await guests.leave(left);
    expect(await talks()).toEqual([{ n: 0 }]);
    const stayed = await begin();
    world.clock.advance(HOUR_MS - 1);
    await createHousekeeping(world).run();
    expect((await guests.open(stayed)).talk).not.toBeNull();
    world.clock.advance(1);
    expect((await guests.open(stayed)).talk).toBeNull();
    world.clock.advance(MINUTE_MS);
    await createHousekeeping(world).run();
    expect(await talks()).toEqual([{ n: 0 }]);
  });

  test("counts nowhere: not among people, conversations, messages, requests to models or time", async () => {
    const { world, begin, say, keeper } = visitor();
    await say(await begin(), "Hi Dana, what made you call?");
    await keeper();
    const admin = await person(world, { admin: true });
    const login = await createSignInPages(world).signIn({ email: admin.email, password: PASSWORD }, browser);
    const page = await createAdmin(world).open(
      await createSignInPages(world).loginOf(login.token),
      new URLSearchParams(),
    );
    await world.settled();
    expect(page.users?.rows.map(({ email: known }) => known)).toEqual([admin.email]);
    expect(await rowsOf("SELECT total_conversations, total_messages FROM admin_dashboard_stats")).toEqual([
      { total_conversations: 0, total_messages: 0 },
    ]);
    for (const table of ["chat_messages", "model_requests", "usage_entries", "outbox"])
      expect(await rowsOf(`SELECT * FROM ${table}`), table).toEqual([]);
    expect(await rowsOf("SELECT count(*) AS n FROM users")).toEqual([{ n: 1 }]);
  });
});

describe("a model that is set up", () => {
  const modelWorld = (setting: "on" | "off", replies: ScriptedReply[]) => {
    const customerModel = scriptedCustomer(replies);
    return { customerModel, world: testWorld({ customerModel, settings: readSettings({ GUEST_MODELS: setting }) }) };
  };

  test("is not asked for guests unless GUEST_MODELS is on", async () => {
    const { world, customerModel } = modelWorld("off", []);
    const { begin, say } = visitor(world);
    await say(await begin(), "Hi Dana, what made you call?");
    expect(customerModel.cues).toEqual([]);
  });

  test("speaks then, and where it fails the built-in customer does", async () => {
    const { world, customerModel } = modelWorld("on", [
      { pieces: ["My renewal ", "went up."] },
      { pieces: [], ending: "timeout" },
    ]);
    const { guests, begin, say } = visitor(world);
    const guest = await begin();
    await say(guest, "Hi Dana, what made you call?");
    await say(guest, "Who drives the cars?");
    const { talk } = await guests.open(guest);
    expect(talk?.messages[2]?.content).toBe("My renewal went up.");
    expect(talk?.messages[4]?.content).not.toBe("");
    expect(customerModel.unused()).toBe(0);
  });
});

describe("the limits", () => {
  test("an address has five an hour and twenty a day, and another address its own", async () => {
    const { world, begin } = visitor();
    let begun = 0;
    for (let hour = 0; hour < 5; hour += 1) {
      for (let time = 0; time < 5; time += 1) {
        const refused = await begin().then(
          () => null,
          (error) => error,
        );
        if (refused === null) begun += 1;
        else expect(refused).toMatchObject({ code: "too_many_attempts", text: expect.stringContaining("Sign up") });
      }
      if (hour < 4) expect(await refusalOf(begin())).toBe("too_many_attempts");
      world.clock.advance(HOUR_MS);
    }
    expect(begun).toBe(20);
    await begin(null, "198.51.100.4");
    world.clock.advance(24 * HOUR_MS);
    await begin();
  });

  test("all addresses together have sixty a minute", async () => {
    const { world, begin } = visitor();
    for (let time = 0; time < 60; time += 1) await begin(null, `198.51.100.${time}`);
    expect(await refusalOf(begin(null, "203.0.113.9"))).toBe("too_many_attempts");
    world.clock.advance(MINUTE_MS);
    await begin(null, "203.0.113.9");
  });
});

describe("keeping a talk", () => {
  test("a new account has it once its email is confirmed, in whichever browser, and goes on with it", async () => {
    const { world, guests, accounts, keeper, login } = visitor();
    const guest = await keeper();
    await accounts.signUp(pat, browser);
    await guests.signedUp(guest, email);
    await world.settled();
    expect(await conversations()).toEqual([]);
    world.clock.advance(23 * HOUR_MS);
    await createHousekeeping(world).run();

    const confirmed = await accounts.confirm(tokenIn(world.delivered[0]?.text), browser);
    const mine = await login(confirmed?.token);
    const kept = await guests.keep(mine, null);
    expect(kept).toMatchObject({ customer: "Dana Whitfield" });
    expect(await talks()).toEqual([{ n: 0 }]);
    const id = kept?.conversationId ?? "";
    const page = await createConversationPages(world).openChat(mine, {
      conversationId: id,
      search: new URLSearchParams(),
    });
    expect(page.stage).toMatchObject({
      phase: "conversation",
      messages: [{}, { content: "Hi Dana, what made you call?" }, {}],
    });
    const more = { in: { conversationId: id, after: 2 }, clientKey: "key-12345", content: "Who drives the cars?" };
    await createFormReplies(world).say(mine, more);
    await createConversationPages(world).complete(mine, id);
    await world.settled();
    expect(await rowsOf("SELECT status, total_messages FROM chat_conversations")).toEqual([
      { status: "completed", total_messages: 5 },
    ]);
  });

  test("an account that is there already has it after signing in with that browser, and only with that", async () => {
    const { world, guests, accounts, keeper, login } = visitor();
    await person(world, { email });
    const guest = await keeper();
    expect(await refusalOf(accounts.signUp(pat, browser))).toBe("account_exists");
    const elsewhere = await accounts.signIn({ email, password: PASSWORD }, browser);
    expect(await guests.keep(await login(elsewhere.token), null)).toBeNull();
    const here = await accounts.signIn({ email, password: PASSWORD }, browser);
    expect(await guests.keep(await login(here.token), guest)).not.toBeNull();
    expect(await guests.keep(await login(here.token), guest)).toBeNull();
    await world.settled();
    expect(await conversations()).toHaveLength(1);
  });

  test("whoever signs in with a browser whose guest did not ask for it gets nothing", async () => {
    const { world, guests, begin, say } = visitor();
    const guest = await begin();
    expect(await guests.askToKeep(guest)).toBe(false);
    await say(guest, "Hi Dana, what made you call?");
    await guests.signedUp(guest, "user@agency.example");
    expect(await guests.keep(await signedIn(world, "user"), guest)).toBeNull();
    expect(await conversations()).toEqual([]);
  });

  test("an address that is not confirmed, a login that waits for its second factor, and an ended login keep nothing", async () => {
    const { world, guests, keeper } = visitor();
    const guest = await keeper();
    await guests.signedUp(guest, "waiting@agency.example");
    const waiting = await signedIn(world, "waiting");
    await world.db.$client.prepare("UPDATE users SET email_confirmed_at = NULL").run();
    expect(await guests.keep(waiting, null)).toBeNull();
    const begun = await signedIn(world, "factor");
    await world.db.$client
      .prepare(
        `INSERT INTO factors (id, user_id, factor_type, status, created_at, updated_at) VALUES ('f', '${begun.userId}', 'totp', 'verified', 0, 0)`,
      )
      .run();
    expect(await guests.keep(begun, guest)).toBeNull();
    expect(await guests.keep({ tokenHash: "nobody" }, guest)).toBeNull();
    expect(await talks()).toEqual([{ n: 1 }]);
  });

  test("where somebody bills it begins a trial as any practice does, and without practice left it is kept but does not go on", async () => {
    const world = testWorld({ billing: nobodyAsked });
    const { guests, keeper } = visitor(world);
    const first = await signedIn(world, "first");
    expect(await guests.keep(first, await keeper())).toMatchObject({ goesOn: true });
    const trials = "SELECT user_id FROM billing_accounts WHERE trial_started_at IS NOT NULL";
    expect(await rowsOf(trials)).toEqual([{ user_id: first.userId }]);

    world.clock.advance(TRIAL_MS);
    await world.db.$client.prepare("UPDATE logins SET last_seen_at = ?").bind(world.now()).run();
    const second = await guests.keep(first, await keeper());
    expect(second).toMatchObject({ goesOn: false });
    const id = second?.conversationId ?? "";
    const more = { in: { conversationId: id, after: 2 }, clientKey: "key-12345", content: "Who drives the cars?" };
    expect(await refusalOf(createFormReplies(world).say(first, more))).toBe("conversation_over");
    await createConversationPages(world).complete(first, id);
    await world.settled();
    expect(await rowsOf("SELECT status FROM chat_conversations WHERE id = ?", id)).toEqual([{ status: "completed" }]);
  });

  test("of two who take it at the same moment one has it", async () => {
    const { world, guests, keeper } = visitor();
    const guest = await keeper();
    const [one, other] = [await signedIn(world, "one"), await signedIn(world, "other")];
    const kept = await Promise.all([guests.keep(one, guest), guests.keep(other, guest)]);
    expect(kept.filter((talk) => talk !== null)).toHaveLength(1);
    expect(await conversations()).toHaveLength(1);
  });

  test("it waits for a confirmation a day at most, however often somebody signs up with it", async () => {
    const { world, guests, keeper } = visitor();
    const guest = await keeper();
    for (let hour = 0; hour < 30; hour += 1) {
      await guests.signedUp(guest, email);
      await guests.askToKeep(guest);
      world.clock.advance(HOUR_MS);
    }
    expect((await guests.open(guest)).talk).toBeNull();
    await createHousekeeping(world).run();
    expect(await talks()).toEqual([{ n: 0 }]);
  });
});
