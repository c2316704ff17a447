import type { ConversationKind } from "../conversations/conversation-kind.ts";
import type { ConversationSummary } from "../conversations/reply-events.ts";
import type { Turn } from "../conversations/turns.ts";
import type { CustomerState } from "../customer/customer-state.ts";
import type { Mark } from "../customer/marks.ts";
import { type AskedQuestion, askedQuestions } from "../scoring/metrics/agent-wording.ts";
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
export function cueFor(conversation: CuedConversation, turns: readonly Turn[]): LiveCue | null {
  if (!givesCues(conversation)) return null;
  const isOn = conversation.status === "active" && conversation.phase === "practising";
  return isOn ? liveCue(conversation.state, turns) : null;
}

/**
 * What is to be noticed after the agent's last line, if anything. Found by going through the lines from the first, so that it
 * is the same wherever it is asked for: each cue comes once in a conversation, with a line without one after it. Questions are
 * counted as the feedback counts them.
 */
export function liveCue(
  { marks, agentTurns }: Pick<CustomerState, "marks" | "agentTurns">,
  turns: readonly Turn[],
): LiveCue | null {
  const questions = askedQuestions(turns, marks);
  const given = new Set<string>();
  let cue: Cue | null = null;
  for (let line = 1; line <= agentTurns; line++) {
    const isRest: boolean = cue !== null;
    const moment = momentAt(line, marks, questions);
    const due = CUES.find((one) => !given.has(one.id) && one.applies(moment)) ?? null;
    // Going on after a stop breaks a rule: that is said at once.
    cue = isRest && due?.id !== LEAVE ? null : due;
    if (cue) given.add(cue.id);
  }
  return cue && { id: cue.id, text: cue.text };
}

/**
 * After the agent's `line`-th line, counted from 1. `heard` and `asked` are all that was noticed and asked up to it; `turnOf`
 * numbers as marks do.
 */
type Moment = {
  line: number;
  turn: number;
  marks: readonly Mark[];
  heard: readonly Mark[];
  asked: readonly AskedQuestion[];
};
type Cue = LiveCue & { applies(moment: Moment): boolean };

/** The customer speaks first, and then they take turns. */
function turnOf(line: number): number {
  return 2 * line - 1;
}

function momentAt(line: number, marks: readonly Mark[], questions: readonly AskedQuestion[]): Moment {
  const turn = turnOf(line);
  const isPast = (one: { turn: number }) => one.turn <= turn;
  return { line, turn, marks, heard: marks.filter(isPast), asked: questions.filter(isPast) };
}

function isUnknown({ line, heard }: Moment): boolean {
  return line === 2 && !marksOf(heard, "opening").some(({ aspect }) => aspect === "name");
}

/** An objection was on the table before this line, and nothing was done with it yet. */
function passesOver({ turn, heard }: Moment): boolean {
  const raised = marksOf(heard, "objection").filter((mark) => mark.stage === "raised" && mark.turn < turn);
  return raised.some(({ objection }) => HANDLED.every((stage) => !findObjectionMark(heard, objection, stage)));
}

function stacks({ turn, asked }: Moment): boolean {
  return asked.filter((question) => question.turn === turn).length > 1;
}

function asksClosed({ turn, asked }: Moment): boolean {
  const last = asked.slice(-CLOSED_IN_A_ROW);
  return last.length === CLOSED_IN_A_ROW && last.at(-1)?.turn === turn && last.every(({ isOpen }) => !isOpen);
}

/** Neither asking nor bringing it to an end. */
function onlyTells({ line, heard, asked }: Moment): boolean {
  if (line < TELLING_IN_A_ROW) return false;
  const since = turnOf(line - TELLING_IN_A_ROW + 1);
  return (
    !asked.some(({ turn }) => turn >= since) && !heard.some(({ turn, type }) => turn >= since && ENDINGS.has(type))
  );
}

/** Asked for in the customer's answer, too: the next line would be one too many. */
function isToLeave({ turn, marks }: Moment): boolean {
  return marksOf(marks, "stop-request").some((mark) => mark.turn <= turn + 1);
}

const LEAVE = "leave";

const HANDLED = ["acknowledged", "explored", "answered", "resolved", "dropped"] as const;
const ENDINGS: ReadonlySet<Mark["type"]> = new Set(["recap", "next-step", "close-ask"]);
const CLOSED_IN_A_ROW = 4;
const TELLING_IN_A_ROW = 3;

/** The most pressing first. */
const CUES: readonly Cue[] = [
  { id: LEAVE, text: "You were asked to stop: confirm, say goodbye.", applies: isToLeave },
  { id: "introduction", text: "You haven't said who you are yet.", applies: isUnknown },
  { id: "objection", text: "An objection is open: acknowledge it first.", applies: passesOver },
  { id: "stacked", text: "Several questions at once: pick one.", applies: stacks },
  { id: "closed", text: "Four closed questions in a row: try an open one.", applies: asksClosed },
  { id: "telling", text: "Your last three turns asked nothing.", applies: onlyTells },
];
