import { expect, test } from "vitest";
import { type CallInvitation, parseCallInvitation } from "#core/voice/call/call-invitation.ts";

const DOOR: CallInvitation = {
  conversationId: "c-1",
  ticket: "t",
  url: "/functions/v1/realtime-chat?ticket=t",
  engine: "pipeline",
  capMs: 1_800_000,
  consentNeeded: true,
};

test("the server's answer is understood", () => {
  expect(parseCallInvitation({ ...DOOR, more: 1 })).toEqual(DOOR);
});

test.each([
  ["a refusal", { code: "call_over", title: "The call has ended", text: "..." }],
  ["no ticket", { ...DOOR, ticket: undefined }],
  ["an engine nobody knows", { ...DOOR, engine: "telephone" }],
  ["a cap in words", { ...DOOR, capMs: "long" }],
  ["nothing", null],
])("%s is no door", (_, value) => {
  expect(parseCallInvitation(value)).toBeNull();
});
