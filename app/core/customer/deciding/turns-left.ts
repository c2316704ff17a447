import { wording } from "../customer-wording.ts";
import { openObjection } from "../objections.ts";
import { type Decision, end, type Situation } from "./decision.ts";
import { isReady } from "./exits.ts";
import { freeTime } from "./proposals.ts";
import { takeBackUnraised } from "./told-in-words.ts";

/** The turns that the customer is still willing to spend are few, or used up: a warning, then the end. */
export function checkTurnsLeft(situation: Situation, decision: Decision) {
  const { memory, practice } = situation;
  if (memory.patience <= 0) {
    decision.beats = [
      ...decision.beats.filter((beat) => beat.must).slice(0, 1),
      { key: "farewell", options: wording.outOfTime, must: true },
    ];
    takeBackUnsaid(decision);
    if (isReady(practice, decision.state) && !openObjection(decision.state) && decision.state.trust >= 55) {
      decision.beats = [{ key: "farewell", options: wording.outOfTimeKeen, must: true }, freeTime(practice)];
      takeBackUnsaid(decision);
      return end(situation, decision, "soft-yes", "the time was up before the agent proposed a next step");
    }
    end(situation, decision, "time-cap", "");
  } else if (memory.patience <= 2 && !memory.hurryWarned) {
    decision.memory.hurryWarned = true;
    decision.beats.push({ key: "hurry", options: wording.hurry, must: true });
  }
}

/** What a cut-short reply does not say has not been told or raised. */
export function takeBackUnsaid(decision: Decision) {
  const isSaid = (key: string) => decision.beats.some((beat) => beat.key === key);
  const untold = decision.told.filter((told) => !isSaid(`fact:${told.fact}`)).map((told) => told.fact);
  decision.told = decision.told.filter((told) => !untold.includes(told.fact));
  decision.returned = decision.returned.filter((id) => isSaid(`objection:${id}`));
  decision.baited = decision.baited && isSaid("bait");
  decision.state = { ...decision.state, disclosed: decision.state.disclosed.filter((id) => !untold.includes(id)) };
  takeBackUnraised(decision, isSaid);
}
