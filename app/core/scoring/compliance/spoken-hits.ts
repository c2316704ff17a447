import type { Turn } from "../../conversations/turns.ts";
import { learnedFile } from "../../learned-file.ts";
import type { ComplianceHit } from "../score-schema.ts";
import { clauseSpans, plainText } from "../sentence-clauses.ts";
import { gainOf, type Head, headOf, marginsOf, packedModelSchema, placesOf, unpackModel } from "./learned/model.ts";
import { findWordingIn, patternFeature, type Stretch, stretchesOf, stretchOfText } from "./learned/stretches.ts";
import {
  ANY_BREACH_HEAD,
  LENIENCY,
  SURE_MARGIN,
  surenessOf,
  topicHead,
  WRITTEN_HEADSTART,
} from "./learned/sureness.ts";
import {
  type Distance,
  distancesFromTrade,
  doubtAt,
  doubtWithoutSubject,
  namesDeedOf,
  namesMatterOf,
} from "./learned/trade-subject.ts";
import { findRuleId, type RuleId, toHit } from "./rules.ts";
import { isSaidOutright } from "./wording-hits.ts";

/** [S24] [S26] What the agent's words break: at most one hit per rule and turn. */
export function findSpokenHits(turns: readonly Turn[]): ComplianceHit[] {
  const distances = distancesFromTrade(turns);
  return turns.flatMap((turn, place) => {
    if (turn.speaker !== "agent") return [];
    const before = turns[place - 1];
    const heard = before?.speaker === "customer" ? before.text : null;
    const distance = distances[place] ?? "near";
    return breachesOf(turn.text, { heard, distance }).map((breach) =>
      toHit(
        breach.learnt.rule,
        { turn: turn.index, quote: quoteOf(breach, heard) },
        { certainty: distance === "away" ? "likely" : certaintyOf(breach) },
      ),
    );
  });
}

/**
 * `written`: the clause that a pattern of the rule matches. `margin`: over the threshold, with what the pattern adds; `learned`:
 * without it.
 */
type Breach = { learnt: LearntRule; margin: number; learned: number; stretch: Stretch; written: string | null };

/** Where a turn stands: what it answers (null: nothing), and how far the talk is from insurance. */
type Place = { heard: string | null; distance: Distance };

function breachesOf(text: string, { heard, distance }: Place): Breach[] {
  const best = new Map<RuleId, Breach>();
  for (const stretch of stretchesOf(text, heard)) {
    const breach = surestBreach(stretch, { heard, distance });
    if (breach && breach.margin > (best.get(breach.learnt.rule)?.margin ?? 0)) best.set(breach.learnt.rule, breach);
  }
  return [...best.values()];
}

/** [S28] */
function certaintyOf({ learnt, margin, learned, stretch, written }: Breach): ComplianceHit["certainty"] {
  if (!namesDeedOf(learnt.rule, stretch.sentences.map(({ quote }) => quote).join(" "))) return "likely";
  const isOutright = stretch.sentences.some(({ quote }) => isSaidOutright(quote, learnt.rule));
  if (written !== null && isOutright) return "sure";

  // A pattern makes sure only with the learned rule beside it, which need not be sure enough to find it alone.
  const agree = written !== null && learned + learnt.breach.threshold > 0;
  return agree || margin > SURE_MARGIN ? "sure" : "likely";
}

/** One stretch breaks one rule: the one that is surest of it. Patterns are tried only where they could make the difference. */
function surestBreach(stretch: Stretch, { heard, distance }: Place): Breach | null {
  let surest: Breach | null = null;
  const sureness = surenessIn(stretch);
  const words = [...stretch.sentences.map(({ quote }) => quote), heard ?? ""].join(" ");
  for (const learnt of learnedRules.reader().rules) {
    const { rule, gain } = learnt;
    if (!namesMatterOf(rule, words)) continue;
    const learned = sureness(learnt) + LENIENCY - doubtAt(distance, rule);
    const headstart = WRITTEN_HEADSTART + Math.max(gain, 0);
    if (learned + headstart <= (surest?.margin ?? 0)) continue;
    const written = findWordingIn(stretch, rule);
    const margin = written === null ? learned : learned + headstart;
    if (margin > (surest?.margin ?? 0)) surest = { learnt, margin, learned, stretch, written };
  }
  return surest;
}

/** How sure the classifiers are that a stretch breaks a rule. */
function surenessIn({ features, isOfTrade }: Stretch): (learnt: LearntRule) => number {
  const learned = learnedRules.reader();
  const margin = marginsOf(learned.model, placesOf(learned.model, features));
  const anyBreach = margin(learned.anyBreach);
  return ({ rule, breach, topic }) =>
    surenessOf({ breach: margin(breach), topic: margin(topic), anyBreach }) - doubtWithoutSubject(rule, isOfTrade);
}

/** The clause that the pattern matched, or the one that alone looks most like the breach; always words of the turn. */
function quoteOf({ learnt, stretch, written }: Breach, heard: string | null): string {
  if (written !== null && stretch.sentences.some(({ quote }) => quote.includes(written))) return written;
  const sureness = (text: string) => surenessIn(stretchOfText(text, heard))(learnt);
  const sentence = surest(
    stretch.sentences.map(({ quote }) => quote),
    sureness,
  );
  if (sentence.length <= MAX_QUOTE_CHARACTERS) return sentence;
  const clauses = clauseSpans(plainText(sentence)).map(({ start, end }) => sentence.slice(start, end).trim());
  return surest(clauses, sureness).slice(0, MAX_QUOTE_CHARACTERS).trim();
}

function surest(texts: string[], sureness: (text: string) => number): string {
  return texts.reduce((best, text) => (sureness(text) > sureness(best) ? text : best));
}

/** A rule with its heads in the model, and what a matching pattern adds to the first of them. */
type LearntRule = { rule: RuleId; breach: Head; topic: Head; gain: number };

export const learnedRules = learnedFile("rules", packedModelSchema, (packed) => {
  const model = unpackModel(packed);
  const rules = model.heads.flatMap((breach): LearntRule[] => {
    const rule = findRuleId(breach.id);
    return rule
      ? [{ rule, breach, topic: headOf(model, topicHead(rule)), gain: gainOf(model, breach, patternFeature(rule)) }]
      : [];
  });
  return { model, rules, anyBreach: headOf(model, ANY_BREACH_HEAD) };
});

const MAX_QUOTE_CHARACTERS = 160;
