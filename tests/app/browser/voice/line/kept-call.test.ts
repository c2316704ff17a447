import { afterEach, expect, test, vi } from "vitest";
import { forgetCall, keepCall, leaveCall, leftCallMs } from "#app/browser/voice/line/kept-call.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function inTab(): { nowMs: number } {
  const kept = new Map<string, string>();
  const clock = { nowMs: 1_000_000 };
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.spyOn(Date, "now").mockImplementation(() => clock.nowMs);
  return clock;
}

test("a call that was left can be rejoined for 25 s from then, however late the page is there again", () => {
  const clock = inTab();
  leaveCall("c1");
  expect(leftCallMs("c1")).toBe(25_000);
  clock.nowMs += 20_000;
  expect(leftCallMs("c1")).toBe(5000);
  clock.nowMs += 5000;
  expect(leftCallMs("c1")).toBe(0);
});

test("one that goes on, one of another conversation, and one that was forgotten cannot", () => {
  inTab();
  keepCall("c1");
  expect(leftCallMs("c1")).toBe(0);
  leaveCall("c1");
  expect(leftCallMs("c2")).toBe(0);
  forgetCall();
  expect(leftCallMs("c1")).toBe(0);
});

test("where storage is blocked there is none", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(leftCallMs("c1")).toBe(0);
});
