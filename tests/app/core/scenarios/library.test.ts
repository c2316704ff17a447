import { describe, expect, test } from "vitest";
import { type Context, heardAct } from "#core/customer/understanding/heard.ts";
import { normalise, splitSentences } from "#core/customer/understanding/normalise.ts";
import { matchesAny, patternOf } from "#core/customer/understanding/patterns.ts";
import { isAboutObjection } from "#core/customer/understanding/questions.ts";
import { understand } from "#core/customer/understanding/understand.ts";
import { topicsOfLine } from "#core/scenarios/discovery.ts";
import {
  assemblePractice,
  DEFAULT_CHOICE,
  difficulties,
  findPersona,
  findScenario,
  objections,
  personas,
  personasFor,
  scenarios,
  scenariosOfLine,
} from "#core/scenarios/library.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import { practiceSchema } from "#core/scenarios/practice.ts";
import {
  difficultySchema,
  LINES,
  objectionSchema,
  personaSchema,
  type Scenario,
  scenarioSchema,
} from "#core/scenarios/schema.ts";

const practiceOf = (scenario: Scenario, personaId = scenario.customers[0] ?? ""): Practice => {
  const practice = assemblePractice({ scenarioId: scenario.id, personaId, level: 2, seed: 1 });
  if (!practice) throw new Error(`no practice for ${scenario.id} with ${personaId}`);
  return practice;
};

const contextOf = (practice: Practice): Context => ({
  practice,
  disclosed: practice.scenario.facts.map((fact) => fact.id),
  lastLine: null,
  lastTopic: null,
});

