import { expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { assemblePractice, DEFAULT_CHOICE } from "#core/library/library.ts";
import { answerOneOff } from "#core/rehearsals/unstored-reply.ts";
import { TOO_SHORT } from "#core/scoring/unjudged.ts";

test("a model is given the last ten messages of the context and the new one", () => {
  const practice = assemblePractice({ ...DEFAULT_CHOICE, seed: 1 });
  if (!practice) throw new Error("the default choice is in the library");
  const context = Array.from({ length: 14 }, (_, index) => ({
    role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content: `Message ${index + 1}.`,
  }));
  const answer = answerOneOff(practice, "What do you pay now?", { context });
  expect(answer.by === "customer" && answer.cue.context.map(({ text }) => text)).toEqual([
    ...context.slice(-10).map(({ content }) => content),
    "What do you pay now?",
  ]);
});

test("the end of what is too short to be judged gives no score", () => {
  const practice = assemblePractice({ ...DEFAULT_CHOICE, seed: 1 });
  if (!practice) throw new Error("the default choice is in the library");
  const context = [{ role: "user" as const, content: "Hi, this is Sam with Harbor Insurance." }];
  expect(answerOneOff(practice, COMMANDS.end, { context })).toEqual({ by: "coach", text: TOO_SHORT });
});
