import { describe, expect, test } from "vitest";
import { choiceOf, HISTORY, linesOf, type Practised } from "#app/node/demo/demo-history.ts";
import { assemblePractice } from "#core/library/library.ts";
import { openRehearsal, rehearse, scoreRehearsal, turnsOf } from "#core/rehearsals/rehearsal.ts";

function held(practised: Practised) {
  const practice = assemblePractice(choiceOf(practised));
  if (!practice) throw new Error(`no practice of ${practised.scenarioId}`);
  const { rehearsal, unheard } = rehearse(openRehearsal(practice), linesOf(practised));
  return { rehearsal, unheard, turns: turnsOf(rehearsal), score: scoreRehearsal(rehearsal) };
}

const GIVES_BACK = /(?:^|[.?!] )(?:So (?:you|it|there|the)[^.?!]*|You (?:own|have|told)[^.?!]*|Because you[^.?!,]*)/g;
const figuresOf = (text: string) => text.match(/\d+/g) ?? [];

describe("the conversations of the demo agent", () => {
  test.each(HISTORY.filter(({ agent }) => agent === "strong"))(
    "the good one of $scenarioId ends with a yes, every line of it heard",
    (practised) => {
      const { rehearsal, unheard, score } = held(practised);
      expect(unheard).toBe(0);
      expect(rehearsal.state.exit?.kind).toBe("agreed");
      expect(score?.total).toBeGreaterThanOrEqual(85);
      expect(score?.verdict).toMatch(/settled\.$/);
    },
  );

  test.each(HISTORY)("what is given back in $scenarioId, $daysAgo days ago, was said", (practised) => {
    const { turns } = held(practised);
    for (const { speaker, text, index } of turns) {
      if (speaker !== "agent") continue;
      const said = turns.filter((turn) => turn.speaker === "customer" && turn.index < index).map((turn) => turn.text);
      const given = text.match(GIVES_BACK) ?? [];
      for (const figure of given.flatMap(figuresOf)) expect(said.join(" "), text).toContain(figure);
      expect(text).not.toContain("So you're telling me there's");
    }
  });

  test.each(HISTORY)("no line is said twice in $scenarioId, $daysAgo days ago", (practised) => {
    const lines = linesOf(practised);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
