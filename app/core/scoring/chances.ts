import type { Turn } from "../conversations/turns.ts";
import { wordsOf } from "./metrics/agent-wording.ts";
import { agentTurnsOf, findObjectionMark, marksOf, type Reading } from "./reading.ts";
import type { Evidence } from "./score-schema.ts";

/**
 * [S33] Where a check that was missed could have been met: the customer's line that called for it. `moment`: what the rule itself
 * points to, if anything. Null: no line of the customer's did.
 */
export function chanceOf(
  reading: Reading,
  check: { id: string; subject: string | null; place: number },
  moment: readonly Evidence[],
): Evidence | null {
  const { turns } = reading;
  const own = moment.find(({ turn }) => isAgentTurn(turns, turn));
  const theirs = moment.find(({ turn }) => !isAgentTurn(turns, turn));
  const line = theirs
    ? (turns.find(({ index }) => index === theirs.turn) ?? null)
    : own
      ? lineBefore(turns, own.turn)
      : lineFor(reading, check);
  return line && line.text.trim() !== "" ? { turn: line.index, quote: line.text.trim() } : null;
}

function lineFor(reading: Reading, { id, subject, place }: { id: string; subject: string | null; place: number }) {
  const answered = answeredLines(reading);
  const told = answered.filter((line, place) => place > 0 || !isPickingUp(reading, line));
  switch (id.split(".")[0]) {
    case "opening":
      return answered[0] ?? null;
    case "discovery":
      return id === "discovery.item" ? unusedLine(reading, told, place) : (told[0] ?? null);
    case "gaps":
      return (subject === null ? null : lineOfGap(reading, subject)) ?? unusedLine(reading, told, place);
    case "listening":
      return longest(told, place);
    case "objections":
      return subject === null ? null : lineOfObjection(reading, subject);
    case "recommendation":
      return lineBefore(told, firstStep(reading)) ?? told.at(-1) ?? null;
    default:
      return told.at(-1) ?? null;
  }
}

/** The customer's lines that the agent had the chance to answer: after "take me off your list" there is none. */
function answeredLines({ turns, state }: Reading): Turn[] {
  const stop = marksOf(state.marks, "stop-request").find(({ stage }) => stage === "asked");
  return turns.filter(
    (turn, place) =>
      turn.speaker === "customer" && turns[place + 1]?.speaker === "agent" && (!stop || turn.index < stop.turn),
  );
}

/** "Hello? I'm in the truck, go ahead.": nothing was told yet that could be taken up. Who calls says why. */
function isPickingUp({ practice, turns }: Reading, line: Turn): boolean {
  const isFirst = turns.every(({ index, speaker }) => speaker === "customer" || index > line.index);
  return isFirst && (practice.scenario.call !== "inbound" || wordsOf(line.text).length < WORDS_THAT_TELL);
}

const WORDS_THAT_TELL = 8;

/** A line after which the agent asked nothing; a different one for each need, as far as they go. */
function unusedLine({ turns, state }: Reading, answered: readonly Turn[], place: number): Turn | null {
  const asked = new Set(marksOf(state.marks, "question").map(({ turn }) => turn));
  const unused = answered.filter((line) => {
    const reply = turns[turns.indexOf(line) + 1];
    return reply !== undefined && !asked.has(reply.index);
  });
  const from = unused.length > 0 ? unused : answered;
  return from[place % Math.max(1, from.length)] ?? null;
}

/** What ties the gap to this person was told here. */
function lineOfGap({ practice, turns, state }: Reading, gapId: string): Turn | null {
  const tied = practice.scenario.gaps.find(({ id }) => id === gapId)?.tiedTo ?? [];
  const told = marksOf(state.marks, "disclosed").find(({ fact }) => tied.includes(fact));
  return turns.find(({ index }) => index === told?.turn) ?? null;
}

function lineOfObjection({ turns, state }: Reading, objection: string): Turn | null {
  const raised = findObjectionMark(state.marks, objection, "raised");
  return turns.find(({ index }) => index === raised?.turn) ?? null;
}

/** Lines that say the most are worth giving back: the longest, the next for the next check. */
function longest(answered: readonly Turn[], place: number): Turn | null {
  const ranked = [...answered].sort((a, b) => wordsOf(b.text).length - wordsOf(a.text).length);
  return ranked[place % Math.max(1, Math.min(ranked.length, MOST_LINES))] ?? null;
}

const MOST_LINES = 3;

function firstStep({ turns, state }: Reading): number {
  return marksOf(state.marks, "next-step")[0]?.turn ?? agentTurnsOf(turns).at(-1)?.index ?? 0;
}

function lineBefore(turns: readonly Turn[], index: number): Turn | null {
  return turns.findLast((turn) => turn.speaker === "customer" && turn.index < index) ?? null;
}

function isAgentTurn(turns: readonly Turn[], index: number): boolean {
  return turns.find((turn) => turn.index === index)?.speaker === "agent";
}
