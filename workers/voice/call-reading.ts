import { CustomerModelFailure } from "#core/customer/customer-model.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import type { UnreadExchange } from "#core/voice/practised-call.ts";
import type { CallMessage } from "../adapters/d1/calls/call-messages.ts";
import { faultOf, log } from "../log.ts";
import { LAST_READ_WITHIN_MS, provenBy, READ_WITHIN_MS } from "../services/conversations/reading-by-model.ts";
import type { World } from "../services/world.ts";

/** Why a reading is given up: the customer has said the next thing. */
const OVERTAKEN = "overtaken";

export type ProvenReading = Awaited<ReturnType<typeof provenBy>>;

/** Reads the exchanges of a call by a model, beside it. Only the newest is worth reading: an earlier one that is late is left. */
export class CallReading {
  readonly #world: Pick<World, "exchangeReader" | "after">;
  readonly #practice: Practice;
  readonly #takeRequest: () => boolean;
  readonly #onRead: (unread: UnreadExchange, reply: CallMessage, read: ProvenReading) => void;
  #newest: { abort: AbortController; done: Promise<void> } | null = null;

  constructor(
    world: Pick<World, "exchangeReader" | "after">,
    practice: Practice,
    takeRequest: () => boolean,
    onRead: (unread: UnreadExchange, reply: CallMessage, read: ProvenReading) => void,
  ) {
    this.#world = world;
    this.#practice = practice;
    this.#takeRequest = takeRequest;
    this.#onRead = onRead;
  }

  /** Nothing is read where the model rests, or none of the person's requests is left. `reply`: the message of the line that ended the exchange. */
  read(unread: UnreadExchange, reply: CallMessage): void {
    this.#newest?.abort.abort(OVERTAKEN);
    const { exchangeReader: reader } = this.#world;
    if (!reader || reader.isResting?.() || !this.#takeRequest()) return;
    const abort = new AbortController();
    const cancel = this.#world.after(READ_WITHIN_MS, () => abort.abort());
    const done = this.#read(unread, reply, abort.signal).finally(cancel);
    this.#newest = { abort, done };
  }

  /** The call is over: the last reading has some seconds more. */
  end(): void {
    if (!this.#newest) return;
    const { abort, done } = this.#newest;
    const cancel = this.#world.after(LAST_READ_WITHIN_MS, () => abort.abort());
    void done.finally(cancel);
  }

  /** When nothing more comes of it. Never rejects. */
  async done(): Promise<void> {
    await this.#newest?.done;
  }

  async #read(unread: UnreadExchange, reply: CallMessage, signal: AbortSignal): Promise<void> {
    const { exchangeReader: reader } = this.#world;
    if (!reader) return;
    try {
      const { before, exchange } = unread;
      const reading = provenBy(reader, this.#practice, before.state, exchange, signal);
      this.#onRead(unread, reply, await Promise.race([reading, aborted(signal)]));
    } catch (error) {
      if (signal.reason !== OVERTAKEN) log("warn", "exchange-reader.failed", faultOf(error));
    }
  }
}

/** Whether or not the model's server notices. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new CustomerModelFailure("timeout")), { once: true });
  });
}
