import type { Practice } from "../scenarios/practice.ts";
import type { Line } from "../scenarios/schema.ts";
import { decapitalise } from "./metrics/agent-wording.ts";

/** Lines to say instead, made from the practice itself. Shared by feedback and coach. */

/** What a better line can be made of: the practice, and noun phrases of facts the customer told. */
export type Moment = { practice: Practice; told: string[] };

export function introductionLine(practice: Practice): string {
  const reason =
    practice.scenario.call === "inbound"
      ? "Thanks for calling. What made you pick up the phone today?"
      : "Do you have five minutes?";
  return `Hi ${firstName(practice)}, this is [your name] with [your agency], about your ${coverOf(practice)}. ${reason}`;
}

export function openQuestionLine({ practice }: Moment): string {
  const open = practice.scenario.needs.items.find((item) =>
    /^(?:what|how|why|tell me|walk me)\b/i.test(item.exampleQuestion),
  );
  return open?.exampleQuestion ?? `What matters most to you about your ${coverOf(practice)}?`;
}

export function reflectionLine({ practice, told }: Moment): string {
  const heard = told[0];
  return heard
    ? `So if I have it right, there's ${heard}. What worries you most about that?`
    : `It sounds like your ${coverOf(practice)} has been on your mind. Did I get that right?`;
}

export function recommendationLine({ practice, told }: Moment): string {
  const line =
    practice.scenario.gaps[0]?.exampleLine ?? `here is the one change I would make to your ${coverOf(practice)}.`;
  return told[0] ? `Because you told me about ${told[0]}: ${line}` : line;
}

export function recapLine({ practice, told }: Moment): string {
  const heard = told.length > 0 ? `you told me about ${told.slice(0, 2).join(" and ")}; ` : "";
  return `Let me sum up: ${heard}${decapitalise(nextStepLine(practice))}`;
}

export function nextStepLine(practice: Practice): string {
  return `I'll send you both versions of the ${coverOf(practice)} by tomorrow noon, and we go through them on Thursday at ten. Does that work, ${firstName(practice)}?`;
}

export function firstName(practice: Practice): string {
  return practice.persona.name.replace(/ .*/s, "");
}

export function coverOf(practice: Practice): string {
  return COVER[practice.scenario.line];
}

const COVER: Record<Line, string> = {
  auto: "car insurance",
  home: "home insurance",
  life: "life insurance",
  commercial: "business insurance",
};
