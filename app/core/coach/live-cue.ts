import type { ConversationKind } from "../conversations/conversation-kind.ts";
import type { ConversationSummary } from "../conversations/reply-events.ts";
import type { CustomerState } from "../customer/customer-state.ts";
import type { Mark } from "../customer/marks.ts";
import { findObjectionMark, marksOf } from "../scoring/reading.ts";
import { givesCues } from "./gives-cues.ts";

/**
 * A short note under the composer: what the coach just noticed, never what to say next (that is the hint). It fits one
 * line of a phone.
 */
export type LiveCue = NonNullable<ConversationSummary["cue"]>;

/** The parts of a conversation that decide its cue. */
export type CuedConversation = {
  kind: ConversationKind;
  graded: boolean;
  status: ConversationSummary["status"];
  phase: ConversationSummary["phase"];
  state: CustomerState;
};

/** The cue of this moment. None where the conversation counts: in graded practice and in a drill. */
export function cueFor(conversation: CuedConversation): LiveCue | null {
  if (!givesCues(conversation)) return null;
  return conversation.status === "active" && conversation.phase === "practising" ? liveCue(conversation.state) : null;
}

/**
 * What is to be noticed after the agent's last line, if anything. Found by going through the lines from the first, so that it
 * is the same wherever it is asked for: each cue comes once in a conversation, with a line without one after it.
 */
export function liveCue({ marks, agentTurns }: Pick<CustomerState, "marks" | "agentTurns">): LiveCue | null {
  const given = new Set<string>();
  let cue: Cue | null = null;
  for (let line = 1; line <= agentTurns; line++) {
    const isRest: boolean = cue !== null;
    const moment = momentAt(marks, line);
    cue = isRest ? null : (CUES.find((one) => !given.has(one.id) && one.applies(moment)) ?? null);
    if (cue) given.add(cue.id);
  }
  return cue && { id: cue.id, text: cue.text };
}

/** After the agent's `line`-th line, counted from 1. `heard` is all that was noticed up to it; `turnOf` numbers as marks do. */
type Moment = { line: number; turn: number; heard: readonly Mark[] };
type Cue = LiveCue & { applies(moment: Moment): boolean };

/** The customer speaks first, and then they take turns. */
function turnOf(line: number): number {
  return 2 * line - 1;
}

function momentAt(marks: readonly Mark[], line: number): Moment {
  const turn = turnOf(line);
  return { line, turn, heard: marks.filter((mark) => mark.turn <= turn) };
}

function isUnknown({ line, heard }: Moment): boolean {
  return line === 2 && !marksOf(heard, "opening").some(({ aspect }) => aspect === "name");
}

/** An objection was on the table before this line, and nothing was done with it yet. */
function passesOver({ turn, heard }: Moment): boolean {
  const raised = marksOf(heard, "objection").filter((mark) => mark.stage === "raised" && mark.turn < turn);
  return raised.some(({ objection }) => HANDLED.every((stage) => !findObjectionMark(heard, objection, stage)));
}

function stacks({ turn, heard }: Moment): boolean {
  return marksOf(heard, "question").some((mark) => mark.turn === turn && mark.stacked);
}

function asksClosed({ turn, heard }: Moment): boolean {
  const last = marksOf(heard, "question").slice(-CLOSED_IN_A_ROW);
  return last.length === CLOSED_IN_A_ROW && last.at(-1)?.turn === turn && last.every(({ open }) => !open);
}

/** Neither asking nor bringing it to an end. */
function onlyTells({ line, heard }: Moment): boolean {
  if (line < TELLING_IN_A_ROW) return false;
  const since = turnOf(line - TELLING_IN_A_ROW + 1);
  return !heard.some((mark) => mark.turn >= since && LEADS_ON.has(mark.type));
}

function isToLeave({ heard }: Moment): boolean {
  return marksOf(heard, "stop-request").length > 0;
}

const HANDLED = ["acknowledged", "explored", "answered", "resolved", "dropped"] as const;
const LEADS_ON: ReadonlySet<Mark["type"]> = new Set(["question", "recap", "next-step", "close-ask"]);
const CLOSED_IN_A_ROW = 4;
const TELLING_IN_A_ROW = 3;

/** The most pressing first. */
const CUES: readonly Cue[] = [
  { id: "leave", text: "You were asked to stop: confirm, say goodbye.", applies: isToLeave },
  { id: "introduction", text: "You haven't said who you are yet.", applies: isUnknown },
  { id: "objection", text: "An objection is open: acknowledge it first.", applies: passesOver },
  { id: "stacked", text: "Several questions at once: pick one.", applies: stacks },
  { id: "closed", text: "Four closed questions in a row: try an open one.", applies: asksClosed },
  { id: "telling", text: "Your last three turns asked nothing.", applies: onlyTells },
];
