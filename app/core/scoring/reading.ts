import type { Turn } from "../conversations/turns.ts";
import type { CustomerState } from "../customer/customer-state.ts";
import type { Mark } from "../customer/marks.ts";
import { normalise } from "../customer/understanding/normalise.ts";
import { matchesAny } from "../customer/understanding/patterns.ts";
import type { Practice } from "../scenarios/practice.ts";
import type { Objection } from "../scenarios/schema.ts";
import { isSure } from "./compliance.ts";
import type { Moment } from "./example-lines.ts";
import { givenBackIn } from "./given-back.ts";
import { proofReader } from "./learned-proof.ts";
import type { Mode } from "./metrics.ts";
import type { ComplianceHit, Evidence, Metric } from "./score-schema.ts";
import type { StatedFigure } from "./stated-figures.ts";
import { isToldFor, ownWords, type ToldFact } from "./told-words.ts";
import { asksWhyNow } from "./words-that-prove.ts";

/** Everything a check may look at. */
export type Reading = {
  practice: Practice;
  turns: readonly Turn[];
  state: CustomerState;
  mode: Mode;
  metrics: readonly Metric[];
  compliance: readonly ComplianceHit[];
  /** [S35] What the agent said of the customer's present policy with a figure. */
  stated: readonly StatedFigure[];
};

export type MarkOf<Type extends Mark["type"]> = Extract<Mark, { type: Type }>;
export type ObjectionStage = MarkOf<"objection">["stage"];

export function marksOf<Type extends Mark["type"]>(marks: readonly Mark[], type: Type): MarkOf<Type>[] {
  return marks.filter((mark): mark is MarkOf<Type> => mark.type === type);
}

/**
 * [S27] What is said in a turn that surely breaks a blocker or a major rule, presses, insults or says what is not so of their
 * policy proves no skill of persuasion.
 */
export function isTainted(
  { compliance, state, stated }: Pick<Reading, "compliance" | "state" | "stated">,
  turn: number,
): boolean {
  return (
    stated.some(({ isRight, evidence }) => !isRight && evidence.turn === turn) ||
    compliance.some((hit) => isSure(hit) && hit.severity !== "minor" && hit.evidence.turn === turn) ||
    state.marks.some((mark) => (mark.type === "pressure" || mark.type === "insult") && mark.turn === turn)
  );
}

export function evidenceOf(mark: Mark): Evidence {
  return { turn: mark.turn, quote: mark.quote };
}

export function agentTurnsOf(turns: readonly Turn[]): Turn[] {
  return turns.filter((turn) => turn.speaker === "agent");
}

export function findObjectionMark(
  marks: readonly Mark[],
  objection: string,
  stage: ObjectionStage,
): MarkOf<"objection"> | null {
  return marksOf(marks, "objection").find((mark) => mark.objection === objection && mark.stage === stage) ?? null;
}

/** The objections the customer raised, in that order. */
export function raisedObjections(practice: Practice, marks: readonly Mark[]): Objection[] {
  const ids = new Set(
    marksOf(marks, "objection")
      .filter((mark) => mark.stage === "raised")
      .map((mark) => mark.objection),
  );
  return [...ids].flatMap((id) => practice.objections.filter((objection) => objection.id === id));
}

/** [S5] The question by which a need was asked, or, failing that, the customer's asked-for answer. */
export function findNeedEvidence(practice: Practice, marks: readonly Mark[], item: string): Evidence | null {
  const asks = practice.scenario.facts.filter((fact) => fact.item === item).flatMap((fact) => fact.asks);
  const told = new Set(marksOf(marks, "disclosed").flatMap((mark) => (mark.item === item ? [mark.turn - 1] : [])));
  const isNamed = ({ quote }: Evidence) => matchesAny(normalise(quote), asks);
  const asked = marksOf(marks, "question").filter(
    (mark) =>
      mark.topic !== null &&
      itemOfTopic(practice, mark.topic) === item &&
      (item !== WHY_NOW || asksWhyNow(mark.quote)) &&
      ((mark.chance ?? 1) >= LIKELY_ASKED || told.has(mark.turn) || isNamed(mark)),
  );
  // The proof is the sentence that names it, then the one that the customer answered with it, then the surest.
  const surest = [...asked].sort((one, other) => (other.chance ?? 0) - (one.chance ?? 0));
  const question = asked.find(isNamed) ?? asked.find(({ turn }) => told.has(turn)) ?? surest[0];
  const answer = marksOf(marks, "disclosed").find((mark) => mark.item === item && mark.asked);
  const mark = question ?? answer;
  return mark ? evidenceOf(mark) : null;
}

/** Chance from which on a question alone proves that a need was asked for. */
const LIKELY_ASKED = 0.5;

/** The need that is also a check of its own; the same words prove both. */
export const WHY_NOW = "any.why-now";

/** A topic is a need item or a fact that answers one. */
function itemOfTopic(practice: Practice, topic: string): string {
  return practice.scenario.facts.find((fact) => fact.id === topic)?.item ?? topic;
}

/** `said`: the whole call, where it has gone further than `state`. */
export function momentOf(
  practice: Practice,
  state: CustomerState,
  said: { turns: readonly Turn[]; marks: readonly Mark[] } = { turns: [], marks: [] },
): Moment {
  const told = toldFacts(practice, state);
  const { gaps, needs } = practice.scenario;
  const gap = gaps.find((one) => isToldFor(one, told));
  const reasons = told.filter(({ fact }) => gap?.tiedTo.includes(fact.id));
  const [objection] = raisedObjections(practice, state.marks);
  const words = told.flatMap((one) => ownWords(one) ?? []);
  const isGivenBack = givenBackIn(said.turns, said.marks);
  return {
    practice,
    told: words,
    notGivenBack: words.filter((sentence) => !isGivenBack(sentence)),
    unasked: needs.items
      .filter(({ id }) => findNeedEvidence(practice, state.marks, id) === null)
      .map(({ exampleQuestion }) => exampleQuestion),
    gap: gap && reasons.length > 0 ? { gap, said: reasons.flatMap((one) => ownWords(one) ?? [])[0] ?? null } : null,
    acknowledgement: objection?.exampleAcknowledge ?? null,
    willTalkAgain: state.exit?.kind === "agreed" || state.exit?.kind === "soft-yes",
  };
}

/** What the customer told of their card, with the lines in which they did. */
export function toldFacts({ scenario }: Practice, { marks, disclosed }: CustomerState): ToldFact[] {
  const lines = marksOf(marks, "disclosed");
  return disclosed.flatMap((id) => {
    const fact = scenario.facts.find((one) => one.id === id);
    const line = lines.find((mark) => mark.fact === id);
    return fact && line ? [{ fact, quote: line.quote }] : [];
  });
}

/** What several checks ask of one reading is worked out once. */
export function once<Found>(find: (reading: Reading) => Found): (reading: Reading) => Found {
  const known = new WeakMap<Reading, Found>();
  return (reading) => {
    const found = known.get(reading) ?? find(reading);
    known.set(reading, found);
    return found;
  };
}

/** What readers take for proof, of this conversation. */
export const proofsOf = once(({ turns, practice }: Reading) => proofReader(turns, practice.persona.name));
