import { describe, expect, test } from "vitest";
import { wording } from "#core/customer/customer-wording.ts";
import { isList, plainAnswer } from "#core/customer/deciding/plain-answers.ts";
import { chosenTime } from "#core/customer/deciding/proposals.ts";
import { normalise, splitSentences } from "#core/customer/understanding/normalise.ts";
import { formByWords, type QuestionForm } from "#core/customer/understanding/question-form.ts";
import { practiceOf } from "#tests/support/rehearsal.ts";

const answerTo = (text: string, form: QuestionForm) => {
  const [sentence] = splitSentences(text);
  if (!sentence) throw new Error(text);
  return plainAnswer({ sentence, form }).options;
};

test("a yes is no answer to one thing or the other", () => {
  const [sentence] = splitSentences("Not right now because of the money, or you gotta run it by your wife first?");
  expect(sentence && plainAnswer({ sentence, form: "yes-no" }).options).toEqual(wording.plainBoth);
});

test("nobody says by the way that somebody was hurt", () => {
  const line = "Hang on, forty one thousand is that the patio or did somebody already get hurt";
  expect(answerTo(line, "yes-no")).toEqual(["The patio."]);
});

test.each([
  ["The roof of the house, you put a new one since 2004 or it's the same?", "yes-no", "The same."],
  ["Uh-huh it's new, or uh-huh it's the same old one?", "choice", "The same old one."],
  ["Is that a family recipe or did you come up with that?", "choice", "A family recipe."],
] as const)("of two things one is said, however the other is put: %s", (line, form, said) => {
  expect(answerTo(line, form)).toEqual([said]);
});

test.each([
  ["How would it be for you and Linda, to pay this?", "how", wording.plainHard],
  ["Could you still make rent and pay the two?", "yes-no", wording.plainStrain],
  ["Who are the three then?", "who", wording.plainWhoElse],
  ["Is there anything that worries you about it, or that you want to ask me?", "choice", wording.plainNo],
  ["Or does your building want to see proof of insurance by then?", "choice", wording.plainYes],
] as const)("what is asked is met in kind: %s", (line, form, options) => {
  expect(answerTo(line, form)).toBe(options);
});

test("one thing or something else is no yes or no", () => {
  const line = "Is that twenty thousand a year in savings you mean, or something you could lose?";
  expect(wording.plainYes).not.toEqual(expect.arrayContaining([answerTo(line, "confirm")[0]]));
});

describe("two things at once", () => {
  test.each([
    ["Is that your wife, or, I just have your name on my sheet here?", wording.plainYes],
    ["You have this money lying somewhere, or you would have to ask Carol?", wording.plainSecond],
    ["Do you work from home some days, or is the six thousand only one of the cars?", wording.plainSecond],
  ])("clauses are not handed back in pieces: %s", (line, options) => {
    expect(answerTo(line, "choice")).toBe(options);
  });
  test("a question that ends on two answers gets one of them, however it begins", () => {
    expect(answerTo("Where am I in line, first or last?", "where")).toEqual(["Last."]);
  });
  test("two things that may have happened offer nothing", () => {
    expect(answerTo("Have you had a fender bender or a ticket, last three years or so?", "choice")).toBe(
      wording.plainNo,
    );
  });
  test("the second half alone is a yes or a no", () => {
    expect(answerTo("Or it was wet once?", "choice")).toBe(wording.plainYes);
  });
  test("the second thing is named whole", () => {
    expect(answerTo("And does it run or is it more of a yard ornament?", "choice")).toEqual([
      "More of a yard ornament.",
    ]);
  });
  test("who paid is the customer where that is offered", () => {
    expect(answerTo("And you paid this yourself, or somebody from insurance paid?", "choice")).toEqual(["Myself."]);
  });
});

describe("a question of which only the form was understood", () => {
  test.each([
    "Would you like me to put the two next to each other?",
    "Should I price it both ways?",
    "Would that help?",
  ])("offers something, which is taken: %s", (offer) => {
    expect(answerTo(offer, "yes-no")).toBe(wording.plainWelcome);
  });

  test.each([
    "Did somebody write it down or did somebody just say it?",
    "Was it on there or did you put it on yourself?",
    "Can you call the company or should we call them together?",
  ])("has a clause for its second answer, which is not handed back: %s", (choice) => {
    expect([wording.plainSecond, wording.plainEither]).toContain(answerTo(choice, "choice"));
  });

  test("offers a thing, which may be named", () => {
    expect(answerTo("Is it per occurrence or two million aggregate?", "choice")).toEqual(["Two million aggregate."]);
  });

  test("is decided by what this person is known to have", () => {
    const known = { household: "husband Greg, son Tyler (17), daughter Maddie (12)", story: "Runs a dental office." };
    const answer = (text: string) => {
      const [sentence] = splitSentences(text);
      return sentence ? plainAnswer({ sentence, form: "choice" }, known).options : [];
    };
    expect(answer("Tyler is your son, or your brother, or another person?")).toEqual(["My son."]);
    expect(answer("Is that your brother or your daughter?")).toEqual(["My daughter."]);
  });

  test("takes it into its own mouth, without the agent's hesitations", () => {
    expect(answerTo("And the fifty thousand, is that his, or um yours?", "choice")).toEqual(["Mine."]);
    expect(answerTo("Do you smoke, or have any, um, health things?", "choice")).not.toContain("Any um health things.");
  });

  test("asks how something was in the past, and is not answered in the present", () => {
    expect(answerTo("How did it go with them?", "how")).toBe(wording.plainHowPast);
  });

  test("runs through what may have happened, and that is seen", () => {
    expect(isList("New car, new driver, a ticket, a claim, moved to a new place?")).toBe(true);
    expect(isList("Is it a new car?")).toBe(false);
  });

  test.each([
    ["And that hail thing, that was when?", "when"],
    ["And the one on the second floor is who?", "who"],
  ])("asks with its last word: %s", (text, form) => {
    expect(formByWords(normalise(text))).toBe(form);
  });
});

describe("a day that the agent offers", () => {
  const optionsFor = (text: string) =>
    chosenTime({
      practice: practiceOf("A-1", 1),
      heard: { text: normalise(text), questions: [], sentences: splitSentences(text) },
    })?.options ?? [];

  test("is the day agreed on, though another would suit better", () => {
    expect(optionsFor("Could we talk again on Wednesday?")).toEqual(["Wednesday's fine.", "Wednesday works."]);
  });

  test("gets an hour where one is asked for", () => {
    expect(optionsFor("I'd ring you Wednesday, what time is good?")[0]).toMatch(
      /^Wednesday (?:after|around|at|before) \w+/,
    );
  });

  test("is nobody's where none was named", () => {
    expect(optionsFor("Could we talk again?")).toEqual([]);
  });
});
