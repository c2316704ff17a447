import { describe, expect, test } from "vitest";
import { personas } from "#core/scenarios/personas.ts";
import { CLAUSE_MAX_MS, estimateSpeechMs, splitIntoClauses } from "#core/voice/clauses.ts";

const texts = (reply: string) => splitIntoClauses(reply).map((clause) => clause.text);

describe("clauses", () => {
  test("a short sentence stays whole, commas and all", () => {
    expect(texts("Yeah, I guess so, why?")).toEqual(["Yeah, I guess so, why?"]);
  });

  test("sentences are never joined, and the pause between them is longer than at a comma", () => {
    expect(splitIntoClauses("Sure. What would it cost?")).toEqual([
      { text: "Sure.", pauseAfterMs: 320 },
      { text: "What would it cost?", pauseAfterMs: 0 },
    ]);
  });

  test("a long sentence is cut at its comma first", () => {
    expect(texts("For the two cars and the house together, it came to quite a bit last time around.")).toEqual([
      "For the two cars and the house together,",
      "it came to quite a bit last time around.",
    ]);
  });

  test("without a comma it is cut before a conjunction, and there is no pause", () => {
    expect(splitIntoClauses("The whole thing is a lot of money because we never had a single claim.")).toEqual([
      { text: "The whole thing is a lot of money", pauseAfterMs: 0 },
      { text: "because we never had a single claim.", pauseAfterMs: 0 },
    ]);
  });

  test.each(["Mr. Bell called.", "It is $1,250 a year.", "About 3.5 percent.", "Meet me at 4 p.m. or so."])(
    "no sentence ends inside of %j",
    (reply) => {
      expect(texts(reply)).toEqual([reply]);
    },
  );

  test("every line of every persona comes back word for word, in clauses that are short enough", () => {
    for (const persona of personas) {
      const reply = [...Object.values(persona.voice), ...Object.values(persona.chatter ?? {})].flat().join(" ");
      const clauses = texts(reply);
      expect(clauses.join(" ")).toBe(reply);
      for (const clause of clauses) expect(estimateSpeechMs(clause), clause).toBeLessThanOrEqual(CLAUSE_MAX_MS);
    }
  });

  test("one word is never cut, however long it takes to say", () => {
    expect(texts("$1,234,567.89")).toEqual(["$1,234,567.89"]);
  });

  test("nothing gives no clause", () => {
    expect(splitIntoClauses(" \n ")).toEqual([]);
  });
});
