import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MAX_MESSAGE_SIZE, MAX_SOCKETS_PER_PERSON } from "#core/realtime/limits.ts";
import { ANON_KEY, type AuthApp, SITE, signedIn } from "#tests/support/auth-client.ts";
import { loginOf } from "#tests/support/people.ts";
import { knock, RawSocket, rawSocket, realtimeApp, ring } from "#tests/support/realtime.ts";

let app: AuthApp;
let token: string;
const open: RawSocket[] = [];

beforeEach(async () => {
  app = await realtimeApp({ FORM_ORIGINS: "https://forms.example", URI_ALLOW_LIST: "https://app.partner.example/**" });
  const dana = await signedIn(app, { email: "dana@agency.example" });
  token = dana.session?.access_token ?? "";
  await app.world.settled();
});
afterEach(() => {
  for (const socket of open.splice(0)) if (!socket.closed) socket.close();
});

async function socket(version?: string): Promise<RawSocket> {
  const opened = await rawSocket(app, version);
  open.push(opened);
  return opened;
}

function join(topic = "realtime:room1", ref = "1", config: unknown = {}) {
  return [ref, ref, topic, "phx_join", { config, access_token: token }];
}

function refused(ref: string, topic: string, reason: unknown) {
  return [ref, ref, topic, "phx_reply", { status: "error", response: { reason } }];
}

describe("the door", () => {
  const door = `/realtime/v1/websocket?apikey=${ANON_KEY}&vsn=2.0.0`;

  test.each([
    ["a program without an origin", undefined, 101],
    ["our own pages", SITE, 101],
    ["a site of the forms", "https://forms.example", 101],
    ["a site people are sent back to", "https://app.partner.example", 101],
    ["another site", "https://elsewhere.example", 403],
    ["a name that begins alike", "https://app.partner.example.elsewhere.example", 403],
  ])("from %s", async (_, origin, status) => {
    const answer = await knock(app, door, origin === undefined ? {} : { Origin: origin });
    expect(answer.status).toBe(status);
    if (answer.webSocket) open.push(new RawSocket(answer.webSocket));
  });

  test("wants a key, a version it knows, and a socket", async () => {
    expect((await knock(app, "/realtime/v1/websocket?vsn=2.0.0")).status).toBe(401);
    expect((await knock(app, "/realtime/v1/websocket?vsn=2.0.0&apikey=another")).status).toBe(401);
    expect((await knock(app, `/realtime/v1/websocket?apikey=${ANON_KEY}&vsn=3.0.0`)).status).toBe(400);
    expect((await app.fetch(`${SITE}${door}`)).status).toBe(400);
  });

  test("a socket on which nothing is joined is closed", async () => {
    const client = await socket();
    app.world.clock.advance(30_000);
    await ring();
    await vi.waitFor(() => expect(client.closed).toMatchObject({ code: 1008 }), 5000);
  });
});

describe("what is said", () => {
  test.each([
    ["1.0.0", { topic: "phoenix", event: "heartbeat", payload: {}, ref: "7" }, { ref: "7", join_ref: null }],
    ["2.0.0", [null, "7", "phoenix", "heartbeat", {}], [null, "7"]],
  ])("a heartbeat is answered (protocol %s)", async (version, heartbeat, marks) => {
    const client = await socket(version);
    client.send(heartbeat);
    const payload = { status: "ok", response: {} };
    await client.hears(
      Array.isArray(marks)
        ? [...marks, "phoenix", "phx_reply", payload]
        : { ...marks, topic: "phoenix", event: "phx_reply", payload },
    );
  });

  test.each([
    ["half JSON", '[null,"1","realtime:room1","phx_jo'],
    ["another version's message", { topic: "realtime:room1", event: "phx_join", payload: {}, ref: "1" }],
    ["a number for a topic", [null, "1", 7, "phx_join", {}]],
    ["nothing", ""],
  ])("%s is refused, and the socket goes on", async (_, message) => {
    const client = await socket();
    client.send(message);
    const reason = "not a message of protocol 2.0.0";
    await client.hears([null, null, "phoenix", "phx_error", { reason }]);
    client.send(join());
    await client.hears(["1", "1", "realtime:room1", "phx_reply", { status: "ok", response: { postgres_changes: [] } }]);
  });

  test.each([
    ["a topic that is none", join("room1"), refused("1", "room1", "unmatched topic")],
    ["a channel without a name", join("realtime:"), refused("1", "realtime:", "unmatched topic")],
    [
      "an event of a channel that was not joined",
      ["1", "2", "realtime:room1", "broadcast", {}],
      ["1", "2", "realtime:room1", "phx_reply", { status: "error", response: { reason: "unmatched topic" } }],
    ],
    [
      "a configuration of another shape",
      join("realtime:room1", "1", { postgres_changes: "all" }),
      refused("1", "realtime:room1", expect.stringMatching(/^InvalidJoinPayload: config.postgres_changes/)),
    ],
  ])("%s is refused", async (_, message, answer) => {
    const client = await socket();
    client.send(message);
    await client.hears(answer);
  });

  test("an unknown event of a joined channel is refused", async () => {
    const client = await socket();
    client.send(join());
    client.send(["1", "2", "realtime:room1", "drop_tables", {}]);
    const reason = "unknown event drop_tables";
    await client.hears(["1", "2", "realtime:room1", "phx_reply", { status: "error", response: { reason } }]);
  });

  test("a second join of a topic takes the place of the first", async () => {
    const client = await socket();
    client.send(join("realtime:room1", "1", { broadcast: { self: true } }));
    client.send(join("realtime:room1", "2", { broadcast: { self: true } }));
    await client.hears(["1", "1", "realtime:room1", "phx_close", {}]);
    await client.hears(["2", "2", "realtime:room1", "phx_reply", { status: "ok", response: { postgres_changes: [] } }]);
    client.send(["2", "3", "realtime:room1", "broadcast", { type: "broadcast", event: "once", payload: {} }]);
    const heard = [null, null, "realtime:room1", "broadcast", { type: "broadcast", event: "once", payload: {} }];
    await client.hears(heard);
    expect(client.told.filter((one) => JSON.stringify(one) === JSON.stringify(heard))).toHaveLength(1);
  });

  test.each([
    ["a megabyte", () => "x".repeat(1024 * 1024)],
    ["one character too many", () => "x".repeat(MAX_MESSAGE_SIZE + 1)],
  ])("%s closes the socket", async (_, message) => {
    const client = await socket();
    client.send(message());
    await client.hears([null, null, "phoenix", "phx_error", { reason: "Message is too large" }]);
    await vi.waitFor(() => expect(client.closed).toMatchObject({ code: 1009 }), 5000);
  });

  test("a flood closes the socket", async () => {
    const client = await socket();
    for (let number = 0; number < 100; number += 1) client.send([null, `${number}`, "phoenix", "heartbeat", {}]);
    await vi.waitFor(() => expect(client.closed).toMatchObject({ code: 1008 }), 5000);
    expect(client.told).toContainEqual([
      null,
      null,
      "phoenix",
      "phx_error",
      { reason: "Too many messages per second" },
    ]);
  });

  test("joins have a rate of their own, channels a number", async () => {
    const client = await socket();
    for (let number = 1; number <= 31; number += 1) client.send(join(`realtime:room${number}`, String(number)));
    await client.hears(refused("21", "realtime:room21", "ChannelRateLimitReached: Too many channels"));
    const reason = "ClientJoinRateLimitReached: Too many joins per second";
    await client.hears(refused("31", "realtime:room31", reason));
  });

  test("one person has so many sockets", async () => {
    for (let number = 0; number < MAX_SOCKETS_PER_PERSON; number += 1) {
      const client = await socket();
      client.send(join());
      await vi.waitFor(() => expect(client.told).toHaveLength(1), 5000);
    }
    const oneTooMany = await socket();
    oneTooMany.send(join());
    const reason = "ConnectionRateLimitReached: Too many connected users";
    await oneTooMany.hears(refused("1", "realtime:room1", reason));
  });
});

