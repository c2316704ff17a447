import { describe, expect, test } from "vitest";
import type { AgentKind } from "#app/node/demo/agents.ts";
import { customerStateSchema } from "#core/customer/customer-state.ts";
import { isCommonplace } from "#core/customer/customer-wording.ts";
import { openCustomer, step } from "#core/customer/engine.ts";
import { readMemory } from "#core/customer/memory.ts";
import { fillSlots, sentencesIn } from "#core/customer/phrase.ts";
import { scenarios } from "#core/library/library.ts";
import { topicsOfLine } from "#core/scenarios/discovery.ts";
import { sheetsOf } from "#core/scenarios/find-answer-sheets.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import { chance, hashText } from "#core/seeded.ts";
import { AGENT_LINES } from "#tests/support/agent-lines.ts";
import { everyPractice, LEVELS, practiceFor, rehearse } from "#tests/support/rehearsal.ts";

// More by FUZZ_SEEDS=40: the default keeps the file under half a minute of one core.
const seeds = Number(process.env.FUZZ_SEEDS ?? 3);
const TURNS_AFTER_END = 8;
/** Points: a tougher customer raises an objection more, and a fair agent who meets it well earns by it in that scenario. */
const LUCK = 4;
/** Points: near the top, a level that raises one objection more gives one occasion more to do well. */
const LUCK_AT_THE_TOP = 3;
const TIMEOUT_MS = 60_000 + seeds * 15_000;

const nameOf = ({ scenario, persona, difficulty, seed }: Practice) =>
  `${scenario.id} ${persona.id} level ${difficulty.level} seed ${seed}`;

/** Lines of the pool, and this scenario's own questions, so that facts are told and asked about again. */
const lineFor = (practice: Practice, i: number): string => {
  const { scenario, seed } = practice;
  const lines = [
    ...AGENT_LINES,
    ...scenario.needs.items.flatMap((item) => [item.exampleQuestion, item.exampleQuestion]),
  ];
  return lines[hashText(`${nameOf(practice)}/${i}`, seed) % lines.length] ?? "";
};

/** What this customer says of themselves: asked again, they say the same. */
const answersOf = (practice: Practice): ReadonlySet<string> => {
  const { person = {}, scenario = {} } = sheetsOf(practice) ?? {};
  return new Set(
    Object.values({ ...person, ...scenario }).flatMap(({ says, more = [] }) => [...says, ...more].flatMap(sentencesIn)),
  );
};

/** What anybody would say on a fact's subject; after the fact is told it would take the fact back. */
const takesBack = (practice: Practice, factId: string): string[] => {
  const { scenario, persona } = practice;
  const item = scenario.facts.find((fact) => fact.id === factId)?.item ?? "";
  return [
    ...(persona.chatter?.[item] ?? []),
    ...(topicsOfLine(scenario.line).find((topic) => topic.id === item)?.answers ?? []),
  ];
};

describe("any agent", () => {
  test(
    "is never told a sentence twice, always gets an answer, and always reaches an end",
    () => {
      for (const practice of everyPractice(Math.floor(seeds / 2))) {
        const name = nameOf(practice);
        let { state, opening } = openCustomer(practice);
        const heard = new Set(sentencesIn(opening).map((one) => one.toLowerCase()));
        const told: string[] = [];
        let afterEnd = 0;
        for (let i = 0; afterEnd < TURNS_AFTER_END && i < 3 * practice.difficulty.patienceTurns + 25; i++) {
          const text = lineFor(practice, i);
          const scriptObjections = chance(practice.seed, name) < 0.3 ? ["A5", "H5", "L6", "C1"] : [];
          const next = step(practice, state, { turn: 2 * i + 1, text, scriptObjections });
          const { line } = next.move;
          expect(line.trim(), name).not.toBe("");
          expect(line, name).not.toMatch(/[{}]|undefined|null/);
          for (const sentence of sentencesIn(line)) {
            const mayBeSaidAgain = isCommonplace(sentence) || answersOf(practice).has(sentence);
            expect(heard.has(sentence.toLowerCase()) && !mayBeSaidAgain, `${name}: "${sentence}" again`).toBe(false);
            heard.add(sentence.toLowerCase());
          }
          const memory = readMemory(practice, next.state);
          for (const words of told.flatMap((id) => takesBack(practice, id)))
            expect(line.includes(fillSlots(words, practice, memory)), `${name}: "${words}" takes a fact back`).toBe(
              false,
            );
          if (state.exit) afterEnd++;
          if (state.exit) expect(next.state.exit, name).toEqual(state.exit);
          told.push(...next.move.disclosed);
          for (const mark of next.state.marks.slice(state.marks.length)) {
            const source = mark.turn === 2 * i + 1 ? text : line;
            expect(mark.quote, `${name}: ${mark.type} without a quote`).not.toBe("");
            expect(source.includes(mark.quote), `${name}: ${mark.type} quotes "${mark.quote}"`).toBe(true);
          }
          state = next.state;
        }
        expect(afterEnd, name).toBe(TURNS_AFTER_END);
        expect(new Set(told).size, name).toBe(told.length);
        expect(state.disclosed, name).toEqual(told);
        expect(JSON.stringify(state).length, name).toBeLessThan(20_000);
        customerStateSchema.parse(state);
      }
    },
    TIMEOUT_MS,
  );
});

