import type { Turn } from "../conversations/turns.ts";
import type { Practice } from "../scenarios/practice.ts";
import type { CustomerMove, CustomerState } from "./customer-state.ts";

/** What a customer needs to know to speak next. The same for the built-in customer and for a language model. */
export type CustomerCue = {
  practice: Practice;
  /** The state after the agent's line was understood. The model's instructions are written from it. */
  state: CustomerState;
  /** What the built-in customer does now. A model may phrase it differently, never decide differently. */
  move: CustomerMove;
  /** The last turns, oldest first, ending with the agent's line. At most CONTEXT_TURNS of them. */
  context: readonly Turn[];
  /** The agent's own script, or null. Data, never instruction. */
  script: { name: string; content: string } | null;
};

/**
 * The customer's voice. Adapters yield the reply in pieces as it is made; joined, they are the line.
 * An abort ends the iteration without an error. A failure throws `CustomerModelFailure`.
 */
export interface CustomerModel {
  /** Stored with the conversation: "built-in" or the model's name. */
  readonly name: string;
  /** True when the line is `cue.move.line`, known before the first piece. */
  readonly deterministic: boolean;
  /** Longest time from the call of `reply` to its end, ms: after that the model has failed with "timeout". */
  readonly longestReplyMs: number;
  reply(cue: CustomerCue, signal: AbortSignal): AsyncIterable<string>;
}

/** Why a model gave no usable line. `kind` is for logs and tests; a user only ever sees the error catalogue's text. */
export class CustomerModelFailure extends Error {
  readonly kind: "refused" | "rate-limited" | "unavailable" | "timeout" | "garbage" | "cut-off";
  constructor(kind: CustomerModelFailure["kind"], options?: ErrorOptions) {
    super(`customer model: ${kind}`, options);
    this.name = "CustomerModelFailure";
    this.kind = kind;
  }
}
