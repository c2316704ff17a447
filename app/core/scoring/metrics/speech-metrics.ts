import type { Turn } from "../../conversations/turns.ts";
import type { Mark } from "../../customer/marks.ts";
import type { Metric } from "../score-schema.ts";
import { wordsOf } from "./agent-wording.ts";
import { B2B_SOURCE, OWN_SOURCE, percentOf, sum, toMetric } from "./ranges.ts";

/** Figures only a voice has. Times come from the client: the agent's speech start and stop, the customer's playback. [S16] */
export function speechMetrics(turns: readonly Turn[], marks: readonly Mark[]): Metric[] {
  const spoken = spokenTurns(turns);
  const agent = spoken.filter((turn) => turn.speaker === "agent");
  return [
    talkShare(spoken, wasTyped(turns)),
    pace(agent),
    fillers(agent),
    longestStretch(turns, "agent"),
    longestStretch(turns, "customer"),
    overlaps(spoken),
    interruptions(spoken),
    responseGap(spoken, marks),
  ];
}

type Spoken = { index: number; speaker: Turn["speaker"]; text: string; startMs: number; endMs: number };

function spokenTurns(turns: readonly Turn[]): Spoken[] {
  return turns.flatMap(({ index, speaker, text, startMs, endMs }) =>
    startMs === undefined || endMs === undefined || endMs <= startMs ? [] : [{ index, speaker, text, startMs, endMs }],
  );
}

/** Of a call in which the agent typed: more than a tenth of their words were not spoken. */
function wasTyped(turns: readonly Turn[]): boolean {
  const agent = turns.filter(({ speaker }) => speaker === "agent");
  const words = (of: readonly { text: string }[]) => sum(of.map(({ text }) => wordsOf(text).length));
  return words(spokenTurns(agent)) < 0.9 * words(agent);
}

/** None of a call that was partly typed: what the agent wrote took no time of speaking. */
function talkShare(spoken: readonly Spoken[], isTyped: boolean): Metric {
  const agentMs = speechMs(spoken.filter((turn) => turn.speaker === "agent"));
  return toMetric({
    id: "talk-share",
    title: "Your share of the talking",
    value: isTyped ? null : percentOf(agentMs, speechMs(spoken)),
    unit: "%",
    range: "35 to 55% is good; above 65% you talk too much.",
    source: B2B_SOURCE,
    good: { from: 35, to: 55 },
    flagged: { to: 65 },
  });
}

/** Words a minute over turns of 3 s and more; shorter ones say nothing about pace. */
function pace(agent: readonly Spoken[]): Metric {
  const long = agent.filter((turn) => turn.endMs - turn.startMs >= PACE_TURN_MS);
  const minutes = speechMs(long) / MINUTE_MS;
  return toMetric({
    id: "pace",
    title: "Pace",
    value: minutes === 0 ? null : Math.round(sum(long.map((turn) => wordsOf(turn.text).length)) / minutes),
    unit: " words a minute",
    range: "120 to 175; outside it is a note, never a fault (accent, age, language).",
    source: "Speech research on US conversation; general, not insurance.",
    good: { from: 120, to: 175 },
    flagged: {},
  });
}

function fillers(agent: readonly Spoken[]): Metric {
  const minutes = speechMs(agent) / MINUTE_MS;
  const count = sum(agent.map((turn) => (turn.text.match(FILLER) ?? []).length));
  return toMetric({
    id: "fillers",
    title: "Filler words",
    value: minutes === 0 ? null : Math.round((10 * count) / minutes) / 10,
    unit: " a minute",
    range: "Up to 3 a minute; the average speaker has 5.",
    source: "General study of 4,000 speech samples, not sales calls.",
    good: { to: 3 },
    flagged: { to: 5 },
  });
}

