import { expect, test } from "vitest";
import { type AgentWordsEvent, NO_WORDS, stepWords } from "#core/voice/speech/agent-words.ts";

const final = (text: string, agentSpeaks = true, customerSpeaks = false): AgentWordsEvent => ({
  type: "final",
  text,
  agentSpeaks,
  customerSpeaks,
});

test("pieces of one breath become one line when the agent is silent", () => {
  expect(linesOf(final("Hi, this is Pat"), final(" calling about your policy "), { type: "silent" })).toEqual([
    "Hi, this is Pat calling about your policy",
  ]);
});

test("words that come after the silence are said at once", () => {
  expect(linesOf({ type: "interim" }, { type: "silent" }, final("What do you pay today?", false))).toEqual([
    "What do you pay today?",
  ]);
});

test("what the recogniser hears while only the customer speaks is the customer", () => {
  expect(linesOf(final("I have been with them for years", false, true), { type: "silent" })).toEqual([]);
});

test("an interruption is the agent's", () => {
  expect(linesOf(final("Sorry, one moment", true, true), { type: "silent" })).toEqual(["Sorry, one moment"]);
});

test("a spoken command is given in brackets", () => {
  expect(linesOf(final("pause"), final("give me a hint"), { type: "silent" })).toEqual(["[PAUSE: Give me a hint]"]);
});

test("silence without words says nothing", () => {
  expect(linesOf({ type: "silent" }, final("  ", false))).toEqual([]);
});

function linesOf(...events: AgentWordsEvent[]): string[] {
  let words = NO_WORDS;
  return events.flatMap((event) => {
    const step = stepWords(words, event);
    words = step.words;
    return step.line === null ? [] : [step.line];
  });
}