describe("the socket of a page", () => {
  async function page(userId: string): Promise<{ cookie: string; socket: RawSocket; tokenHash: string }> {
    const text = app.world.newToken();
    const { tokenHash } = await loginOf({ ...app.world, newToken: () => text }, userId);
    const cookie = `__Host-login=${text}`;
    const answer = await knock(app, "/api/changes", { Origin: SITE, Cookie: cookie });
    if (!answer.webSocket) throw new Error(`no socket: ${answer.status}`);
    const socket = new RawSocket(answer.webSocket);
    open.push(socket);
    return { cookie, socket, tokenHash };
  }

  test("says that something of the person's own has changed, and nothing of it; nothing of another's", async () => {
    const lee = await signedIn(app, { email: "lee@agency.example" });
    const ann = await signedIn(app, { email: "ann@agency.example" });
    const [leesPage, annsPage] = [await page(lee.id), await page(ann.id)];
    await lee.client.from("chat_conversations").insert({ user_id: lee.id, title: "Lee's" });
    await app.world.settled();
    await leesPage.socket.hears("changed");
    expect(leesPage.socket.told).toEqual(["watching", "changed"]);
    expect(annsPage.socket.told).toEqual(["watching"]);
  });

  test("looks again when it is told by person, as long as its login lasts", async () => {
    const [lee, ann] = [
      await signedIn(app, { email: "lee@agency.example" }),
      await signedIn(app, { email: "ann@agency.example" }),
    ];
    const [leesPage, annsPage, left] = [await page(lee.id), await page(ann.id), await page(lee.id)];
    await app.world.db.$client.prepare("DELETE FROM logins WHERE token_hash = ?").bind(left.tokenHash).run();
    await app.world.realtime.tellPages([lee.id, lee.id]);
    await leesPage.socket.hears("changed");
    expect(leesPage.socket.told).toEqual(["watching", "changed"]);
    await vi.waitFor(() => expect(left.socket.closed).toMatchObject({ code: 1008 }), 5000);
    expect([left.socket.told, annsPage.socket.told]).toEqual([["watching"], ["watching"]]);
  });

  test("is closed instead once the login has ended", async () => {
    const lee = await signedIn(app, { email: "lee@agency.example" });
    const { socket: left, tokenHash } = await page(lee.id);
    await app.world.db.$client.prepare("DELETE FROM logins WHERE token_hash = ?").bind(tokenHash).run();
    await lee.client.from("chat_conversations").insert({ user_id: lee.id, title: "Lee's" });
    await app.world.settled();
    await vi.waitFor(() => expect(left.closed).toMatchObject({ code: 1008 }), 5000);
    expect(left.told).toEqual(["watching"]);
  });

  test("opens for a login on our own pages only", async () => {
    const cookie = `__Host-login=${"a".repeat(43)}`;
    expect((await knock(app, "/api/changes", { Origin: SITE })).status).toBe(401);
    expect((await knock(app, "/api/changes", { Origin: SITE, Cookie: cookie })).status).toBe(401);
    expect((await knock(app, "/api/changes", { Origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await knock(app, "/api/changes")).status).toBe(403);
  });
});
