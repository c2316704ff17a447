/**
 * How a question asks, whatever it is about: the form its answer has to take. `confirm`: repeats a value to be confirmed
 * ("so it's two cars, right?"). `choice`: offers the answers. `tell`: asks without the form of a question ("walk me through it").
 */
export const QUESTION_FORMS = [
  "yes-no",
  "choice",
  "what",
  "who",
  "when",
  "where",
  "how-much",
  "why",
  "how",
  "confirm",
  "tell",
] as const;
/** The form that the words of a question (normalised) leave no doubt about; null: they leave one. */
export function formByWords(text: string): QuestionForm | null {
  return SURE_FORMS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const INVERSION =
  "^(?:(?:and|so|but|okay|oh|um|uh|then|well|now|also|great|perfect|alright|wait) )*(?:is|are|was|were|do|does|did|have|has|had|can|could|would|will|should) (?:you|he|she|it|they|we|that|this|there|your|the|his|her|their|my|our|those|these|any|anybody|anyone|either|both|all|\\w+s)\\b";
const INVERTED_CHOICE = new RegExp(`${INVERSION}.* or (?!(?:not|no|what|so|anything|something)\\b)`);
const INVERTED = new RegExp(INVERSION);

const SURE_FORMS: readonly (readonly [QuestionForm, RegExp])[] = [
  ["how-much", /\bhow (?:long|many|much|old|far|big|often|high|large|tall|deep|fast|soon)\b/],
  ["why", /^(?:(?:and|so|but|okay|oh|um|huh) )*(?:why|how come)\b/],
  ["choice", /^(?:(?:and|so|but|okay|oh|um|then) )*which (?:one|of)\b/],
  [
    "when",
    /\b(?:what (?:day|time|year|month|date)|since when|when (?:is|was|does|did|do|would|will|are|were|can|could|should))\b/,
  ],
  ["when", /\b(?:is|was|are|were) when$/],
  ["who", /\b(?:is|was|are|were) who$/],
  ["where", /\b(?:is|was|are|were) where$/],
  ["who", /^(?:(?:and|so|but|okay|oh|um|then) )*(?:who|whose)\b/],
  ["where", /^(?:(?:and|so|but|okay|oh|um|then) )*where\b/],
  ["choice", INVERTED_CHOICE],
  ["yes-no", INVERTED],
];

export type QuestionForm = (typeof QUESTION_FORMS)[number];
