import { describe, expect, test } from "vitest";
import { agentLines } from "#app/node/demo/agents.ts";
import { COMMANDS } from "#core/conversations/commands.ts";
import { assemblePractice } from "#core/library/library.ts";
import { openRehearsal, rehearse, scoreRehearsal, turnsOf } from "#core/rehearsals/rehearsal.ts";
import { type RehearsalReport, rehearsalReportSchema, reportOf } from "#core/rehearsals/rehearsal-report.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import { verifyEvidence } from "#core/scoring/evidence.ts";

const STRONG = agentLines("strong", "A-1");
const RUDE = agentLines("rude", "A-1");
const SCRIPT = {
  name: "script.txt",
  content:
    "Hi, this is Sam with Harbor Insurance.\n\nOBJECTIONS\n\nCan't I just do this online? It takes like ten minutes.\n\nYou asked us for a quote.",
};

describe("a rehearsal", () => {
  test("says each line and keeps what the customer made of it", () => {
    const { rehearsal, unheard } = rehearse(openRehearsal(practiceOf()), STRONG.slice(0, 4));
    expect(unheard).toBe(0);
    expect(rehearsal.exchanges.map(({ agent }) => agent)).toEqual(STRONG.slice(0, 4));
    expect(turnsOf(rehearsal).map(({ speaker }) => speaker)).toEqual([
      "customer",
      ...STRONG.slice(0, 4).flatMap(() => ["agent", "customer"]),
    ]);
    expect(rehearsal.state).toBe(rehearsal.exchanges.at(-1)?.state);
  });

  test("asks the coach without the customer hearing it", () => {
    const [first = "", second = ""] = STRONG;
    const plain = rehearse(openRehearsal(practiceOf()), [first, second]).rehearsal;
    const paused = rehearse(openRehearsal(practiceOf()), [first, COMMANDS.hint, COMMANDS.continue, second]).rehearsal;
    expect(turnsOf(paused)).toEqual(turnsOf(plain));
    expect(paused.coach).toMatchObject([
      { afterTurn: 2, command: "hint", text: expect.stringMatching(/^Try: “.+”\n\n/) },
      { afterTurn: 2, command: "continue", text: "You are back with Dana Whitfield. It is your turn." },
    ]);
  });

  test("hears nothing after the agent ended it", () => {
    const held = rehearse(openRehearsal(practiceOf()), [...STRONG.slice(0, 2), COMMANDS.end, COMMANDS.hint, "Wait!"]);
    expect(held).toMatchObject({ unheard: 2, rehearsal: { isEnded: true, coach: [] } });
    expect(held.rehearsal.exchanges).toHaveLength(2);
  });

  test("hears no line after the customer left, and still obeys commands", () => {
    const { rehearsal, unheard } = rehearse(openRehearsal(practiceOf()), [...RUDE, ...RUDE, COMMANDS.hint]);
    expect(rehearsal.state.exit?.kind).toBe("walked-away");
    expect(unheard).toBe(2 * RUDE.length - rehearsal.exchanges.length);
    expect(rehearsal.coach).toHaveLength(1);
  });

  test("has no score before the first line", () => {
    expect(scoreRehearsal(openRehearsal(practiceOf()))).toBeNull();
  });
});

describe("the report", () => {
  test.each([STRONG, RUDE, STRONG.slice(0, 2)])("fits its schema, and its quotes stand in its turns", (...lines) => {
    const report = reportOfLines(lines);
    expect(rehearsalReportSchema.parse(report)).toEqual(report);
    const turns = report.turns.map((turn) => ({ ...turn, atMs: 0 }));
    const quotes = [
      ...report.checks.flatMap((check) => check.evidence),
      ...report.compliance.map((hit) => hit.evidence),
    ];
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(verifyEvidence(turns, quote), quote.quote).toBe(true);
  });

  test("is the same bytes for the same lines, and others for another seed", () => {
    const bytes = (seed: number) => JSON.stringify(reportOfLines(STRONG, seed));
    expect(bytes(7)).toBe(bytes(7));
    expect(bytes(8)).not.toBe(bytes(7));
  });

  test("says per turn what was told, raised and settled, and what was broken", () => {
    const report = reportOfLines([...STRONG.slice(0, -1), "Your claim will be paid, I promise."]);
    const customer = report.turns.flatMap((turn) => (turn.speaker === "customer" ? [turn] : []));
    expect(customer.flatMap(({ disclosed }) => disclosed)).toEqual(customer.at(-1)?.state.disclosed);
    const settled = report.score.objections.filter(({ resolved }) => resolved).map(({ id }) => id);
    expect(customer.flatMap(({ resolved }) => resolved)).toEqual(settled);
    expect(raisedIn(report)).toEqual(report.score.objections.map(({ id }) => id));
    const broken = report.turns.flatMap((turn) => (turn.speaker === "agent" ? turn.compliance : []));
    expect(broken).toContainEqual({
      rule: "R1",
      certainty: "sure",
      quote: expect.stringMatching(/claim will be paid/i),
    });
    expect(broken).toEqual(
      report.compliance.map(({ rule, certainty, evidence }) => ({ rule, certainty, quote: evidence.quote })),
    );
  });

  test("shows what the agent's script prepared for and how much of it was said", () => {
    const lines = ["Hi, this is Sam with Harbor Insurance.", ...STRONG];
    const report = reportOfLines(lines, 7, openRehearsal(practiceOf(), SCRIPT));
    expect(report.script).toMatchObject({ name: "script.txt", objections: ["A5"] });
    expect(report.script?.coverage[0]).toMatchObject({ covered: 1, lines: [{ status: "verbatim" }] });
    expect(raisedIn(report)).toContain("A5");
    const without = reportOfLines(lines);
    expect(without.script).toBeNull();
    expect(raisedIn(without)).not.toContain("A5");
  });

  test.each([
    [[...RUDE, ...RUDE], "customer"],
    [[...STRONG.slice(0, 2), COMMANDS.end], "agent"],
    [STRONG.slice(0, 2), "end-of-lines"],
  ])("says who ended it", (lines, by) => {
    expect(reportOfLines(lines).ending.by).toBe(by);
  });
});

function reportOfLines(lines: readonly string[], seed = 7, opened = openRehearsal(practiceOf(seed))) {
  const { rehearsal, unheard } = rehearse(opened, lines);
  const score = scoreRehearsal(rehearsal);
  if (!score) throw new Error("nothing was said");
  return reportOf(rehearsal, score, unheard);
}

function raisedIn({ turns }: RehearsalReport): string[] {
  return turns.flatMap((turn) => (turn.speaker === "customer" ? turn.raised : []));
}

function practiceOf(seed = 7): Practice {
  const practice = assemblePractice({ scenarioId: "A-1", personaId: "dana", level: 2, seed });
  if (!practice) throw new Error("A-1 can be practised");
  return practice;
}
