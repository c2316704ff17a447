import type { Turn } from "../../conversations/turns.ts";
import type { ComplianceHit } from "../score.ts";
import { clauseSpans, plainText } from "../sentence-clauses.ts";
import { gainOf, marginsOf, unpackModel } from "./learned/model.ts";
import { findWordingIn, patternFeature, type Stretch, stretchesOf, stretchOfText } from "./learned/stretches.ts";
import { ANY_BREACH_HEAD, SURE_MARGIN, surenessOf, topicHead, WRITTEN_HEADSTART } from "./learned/sureness.ts";
import { packedRules } from "./learned/weights.ts";
import { findRuleId, type RuleId, toHit } from "./rules.ts";

/** [S24] [S26] What the agent's words break: at most one hit per rule and turn. */
export function findSpokenHits(turns: readonly Turn[]): ComplianceHit[] {
  return turns.flatMap((turn, place) => {
    if (turn.speaker !== "agent") return [];
    const before = turns[place - 1];
    const heard = before?.speaker === "customer" ? before.text : null;
    return breachesOf(turn.text, heard).map((breach) =>
      toHit(breach.rule, { turn: turn.index, quote: quoteOf(breach, heard) }, { certainty: certaintyOf(breach) }),
    );
  });
}

/** `written`: the clause that a pattern of the rule matches. */
type Breach = { rule: RuleId; margin: number; stretch: Stretch; written: string | null };

function breachesOf(text: string, heard: string | null): Breach[] {
  const best = new Map<RuleId, Breach>();
  for (const stretch of stretchesOf(text, heard)) {
    const breach = surestBreach(stretch);
    if (breach && breach.margin > (best.get(breach.rule)?.margin ?? 0)) best.set(breach.rule, breach);
  }
  return [...best.values()];
}

/** [S28] */
function certaintyOf({ margin, written }: Breach): ComplianceHit["certainty"] {
  return written !== null || margin > SURE_MARGIN ? "sure" : "likely";
}

/** One stretch breaks one rule: the one that is surest of it. Patterns are tried only where they could make the difference. */
function surestBreach(stretch: Stretch): Breach | null {
  let surest: Breach | null = null;
  const margins = marginsOf(model, stretch.features);
  for (const learnt of learntRules) {
    const { rule, gain } = learnt;
    const learned = marginOf(learnt, margins);
    const headstart = WRITTEN_HEADSTART + Math.max(gain, 0);
    if (learned + headstart <= (surest?.margin ?? 0)) continue;
    const written = findWordingIn(stretch, rule);
    const margin = written === null ? learned : learned + headstart;
    if (margin > (surest?.margin ?? 0)) surest = { rule, margin, stretch, written };
  }
  return surest;
}

function marginOf({ breach, topic }: LearntRule, margins: Float64Array): number {
  return surenessOf({
    breach: margins[breach] ?? 0,
    topic: margins[topic] ?? 0,
    anyBreach: margins[anyBreachPlace] ?? 0,
  });
}

/** The clause that the pattern matched, or the one that alone looks most like the breach; always words of the turn. */
function quoteOf({ rule, stretch, written }: Breach, heard: string | null): string {
  if (written !== null && stretch.sentences.some(({ quote }) => quote.includes(written))) return written;
  const learnt = learntRules.find((candidate) => candidate.rule === rule);
  const sureness = (text: string) =>
    learnt ? marginOf(learnt, marginsOf(model, stretchOfText(text, heard).features)) : 0;
  const sentence = surest(
    stretch.sentences.map(({ quote }) => quote),
    sureness,
  );
  if (sentence.length <= MAX_QUOTE_CHARACTERS) return sentence;
  const clauses = clauseSpans(plainText(sentence)).map(({ start, end }) => sentence.slice(start, end).trim());
  return surest(clauses, sureness).slice(0, MAX_QUOTE_CHARACTERS).trim();
}

function surest(texts: string[], sureness: (text: string) => number): string {
  const [first = ""] = texts;
  return texts.reduce((best, text) => (sureness(text) > sureness(best) ? text : best), first);
}

const model = unpackModel(packedRules);

/** A rule with the places of its heads in the model, and what a matching pattern adds to the first of them. */
type LearntRule = { rule: RuleId; breach: number; topic: number; gain: number };
const placeOf = new Map(model.heads.map(({ id }, place) => [id, place]));
const anyBreachPlace = placeOf.get(ANY_BREACH_HEAD) ?? -1;
const learntRules = model.heads.flatMap(({ id }, breach): LearntRule[] => {
  const rule = findRuleId(id);
  return rule
    ? [{ rule, breach, topic: placeOf.get(topicHead(id)) ?? -1, gain: gainOf(model, breach, patternFeature(rule)) }]
    : [];
});
const MAX_QUOTE_CHARACTERS = 160;
