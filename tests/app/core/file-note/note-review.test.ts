import { describe, expect, test } from "vitest";
import type { Turn } from "#core/conversations/turns.ts";
import { NOTE_ITEM_IDS, type Talk } from "#core/file-note/note-items.ts";
import { reviewNote } from "#core/file-note/note-review.ts";
import { noteFile, noteSchema } from "#core/file-note/note-text.ts";
import { everyPractice, practiceOf, rehearse } from "#tests/support/rehearsal.ts";

/** A renewal with Dana, held by an agent who does it well. */
function talkWithDana(added: readonly string[] = []): Talk {
  const practice = practiceOf("A-1");
  const { turns, state } = rehearse(practice, "strong");
  const more = added.map((text, at): Turn => ({ index: turns.length + at, speaker: "customer", text, atMs: 0 }));
  return { practice, turns: [...turns, ...more], state };
}

const GOOD_NOTE = `Call with Dana about her auto renewal, on a recorded line. She and Greg drive; both cars go back and forth
to work. Owns the home with about 180,000 in it. Limits today 50/100; she had turned down uninsured motorist.
Recommended raising the liability limits first, because the policy stops far below what they could lose.
Told her that no policy covers everything, and that I would show what it leaves out side by side.
Next step: we meet Thursday at 4.`;

const coveredIn = (note: string, talk = talkWithDana()) =>
  reviewNote(note, talk)
    .items.filter(({ covered }) => covered)
    .map(({ id }) => id);

describe("a note held against its talk", () => {
  test("that has it all is told so, and is asked for nothing more", () => {
    const review = reviewNote(GOOD_NOTE, talkWithDana());
    expect(review).toMatchObject({ covered: 7, of: 7 });
    expect(review.items.every(({ quotes }) => quotes.length === 0)).toBe(true);
  });

  test("that says nothing of the talk lacks everything, each with the words that were said", () => {
    const talk = talkWithDana();
    const review = reviewNote("Nice call. Will see.", talk);
    expect(review.covered).toBe(0);
    expect(review.items.map(({ id }) => id)).toEqual([
      "present",
      "facts",
      "recommendation",
      "reason",
      "limits",
      "disclosures",
      "next-step",
    ]);
    for (const { quotes } of review.items) {
      expect(quotes.length).toBeGreaterThan(0);
      for (const { turn, quote } of quotes) expect(talk.turns[turn]?.text).toContain(quote);
    }
  });

  test.each([
    ["present", "Dana", "the customer"],
    ["disclosures", ", on a recorded line", ""],
    ["reason", ", because the policy stops far below what they could lose", ""],
    ["next-step", "\nNext step: we meet Thursday at 4.", ""],
    ["next-step", "Thursday at 4", "some time"],
    ["next-step", "Next step: we meet Thursday at 4.", "We spoke on Thursday. No meeting was set."],
    [
      "recommendation",
      "Recommended raising the liability limits first, because the policy stops far below what they could lose.",
      "Because.",
    ],
  ] as const)("without %s (%s) lacks that", (id, words, instead) => {
    const note = GOOD_NOTE.replaceAll(words, instead);
    expect(note).not.toBe(GOOD_NOTE);
    expect(coveredIn(GOOD_NOTE)).toContain(id);
    expect(coveredIn(note)).not.toContain(id);
  });

  test("may write a day as a date", () => {
    expect(coveredIn(GOOD_NOTE.replace("Thursday at 4", "on 12/3 at 4"))).toContain("next-step");
    expect(coveredIn(GOOD_NOTE.replace("Thursday at 4", "December 3"))).toContain("next-step");
  });

  test("has to tell what the customer turned down, once they did", () => {
    expect(reviewNote(GOOD_NOTE, talkWithDana()).items.map(({ id }) => id)).not.toContain("declined");
    const declining = talkWithDana([
      "Okay, but I don't want the umbrella.",
      "I don't want to rush. I don't need you to call him.",
      "Would I need that? I don't know.",
    ]);
    const item = reviewNote("Dana.", declining).items.find(({ id }) => id === "declined");
    expect(item?.quotes.map(({ quote }) => quote)).toEqual(["Okay, but I don't want the umbrella."]);
    expect(coveredIn(`${GOOD_NOTE} She declined the umbrella.`, declining)).toContain("declined");
  });

  test("has to tell that nobody is to call again, once the customer said so", () => {
    const practice = practiceOf("A-1");
    const turns: Turn[] = [
      { index: 0, speaker: "agent", text: "Hi Dana, this is Sam.", atMs: 0 },
      { index: 1, speaker: "customer", text: "Take me off your list.", atMs: 0 },
    ];
    const { state } = rehearse(practice, "weak");
    const stop = { type: "stop-request", stage: "asked", turn: 1, quote: "Take me off your list." } as const;
    const talk: Talk = { practice, turns, state: { ...state, marks: [stop], disclosed: [] } };
    expect(reviewNote("Dana.", talk).items.map(({ id }) => id)).toEqual(["present", "no-contact"]);
    expect(coveredIn("Dana asked to be removed from our list.", talk)).toEqual(["present", "no-contact"]);
  });
});

