import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Login } from "#core/identity/login.ts";
import { encodePcm16 } from "#core/voice/audio/pcm16.ts";
import { type CallEvent, parseCallEvent } from "#core/voice/call/call-events.ts";
import type { CallRequest } from "#core/voice/call/call-request.ts";
import { appendMessage } from "#core/voice/protocol/append-message.ts";
import { CHOICE, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { createCallRooms, TICKET_HEADER } from "#workers/adapters/call-rooms.ts";
import { createRecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";
import { createCalls } from "#workers/services/calls/calls.ts";
import type { World } from "#workers/services/world.ts";
import { readSettings } from "#workers/settings.ts";
import { ManualClock } from "./manual-clock.ts";
import { scriptCalls } from "./scripted-world.ts";

export type Told = CallEvent & { event_id?: string };

/** One browser's end of a call: everything it was told, in order. */
export class CallBrowser {
  readonly told: Told[] = [];
  closed: { code: number; reason: string } | null = null;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const event = parseCallEvent(String(data));
      if (!event) throw new Error(`not an event of a call: ${String(data).slice(0, 200)}`);
      this.told.push(event);
    });
    socket.addEventListener("close", ({ code, reason }) => {
      this.closed = { code, reason };
    });
    socket.accept();
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  type(text: string): void {
    this.send({
      type: "conversation.item.create",
      item: { type: "message", role: "user", content: [{ type: "input_text", text }] },
    });
  }

  say(text: string): void {
    this.type(text);
    this.send({ type: "response.create" });
  }

  frame(samples: Int16Array): void {
    this.send(appendMessage(encodePcm16(samples)));
  }

  close(code = 1000): void {
    this.#socket.close(code);
  }

  types(): string[] {
    return this.told.map((event) => event.type);
  }

  turns() {
    return this.told.flatMap((event) => (event.type === "rolecall.turn" ? [event] : []));
  }
}

/** A person with calls on the real Durable Object, D1 and R2. Time is the test's. */
export async function calling(settings: Record<string, string> = {}, pieces: Partial<World> = {}) {
  const clock = new ManualClock();
  const parts = {
    settings: readSettings(settings),
    speech: quickSpeech,
    now: clock.now,
    recordingFiles: createRecordingFiles(env.RECORDINGS),
    ...pieces,
  };
  scriptCalls({ ...parts, after: clock.after });
  const world: TestWorld = testWorld({
    ...parts,
    newId: () => crypto.randomUUID(),
    callRooms: createCallRooms((conversationId) => roomOf(conversationId)),
  });
  const login = await signedIn(world);
  return new Caller(world, clock, login);
}

export class Caller {
  readonly world: TestWorld;
  readonly clock: ManualClock;
  readonly login: Login & { userId: string };
  readonly calls: ReturnType<typeof createCalls>;
  conversationId = "";

  constructor(world: TestWorld, clock: ManualClock, login: Login & { userId: string }) {
    this.world = world;
    this.clock = clock;
    this.login = login;
    this.calls = createCalls(world);
  }

  async start(request: CallRequest = { choice: CHOICE }): Promise<CallBrowser> {
    const door = await this.calls.start(this.login, request);
    this.conversationId = door.conversationId;
    return this.connect(door.ticket);
  }

  async rejoin(): Promise<CallBrowser> {
    const door = await this.calls.ticket(this.login, this.conversationId);
    return this.connect(door.ticket);
  }

  async connect(ticket: string): Promise<CallBrowser> {
    const response = await this.knock(ticket);
    if (!response.webSocket) throw new Error(`no socket: ${response.status} ${await response.text()}`);
    return new CallBrowser(response.webSocket);
  }

  knock(ticket: string): Promise<Response> {
    const headers = { Upgrade: "websocket", [TICKET_HEADER]: ticket };
    return roomOf(this.conversationId).fetch(new Request("https://rolecall.example/call", { headers }));
  }

  room() {
    return roomOf(this.conversationId);
  }

  /** Lets the call's time pass, inside of its object. */
  async wait(ms: number): Promise<void> {
    await this.inside(() => this.clock.advance(ms));
  }

  /** What touches the call's sockets has to run in its object. */
  async inside<Result>(run: () => Result | Promise<Result>): Promise<Result> {
    return runInDurableObject(this.room(), () => run());
  }

  /** The object is restarted as by a deployment: sockets break, what it had in memory is gone. */
  async restart(): Promise<void> {
    await runInDurableObject(this.room(), (_, state) => state.abort("restarted")).catch(() => {});
    this.clock.forgetTimers();
  }

  /** The object is put away, which no object with a socket is. */
  async evict(): Promise<void> {
    await evictDurableObject(this.room());
    this.clock.forgetTimers();
  }

  /** What the object has written down of the call. */
  async inRecord(): Promise<unknown> {
    return runInDurableObject(this.room(), (_, state) =>
      JSON.parse(String(state.storage.sql.exec("SELECT record FROM call").one().record)),
    );
  }

  /** Nothing of the call is left in its object: all of it is in D1 and R2. */
  async isStored(): Promise<boolean> {
    return runInDurableObject(
      this.room(),
      (_, state) => state.storage.sql.exec("SELECT id FROM call").toArray().length === 0,
    );
  }

  /** The object's own alarm rings, as it does twice a minute. */
  async alarm(): Promise<boolean> {
    return runDurableObjectAlarm(this.room());
  }

  /** In steps of the clock, until it is so. */
  async until(isSo: () => boolean | Promise<boolean>, withinMs = 20_000): Promise<void> {
    for (let passedMs = 0; !(await isSo()); passedMs += 20) {
      if (passedMs > withinMs) throw new Error(`not so within ${withinMs} ms: ${isSo}`);
      await this.wait(20);
    }
  }
}

export function roomOf(conversationId: string) {
  return env.VOICE.get(env.VOICE.idFromName(conversationId));
}

/** Speech without a synthesiser: 10 ms of a level tone a letter. */
export const quickSpeech = {
  prepare: async () => {},
  speak: async (text: string) => new Int16Array(text.length * 240).fill(1000),
};

/** Plays a microphone in real time: 40 ms a frame. */
export async function playInto(caller: Caller, browser: CallBrowser, sound: Int16Array): Promise<void> {
  for (let at = 0; at < sound.length; at += 960) {
    browser.frame(sound.slice(at, at + 960));
    await caller.wait(40);
  }
}

export function silence(ms: number): Int16Array {
  return new Int16Array(ms * 24);
}
