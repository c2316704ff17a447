import { DurableObject } from "cloudflare:workers";
import { Refusal } from "#core/errors.ts";
import type { CallTicket } from "#core/voice/call/call-request.ts";
import { delayAfterStoreAttemptMs } from "#core/voice/call/store-attempts.ts";
import { BROWSER_WINDOW_MS } from "#core/voice/call-figures.ts";
import { TICKET_HEADER } from "../adapters/call-rooms.ts";
import { loadLearned } from "../adapters/learned.ts";
import { safetyIdentifier } from "../adapters/openai/safety-identifier.ts";
import { openTicket } from "../adapters/signing/call-ticket.ts";
import { refusalResponse } from "../api/refusal-response.ts";
import { faultOf, log } from "../log.ts";
import { type CallStorage, createCallStorage } from "../services/calls/call-storage.ts";
import { createWorld } from "../services/create-services.ts";
import { voiceModel } from "../services/voice-model.ts";
import { MAIN_DATABASE } from "../services/which-database.ts";
import type { World } from "../services/world.ts";
import { finishCall, hasEnded, storeWaiting } from "./call-ending.ts";
import { ended, newRecord } from "./call-record.ts";
import { type CallRecord, CallStore } from "./call-store.ts";
import { deleteSound, finishUpload } from "./recorder.ts";
import { ServerCall } from "./server-call.ts";

/**
 * Holds the live call of one conversation: opens it, brings it back after a restart, and stores what is left when it is over;
 * what fails is tried again. What happens within the call is in server-call.ts.
 */
