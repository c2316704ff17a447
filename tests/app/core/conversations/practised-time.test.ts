import { expect, test } from "vitest";
import { LONGEST_COUNTED_GAP_MS, practisedSeconds } from "#core/conversations/practised-time.ts";

const turnAt = (createdAt: number) => ({ createdAt, kind: "turn" as const });

test("the time between messages counts, a long gap only up to five minutes", () => {
  expect(practisedSeconds([])).toBe(0);
  expect(practisedSeconds([turnAt(0)])).toBe(0);
  expect(practisedSeconds([turnAt(0), turnAt(10_000), turnAt(10_000 + LONGEST_COUNTED_GAP_MS)])).toBe(310);
  expect(practisedSeconds([turnAt(0), turnAt(10_000), turnAt(10_000 + LONGEST_COUNTED_GAP_MS * 100)])).toBe(310);
});

test("what was spent reading the coach does not count, nor does a clock that went back", () => {
  const coach = { createdAt: 20_000, kind: "coach" as const };
  expect(practisedSeconds([turnAt(0), turnAt(20_000), coach, turnAt(80_000), turnAt(81_000)])).toBe(21);
  expect(practisedSeconds([turnAt(5000), turnAt(0), turnAt(1000)])).toBe(1);
});
