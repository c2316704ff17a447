import { describe, expect, test } from "vitest";
import { CALM, playRandomCall, Watch, WILD } from "./random-call.ts";
import { RelayCall, sound, standingCall, toBrowser, typesOf } from "./relay-call.ts";

const SEEDS = 150;

describe("whatever happens, in any order", () => {
  test(`[R26] ${SEEDS} random calls keep the promises that Watch holds them to`, () => {
    const reasons = new Set<string>();
    let turns = 0;
    let told = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const watch = new Watch();
      const call = playRandomCall(seed, WILD, watch);
      told += watch.instructionsTold;
      turns += call.turns().length;
      for (const effect of call.effects) if (effect.type === "end-call") reasons.add(effect.reason);
    }
    // They do reach what they are to try.
    expect(turns).toBeGreaterThan(SEEDS);
    expect(told).toBeGreaterThan(SEEDS);
    for (const reason of ["agent-left", "browser-lost", "customer-left", "feedback-asked", "taken-over"])
      expect([...reasons]).toContain(reason);
    expect([...reasons]).toContain("upstream-failed");
  });

  test("in calm calls not one frame is lost, either way", () => {
    let sounds = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const watch = new Watch();
      playRandomCall(seed, CALM, watch);
      expect(watch.framesHeard, `seed ${seed}`).toBe(watch.framesSpoken);
      expect(watch.soundsHeard, `seed ${seed}`).toBe(watch.soundsMade);
      sounds += watch.soundsHeard;
    }
    expect(sounds).toBeGreaterThan(1000);
  });
});

describe("found by random calls, told event by event", () => {
  test("[R21] sound that comes before the upstream is ready is not played, neither at once nor when it is ready", () => {
    const call = new RelayCall();
    call.join();
    comesTooEarly(call);
    isPlayedOnceReady(call);
  });

  test("[R21] nor is sound that comes on a new line, after the first one broke, before that is ready", () => {
    const call = standingCall();
    call.send({ type: "upstream-closed", connection: call.state.upstream.connection });
    call.wait(1000);
    comesTooEarly(call);
    isPlayedOnceReady(call);
  });

  /** The line stands, the session is not confirmed yet: an upstream that answers all the same. */
  function comesTooEarly(call: RelayCall): void {
    call.send({ type: "upstream-opened", connection: call.state.upstream.connection });
    call.upstream({ type: "session.created", session: {} });
    call.effects = [];
    call.answer("early", "I am early.", 400);
    expect(call.effects).toEqual([]);
  }

  function isPlayedOnceReady(call: RelayCall): void {
    call.upstream({ type: "session.updated", session: {} });
    call.wait(1000);
    expect(typesOf(toBrowser(call.effects))).not.toContain("response.audio.delta");
    call.effects = [];
    call.answer("later", "Now I speak.", 400);
    const played = toBrowser(call.effects).filter(({ type }) => type === "response.audio.delta");
    expect(played).toMatchObject([{ response_id: "later", delta: sound(400) }]);
  }
});
