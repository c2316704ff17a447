import { describe, expect, test } from "vitest";
import { cueFor, liveCue } from "#core/coach/live-cue.ts";
import { openCustomer, step } from "#core/customer/engine.ts";
import type { Mark } from "#core/customer/marks.ts";
import { assemblePractice, DEFAULT_CHOICE } from "#core/library/library.ts";

const INTRO = "Hi, this is Pat with Harbor Insurance.";

describe("the live cue", () => {
  test("is silent while there is nothing to notice", () => {
    expect(cuesOf([INTRO, "What made you look at your policy now?"])).toEqual([null, null]);
  });

  test("asks who is calling, once the second line has not said it either", () => {
    expect(cuesOf(["Hello there.", "What do you pay today?"])).toEqual([null, "introduction"]);
  });

  test("notices two questions at once", () => {
    expect(cuesOf([INTRO, "How many cars do you have, and what do you pay for them? And who drives them?"])).toEqual([
      null,
      "stacked",
    ]);
  });

  test("notices three lines without a question, unless they bring it to an end", () => {
    const telling = [INTRO, "We are down the road.", "I have been doing this for years."];
    expect(cuesOf(telling)).toEqual([null, null, "telling"]);
    const ending = [...telling.slice(0, 2), "I will send you both options by Friday at noon."];
    expect(cuesOf(ending).at(-1)).toBeNull();
  });

  test("comes once in a conversation, and never right after another", () => {
    const stacked = "How many cars do you have, and what do you pay for them? And who drives them?";
    const cues = cuesOf([INTRO, stacked, stacked, stacked, "We are big.", "We are old.", "We are many."]);
    expect(cues.filter((cue) => cue === "stacked")).toHaveLength(1);
    expect(new Set(cues.filter((cue) => cue !== null)).size).toBe(cues.filter((cue) => cue !== null).length);
    expect(cues.some((cue, at) => cue !== null && (cues[at + 1] ?? null) !== null)).toBe(false);
  });

  test("notices an objection that was passed over, not one that has only just come", () => {
    const raised = { type: "objection", objection: "A1", stage: "raised", turn: 2, quote: "No." } as const;
    const said = [NAME, asked(1), asked(3)];
    expect(liveCue({ marks: [...said, raised], agentTurns: 2 })?.id).toBe("objection");
    expect(liveCue({ marks: [...said, { ...raised, turn: 4 }], agentTurns: 2 })).toBeNull();
    expect(liveCue({ marks: [...said, raised, { ...raised, stage: "explored", turn: 3 }], agentTurns: 2 })).toBeNull();
  });

  test("notices four closed questions in a row, and an open one breaks the row", () => {
    const closed = [asked(1), asked(3), asked(5), asked(7)];
    expect(liveCue({ marks: [NAME, ...closed], agentTurns: 4 })?.id).toBe("closed");
    expect(liveCue({ marks: [NAME, ...closed.with(2, asked(5, true))], agentTurns: 4 })).toBeNull();
  });

  test("puts being asked to stop before everything else", () => {
    const stop = { type: "stop-request", stage: "ignored", turn: 3, quote: "Just one thing." } as const;
    expect(liveCue({ marks: [asked(1), stop], agentTurns: 2 })?.id).toBe("leave");
  });

  test("of an earlier moment is the same whenever it is asked for", () => {
    const lines = ["Hello there.", "We are big.", "We are old.", "Do you rent? Do you own? Do you smoke?"];
    const cues = cuesOf(lines);
    for (const length of lines.keys()) expect(cuesOf(lines.slice(0, length))).toEqual(cues.slice(0, length));
  });
});

test("graded practice and drills have no live cue, nor has a pause or an end", () => {
  const state = stateAfter(["Hello there.", "What do you pay today?"]);
  const at = { kind: "practice", graded: false, status: "active", phase: "practising", state } as const;
  expect(cueFor(at)?.id).toBe("introduction");
  expect(cueFor({ ...at, graded: true })).toBeNull();
  expect(cueFor({ ...at, kind: "drill" })).toBeNull();
  expect(cueFor({ ...at, phase: "paused" })).toBeNull();
  expect(cueFor({ ...at, phase: "over" })).toBeNull();
  expect(cueFor({ ...at, status: "completed" })).toBeNull();
});

const NAME = { type: "opening", aspect: "name", turn: 1, quote: "Pat" } as const;

function asked(turn: number, open = false): Mark {
  return { type: "question", open, topic: null, stacked: false, repeated: false, whyNow: false, turn, quote: "And?" };
}

/** The cue after each line. */
function cuesOf(lines: readonly string[]): (string | null)[] {
  return lines.map((_, at) => liveCue(stateAfter(lines.slice(0, at + 1)))?.id ?? null);
}

function stateAfter(lines: readonly string[]) {
  const practice = assemblePractice({ ...DEFAULT_CHOICE, level: 1, seed: 7 });
  if (!practice) throw new Error("the default choice can be practised");
  let { state } = openCustomer(practice);
  for (const [at, text] of lines.entries())
    state = step(practice, state, { turn: 2 * at + 1, text, scriptObjections: [] }).state;
  return state;
}
