import { chance } from "../../seeded.ts";
import { wording } from "../customer-wording.ts";
import { type Heard, heardAct } from "../understanding/heard.ts";
import { FIRST_NAMES } from "../understanding/learned/first-names.ts";
import { normalise, wordsOf } from "../understanding/normalise.ts";
import type { Question } from "../understanding/question.ts";
import { type Decision, hasContentQuestion, type Situation } from "./decision.ts";

/** Who is this, what is it about, have you got a minute: the first lines of a call. */
export function greet(situation: Situation, decision: Decision, question: Question | null) {
  const { heard, practice, state, memory, turn } = situation;
  const first = state.agentTurns === 1;
  const outbound = practice.scenario.call !== "inbound";
  const tight = practice.difficulty.level === 3 || state.irritation > 35;
  const say = (key: string, options: readonly string[], must: boolean) => decision.beats.push({ key, options, must });
  if (isGreetedAsSomebodyElse(situation)) say("not-my-name", wording.notMyName, true);
  if (first && memory.agentName && chance(practice.seed, `${turn}/hi`) < 0.35) say("hi", wording.hiAgent, false);
  if (first && outbound && !memory.agentName && !memory.agency && !heardAct(heard, "name")) {
    decision.memory.askedWho = true;
    return say("who", wording.whoIsThis, true);
  }
  if (question?.kind === "wellbeing" && first)
    say("well", tight && !heardAct(heard, "purpose") ? wording.wellTight : wording.well, true);
  if (announcesRecording(heard) && chance(practice.seed, `${turn}/rec`) < 0.7)
    say("recording", wording.recordingFine, false);
  const asksLeave = heard.questions.some((one) => one.kind === "permission");
  // "Is this Ms. Vargas? Got a minute?": a yes to the name leaves the leave open.
  const isAskedMore = hasContentQuestion(question) && question?.slot !== "person.name";
  if (asksLeave && !isAskedMore && question?.kind !== "confirm") {
    const asked = heard.questions.find((one) => one.kind === "permission")?.sentence.text ?? "";
    const mayAsk = !ABOUT_TIME.test(asked);
    if (BAD_TIME.test(asked)) return say("permission", tight ? wording.badTimeTight : wording.badTimeNo, true);
    if (mayAsk && !ABOUT_ASKING.test(asked)) return say("permission", wording.plainSure, true);
    return say("permission", mayAsk ? wording.mayAskYes : tight ? wording.timeTight : wording.timeYes, true);
  }
  if (first && outbound && !heardAct(heard, "purpose") && !hasContentQuestion(question) && !(question && tight))
    say("about", wording.whatAbout, true);
}

/** "This line is recorded": not "a recording, that drives me up the wall", and not "I'm not recording you". */
function announcesRecording(heard: Heard): boolean {
  const text = heardAct(heard, "recording")?.sentence.text ?? "";
  return OF_THIS_CALL.test(text) && !/\b(?:not|never) (?:be )?record/.test(text);
}

const OF_THIS_CALL =
  /\b(?:calls?|line|conversations?|this|we|you|i) (?:\w+ ){0,3}(?:recorded|recording|record|monitored)\b|\brecord(?:ed|ing|s)? (?:this|the|our|line|calls?|lines)\b/;

/** "Is this a bad time?", "did I catch you in the middle of something?": who can talk says no. */
export const BAD_TIME =
  /\b(?:(?:bad|wrong|inconvenient) (?:time|moment)|in the middle of|interrupt\w*|bothering you|disturb\w*|are you busy)\b/;

/** "May I ask you something?": other leave is given with a "sure". */
const ABOUT_ASKING = /\b(?:ask|asking|questions?|curious)\b/;

/** "Is this a good time?", "got two minutes?" */
const ABOUT_TIME = /\b(?:now|time|moments?|minutes?|mins?|sec|seconds?|busy|later)\b/;

/** "Hi Ray" to somebody who is not Ray is a wrong name; in "Hi, Jordan here" the name is the agent's. */
function isGreetedAsSomebodyElse({ heard, practice }: Situation): boolean {
  const name = GREETING.exec(heard.text)?.[1];
  const own = wordsOf(normalise(practice.persona.name));
  return name !== undefined && FIRST_NAMES.has(name) && !own.includes(name);
}

const GREETING =
  /^(?:(?:okay|oh|well|yes|yeah) )?(?:hi|hey|hello|good (?:morning|afternoon|evening))(?: there)? (\w+)\b(?! (?:\w+ )?(?:here|with|from|at|calling|over|again)\b)/;
