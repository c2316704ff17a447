import type { Turn } from "../conversations/turns.ts";
import type { Mark } from "../customer/marks.ts";
import type { Practice } from "../scenarios/practice.ts";
import { verifyEvidence } from "../scoring/evidence.ts";
import { askedQuestions } from "../scoring/metrics/agent-wording.ts";
import { type ObjectionStep, stepCheck } from "../scoring/objection-steps.ts";
import { provenMarks } from "../scoring/proven-marks.ts";
import type { ComplianceHit, Score } from "../scoring/score-schema.ts";

/** What was noticed in one turn, in a few words beside its line. */
export type TurnNote = { turn: number; kind: NoteKind; tone: "good" | "plain" | "warn" | "bad"; label: string };
export type NoteKind = "compliance" | "objection" | "gap" | "fact" | "question";

/** More than three beside one line are not read. */
export const NOTES_PER_TURN = 3;

/**
 * The marks that matter, in the order of the turns; of one turn the gravest first. Some of them say what the customer hides,
 * so they are for after the end. A mark whose quote is not in its turn is left out, as in the score.
 */
export function turnNotes(
  conversation: { practice: Practice; marks: readonly Mark[]; turns: readonly Turn[] },
  score: Pick<Score, "compliance" | "dimensions"> | null,
): TurnNote[] {
  const { practice, turns } = conversation;
  const proven = provenMarks(practice, turns, conversation.marks);
  return turns.flatMap((turn) => {
    const marks = proven.filter((mark) => mark.turn === turn.index && verifyEvidence(turns, mark));
    const hits = (score?.compliance ?? []).filter((hit) => hit.evidence.turn === turn.index);
    return [
      ...complianceNotes(hits),
      ...objectionNotes(practice, turn, marks, score),
      ...gapNotes(practice, marks),
      ...factNotes(practice, marks),
      ...questionNotes(turn, marks),
    ]
      .slice(0, NOTES_PER_TURN)
      .map((note) => ({ turn: turn.index, ...note }));
  });
}

type Note = Omit<TurnNote, "turn">;

function complianceNotes(hits: readonly ComplianceHit[]): Note[] {
  return SEVERITIES.flatMap(({ severity, label, tone }) =>
    hits.flatMap((hit): Note[] => (hit.severity === severity ? [complianceNote(hit, { tone, label })] : [])),
  );
}

function complianceNote({ title, certainty }: ComplianceHit, { tone, label }: Pick<Note, "tone" | "label">): Note {
  return certainty === "sure"
    ? { kind: "compliance", tone, label: `${label}: ${title}` }
    : { kind: "compliance", tone: "warn", label: `Worth a look: ${title}` };
}

const SEVERITIES = [
  { severity: "blocker", label: "Blocker", tone: "bad" },
  { severity: "major", label: "Major", tone: "bad" },
  { severity: "minor", label: "Minor", tone: "warn" },
] as const satisfies { severity: ComplianceHit["severity"]; label: string; tone: TurnNote["tone"] }[];

type ObjectionMark = Extract<Mark, { type: "objection" }>;
type Stage = ObjectionMark["stage"];

/**
 * One note for each objection: what the customer did with it, or how far the agent took it in this turn. [S45] A step stands at the line that
 * its check quotes, as on the objection's card; of one whose check is only likely it says perhaps, of one whose check was not met nothing.
 */
function objectionNotes(
  practice: Practice,
  { index }: Turn,
  marks: readonly Mark[],
  score: Pick<Score, "dimensions"> | null,
): Note[] {
  const own = marks.filter((mark): mark is ObjectionMark => mark.type === "objection");
  const ids = new Set([...own.map((mark) => mark.objection), ...practice.objections.map(({ id }) => id)]);
  const objections = [...ids].flatMap((id) => practice.objections.filter((objection) => objection.id === id));
  return objections.flatMap(({ id, title }): Note[] => {
    const stages = new Set(own.filter((mark) => mark.objection === id).map((mark) => mark.stage));
    const said = HEARD.find(({ stage }) => stages.has(stage));
    if (said) return [{ kind: "objection", tone: said.tone, label: `${said.label}: ${title}` }];
    const taken = HANDLED.flatMap(({ stage, step, label }) => {
      const check = score && stepCheck(score, id, step);
      // A score of an older rubric has no check of it: then the mark says where it was.
      if (!check) return stages.has(stage) ? [{ label, result: "met" as const }] : [];
      const [proof] = check.evidence;
      // That it was let go is proven by what the customer says next, and is of the line that settled it.
      const isHere = proof && step !== "settled" ? proof.turn === index : stages.has(stage);
      return isHere ? [{ label, result: check.result }] : [];
    });
    const sure = taken.flatMap(({ label, result }) => (result === "met" ? [label] : []));
    const perhaps = taken.flatMap(({ label, result }) => (result === "likely" ? [label] : []));
    if (sure.length + perhaps.length === 0) return [];
    const words = [...sure, ...(perhaps.length > 0 ? [`perhaps ${perhaps.join(" and ")}`] : [])];
    return [{ kind: "objection", tone: sure.length > 0 ? "good" : "plain", label: `Objection ${words.join(", ")}` }];
  });
}

const HEARD = [
  { stage: "raised", label: "Objection", tone: "warn" },
  { stage: "returned", label: "Objection again", tone: "bad" },
  { stage: "dropped", label: "Let it drop, not settled", tone: "plain" },
] as const satisfies { stage: Stage; label: string; tone: TurnNote["tone"] }[];

const HANDLED = [
  { stage: "acknowledged", step: "acknowledged", label: "acknowledged" },
  { stage: "explored", step: "explored", label: "explored" },
  { stage: "answered", step: "answered", label: "answered" },
  { stage: "confirmed", step: "confirmed", label: "checked" },
  { stage: "resolved", step: "settled", label: "settled" },
] as const satisfies { stage: Stage; step: ObjectionStep; label: string }[];

function gapNotes(practice: Practice, marks: readonly Mark[]): Note[] {
  return marks.flatMap((mark): Note[] => {
    if (mark.type !== "gap") return [];
    const named = practice.scenario.gaps.filter((gap) => gap.id === mark.gap);
    return named.map(({ title }) => ({
      kind: "gap",
      tone: mark.tied ? "good" : "plain",
      label: `Gap heard: ${title}`,
    }));
  });
}

function factNotes(practice: Practice, marks: readonly Mark[]): Note[] {
  return marks.flatMap((mark): Note[] => {
    if (mark.type !== "disclosed" && mark.type !== "mentioned") return [];
    const told = practice.scenario.facts.filter((fact) => fact.id === mark.fact);
    return told.map(({ card }) => ({ kind: "fact", tone: "plain", label: `Behind this: ${card}` }));
  });
}

/** All questions of a turn in one note, counted as in the figures. */
function questionNotes(turn: Turn, marks: readonly Mark[]): Note[] {
  const asked = askedQuestions([turn], marks);
  if (asked.length === 0) return [];
  const open = asked.filter(({ isOpen }) => isOpen).length;
  const repeated = marks.some((mark) => mark.type === "question" && mark.repeated);
  const counts = [counted(open, "open question"), counted(asked.length - open, "closed question")].filter(Boolean);
  const label = `${counts.join(", ")} heard${repeated ? ", asked before" : ""}`;
  return [
    {
      kind: "question",
      tone: repeated ? "warn" : open > 0 ? "good" : "plain",
      label: label.charAt(0).toUpperCase() + label.slice(1),
    },
  ];
}

function counted(count: number, noun: string): string {
  if (count === 0) return "";
  return count === 1 ? noun : `${count} ${noun}s`;
}
