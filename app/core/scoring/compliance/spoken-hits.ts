import type { Turn } from "../../conversations/turns.ts";
import { splitSentences } from "../../customer/understanding/normalise.ts";
import type { ComplianceHit } from "../score.ts";
import { clauseSpans, plainText } from "./clauses.ts";
import { marginsOf, unpackModel } from "./learned/model.ts";
import { type Stretch, stretchesOf, stretchOf } from "./learned/stretches.ts";
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

type Breach = { rule: RuleId; margin: number; stretch: Stretch };

function breachesOf(text: string, heard: string | null): Breach[] {
  const best = new Map<RuleId, Breach>();
  for (const stretch of stretchesOf(text, heard)) {
    const breach = surestBreach(stretch);
    if (breach && breach.margin > (best.get(breach.rule)?.margin ?? 0)) best.set(breach.rule, breach);
  }
  return [...best.values()];
}

/** [S28] */
function certaintyOf({ rule, margin, stretch }: Breach): ComplianceHit["certainty"] {
  const isWritten = stretch.wordings.some((wording) => wording.rule === rule);
  return isWritten || margin > SURE_MARGIN ? "sure" : "likely";
}

/** One stretch breaks one rule: the one that is surest of it. */
function surestBreach(stretch: Stretch): Breach | null {
  let surest: Breach | null = null;
  const written = new Set(stretch.wordings.map(({ rule }) => rule));
  for (const [head, learned] of marginsOf(model, stretch.features).entries()) {
    const rule = ruleOfHead[head];
    const margin = rule && written.has(rule) ? learned + WRITTEN_HEADSTART : learned;
    if (rule && margin > (surest?.margin ?? 0)) surest = { rule, margin, stretch };
  }
  return surest;
}

/** The clause that the pattern matched, or the one that alone looks most like the breach; always words of the turn. */
function quoteOf({ rule, stretch }: Breach, heard: string | null): string {
  const written = stretch.wordings.find((wording) => wording.rule === rule);
  const head = ruleOfHead.indexOf(rule);
  const sureness = (text: string) => marginsOf(model, stretchOf(splitSentences(text), heard).features)[head] ?? 0;
  const sentence = surest(
    stretch.sentences.map(({ quote }) => quote),
    sureness,
  );
  if (written && stretch.sentences.some(({ quote }) => quote.includes(written.quote))) return written.quote;
  if (sentence.length <= MAX_QUOTE_CHARACTERS) return sentence;
  const clauses = clauseSpans(plainText(sentence)).map(({ start, end }) => sentence.slice(start, end).trim());
  return surest(clauses, sureness).slice(0, MAX_QUOTE_CHARACTERS).trim();
}

function surest(texts: string[], sureness: (text: string) => number): string {
  const [first = ""] = texts;
  return texts.reduce((best, text) => (sureness(text) > sureness(best) ? text : best), first);
}

/** A written pattern stands unless the learned rule speaks clearly against it. */
const WRITTEN_HEADSTART = 1;
/** Above it, 49 of 50 hits without a written pattern were right in cross-validation. */
const SURE_MARGIN = 2.5;
const model = unpackModel(packedRules);
const ruleOfHead = model.heads.map(({ id }) => findRuleId(id));
const MAX_QUOTE_CHARACTERS = 160;
