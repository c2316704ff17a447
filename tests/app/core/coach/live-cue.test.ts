import { describe, expect, test } from "vitest";
import { cueFor, liveCue } from "#core/coach/live-cue.ts";
import type { Turn } from "#core/conversations/turns.ts";
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

  test("takes two questions that belong together in one sentence for one, as the feedback does", () => {
    expect(cuesOf([INTRO, "What kind of policy is it, and is there cash value in it?"])).toEqual([null, null]);
  });

  test("takes a question that only asks whether the customer follows for one, as the feedback does", () => {
    const asking = [INTRO, "I'm calling about your policy. Okay?", "So I looked at it, you with me?", "Clear so far?"];
    expect(cuesOf(asking)).toEqual([null, null, null, null]);
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
    const turns = turnsFrom([INTRO, "What do you pay today?"]);
    const cueWith = (...objection: Mark[]) => liveCue({ marks: [NAME, ...objection], agentTurns: 2 }, turns)?.id;
    expect(cueWith(raised)).toBe("objection");
    expect(cueWith({ ...raised, turn: 4 })).toBeUndefined();
    expect(cueWith(raised, { ...raised, stage: "explored", turn: 3 })).toBeUndefined();
  });

  test("notices four closed questions in a row, and an open one breaks the row", () => {
    const closed = ["Do you rent?", "Do you smoke?", "Do you drive?", "Are you insured?"];
    const cueAfter = (lines: string[]) => liveCue({ marks: [NAME], agentTurns: 4 }, turnsFrom(lines))?.id;
    expect(cueAfter(closed)).toBe("closed");
    expect(cueAfter(closed.with(2, "What do you drive?"))).toBeUndefined();
  });

  test("puts being asked to stop before everything else", () => {
    const stop = { type: "stop-request", stage: "ignored", turn: 3, quote: "Just one thing." } as const;
    expect(liveCue({ marks: [stop], agentTurns: 2 }, turnsFrom(["Hello there.", "Just one thing."]))?.id).toBe("leave");
  });

  test("says at once that the customer asked to be left alone, before anything else and after any cue", () => {
    const asked: Mark = { type: "stop-request", stage: "asked", turn: 4, quote: "Take me off your list." };
    const raised: Mark = { type: "objection", objection: "A1", stage: "raised", turn: 2, quote: "I'm happy." };
    const lines = turnsFrom(["Hello there.", "Sign today."]);
    expect(liveCue({ marks: [raised, asked], agentTurns: 2 }, lines)?.id).toBe("leave");
  });

  test("of an earlier moment is the same whenever it is asked for", () => {
    const lines = ["Hello there.", "We are big.", "We are old.", "Do you rent? Do you own? Do you smoke?"];
    const cues = cuesOf(lines);
    for (const length of lines.keys()) expect(cuesOf(lines.slice(0, length))).toEqual(cues.slice(0, length));
  });
});

test("graded practice and drills have no live cue, nor has a pause or an end", () => {
  const lines = ["Hello there.", "What do you pay today?"];
  const state = stateAfter(lines);
  const turns = turnsFrom(lines);
  const at = { kind: "practice", graded: false, status: "active", phase: "practising", state } as const;
  expect(cueFor(at, turns)?.id).toBe("introduction");
  expect(cueFor({ ...at, graded: true }, turns)).toBeNull();
  expect(cueFor({ ...at, kind: "drill" }, turns)).toBeNull();
  expect(cueFor({ ...at, phase: "paused" }, turns)).toBeNull();
  expect(cueFor({ ...at, phase: "over" }, turns)).toBeNull();
  expect(cueFor({ ...at, status: "completed" }, turns)).toBeNull();
});

const NAME = { type: "opening", aspect: "name", turn: 1, quote: "Pat" } as const;

/** The agent's lines, the customer speaking first. */
function turnsFrom(lines: readonly string[]): Turn[] {
  const said = lines.flatMap((text) => [
    { speaker: "customer" as const, text: "Yeah." },
    { speaker: "agent" as const, text },
  ]);
  return said.map((turn, index) => ({ ...turn, index, atMs: 0 }));
}

/** The cue after each line. */
function cuesOf(lines: readonly string[]): (string | null)[] {
  return lines.map((_, at) => {
    const said = lines.slice(0, at + 1);
    return liveCue(stateAfter(said), turnsFrom(said))?.id ?? null;
  });
}

function stateAfter(lines: readonly string[]) {
  const practice = assemblePractice({ ...DEFAULT_CHOICE, level: 1, seed: 7 });
  if (!practice) throw new Error("the default choice can be practised");
  let { state } = openCustomer(practice);
  for (const [at, text] of lines.entries())
    state = step(practice, state, { turn: 2 * at + 1, text, scriptObjections: [] }).state;
  return state;
}
