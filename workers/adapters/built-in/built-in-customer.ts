import { paced } from "#core/conversations/pace.ts";
import type { CustomerModel } from "#core/customer/customer-model.ts";

/** The customer that needs no key and no network: says the engine's own line. */
export function createBuiltInCustomer(pause: (ms: number) => Promise<void>): CustomerModel {
  return {
    name: "built-in",
    deterministic: true,
    reply: (cue, signal) => paced(cue.move.line, pause, signal),
  };
}
