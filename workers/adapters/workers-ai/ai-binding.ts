import { CustomerModelFailure } from "#core/customer/customer-model.ts";

/** Cloudflare's `[ai]` binding, as far as it is used here. What `run` gives depends on the model and is checked where it is read. */
export type AiBinding = {
  run(model: string, input: Record<string, unknown>, options?: Record<string, unknown>): Promise<unknown>;
};

/** The binding of a deployment, if it has one; it is optional, so no generated type names it. */
export function findAiBinding(env: object): AiBinding | null {
  const binding: unknown = Reflect.get(env, "AI");
  return isAiBinding(binding) ? binding : null;
}

function isAiBinding(value: unknown): value is AiBinding {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, "run") === "function";
}

/** What a refusal of the binding means: its errors have a code in their text. */
export function failureOf(error: unknown): CustomerModelFailure {
  if (error instanceof CustomerModelFailure) return error;
  const text = error instanceof Error ? error.message : "";
  return new CustomerModelFailure(kindOf(text), { cause: error });
}

function kindOf(text: string): CustomerModelFailure["kind"] {
  if (OUT_OF_CAPACITY.test(text)) return "rate-limited";
  if (UNKNOWN.test(text)) return "unknown-model";
  return NOT_ALLOWED.test(text) ? "unauthorized" : "unavailable";
}

/** 3040: no capacity now. 3036: the day's free allocation is used up. 429: too many at once. */
const OUT_OF_CAPACITY = /\b(?:3040|3036|429)\b|capacity|rate limit/i;
/** 5007: no such model. */
const UNKNOWN = /\b5007\b|no such model/i;
/** 5018: the account may not use it. 3041: terms not agreed to. 10000: not signed in. */
const NOT_ALLOWED = /\b(?:5018|3041|10000)\b|not allowed|unauthorized/i;
