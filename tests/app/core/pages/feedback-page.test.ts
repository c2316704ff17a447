import { expect, test } from "vitest";
import { hiddenCard } from "#core/pages/feedback-page.ts";
import { play, practiceOf } from "#tests/support/rehearsal.ts";

test("of what the customer had in mind came up what was told, and what was said of it in passing", () => {
  const practice = practiceOf("A-1", 1, 3, "dana");
  const { state } = play(practice, [
    "Hi, this is Sam with Lakeside Insurance, thanks for calling.",
    "Which of you takes which car?",
    "What liability limits are on the policy today?",
  ]);
  const { facts } = hiddenCard({ practice, state, kind: "practice" }) ?? { facts: [] };
  const said = Object.fromEntries(facts.flatMap((fact) => (fact.told ? [[fact.card, fact.said]] : [])));
  expect(said).toEqual({
    "a renewal that went from $1,140 to $1,352": expect.stringMatching(/two hundred|hiked|jumped/),
    "two drivers, two cars": expect.stringMatching(/CR-V.*Accord/),
    "liability limits of 50/100/25": expect.stringMatching(/fifty|50/i),
  });
});
