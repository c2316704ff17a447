import { describe, expect, test } from "vitest";
import { type MeteredConversation, meteredShares } from "#core/billing/metered-time.ts";
import { calendarMonth } from "#core/billing/usage-period.ts";

const START = Date.UTC(2027, 0, 20, 12);
type Message = MeteredConversation["messages"][number];

/** Messages with the seconds since the start at which they come: a(gent), c(ustomer), [command] or k for the coach. */
function said(...lines: [who: "a" | "c" | "command" | "coach", atSeconds: number, id?: string][]): Message[] {
  return lines.map(([who, atSeconds, id], index) => ({
    id: id ?? `m${index}`,
    role: who === "a" || who === "command" ? "user" : "assistant",
    kind: who === "command" || who === "coach" ? who : "turn",
    createdAt: START + atSeconds * 1000,
  }));
}
const call = (callId: string, from: number, to: number, activeSeconds: number) => ({
  callId,
  startedAt: START + from * 1000,
  endedAt: START + to * 1000,
  activeMs: activeSeconds * 1000,
});
const shares = (of: Partial<MeteredConversation>, periodAt = calendarMonth) =>
  meteredShares({ kind: "practice", createdAt: START, messages: [], calls: [], ...of }, periodAt);
const seconds = (of: Partial<MeteredConversation>) => shares(of).at(-1)?.secondsSoFar;

describe("by text", () => {
  test("the time between lines counts, of a longer gap two minutes", () => {
    expect(seconds({ messages: said(["c", 0], ["a", 0], ["c", 5], ["a", 125], ["c", 130], ["a", 251]) })).toBe(250);
  });

  test("hints, feedback and reading are free", () => {
    const messages = said(
      ["c", 0],
      ["a", 10],
      ["c", 12],
      ["command", 40],
      ["coach", 41],
      ["a", 60],
      ["c", 61],
      ["command", 90],
    );
    expect(seconds({ messages })).toBe(13);
  });

  test("a drill counts from 90 seconds on, and then all of it", () => {
    const drill = (to: number) => seconds({ kind: "drill", messages: said(["c", 0], ["a", 60], ["c", to]) });
    expect(drill(89)).toBe(0);
    expect(drill(90)).toBe(90);
    expect(seconds({ kind: "practice", messages: said(["c", 0], ["a", 60], ["c", 89]) })).toBe(89);
  });

  test("of a retry only what was said in it counts", () => {
    const messages = said(["c", -100], ["a", -60], ["c", 0], ["a", 30], ["c", 33]);
    expect(seconds({ messages })).toBe(33);
  });

  test("nothing said is nothing used, and it is noted up to when", () => {
    expect(shares({ messages: said(["c", 0]) })).toEqual([
      { periodStart: Date.UTC(2027, 0, 1), secondsSoFar: 0, usedAt: START, isLast: true },
    ]);
  });
});

describe("by voice", () => {
  test("connected time less pauses counts, and not the time between its lines", () => {
    const messages = said(["c", 0], ["a", 20, "one:1"], ["c", 30, "one:2"]);
    expect(seconds({ messages, calls: [call("one", 5, 605, 480)] })).toBe(480);
  });

  test("a call in which the agent said nothing is free, also beside one in which they did", () => {
    const messages = said(["c", 0], ["c", 8, "one:1"], ["a", 300, "two:1"]);
    expect(seconds({ messages: messages.slice(0, 2), calls: [call("one", 5, 65, 60)] })).toBe(0);
    expect(seconds({ messages, calls: [call("one", 5, 65, 60), call("two", 290, 390, 100)] })).toBe(100);
  });

  test("what is typed before and after a call counts beside it, from when it was hung up", () => {
    const messages = said(["c", 0], ["a", 10], ["c", 10], ["a", 70, "one:1"], ["a", 230], ["c", 233]);
    expect(seconds({ messages, calls: [call("one", 60, 200, 140)] })).toBe(10 + 140 + 30 + 3);
  });
});

describe("over the end of a period", () => {
  const end = START + 60_000;
  const periods = (atMs: number) =>
    atMs < end ? { start: START - 1000, end } : { start: end, end: end + 31 * 24 * 3600_000 };

  test("seconds count where they belong", () => {
    const messages = said(["c", 0], ["a", 40], ["c", 100], ["a", 110]);
    expect(shares({ messages }, periods)).toEqual([
      { periodStart: START - 1000, secondsSoFar: 60, usedAt: end - 1, isLast: false },
      { periodStart: end, secondsSoFar: 110, usedAt: START + 110_000, isLast: true },
    ]);
  });

  test("a call is cut by its length", () => {
    const messages = said(["c", 0], ["a", 30, "one:1"]);
    expect(
      shares({ messages, calls: [call("one", 0, 240, 120)] }, periods).map(({ secondsSoFar }) => secondsSoFar),
    ).toEqual([30, 120]);
  });
});
