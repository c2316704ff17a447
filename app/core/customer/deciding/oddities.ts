import { chance } from "../../seeded.ts";
import { wording } from "../customer-wording.ts";
import { findObjection, openObjection, wordsFor } from "../objections.ts";
import { asksToWait, heardAct } from "../understanding/heard.ts";
import type { Decision, Situation } from "./decision.ts";
import { checkTurnsLeft } from "./turns-left.ts";

/** Lines that are no sales talk: silence, insults, "are you a robot?", requests for something else. */
export function oddity(situation: Situation, decision: Decision): boolean {
  const { heard, practice, turn, memory } = situation;
  const say = (key: string, options: readonly string[], must = true) => decision.beats.push({ key, options, must });
  const isUnderstood = heard.questions.some((question) => question.kind === "topic");
  if (heard.odd === "garbled" && !isUnderstood) say("garbled", wording.garbled);
  else if (heard.wordCount === 0) say("silence", wording.silence);
  else if (asksToWait(heard)) say("hold", wording.holdOn);
  else if (heardAct(heard, "insult")) say("insulted", wording.insulted);
  else if (heardAct(heard, "break-character")) {
    say("machine", wording.aboutMachine);
    if (chance(practice.seed, `${turn}/back`) < 0.5) say("back", wording.backToIt, false);
  } else if (heardAct(heard, "odd-request") && !isUnderstood) {
    say("odd", wording.oddRequest);
  } else if (heard.odd === "stop") {
    say("stopped", wording.toldToStop);
  } else if (heard.odd === "other-caller") {
    say("other-caller", wording.otherCaller);
  } else if (heardAct(heard, "clarification") && heard.wordCount <= 8 && memory.lastLine) {
    return sayItAgain(situation, decision);
  } else return false;
  checkTurnsLeft(situation, decision);
  return true;
}

/** "Sorry, say that again?": the same content in other words. */
function sayItAgain(situation: Situation, decision: Decision): boolean {
  const { practice, memory, state } = situation;
  const open = openObjection(state);
  const objection = open && findObjection(practice, open.id);
  const fact = practice.scenario.facts.find((one) => one.id === memory.lastTopic);
  const options = objection
    ? [...wordsFor(practice, objection), ...objection.saysAgain]
    : fact && state.disclosed.includes(fact.id)
      ? fact.says
      : null;
  if (!options) return false;
  decision.beats.push({ key: "again", options, openers: wording.rephrase, must: true });
  checkTurnsLeft(situation, decision);
  return true;
}
