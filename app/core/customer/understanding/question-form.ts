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
export type QuestionForm = (typeof QUESTION_FORMS)[number];
