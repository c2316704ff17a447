import { chance } from "../../seeded.ts";
import { wording } from "../customer-wording.ts";
import { findObjection, openObjection, wordsFor } from "../objections.ts";
import { fillSlots } from "../phrase.ts";
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

/** "Sorry, say that again?": the objection or the fact that was just said, in other words. */
function sayItAgain(situation: Situation, decision: Decision): boolean {
  const { practice, memory, state, heard } = situation;
  const last = memory.lastLine?.text ?? "";
  // "Sorry, in what? The fridge, or the car?" asks for more than to hear it again.
  if (last === "" || heard.questions.some(({ sentence }) => !SAY_AGAIN.test(sentence.text))) return false;
  const isIn = (options: readonly string[]) => options.some((one) => last.includes(fillSlots(one, practice, memory)));
  const open = openObjection(state);
  const objection = open && findObjection(practice, open.id);
  const objected = objection ? [...wordsFor(practice, objection), ...objection.saysAgain] : [];
  const told = practice.scenario.facts.find((one) => one.id === memory.lastTopic)?.says ?? [];
  const inOtherWords = [objected, told].find(isIn);
  if (!inOtherWords) return false;
  decision.beats.push({ key: "again", options: inOtherWords, openers: wording.rephrase, must: true });
  checkTurnsLeft(situation, decision);
  return true;
}

const SAY_AGAIN =
  /^(?:(?:i am|oh|wait|sorry|pardon|excuse|me) )*(?:what do you mean|come again|say (?:that|it) again|(?:can|could|would) you (?:please )?(?:repeat|say|explain)(?: that| it)?(?: again)?|what(?: was that| did you say)?|huh|sorry|pardon|me)(?: please)?$/;
