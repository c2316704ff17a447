import { describe, expect, test } from "vitest";
import { NOTES_PER_TURN, turnNotes } from "#core/feedback/turn-notes.ts";
import { toHit } from "#core/scoring/compliance/rules.ts";
import type { CheckResult, ComplianceHit } from "#core/scoring/score-schema.ts";
import { conversationOf, GOOD_CONVERSATION, type MarkSeed, type Said } from "#tests/support/marks.ts";
import { objectionChecks } from "#tests/support/objection-checks.ts";

describe("notes beside the lines", () => {
  test("follow an objection from its raising to its end, named where it is raised", () => {
    const notes = notesOf(GOOD_CONVERSATION).filter((note) => note.kind === "objection");
    expect(notes.map(({ turn, label }) => [turn, label])).toEqual([
      [2, "Objection: Happy with my carrier"],
      [3, "Objection acknowledged, explored"],
      [11, "Objection answered, checked"],
      [12, "Objection settled"],
    ]);
  });

  test("follow two objections of one line apart", () => {
    const stage = (objection: string, stage: "raised" | "returned"): MarkSeed => ({
      type: "objection",
      objection,
      stage,
    });
    const marks = [stage("A2", "raised"), stage("A1", "returned")];
    expect(
      notesOf([{ by: "customer", text: "It costs more, and I am happy.", marks }]).map(({ label }) => label),
    ).toEqual(["Objection: You are higher", "Objection again: Happy with my carrier"]);
  });

  test("say perhaps of a step with an objection that is only likely, after what is sure", () => {
    expect(objectionLabels({ answered: "likely", confirmed: "met", settled: "likely" })).toEqual([
      [2, "warn", "Objection: Happy with my carrier"],
      [3, "good", "Objection acknowledged, explored"],
      [11, "good", "Objection checked, perhaps answered"],
      [12, "plain", "Objection perhaps settled"],
    ]);
    expect(objectionLabels({ acknowledged: "likely", explored: "likely" })).toContainEqual([
      3,
      "plain",
      "Objection perhaps acknowledged and explored",
    ]);
  });

  test("a step stands at the line that its check quotes, as on the objection's card", () => {
    const { practice, turns, state } = conversationOf(GOOD_CONVERSATION);
    const [checks] = objectionChecks("A1", { answered: "likely" });
    const quoted = (turn: number) =>
      checks?.checks.map((check) => ({ ...check, evidence: [{ turn, quote: "" }] })) ?? [];
    const at = (turn: number) =>
      turnNotes(
        { practice, turns, marks: state.marks },
        { compliance: [], dimensions: checks ? [{ ...checks, checks: quoted(turn) }] : [] },
      ).flatMap((note) => (note.label.includes("perhaps answered") ? [note.turn] : []));
    expect(at(9)).toEqual([9]);
    expect(at(11)).toEqual([11]);
  });

  test("say nothing of a step whose check was not met, and are left out where nothing else is to be said", () => {
    const notes = objectionLabels({ acknowledged: "unproven", answered: "not-met", confirmed: "not-applicable" });
    expect(notes.map(([turn, , label]) => [turn, label])).toEqual([
      [2, "Objection: Happy with my carrier"],
      [3, "Objection explored"],
      [12, "Objection settled"],
    ]);
  });

  test("stand without a score too, and then say nothing of compliance", () => {
    const { practice, turns, state } = conversationOf(GOOD_CONVERSATION);
    expect(turnNotes({ practice, turns, marks: state.marks }, null)).toEqual(notesOf(GOOD_CONVERSATION));
  });

  test("name gaps and facts in the words of the card", () => {
    const labels = notesOf(GOOD_CONVERSATION).map((note) => note.label);
    expect(labels).toContain("Gap heard: Low liability limits");
    expect(labels).toContain("Behind this: two hundred miles a week");
  });

  test("count the questions of a line in one note", () => {
    const question = (open: boolean, quote: string, repeated = false): MarkSeed => ({
      type: "question",
      open,
      topic: null,
      stacked: false,
      repeated,
      whyNow: false,
      quote,
    });
    const text = "Who drives? How much do you pay? And why now?";
    const marks = [
      question(false, "Who drives?"),
      question(false, "How much do you pay?"),
      question(true, "And why now?"),
    ];
    expect(notesOf([{ by: "agent", text, marks }])).toEqual([
      { turn: 0, kind: "question", tone: "good", label: "Open question, 2 closed questions heard" },
    ]);
    const again = [question(false, "Who drives?", true)];
    const asked: Said = { by: "agent", text: "And who drives them?", marks: [question(false, "And who drives them?")] };
    expect(notesOf([asked, { by: "agent", text: "Who drives?", marks: again }]).at(-1)).toMatchObject({
      tone: "warn",
      label: "Closed question heard, asked before",
    });
  });

  test("show the gravest of a turn first and at most three", () => {
    const hit = (severity: ComplianceHit["severity"], rule: string): ComplianceHit => ({
      rule,
      title: `Rule ${rule}`,
      severity,
      certainty: "sure",
      evidence: { turn: 3, quote: "That makes sense" },
      safer: "",
      disputed: false,
    });
    const notes = notesOf(GOOD_CONVERSATION, [hit("blocker", "R1"), hit("minor", "R2"), hit("major", "R3")]);
    const own = notes.filter((note) => note.turn === 3);
    expect(own).toHaveLength(NOTES_PER_TURN);
    expect(own.map((note) => note.label)).toEqual(["Blocker: Rule R1", "Major: Rule R3", "Minor: Rule R2"]);
  });

  test("say of what is only likely that it is worth a look", () => {
    const hit = toHit("R1", { turn: 3, quote: "That makes sense" }, { certainty: "likely" });
    const [note] = notesOf(GOOD_CONVERSATION, [hit]).filter(({ kind }) => kind === "compliance");
    expect(note).toMatchObject({ tone: "warn", label: `Worth a look: ${hit.title}` });
  });

  test("leave out what its quote does not prove", () => {
    const marks: MarkSeed[] = [
      { type: "gap", gap: "gap.limits", tied: true, plain: true, scare: false, quote: "never said" },
    ];
    expect(notesOf([{ by: "agent", text: "Hello.", marks }])).toEqual([]);
  });
});

function objectionLabels(results: Partial<Record<string, CheckResult["result"]>>) {
  const { practice, turns, state } = conversationOf(GOOD_CONVERSATION);
  const score = { compliance: [], dimensions: objectionChecks("A1", results) };
  return turnNotes({ practice, turns, marks: state.marks }, score).flatMap(({ kind, turn, tone, label }) =>
    kind === "objection" ? [[turn, tone, label]] : [],
  );
}

function notesOf(said: readonly Said[], compliance: ComplianceHit[] = []) {
  const { practice, turns, state } = conversationOf(said);
  return turnNotes({ practice, turns, marks: state.marks }, { compliance, dimensions: [] });
}
