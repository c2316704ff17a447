import { describe, expect, test } from "vitest";
import { type Entitlements, entitlementsOf, NO_PRACTICE } from "#core/billing/entitlements.ts";
import { limitPage, practiceLeftView } from "#core/pages/usage-pages.ts";

const NOW = Date.UTC(2027, 0, 20, 12);
const reading = { timeZone: "America/New_York", nowMs: NOW };
const billed: Entitlements = {
  ...entitlementsOf(null, NOW),
  isBilled: true,
  plan: "starter",
  seconds: { limit: 7200, used: 1000 },
  period: { start: Date.UTC(2027, 0, 1, 2), end: Date.UTC(2027, 1, 1, 2) },
};
const lineOf = (of: Partial<Entitlements>) => practiceLeftView({ ...billed, ...of }, reading);

describe("the quiet line", () => {
  test("says nothing where nobody bills", () => {
    expect(practiceLeftView(entitlementsOf(null, NOW), reading)).toBeNull();
  });

  test("says what is left and until when, where the person is, and from 80 % on less quietly", () => {
    expect(lineOf({})).toEqual({ tone: "quiet", text: "1 h 43 min of 2 hours of practice left until Jan 31, 2027." });
    expect(lineOf({ seconds: { limit: 7200, used: 5760 }, isNearLimit: true })).toEqual({
      tone: "near",
      text: "24 min of 2 hours of practice left until Jan 31, 2027.",
    });
  });

  test("says days and minutes of a trial", () => {
    const trial = { endsAt: NOW + 36 * 3600_000, secondsLeft: 1800 };
    expect(lineOf({ plan: "trial", trial, seconds: { limit: 3600, used: 1800 } })?.text).toBe(
      "Free trial: 2 days and 30 min of practice left.",
    );
  });

  test("says until when practice goes on without a payment that failed", () => {
    expect(lineOf({ unpaidUntil: NOW })).toEqual({
      tone: "near",
      text: "A payment failed. Practice goes on until Jan 20, 2027 unless it is paid.",
    });
  });
});

describe("the page of a limit", () => {
  const mine = { organization: null, isOwner: false, trial: null, unpaidSince: NOW, seats: 2 };
  const theirs = { ...mine, organization: "Harbor Agency" };

  test.each(NO_PRACTICE)("says of %s what happened, when it changes and what can be done", (reason) => {
    const own = limitPage(reason, billed, mine, reading);
    expect(own.mayBuy).toBe(true);
    for (const words of [own.title, own.what, own.when, own.todo]) expect(words).toMatch(/\S/);
    const agent = limitPage(reason, billed, theirs, reading);
    expect(agent).toMatchObject({ title: own.title, mayBuy: false });
    expect(agent.todo).toContain("An owner of Harbor Agency can");
    expect(limitPage(reason, billed, { ...theirs, isOwner: true }, reading).mayBuy).toBe(true);
  });

  test("names the day on which practice is there again, where the person is", () => {
    expect(limitPage("hours_used", billed, mine, reading)).toMatchObject({
      when: "You can practice again on Jan 31, 2027.",
      todo: "To go on before that: you can change to Professional, which has no limit.",
    });
  });
});