/** The longest run of one side, broken only by a turn of the other, spoken or typed, of more than three words. */
function longestStretch(turns: readonly Turn[], speaker: Turn["speaker"]): Metric {
  let longestMs = 0;
  let runMs = 0;
  for (const turn of turns) {
    if (turn.speaker === speaker) runMs += speechMs(spokenTurns([turn]));
    else if (wordsOf(turn.text).length > BACKCHANNEL_WORDS) runMs = 0;
    longestMs = Math.max(longestMs, runMs);
  }
  const isAgent = speaker === "agent";
  return toMetric({
    id: isAgent ? "monologue" : "customer-stretch",
    title: isAgent ? "Your longest stretch" : "The customer's longest stretch",
    value: longestMs === 0 ? null : Math.round(longestMs / 1000),
    unit: " s",
    range: isAgent
      ? "Up to 60 s is good; above 120 s it is a lecture."
      : "The longer the better; long stretches of the customer go with success.",
    source: B2B_SOURCE,
    good: isAgent ? { to: 60 } : {},
    flagged: isAgent ? { to: 120 } : {},
  });
}

/** Both speak for more than one second. */
function overlaps(spoken: readonly Spoken[]): Metric {
  const count = sum(
    spoken.map((turn, place) => {
      const next = spoken[place + 1];
      return next && next.speaker !== turn.speaker && Math.min(turn.endMs, next.endMs) - next.startMs > OVERLAP_MS
        ? 1
        : 0;
    }),
  );
  return toMetric({
    id: "overlap",
    title: "Talking at the same time",
    value: spoken.length === 0 ? null : count,
    unit: "",
    range: "0 or 1 stretch of more than a second.",
    source: "Threshold from a call-analysis maker's help page.",
    good: { to: 1 },
    flagged: { to: 3 },
  });
}

/** The agent starts while the customer speaks, and the customer then stops within a second. */
function interruptions(spoken: readonly Spoken[]): Metric {
  const count = spoken.filter((turn, place) => {
    const before = spoken[place - 1];
    if (turn.speaker !== "agent" || before?.speaker !== "customer") return false;
    const overlapMs = before.endMs - turn.startMs;
    return overlapMs > TURN_CHANGE_MS && overlapMs <= OVERLAP_MS;
  }).length;
  return toMetric({
    id: "interruptions",
    title: "Times you cut the customer off",
    value: spoken.length === 0 ? null : count,
    unit: "",
    range: "0 is good.",
    source: OWN_SOURCE,
    good: { to: 0 },
    flagged: { to: 1 },
  });
}

function responseGap(spoken: readonly Spoken[], marks: readonly Mark[]): Metric {
  const raised = new Set(
    marks.flatMap((mark) =>
      mark.type === "objection" && (mark.stage === "raised" || mark.stage === "returned") ? [mark.turn] : [],
    ),
  );
  const gapsMs = spoken.flatMap((turn, place) => {
    const before = spoken[place - 1];
    return turn.speaker === "agent" && before && raised.has(before.index) ? [turn.startMs - before.endMs] : [];
  });
  return toMetric({
    id: "response-gap",
    title: "Pause after an objection",
    value: gapsMs.length === 0 ? null : Math.round(sum(gapsMs) / gapsMs.length / 100) / 10,
    unit: " s",
    range: "0.8 s or more is good; under 0.3 s sounds rushed.",
    source: B2B_SOURCE,
    good: { from: 0.8 },
    flagged: { from: 0.3 },
  });
}

function speechMs(spoken: readonly Spoken[]): number {
  return sum(spoken.map((turn) => turn.endMs - turn.startMs));
}

const MINUTE_MS = 60_000;
const PACE_TURN_MS = 3000;
const BACKCHANNEL_WORDS = 3;
const OVERLAP_MS = 1000;
/** A normal change of speaker takes about 200 ms, and may overlap by as much. */
const TURN_CHANGE_MS = 200;
const FILLER = /\b(?:u+m+|u+h+|uhm|er+m?|hmm+|you know|i mean|sort of|kind of|basically)\b/gi;
