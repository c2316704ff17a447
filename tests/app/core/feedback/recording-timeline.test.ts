import { expect, test } from "vitest";
import type { MessageView } from "#core/conversations/message-view.ts";
import { recordingTimeline, turnAt } from "#core/feedback/recording-timeline.ts";
import type { TurnNote } from "#core/feedback/turn-notes.ts";

const CALL = [
  line("assistant", 0, 3000),
  line("user", 2800, 6000),
  line("assistant", null),
  line("assistant", 5950, 9000),
  line("user", 9500, 12_000),
];

test("each spoken line stands at its time, a typed one nowhere", () => {
  expect(recordingTimeline(CALL, []).spoken).toEqual([
    { turn: 0, speaker: "customer", startMs: 0, endMs: 3000 },
    { turn: 1, speaker: "agent", startMs: 2800, endMs: 6000 },
    { turn: 3, speaker: "customer", startMs: 5950, endMs: 9000 },
    { turn: 4, speaker: "agent", startMs: 9500, endMs: 12_000 },
  ]);
});

test("speaking at once counts from 150 ms on", () => {
  expect(recordingTimeline(CALL, []).overlaps).toEqual([{ startMs: 2800, endMs: 3000 }]);
});

test("objections and compliance are marked where their line begins, if it was spoken", () => {
  const notes: TurnNote[] = [
    { turn: 3, kind: "objection", tone: "plain", label: "Objection: price" },
    { turn: 4, kind: "compliance", tone: "bad", label: "Guarantee" },
    { turn: 4, kind: "question", tone: "good", label: "Open question heard" },
    { turn: 2, kind: "objection", tone: "plain", label: "Objection: time" },
  ];
  expect(recordingTimeline(CALL, notes).marks).toEqual([
    { turn: 3, atMs: 5950, kind: "objection", tone: "plain", label: "Objection: price" },
    { turn: 4, atMs: 9500, kind: "compliance", tone: "bad", label: "Guarantee" },
  ]);
});

test("the line of a moment is the one that began last", () => {
  const { spoken } = recordingTimeline(CALL, []);
  expect([0, 2900, 5949, 9200, 60_000].map((atMs) => turnAt(spoken, atMs))).toEqual([0, 1, 1, 3, 4]);
  expect(turnAt(spoken.toReversed(), 9200)).toBe(3);
  expect(turnAt(spoken.slice(1), 100)).toBeNull();
});

function line(role: MessageView["role"], startMs: number | null, endMs = 0): MessageView {
  return {
    id: `${role}-${startMs}`,
    position: 0,
    role,
    content: "...",
    createdAt: 0,
    kind: "turn",
    status: "complete",
    clientKey: null,
    audio: startMs === null ? null : { startMs, endMs, interrupted: false },
  };
}
