import type { CustomerMove } from "#core/customer/customer-state.ts";
import type { Exchange, Rehearsal } from "#core/rehearsals/rehearsal.ts";
import type { Practice } from "#core/scenarios/practice.ts";

/** A rehearsal as lines for a terminal: who said what, and what the engine made of it. */
export function transcriptLines(rehearsal: Rehearsal): string[] {
  const { practice, opening, exchanges } = rehearsal;
  return [
    ...headingLines(rehearsal),
    ...customerLines(practice, opening),
    ...coachLines(rehearsal, 0),
    ...exchanges.flatMap((exchange, at) => [
      ...spoken("You", exchange.agent),
      ...answerLines(practice, exchange),
      ...coachLines(rehearsal, 2 * at + 2),
    ]),
  ];
}

export function headingLines({ practice, script, scriptObjections }: Rehearsal): string[] {
  const { scenario, persona, difficulty, seed } = practice;
  const prepared =
    scriptObjections.map((id) => titleOf(practice, id)).join("; ") || "no objection of this line of insurance";
  return [
    `${scenario.id} ${scenario.title} · ${persona.name} · ${difficulty.name} · seed ${seed}`,
    scenario.brief,
    ...(script ? [`Your script ${script.name} prepares for: ${prepared}.`] : []),
    "",
  ];
}

export function customerLines({ persona }: Practice, text: string): string[] {
  return spoken(persona.name.split(" ")[0] ?? persona.name, text);
}

/** What the agent's line was understood as, the customer's answer, and what it gave away. */
export function answerLines(practice: Practice, { move, state }: Exchange): string[] {
  const { trust, irritation, interest } = state;
  return [
    note("heard", move.acts.join(", ") || "nothing the customer knows"),
    ...customerLines(practice, move.line),
    ...moveNotes(practice, move, state.objections),
    note("mood", `${move.mood}; trust ${trust}, irritation ${irritation}, interest ${interest}`),
    ...(move.exit ? [note("end", move.exit.reason)] : []),
  ];
}

export function coachLines({ coach }: Rehearsal, afterTurn: number): string[] {
  return coach.filter((one) => one.afterTurn === afterTurn).flatMap(({ text }) => spoken("Coach", text));
}

function moveNotes(practice: Practice, move: CustomerMove, objections: Exchange["state"]["objections"]): string[] {
  const cards = move.disclosed.map((id) => practice.scenario.facts.find((fact) => fact.id === id)?.card ?? id);
  const raised = move.raised.map((id) => {
    const isScripts = objections.some((one) => one.id === id && one.fromScript);
    return `${titleOf(practice, id)} (${id}${isScripts ? ", from your script" : ""})`;
  });
  return [
    ...cards.map((card) => note("tells", card)),
    ...raised.map((title) => note("objects", title)),
    ...move.resolved.map((id) => note("settled", `${titleOf(practice, id)} (${id})`)),
  ];
}

function titleOf(practice: Practice, id: string): string {
  return practice.objections.find((objection) => objection.id === id)?.title ?? id;
}

function spoken(name: string, text: string): string[] {
  const [first = "", ...rest] = text.split("\n").filter((line) => line !== "");
  return [`${`${name}:`.padEnd(NAME_WIDTH)}${first}`, ...rest.map((line) => `${" ".repeat(NAME_WIDTH)}${line}`)];
}

function note(kind: string, text: string): string {
  return `${" ".repeat(NAME_WIDTH)}· ${kind}: ${text}`;
}

/** The longest first name, a colon and a blank. */
const NAME_WIDTH = 9;
