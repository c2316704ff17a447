import { describe, expect, test } from "vitest";
import { OUTBOUND_INTRO, play, practiceOf } from "#tests/support/rehearsal.ts";

/** The customer's answer to the last line, with no objection in the way. */
function answerTo(scenarioId: string, personaId: string, ...lines: string[]): string {
  const practice = practiceOf(scenarioId, 1, 3, personaId);
  const calm = { ...practice, difficulty: { ...practice.difficulty, objections: 0 } };
  return play(calm, [OUTBOUND_INTRO, ...lines]).lines.at(-1) ?? "";
}

describe("a plain question is answered in kind", () => {
  test.each([
    ["L-1", "priya", "How's the baby doing, getting any sleep?", /great|good|sleep|three hours/i],
    ["L-1", "priya", "Does your husband have any coverage of his own?", /fifty/i],
    ["L-1", "priya", "Who would look after the little one?", /Arjun|parents/],
    ["L-1", "priya", "Do you smoke?", /no|never/i],
    ["L-1", "priya", "What does Arjun do for work?", /software/i],
    ["A-1", "dana", "And the zip code?", /43081|four-three/i],
    ["A-1", "dana", "May I have your email?", /example dot com/],
    ["A-1", "dana", "Do you own or rent?", /own/i],
    ["A-1", "dana", "What's your date of birth?", /eighty-two/i],
    ["A-1", "dana", "You have a house?", /own/i],
    ["A-1", "dana", "Who drives which car in your house?", /CR-V|Greg/],
    ["A-1", "dana", "Do you have a dog?", /cat/i],
    ["A-2", "tom", "Tom, straight up: you got a kid at home old enough to drive?", /Erin|June|daughter/],
    ["C-3", "kim", "And in the salon, who else is cutting hair besides you?", /Jess/],
    ["C-3", "kim", "Who does peels?", /Carla/],
    ["C-3", "kim", "Is it all you, or do other people rent those chairs?", /rent/i],
    ["H-2", "ray", "How old is the roof?", /'04|twenty/i],
    ["H-2", "ray", "What's your wife's name?", /Linda/],
    ["H-1", "kim", "When are you closing?", /twenty-first/i],
    ["H-1", "kim", "Is there a dog or a pool or a trampoline?", /no|cat/i],
    ["L-4", "robert", "How old are the kids?", /thirteen/i],
    ["L-4", "robert", "What happened to your father?", /forty-six|dad/i],
    ["C-4", "denise", "Who decides about the insurance at Brandt?", /Brandt decides|Mr\. Brandt/],
    ["C-1", "elena", "How many people work for you?", /fourteen/i],
    ["A-4", "marcus", "What do you drive?", /Civic/],
    ["H-4", "marcus", "Do you have any pets?", /Dane|dog|Biscuit/i],
  ])("%s %s: %s", (scenarioId, personaId, question, expected) => {
    expect(answerTo(scenarioId, personaId, question)).toMatch(expected);
  });
});

describe("what was said stays said", () => {
  test("a figure that is repeated back wrongly is corrected", () => {
    const wrong = answerTo(
      "A-1",
      "dana",
      "What's the new premium?",
      "So they want 1,052 for six months now, is that right?",
    );
    expect(wrong).toMatch(/^No, 1,352/);
  });

  test("a figure that is repeated back rightly is confirmed", () => {
    expect(
      answerTo("A-1", "dana", "What's the new premium?", "So they want 1,352 for six months now, is that right?"),
    ).not.toMatch(/^No/);
  });

  test("a number asked for again is said again", () => {
    expect(
      answerTo(
        "A-1",
        "dana",
        "What are they charging you now?",
        "Sorry, my dog is barking. What did you say the new bill is?",
      ),
    ).toMatch(/1,352/);
  });

  test("one of two days that are offered is chosen", () => {
    const lines = [
      "Who would look after the little one?",
      "It sounds like you're worried Arjun would be alone with the mortgage, and that's a hard thing to say out loud.",
      "What do you each have through work today?",
      "One year of pay against a 310 thousand dollar mortgage wouldn't last long, so there's a gap for Arjun and Mira.",
      "How much have you got in savings?",
      "I'd recommend a term policy for both of you, since you said the house comes first.",
      "Should I call Thursday or Friday to go through it with Arjun?",
    ];
    expect(answerTo("L-1", "priya", ...lines)).toMatch(/Thursday/);
  });
});

describe("the first lines of a call", () => {
  test("asked whether it is a bad time, who can talk says no", () => {
    expect(answerTo("A-1", "dana", "Is this a bad time?")).toMatch(/^(?:No|Not at all)\b/);
  });

  test("an agent's own name after the greeting is nobody's wrong name", () => {
    expect(answerTo("A-1", "dana", "Hey, Sam Ortiz from Lakeside, how are you?")).not.toMatch(/[Ww]rong name/);
    expect(answerTo("A-1", "dana", "Hi Karen, how are you?")).toMatch(/Dana/);
  });
});

describe("what is none of a caller's business", () => {
  test("a social security number is not given by phone", () => {
    expect(answerTo("A-1", "dana", "Can I get your social security number?")).toMatch(/phone/);
  });
});
