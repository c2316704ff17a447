import { describe, expect, test } from "vitest";
import { refusalViewSchema, replyEventSchema } from "#core/conversations/reply-events.ts";

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

const parsed = (value: unknown) => replyEventSchema.safeParse(value).data;

describe("an event of a reply's stream", () => {
  test.each(VALID)("of type $type comes out as it went in", (event) => {
    expect(parsed(event)).toEqual(event);
  });

  test("loses what is not part of it", () => {
    expect(parsed({ type: "delta", text: "x", extra: 1 })).toEqual({ type: "delta", text: "x" });
  });

  test.each([
    ["without its text", { type: "delta" }],
    ["with a message of an unknown role", { type: "done", conversation, reply: { ...reply, role: "system" } }],
    ["with a place between two", { type: "done", conversation, reply: { ...reply, position: 1.5 } }],
    [
      "with a time between two",
      { type: "done", conversation, reply: { ...reply, audio: { ...reply.audio, startMs: 0.5 } } },
    ],
    [
      "with an ending of an unknown kind",
      { type: "done", conversation: { ...conversation, exit: { kind: "x", reason: "" } }, reply },
    ],
    ["of which one message is damaged", { type: "started", conversation, messages: [message, { ...reply, id: 7 }] }],
    ["that does not say what is stored", { type: "refused", code: "a", title: "b", text: "c" }],
    ["of an unheard-of type", { type: "unheard-of" }],
    ["that is no object", "delta"],
    ["that is nothing", null],
  ])("%s is none", (_, value) => {
    expect(parsed(value)).toBeUndefined();
  });
});

test("a refusal needs its code and both texts", () => {
  const refusal = { code: "a", title: "b", text: "c" };
  expect(refusalViewSchema.safeParse({ ...refusal, more: 1 }).data).toEqual(refusal);
  expect(refusalViewSchema.safeParse({ code: "a", title: "b" }).success).toBe(false);
  expect(refusalViewSchema.safeParse("<html>").success).toBe(false);
});
