import type { Turn } from "../conversations/turns.ts";
import type { EngineFault } from "../engines/engine-fault.ts";
import type { Practice } from "../scenarios/practice.ts";
import type { CustomerMove, CustomerState } from "./customer-state.ts";
import type { Policy } from "./speaking/policy.ts";

/** What a customer needs to know to speak next. The same for the built-in customer and for a language model. */
export type CustomerCue = {
  practice: Practice;
  /** The state when the agent's line was understood. */
  state: CustomerState;
  /** What the built-in customer does and says now. */
  move: CustomerMove;
  /** What binds a model: it decides for itself what to say to the agent's line, within this. */
  policy: Policy;
  /** All turns, oldest first, ending with the agent's line. */
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
  /** True while it is not asked, because it has failed: `reply` then fails with "resting" at once. */
  isResting?(): boolean;
  /** `used` is told once what the request came to, where the server says so. */
  reply(cue: CustomerCue, signal: AbortSignal, used?: (tokens: TokensUsed) => void): AsyncIterable<string>;
}

/** Tokens of one request; `cached`: of the input, those that the server had read before. */
export type TokensUsed = { input: number; cached: number; output: number };

/** Why a model gave no usable line. `kind` is for logs and tests; a user only ever sees the error catalogue's text. */
export class CustomerModelFailure extends Error {
  readonly kind:
    | Exclude<EngineFault, "unusable">
    | "garbage"
    | "cut-off"
    | "out-of-part"
    /** It was not asked: it has failed before, and rests. */
    | "resting";
  /** How long the server asks not to be asked again. */
  readonly retryAfterMs: number | null;
  constructor(kind: CustomerModelFailure["kind"], options?: ErrorOptions & { retryAfterMs?: number | null }) {
    super(`customer model: ${kind}`, options);
    this.name = "CustomerModelFailure";
    this.kind = kind;
    this.retryAfterMs = options?.retryAfterMs ?? null;
  }
}

/** The same in the list that is kept of engines; null: it was not asked, or the fault is our own. */
export function engineFaultOf(error: unknown): EngineFault | null {
  if (!(error instanceof CustomerModelFailure)) return null;
  switch (error.kind) {
    case "resting":
      return null;
    case "garbage":
    case "cut-off":
    case "out-of-part":
      return "unusable";
    default:
      return error.kind;
  }
}
