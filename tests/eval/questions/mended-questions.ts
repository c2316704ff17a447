import { NO_SLOT } from "#core/customer/understanding/learned/learned-slots.ts";
import type { OwnLine } from "./own-lines.ts";

/** How often each is learned: it was answered wrongly once, to somebody, and must not be again. */
const TIMES = 10;

/** By customer, questions that tests ask for what was once answered wrongly, with what they ask for. */
const MENDED: readonly Omit<OwnLine, "author">[] = [
  { customer: "A-1-dana", slot: "drivers.list", text: "i would like to know who drives the cars" },
  { customer: "A-2-tom", slot: "cars.list", text: "how many cars you have in the house" },
  { customer: "C-1-elena", slot: "business.vehicles", text: "who takes the orders out your own drivers" },
  { customer: "L-4-robert", slot: "work.job", text: "here i am sorry about that what do you do for work" },
  { customer: "A-1-dana", slot: "drivers.list", text: "could you tell me who all lives in the house and drives" },
  { customer: "A-1-dana", slot: "policy.deductible", text: "and what would you do if the deductible came due" },
  { customer: "A-1-dana", slot: "partner.name", text: "is greg your husband" },
  { customer: "A-2-tom", slot: "drivers.teen", text: "tom straight up you got a kid at home old enough to drive" },
  { customer: "C-1-elena", slot: "work.since", text: "that is good steady work when did they bring you on" },
  { customer: "C-3-kim", slot: "business.subs", text: "is it all you or do other people rent those chairs" },
  { customer: "H-1-kim", slot: "house.flood", text: "how close is it to the house" },
  ...["C-1-elena", "C-2-tom", "C-3-kim", "C-4-denise"].map((customer) => ({
    customer,
    slot: NO_SLOT,
    text: "how is it when you need to ask him something difficult about the policy",
  })),
  { customer: "A-1-tom", slot: NO_SLOT, text: "does the carrier have a portal" },
  { customer: "A-2-tom", slot: NO_SLOT, text: "does the carrier have a portal" },
  { customer: "C-2-tom", slot: NO_SLOT, text: "does the carrier have a portal" },
  { customer: "H-3-tom", slot: NO_SLOT, text: "does the carrier have a portal" },
];

export function mendedQuestions(): OwnLine[] {
  return MENDED.flatMap((one) => Array.from({ length: TIMES }, () => ({ ...one, author: "mended" })));
}
