import { wording } from "../customer-wording.ts";
import { heardAct } from "../understanding/heard.ts";
import { type Decision, end, type Situation } from "./decision.ts";

/** Anger, a stop request, or an insult too many. */
export function hangUpOrAskToStop(situation: Situation, decision: Decision): boolean {
  const { practice, state, memory, heard } = situation;
  const { exits } = practice.scenario;
  if (memory.stopAsked) {
    const honored =
      heardAct(heard, "stop-honoured") ||
      (heardAct(heard, "apology", "goodbye") &&
        !heard.pitchesCover &&
        !heardAct(heard, "next-step", "question", "pressure"));
    decision.beats.push({ key: "farewell", options: honored ? wording.stopHonored : exits.walkedAway, must: true });
    if (honored) end(situation, decision, "polite-no", "asked to be taken off the list, and the agent respected it");
    else end(situation, decision, "walked-away", "asked to be taken off the list and the agent went on");
    return true;
  }
  if (memory.insults >= 2 || state.irritation >= practice.difficulty.walkAwayAt) {
    const insulted = heardAct(heard, "insult") !== null;
    if (insulted) decision.beats.push({ key: "insulted", options: wording.insulted, must: false });
    decision.beats.push({ key: "farewell", options: exits.walkedAway, must: true });
    end(situation, decision, "walked-away", angerCause(situation));
    return true;
  }
  const provoked = heardAct(heard, "pressure", "insult", "scare") !== null || heard.wordCount > 90;
  if (
    practice.scenario.call === "outbound" &&
    provoked &&
    !heardAct(heard, "insult") &&
    state.irritation >= practice.difficulty.walkAwayAt - 22 &&
    state.agentTurns >= 2
  ) {
    decision.beats.push({ key: "stop", options: wording.stopCalling, must: true });
    decision.askedToStop = true;
    decision.memory.stopAsked = true;
    return true;
  }
  return false;
}

export function angerCause({ heard, effects, memory }: Pick<Situation, "heard" | "effects" | "memory">): string {
  if (heardAct(heard, "insult") || memory.insults > 0) return "was insulted";
  if (heardAct(heard, "pressure")) return "was put under pressure";
  if (heardAct(heard, "scare")) return "felt frightened into buying";
  if (effects.repeatedQuestions > 0) return "was asked the same things again";
  return "felt talked at and not listened to";
}
