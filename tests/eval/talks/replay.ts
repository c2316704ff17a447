/** Prints, for labelled talks, what the engine says beside what the author's customer said; `-q` only the figures. */

import { openCustomer, step } from "#core/customer/engine.ts";
import { assemblePractice } from "#core/library/library.ts";
import { answerOn } from "#core/scenarios/answer-sheet.ts";
import { sheetsOf } from "#core/scenarios/find-answer-sheets.ts";
import { readTalks } from "./labelled-talks.ts";

const folder = process.argv[2] ?? "";
const only = process.argv[3] ?? "";
const quiet = process.argv.includes("-q");
let turnsAll = 0,
  labels = 0,
  right = 0,
  wrongTurns = 0,
  noneTold = 0,
  none = 0,
  raisedAt: Record<string, number> = {},
  ideal = 0;
for (const talk of readTalks(folder)) {
  if (!talk.file.startsWith(only)) continue;
  const practice = assemblePractice({ scenarioId: talk.scenarioId, personaId: talk.personaId, level: 2, seed: 11 });
  if (!practice) throw new Error(talk.file);
  const sheets = sheetsOf(practice);
  let { state } = openCustomer(practice);
  if (!quiet) console.log(`\n# ${talk.file}`);
  for (const [index, turn] of talk.turns.entries()) {
    (state as any).memory.lastLine = { turn: 2 * index, text: turn.before };
    const before = { ...(state as any).memory.told };
    const { state: next, move } = step(
      practice,
      { ...state, exit: null },
      { turn: 2 * index + 1, text: turn.text, scriptObjections: [] },
    );
    const after = (next as any).memory.told ?? {};
    const told = Object.keys(after).filter((k) => after[k] !== before[k]);
    const toldSlots = told.filter((k) => k.includes(".") && !k.startsWith("any."));
    const toldFacts = told.filter((k) => !k.includes("."));
    const wanted = turn.asked.flatMap((a) => (a.slot ? [a.slot] : []));
    const wantedFacts = new Set(wanted.map((s) => answerOn(sheets, s)?.fact).filter(Boolean));
    const ok = wanted.filter(
      (w) => toldSlots.includes(w) || (answerOn(sheets, w)?.fact && toldFacts.includes(answerOn(sheets, w)!.fact!)),
    );
    const bad = toldSlots
      .filter((k) => !wanted.includes(k) && !wantedFacts.has(answerOn(sheets, k)?.fact as any))
      .concat(toldFacts.filter((f) => !wantedFacts.has(f) && !toldSlots.some((k) => answerOn(sheets, k)?.fact === f)));
    turnsAll++;
    labels += wanted.length;
    right += ok.length;
    if (bad.length) wrongTurns++;
    if (turn.asked.length === 0) {
      none++;
      if (told.length) noneTold++;
    }
    if (move.raised.length)
      raisedAt[
        turn.asked.length === 0 ? "statement" : turn.asked.some((a) => a.form === "proposal") ? "proposal" : "question"
      ] =
        (raisedAt[
          turn.asked.length === 0
            ? "statement"
            : turn.asked.some((a) => a.form === "proposal")
              ? "proposal"
              : "question"
        ] ?? 0) + 1;
    if (turn.objection) ideal++;
    if (!quiet)
      console.log(
        `A: ${turn.text}\n   [${turn.asked.map((a) => `${a.slot ?? "*"} ${a.form}`).join("; ") || turn.kind}] ideal: ${turn.objection ? `(${turn.objection}) ` : ""}${turn.reply}\n   ENGINE: ${move.line}${move.exit ? ` <${move.exit.kind}>` : ""}${bad.length ? `   !!${bad.join(",")}` : ""}  {i${Math.round(state.interest)} t${Math.round(state.trust)} r${Math.round(state.irritation)}}`,
      );
    state = next;
    const last = turn.asked.at(-1)?.slot;
    if (last) (state as any).memory.lastSlot = last;
  }
}
console.log({
  turnsAll,
  labels,
  right: +(right / labels).toFixed(3),
  wrongTurns: +(wrongTurns / turnsAll).toFixed(3),
  none,
  noneTold,
  raisedAt,
  ideal,
});
