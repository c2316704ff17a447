import {
  askBreaker,
  type Breaker,
  CLOSED,
  endRest,
  isResting,
  type Outcome,
  tellBreaker,
} from "#core/engines/breaker.ts";
import type { EngineFault, EngineName } from "#core/engines/engine-fault.ts";
import { addOutcomeStatement } from "../../adapters/d1/engine-rows.ts";
import type { World } from "../world.ts";

/** What is known of the engines without asking anybody: their breakers, and what of their outcomes is not written down yet. */
export type EngineMemory = {
  breakers: Map<EngineName, Breaker>;
  unwritten: Map<string, { count: number; writtenAtMs: number }>;
};

export function newEngineMemory(): EngineMemory {
  return { breakers: new Map(), unwritten: new Map() };
}

/**
 * That of this isolate, which serves many requests. Others find out for themselves: a failure in each of them costs less than
 * asking a database before every reply.
 */
export const isolateMemory = newEngineMemory();

export type EngineWorld = Pick<World, "db" | "now" | "background" | "engineMemory">;

/** When an engine that rests is asked again, unix ms; null: it does not rest. */
export function restsUntil({ engineMemory, now }: EngineWorld, engine: EngineName): number | null {
  const breaker = breakerOf(engineMemory, engine);
  return breaker.phase !== "closed" && isResting(breaker, now()) ? breaker.untilMs : null;
}

/** The next request is made, whatever the breaker says: an admin asks for it. */
export function wake({ engineMemory, now }: EngineWorld, engine: EngineName): void {
  engineMemory.breakers.set(engine, endRest(breakerOf(engineMemory, engine), now()));
}

/** Leave for one request that takes `longestMs` at most, and then what to say what became of it to. Null: the engine rests. */
export function beginRequest(
  world: EngineWorld,
  engine: EngineName,
  longestMs: number,
): ((outcome: Outcome) => void) | null {
  const { breakers } = world.engineMemory;
  const { breaker, leave } = askBreaker(breakerOf(world.engineMemory, engine), world.now(), longestMs);
  breakers.set(engine, breaker);
  if (!leave) return null;
  return (outcome) =>
    breakers.set(engine, tellBreaker(breakerOf(world.engineMemory, engine), leave, outcome, world.now()));
}

/**
 * Writes down what came of asking an engine, after the response, and each kind of outcome once a minute at most: those in between
 * are added to the next. What an isolate has not written when it ends is lost.
 */
export function noteOutcome(world: EngineWorld, engine: EngineName, outcome: EngineFault | "worked"): void {
  const { unwritten } = world.engineMemory;
  const atMs = world.now();
  const key = `${engine} ${outcome}`;
  const { count, writtenAtMs } = unwritten.get(key) ?? { count: 0, writtenAtMs: Number.NEGATIVE_INFINITY };
  if (atMs - writtenAtMs < WRITE_EVERY_MS) {
    unwritten.set(key, { count: count + 1, writtenAtMs });
    return;
  }
  unwritten.set(key, { count: 0, writtenAtMs: atMs });
  world.background(addOutcomeStatement(world.db, { engine, outcome, count: count + 1, atMs }).then(() => undefined));
}

const WRITE_EVERY_MS = 60_000;

function breakerOf({ breakers }: EngineMemory, engine: EngineName): Breaker {
  return breakers.get(engine) ?? CLOSED;
}
