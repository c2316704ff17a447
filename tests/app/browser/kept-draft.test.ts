import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findDraft, forgetDrafts, forgetOldDrafts, keepDraft } from "#app/browser/kept-draft.ts";

const clock = { nowMs: 1_000_000_000 };
const MONTH_MS = 30 * 24 * 3600_000;
const kept = new Map<string, string>();
const pat = { person: "pat", field: "say:c1" };
const kim = { person: "kim", field: "say:c1" };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.spyOn(Date, "now").mockImplementation(() => clock.nowMs);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a draft is found by its person and field alone", () => {
  keepDraft(pat, "Hi, this is Pat.");
  expect(findDraft(pat)).toBe("Hi, this is Pat.");
  expect(findDraft(kim)).toBe("");
  expect(findDraft({ ...pat, field: "say:c2" })).toBe("");
});

test("what is emptied leaves nothing behind, and what no field would take is not kept", () => {
  keepDraft(pat, "Hi");
  keepDraft(pat, " \n");
  expect(kept.size).toBe(0);
  keepDraft(pat, "x".repeat(20_001));
  expect(kept.size).toBe(0);
});

test("whoever signs out takes theirs with them, and nobody else's", () => {
  keepDraft(pat, "Pat's");
  keepDraft(kim, "Kim's");
  kept.set("call-wishes", "{}");
  forgetDrafts("pat");
  expect([findDraft(pat), findDraft(kim), kept.has("call-wishes")]).toEqual(["", "Kim's", true]);
});

test("after thirty days it is gone", () => {
  keepDraft(pat, "Hi");
  clock.nowMs += MONTH_MS - 1;
  forgetOldDrafts();
  expect(findDraft(pat)).toBe("Hi");
  clock.nowMs += 1;
  expect(findDraft(pat)).toBe("");
  forgetOldDrafts();
  expect(kept.size).toBe(0);
});

test.each(["no json", "null", "[]", '{"text":1,"atMs":2}', '{"text":"x"}'])("%s, which is none, is none", (value) => {
  kept.set("draft:pat:say:c1", value);
  expect(findDraft(pat)).toBe("");
});

test("where storage is blocked there is none, and nothing breaks", () => {
  vi.stubGlobal("localStorage", undefined);
  keepDraft(pat, "Hi");
  forgetDrafts("pat");
  forgetOldDrafts();
  expect(findDraft(pat)).toBe("");
});
