import type { Difficulty } from "../../scenarios/schema.ts";
import type { CustomerState } from "../customer-state.ts";
import type { Handling } from "../objections.ts";
import { asksToWait, type Heard, heardAct } from "../understanding/heard.ts";

export type Meters = Pick<CustomerState, "trust" | "irritation" | "interest">;

/** What happened in one agent line, as far as it moves the customer. */
export type Effects = {
  /** Questions about the customer that were not asked before. */
  asked: number;
  factsAsked: number;
  openFactsAsked: number;
  repeatedQuestions: number;
  stackedQuestions: number;
  newOpening: number;
  newGaps: { id: string; tied: boolean; scare: boolean }[];
  /** The agent said word for word what they said the line before. */
  parroted: boolean;
  handling: Handling | null;
  baitAnswered: "declined" | "taken" | null;
  recommended: number;
  linkedToNeed: boolean;
  needsKnown: number;
  askAnswered: boolean;
  smallTalk: number;
};

/** Sizes follow the domain notes where they give one; the rest was set by reading conversations. */
export function moveMeters(meters: Meters, heard: Heard, effects: Effects, difficulty: Difficulty): Meters {
  let { trust, irritation, interest } = meters;
  const has = (kind: Parameters<typeof heardAct>[1]) => heardAct(heard, kind) !== null;
  const { level, warmth } = difficulty;
  const add = (t: number, i: number, n: number) => {
    trust += t > 0 ? (trust > 60 ? t / 2 : t) * warmth : t;
    irritation += i > 0 ? i * (0.8 + level * 0.1) : i;
    interest += n > 0 ? (interest > 75 ? n / 2 : n) * warmth : n;
  };
  if (has("reflection")) add(6, -3, 2);
  if (has("acknowledgement")) add(4, -4, 1);
  if (has("apology")) add(1, -4, 0);
  if (has("thanks")) add(0, -1, 0);
  if (effects.newOpening > 0) add(2 * effects.newOpening, 0, 0);
  if (has("permission")) add(2, -2, 0);
  add(2 * effects.openFactsAsked, 0, 4 * effects.factsAsked + effects.openFactsAsked);
  add(0, 5 * effects.repeatedQuestions, -effects.repeatedQuestions);
  if (effects.stackedQuestions > 1) add(0, 3 * (effects.stackedQuestions - 1), 0);
  for (const gap of effects.newGaps) {
    if (gap.scare) add(-5, 4, 1);
    else if (gap.tied) add(3, -1, 9);
    else add(0, 0, 4);
  }
  if (effects.parroted) add(-2, 6, -2);
  const pitched = heard.wordCount > 90;
  if (pitched) add(0, 8, -3);
  if (heard.pitchesCover && !has("question") && effects.needsKnown === 0) add(-2, 5, -2);
  if (has("recommendation") && effects.recommended <= 2)
    add(0, 0, effects.linkedToNeed ? 6 : effects.needsKnown > 2 ? 2 : -1);
  if (has("limits")) add(3, 0, 0);
  if (has("comparison")) add(1, 0, 2);
  if (has("price") && effects.needsKnown < 2) add(-1, 1, -2);
  if (has("pressure")) add(-10, 14, -4);
  if (has("scare")) add(-6, 8, -1);
  if (has("insult")) add(-25, 32, -12);
  if (has("odd-request")) add(-2, 4, -2);
  if (has("break-character")) add(-2, 3, -1);
  if (effects.smallTalk === 1) add(2, -1, 0);
  if (effects.smallTalk > 2) add(0, 3, 0);
  if (effects.askAnswered) add(2, 0, 2);
  if (effects.baitAnswered === "declined") add(6, -2, 3);
  if (effects.baitAnswered === "taken") add(-15, 2, -4);
  if (heard.wordCount === 0) add(0, 4, -1);
  else if (heard.wordCount <= FEW_WORDS && isIdle(heard)) add(0, 1, -1);
  if (effects.handling && !asksToWait(heard)) handlingMoves(effects.handling, effects.asked > 0, add);
  return { trust: clamp(trust), irritation: clamp(irritation), interest: clamp(interest) };
}

/** "Okay." and nothing else: the customer waits for more. */
function isIdle({ acts }: Heard): boolean {
  return acts.every(({ kind }) => kind === "backchannel");
}

const FEW_WORDS = 6;

function handlingMoves(
  handling: Handling,
  asksOn: boolean,
  add: (trust: number, irritation: number, interest: number) => void,
): void {
  if (handling.newlyExplored) add(4, -3, 2);
  if (handling.outcome === "resolved") add(6, -6, 10);
  else if (handling.newlyAnswered && !handling.explored) add(-1, 5, 0);
  if (handling.outcome === "ignored") add(-1, asksOn ? 1 : 4, asksOn ? -1 : -2);
  if (handling.outcome === "returned") add(-3, 6, -3);
  if (handling.outcome === "dropped") add(-5, 5, -10);
}

function clamp(value: number): number {
  return Math.round(Math.max(0, Math.min(100, value)) * 10) / 10;
}
