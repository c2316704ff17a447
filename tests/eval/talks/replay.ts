/**
 * Holds labelled talks with the engine and prints its answer below the author's: `node tests/eval/talks/replay.ts FOLDER
 * [PREFIX] [-q]`. The
 * agent's lines answer the author's customer, so each turn is answered as if that customer had spoken before. `-q`: only the
 * figures.
 */
import { loadLearned } from "#app/node/learned.ts";
import type { CustomerState } from "#core/customer/customer-state.ts";
import { openCustomer, step } from "#core/customer/engine.ts";
import { readMemory } from "#core/customer/memory.ts";
import { assemblePractice } from "#core/library/library.ts";
import { type AnswerSheets, answerOn } from "#core/scenarios/answer-sheet.ts";
import { sheetsOf } from "#core/scenarios/find-answer-sheets.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import { type LabelledTalk, type LabelledTurn, readTalks } from "./labelled-talks.ts";

loadLearned();

const [folder = "", prefix = ""] = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const isQuiet = process.argv.includes("-q");
const sums = { turns: 0, asked: 0, answered: 0, turnsWithOther: 0 };
for (const talk of readTalks(folder)) if (talk.file.startsWith(prefix)) replay(talk);
console.log(sums);

function replay(talk: LabelledTalk) {
  const practice = assemblePractice({ ...talk, level: 2, seed: 11 });
  if (!practice) throw new Error(`${talk.file}: no such practice`);
  let { state } = openCustomer(practice);
  if (!isQuiet) console.log(`\n# ${talk.file}`);
  for (const [index, turn] of talk.turns.entries()) {
    const before = asIfSaid(practice, state, turn, talk.turns[index - 1]);
    const { state: after, move } = step(practice, before, {
      turn: 2 * index + 1,
      text: turn.text,
      scriptObjections: [],
    });
    const others = count(practice, turn, toldIn(practice, before, after));
    if (!isQuiet) console.log(`A: ${turn.text}\n   ${turn.reply}\n   > ${move.line}${others}`);
    state = after;
  }
}

/** The state as it would be had the customer said what the author wrote, and had nobody hung up. */
function asIfSaid(practice: Practice, state: CustomerState, turn: LabelledTurn, last?: LabelledTurn): CustomerState {
  const memory = readMemory(practice, state);
  const lastSlot = last?.asked.at(-1)?.slot ?? memory.lastSlot;
  return { ...state, exit: null, memory: { ...memory, lastLine: { turn: 0, text: turn.before }, lastSlot } };
}

/** Slots and facts that were answered in a turn. */
function toldIn(practice: Practice, before: CustomerState, after: CustomerState): string[] {
  const had = readMemory(practice, before).told;
  const has = readMemory(practice, after).told;
  return Object.keys(has).filter((id) => has[id] !== had[id]);
}

/** Counts what was answered of what was asked; the text for what was answered besides. */
function count(practice: Practice, { asked }: LabelledTurn, told: readonly string[]): string {
  const sheets = sheetsOf(practice);
  const wanted = asked.flatMap(({ slot }) => (slot === null ? [] : [slot]));
  const facts = new Set(wanted.flatMap((slot) => answerOn(sheets, slot)?.fact ?? []));
  const isWanted = (id: string) => wanted.includes(id) || facts.has(id) || facts.has(factOf(sheets, id) ?? "");
  const others = told.filter((id) => !isWanted(id) && !id.startsWith("own."));
  sums.turns++;
  sums.asked += wanted.length;
  sums.answered += wanted.filter((slot) => told.includes(slot) || told.includes(factOf(sheets, slot) ?? "")).length;
  if (others.length > 0) sums.turnsWithOther++;
  return others.length > 0 ? `   (not asked: ${others.join(", ")})` : "";
}

function factOf(sheets: AnswerSheets | null, slot: string): string | undefined {
  return answerOn(sheets, slot)?.fact;
}