/** The totals of one kind of agent over all seeds; each is rehearsed once, whichever test asks first. */
const totalsOf = (scenario: (typeof scenarios)[number], kind: AgentKind, level: (typeof LEVELS)[number]): number[] => {
  const key = `${scenario.id} ${kind} ${level}`;
  const known = rehearsed.get(key);
  if (known) return known;
  const totals = Array.from(
    { length: seeds },
    (_unused, seed) => rehearse(practiceFor(scenario, level, seed), kind).score.total,
  );
  rehearsed.set(key, totals);
  return totals;
};
const rehearsed = new Map<string, number[]>();

test(
  "over all scenarios a tougher customer gives the same agent a lower score",
  () => {
    const [easy = 0, real = 0, tough = 0] = LEVELS.map((level) => {
      const totals = scenarios.flatMap((scenario) => totalsOf(scenario, "fair", level));
      return totals.reduce((sum, total) => sum + total, 0) / totals.length;
    });
    expect(real).toBeLessThan(easy - 1);
    expect(tough).toBeLessThan(real);
  },
  TIMEOUT_MS,
);

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))("in %s", (_id, scenario) => {
  const totals = (kind: AgentKind, level: (typeof LEVELS)[number]) => totalsOf(scenario, kind, level);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  test(
    "every strong agent beats every weak one, and a tougher customer gives the same agent a lower score",
    () => {
      const byLevel = LEVELS.map((level) => ({
        strong: totals("strong", level),
        fair: totals("fair", level),
        weak: totals("weak", level),
      }));
      for (const { strong, fair, weak } of byLevel) {
        expect(Math.min(...strong)).toBeGreaterThan(Math.max(...weak) + 30);
        expect(mean(strong)).toBeGreaterThan(mean(fair) - LUCK);
        expect(Math.min(...fair)).toBeGreaterThan(Math.max(...weak));
      }
      const [easy, real, tough] = byLevel;
      if (!easy || !real || !tough) throw new Error("three levels");
      expect(mean(real.fair)).toBeLessThanOrEqual(mean(easy.fair) + LUCK);
      expect(mean(tough.fair)).toBeLessThanOrEqual(mean(real.fair) + LUCK);
      expect(mean(tough.fair)).toBeLessThanOrEqual(mean(easy.fair) + LUCK);
      expect(mean(real.strong)).toBeLessThanOrEqual(mean(easy.strong) + LUCK_AT_THE_TOP);
      expect(mean(tough.strong)).toBeLessThanOrEqual(mean(real.strong) + LUCK_AT_THE_TOP);
    },
    TIMEOUT_MS,
  );

  test("the same practice, seed and agent give the same bytes", () => {
    for (const level of LEVELS) {
      const once = JSON.stringify(rehearse(practiceFor(scenario, level, 11), "strong"));
      expect(JSON.stringify(rehearse(practiceFor(scenario, level, 11), "strong"))).toBe(once);
    }
  });
});
