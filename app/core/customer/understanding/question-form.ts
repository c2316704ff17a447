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
export function formByWords(whole: string): QuestionForm | null {
  const text = whole.replace(LEADS_IN, "");
  return SURE_FORMS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** "May I ask what your position is?" asks what the position is. */
const LEADS_IN =
  /^(?:(?:and|so|but|okay|oh|um|then|well|now) )*(?:(?:may|can|could|might) i ask(?: you)?|do you mind (?:telling me|if i ask)|(?:can|could|would) you tell me|mind telling me) (?=(?:what|who|when|where|why|how|which)\b)/;

const INVERSION =
  "^(?:(?:and|so|but|okay|oh|um|uh|then|well|now|also|great|perfect|alright|wait) )*(?:is|are|was|were|do|does|did|have|has|had|can|could|would|will|should) (?:you|he|she|it|they|we|that|this|there|your|the|his|her|their|my|our|those|these|any|anybody|anyone|either|both|all|\\w+s)\\b";
const INVERTED_CHOICE = new RegExp(`${INVERSION}(?!.*\\bever\\b).* or (?!(?:not|no|what|so|anything|something)\\b)`);
const INVERTED = new RegExp(INVERSION);

const SURE_FORMS: readonly (readonly [QuestionForm, RegExp])[] = [
  ["how-much", /\bhow (?:long|many|much|old|far|big|often|high|large|tall|deep|fast|soon)\b/],
  // "I still need your age, though": wants a value, and no yes or no.
  ["what", /\b(?:i|we) (?:(?:still|do|just|also|will|would|only) )*need (?:your|his|her|their) (?!to\b|help\b)\w+/],
  ["why", /^(?:(?:and|so|but|okay|oh|um|huh) )*(?:why|how come)\b/],
  ["choice", /^(?:(?:and|so|but|okay|oh|um|then) )*which (?:one|of)\b/],
  [
    "when",
    /\b(?:what (?:day|time|year|month|date)|since when|when (?:is|was|does|did|do|would|will|are|were|can|could|should))\b/,
  ],
  ["when", /\b(?:is|was|are|were) when$/],
  ["who", /\b(?:is|was|are|were) who$/],
  ["where", /\b(?:is|was|are|were) where$/],
  [
    "what",
    /^(?:and |so |then )*(?:an?|the|your) (?:\w+ ){0,2}(?:email|address|number|zip|name|birthday)\b(?! (?:is|was)\b)/,
  ],
  ["what", /^what (?:is|are|was|were) your\b(?!.* or )/],
  ["who", /^(?:(?:and|so|but|okay|oh|um|then) )*(?:who|whose)\b/],
  ["where", /^(?:(?:and|so|but|okay|oh|um|then) )*where\b/],
  ["choice", INVERTED_CHOICE],
  ["yes-no", INVERTED],
];

export type QuestionForm = (typeof QUESTION_FORMS)[number];
