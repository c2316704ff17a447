import { z } from "zod";

/** What a model may say that an agent's line does. The rules' other acts (greetings, thanks ...) stay the rules' to find. */
export const READ_ACTS = [
  "name",
  "agency",
  "purpose",
  "permission",
  "recording",
  "agenda",
  "acknowledgement",
  "reflection",
  "recap",
  "recommendation",
  "limits",
  "comparison",
  "price",
  "next-step",
  "close-ask",
  "apology",
  "pressure",
  "scare",
  "insult",
  "goodbye",
] as const;

const quote = z.string();

/**
 * What a model reads in one exchange: the agent's line and the customer's answer. All of it is required and nothing else is let in,
 * as JSON schema answers of servers want it; an empty list says that there was none. Each item has the words that show it.
 */
export const exchangeReadingSchema = z.strictObject({
  agent: z.strictObject({
    acts: z.array(z.strictObject({ act: z.enum(READ_ACTS), quote })),
    /** `about`: id of what was asked about, or "other" (about the customer, not on the list), or "small-talk". */
    questions: z.array(z.strictObject({ about: z.string(), open: z.boolean(), quote })),
    gaps: z.array(z.strictObject({ gap: z.string(), tiedToThisCustomer: z.boolean(), quote })),
    /** What was done with the objection on the table. */
    objection: z.array(z.strictObject({ did: z.enum(["acknowledged", "explored", "answered", "checked"]), quote })),
    /** A recommendation has a reason that this customer gave. */
    recommendationIsLinked: z.boolean(),
    nextStep: z.strictObject({ action: z.boolean(), day: z.boolean(), who: z.boolean() }),
    bait: z.enum(["declined", "taken", "none"]),
    suspicions: z.array(z.strictObject({ rule: z.string(), verdict: z.enum(["breach", "fine", "unclear"]), quote })),
  }),
  customer: z.strictObject({
    told: z.array(z.strictObject({ fact: z.string(), quote })),
    objections: z.array(z.strictObject({ objection: z.string(), did: z.enum(["raised", "let-go"]), quote })),
    ended: z.strictObject({
      how: z.enum(["on-the-line", "agreed", "will-talk-again", "declined", "hung-up"]),
      quote,
    }),
    /** About their life, said here for the first time and on no list. */
    madeUp: z.array(quote),
  }),
});
export type ExchangeReading = z.infer<typeof exchangeReadingSchema>;

/** An exchange as it stands in the transcript. */
export type Exchange = { agent: string; customer: string };

/** Only what its quote proves: words that stand in that line, letter by letter but for case, spaces and the kind of quotation mark. */
export function provenReading(reading: ExchangeReading, exchange: Exchange): ExchangeReading {
  const agent = plain(exchange.agent);
  const customer = plain(exchange.customer);
  const byAgent = ({ quote: words }: { quote: string }) => isIn(agent, words);
  const byCustomer = ({ quote: words }: { quote: string }) => isIn(customer, words);
  const isEnd = byCustomer(reading.customer.ended);
  return {
    agent: {
      ...reading.agent,
      acts: reading.agent.acts.filter(byAgent),
      questions: reading.agent.questions.filter(byAgent),
      gaps: reading.agent.gaps.filter(byAgent),
      objection: reading.agent.objection.filter(byAgent),
      suspicions: reading.agent.suspicions.filter(byAgent),
    },
    customer: {
      told: reading.customer.told.filter(byCustomer),
      objections: reading.customer.objections.filter(byCustomer),
      ended: isEnd ? reading.customer.ended : { how: "on-the-line", quote: "" },
      madeUp: reading.customer.madeUp.filter((words) => isIn(customer, words)),
    },
  };
}

/** The words of a line as they stand there, found by a quote that may differ in case, spaces and marks; null: they do not. */
export function asItStands(line: string, words: string): string | null {
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
        .replace(/['‘’]/g, "['‘’]")
        .replace(/["“”]/g, '["“”]'),
    )
    .join("\\s+");
  return pattern === "" ? null : (new RegExp(pattern, "i").exec(line)?.[0] ?? null);
}

function isIn(line: string, words: string): boolean {
  const found = plain(words);
  return found.length >= LEAST_QUOTE && line.includes(found);
}

/** "Ok" proves; a single letter stands in every line. */
const LEAST_QUOTE = 2;

function plain(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
}
