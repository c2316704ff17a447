import { suggestion } from "../../closest.ts";
import { topicsOfLine } from "../../scenarios/discovery.ts";
import { LINES, type Library, type Scenario } from "../../scenarios/schema.ts";
import { RULE_IDS } from "../../scoring/compliance/rules.ts";
import { type Path, type Problem, problemAt } from "./problem.ts";

/** Ids that name nothing, ids used twice, and what contradicts itself. */
export function* referenceProblems(library: Library): Generator<Problem> {
  yield* idProblems(["personas"], library.personas);
  yield* idProblems(["objections"], library.objections);
  yield* idProblems(["scenarios"], library.scenarios);
  yield* difficultyProblems(library);
  yield* personaProblems(library);
  for (const [at, scenario] of library.scenarios.entries()) {
    const path = ["scenarios", at];
    yield* factProblems(path, scenario);
    yield* customerProblems(path, scenario, library);
    yield* objectionProblems(path, scenario, library);
    yield* slotProblems(path, scenario, library);
  }
}

function* difficultyProblems({ difficulties }: Library): Generator<Problem> {
  const levels = difficulties.map(({ level }) => level).sort();
  if (levels.join() !== "1,2,3")
    yield problemAt(["difficulties"], `the levels are ${levels.join(", ") || "none"}; expected 1, 2 and 3, once each`);
  for (const [at, difficulty] of difficulties.entries()) {
    for (const meter of ["trust", "irritation", "interest", "walkAwayAt", "agreesAt"] as const)
      yield* meterProblems(["difficulties", at, meter], difficulty[meter]);
    for (const count of ["objections", "patienceTurns", "volunteers", "replySentences"] as const) {
      if (difficulty[count] < 0)
        yield problemAt(["difficulties", at, count], `${difficulty[count]} is below 0; expected 0 or more`);
    }
  }
}

function* personaProblems({ personas }: Library): Generator<Problem> {
  const topics = LINES.flatMap(topicIds);
  for (const [at, persona] of personas.entries()) {
    for (const topic of Object.keys(persona.chatter ?? {}))
      yield* unknown(["personas", at, "chatter", topic], topic, "topic", topics);
  }
}

function* factProblems(path: Path, scenario: Scenario): Generator<Problem> {
  const { line, facts, gaps, needs, bait, asks = [], chatter } = scenario;
  const topics = topicIds(line);
  const factIds = facts.map(({ id }) => id);
  const topicName = `topic of the line ${line}`;
  yield* idProblems([...path, "facts"], facts);
  yield* idProblems([...path, "gaps"], gaps);
  yield* idProblems([...path, "needs", "items"], needs.items);
  yield* idProblems([...path, "asks"], asks);
  for (const [at, fact] of facts.entries()) {
    yield* unknown([...path, "facts", at, "item"], fact.item, topicName, topics);
    yield* meterProblems([...path, "facts", at, "trustNeeded"], fact.trustNeeded);
  }
  for (const [at, gap] of gaps.entries()) yield* allKnown([...path, "gaps", at, "tiedTo"], gap.tiedTo, "fact", factIds);
  for (const [at, item] of needs.items.entries())
    yield* unknown([...path, "needs", "items", at, "id"], item.id, topicName, topics);
  if (needs.needed < 1 || needs.needed > needs.items.length)
    yield problemAt(
      [...path, "needs", "needed"],
      `${needs.needed} of ${needs.items.length} items; expected 1 to ${needs.items.length}`,
    );
  for (const topic of Object.keys(chatter)) yield* unknown([...path, "chatter", topic], topic, topicName, topics);
  if (!bait) return;
  yield* unknown([...path, "bait", "rule"], bait.rule, "compliance rule", RULE_IDS);
  yield* allKnown([...path, "bait", "after"], bait.after ?? [], "fact", factIds);
}

function* customerProblems(path: Path, { line, customers }: Scenario, { personas }: Library): Generator<Problem> {
  if (customers.length === 0)
    yield problemAt([...path, "customers"], "nobody plays this scenario; expected one persona or more");
  yield* repeated([...path, "customers"], customers);
  for (const [at, id] of customers.entries()) {
    const where = [...path, "customers", at];
    const persona = personas.find((one) => one.id === id);
    if (!persona) yield* unknown(where, id, "persona", idsOf(personas));
    else if (!persona.lines.includes(line))
      yield problemAt(where, `persona "${id}" does not buy ${line} insurance; expected ${line} in its lines`);
  }
}

