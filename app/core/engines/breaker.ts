import type { EngineFault } from "./engine-fault.ts";

/**
 * Whether a model that has failed is asked again. closed: it is. open: it is not, until then. trying: one request tries whether
 * it works again; the others do not wait for it.
 */
export type Breaker =
  | { phase: "closed"; failures: number }
  | { phase: "open"; untilMs: number; restMs: number; fault: EngineFault }
  | { phase: "trying"; trial: number; untilMs: number; restMs: number; fault: EngineFault };

export const CLOSED: Breaker = { phase: "closed", failures: 0 };

/** Two can be chance: a dropped connection and its repetition. */
export const FAILURES_IN_A_ROW = 3;
export const FIRST_REST_MS = 30_000;
export const LONGEST_REST_MS = 5 * 60_000;
/** What a server may ask for by Retry-After; more is taken for a mistake. */
export const LONGEST_RETRY_AFTER_MS = 60 * 60_000;

/** These do not pass by themselves: one is enough. */
const LASTING: ReadonlySet<EngineFault> = new Set(["unauthorized", "unknown-model"]);

/** What became of a request. worked: also a usable part of it. dropped: whoever asked has left, which says nothing. */
export type Outcome =
  | { type: "worked" }
  | { type: "dropped" }
  | { type: "failed"; fault: EngineFault; retryAfterMs: number | null };

/** Leave for one request. `trial` names the one that tries; null: an ordinary one. */
export type Leave = { trial: number | null };

export function isResting(breaker: Breaker, nowMs: number): boolean {
  return breaker.phase !== "closed" && nowMs < breaker.untilMs;
}

/** Asks whether a request may be made now; null: it may not. A trial that says nothing for `trialMs` is given up. */
export function askBreaker(
  breaker: Breaker,
  nowMs: number,
  trialMs: number,
): { breaker: Breaker; leave: Leave | null } {
  if (breaker.phase === "closed") return { breaker, leave: { trial: null } };
  if (isResting(breaker, nowMs)) return { breaker, leave: null };
  const trial = breaker.phase === "trying" ? breaker.trial + 1 : 1;
  const { restMs, fault } = breaker;
  return { breaker: { phase: "trying", trial, untilMs: nowMs + trialMs, restMs, fault }, leave: { trial } };
}

/** Tells what became of a request. While the breaker is not closed only its trial counts: the others began before. */
export function tellBreaker(breaker: Breaker, { trial }: Leave, outcome: Outcome, nowMs: number): Breaker {
  if (breaker.phase === "closed") return trial === null ? afterOrdinary(breaker.failures, outcome, nowMs) : breaker;
  if (breaker.phase === "open" || breaker.trial !== trial) return breaker;
  const { restMs, fault } = breaker;
  switch (outcome.type) {
    case "worked":
      return CLOSED;
    case "dropped":
      return { phase: "open", untilMs: nowMs, restMs, fault };
    case "failed":
      return opened(outcome, Math.min(restMs * 2, LONGEST_REST_MS), nowMs);
  }
}

/** The next request is the trial, however long the rest was to be: somebody has asked for it. */
export function endRest(breaker: Breaker, nowMs: number): Breaker {
  return breaker.phase === "closed" ? breaker : { ...breaker, untilMs: Math.min(breaker.untilMs, nowMs) };
}

function afterOrdinary(failuresBefore: number, outcome: Outcome, nowMs: number): Breaker {
  if (outcome.type === "worked") return CLOSED;
  if (outcome.type === "dropped") return { phase: "closed", failures: failuresBefore };
  const { fault, retryAfterMs } = outcome;
  const failures = failuresBefore + 1;
  if (failures >= FAILURES_IN_A_ROW || LASTING.has(fault)) return opened(outcome, FIRST_REST_MS, nowMs);
  if (fault !== "rate-limited" || retryAfterMs === null) return { phase: "closed", failures };
  // A limit that names its end is no failure to be counted: it is kept to, however short.
  const untilMs = nowMs + Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS);
  return { phase: "open", untilMs, restMs: FIRST_REST_MS, fault };
}

/** Rests for its own time, and longer where the server asks for it. */
function opened({ fault, retryAfterMs }: Extract<Outcome, { type: "failed" }>, restMs: number, nowMs: number): Breaker {
  const waitMs = Math.max(restMs, Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS));
  return { phase: "open", untilMs: nowMs + waitMs, restMs, fault };
}
