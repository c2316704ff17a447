import type { Practice } from "../scenarios/practice.ts";
import type { Objection } from "../scenarios/schema.ts";
import { shuffled } from "../seeded.ts";
import type { CustomerState } from "./customer-state.ts";
import { type HandlingQuotes, handlingQuotes, NO_QUOTES, turnsSince } from "./handling-quotes.ts";
import type { Memory } from "./memory.ts";
import { asksToWait, type Heard, heardAct } from "./understanding/heard.ts";
import { contentWords, sharedWords, wordsOf, wordsSaid } from "./understanding/normalise.ts";
import { matchesAny } from "./understanding/patterns.ts";
import type { Question } from "./understanding/question.ts";

export type ObjectionState = CustomerState["objections"][number];

/** What an agent line did with the objection that is on the table. */
export type Handling = {
  objection: Objection;
  acknowledged: boolean;
  explored: boolean;
  answered: boolean;
  confirmed: boolean;
  /** First time in this turn. */
  newlyExplored: boolean;
  newlyAnswered: boolean;
  outcome: "resolved" | "returned" | "dropped" | "worked-on" | "ignored";
  /** The question that explored it in this turn. */
  exploration: Question | null;
  /** Verbatim evidence in the agent's line. */
  quotes: HandlingQuotes;
};

/** Agent turns an open objection may be passed over before the customer brings it back or lets it go. */
const IDLE_LIMIT = 2;

export function openingObjections(practice: Practice): ObjectionState[] {
  const { scenario, difficulty, seed } = practice;
  const others = shuffled(scenario.objections.slice(ALWAYS_RAISED), seed, "objections");
  return [...scenario.objections.slice(0, ALWAYS_RAISED), ...others].slice(0, difficulty.objections).map((id) => ({
    id,
    status: "waiting",
    raisedAt: null,
    acknowledged: false,
    explored: false,
    answered: false,
    fromScript: false,
  }));
}

/** The first ones make the scenario; the others differ from one try to the next. */
const ALWAYS_RAISED = 2;

/** The objections the agent's script prepares for come first, and once more than they would have. */
export function withScriptObjections(
  practice: Practice,
  objections: ObjectionState[],
  scriptObjections: readonly string[],
): ObjectionState[] {
  const fitting = scriptObjections
    .filter(
      (id) => practice.objections.some((one) => one.id === id) && !(practice.scenario.cannotSay ?? []).includes(id),
    )
    .slice(0, SCRIPT_OBJECTIONS_MOST);
  const waiting = new Set(fitting.filter((id) => objections.every((one) => one.id !== id || one.status === "waiting")));
  const fromScript: ObjectionState[] = [...waiting].map((id) => ({
    id,
    status: "waiting",
    raisedAt: null,
    acknowledged: false,
    explored: false,
    answered: false,
    fromScript: true,
  }));
  return waiting.size === 0
    ? objections
    : [...objections.filter((one) => one.status !== "waiting" || !waiting.has(one.id)), ...fromScript];
}

const SCRIPT_OBJECTIONS_MOST = 3;

export function findObjection(practice: Practice, id: string): Objection | null {
  return practice.objections.find((objection) => objection.id === id) ?? null;
}

export function openObjection(state: CustomerState): ObjectionState | null {
  return state.objections.find((one) => one.status === "open" || one.status === "returned") ?? null;
}

/** What in an agent line speaks to the objection on the table; empty quotes: nothing does. */
export type HandlingEvidence = {
  quotes: Handling["quotes"];
  exploration: Question | null;
  /** The line speaks to it at all, well or not. */
  isAttempt: boolean;
};

/** What an agent line does with the objection on the table, by the rules; null: there is none. */
export function handleObjection(
  practice: Practice,
  state: CustomerState,
  memory: Memory,
  heard: Heard,
): Handling | null {
  const current = openObjection(state);
  const objection = current && findObjection(practice, current.id);
  if (!objection) return null;
  const says = wordsOfObjection(practice, objection);
  // "What's holding you back? I just need a yes" explores nothing and answers nothing.
  const presses = heardAct(heard, "pressure", "insult") !== null;
  const table = { practice, state, memory, objection, says, turnsAgo: turnsSince(current, memory) };
  const quotes = presses ? NO_QUOTES : handlingQuotes(heard, table);
  return handlingOf(practice, state, memory, heard, {
    quotes,
    exploration: heard.questions.find(({ sentence }) => sentence.quote === quotes.explored) ?? null,
    isAttempt: !presses && memory.lastTopic === null && speaksToIt(heard, objection, says),
  });
}