function* objectionProblems(path: Path, scenario: Scenario, { objections }: Library): Generator<Problem> {
  const { line, cannotSay = [], objectionWords = {}, ownObjections = {} } = scenario;
  const known = idsOf(objections);
  yield* repeated([...path, "objections"], scenario.objections);
  for (const [at, id] of scenario.objections.entries()) {
    const where = [...path, "objections", at];
    const objection = objections.find((one) => one.id === id);
    if (!objection) yield* unknown(where, id, "objection", known);
    else if (objection.line !== "any" && objection.line !== line)
      yield problemAt(where, `objection "${id}" belongs to ${objection.line}; expected one of ${line} or of any line`);
    if (cannotSay.includes(id))
      yield problemAt(where, `objection "${id}" is also in cannotSay; expected one or the other`);
  }
  yield* allKnown([...path, "cannotSay"], cannotSay, "objection", known);
  for (const id of Object.keys(objectionWords)) yield* unknown([...path, "objectionWords", id], id, "objection", known);
  for (const id of Object.keys(ownObjections)) {
    if (!scenario.objections.includes(id))
      yield problemAt(
        [...path, "ownObjections", id],
        `"${id}" is not raised here; expected one of this scenario's objections`,
      );
  }
}

/** A wording's "{partner}" needs a detail of that name in every persona that may say it. */
function* slotProblems(path: Path, scenario: Scenario, { personas, objections }: Library): Generator<Problem> {
  const playedBy = personas.filter(({ id }) => scenario.customers.includes(id));
  const said = objections.filter(
    ({ id, line }) => line === scenario.line || line === "any" || scenario.objections.includes(id),
  );
  const wordings: { path: Path; texts: readonly string[] }[] = [
    ...wordingsOf(path, scenario),
    ...said.map((objection) => ({
      path: ["objections", objections.indexOf(objection)],
      texts: [...objection.says, ...objection.saysAgain, ...objection.reveals, ...objection.concedes],
    })),
  ];
  for (const { path: where, texts } of wordings) {
    for (const persona of playedBy) {
      const known = ["first", "name", "agent", ...Object.keys(persona.details ?? {})];
      for (const slot of slotsIn(texts)) {
        if (!known.includes(slot))
          yield problemAt(where, `"{${slot}}" is no detail of persona "${persona.id}"${suggestion(slot, known)}`);
      }
    }
  }
}

function wordingsOf(path: Path, scenario: Scenario): { path: Path; texts: readonly string[] }[] {
  const { openings, facts, gaps, bait, exits, chatter, objectionWords = {}, asks = [], freeTimes = [] } = scenario;
  const own = Object.entries(scenario.ownObjections ?? {});
  return [
    { path: [...path, "openings"], texts: openings },
    ...facts.map((fact, at) => ({ path: [...path, "facts", at], texts: [...fact.says, ...(fact.more ?? [])] })),
    ...gaps.map((gap, at) => ({ path: [...path, "gaps", at, "reactions"], texts: gap.reactions })),
    ...(bait ? [{ path: [...path, "bait", "says"], texts: bait.says }] : []),
    ...Object.entries(exits).map(([kind, texts]) => ({ path: [...path, "exits", kind], texts })),
    ...Object.entries(chatter).map(([topic, texts]) => ({ path: [...path, "chatter", topic], texts })),
    ...Object.entries(objectionWords).map(([id, texts]) => ({ path: [...path, "objectionWords", id], texts })),
    ...asks.map((ask, at) => ({ path: [...path, "asks", at, "says"], texts: ask.says })),
    ...own.map(([id, { saysAgain = [], reveals = [], concedes = [] }]) => ({
      path: [...path, "ownObjections", id],
      texts: [...saysAgain, ...reveals, ...concedes],
    })),
    { path: [...path, "freeTimes"], texts: freeTimes },
  ];
}

function slotsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot = ""]) => slot)));
}

function* meterProblems(path: Path, value: number): Generator<Problem> {
  if (value < 0 || value > 100) yield problemAt(path, `${value} is out of range; expected 0 to 100`);
}

function* allKnown(path: Path, ids: readonly string[], noun: string, known: readonly string[]): Generator<Problem> {
  for (const [at, id] of ids.entries()) yield* unknown([...path, at], id, noun, known);
}

function* unknown(path: Path, id: string, noun: string, known: readonly string[]): Generator<Problem> {
  if (!known.includes(id)) yield problemAt(path, `"${id}" is no ${noun}${suggestion(id, known)}`);
}

function* idProblems(path: Path, entries: readonly { id: string }[]): Generator<Problem> {
  for (const [at, { id }] of entries.entries()) {
    if (id.length > ID_MAX_LENGTH)
      yield problemAt([...path, at, "id"], `${id.length} characters; expected ${ID_MAX_LENGTH} or fewer`);
    const first = entries.findIndex((entry) => entry.id === id);
    if (first < at)
      yield problemAt([...path, at, "id"], `"${id}" is the id of entry ${first} too; expected an id of its own`);
  }
}

/** As in a choice that a browser sends (conversations/conversation-requests.ts). */
const ID_MAX_LENGTH = 40;

function* repeated(path: Path, ids: readonly string[]): Generator<Problem> {
  for (const [at, id] of ids.entries()) {
    if (ids.indexOf(id) < at) yield problemAt([...path, at], `"${id}" is listed twice; expected once`);
  }
}

function idsOf(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}

function topicIds(line: Scenario["line"]): string[] {
  return topicsOfLine(line).map(({ id }) => id);
}
