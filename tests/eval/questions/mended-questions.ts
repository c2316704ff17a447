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
  { customer: "A-1-tom", slot: NO_SLOT, text: "does the carrier have a portal" },
  { customer: "A-2-tom", slot: NO_SLOT, text: "does the carrier have a portal" },
  { customer: "C-2-tom", slot: NO_SLOT, text: "does the carrier have a portal" },
  { customer: "H-3-tom", slot: NO_SLOT, text: "does the carrier have a portal" },
];

export function mendedQuestions(): OwnLine[] {
  return MENDED.flatMap((one) => Array.from({ length: TIMES }, () => ({ ...one, author: "mended" })));
}
