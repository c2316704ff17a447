import { chance } from "../../seeded.ts";
import { wording } from "../customer-wording.ts";
import { type Manner, ownWords } from "../phrasing/own-words.ts";
import { asksOfLife } from "../understanding/asked-questions.ts";
import { heardAct } from "../understanding/heard.ts";
import type { Question } from "../understanding/question.ts";
import { asksIfSo } from "../understanding/set-phrases.ts";
import { type Decision, isWarm, type Situation } from "./decision.ts";
import { nod } from "./saying-yes.ts";

/** How the customer takes what was said, before any answer. At most one reaction besides the one to an objection or a bait. */
export function reactions(situation: Situation, decision: Decision, question: Question | null, proposed: boolean) {
  const answering = question !== null && !["confirm", "wellbeing"].includes(question.kind);
  reactToBait(situation, decision);
  reactToHandling(situation, decision, answering || proposed, question);
  if ((decision.beats.length > 0 || decision.returned.length > 0) && !situation.effects.newGaps.length) return;
  reactToContent(situation, decision, question, answering, proposed);
}

function reactToBait({ bait, heard }: Situation, decision: Decision) {
  if (bait === "taken") decision.beats.push({ key: "bait-answer", options: wording.baitTaken, must: true });
  // Who does not come back to it has not answered; the customer lets it go.
  if (bait === "declined" && (heardAct(heard, "limits") || REFUSES.test(heard.text)))
    decision.beats.push({ key: "bait-answer", options: wording.baitDeclined, must: true });
}

const REFUSES =
  /\b(?:(?:can|could|may|will|would) not (?:promise|do|say|tell|guarantee|give|split|share|leave|put|just|speak)|(?:am|are|is) not (?:allowed|able|true|legal|going to)|not allowed|do not know (?:that|anything|about)|have not heard|no idea|never|no policy|nobody can|honest|unfortunately|illegal|against the|law|rebate|fraud)\b/;

function reactToHandling(
  { handling, heard, effects }: Situation,
  decision: Decision,
  answering: boolean,
  question: Question | null,
) {
  if (!handling) return;
  const { objection } = handling;
  const say = (key: string, options: readonly string[], must = true) => decision.beats.push({ key, options, must });
  if (handling.outcome === "resolved") {
    // "I respect that. What would you never want to lose?" settles it and asks: what was asked is told.
    const isAskedAbout = handling.exploration !== null && handling.exploration === question && !asksOfLife(question);
    if (handling.newlyExplored && (isAskedAbout || !handling.newlyAnswered))
      say(`reveal:${objection.id}`, objection.reveals);
    // Who is asked something else gives the answer, and has given in all the same.
    if (!answering) say(`concede:${objection.id}`, objection.concedes);
  } else if (handling.outcome === "returned") {
    if (!answering) decision.returned.push(objection.id);
  } else if (handling.outcome === "dropped") {
    decision.dropped.push(objection.id);
    if (!answering && effects.newGaps.length === 0) say(`dropped:${objection.id}`, wording.letGo);
  } else if (handling.newlyExplored) {
    // Asked for a thing of their own life that lies behind the objection, people tell that thing.
    if (!handling.exploration || !asksOfLife(handling.exploration)) say(`reveal:${objection.id}`, objection.reveals);
  } else if (handling.answered && !answering && effects.newGaps.length === 0)
    say("too-soon", question?.kind === "confirm" ? wording.followHalf : wording.explainedTooSoon);
  else if (heardAct(heard, "acknowledgement") && !answering) say("heard", wording.heardNotMoved);
}

function reactToContent(
  situation: Situation,
  decision: Decision,
  question: Question | null,
  answering: boolean,
  proposed: boolean,
) {
  const { practice, heard, state, effects, turn } = situation;
  const must = !answering && !proposed;
  const warm = isWarm(situation);
  const say = (key: string, options: readonly string[], required = must, manner: Manner | null = null) =>
    void decision.beats.push({
      key,
      options,
      must: required,
      ...(manner && { own: ownWords(practice.persona, manner) }),
    });
  const gap = practice.scenario.gaps.find((one) => effects.newGaps.some((named) => named.id === one.id));
  if (effects.parroted) return say("parroted", wording.parroted, true);
  if (heardAct(heard, "pressure")) return say("pressed", wording.pressed, true);
  if (heardAct(heard, "scare") && !effects.newGaps.some((named) => !named.scare))
    return say("scared", wording.scared, true);
  // Who is asked something answers it.
  if (gap) return answering ? undefined : say(`gap:${gap.id}`, gap.reactions);
  if (decision.beats.length > 0) return;
  if (heard.wordCount > 90 && !answering) return say("pitched", wording.pitched, must, "annoyed");
  if (proposed) return;
  if (heardAct(heard, "reflection") && (!answering || chance(practice.seed, `${turn}/mirror`) < 0.4))
    return void decision.beats.push({ key: "mirrored", options: wording.mirrored, must, lead: 0.5, agrees: true });
  if (!answering && question?.kind !== "confirm" && nodsAlong(situation))
    return void decision.beats.push(nod(practice.persona));
  if (heardAct(heard, "recommendation"))
    return say(
      "offer",
      effects.linkedToNeed && effects.needsKnown >= 2 && warm ? wording.offerWarm : wording.offerCool,
    );
  if (heardAct(heard, "limits") && effects.needsKnown > 0) return say("limits", wording.limitsHeard, must, "pleased");
  if (heardAct(heard, "price") && question?.kind !== "confirm")
    return say("price", warm && effects.needsKnown >= 2 ? wording.priceWarm : wording.priceCool);
  if (heardAct(heard, "comparison") && warm) return say("compare", wording.compareHeard, must, "pleased");
  if (question?.kind === "confirm" && asksIfSo(question)) return;
  if (question?.kind === "confirm") return say("follow", warm ? wording.follow : wording.followHalf);
  if (answering || (question && state.agentTurns === 1)) return;
  if (heard.pitchesCover && !heardAct(heard, "purpose", "acknowledgement") && state.agentTurns > 1)
    return say("product", effects.needsKnown === 0 ? wording.productCool : wording.productPlain);
  if (heardAct(heard, "acknowledgement") && !heardAct(heard, "purpose") && heard.wordCount <= FEW_WORDS)
    return say("understood", warm ? wording.understood : wording.understoodCool);
}

/** Sympathy is short; a long turn that begins with it is about something else. */
const FEW_WORDS = 16;

/** People mostly hear explanations out with a word, and now and then say what they think of one. */
function nodsAlong({ practice, heard, state, turn }: Situation): boolean {
  const explains =
    heardAct(heard, "product", "limits", "comparison", "price", "recommendation") !== null ||
    heard.wordCount > FEW_WORDS;
  const share = state.irritation > 40 ? NODS_CROSSLY : NODS;
  return explains && state.agentTurns > 1 && chance(practice.seed, `${turn}/nod`) < share;
}

const NODS = 0.6;
const NODS_CROSSLY = 0.3;
