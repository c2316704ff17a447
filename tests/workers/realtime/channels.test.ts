import type { RealtimePostgresChangesPayload, Session, SupabaseClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { type AuthApp, SERVICE_ROLE_KEY, signedIn } from "#tests/support/auth-client.ts";
import { loginOf } from "#tests/support/people.ts";
import { CHOICE } from "#tests/support/practising.ts";
import { hangUpAll, joined, listener, realtimeApp, ring, sleep } from "#tests/support/realtime.ts";

import { createReplies } from "#workers/services/conversations/replies.ts";

type Person = { id: string; client: SupabaseClient; session: Session };
type Told = RealtimePostgresChangesPayload<Record<string, unknown>>;

let app: AuthApp;
let dana: Person;
let lee: Person;

beforeEach(async () => {
  app = await realtimeApp();
  dana = await signedIn(app, { email: "dana@agency.example" });
  lee = await signedIn(app, { email: "lee@agency.example" });
  await app.world.settled();
});
afterEach(hangUpAll);

async function begin(by: Person, title = "New Training Session"): Promise<string> {
  const { data, error } = await by.client
    .from("chat_conversations")
    .insert({ user_id: by.id, title, status: "active" })
    .select("id")
    .single();
  if (error) throw error;
  await app.world.settled();
  return data.id;
}

/** A channel that notes which changes it is told of. */
async function listening(
  by: Person | null,
  to: { event?: "*"; schema?: string; table?: string; filter?: string; select?: string[] },
  options: { key?: string; vsn?: string } = {},
) {
  const client = await listener(app, by?.session ?? null, options);
  const told: Told[] = [];
  const channel = client
    .channel(`of ${by?.id ?? "nobody"}`)
    .on("postgres_changes", { event: "*", schema: "public", ...to }, (payload) => void told.push(payload));
  return { client, channel, told, status: await joined(channel) };
}

function settle<T>(told: T[], count: number): Promise<void> {
  return vi.waitFor(() => expect(told).toHaveLength(count), 5000);
}

/** Everything that was said to this client before has reached it by then: it comes by the same socket, in order. */
async function caughtUp(client: SupabaseClient): Promise<void> {
  const channel = client.channel("asked last");
  await joined(channel);
  await client.removeChannel(channel);
}

describe("changes of rows", () => {
  test.each(["1.0.0", "2.0.0"])(
    "a person hears of their own conversation, not of another's (protocol %s)",
    async (vsn) => {
      const { told, status } = await listening(dana, { table: "chat_conversations" }, { vsn });
      expect(status).toBe("SUBSCRIBED");
      await begin(lee, "Lee's");
      const id = await begin(dana, "Dana's");
      await settle(told, 1);
      expect(told[0]).toEqual({
        schema: "public",
        table: "chat_conversations",
        commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        eventType: "INSERT",
        new: (await dana.client.from("chat_conversations").select().eq("id", id).single()).data,
        old: {},
        errors: null,
      });
    },
  );

  test("asking for another's rows by a filter tells nothing of them", async () => {
    const theirs = { table: "chat_conversations", filter: `user_id=eq.${lee.id}` };
    const { told, status, client } = await listening(dana, theirs);
    expect(status).toBe("SUBSCRIBED");
    const id = await begin(lee);
    await lee.client.from("chat_conversations").update({ title: "Changed" }).eq("id", id);
    await lee.client.from("chat_messages").insert({ conversation_id: id, role: "user", content: "Hi." });
    await app.world.settled();
    await caughtUp(client);
    expect(told).toEqual([]);
  });

  test("messages and changes are told, each with its row as it is then", async () => {
    const { told } = await listening(dana, {});
    const id = await begin(dana);
    await dana.client.from("chat_messages").insert({ conversation_id: id, role: "user", content: "Hi, this is Dana." });
    await app.world.settled();
    await dana.client.from("chat_conversations").update({ status: "completed" }).eq("id", id);
    await app.world.settled();
    await settle(told, 3);
    expect(told.map((one) => `${one.eventType} ${one.table}`)).toEqual([
      "INSERT chat_conversations",
      "INSERT chat_messages",
      "UPDATE chat_conversations",
    ]);
    expect(told[1]?.new).toMatchObject({ conversation_id: id, role: "user", content: "Hi, this is Dana." });
    expect(told[2]).toMatchObject({ new: { id, status: "completed" }, old: { id } });
  });

  test("a conversation on the pages is told as it goes on, and when it is scored", async () => {
    const { told } = await listening(dana, {});
    const login = await loginOf(app.world, dana.id);
    const say = async (
      where: { choice: typeof CHOICE } | { conversationId: string; after: number },
      content: string,
    ) => {
      const request = { in: where, clientKey: crypto.randomUUID(), content };
      for await (const event of createReplies(app.world).say(login, request, new AbortController().signal)) void event;
      await app.world.settled();
    };
    await say({ choice: CHOICE }, "Hi, this is Dana from the agency.");
    const [conversation] = (await dana.client.from("chat_conversations").select("id")).data ?? [];
    await say({ conversationId: conversation?.id, after: 2 }, COMMANDS.end);
    await vi.waitFor(() => expect(told.at(-1)?.new).toMatchObject({ role: "assistant" }), 5000);
    const of = (table: string) => told.filter((one) => one.table === table);
    expect(of("chat_conversations")[0]).toMatchObject({ eventType: "INSERT", new: { total_messages: 3 } });
    expect(of("chat_conversations").at(-1)).toMatchObject({ eventType: "UPDATE", new: { status: "completed" } });
    const messages = of("chat_messages").filter(({ eventType }) => eventType === "INSERT");
    expect(messages.map((one) => one.new)).toMatchObject(
      ["assistant", "user", "assistant", "user", "assistant"].map((role) => ({
        role,
        conversation_id: conversation?.id,
      })),
    );
  });

  test("a filter chooses rows, and select columns", async () => {
    const filter = 'title=eq."A, (b)"';
    const { told, status } = await listening(dana, { table: "chat_conversations", filter, select: ["id", "title"] });
    expect(status).toBe("SUBSCRIBED");
    await begin(dana, "A");
    const id = await begin(dana, "A, (b)");
    await settle(told, 1);
    expect(told[0]?.new).toEqual({ id, title: "A, (b)" });
  });

  test("a row that is gone is told to its owner by its key", async () => {
    const danas = await listening(dana, { table: "chat_conversations", filter: `user_id=eq.${dana.id}` });
    const lees = await listening(lee, { table: "chat_conversations" });
    const id = await begin(dana);
    await app.client({ key: SERVICE_ROLE_KEY }).from("chat_conversations").delete().eq("id", id);
    await app.world.settled();
    await settle(danas.told, 2);
    expect(danas.told[1]).toMatchObject({ eventType: "DELETE", new: {}, old: { id } });
    await caughtUp(lees.client);
    expect(lees.told).toEqual([]);
  });

  test("the service role hears of everybody", async () => {
    const { told, status } = await listening(null, { table: "chat_conversations" }, { key: SERVICE_ROLE_KEY });
    expect(status).toBe("SUBSCRIBED");
    await begin(dana);
    await begin(lee);
    await settle(told, 2);
    expect(told.map((one) => one.new)).toMatchObject([{ user_id: dana.id }, { user_id: lee.id }]);
  });

  test("a channel that was left hears no more", async () => {
    const { client, channel, told } = await listening(dana, { table: "chat_conversations" });
    await begin(dana);
    await settle(told, 1);
    expect(await client.removeChannel(channel)).toBe("ok");
    await begin(dana);
    await caughtUp(client);
    expect(told).toHaveLength(1);
  });

  test("an object that slept still knows its channels, and leaves the client's socket open", async () => {
    const { told, client } = await listening(dana, { table: "chat_conversations", filter: "status=eq.active" });
    await sleep();
    const id = await begin(dana);
    await settle(told, 1);
    await sleep();
    await dana.client.from("chat_conversations").update({ title: "After another sleep" }).eq("id", id);
    await app.world.settled();
    await settle(told, 2);
    expect(client.realtime.isConnected()).toBe(true);
  });

  test.each([
    ["a table that is not served", { table: "logins" }],
    ["a view", { table: "admin_dashboard_stats" }],
    ["another schema", { schema: "auth", table: "chat_conversations" }],
    ["a column that is not shown", { table: "chat_conversations", filter: "practice=eq.1" }],
    ["SQL for a column", { table: "chat_conversations", filter: "id=eq.1) OR (1=1" }],
    ["SQL for an operator", { table: "chat_conversations", filter: "id=eq.1;DROP TABLE users.x" }, "SUBSCRIBED"],
    ["a filter on every table", { filter: "id=eq.1" }],
  ])("%s is refused, or is nothing but a value", async (_, to, expected = "CHANNEL_ERROR: Unable to subscribe") => {
    const { status, told, client } = await listening(dana, to);
    expect(status).toMatch(expected);
    await begin(dana);
    await begin(lee);
    await caughtUp(client);
    expect(told).toEqual([]);
  });
});

describe("who may listen", () => {
  test("nobody without a sign-in, and private channels are not offered", async () => {
    const stranger = await listener(app, null);
    const words = "CHANNEL_ERROR: Unauthorized: You do not have permissions to read from this Channel topic: room1";
    expect(await joined(stranger.channel("room1"))).toBe(words);
    const client = await listener(app, dana.session);
    expect(await joined(client.channel("room1", { config: { private: true } }))).toBe(words);
  });

  test("a token that does not hold is told so", async () => {
    const client = await listener(app, null);
    const [head, , mark] = dana.session.access_token.split(".");
    const forged = btoa(JSON.stringify({ role: "authenticated", sub: lee.id })).replace(/=+$/, "");
    await client.realtime.setAuth(`${head}.${forged}.${mark}`);
    expect(await joined(client.channel("room1"))).toMatch("CHANNEL_ERROR: InvalidJWTToken: invalid JWT");
  });

  test("who has signed out hears of no row any more", async () => {
    const { told, channel } = await listening(dana, { table: "chat_conversations" });
    const id = await begin(dana);
    await settle(told, 1);
    await dana.client.auth.signOut({ scope: "global" });
    await app.world.settled();
    const owner = app.client({ key: SERVICE_ROLE_KEY });
    await owner.from("chat_conversations").update({ title: "Later" }).eq("id", id);
    await app.world.settled();
    await vi.waitFor(() => expect(channel.state).toBe("closed"), 5000);
    expect(told).toHaveLength(1);
  });

  test("a token that has ended closes its channel, unless a new one came in time", async () => {
    const { told, channel } = await listening(dana, { table: "chat_conversations" });
    const kept = await listener(app, lee.session);
    const keptChannel = kept.channel("room1", { config: { broadcast: { ack: true } } });
    expect(await joined(keptChannel)).toBe("SUBSCRIBED");
    app.world.clock.advance(50 * 60_000);
    const { data } = await lee.client.auth.refreshSession();
    await kept.realtime.setAuth(data.session?.access_token ?? "");
    // Answered after the token was taken.
    expect(await keptChannel.send({ type: "broadcast", event: "still here", payload: {} })).toBe("ok");
    app.world.clock.advance(11 * 60_000);
    await ring();
    await vi.waitFor(() => expect(channel.state).toBe("closed"), 5000);
    expect(keptChannel.state).toBe("joined");
    expect(told).toEqual([]);
  });

  test("a new token of somebody else closes the channel", async () => {
    const client = await listener(app, dana.session);
    const channel = client.channel("room1");
    await joined(channel);
    await client.realtime.setAuth(lee.session.access_token);
    await vi.waitFor(() => expect(channel.state).toBe("closed"), 5000);
  });
});

describe("broadcasts", () => {
  test("two clients hear each other, and themselves only if they ask; acknowledged if asked", async () => {
    const heard: { by: string; payload: unknown }[] = [];
    const channels = [];
    for (const [name, person, vsn, self] of [
      ["dana", dana, "2.0.0", true],
      ["lee", lee, "1.0.0", false],
    ] as const) {
      const client = await listener(app, person.session, { vsn });
      const channel = client.channel("room1", { config: { broadcast: { self, ack: true } } });
      channel.on("broadcast", { event: "cursor" }, ({ payload }) => void heard.push({ by: name, payload }));
      expect(await joined(channel)).toBe("SUBSCRIBED");
      channels.push(channel);
    }
    const [danas, lees] = channels;
    expect(await danas?.send({ type: "broadcast", event: "cursor", payload: { x: 1 } })).toBe("ok");
    expect(await lees?.send({ type: "broadcast", event: "cursor", payload: { x: 2 } })).toBe("ok");
    await settle(heard, 3);
    expect(heard).toEqual([
      { by: "dana", payload: { x: 1 } },
      { by: "lee", payload: { x: 1 } },
      { by: "dana", payload: { x: 2 } },
    ]);
  });

  test("bytes arrive as bytes", async () => {
    const heard: unknown[] = [];
    const client = await listener(app, dana.session);
    const channel = client.channel("room1", { config: { broadcast: { self: true } } });
    channel.on("broadcast", { event: "sound" }, ({ payload }) => void heard.push(payload));
    await joined(channel);
    await channel.send({ type: "broadcast", event: "sound", payload: new Uint8Array([1, 2, 255]).buffer });
    await settle(heard, 1);
    expect(heard[0]).toEqual(new Uint8Array([1, 2, 255]).buffer);
  });

  test("one by HTTP reaches the channel, and needs a sign-in", async () => {
    const heard: unknown[] = [];
    const client = await listener(app, dana.session);
    const channel = client.channel("room1");
    channel.on("broadcast", { event: "news" }, ({ payload }) => void heard.push(payload));
    await joined(channel);
    const call = (token: string) =>
      app.fetch("https://rolecall.example/realtime/v1/api/broadcast", {
        method: "POST",
        headers: { apikey: "anon-key-of-the-tests", Authorization: `Bearer ${token}` },
        body: JSON.stringify({ messages: [{ topic: "room1", event: "news", payload: { a: 1 } }] }),
      });
    expect((await call("anon-key-of-the-tests")).status).toBe(401);
    expect((await call(lee.session.access_token)).status).toBe(202);
    await settle(heard, 1);
    expect(heard).toEqual([{ a: 1 }]);
  });

  test("who has signed out is heard no more and hears no more, half a minute later at the latest", async () => {
    const heard: unknown[] = [];
    const danas = (await listener(app, dana.session)).channel("room1");
    danas.on("broadcast", { event: "news" }, ({ payload }) => void heard.push(payload));
    const lees = (await listener(app, lee.session)).channel("room1");
    await joined(danas);
    await joined(lees);
    await lees.send({ type: "broadcast", event: "news", payload: { number: 1 } });
    await settle(heard, 1);
    await dana.client.auth.signOut({ scope: "global" });
    app.world.clock.advance(30_000);
    await lees.send({ type: "broadcast", event: "news", payload: { number: 2 } });
    await vi.waitFor(() => expect(danas.state).toBe("closed"), 5000);
    expect(heard).toHaveLength(1);
  });
});

test("presence: who shows themselves is seen by the others until they leave, sleep or not", async () => {
  const lees = (await listener(app, lee.session)).channel("room1", { config: { presence: { key: "lee" } } });
  const seen: string[] = [];
  lees.on("presence", { event: "sync" }, () => void seen.push(Object.keys(lees.presenceState()).sort().join(" ")));
  expect(await joined(lees)).toBe("SUBSCRIBED");
  const client = await listener(app, dana.session);
  const danas = client.channel("room1", { config: { presence: { key: "dana" } } });
  await joined(danas);
  expect(await danas.track({ at: "desk" })).toBe("ok");
  await vi.waitFor(() => expect(seen.at(-1)).toBe("dana"), 5000);
  await sleep();
  expect(await lees.track({ at: "home" })).toBe("ok");
  await vi.waitFor(() => expect(seen.at(-1)).toBe("dana lee"), 5000);
  await client.realtime.disconnect();
  await vi.waitFor(() => expect(seen.at(-1)).toBe("lee"), 5000);
});
