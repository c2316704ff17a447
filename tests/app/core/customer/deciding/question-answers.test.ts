import { describe, expect, test } from "vitest";
import { wording } from "#core/customer/customer-wording.ts";
import { scenarios } from "#core/library/library.ts";
import { manners } from "#core/scenarios/manners.ts";
import { OUTBOUND_INTRO, play, practiceOf } from "#tests/support/rehearsal.ts";

describe("answers", () => {
  test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    "in %s a question about a fact is answered with the fact",
    (id, scenario) => {
      for (const item of scenario.needs.items) {
        const practice = practiceOf(id, 1, 3);
        const { moves, state } = play({ ...practice, difficulty: { ...practice.difficulty, objections: 0 } }, [
          OUTBOUND_INTRO,
          item.exampleQuestion,
        ]);
        const facts = scenario.facts.filter((fact) => fact.item === item.id);
        // An example may ask for two things.
        const told = moves[1]?.disclosed ?? [];
        expect(told.length, item.exampleQuestion).toBeLessThanOrEqual(2);
        expect(
          facts.some((fact) => told.includes(fact.id)),
          item.exampleQuestion,
        ).toBe(facts.length > 0);
        expect(state.marks.some((mark) => mark.type === "question" && mark.topic === item.id)).toBe(true);
      }
    },
  );

  test("what a price went up from and to are two figures", () => {
    const { lines } = play(practiceOf("A-1", 1, 7, "dana"), [
      "Hi Dana, this is Sam with Lakeside Insurance, thanks for calling.",
      "What did the letter say it went up from and to?",
    ]);
    expect(lines[1]).toMatch(/1,140.*1,352/);
  });

  test.each([
    ["And what do I call you, sir?", /Ray/],
    ["Who've you got your liability with right now?", /Copper Lake/],
    ["And you are how long with them already?", /twenty-two/i],
  ])("asked in passing, %s is answered with what it asks for", (question, answer) => {
    const { lines } = play(practiceOf("H-2", 1, 7, "ray"), [OUTBOUND_INTRO, question]);
    expect(lines[1]).toMatch(answer);
  });

  test("a question at the end of a run of words is answered, and gets no yes", () => {
    const { lines } = play(practiceOf("L-1", 1, 7, "priya"), [
      OUTBOUND_INTRO,
      "every three hours yep I remember that what's her name",
    ]);
    expect(lines[1]).toMatch(/Mira/);
  });

  test.each([
    [
      "H-1",
      "marcus",
      "Oh, that is a big thing! But you didn't tell me your name, my friend, how do I call you?",
      /Marcus/,
    ],
    [
      "A-2",
      "dana",
      "Adding him I get about a hundred and eighty more a month. How'd that sit with you?",
      /^(?!I knew)/,
    ],
  ] as const)("in %s with %s the last thing asked is answered, and nothing near it", (id, persona, line, answer) => {
    const { lines } = play(practiceOf(id, 1, 7, persona), [OUTBOUND_INTRO, line]);
    expect(lines[1]).toMatch(answer);
  });

  test("a name that is only spoken of is not asked for", () => {
    const { lines } = play(practiceOf("L-4", 1, 7, "robert"), [
      OUTBOUND_INTRO,
      "okay so she put your name on it and here i am sorry about that what do you do for work",
    ]);
    expect(lines[1]).toMatch(/electrician/i);
  });

  test.each([
    ["typed with typos", "whats ur deductable rite now"],
    ["heard without punctuation", "okay great so what is your deductible right now"],
    ["slang", "so like how big's the deductible u got"],
    ["formal", "Could you tell me which deductible you selected?"],
  ])("survives a question %s", (_how, question) => {
    const { moves } = play(practiceOf("A-1", 1), [
      "Hi, this is Sam with Lakeside Insurance, thanks for calling.",
      question,
    ]);
    expect(moves[1]?.disclosed).toEqual(["deductible"]);
  });

  test("of several questions the last two are answered", () => {
    const { moves } = play(practiceOf("A-1", 1), [
      "Hi, this is Sam.",
      "Where do you park at night? What's your deductible? Who drives the cars?",
    ]);
    expect(moves[1]?.disclosed).toEqual(["deductible", "drivers"]);
  });

  test("a repeated question gets the same answer in other words", () => {
    const question = "Who drives the cars?";
    const { lines, state } = play(practiceOf("A-1", 1), ["Hi, this is Sam.", question, question]);
    expect(state.disclosed.filter((id) => id === "drivers")).toHaveLength(1);
    expect(lines[2]).toMatch(/Greg|two|husband/);
    expect(lines[2]).not.toBe(lines[1]);
    expect(state.marks.filter((mark) => mark.type === "question" && mark.repeated)).toHaveLength(1);
  });

  test("a follow-up gets more and no complaint", () => {
    const { lines, state } = play(practiceOf("A-1", 1), ["Hi, this is Sam.", "What's your deductible?", "How come?"]);
    expect(lines[2]).toMatch(/six bucks/);
    expect(state.irritation).toBeLessThan(15);
  });

  test("a question nobody foresaw is answered from what was just talked about", () => {
    const asked = (scenarioId: string, ...lines: string[]) =>
      play(practiceOf(scenarioId, 1, 5), [OUTBOUND_INTRO, ...lines]).lines.at(-1) ?? "";
    expect(asked("A-4", "Is it paid off?", "how much is left on the car loan")).toMatch(/fourteen|14|eleven|289/i);
    expect(asked("C-4", "What happens if a machine goes down?", "How long would it take to get a new one?")).toMatch(
      /nine/i,
    );
    expect(asked("H-2", "How old is the roof?", "Any leaks since?")).toMatch(/leak|drop|^never\.$/i);
    expect(asked("L-2", "Who counts on your money, even a little?", "Does your brother help her?")).toMatch(
      /^(?:yeah|yep|no|one does)|brother|mom|she|her\b/i,
    );
  });

  test("a name that is said back gets a yes, and is spelled where that is asked", () => {
    const asked = (line: string) => play(practiceOf("H-1", 1, 5, "marcus"), ["Hi, this is Sam.", line]).lines[1];
    expect(asked("Is it Marcus, am I saying that right?")).toMatch(/^(?:yeah|yep|yes|mm-hm|right|that's right)/i);
    expect(asked("Can you spell your last name, Marcus?")).toMatch(/B-E-L-L|bell/i);
  });

  test("who is asked for their name in the form of a leave says it", () => {
    const { lines } = play(practiceOf("H-1", 2, 11, "priya"), [
      "Hello, thank you for calling, this is Margaret. How can I help you today?",
      "The twenty-first, congratulations. I'm writing that down. May I have your name, please?",
    ]);
    expect(lines[1]).toMatch(/Priya/);
  });

  test("what is put to the customer gets a yes or no, and no objection in its place", () => {
    const bite = "Ha, okay, phew, I was picturing an ambulance. So no actual bite, right? I'll write no bite.";
    for (let seed = 1; seed <= 12; seed++) {
      const { state } = play(practiceOf("H-1", 3, seed, "marcus"), ["Hi, this is Tessa.", "Do you have a dog?", bite]);
      expect(state.objections.filter(({ raisedAt }) => raisedAt === 6)).toEqual([]);
    }
  });

  test.each([
    ["Sorry, say that again?", /CR-V|Accord/],
    ["Wait, what do you mean by that?", /CR-V|Accord/],
    ["The CR-V or the Accord, you mean?", /CR-V|Accord/],
  ])("what goes back to the last answer gets it again: %s", (asked, answer) => {
    const { lines } = play(practiceOf("A-1", 2, 7), ["Hi, this is Sam with Harbor.", "What do you drive?", asked]);
    expect(lines[2]).toMatch(answer);
    expect(lines[2]).not.toBe(lines[1]);
  });

  test.each([
    ["A-1", "dana", "How much do you pay before they pay?", /thousand/i],
    ["A-4", "marcus", "Deductible?", /thousand/i],
    ["A-4", "marcus", "So what's the deductible, five hundred, a thousand, no clue?", /thousand/i],
    ["C-3", "kim", "What made you open your own place?", /^(?!.*business night)/i],
    ["C-2", "tom", "Why'd they charge you more at the end?", /audit|charged|subs/i],
  ])("few words that leave no doubt are answered: %s %s %s", (scenario, persona, asked, answer) => {
    expect(play(practiceOf(scenario, 1, 7, persona), [OUTBOUND_INTRO, "Go ahead.", asked]).lines[2]).toMatch(answer);
  });

  test("a price below what is paid today is not too dear", () => {
    const raised = (priced: string) =>
      [1, 2, 3, 4, 5, 6].flatMap((seed) => {
        const { state } = play(practiceOf("A-1", 2, seed), [
          "Hi, this is Sam.",
          "What do you drive?",
          "And what do you pay?",
          priced,
        ]);
        return state.objections.filter(({ id, raisedAt }) => raisedAt === 8 && id === "A2");
      }).length;
    const less = "With the same limits I get 1,187 for six months. That's 165 less than you pay.";
    expect(raised("With the same limits I get 1,187 for six months.")).toBe(0);
    expect(raised(less)).toBeLessThan(raised("With those limits I get 1,587 for six months."));
  });

  test("whether something ever happened is no choice between two things", () => {
    const { lines } = play(practiceOf("H-1", 1, 5, "marcus"), [
      "Hi, this is Sam.",
      "Has he ever bitten or knocked anybody down?",
    ]);
    expect(lines[1]).not.toMatch(/both|little of each/i);
  });

  test("a question that is no business of an insurance call gets no answer, and does not explore an objection", () => {
    const practice = practiceOf("C-1");
    const { lines, state } = play(practice, [OUTBOUND_INTRO, "Who won the World Cup?"]);
    expect(lines[1]).toMatch(/insurance|subject|policy|questions|asked today|^you're asking the wrong person\.$/i);
    const [open] = state.objections.filter((one) => one.status === "open");
    expect(open).toMatchObject({ id: "C2", explored: false });
  });

  test("what only this customer is asked gets the answer of this customer, and the same question none of another", () => {
    const answerOf = (scenarioId: string, personaId: string) =>
      play(practiceOf(scenarioId, 1, 7, personaId), [OUTBOUND_INTRO, "What kind of music do you like?"]);
    const elena = answerOf("C-1", "elena");
    expect(elena.lines[1]).toMatch(/conjunto|accordion/i);
    expect(elena.state.objections.every(({ explored }) => !explored)).toBe(true);
    expect(answerOf("C-4", "denise").lines[1]).not.toMatch(/conjunto|accordion/i);
  });

  test("a date offered after a question is answered as a date", () => {
    const { moves } = play(practiceOf("L-4", 1), [
      OUTBOUND_INTRO,
      "Who depends on your income?",
      "What do you have through work?",
      "Would you rather do it with Katie there? I could come by Saturday morning around ten.",
    ]);
    expect(moves[3]?.raised).toEqual(["L6"]);
  });

  test("a private fact is held back from a stranger at a tough level and told once there is trust", () => {
    const ask = "What could you lose if somebody sued you, do you own your home?";
    const cold = play(practiceOf("A-1", 3), ["Hi, this is Sam.", ask]);
    expect(cold.state.disclosed).not.toContain("house");
    expect(play(practiceOf("A-1", 1), ["Hi, this is Sam.", ask]).state.disclosed).toContain("house");
  });

  test("small talk about the persona comes from the persona", () => {
    expect(play(practiceOf("A-1", 1), ["Hi, this is Sam, how's the weather over there?"]).lines[0]).toMatch(
      /gray|raining|cold/i,
    );
    expect(play(practiceOf("C-1", 1), [OUTBOUND_INTRO, "What do you do for a living?"]).lines[1]).toMatch(
      /own|restaurant/i,
    );
  });
});

describe("the reason for the call", () => {
  test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    "is what %s answers to any why-now question",
    (id, scenario) => {
      const reason = scenario.facts.find((fact) => fact.item === "any.why-now");
      for (const question of [
        "What made you look at your insurance now?",
        "what got you thinking about your coverage",
        "Why now?",
        "What prompted you to shop for a new policy today?",
      ]) {
        const practice = practiceOf(id, 1, 3);
        const { moves } = play({ ...practice, difficulty: { ...practice.difficulty, objections: 0 } }, [
          OUTBOUND_INTRO,
          question,
        ]);
        expect(moves[1]?.disclosed, question).toEqual(reason ? [reason.id] : []);
        const words = reason?.says ?? scenario.chatter["any.why-now"] ?? [];
        expect(words.length, id).toBeGreaterThan(0);
      }
    },
  );
});

describe("what is asked without the form of a question", () => {
  const saidTo = (line: string) => {
    const { lines } = play(practiceOf("A-1", 1), ["Hi, this is Sam with Lakeside Insurance.", "Thanks.", line]);
    return lines[2];
  };

  test.each([
    ["I'm gonna need the house number and street.", /Autumn Crest/],
    ["And an email to send this to.", /at example dot com/],
  ])("is answered: %s", (line, answer) => {
    expect(saidTo(line)).toMatch(answer);
  });

  test("any tickets on the way to a price are no step to be put off", () => {
    expect(saidTo("Any speeding tickets I'm gonna trip over when I run this?")).toMatch(/^N/);
  });
});

test("who has given their name on a cold call is not asked for it", () => {
  for (let seed = 0; seed < 10; seed++) {
    const { lines } = play(practiceOf("C-1", 3, seed), ["Good morning. Nora speaking, from Harbor."]);
    expect(lines[0]).not.toMatch(/who is this|who am I talking to|your name|who's calling/i);
  }
});

test("nobody who is offered something says how much they were asked, which they may have been", () => {
  const heard = [wording.offerCool, ...Object.values(manners).map(({ offerCool = [] }) => offerCool)].flat();
  expect(heard.filter((words) => /\bask(?:ed)?\b|\bknow\b.*\b(?:us|me|about|more)\b/.test(words))).toEqual([]);
});

describe("asked whether it is settled", () => {
  test("nobody says yes of an objection that stays open", () => {
    let tried = 0;
    for (const scenario of scenarios)
      for (const level of [1, 2, 3] as const) {
        const practice = practiceOf(scenario.id, level, 4);
        const [objection] = practice.objections.filter(({ id }) => scenario.objections.includes(id));
        if (!objection) continue;
        const { state, moves } = play(practice, [
          OUTBOUND_INTRO,
          "What made you look at this now?",
          `${objection.exampleAcknowledge} ${objection.exampleAnswer}`,
          "Does that settle it for you, or is there more to it?",
        ]);
        const isOpen = state.objections.some(({ status }) => status === "open" || status === "returned");
        if (!isOpen || moves.some(({ exit }) => exit !== null)) continue;
        tried += 1;
        expect(moves.at(-1)?.line, `${scenario.id} ${level}`).not.toMatch(/^(?:Yes|Yep|Yeah|Okay|Sure|Right)[.,!]/);
      }
    expect(tried).toBeGreaterThan(3);
  });
});

describe("an answer in one breath", () => {
  test("is not given twice", () => {
    const { lines } = play(practiceOf("H-4", 1, 7, "marcus"), [
      "Hi Marcus, this is Tyler with Lakeside Insurance, thanks for calling.",
      "I gotta ask though, has he ever bitten anybody or, like, knocked someone over?",
    ]);
    expect(lines[1]?.match(/leans on people/g) ?? []).toHaveLength(1);
  });

  test("holds no nod before an objection", () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { lines, moves } = play(practiceOf("A-2", 2, seed, "tom"), [
        "Hi Tom, this is Sam with Lakeside Insurance, I'm calling about your cars. Do you have a minute?",
        "Who drives which car?",
        "With Erin the price goes up, around one hundred forty dollars a month.",
      ]);
      if ((moves[2]?.raised ?? []).length > 0) expect(lines[2]).not.toMatch(/^(?:Makes sense|Right|Mm-hm|Yeah|Okay)\./);
    }
  });
});

test("who has been offered less than they can spend names no more", () => {
  const { lines } = play(practiceOf("L-1", 1, 7, "priya"), [
    OUTBOUND_INTRO,
    "What would feel okay, like if it was fifteen or twenty a month, would that be something you could spend?",
  ]);
  expect(lines[1]).not.toMatch(/eighty/i);
});

test.each([
  ["And your boy Mateo, how old is he now?", /^Nineteen\.$/],
  ["And your girl Sofia, how old is she now?", /^Twenty-one\.$/],
])("of two children, the one that is asked after has an age: %s", (question, age) => {
  const { lines } = play(practiceOf("C-1", 1, 7, "elena"), [OUTBOUND_INTRO, question]);
  expect(lines[1]).toMatch(age);
});

test.each([
  ["Send me a picture and I'll have a number Friday. Talk to you Tuesday at four then, bye!", /busy|reason/i],
])("a goodbye that takes a yes for given gets no reason: %s", (goodbye, never) => {
  const { lines } = play(practiceOf("A-2", 3, 7, "tom"), [
    "Hi Tom, this is Sam with Lakeside Insurance, I'm calling about your cars.",
    "Who drives which car?",
    goodbye,
  ]);
  expect(lines[2]).not.toMatch(never);
});