export class VoiceSession extends DurableObject<Env> {
  #world: World;
  readonly #store: CallStore;
  #callStorage: CallStorage;
  #call: ServerCall | null = null;
  /** Opening, ending and storing run one after the other. */
  #queue: Promise<unknown> = Promise.resolve();
  #ended = Promise.withResolvers<void>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(() => loadLearned(env.ASSETS));
    this.#store = new CallStore(ctx.storage.sql);
    // Woken anew, it goes on where its call was.
    this.#world = this.#worldOf(this.#store.read()?.database ?? MAIN_DATABASE);
    this.#callStorage = createCallStorage(this.#world);
  }

  #worldOf(database: string): World {
    const occasion = { background: (work: Promise<unknown>) => this.ctx.waitUntil(work), origin: null, database };
    return { ...createWorld(this.env, occasion), ...this.scripted() };
  }

  /** An object is named after its database (services/which-database.ts), so that all its calls are in the same one. */
  #turnTo({ database = MAIN_DATABASE }: CallTicket): void {
    if (database === this.#world.database) return;
    this.#world = this.#worldOf(database);
    this.#callStorage = createCallStorage(this.#world);
  }

  /** Parts of the world that tests replace. */
  protected scripted(): Partial<World> {
    return {};
  }

  /** Opens the browser's socket. The Worker has checked the request's origin. */
  override async fetch(request: Request): Promise<Response> {
    const nowMs = this.#world.now();
    const ticket = await openTicket(this.#world.settings, request.headers.get(TICKET_HEADER) ?? "", nowMs);
    if (!ticket || !this.#store.takeTicket(ticket.nonce, ticket.expiresAt, nowMs))
      return refusalResponse(new Refusal("call_over"));
    this.#turnTo(ticket);
    try {
      const call = await this.#oneAtATime(() => this.#callFor(ticket));
      const { 0: browser, 1: socket } = new WebSocketPair();
      call.join(socket, ticket.patience);
      return new Response(null, { status: 101, webSocket: browser });
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse(error);
      throw error;
    }
  }

  /** Hangs up for the agent. When it comes back, everything is stored. Throws when that failed; it is then tried again later. */
  async hangUp(): Promise<void> {
    await this.#oneAtATime(async () => {
      await this.#endCall("agent-left");
      await this.#finish("agent-left");
    });
  }

  /** Sound recorded so far is deleted, and none is recorded from here on. */
  async deleteSound(): Promise<void> {
    if (this.#call) return this.#call.deleteSound();
    const record = this.#store.read();
    if (record) this.#store.write({ ...record, records: false });
    this.#store.deleteSound();
  }

  /** Runs every 30 s while a call lives, and afterwards until everything of it is stored or given up. */
  override async alarm(): Promise<void> {
    const record = this.#store.read();
    if (!record) return;
    if (!hasEnded(record)) {
      if (this.#call) return this.#stayAlive(record);
      // The object was restarted and the browser has not come back yet.
      const lostAtMs = record.seenAtMs + ALIVE_EVERY_MS + BROWSER_WINDOW_MS;
      if (this.#world.now() < lostAtMs) return this.ctx.storage.setAlarm(lostAtMs);
    }
    await this.#oneAtATime(() => this.#finishOrTryAgain());
  }

  async #callFor(ticket: CallTicket): Promise<ServerCall> {
    const stored = this.#store.read();
    if (this.#call?.callId === ticket.callId && !hasEnded(stored)) return this.#call;
    if (stored && (stored.callId !== ticket.callId || hasEnded(stored))) {
      // The call before has to be out of the way.
      await this.#endCall("taken-over");
      await this.#finish("browser-lost");
    }
    const opened = await this.#callStorage.open(ticket);
    await this.#callStorage.renew(ticket);
    const model = voiceModel(this.#world);
    if (!model) throw new Refusal("voice_unavailable");
    const record =
      this.#store.read() ?? newRecord(ticket, opened, { engine: model.engine, model: model.name }, this.#world.now());
    this.#store.write(record);
    const { conversation, script } = opened;
    this.#ended = Promise.withResolvers();
    this.#call = new ServerCall(
      {
        world: this.#world,
        callStorage: this.#callStorage,
        store: this.#store,
        conversation,
        script,
        safetyIdentifier: await safetyIdentifier(this.#world.settings.APP_SECRET, ticket.userId),
        onEnded: () => {
          this.#ended.resolve();
          this.ctx.waitUntil(this.#oneAtATime(() => this.#finishOrTryAgain()));
        },
      },
      record,
    );
    await this.ctx.storage.setAlarm(this.#world.now() + ALIVE_EVERY_MS);
    return this.#call;
  }

  /** Ends the call that has sockets, if there is one. */
  async #endCall(reason: "agent-left" | "taken-over"): Promise<void> {
    if (!this.#call) return;
    this.#call.end(reason);
    await this.#ended.promise;
  }

  /** A call that has no sockets any more ends as it was last written down. */
  async #endWithoutSockets(record: CallRecord, reason: LostReason): Promise<void> {
    const conversation = await this.#callStorage.conversationOf(record);
    this.#store.write(ended(record, conversation, { reason, activeMs: record.activeMs, atMs: this.#world.now() }));
  }

  async #stayAlive(record: CallRecord): Promise<void> {
    await this.ctx.storage.setAlarm(this.#world.now() + ALIVE_EVERY_MS);
    this.#call?.noteAlive();
    if (!(await this.#callStorage.renew(record))) this.#call?.end("taken-over");
  }

  /** What fails is tried again later and later, and at last given up: what nobody can store is not kept here for ever. */
  async #finishOrTryAgain(): Promise<void> {
    try {
      await this.#finish("browser-lost");
    } catch (error) {
      log("warn", "voice.finish-failed", faultOf(error));
      const record = this.#store.read();
      if (!record) return;
      const storeAttempts = record.storeAttempts + 1;
      const delayMs = delayAfterStoreAttemptMs(storeAttempts);
      if (delayMs === null) return this.#giveUp(record, "error", "voice.given-up");
      this.#store.write({ ...record, storeAttempts });
      await this.ctx.storage.setAlarm(this.#world.now() + delayMs);
    }
  }

  /** Stores what is left of a call that has ended, or whose sockets are lost. Gives up a call whose conversation was deleted. */
  async #finish(reason: LostReason): Promise<void> {
    try {
      await this.#storeAll(reason);
    } catch (error) {
      const record = this.#store.read();
      if (!record || !(await this.#isConversationGone(record))) throw error;
      await this.#giveUp(record, "warn", "voice.conversation-gone");
    }
  }

  /** False also when that cannot be told just now. */
  #isConversationGone(record: CallRecord): Promise<boolean> {
    return this.#callStorage.conversationOf(record).then(
      () => false,
      (error) => error instanceof Refusal,
    );
  }

  /** Deletes all of a call that this object holds, and its sound everywhere. */
  async #giveUp(record: CallRecord, level: "warn" | "error", event: string): Promise<void> {
    log(level, event, { attempts: record.storeAttempts, messages: this.#store.waitingMessages().length });
    await deleteSound(this.#world, this.#store, record).catch((error) =>
      // Its row in D1 is still there then, and housekeeping deletes by that.
      log("warn", "voice.sound-left", faultOf(error)),
    );
    await this.#forgetCall();
  }

  /** Every step can be repeated; what is done is not undone by a later one that fails. */
  async #storeAll(reason: LostReason): Promise<void> {
    const lost = this.#store.read();
    if (lost && !hasEnded(lost) && !this.#call) await this.#endWithoutSockets(lost, reason);
    if (!hasEnded(this.#store.read())) return;
    await this.#call?.settled();
    const record = this.#store.read();
    if (!hasEnded(record)) return;
    await storeWaiting(this.#callStorage, this.#store, record);
    this.#call?.recorder?.keepAll(record.endedAtMs - record.startedAtMs);
    await finishUpload(this.#world, this.#store, record);
    await finishCall(this.#callStorage, this.#store, record);
    await this.#forgetCall();
  }

  async #forgetCall(): Promise<void> {
    this.#store.clear();
    this.#call = null;
    await this.ctx.storage.deleteAlarm();
  }

  #oneAtATime<Result>(job: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(job);
    this.#queue = done.catch(() => {});
    return done;
  }
}

/** Half of CALL_LEASE_MS, the lease by which a person has one live call. */
const ALIVE_EVERY_MS = 30_000;

/** Why a call without sockets is over. */
type LostReason = "agent-left" | "browser-lost";
