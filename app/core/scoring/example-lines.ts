import type { Practice } from "../scenarios/practice.ts";
import type { Gap, Line } from "../scenarios/schema.ts";
import { decapitalise, isOpenQuestion } from "./metrics/agent-wording.ts";

/** Lines to say instead, made from the practice itself. Shared by feedback and coach. */

/**
 * What a better line can be made of: the practice; what the customer told, in their own words; questions that were not asked; a gap
 * that something they told points to. What was not told in this conversation is no part of a line, but the question for it may
 * be.
 */
export type Moment = {
  practice: Practice;
  /** Whole sentences of the customer's. */
  told: string[];
  unasked: string[];
  /** A gap of which all that it rests on was told, and a sentence that told of it. */
  gap: { gap: Gap; said: string } | null;
  /** What would have taken up the first objection that was raised. */
  acknowledgement: string | null;
  /** The customer has agreed to a next step. */
  willTalkAgain: boolean;
};

export function introductionLine(practice: Practice): string {
  const reason =
    practice.scenario.call === "inbound"
      ? "Thanks for calling. What made you pick up the phone today?"
      : "Do you have five minutes?";
  return `Hi ${firstName(practice)}, this is [your name] with [your agency], about your ${coverOf(practice)}. ${reason}`;
}

/** An open question that was not asked; `place`: another one for another check. */
export function openQuestionLine({ practice, unasked }: Moment, place = 0): string {
  const open = unasked.filter(isOpenQuestion);
  const general = [
    `What matters most to you about your ${coverOf(practice)}?`,
    `What have you done about ${coverOf(practice)} so far?`,
    "What would have to be different for you to be happy with it?",
  ];
  return open[place] ?? general[(place - open.length) % general.length] ?? general[0] ?? "";
}

/** Something that was told, given back; `place`: another thing for another check. */
export function reflectionLine({ practice, told }: Moment, place = 0): string {
  const heard = told[place % Math.max(1, told.length)];
  const stems = [
    `You said, “${heard}” What worries you most about that?`,
    `You told me, “${heard}” Is that where we should look first?`,
    `So, as you said, “${heard}” What else comes with that?`,
  ];
  const untold = [
    `Tell me a little about your ${coverOf(practice)}, and I'll say back what I heard.`,
    `What should I know about your ${coverOf(practice)}? Then I'll say back what I heard.`,
    "Let me say back what I heard, and you tell me where I'm wrong.",
  ];
  return (heard ? stems : untold)[place % stems.length] ?? "";
}

/** The gap that what was told points to; where nothing was told yet, the question that comes first. */
export function recommendationLine({ practice, unasked, gap }: Moment): string {
  if (gap) return `You said, “${gap.said}” ${gap.gap.exampleLine}`;
  const question = unasked[0] ?? `What matters most to you about your ${coverOf(practice)}?`;
  return `Before I recommend anything: ${decapitalise(question)}`;
}

export function recapLine({ practice, told, willTalkAgain }: Moment): string {
  const heard = told.slice(0, 2).map((sentence) => `“${sentence}”`);
  const next = willTalkAgain
    ? `I'll send you the ${coverOf(practice)} in writing before we talk again, and then we go through it. Is that right, ${firstName(practice)}?`
    : nextStepLine(practice);
  return heard.length > 0 ? `Let me sum up. You said, ${heard.join(" and ")} ${next}` : `Let me sum up. ${next}`;
}

export function nextStepLine(practice: Practice): string {
  return `I'll send you the ${coverOf(practice)} in writing by tomorrow noon, and we go through it the day after tomorrow at ten. Does that work, ${firstName(practice)}?`;
}

export function firstName(practice: Practice): string {
  return practice.persona.name.replace(/ .*/s, "");
}

export function coverOf(practice: Practice): string {
  return practice.scenario.cover ?? COVER[practice.scenario.line];
}

const COVER: Record<Line, string> = {
  auto: "car insurance",
  home: "home insurance",
  life: "life insurance",
  commercial: "business insurance",
};
