import { describe, expect, test } from "vitest";
import {
  askBreaker,
  type Breaker,
  CLOSED,
  endRest,
  FAILURES_IN_A_ROW,
  FIRST_REST_MS,
  isResting,
  type Leave,
  LONGEST_REST_MS,
  LONGEST_RETRY_AFTER_MS,
  type Outcome,
  tellBreaker,
} from "#core/engines/breaker.ts";
import type { EngineFault } from "#core/engines/engine-fault.ts";

const TRIAL_MS = 40_000;
const WORKED: Outcome = { type: "worked" };
const DROPPED: Outcome = { type: "dropped" };
const failed = (fault: EngineFault = "unavailable", retryAfterMs: number | null = null): Outcome => ({
  type: "failed",
  fault,
  retryAfterMs,
});

/** A breaker with a clock; `ask` begins a request, and what it returns ends it. */
function machine() {
  let breaker: Breaker = CLOSED;
  let nowMs = 0;
  return {
    get breaker() {
      return breaker;
    },
    wait(ms: number) {
      nowMs += ms;
    },
    isResting: () => isResting(breaker, nowMs),
    endRest() {
      breaker = endRest(breaker, nowMs);
    },
    ask(): ((outcome: Outcome) => void) | null {
      const asked = askBreaker(breaker, nowMs, TRIAL_MS);
      breaker = asked.breaker;
      const leave: Leave | null = asked.leave;
      if (!leave) return null;
      return (outcome) => {
        breaker = tellBreaker(breaker, leave, outcome, nowMs);
      };
    },
    make(...outcomes: Outcome[]): boolean[] {
      return outcomes.map((outcome) => {
        const tell = this.ask();
        tell?.(outcome);
        return tell !== null;
      });
    },
  };
}

describe("a breaker", () => {
  test("lets requests through while they work, and after fewer failures than it takes", () => {
    const model = machine();
    model.make(failed(), failed(), WORKED, failed(), failed());
    expect(model.isResting()).toBe(false);
    expect(model.make(WORKED)).toEqual([true]);
  });

  test("opens at the third failure in a row, and lets nothing through for half a minute", () => {
    const model = machine();
    expect(model.make(...Array.from({ length: FAILURES_IN_A_ROW }, () => failed()))).toEqual([true, true, true]);
    model.wait(FIRST_REST_MS - 1);
    expect(model.isResting()).toBe(true);
    expect(model.ask()).toBeNull();
    model.wait(1);
    expect(model.isResting()).toBe(false);
    expect(model.ask()).not.toBeNull();
  });

  test.each(["unauthorized", "unknown-model"] as const)("opens at once at %s", (fault) => {
    const model = machine();
    model.make(failed(fault));
    expect(model.breaker).toMatchObject({ phase: "open", fault });
  });

  test.each(["rate-limited", "timeout", "unavailable", "refused", "unusable"] as const)(
    "does not open at one %s",
    (fault) => {
      const model = machine();
      model.make(failed(fault));
      expect(model.isResting()).toBe(false);
    },
  );

  test("whoever leaves in the middle is neither a failure nor a success", () => {
    const model = machine();
    model.make(failed(), failed(), DROPPED, failed());
    expect(model.isResting()).toBe(true);
  });

  test("after its rest tries with one request, and the others do not wait for it", () => {
    const model = machine();
    model.make(failed("unauthorized"));
    model.wait(FIRST_REST_MS);
    const tell = model.ask();
    expect([model.ask(), model.ask()]).toEqual([null, null]);
    tell?.(WORKED);
    expect(model.breaker).toEqual(CLOSED);
    expect(model.ask()).not.toBeNull();
  });

  test("rests twice as long each time the trial fails, up to five minutes", () => {
    const model = machine();
    model.make(failed("unauthorized"));
    const rests = [30, 60, 120, 240, 300, 300].map((seconds) => {
      model.wait(seconds * 1000 - 1);
      const stillRests = model.isResting();
      model.wait(1);
      const [wasTried] = model.make(failed("unavailable"));
      return stillRests && wasTried;
    });
    expect(rests).toEqual([true, true, true, true, true, true]);
    expect(model.breaker).toMatchObject({ restMs: LONGEST_REST_MS });
  });

  test("begins again at half a minute once a trial has worked", () => {
    const model = machine();
    model.make(failed("unauthorized"));
    model.wait(FIRST_REST_MS);
    model.make(failed());
    model.wait(2 * FIRST_REST_MS);
    model.make(WORKED, failed("unauthorized"));
    expect(model.breaker).toMatchObject({ restMs: FIRST_REST_MS });
  });

  test("a trial whose person leaves is tried by the next one at once", () => {
    const model = machine();
    model.make(failed("unauthorized"));
    model.wait(FIRST_REST_MS);
    model.make(DROPPED);
    expect(model.make(WORKED)).toEqual([true]);
    expect(model.breaker).toEqual(CLOSED);
  });

  test("a trial that is never heard of again is given up, and what it says late counts for nothing", () => {
    const model = machine();
    model.make(failed("unauthorized"));
    model.wait(FIRST_REST_MS);
    const lost = model.ask();
    model.wait(TRIAL_MS);
    const next = model.ask();
    expect(next).not.toBeNull();
    lost?.(failed());
    expect(model.breaker).toMatchObject({ phase: "trying" });
    next?.(WORKED);
    lost?.(failed());
    expect(model.breaker).toEqual(CLOSED);
  });

  test("requests that began before it opened change nothing any more", () => {
    const model = machine();
    const [early, late] = [model.ask(), model.ask()];
    model.make(failed("unauthorized"));
    const before = model.breaker;
    early?.(WORKED);
    late?.(failed());
    expect(model.breaker).toEqual(before);
  });

  test("keeps to the Retry-After of a limit, shorter or longer than its own rest", () => {
    for (const seconds of [2, 90]) {
      const model = machine();
      model.make(failed("rate-limited", seconds * 1000));
      model.wait(seconds * 1000 - 1);
      expect(model.ask()).toBeNull();
      model.wait(1);
      expect(model.ask()).not.toBeNull();
    }
  });

  test("a server that always asks to be tried again at once is not: a trial that fails is followed by a rest of our own", () => {
    const model = machine();
    model.make(failed("rate-limited", 1));
    model.wait(1);
    model.make(failed("rate-limited", 1));
    model.wait(2 * FIRST_REST_MS - 1);
    expect(model.ask()).toBeNull();
    model.wait(1);
    expect(model.ask()).not.toBeNull();
  });

  test("takes no Retry-After of days", () => {
    const model = machine();
    model.make(failed("rate-limited", 3 * 24 * 60 * 60_000));
    model.wait(LONGEST_RETRY_AFTER_MS);
    expect(model.ask()).not.toBeNull();
  });

  test("an admin who asks ends its rest for one request", () => {
    const model = machine();
    model.make(failed("rate-limited", 90_000));
    model.endRest();
    const tell = model.ask();
    expect(tell).not.toBeNull();
    expect(model.ask()).toBeNull();
    tell?.(failed("rate-limited", 60_000));
    expect(model.isResting()).toBe(true);
  });

  test("there is no rest to end while it is closed", () => {
    expect(endRest(CLOSED, 5)).toEqual(CLOSED);
  });
});
