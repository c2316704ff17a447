import { DurableObject } from "cloudflare:workers";
import { Refusal } from "#core/errors.ts";
import type { CallTicket } from "#core/voice/call/call-request.ts";
import { BROWSER_WINDOW_MS } from "#core/voice/limits.ts";
import { TICKET_HEADER } from "../adapters/call-rooms.ts";
import { safetyIdentifier } from "../adapters/openai/safety-identifier.ts";
import { appSecret } from "../adapters/signing/app-secret.ts";
import { openTicket } from "../adapters/signing/call-ticket.ts";
import { refusalResponse } from "../api/refusal-response.ts";
import { faultOf, log } from "../log.ts";
import { type CallStorage, createCallStorage } from "../services/calls/call-storage.ts";
import { createWorld } from "../services/create-services.ts";
import { voiceModel } from "../services/voice-model.ts";
import type { World } from "../services/world.ts";
import { finishCall, hasEnded, storeWaiting } from "./call-ending.ts";
import { ended, newRecord } from "./call-record.ts";
import { type CallRecord, CallStore } from "./call-store.ts";
import { finishUpload } from "./recorder.ts";
import { ServerCall } from "./server-call.ts";

/**
 * Holds the live call of one conversation: opens it, brings it back after a restart, and stores what is left when it is over,
 * as often as that takes. What happens inside of it is live-call.ts.
 */
export class VoiceSession extends DurableObject<Env> {
  readonly #world: World;
  readonly #store: CallStore;
  readonly #keeping: CallStorage;
  #call: ServerCall | null = null;
  /** Opening and finishing, one after the other. */
  #turnstile: Promise<unknown> = Promise.resolve();
  #ended = Promise.withResolvers<void>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const occasion = { background: (work: Promise<unknown>) => ctx.waitUntil(work), origin: null };
    this.#world = { ...createWorld(env, occasion), ...this.scripted() };
    this.#store = new CallStore(ctx.storage.sql);
    this.#keeping = createCallStorage(this.#world);
  }

  /** Pieces of the world that a test replaces. */
  protected scripted(): Partial<World> {
    return {};
  }

  /** The browser's socket. The Worker has checked where it comes from. */
  override async fetch(request: Request): Promise<Response> {
    const nowMs = this.#world.now();
    const ticket = await openTicket(appSecret(this.#world.settings), request.headers.get(TICKET_HEADER) ?? "", nowMs);
    if (!ticket || !this.#store.takeTicket(ticket.nonce, ticket.expiresAt, nowMs))
      return refusalResponse(new Refusal("call_over"));
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

  /** Hangs up for the agent. When it comes back, everything is stored. */
  async hangUp(): Promise<void> {
    if (this.#call) {
      this.#call.end("agent-left");
      await this.#ended.promise;
    } else {
      const record = this.#store.read();
      if (record && !hasEnded(record)) await this.#endWithoutObject(record, "agent-left");
    }
    await this.#oneAtATime(() => this.#finish());
  }

  /** Sound recorded so far is deleted, and none is recorded from here on. */
  async forgetSound(): Promise<void> {
    if (this.#call) return this.#call.forgetSound();
    const record = this.#store.read();
    if (record) this.#store.write({ ...record, records: false });
    this.#store.forgetSound();
  }

  /** Twice a minute while a call lives, and until all of it is stored. */
  override async alarm(): Promise<void> {
    const record = this.#store.read();
    if (!record) return;
    if (hasEnded(record)) return this.#oneAtATime(() => this.#finishOrTryAgain());
    if (this.#call) return this.#stayAlive(record);
    // The object was restarted and the browser has not come back yet.
    const lostAtMs = record.seenAtMs + ALIVE_EVERY_MS + BROWSER_WINDOW_MS;
    if (this.#world.now() < lostAtMs) return this.ctx.storage.setAlarm(lostAtMs);
    await this.#endWithoutObject(record, "browser-lost");
    await this.#oneAtATime(() => this.#finishOrTryAgain());
  }

  async #callFor(ticket: CallTicket): Promise<ServerCall> {
    const stored = this.#store.read();
    if (this.#call?.callId === ticket.callId && !hasEnded(stored)) return this.#call;
    if (stored && (stored.callId !== ticket.callId || hasEnded(stored))) await this.#finishStale(stored);
    const opened = await this.#keeping.open(ticket);
    await this.#keeping.renew(ticket);
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
        keeping: this.#keeping,
        store: this.#store,
        conversation,
        script,
        safetyIdentifier: await safetyIdentifier(appSecret(this.#world.settings), ticket.userId),
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

  /** Another call of this conversation begins: the one before has to be out of the way. */
  async #finishStale(record: CallRecord): Promise<void> {
    if (this.#call) {
      this.#call.end("taken-over");
      await this.#ended.promise;
    } else if (!hasEnded(record)) await this.#endWithoutObject(record, "browser-lost");
    await this.#finish();
  }

  /** A call that has no sockets any more ends as it was last written down. */
  async #endWithoutObject(record: CallRecord, reason: "agent-left" | "browser-lost"): Promise<void> {
    const conversation = await this.#keeping.conversationOf(record);
    this.#store.write(ended(record, conversation, { reason, activeMs: record.activeMs, atMs: this.#world.now() }));
  }

  async #stayAlive(record: CallRecord): Promise<void> {
    await this.ctx.storage.setAlarm(this.#world.now() + ALIVE_EVERY_MS);
    this.#call?.noteAlive();
    if (!(await this.#keeping.renew(record))) this.#call?.end("taken-over");
  }

  async #finishOrTryAgain(): Promise<void> {
    try {
      await this.#finish();
    } catch (error) {
      log("warn", "voice.finish-failed", faultOf(error));
      await this.ctx.storage.setAlarm(this.#world.now() + TRY_AGAIN_MS);
    }
  }

  /** Every step can be repeated; what is done is not undone by a later one that fails. */
  async #finish(): Promise<void> {
    const record = this.#store.read();
    if (!hasEnded(record)) return;
    await this.#call?.settled();
    await storeWaiting(this.#keeping, this.#store, record);
    this.#call?.recorder?.keepAll(record.endedAtMs - record.startedAtMs);
    await finishUpload(this.#world, this.#store, record);
    await finishCall(this.#keeping, this.#store, record);
    this.#store.clear();
    this.#call = null;
    await this.ctx.storage.deleteAlarm();
  }

  #oneAtATime<Result>(job: () => Promise<Result>): Promise<Result> {
    const done = this.#turnstile.then(job);
    this.#turnstile = done.catch(() => {});
    return done;
  }
}

/** Half of the lease that a call holds on its person's line. */
const ALIVE_EVERY_MS = 30_000;
const TRY_AGAIN_MS = 5000;
