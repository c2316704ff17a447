import type { Turn } from "../conversations/turns.ts";
import type { Mark } from "../customer/marks.ts";
import { reflectionsOf } from "./given-back.ts";
import { askedQuestions, stackedTurns, wordsOf } from "./metrics/agent-wording.ts";
import { B2B_SOURCE, OWN_SOURCE, percentOf, sum, toMetric } from "./metrics/ranges.ts";
import { speechMetrics } from "./metrics/speech-metrics.ts";
import type { Metric } from "./score-schema.ts";

export type Mode = "text" | "voice";

/** [S10] Figures of a conversation from its turns. Text mode leaves out what only a voice has: pace, fillers, gaps, overlap. */
export function metricsOf(turns: readonly Turn[], marks: readonly Mark[], mode: Mode): Metric[] {
  const shared = [
    questionCount(turns, marks),
    openShare(turns, marks),
    stackedQuestions(turns, marks),
    questionSpread(turns, marks),
    reflectionRatio(turns, marks),
  ];
  return mode === "voice"
    ? [...speechMetrics(turns, marks), ...shared]
    : [wordShare(turns), ...shared, longestTurn(turns, "customer"), longestTurn(turns, "agent")];
}

/** [S11] Agent's share of all words spoken. */
function wordShare(turns: readonly Turn[]): Metric {
  const agent = wordCount(turns, "agent");
  return toMetric({
    id: "word-share",
    title: "Your share of the words",
    value: percentOf(agent, agent + wordCount(turns, "customer")),
    unit: "%",
    range: "35 to 55% is good; above 65% you talk too much.",
    source: B2B_SOURCE,
    good: { from: 35, to: 55 },
    flagged: { to: 65 },
  });
}

function questionCount(turns: readonly Turn[], marks: readonly Mark[]): Metric {
  const asked = askedQuestions(turns, marks).length;
  return {
    id: "questions",
    title: "Questions heard",
    value: asked,
    display: String(asked),
    range: "For information: studies count 11 to 14 in a 40-minute call. Covering the needs matters more here.",
    source: B2B_SOURCE,
    inRange: null,
  };
}

function openShare(turns: readonly Turn[], marks: readonly Mark[]): Metric {
  const asked = askedQuestions(turns, marks);
  return toMetric({
    id: "open-share",
    title: "Open questions heard",
    value: percentOf(asked.filter(({ isOpen }) => isOpen).length, asked.length),
    unit: "%",
    range: "40% or more is good: what, how, why, tell me.",
    source: OWN_SOURCE,
    good: { from: 40 },
    flagged: { from: 20 },
  });
}

function stackedQuestions(turns: readonly Turn[], marks: readonly Mark[]): Metric {
  const stacked = stackedTurns(turns, marks).length;
  return toMetric({
    id: "stacked-questions",
    title: "Turns in which two or more questions were heard",
    value: stacked,
    unit: "",
    range: "0 or 1 is good: one question at a time. Two that belong together in one sentence count as one.",
    source: OWN_SOURCE,
    good: { to: 1 },
    flagged: { to: 3 },
  });
}

/** [S15] Share of the questions asked in the first third of the agent's turns. */
function questionSpread(turns: readonly Turn[], marks: readonly Mark[]): Metric {
  const asked = askedQuestions(turns, marks);
  const counts = agentTurns(turns).map(({ index }) => asked.filter(({ turn }) => turn === index).length);
  const all = sum(counts);
  const early = sum(counts.slice(0, Math.ceil(counts.length / 3)));
  const isEnough = counts.length >= 3 && all >= 3;
  return toMetric({
    id: "question-spread",
    title: "Questions heard in the first third",
    value: isEnough ? percentOf(early, all) : null,
    unit: "%",
    range: "Up to 70%: good questioners keep asking through the whole conversation.",
    source: B2B_SOURCE,
    good: { to: 70 },
    flagged: { to: 70 },
  });
}

function reflectionRatio(turns: readonly Turn[], marks: readonly Mark[]): Metric {
  const asked = askedQuestions(turns, marks).length;
  const reflected = reflectionsOf(turns, marks).length;
  return toMetric({
    id: "reflection-ratio",
    title: "Reflections heard per question",
    value: asked === 0 ? null : Math.round((100 * reflected) / asked) / 100,
    unit: "",
    range: "0.3 or more is good: give back what you heard before you ask on.",
    source: "Adapted from counseling research, not a sales benchmark.",
    good: { from: 0.3 },
    flagged: { from: 0.1 },
  });
}

function longestTurn(turns: readonly Turn[], speaker: Turn["speaker"]): Metric {
  const isAgent = speaker === "agent";
  // What the customer opens with, no question has brought out.
  const answered = isAgent ? turns : turns.slice(turns.findIndex((turn) => turn.speaker === "agent") + 1);
  const lengths = answered.filter((turn) => turn.speaker === speaker).map((turn) => wordsOf(turn.text).length);
  return toMetric({
    id: isAgent ? "longest-agent-turn" : "longest-customer-turn",
    title: isAgent ? "Your longest turn" : "The customer's longest answer",
    value: lengths.length === 0 ? null : Math.max(...lengths),
    unit: " words",
    range: isAgent ? "Up to 90 words; more turns into a pitch." : "The longer, the better your question was.",
    source: isAgent ? OWN_SOURCE : B2B_SOURCE,
    good: isAgent ? { to: 90 } : {},
    flagged: isAgent ? { to: 120 } : {},
  });
}

function agentTurns(turns: readonly Turn[]): Turn[] {
  return turns.filter((turn) => turn.speaker === "agent");
}

function wordCount(turns: readonly Turn[], speaker: Turn["speaker"]): number {
  return sum(turns.filter((turn) => turn.speaker === speaker).map((turn) => wordsOf(turn.text).length));
}
