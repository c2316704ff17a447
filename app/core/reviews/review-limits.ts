/** Characters (UTF-16 units) of a comment, a reason, a verdict's words or an answer: as of a message. */
export const WORDS_MAX_LENGTH = 4000;
export const EXAMPLE_TITLE_MAX_LENGTH = 120;
/** Lines of one example: a moment, not a conversation. */
export const EXAMPLE_LINES_MOST = 12;
/** So close to the score of its assignment, an attempt is worth a look by somebody. */
export const NEAR_THE_LINE = 3;
/** An agent is told by email that an attempt was reviewed at most once in this time. */
export const EMAIL_EVERY_MS = 60 * 60 * 1000;
/** So long after the first remark, that a reviewer has made some more. */
export const EMAIL_AFTER_MS = 10 * 60 * 1000;
