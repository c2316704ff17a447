/**
 * Asks customers of the built-in library the questions of a folder (see question-lines.ts), each as the third line of a call, and
 * prints question and answer for somebody to judge: `node tests/eval/questions/ask.ts FOLDER`. A question goes to one of the
 * customers whose sheets answer its slot. The last line counts what was told: what was asked for, something else, nothing.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadLearned } from "#app/node/learned.ts";
import { openCustomer, step } from "#core/customer/engine.ts";
import { readMemory } from "#core/customer/memory.ts";
import { answerOn } from "#core/scenarios/answer-sheet.ts";
import { sheetsOf } from "#core/scenarios/find-answer-sheets.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import { findSlot } from "#core/scenarios/slots.ts";
import { hashText } from "#core/seeded.ts";
import { patient } from "../interrogation/interrogate.ts";
import { practicesWithAll } from "../practice.ts";
import { type QuestionLine, readQuestionLines } from "./question-lines.ts";

loadLearned();

/** What an agent says before, so that the question is neither the greeting nor out of nowhere. */
const BEFORE = [
  "Hi, this is Sam with Harbor Insurance. Is now an okay time?",
  "Thanks. I'd like to understand how things are with you first.",
];

const [folder = ""] = process.argv.slice(2);
const practices = practicesWithAll({ level: 1, seed: 7 });
const counts = new Map<string, number>();
for (const line of readQuestionLines(pathToFileURL(`${resolve(folder)}/`))) {
  const practice = customerFor(line);
  if (!practice) continue;
  const { reply, tells } = ask(practice, line);
  counts.set(tells, (counts.get(tells) ?? 0) + 1);
  console.log(
    `${practice.scenario.id} ${practice.persona.id}\t${line.slot}\t${line.form}\t${line.text}\t${reply}\t${tells}`,
  );
}
console.log(Object.fromEntries(counts));

/** Always the same one of those that can be asked this; null: nobody can. */
function customerFor({ slot, text }: QuestionLine): Practice | null {
  const ofLine = findSlot(slot)?.line;
  const able = practices.filter(
    (one) => (ofLine === "any" || ofLine === one.scenario.line) && answerOn(sheetsOf(one), slot) !== null,
  );
  return able[hashText(text) % Math.max(1, able.length)] ?? null;
}

function ask(practice: Practice, { text, slot }: QuestionLine): { reply: string; tells: string } {
  let { state } = openCustomer(practice);
  for (const [at, said] of BEFORE.entries())
    state = patient(step(practice, state, { turn: 2 * at + 1, text: said, scriptObjections: [] }).state);
  const { state: after, move } = step(practice, state, { turn: 2 * BEFORE.length + 1, text, scriptObjections: [] });
  const had = readMemory(practice, state).told;
  const has = readMemory(practice, after).told;
  const told = Object.keys(has).filter((id) => has[id] !== had[id]);
  const fact = answerOn(sheetsOf(practice), slot)?.fact ?? slot;
  const isRight = told.includes(slot) || told.includes(fact);
  return { reply: move.line, tells: isRight ? "asked for" : told.length > 0 ? "something else" : "nothing" };
}
