import { type CustomerModel, CustomerModelFailure, engineFaultOf } from "#core/customer/customer-model.ts";
import type { ExchangeReader } from "#core/customer/speaking/exchange-reader.ts";
import type { Outcome } from "#core/engines/breaker.ts";
import type { EngineName } from "#core/engines/engine-fault.ts";
import { beginRequest, type EngineWorld, noteOutcome, restsUntil } from "./engine-memory.ts";

/** The same customer, not asked while it rests after failing. What comes of asking it is written down. */
export function watchCustomer(world: EngineWorld, model: CustomerModel): CustomerModel {
  return {
    name: model.name,
    deterministic: model.deterministic,
    longestReplyMs: model.longestReplyMs,
    isResting: () => restsUntil(world, "text") !== null,
    async *reply(cue, signal, used) {
      if (signal.aborted) return;
      const tell = requireLeave(world, "text", model.longestReplyMs);
      let outcome: Outcome = DROPPED;
      try {
        yield* model.reply(cue, signal, used);
        if (!signal.aborted) outcome = worked(world, "text");
      } catch (error) {
        outcome = failed(world, "text", error);
        throw error;
      } finally {
        tell(outcome);
      }
    },
  };
}

/** The same reader, likewise. A reading takes no longer than its caller waits. */
export function watchReader(world: EngineWorld, reader: ExchangeReader): ExchangeReader {
  return {
    name: reader.name,
    isResting: () => restsUntil(world, "reading") !== null,
    async read(request, signal, used) {
      const tell = requireLeave(world, "reading", LONGEST_READING_MS);
      let outcome: Outcome = DROPPED;
      try {
        const reading = await reader.read(request, signal, used);
        outcome = worked(world, "reading");
        return reading;
      } catch (error) {
        outcome = failed(world, "reading", error);
        throw error;
      } finally {
        tell(outcome);
      }
    },
  };
}

const DROPPED: Outcome = { type: "dropped" };
/** As long as anything goes on after its response (`waitUntil`). */
const LONGEST_READING_MS = 30_000;

function requireLeave(world: EngineWorld, engine: EngineName, longestMs: number): (outcome: Outcome) => void {
  const tell = beginRequest(world, engine, longestMs);
  if (!tell) throw new CustomerModelFailure("resting");
  return tell;
}

function worked(world: EngineWorld, engine: EngineName): Outcome {
  noteOutcome(world, engine, "worked");
  return { type: "worked" };
}

/** A fault of our own says nothing of the engine. One that leaves its part has answered: it is no reason not to ask it. */
function failed(world: EngineWorld, engine: EngineName, error: unknown): Outcome {
  const fault = engineFaultOf(error);
  if (!fault || !(error instanceof CustomerModelFailure)) return DROPPED;
  noteOutcome(world, engine, fault);
  return error.kind === "out-of-part"
    ? { type: "worked" }
    : { type: "failed", fault, retryAfterMs: error.retryAfterMs };
}
