import { describe, expect, test } from "vitest";
import { openCustomer } from "#core/customer/engine.ts";
import { freshMemory } from "#core/customer/memory.ts";
import { handleObjection } from "#core/customer/objections.ts";
import { understand } from "#core/customer/understanding/understand.ts";
import type { DifficultyLevel } from "#core/scenarios/schema.ts";
import { OUTBOUND_INTRO, play, practiceOf } from "#tests/support/rehearsal.ts";

describe("objections", () => {
  test("the opening one comes with the first words of a cold call, and only then counts as raised", () => {
    const { moves, state } = play(practiceOf("C-1"), [OUTBOUND_INTRO]);
    expect(moves[0]?.raised).toEqual(["C2"]);
    expect(state.objections.filter((one) => one.status === "open").map((one) => one.id)).toEqual(["C2"]);
  });

  test("the price one comes with a price and not without", () => {
    const lines = ["Hi, this is Sam with Lakeside Insurance.", "Who drives the cars?"];
    expect(play(practiceOf("A-1", 1), [...lines, "Great to know."]).moves[2]?.raised).not.toContain("A2");
    const priced = play(practiceOf("A-1", 1), [...lines, "Our price would be $1,392 for six months."]);
    expect(priced.moves[2]?.raised).toEqual(["A2"]);
  });

  test("the close one comes with a close and not without", () => {
    const lines = [OUTBOUND_INTRO, "What made you fill in the form?", "Who depends on your income?"];
    expect(play(practiceOf("L-1", 1), lines).moves.flatMap((move) => move.raised)).not.toContain("L2");
    expect(
      play(practiceOf("L-1", 1), [...lines, "Are you ready to move forward and get started?"]).moves.at(-1)?.raised,
    ).toEqual(["L2"]);
  });

  test("is resolved when it was acknowledged, explored and answered on its key", () => {
    const { state, moves } = play(practiceOf("C-1"), [
      OUTBOUND_INTRO,
      "I understand, you don't want to start over. When exactly was it, and what's changed since?",
      "Let's leave everything in place and put your renewal date on the calendar, ninety days before.",
    ]);
    expect(moves[2]?.resolved).toEqual(["C2"]);
    const stages = state.marks.flatMap((mark) =>
      mark.type === "objection" && mark.objection === "C2" ? [mark.stage] : [],
    );
    expect(stages).toEqual(["raised", "acknowledged", "explored", "answered", "resolved"]);
  });

  test("settled in the same breath as it is asked about, what is behind it is told all the same", () => {
    const practice = practiceOf("C-1", 1);
    const { moves } = play(practice, [
      OUTBOUND_INTRO,
      "I hear you, that's fair. We leave it all in place until ninety days before. What is it about starting over that bothers you?",
    ]);
    expect(moves[1]?.resolved).toEqual(["C2"]);
    const [objection] = practice.objections.filter(({ id }) => id === "C2");
    expect(objection?.reveals.some((words) => moves[1]?.line.includes(words.slice(0, 20)))).toBe(true);
  });

  test("respect for a loyalty acknowledges it, and answers nothing", () => {
    const { state } = play(practiceOf("H-2"), [
      "Hi Ray, this is Jordan with Harbor Insurance, Carol asked me to call about the house. Is now a good time?",
      "Twenty-two years with one company, that is loyalty, and I respect it. What have they done for you that you would never want to lose?",
    ]);
    expect(state.objections[0]).toMatchObject({ acknowledged: true, explored: true, answered: false, status: "open" });
  });

  test.each([
    [
      "L-2",
      "L4",
      "I'm young and healthy.",
      "Is it more that nobody leans on you yet, or that it feels far off?",
      "explored",
    ],
    [
      "L-1",
      "L3",
      "We can't afford another bill.",
      "Is it the leave, that the money is less until you go back?",
      "explored",
    ],
    ["L-1", "L6", "Let me sit with it.", "It's a big decision, taking time with it is sensible.", "acknowledged"],
    ["A-2", "A2", "Sixty-eight more. For what?", "I know, that's a jump.", "acknowledged"],
  ] as const)("in words that no pattern holds, %s %s to %j: %s", (scenarioId, id, said, text, part) => {
    const practice = practiceOf(scenarioId, 2);
    const { state } = openCustomer(practice);
    const lastLine = { turn: 2, text: said };
    const heard = understand(text, { practice, disclosed: [], lastLine, lastTopic: null });
    const raised = { id, status: "open" as const, raisedAt: 2, fromScript: false };
    const fresh = { ...raised, acknowledged: false, explored: false, answered: false };
    const memory = { ...freshMemory(practice), lastLine };
    const quotes = handleObjection(practice, { ...state, objections: [fresh] }, memory, heard)?.quotes;
    expect(quotes).toEqual({ acknowledged: "", explored: "", answered: "", confirmed: "", [part]: text });
  });

  test("pressing for a yes explores nothing and acknowledges nothing", () => {
    const { state } = play(practiceOf("C-1"), [
      OUTBOUND_INTRO,
      "I get that. What's holding you back? Just sign now, it's today only.",
    ]);
    expect(state.objections.find((one) => one.id === "C2")).toMatchObject({ acknowledged: false, explored: false });
  });

  test("from the realistic level on, an answer given before it was explored has to be given again", () => {
    const answer = "Let's leave everything in place and put your renewal date on the calendar, ninety days before.";
    const explore = "I understand. When exactly was it, and what's changed since?";
    const statusOf = (level: DifficultyLevel, ...lines: string[]) =>
      play(practiceOf("C-1", level), [OUTBOUND_INTRO, ...lines]).state.objections.find((one) => one.id === "C2")
        ?.status;
    expect(statusOf(1, answer, explore)).toBe("resolved");
    expect(statusOf(2, answer, explore)).toBe("open");
    expect(statusOf(2, answer, explore, "So: we put your renewal date on the calendar, and nothing moves.")).toBe(
      "resolved",
    );
  });

  test("asked to commit with a doubt still open, the customer may reach for the next reason", () => {
    const { state, moves } = play(practiceOf("L-1", 1), [
      OUTBOUND_INTRO,
      "Who depends on your income?",
      "It would be about $60 a month.",
      "So are you ready to move forward and get started?",
    ]);
    expect(moves[2]?.raised).toEqual(["L3"]);
    expect(moves[3]?.raised).toEqual(["L2"]);
    expect(state.objections.map((one) => [one.id, one.status])).toEqual([
      ["L3", "dropped"],
      ["L2", "open"],
    ]);
  });

  test("an answer without a question leaves it open", () => {
    const { state } = play(practiceOf("C-1"), [
      OUTBOUND_INTRO,
      "We could put your renewal date on the calendar and leave everything in place.",
    ]);
    expect(state.objections.find((one) => one.id === "C2")?.status).toBe("open");
  });

  test("an acknowledgement settles the objection that is talked about and no other matter", () => {
    const answered = [
      OUTBOUND_INTRO,
      "When exactly was it, and what's changed since?",
      "Let's leave everything in place and put your renewal date on the calendar, ninety days before.",
    ];
    const statusAfter = (...lines: string[]) =>
      play(practiceOf("C-1", 1), [...answered, ...lines]).state.objections.find((one) => one.id === "C2")?.status;
    expect(statusAfter()).toBe("open");
    expect(statusAfter("Starting over right after you renewed makes no sense, I understand that.")).toBe("resolved");
    expect(statusAfter("Who does the deliveries, and in whose car?")).toBe("open");
    expect(
      statusAfter("Who does the deliveries, and in whose car?", "I hear you, teenagers with cars, that's tough."),
    ).not.toBe("resolved");
  });

  test("one of which the customer's words say nothing is not raised, and waits", () => {
    const { moves, state, lines } = play(practiceOf("C-1", 3, 2), [
      "What's the weather like?",
      "How many people are on payroll?",
      "What's changed in the business since somebody last looked at it?",
      "12345",
      "🙂🙂🙂",
      "I understand, that must be frustrating.",
      "Are you ready to sign?",
      "What's changed in the business since somebody last looked at it?",
      "How old are you?",
      "Anything else?",
      "what",
    ]);
    const raised = state.marks.filter((mark) => mark.type === "objection" && mark.stage === "raised");
    expect(moves.flatMap((move) => move.raised)).toHaveLength(raised.length);
    for (const mark of raised) expect(mark.quote !== "" && lines.join(" ").includes(mark.quote)).toBe(true);
    const marked = new Set(raised.map((mark) => mark.type === "objection" && mark.objection));
    for (const { id, status } of state.objections) if (!marked.has(id)) expect(status).toBe("waiting");
  });

  test("one let go without a word is marked with what the customer said instead", () => {
    const { state, lines } = play(practiceOf("C-1", 3), [
      OUTBOUND_INTRO,
      "Our agency is on Main Street.",
      "It has a nice lobby.",
      "How many people are on payroll?",
    ]);
    const dropped = state.marks.filter((mark) => mark.type === "objection" && mark.stage === "dropped");
    expect(dropped).toHaveLength(1);
    for (const mark of dropped) expect(lines[(mark.turn - 2) / 2]).toContain(mark.quote);
  });

  test("the spouse one is not raised against an agent who has just invited the spouse", () => {
    const lines = [OUTBOUND_INTRO, "What made you fill in the form?", "Who depends on your income?"];
    const invited = play(practiceOf("L-1", 1), [...lines, "Can all three of us talk Thursday at 7, with Arjun?"]);
    expect(invited.moves.at(-1)?.raised).not.toContain("L2");
  });

  test("passed over twice it comes back once, sharper, and at the tough level it is dropped at a price", () => {
    const lines = [OUTBOUND_INTRO, "Our agency is on Main Street.", "It has a nice lobby."];
    const again = play(practiceOf("C-1", 2), lines);
    expect(again.state.objections.find((one) => one.id === "C2")?.status).toBe("returned");
    expect(again.moves[2]?.line).not.toBe(again.moves[0]?.line);
    expect(play(practiceOf("C-1", 3), lines).state.objections.find((one) => one.id === "C2")?.status).toBe("dropped");
  });

  test("one the agent's script prepares for is raised early and marked as such", () => {
    const { state, moves } = play(
      practiceOf("A-1", 1),
      ["Hi, this is Sam with Lakeside Insurance.", "Who drives the cars?", "Okay, great."],
      ["A5"],
    );
    expect(moves.slice(0, 3).flatMap((move) => move.raised)).toContain("A5");
    expect(state.objections.find((one) => one.id === "A5")?.fromScript).toBe(true);
  });

  test("one that contradicts the customer's life is never raised, whatever the script says", () => {
    const { moves } = play(practiceOf("H-1"), [OUTBOUND_INTRO, "Okay.", "Great.", "Sure."], ["H7", "unknown"]);
    expect(moves.flatMap((move) => move.raised)).not.toContain("H7");
  });
});
