import type { MessageView } from "../conversations/message-view.ts";
import { transcriptLines } from "../conversations/transcript-lines.ts";
import type { NoteKind, TurnNote } from "./turn-notes.ts";

/** A call on a time axis: who spoke when, where both spoke at once, and where something happened. Ms since its start. */
export type RecordingTimeline = {
  spoken: SpokenLine[];
  /** Both speak. */
  overlaps: { startMs: number; endMs: number }[];
  marks: TimelineMark[];
};

export type SpokenLine = { turn: number; speaker: "agent" | "customer"; startMs: number; endMs: number };
/** Something noticed in a line, at its start. */
export type TimelineMark = { turn: number; atMs: number; kind: NoteKind; tone: TurnNote["tone"]; label: string };

/** A shorter overlap is normal when people take turns. */
const LEAST_OVERLAP_MS = 150;
const MARKED: readonly NoteKind[] = ["objection", "compliance"];

export function recordingTimeline(messages: readonly MessageView[], notes: readonly TurnNote[]): RecordingTimeline {
  const spoken = transcriptLines(messages).flatMap(({ message, turn }): SpokenLine[] =>
    turn === null || message.audio === null
      ? []
      : [
          {
            turn,
            speaker: message.role === "user" ? "agent" : "customer",
            startMs: message.audio.startMs,
            endMs: message.audio.endMs,
          },
        ],
  );
  const startOf = new Map(spoken.map(({ turn, startMs }) => [turn, startMs]));
  const marks = notes.flatMap(({ turn, kind, tone, label }) => {
    const atMs = startOf.get(turn);
    return atMs === undefined || !MARKED.includes(kind) ? [] : [{ turn, atMs, kind, tone, label }];
  });
  return { spoken, overlaps: overlapsOf(spoken), marks };
}

/** The line being spoken, or the last one before: what to light up in the transcript. Null before the first. */
export function turnAt(spoken: readonly SpokenLine[], atMs: number): number | null {
  const begun = spoken.filter(({ startMs }) => startMs <= atMs);
  return (
    begun.reduce<SpokenLine | null>((last, line) => (last && last.startMs > line.startMs ? last : line), null)?.turn ??
    null
  );
}

function overlapsOf(spoken: readonly SpokenLine[]): RecordingTimeline["overlaps"] {
  const of = (speaker: SpokenLine["speaker"]) => spoken.filter((line) => line.speaker === speaker);
  return of("agent").flatMap((own) =>
    of("customer").flatMap((other) => {
      const startMs = Math.max(own.startMs, other.startMs);
      const endMs = Math.min(own.endMs, other.endMs);
      return endMs - startMs >= LEAST_OVERLAP_MS ? [{ startMs, endMs }] : [];
    }),
  );
}
