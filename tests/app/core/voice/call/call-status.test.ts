import { describe, expect, test } from "vitest";
import {
  CALL_TOASTS,
  closeCodeOf,
  endedText,
  endsPractice,
  mayReconnect,
  statusLine,
  voiceChatError,
} from "#core/voice/call/call-status.ts";

test("the status line reads as specified", () => {
  expect(statusLine({ agentSpeaks: true, customerSpeaks: true })).toBe("Listening...");
  expect(statusLine({ agentSpeaks: false, customerSpeaks: true })).toBe("AI Speaking...");
  expect(statusLine({ agentSpeaks: false, customerSpeaks: false })).toBe("Voice chat active");
});

test("every toast carries a title of the catalogue", () => {
  const titles = new Set(Object.values(CALL_TOASTS).map((toast) => toast.title));
  expect([...titles].sort()).toEqual(
    ["Connected", "Connection Error", "Connection Failed", "Connection Lost", "Disconnected"].sort(),
  );
  expect(voiceChatError(undefined)).toMatchObject({
    title: "Voice Chat Error",
    text: "An error occurred during voice chat.",
  });
  expect(voiceChatError("The customer could not answer.").text).toBe("The customer could not answer.");
});

describe("the end of a call", () => {
  test("a browser connects again after a break or a restart, never after an end", () => {
    for (const code of [1001, 1006, 1012, 1013]) expect(mayReconnect(code)).toBe(true);
    for (const reason of ["agent-left", "time-limit", "policy", "upstream-failed", "taken-over", "no-minutes"] as const)
      expect(mayReconnect(closeCodeOf(reason))).toBe(false);
  });

  test("who ended it is not told that it ended", () => {
    expect(endedText("agent-left")).toBeNull();
    expect(endedText("time-limit")).toMatch(/time limit/);
  });
});

test("a call that was ended is scored, one that was cut off can go on", () => {
  for (const reason of ["agent-left", "feedback-asked", "customer-left", "time-limit"] as const)
    expect(endsPractice(reason), reason).toBe(true);
  for (const reason of ["browser-lost", "upstream-failed", "policy", "taken-over", "no-minutes"] as const)
    expect(endsPractice(reason), reason).toBe(false);
});