describe("the library", () => {
  test("every entry fits its schema", () => {
    for (const scenario of scenarios) scenarioSchema.strict().parse(scenario);
    for (const scenario of scenarios)
      for (const id of Object.keys(scenario.ownObjections ?? {}))
        expect(scenario.objections, scenario.id).toContain(id);
    for (const persona of personas) personaSchema.strict().parse(persona);
    for (const objection of objections) objectionSchema.strict().parse(objection);
    for (const difficulty of difficulties) difficultySchema.strict().parse(difficulty);
  });

  test("ids are unique and the nine personas and three difficulties are there", () => {
    for (const list of [scenarios, personas, objections]) {
      const ids = list.map((entry) => entry.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(scenarios).toHaveLength(16);
    expect(personas).toHaveLength(9);
    expect(difficulties.map((one) => one.level)).toEqual([1, 2, 3]);
    for (const line of LINES) expect(scenariosOfLine(line).length).toBeGreaterThan(0);
  });

  test("its 48 objections are the field's 47 by line, four of them baits, and shopping around", () => {
    const count = (prefix: string, amount: number) =>
      Array.from({ length: amount }, (_unused, i) => `${prefix}${i + 1}`);
    const rows = [...count("A", 9), ...count("H", 8), ...count("L", 10), ...count("C", 10), ...count("X", 11)];
    const baits = new Set(scenarios.flatMap((scenario) => scenario.bait?.id ?? []));
    expect([...baits].sort()).toEqual(["X4", "X5", "X6", "X7"]);
    expect([...objections.map((one) => one.id), ...baits].sort()).toEqual(rows.sort());
    expect(rows).toHaveLength(48);
  });

  test("a scenario's own version of an objection replaces the library's in its practices alone", () => {
    const revealsIn = (scenarioId: string) => {
      const scenario = findScenario(scenarioId);
      return scenario && practiceOf(scenario).objections.find((one) => one.id === "L1")?.reveals;
    };
    expect(revealsIn("L-2")?.join(" ")).toContain("twenty-five thousand");
    expect(revealsIn("L-1")).toEqual(objections.find((one) => one.id === "L1")?.reveals);
  });

  test("a practice stored before customers warmed at different rates is read as it was played", () => {
    const [scenario] = scenarios;
    if (!scenario) throw new Error("no scenario");
    const { turnCost, warmth, hearsAnswers, ...difficulty } = practiceOf(scenario).difficulty;
    expect([turnCost, warmth, hearsAnswers]).not.toContain(undefined);
    expect(practiceSchema.parse({ ...practiceOf(scenario), difficulty }).difficulty).toEqual({
      ...difficulty,
      turnCost: 0.5,
      warmth: 1,
      hearsAnswers: "at-once",
    });
  });

  test("the default choice can be practised, an unknown or unfitting one cannot", () => {
    expect(practiceSchema.safeParse(assemblePractice({ ...DEFAULT_CHOICE, seed: 5 })).success).toBe(true);
    expect(assemblePractice({ scenarioId: "nope", personaId: "dana", level: 1, seed: 1 })).toBeNull();
    expect(assemblePractice({ scenarioId: "C-1", personaId: "dana", level: 1, seed: 1 })).toBeNull();
    expect(findScenario("nope")).toBeNull();
    expect(findPersona("nope")).toBeNull();
  });

  test("every pattern compiles and none matches everything", () => {
    const patterns = [
      ...objections.flatMap((one) => [...one.answerKeys, ...one.scriptCues]),
      ...scenarios.flatMap((one) => [
        ...one.facts.flatMap((fact) => fact.asks),
        ...one.gaps.flatMap((gap) => gap.cues),
        ...(one.bait?.takenWhen ?? []),
        ...(one.asks ?? []).flatMap((ask) => ask.answeredBy),
      ]),
      ...LINES.flatMap((line) => topicsOfLine(line).flatMap((topic) => topic.asks)),
    ];
    for (const pattern of patterns) expect(patternOf(pattern).test("zzz qqq"), pattern).toBe(false);
  });

  test("each persona speaks in its own voice", () => {
    for (const persona of personas) {
      for (const [kind, words] of Object.entries(persona.voice))
        expect(words.length, `${persona.id} ${kind}`).toBeGreaterThanOrEqual(4);
      expect(Object.keys(persona.voice)).toEqual([
        "lead",
        "agree",
        "unsure",
        "annoyed",
        "pleased",
        "surprised",
        "thanks",
        "bye",
      ]);
    }
  });
});

const versions = [
  ...objections.map((objection) => ({
    name: objection.id,
    objection,
    home: scenarios.find((one) => objection.line === "any" || one.line === objection.line),
  })),
  ...scenarios.flatMap((home) =>
    Object.keys(home.ownObjections ?? {}).flatMap((id) =>
      practiceOf(home)
        .objections.filter((one) => one.id === id)
        .map((objection) => ({ name: `${id} in ${home.id}`, objection, home })),
    ),
  ),
];

describe.each(versions.map((version) => [version.name, version] as const))(
  "objection %s",
  (_name, { objection, home }) => {
    test("has enough words and a model answer that the engine recognizes", () => {
      expect(objection.says.length).toBeGreaterThanOrEqual(4);
      expect(objection.saysAgain.length).toBeGreaterThanOrEqual(2);
      expect(objection.reveals.length).toBeGreaterThanOrEqual(2);
      expect(objection.concedes.length).toBeGreaterThanOrEqual(2);
      expect(objection.scriptCues.length).toBeGreaterThan(0);
      if (!home) throw new Error("no scenario of its line");
      const context = contextOf(practiceOf(home));
      expect(
        heardAct(understand(objection.exampleAcknowledge, context), "acknowledgement", "reflection"),
        objection.exampleAcknowledge,
      ).not.toBeNull();
      const about = `${objection.says.join(" ")} ${objection.behind} ${objection.opensWhen} ${objection.exampleExplore}`;
      const questions = understand(objection.exampleExplore, context).questions;
      expect(
        questions.some((question) =>
          isAboutObjection(question, about, [...objection.answerKeys, ...objection.scriptCues], [], true),
        ),
        objection.exampleExplore,
      ).toBe(true);
      expect(
        splitSentences(objection.exampleAnswer).some((sentence) => matchesAny(sentence.text, objection.answerKeys)),
        objection.exampleAnswer,
      ).toBe(true);
    });

    test("is not answered by its own wording or by small talk", () => {
      for (const line of ["Okay, great, thanks.", "We are a big company with happy customers.", "I hear you."]) {
        expect(matchesAny(normalise(line), objection.answerKeys), line).toBe(false);
      }
    });
  },
);

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))("scenario %s", (_id, scenario) => {
  test("is complete", () => {
    expect(scenario.openings.length).toBeGreaterThanOrEqual(4);
    expect(scenario.facts.length).toBeGreaterThanOrEqual(5);
    expect(scenario.facts.length).toBeLessThanOrEqual(8);
    for (const fact of scenario.facts) expect(new Set(fact.says).size, fact.id).toBeGreaterThanOrEqual(4);
    expect(scenario.gaps.length).toBeGreaterThanOrEqual(2);
    for (const gap of scenario.gaps) expect(gap.reactions.length, gap.id).toBeGreaterThanOrEqual(4);
    expect(scenario.objections.length).toBeGreaterThanOrEqual(3);
    expect(scenario.bait?.says.length).toBeGreaterThanOrEqual(4);
    for (const words of Object.values(scenario.exits)) expect(words.length).toBeGreaterThanOrEqual(4);
    expect(scenario.freeTimes?.length).toBeGreaterThanOrEqual(2);
    expect(scenario.needs.needed).toBeLessThanOrEqual(scenario.needs.items.length);
  });

  test("refers only to what exists", () => {
    const topics = new Set(topicsOfLine(scenario.line).map((topic) => topic.id));
    const facts = new Set(scenario.facts.map((fact) => fact.id));
    const known = new Set(objections.map((objection) => objection.id));
    expect(facts.size).toBe(scenario.facts.length);
    for (const fact of scenario.facts) expect(topics, fact.id).toContain(fact.item);
    for (const gap of scenario.gaps) for (const id of gap.tiedTo) expect(facts, gap.id).toContain(id);
    for (const item of scenario.needs.items) expect(topics).toContain(item.id);
    for (const topic of Object.keys(scenario.chatter)) expect(topics).toContain(topic);
    for (const id of [
      ...scenario.objections,
      ...(scenario.cannotSay ?? []),
      ...Object.keys(scenario.objectionWords ?? {}),
    ])
      expect(known).toContain(id);
    for (const id of scenario.objections) {
      expect(["any", scenario.line]).toContain(objections.find((objection) => objection.id === id)?.line);
      expect(scenario.cannotSay ?? []).not.toContain(id);
    }
    expect(personasFor(scenario)).toHaveLength(scenario.customers.length);
    for (const persona of personasFor(scenario)) expect(persona.lines).toContain(scenario.line);
  });

  test("fills every slot for each of its customers", () => {
    const lists = [
      scenario.openings,
      ...Object.values(scenario.chatter),
      ...Object.values(scenario.exits),
      ...Object.values(scenario.objectionWords ?? {}),
      ...scenario.facts.flatMap((fact) => [fact.says, fact.more ?? []]),
      ...scenario.gaps.map((gap) => gap.reactions),
      ...(scenario.asks ?? []).map((ask) => ask.says),
      ...objections.flatMap((one) => [one.says, one.saysAgain, one.reveals, one.concedes]),
    ];
    const slots = new Set(
      lists.flat().flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? "")),
    );
    for (const persona of personasFor(scenario)) {
      for (const slot of slots)
        expect(["first", "name", ...Object.keys(persona.details ?? {})], `${persona.id}: ${slot}`).toContain(slot);
    }
  });

  test("an agent who asks the example questions is understood", () => {
    const practice = practiceOf(scenario);
    for (const item of scenario.needs.items) {
      const heard = understand(item.exampleQuestion, { ...contextOf(practice), disclosed: [] });
      expect(
        heard.questions.map((question) => question.topic),
        item.exampleQuestion,
      ).toContain(item.id);
    }
  });

  test("the example line of each gap names that gap, tied to the person and without fear", () => {
    const practice = practiceOf(scenario);
    for (const gap of scenario.gaps) {
      const named = understand(gap.exampleLine, contextOf(practice)).gaps.find((one) => one.id === gap.id);
      expect(named, gap.exampleLine).toMatchObject({ tied: true, scare: false });
    }
  });

  test("the safe line does not take the bait and a plain yes does", () => {
    const { bait } = scenario;
    if (!bait) throw new Error("no bait");
    for (const sentence of splitSentences(bait.safeLine)) {
      expect(matchesAny(sentence.text, bait.takenWhen) && !/\b(?:not|no)\b/.test(sentence.text), sentence.quote).toBe(
        false,
      );
    }
    expect(matchesAny(normalise("Yes, absolutely."), bait.takenWhen)).toBe(true);
  });
});
