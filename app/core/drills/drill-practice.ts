import type { CustomerMove, CustomerState, Exit } from "../customer/customer-state.ts";
import { wording } from "../customer/customer-wording.ts";
import { openCustomer, step } from "../customer/engine.ts";
import { quoteOf } from "../customer/mark-writer.ts";
import { wordsFor } from "../customer/objections.ts";
import { sentenceKeys } from "../customer/phrase.ts";
import type { ExchangeReading } from "../customer/speaking/exchange-reading.ts";
import { type SpokenExchange, takeExchange } from "../customer/speaking/take-reply.ts";
import { assemblePractice, objections, scenarios } from "../library/library.ts";
import type { Practice } from "../scenarios/practice.ts";
import type { Objection, Scenario } from "../scenarios/schema.ts";
import { givesIn } from "../scoring/beyond-doubt.ts";
import { shuffled } from "../seeded.ts";

// A drill is an ordinary conversation with the ordinary customer, cut down to one objection: it is the customer's first
// sentence, and the conversation ends when it is settled, when the customer drops it, or after four lines.

/** Agent lines; spoken, at 15 to 20 seconds each, about a minute. The texts of drills name the number. */
export const DRILL_AGENT_TURNS = 4;

const DRILL_LEVEL = 2;

/** Null: an unknown objection, or one that no scenario's customer can say. */
export function assembleDrill(choice: { objectionId: string; seed: number }): Practice | null {
  const objection = objections.find((one) => one.id === choice.objectionId);
  const scenario = objection && shuffled(fittingScenarios(objection), choice.seed, "drill")[0];
  const personaId = scenario && shuffled(scenario.customers, choice.seed, "drill/customer")[0];
  if (!objection || !scenario || !personaId) return null;
  const practice = assemblePractice({ scenarioId: scenario.id, personaId, level: DRILL_LEVEL, seed: choice.seed });
  if (!practice) return null;
  const openings = [...wordsFor(practice, objection)];
  const goal = "Acknowledge it, ask what is behind it, then answer that.";
  return {
    ...practice,
    scenario: {
      ...scenario,
      title: `Drill: ${objection.title}`,
      goal,
      // The customer speaks first, and nothing but the objection is in the way.
      call: "inbound",
      openings,
      objections: [objection.id],
      gaps: [],
      bait: null,
      asks: [],
    },
    // Four lines are the clock; the customer's own patience must not run out before.
    difficulty: { ...practice.difficulty, objections: 1, patienceTurns: 3 * DRILL_AGENT_TURNS },
    objections: [objection],
  };
}

export function canDrill(objectionId: string): boolean {
  return assembleDrill({ objectionId, seed: 0 }) !== null;
}

/** The objection a drill is about. */
export function drilledObjection({ objections: [objection] }: Practice): Objection {
  if (!objection) throw new Error("a drill has an objection");
  return objection;
}

/** As openCustomer, with the objection already on the table: it is what the customer opens with. */
export function openDrill(practice: Practice): { state: CustomerState; opening: string } {
  const { state, opening } = openCustomer(practice);
  const { id } = drilledObjection(practice);
  return {
    opening,
    state: {
      ...state,
      objections: state.objections.map((one) => (one.id === id ? { ...one, status: "open", raisedAt: 0 } : one)),
      marks: [{ type: "objection", objection: id, stage: "raised", turn: 0, quote: quoteOf(opening) }],
    },
  };
}

/** As the engine's step, and the end of the drill: settled, dropped, or out of lines. */
export function stepDrill(
  practice: Practice,
  state: CustomerState,
  line: { turn: number; text: string },
): { state: CustomerState; move: CustomerMove } {
  const next = step(practice, state, { ...line, scriptObjections: [] });
  const exit = endOfDrill(practice, next.state, { ...line, answer: next.move.line });
  if (exit === null || next.state.exit) return next;
  const ended = { ...next.state, exit };
  // The customer's own words end a settled drill; the move has no exit, so that nothing is added to them.
  if (exit.kind === "agreed") return { ...next, state: ended };
  const spoken = `${next.move.line} ${goodbye(practice, next.state)}`;
  return { state: ended, move: { ...next.move, line: spoken, exit } };
}

/** As an exchange with a model, and the end of the drill. */
export function takeDrillExchange(
  practice: Practice,
  before: CustomerState,
  exchange: SpokenExchange,
  reading: ExchangeReading | null,
): CustomerState {
  const state = takeExchange(practice, before, exchange, reading);
  return {
    ...state,
    exit: state.exit ?? endOfDrill(practice, state, { ...exchange.line, answer: exchange.reply.text }),
  };
}

/** How a drill ended that ended well; `perhaps`: what the customer said last leaves that in doubt. */
export function letGoWords(practice: Practice, { agentTurns }: CustomerState, sureness?: "perhaps"): string {
  const lines = agentTurns === 1 ? "one line" : `${agentTurns} lines`;
  return `${firstName(practice)} ${sureness ? "perhaps " : ""}let the objection go after ${lines}.`;
}

/** `answer`: of the customer, to the last line. */
function endOfDrill(practice: Practice, state: CustomerState, line: { turn: number; answer: string }): Exit | null {
  if (state.exit) return state.exit;
  const { id, concedes } = drilledObjection(practice);
  const status = state.objections.find((one) => one.id === id)?.status;
  if (status === "resolved") {
    const isSure = givesIn(line.answer) || concedes.some((words) => line.answer.includes(words));
    return { kind: "agreed", turn: line.turn + 1, reason: letGoWords(practice, state, isSure ? undefined : "perhaps") };
  }
  if (status !== "dropped" && state.agentTurns < DRILL_AGENT_TURNS) return null;
  const reason =
    status === "dropped"
      ? `${firstName(practice)} stopped talking about the objection. It was not settled.`
      : "Your four lines were used and the objection was still open.";
  return { kind: "time-cap", turn: line.turn + 1, reason };
}

/** Scenarios whose customer can say it; those that were written around it, where there are any. */
function fittingScenarios(objection: Objection): Scenario[] {
  const possible = scenarios.filter(
    ({ line, cannotSay = [] }) =>
      (objection.line === "any" || objection.line === line) && !cannotSay.includes(objection.id),
  );
  const own = possible.filter((scenario) => scenario.objections.includes(objection.id));
  return own.length > 0 ? own : possible;
}

function goodbye(practice: Practice, { said }: CustomerState): string {
  const order = shuffled(wording.outOfTime, practice.seed, "drill/goodbye");
  return order.find((text) => sentenceKeys(text).every((key) => !said.includes(key))) ?? "I have to go.";
}

function firstName({ persona }: Practice): string {
  return persona.name.split(" ")[0] ?? persona.name;
}
