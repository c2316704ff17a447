import { describe, expect, test } from "vitest";
import { parseRefusal, parseReplyEvent } from "#core/conversations/reply-event-parser.ts";
import { replyEventSchema } from "#core/conversations/reply-events.ts";

const conversation = { id: "c1", title: "Hello...", status: "active", phase: "practising", exit: null, cue: null };
const message = {
  id: "m1",
  position: 1,
  role: "user",
  content: "Hello",
  createdAt: 1,
  kind: "turn",
  status: "complete",
  clientKey: "key-0001",
  audio: null,
};
const reply = {
  ...message,
  id: "m2",
  position: 2,
  role: "assistant",
  clientKey: null,
  audio: { startMs: 0, endMs: 900, interrupted: true },
};

const VALID = [
  { type: "started", conversation, messages: [message, reply] },
  {
    type: "started",
    conversation: {
      ...conversation,
      phase: "over",
      exit: { kind: "soft-yes", reason: "Dana is willing to talk again." },
    },
    messages: [],
  },
  { type: "done", conversation: { ...conversation, cue: { id: "stacked", text: "Pick one." } }, reply },
  { type: "delta", text: "" },
  { type: "notice", text: "The built-in customer goes on." },
  { type: "done", conversation, reply },
  { type: "done", conversation, reply: { ...reply, standsIn: true } },
  { type: "refused", code: "slow_down", title: "Slow down", text: "Wait", stored: false },
];

/** Every way of taking one property away or giving it a value of a wrong kind, at any depth. */
function damaged(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => damaged(item).map((bad) => value.with(index, bad)));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const { [key]: _, ...without } = value as Record<string, unknown>;
    return [
      without,
      ...[7.5, "zz-unknown", null, {}, true].map((bad) => ({ ...value, [key]: bad })),
      ...damaged(inner).map((bad) => ({ ...value, [key]: bad })),
    ];
  });
}

describe("the parser without zod", () => {
  test.each(VALID)("reads $type as the schema does", (event) => {
    expect(parseReplyEvent(event)).toEqual(replyEventSchema.parse(event));
  });

  test("drops what is not part of an event", () => {
    expect(parseReplyEvent({ type: "delta", text: "x", extra: 1 })).toEqual({ type: "delta", text: "x" });
  });

  test("accepts and refuses exactly what the schema does, on every single damage of a valid event", () => {
    const cases = VALID.flatMap(damaged);
    expect(cases.length).toBeGreaterThan(200);
    for (const event of cases) {
      const bySchema = replyEventSchema.safeParse(event);
      expect(parseReplyEvent(event), JSON.stringify(event)).toEqual(bySchema.success ? bySchema.data : null);
    }
  });

  test.each([null, undefined, "delta", 4, [], { type: "unheard-of" }])("%j is no event", (value) => {
    expect(parseReplyEvent(value)).toBeNull();
  });
});

test("a refusal needs its code and both texts", () => {
  expect(parseRefusal({ code: "a", title: "b", text: "c", more: 1 })).toEqual({ code: "a", title: "b", text: "c" });
  expect(parseRefusal({ code: "a", title: "b" })).toBeNull();
  expect(parseRefusal("<html>")).toBeNull();
});
