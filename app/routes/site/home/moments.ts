import type { DemoVoice } from "#app/content/demo-call.ts";
import type { TurnNote } from "#core/feedback/turn-notes.ts";
import { lineTimes } from "../line-times.ts";
import type { RehearsedCall } from "../rehearsed-call.ts";

export type Moment = { speaker: "agent" | "customer"; text: string; notes: Pick<TurnNote, "tone" | "label">[] };

/** What the home page shows of the demo call: the hero's three lines, how an objection comes up, and how it got away. */
export type HomeCall = {
  customer: RehearsedCall["persona"];
  score: number;
  verdict: string;
  dimensions: { title: string; percent: number }[];
  hero: Moment[];
  /** Into the call, when the last line of `hero` begins, as /demo replays it. */
  heroSeconds: number;
  objection: Moment[];
  slip: { title: string; said: string; answer: string; better: string };
};

const HERO_END = 4;
/** The customer's line that raises the objection which stays open. */
const OBJECTION_AT = 20;

export function homeCall(call: RehearsedCall, voice: DemoVoice): HomeCall {
  const slip = call.score.objections.find((one) => !one.resolved && one.answered);
  const said = slip?.answered;
  if (!slip || !said)
    throw new Error("The demo call has no objection that stayed open: there is nothing to say instead.");
  return {
    customer: call.persona,
    score: call.score.total,
    verdict: call.score.verdict,
    dimensions: call.score.dimensions.flatMap(({ title, percent }) =>
      percent === null ? [] : [{ title, percent: Math.round(percent) }],
    ),
    hero: moments(call, 2, HERO_END),
    heroSeconds: Math.floor(lineTimes(call, voice).atSeconds[HERO_END] ?? 0),
    objection: moments(call, OBJECTION_AT - 2, OBJECTION_AT),
    slip: {
      title: slip.title,
      said: said.quote,
      answer: call.turns[said.turn + 1]?.text ?? "",
      better: slip.better,
    },
  };
}

function moments(call: RehearsedCall, from: number, to: number): Moment[] {
  return call.turns.slice(from, to + 1).map(({ index, speaker, text }) => ({
    speaker,
    text,
    notes: call.notes.filter((note) => note.turn === index).map(({ tone, label }) => ({ tone, label })),
  }));
}
