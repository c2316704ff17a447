import type { Persona } from "../../scenarios/schema.ts";

/** About a hundred sentences that fit any moment, for when every wording of a kind has been said. */
export function endlessReplies(persona: Persona): string[] {
  const leads = ["", ...(persona.voice.lead ?? [])];
  const replies: string[] = [];
  for (const lead of leads) {
    for (const clause of ENDLESS_CLAUSES) {
      for (const tail of ENDLESS_TAILS.filter((one) => one === "" || !saysBoth(lead, one)))
        replies.push(`${lead ? `${lead} ${clause}` : clause.replace(/^./, (c) => c.toUpperCase())}${tail}.`);
    }
  }
  return replies;
}

/** Before a sentence that says nothing: a word that fits whatever was asked or said. */
export const shortestOfAll = {
  unsure: [
    "Hard to say.",
    "I don't know.",
    "Hm. Not sure.",
    "Maybe.",
    "Couldn't tell you.",
    "No idea.",
    "Could be.",
    "Hm.",
  ],
  heard: ["Okay.", "Right.", "Mm-hm.", "Alright.", "I see.", "Got it.", "Fair enough.", "Hm."],
};

/** "To be fair, I've said what I can, to be fair." */
function saysBoth(lead: string, tail: string): boolean {
  return (
    lead !== "" &&
    lead
      .toLowerCase()
      .replace(/[^a-z ]/g, "")
      .trim() === tail.replace(/[^a-z ]/g, "").trim()
  );
}

/** The last word after the end, when the short list is used up. */
export function endlessGoodbyes(): string[] {
  return FAREWELL_STARTS.flatMap((start) => FAREWELL_ENDS.map((end) => `${start}, ${end}.`));
}

const ENDLESS_CLAUSES = [
  "I don't have a better answer than that",
  "I'm not sure what else to tell you",
  "that's about as much as I know",
  "I'd need to see something on paper",
  "I don't have more to add on that",
  "I'd want to think about that part",
  "I can't help you much there",
  "I've said what I can on that",
];
const ENDLESS_TAILS = [
  "",
  ", to be fair",
  ", at least not today",
  ", as far as I can tell",
  " right this second",
  ", if that helps",
  " at this point",
  ", all things considered",
];
const FAREWELL_STARTS = ["Okay", "Alright", "Right", "Well", "So", "Yeah", "Fine", "Good", "Thanks", "Sorry"];
const FAREWELL_ENDS = [
  "bye now",
  "I'm hanging up now",
  "I've got to go",
  "goodbye",
  "that's it from me",
  "I need to get off the phone",
  "have a good day",
  "take care",
  "I'm off",
  "that was it for today",
  "we're finished here",
  "let's leave it there",
];
