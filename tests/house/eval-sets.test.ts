import { describe, expect, test } from "vitest";
import { scenarios } from "#core/library/library.ts";
import { RULE_IDS } from "#core/scoring/compliance/rules.ts";
import { complianceCases } from "#tests/app/core/scoring/compliance-cases.ts";
import type { EvalCase } from "#tests/eval/compliance/labelled-lines.ts";
import { seenNatural } from "#tests/eval/compliance/seen-natural.ts";
import { unseen } from "#tests/eval/compliance/unseen.ts";
import { seenPairs, steeringPairs, unseenPairs } from "#tests/eval/pairs/sets.ts";

const isNearMiss = ({ breaks }: EvalCase) => breaks.length === 0;
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9 ]/g, "");

describe("the labelled lines for compliance", () => {
  test.each([
    ["seen", seenNatural, 120],
    ["unseen", unseen, 200],
  ])("of the %s part are enough, and half of them are near misses", (_, lines, atLeast) => {
    expect(lines.length).toBeGreaterThanOrEqual(atLeast);
    expect(lines.filter(isNearMiss)).toHaveLength(lines.length / 2);
  });

  test.each([
    ["seen", seenNatural],
    ["unseen", unseen],
  ])("of the %s part hold three violations and three near misses of every rule", (_, lines) => {
    for (const rule of RULE_IDS) {
      const ofRule = lines.filter(({ id }) => id.startsWith(`${rule}.`));
      expect(ofRule.filter(({ breaks }) => breaks.includes(rule)).length, rule).toBeGreaterThanOrEqual(3);
      expect(ofRule.filter(isNearMiss).length, rule).toBeGreaterThanOrEqual(3);
    }
  });

  test("are, in a quarter of the unseen part, written as a speech recogniser writes", () => {
    const recognised = unseen.filter(({ said }) => /^[a-z0-9' ]+$/.test(said));
    expect(recognised.length).toBeGreaterThanOrEqual(unseen.length / 4);
  });

  test("stand once, in one part", () => {
    expect(repeated([...complianceCases, ...seenNatural].map(({ said }) => plain(said)))).toEqual([]);
    expect(repeated([...seenNatural, ...unseen].map(({ said }) => plain(said)))).toEqual([]);
    const known = new Set([...complianceCases, ...seenNatural].map(({ said }) => plain(said)));
    expect(unseen.filter(({ said }) => known.has(plain(said)))).toEqual([]);
  });
});

describe("the pairs of conversations", () => {
  const evaluated = [...seenPairs, ...unseenPairs];
  const pairs = [...evaluated, ...steeringPairs];

  test("are at least 48, a third of them unseen, each with its own id and customer", () => {
    expect(evaluated.length).toBeGreaterThanOrEqual(48);
    expect(unseenPairs.length * 3).toBeGreaterThanOrEqual(evaluated.length);
    expect(repeated(pairs.map(({ id }) => id))).toEqual([]);
    expect(repeated(pairs.map(({ seed }) => `${seed}`))).toEqual([]);
  });

  test("play every scenario", () => {
    for (const part of [seenPairs, unseenPairs]) {
      expect([...new Set(part.map(({ scenarioId }) => scenarioId))].sort()).toEqual(
        scenarios.map(({ id }) => id).sort(),
      );
    }
  });

  test.each(pairs)("$id has 6 to 14 lines a side, one difference at least, and a reason", ({ better, worse, why }) => {
    for (const { length } of [better, worse]) {
      expect(length).toBeGreaterThanOrEqual(6);
      expect(length).toBeLessThanOrEqual(14);
    }
    expect(better).not.toEqual(worse);
    expect(why).not.toBe("");
  });

  test("share no differing line between the parts", () => {
    const differing = ({ better, worse }: (typeof pairs)[number]) => [
      ...better.filter((line) => !worse.includes(line)),
      ...worse.filter((line) => !better.includes(line)),
    ];
    const seen = new Set(seenPairs.flatMap(differing).map(plain));
    expect(unseenPairs.flatMap(differing).filter((line) => seen.has(plain(line)))).toEqual([]);
  });
});
