import { describe, expect, test } from "vitest";
import { figuresIn } from "#core/customer/understanding/figures.ts";
import { objections, personasFor, scenarios } from "#core/library/library.ts";
import type { Fact, Scenario } from "#core/scenarios/schema.ts";

/** What agents are told to say can be said with what the brief says, or what the customer said before it is advised. */
describe.each(scenarios)("what agents are told to say in $id", (scenario) => {
  const names = personasFor(scenario).map(({ name, details = {} }) => [name, ...Object.values(details)].join(" "));

  test("asks for a need with what the brief says", () => {
    for (const { exampleQuestion } of scenario.needs.items)
      expect(unknownIn(exampleQuestion, [scenario.brief]), exampleQuestion).toEqual([]);
  });

  test("names a gap with what the customer told", () => {
    for (const { exampleLine, tiedTo } of scenario.gaps) {
      const told = scenario.facts.filter(({ id }) => tiedTo.includes(id)).flatMap(textsOf);
      expect(unknownIn(exampleLine, [scenario.brief, ...told, ...names]), exampleLine).toEqual([]);
    }
  });

  test("declines a bait with what the customer asked", () => {
    const { safeLine = "", says = [], after = [] } = scenario.bait ?? {};
    const told = scenario.facts.filter(({ id }) => after.includes(id)).flatMap(textsOf);
    expect(unknownIn(safeLine, [scenario.brief, ...says, ...told, ...names])).toEqual([]);
  });

  test("answers an objection with the brief and the objection", () => {
    for (const { exampleAcknowledge, exampleExplore, exampleAnswer, says } of objectionsOf(scenario))
      for (const line of [exampleAcknowledge, exampleExplore, exampleAnswer])
        expect(unknownIn(line, [scenario.brief, ...says]), line).toEqual([]);
  });
});

function objectionsOf({ objections: ids, objectionWords = {}, ownObjections = {} }: Scenario) {
  return ids.flatMap((id) =>
    objections
      .filter((objection) => objection.id === id)
      .map((objection) => ({ ...objection, ...ownObjections[id], says: objectionWords[id] ?? objection.says })),
  );
}

function textsOf({ card, says, more = [] }: Fact): string[] {
  return [card, ...says, ...more];
}

/** The names and figures of a line that stand in none of the texts. */
function unknownIn(line: string, texts: readonly string[]): (string | number)[] {
  const own = OF_THE_TRADE.reduce((rest, words) => rest.replace(words, ""), line);
  const known = texts.join(". ");
  const figures = texts.flatMap(figuresOf);
  const names = [...own.matchAll(NAME)].map(([name]) => name);
  return [
    ...names.filter((name) => !DAYS.has(name) && !known.includes(name)),
    ...figuresOf(own).filter((figure) => !figures.some((one) => isSame(one, figure))),
  ];
}

/** A word with a capital that begins no sentence. */
const NAME = /(?<=[a-z0-9,;:] )[A-Z][a-z]+/g;
/** Days are the agent's own proposal. */
const DAYS: ReadonlySet<string> = new Set(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]);

/** "One" is mostly no figure: "this one". */
function figuresOf(text: string): number[] {
  const written = text.replace(/(\d) thousand\b/g, "$1,000");
  return written.split(/[,.;:?]\s/).flatMap((piece) => figuresIn(piece).filter((figure) => figure > 1));
}

/** "480" is 480,000, and "'04" 2004. */
function isSame(one: number, other: number): boolean {
  const [less = 0, more = 0] = [one, other].sort((a, b) => a - b);
  return [1, 1000, 1_000_000].some((unit) => less * unit === more) || less + 2000 === more;
}

/** Figures that any agent may say: how insurance works, how long something takes, and what is simple arithmetic. */
const OF_THE_TRADE: readonly string[] = [
  "the two declaration pages",
  "compared the two",
  "compare the two policies",
  "the three things it leaves out",
  "all three of us",
  "a fifteen-minute call",
  "the two options",
  "ten minutes",
  "Ten minutes",
  "three short questions",
  "the two of you",
  "two different jobs",
  "Two policies",
  "for two months",
  "More than twenty percent of flood claims",
  "one or two times salary",
  "the first two years",
  "after three years",
  "its first two years",
  "ninety days",
  "eighteen years of",
  "fifteen hundred dollars",
  "about two months",
];
