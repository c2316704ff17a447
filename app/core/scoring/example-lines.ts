import type { Practice } from "../scenarios/practice.ts";
import type { Gap, Line } from "../scenarios/schema.ts";
import { leavesOpen } from "./beyond-doubt.ts";
import { decapitalise, isOpenQuestion } from "./metrics/agent-wording.ts";
import { LEAST_WORDS_OF_THEIRS, wordsOfTheirs } from "./their-words.ts";
import { asksToTell, takesUpPlainly } from "./words-that-prove.ts";

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
  /** Those of them that the agent has not given back. */
  notGivenBack: string[];
  unasked: string[];
  /** A gap of which all that it rests on was told, and a sentence that told of it; null: there is none to give back. */
  gap: { gap: Gap; said: string | null } | null;
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
  const open = unasked.filter((question) => isOpenQuestion(question) && asksToTell(question) && leavesOpen(question));
  const general = [
    `What matters most to you about your ${coverOf(practice)}?`,
    `What have you done about ${coverOf(practice)} so far?`,
    "What would have to be different for you to be happy with it?",
  ];
  return open[place] ?? general[(place - open.length) % general.length] ?? general[0] ?? "";
}

/**
 * Something that was told and not given back yet, given back; `place`: another thing for another check. Where there is none, what brings
 * it out.
 */
export function reflectionLine({ practice, notGivenBack }: Moment, place: 0 | 1 = 0): string {
  const heard = notGivenBack[place % Math.max(1, notGivenBack.length)];
  if (heard)
    return place === 0
      ? `You said, “${heard}” What worries you most about that?`
      : `You told me, “${heard}” Is that where we should look first?`;
  return place === 0
    ? `Tell me a little about your ${coverOf(practice)}, and I'll say back what I heard.`
    : `What should I know about your ${coverOf(practice)}? Then I'll say back what I heard.`;
}

/** What would have taken up the objection, said so that nobody can doubt it. */
export function acknowledgementLine({ acknowledgement }: Moment): string {
  if (acknowledgement === null) return "That makes sense, and I'd want to be sure too.";
  return acknowledgedPlainly(acknowledgement);
}

export function acknowledgedPlainly(words: string): string {
  return takesUpPlainly(words) ? words : `I understand. ${words}`;
}

/** The customer's own words, taken up; where they have said next to nothing, what has them say more. */
export function theirWordsLine({ practice, told }: Moment): string {
  const heard = told.findLast((words) => new Set(wordsOfTheirs(words)).size >= LEAST_WORDS_OF_THEIRS);
  return heard
    ? `So, as you said, “${heard}” What else comes with that?`
    : `How would you put it yourself, ${firstName(practice)}: what matters about your ${coverOf(practice)}?`;
}

export function whyNowLine(practice: Practice): string {
  const begins = practice.scenario.call === "inbound" ? "What made you" : "What has changed lately that could make you";
  return `${begins} look at your ${coverOf(practice)} now, ${firstName(practice)}?`;
}

export function limitsLine(practice: Practice): string {
  return LEFT_OUT[practice.scenario.line](coverOf(practice));
}

/** What policies of a line of business leave out nearly everywhere. */
const LEFT_OUT: Record<Line, (cover: string) => string> = {
  auto: (cover) => `One thing your ${cover} would not pay for: driving for deliveries or paid rides.`,
  home: (cover) => `One thing your ${cover} does not cover: flood water that comes in from outside.`,
  life: () => "One thing it does not do: it won't pay in the first two years if the application left something out.",
  commercial: (cover) =>
    `One thing your ${cover} does not cover: an employee of yours who gets hurt. That takes workers' comp.`,
};

export function comparisonLine(practice: Practice): string {
  return practice.scenario.line === "life"
    ? `Let's lay this ${coverOf(practice)} beside the one you have, same amount, same years, and compare the price.`
    : `Let's put this ${coverOf(practice)} next to what you have or were offered, line by line, with the same limits and deductible.`;
}

/** The gap that what was told points to; where nothing was told yet, the question that comes first. */
export function recommendationLine({ practice, unasked, gap }: Moment): string {
  if (gap) {
    const { exampleLine } = gap.gap;
    return gap.said === null
      ? `I recommend that we take care of one thing first. ${exampleLine}`
      : `You said, “${gap.said}” I recommend that we take care of that first. ${exampleLine}`;
  }
  const question = unasked[0] ?? `What matters most to you about your ${coverOf(practice)}?`;
  return `Before I recommend anything: ${decapitalise(question)}`;
}

/** As recommendationLine, with the reason for it; where no words of theirs can be given back, the question that brings some. */
export function linkedLine({ gap }: Moment): string {
  if (!gap || gap.said === null)
    return "Tell me first what you would want this to take care of, and I'll tell you what I'd do about that.";
  const { exampleLine } = gap.gap;
  return `Because you said, “${gap.said.replace(/[.!…]$/, "")}”, I'd recommend that we start there. ${exampleLine}`;
}

export function recapLine({ practice, told, willTalkAgain }: Moment): string {
  const heard = told.slice(0, 2).map((sentence) => `“${sentence}”`);
  const next = willTalkAgain
    ? `I'll send you the ${coverOf(practice)} quote in writing before we talk again, and then we go through it. Is that right, ${firstName(practice)}?`
    : nextStepLine(practice);
  return heard.length > 0 ? `Let me sum up. You said, ${heard.join(" and ")} ${next}` : `Let me sum up. ${next}`;
}

export function nextStepLine(practice: Practice): string {
  return `I'll send you a ${coverOf(practice)} quote in writing by tomorrow noon, and we go through it the day after tomorrow at ten. Does that work, ${firstName(practice)}?`;
}

/** What asks whether an objection is settled. */
export const CHECK_LINE = "Does that settle it for you, or is there more to it?";

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