describe("what is not covered, as it was said", () => {
  const RISING = "And know this, a home policy doesn't pay for rising water, even outside a zone.";
  /** Whether the note has it, where the agent said one limit or more. */
  const isNoted = (note: string, ...said: readonly string[]) => {
    const practice = practiceOf("A-1");
    const { state } = rehearse(practice, "weak");
    const turns = said.map((text, index): Turn => ({ index, speaker: "agent", text, atMs: 0 }));
    const marks = turns.map(({ index, text }) => ({ type: "limits", turn: index, quote: text }) as const);
    return coveredIn(note, { practice, turns, state: { ...state, marks, disclosed: [] } }).includes("limits");
  };

  test("is not in a note that says only what was recommended, or what the customer's old policy leaves out", () => {
    const advised =
      "Advised dwelling limit 480k (price 390k), roof at replacement cost, drain backup endorsement, separate flood quote. She thought bank's cover was enough; explained that it protects the loan only.";
    expect(isNoted(advised, RISING)).toBe(false);
    expect(isNoted(`${advised} Home policy pays outside of the loan.`, RISING)).toBe(false);
    expect(isNoted("Rising water and the flood zone talked about.", RISING)).toBe(false);
    expect(isNoted("Her old policy leaves out flood water.", RISING)).toBe(false);
    expect(isNoted("The bank's policy does not pay for flood. Flood quote to follow.", RISING)).toBe(false);
    expect(isNoted("Roof not covered for wear. Recommended a flood quote.", RISING)).toBe(false);
  });

  test.each([
    "Told her flood is not covered.",
    "Explained that home does not pay for water from outside.",
    "Rising water excluded, flood quote to follow.",
    "Policy won't pay for flood, she knows.",
    "No coverage for rising water.",
    "Flood: excl. Old policy had a 1k deductible.",
  ])("is in a note that says it of the same thing: %s", (note) => {
    expect(isNoted(note, RISING)).toBe(true);
  });

  test("may be of the policy they have, where the agent spoke of that one", () => {
    const theirs = "Your basic policy doesn't pay for rising water.";
    expect(isNoted("Current policy does not pay for flood.", theirs)).toBe(true);
    expect(isNoted("Current policy does not pay for flood.", RISING)).toBe(false);
  });

  test("is looked for line by line", () => {
    expect(isNoted("Flood quote to follow\nNot covered: wear of the roof", RISING)).toBe(false);
    expect(isNoted("Present: Dana\nNot covered: rising water\nNext: Thursday", RISING)).toBe(true);
  });

  test("is of a sum where the note has the sum as the most that is paid", () => {
    const jewelry = "It pays only up to 1,500 for jewelry.";
    expect(isNoted("Jewelry capped at 1,500.", jewelry)).toBe(true);
    expect(isNoted("Recommended a rider for the ring, premium 1,500.", jewelry)).toBe(false);
  });

  test("that names nothing is in a note which says as much", () => {
    const nothing = "No policy covers everything, so I'd show you what it leaves out too.";
    expect(isNoted("Told her no policy covers everything.", nothing)).toBe(true);
    expect(isNoted("Showed her the new policy beside the old one.", nothing)).toBe(false);
  });

  test("needs a half of what was said", () => {
    const delivery = "It does not pay for food you deliver in your own car.";
    expect(isNoted("Flood not covered.", RISING, delivery)).toBe(true);
    expect(isNoted("Flood not covered.", RISING, delivery, "Wear of the roof is excluded.")).toBe(false);
  });
});

test("of no talk is more asked than it holds: what cannot be judged is not there", () => {
  const practice = practiceOf("A-1");
  const { state } = rehearse(practice, "weak");
  const silent = { practice, turns: [], state: { ...state, marks: [], disclosed: [] } };
  expect(reviewNote("Anything.", silent)).toEqual({ items: [], covered: 0, of: 0 });
  const said: Turn[] = [{ index: 0, speaker: "agent", text: "Hello?", atMs: 0 }];
  expect(reviewNote("Anything.", { ...silent, turns: said }).items.map(({ id }) => id)).toEqual(["present"]);
});

test("the whole transcript as a note covers nearly all of any talk, and no note is no worse for being longer", () => {
  for (const practice of everyPractice(1).filter((_, at) => at % 9 === 0)) {
    const { turns, state } = rehearse(practice, "strong");
    const talk = { practice, turns, state };
    const transcript = turns.map(({ text }) => text).join(" ");
    const short = reviewNote(practice.persona.name, talk);
    const long = reviewNote(`${practice.persona.name}. ${transcript}`, talk);
    expect(long.of).toBe(short.of);
    expect(long.covered).toBeGreaterThanOrEqual(long.of - 1);
    expect(long.covered).toBeGreaterThanOrEqual(short.covered);
    for (const { id } of long.items) expect(NOTE_ITEM_IDS).toContain(id);
  }
});

describe("the text of a note", () => {
  test("is kept as it was written, with one kind of line end, and has a limit", () => {
    expect(noteSchema.parse({ note: "  One\r\nTwo \u{1f600}\r" })).toEqual({ note: "One\nTwo \u{1f600}" });
    expect(noteSchema.safeParse({ note: " \r\n " }).error?.issues[0]?.message).toBe("Write something first.");
    expect(noteSchema.safeParse({ note: "x".repeat(4001) }).error?.issues[0]?.message).toBe(
      "A note can have 4,000 characters.",
    );
  });

  test("says in its file that nobody real is meant", () => {
    const file = noteFile({
      note: "Met.",
      customer: "Dana Ruiz",
      scenario: "The renewal",
      day: "Nov 26, 2026",
      siteName: "Rolecall",
    });
    expect(file.split("\n")).toEqual([
      "FILE NOTE (PRACTICE)",
      "Customer: Dana Ruiz, played by Rolecall. Not a real person.",
      "Conversation: The renewal",
      "Date: Nov 26, 2026",
      "",
      "Met.",
      "",
    ]);
  });
});
