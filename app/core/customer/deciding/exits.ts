import type { Practice } from "../../scenarios/practice.ts";
import { shuffled } from "../../seeded.ts";
import type { CustomerMove, CustomerState, Exit } from "../customer-state.ts";
import { wording } from "../customer-wording.ts";
import type { Memory } from "../memory.ts";
import { sentenceKeys } from "../phrase.ts";
import { endlessGoodbyes } from "../phrasing/last-resort.ts";

/** Points of interest below `agreesAt` at which a customer still accepts a later call. */
const SOFT_YES_MARGIN = 10;

export function isReady(practice: Practice, state: CustomerState): boolean {
  return state.interest >= practice.difficulty.agreesAt;
}

/** The reasons are nearly enough, or the agent has earned a small favour: a long, pleasant talk that ends with a modest wish. */
export function isNearlyReady(practice: Practice, state: CustomerState): boolean {
  const { agreesAt, trust } = practice.difficulty;
  // A long, decent talk ends with a modest wish granted, whatever the reasons were.
  const isTreatedWell =
    state.trust >= Math.max(42, trust + 4) &&
    state.irritation < 35 &&
    state.agentTurns >= 9 &&
    state.disclosed.length >= 4;
  return isTreatedWell || (state.trust >= 30 && agreesAt - state.interest <= SOFT_YES_MARGIN);
}

/** What an end comes to: `cause`: why it was no more; `dated`: a day or an hour was named for what comes next. */
export type Ending = { kind: Exit["kind"]; cause: string; dated: boolean };

/** The one sentence on how it ended that the chat, the coach and the feedback all say. */
export function exitReason({ kind, cause, dated }: Ending, practice: Practice): string {
  const who = practice.persona.name.split(" ")[0] ?? practice.persona.name;
  switch (kind) {
    case "agreed":
      return dated ? `${who} agreed to a next step with a date.` : `${who} agreed to a next step, without a date.`;
    case "soft-yes":
      return dated
        ? `${who} agreed to talk again at a set time, but not to more: ${cause}.`
        : `${who} is willing to talk again, without a date: ${cause}.`;
    case "polite-no":
      return cause === AGENT_LEFT ? `You ${cause}.` : `${who} ended it politely: ${cause}.`;
    case "walked-away":
      // The causes have their verbs in the singular.
      return `${who} hung up: ${practice.persona.pronouns === "they" ? "" : `${practice.persona.pronouns} `}${cause}.`;
    case "time-cap":
      return `${who} ran out of time before a next step with a date was agreed.`;
  }
}

/** Why it ended where the agent ended it. */
/** The customer ended it: not the agent, who said goodbye. */
export function isCustomersEnd(exit: Pick<Exit, "reason"> | null): boolean {
  return exit !== null && !exit.reason.includes(AGENT_LEFT);
}

export const AGENT_LEFT = "said goodbye before a next step was agreed";

/** After the end there is only a last word, and the end stays the end. */
export function finalWord(
  practice: Practice,
  state: CustomerState,
  memory: Memory,
  line: { turn: number },
): { state: CustomerState; move: CustomerMove } {
  const kind = state.exit?.kind ?? "time-cap";
  const used = new Set(state.said);
  const isFresh = (option: string) => sentenceKeys(option).every((key) => !used.has(key));
  const options = [
    ...shuffled(AFTER[kind], practice.seed, `${line.turn}/after`),
    ...shuffled(endlessGoodbyes(), practice.seed, `${line.turn}/after-endless`),
  ];
  const text = options.find(isFresh) ?? "...";
  const next: CustomerState = {
    ...state,
    agentTurns: state.agentTurns + 1,
    said: [...state.said, ...sentenceKeys(text)],
    memory: { ...memory, lastLine: { turn: line.turn + 1, text } },
  };
  const mood = kind === "walked-away" ? "irritated" : kind === "agreed" ? "warm" : "neutral";
  return {
    state: next,
    move: { line: text, mood, acts: [], disclosed: [], raised: [], resolved: [], exit: state.exit },
  };
}

const AFTER: Record<Exit["kind"], readonly string[]> = {
  agreed: wording.afterAgreed,
  "soft-yes": wording.afterSoftYes,
  "polite-no": wording.afterPoliteNo,
  "walked-away": wording.afterWalkedAway,
  "time-cap": wording.afterTimeCap,
};