/** What this evidence comes to for the objection on the table; null: there is none. */
export function handlingOf(
  practice: Practice,
  state: CustomerState,
  memory: Memory,
  heard: Heard,
  { quotes, exploration, isAttempt }: HandlingEvidence,
): Handling | null {
  const current = openObjection(state);
  const objection = current && findObjection(practice, current.id);
  if (!current || !objection) return null;
  const [acknowledges, explores, answers] = [quotes.acknowledged, quotes.explored, quotes.answered].map(Boolean);
  const acknowledged = current.acknowledged || acknowledges === true;
  const explored = current.explored || explores === true;
  const countsNow = explored || practice.difficulty.hearsAnswers === "at-once";
  const answered = current.answered || (answers === true && countsNow);
  const worked = acknowledges || explores || answers || isAttempt;
  const settled = acknowledged && explored && answered;
  const idle = worked ? 0 : memory.objectionIdle + idleCost(heard);
  // Who has spoken to it at all is not told that they passed it over.
  const wasHeard = current.acknowledged || current.explored || current.answered;
  const mayReturn = current.status === "open" && practice.difficulty.secondChances && !wasHeard;
  return {
    objection,
    acknowledged: acknowledges === true && !current.acknowledged,
    explored: explores === true,
    answered: answers === true && countsNow,
    confirmed: quotes.confirmed !== "" && answered,
    newlyExplored: explores === true && !current.explored,
    newlyAnswered: answers === true && !current.answered,
    exploration,
    outcome: settled
      ? "resolved"
      : worked
        ? "worked-on"
        : idle < IDLE_LIMIT
          ? "ignored"
          : mayReturn
            ? "returned"
            : "dropped",
    quotes,
  };
}

/** The line says enough, and in words that belong to the objection: to call that ignored would be a false complaint. */
function speaksToIt({ sentences, questions }: Heard, objection: Objection, says: string): boolean {
  const asked = new Set(questions.map(({ sentence }) => sentence.quote));
  const stated = sentences.filter(({ quote }) => !asked.has(quote)).map(({ text }) => text);
  if (stated.reduce((sum, text) => sum + wordsOf(text).length, 0) < WORDS_OF_AN_ATTEMPT) return false;
  const { exampleAcknowledge, exampleAnswer } = objection;
  return sharedWords(contentWords(stated.join(" ")), wordsSaid(`${says} ${exampleAcknowledge} ${exampleAnswer}`)) > 0;
}

const WORDS_OF_AN_ATTEMPT = 8;

/** A real question on something else puts off an objection, it does not ignore it altogether. */
export function idleCost(heard: Heard): number {
  if (asksToWait(heard)) return 0;
  return asksSomething(heard) ? 0.5 : 1;
}

/** The line wants to know something of this customer, understood or not. */
export function asksSomething(heard: Heard): boolean {
  return heard.questions.some((question) => question.kind === "topic" || question.kind === "unknown");
}

/** The moment an objection may be raised in. */
export type Moment = {
  agentTurns: number;
  trust: number;
  offered: boolean;
  priced: boolean;
  /** The price is said to be below what the customer pays. */
  saysLess: boolean;
  closing: boolean;
  text: string;
};

/** The objection that comes up now, or null. Pure conditions, so that a test can name each. */
export function nextObjection(
  practice: Practice,
  state: CustomerState,
  memory: Memory,
  moment: Moment,
): Objection | null {
  const hasOpen = openObjection(state) !== null;
  if (hasOpen && !moment.closing) return null;
  const waiting = state.objections.filter((one) => one.status === "waiting");
  const firing = waiting.flatMap((one) => {
    const objection = findObjection(practice, one.id);
    if (!objection || matchesAny(moment.text, objection.unlessSaid ?? [])) return [];
    // Asked to commit with a doubt still open, people reach for the next reason; that is one made for the moment.
    if (hasOpen && objection.trigger !== "close") return [];
    if (moment.closing && moment.agentTurns > EARLY && !["close", "price"].includes(objection.trigger)) return [];
    const isDue = one.fromScript
      ? moment.agentTurns >= 2 && memory.sinceObjection >= 1
      : fires(objection, moment, memory);
    return isDue ? [{ objection, urgency: one.fromScript ? 0 : URGENCY.indexOf(objection.trigger) + 1 }] : [];
  });
  return firing.sort((x, y) => x.urgency - y.urgency)[0]?.objection ?? null;
}

/** Until then a wish to meet is met with what is thought of the call; later with what is thought of the step. */
const EARLY = 4;

/** What the agent just did calls for an answer before what was only waiting its turn. */
const URGENCY: Objection["trigger"][] = ["close", "price", "topic", "opening", "low-trust", "turn"];

export function wordsFor(practice: Practice, objection: Objection): readonly string[] {
  return practice.scenario.objectionWords?.[objection.id] ?? objection.says;
}

/** All words that belong to it: as this customer says it, and as what is behind it is described. */
export function wordsOfObjection(practice: Practice, objection: Objection): string {
  const { behind, opensWhen, exampleExplore } = objection;
  return `${wordsFor(practice, objection).join(" ")} ${behind} ${opensWhen} ${exampleExplore}`;
}

function fires(objection: Objection, moment: Moment, memory: Memory): boolean {
  const rested = memory.sinceObjection >= 2;
  switch (objection.trigger) {
    case "opening":
      return rested && moment.agentTurns >= 1;
    case "turn":
      return rested && moment.agentTurns >= 3;
    case "price":
      if (moment.saysLess) return false;
      return memory.sinceObjection >= 1 && (moment.priced || (moment.offered && moment.agentTurns >= 3));
    case "topic":
      return rested && moment.agentTurns >= 2 && matchesAny(moment.text, objection.scriptCues);
    case "close":
      return moment.closing && moment.agentTurns >= 2;
    case "low-trust":
      return rested && moment.agentTurns >= 2 && moment.trust < 40;
  }
}
