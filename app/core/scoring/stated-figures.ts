import type { Turn } from "../conversations/turns.ts";
import { figuresIn } from "../customer/understanding/figures.ts";
import { type AnswerSheets, answerOn } from "../scenarios/answer-sheet.ts";
import { sheetsOf } from "../scenarios/find-answer-sheets.ts";
import type { Practice } from "../scenarios/practice.ts";
import { sentencesOf } from "./metrics/agent-wording.ts";
import type { Evidence } from "./score-schema.ts";
import { plainText } from "./sentence-clauses.ts";

/**
 * What the agent said of the customer's present policy with a figure, and whether it is the one of the brief or of the policy.
 */
export type StatedFigure = { evidence: Evidence; isRight: boolean };

/**
 * [S35] "Your limits are 100/300", "you pay 210 a month": held against what the agent was given and what the customer's policy
 * says. Questions, offers and what somebody said once are no such statements. Nothing is judged that nobody wrote down.
 */
export function statedFigures(practice: Practice, turns: readonly Turn[]): StatedFigure[] {
  const sheets = sheetsOf(practice);
  return turns
    .filter(({ speaker }) => speaker === "agent")
    .flatMap(({ index, text }) =>
      sentencesOf(text).flatMap((quote): StatedFigure[] => {
        const said = plainText(quote);
        const stated = quote.includes("?") || ASKS.test(said) || NOT_OF_TODAY.test(said) ? null : statementIn(said);
        if (!stated) return [];
        const known = knownFigures(stated.kind, sheets, practice);
        // "50/100" is two figures; of "1,352 for six months" the first is the sum.
        const figures = figuresIn(stated.words).slice(0, stated.kind === "limits" ? 2 : 1);
        if (known.length === 0 || figures.length === 0) return [];
        if (stated.kind === "premium" && figures.some((figure) => isOfHouse(figure, practice))) return [];
        const isRight = figures.every((figure) => known.some((one) => isSame(figure, one, stated.kind)));
        return [{ evidence: { turn: index, quote }, isRight }];
      }),
    );
}

/** "What are you paying a year ten grand fifteen": as speech is written down. */
const ASKS = /\b(?:what|how much|which) (?:are|is|do|does|did|were|was) (?:you|they|your|it)\b/;

type Kind = "limits" | "deductible" | "premium";
type Statement = { kind: Kind; words: string };

function statementIn(said: string): Statement | null {
  for (const { kind, pattern } of STATEMENTS) {
    const { figure, other } = pattern.exec(said)?.groups ?? {};
    const words = figure ?? other;
    if (words) return { kind, words };
  }
  return null;
}

/** "You're paying 390": the price of the house in the brief, and no premium. */
function isOfHouse(figure: number, { scenario }: Practice): boolean {
  return figuresIn(scenario.brief).some((one) => one >= HOUSE_LEAST && (one === figure || one === figure * 1000));
}

const HOUSE_LEAST = 50_000;

/** Figures as the customer knows them; of limits also those of the brief. Empty: they are not written down. */
function knownFigures(kind: Kind, sheets: AnswerSheets | null, { scenario }: Practice): number[] {
  const answers = SLOTS[kind].flatMap((slot) => answerOn(sheets, slot) ?? []);
  const own = answers.flatMap(({ value, says, more = [] }) => figuresIn([value, ...says, ...more].join(" ")));
  return own.length > 0 && kind === "limits" ? [...own, ...figuresIn(scenario.brief)] : own;
}

/** The same sum: limits in thousands or not, a premium by the month, the half year or the year. */
function isSame(said: number, known: number, kind: Kind): boolean {
  return FACTORS[kind].some((factor) => Math.abs(said * factor - known) <= Math.max(1, known * ROUNDED));
}

const SLOTS: Record<Kind, readonly string[]> = {
  limits: ["policy.limits"],
  deductible: ["policy.deductible"],
  premium: ["policy.premium", "policy.premium-before"],
};
const FACTORS: Record<Kind, readonly number[]> = {
  limits: [1, 1000, 1 / 1000],
  deductible: [1, 1000],
  premium: [1, 6, 1 / 6, 12, 1 / 12, 2, 1 / 2],
};
/** People round what they repeat. */
const ROUNDED = 0.03;

const FIGURE = "(?<figure>(?:[^,;.]|[,.](?=\\d)){0,40})";
const TODAY = "(?: right now| today| now| currently| at the moment)?";
/** "Do you have", "what you have": in speech without marks a question stands beside what is stated. */
const NOT_ASKED = "(?<!\\b(?:do|did|would|if|when|what|which|whether) )";
const PRESENT = "(?:current |present |existing |old )?";

const STATEMENTS: readonly { kind: Kind; pattern: RegExp }[] = [
  {
    kind: "limits",
    pattern: new RegExp(
      `\\byour ${PRESENT}(?:liability )?limits?${TODAY} (?:are|is|stand at|sit at) ${FIGURE}|${NOT_ASKED}\\byou(?:'ve got| have| carry|'re at| are at)${TODAY} (?<other>[^,;.]{0,25}) (?:in |of )?(?:liability|limits?)\\b`,
    ),
  },
  {
    kind: "deductible",
    pattern: new RegExp(
      `\\byour ${PRESENT}deductible${TODAY} is ${FIGURE}|${NOT_ASKED}\\byou(?:'ve got| have)${TODAY} an? (?<other>[^,;.]{0,25}) deductible`,
    ),
  },
  {
    kind: "premium",
    pattern: new RegExp(
      `\\byou(?:'re| are)? (?:paying|pay)${TODAY} ${FIGURE}|\\byour ${PRESENT}(?:premium|bill)${TODAY} is ${FIGURE.replace("figure", "other")}`,
    ),
  },
];

/** An offer, a wish, a supposition, or what was. */
const NOT_OF_TODAY =
  /\b(?:if|would|could|should|might|will|'ll|'d|say|suppose|imagine|let's|raise|instead|used to|were|was|last year|before|proposed?|with (?:us|me)|mine|ours|quote|rebuild\w*|build|house|purchase|appraised|mortgage|loan|estimate)\b/;
