import { describe, expect, test } from "vitest";
import { COMMANDS, findCommand, unclearCommand } from "#core/conversations/commands.ts";

describe("bracketed commands", () => {
  test("the three that buttons send are understood as they are written", () => {
    expect(COMMANDS).toEqual({
      end: "[END ROLEPLAY AND PROVIDE FEEDBACK]",
      hint: "[PAUSE: Give me a hint]",
      continue: "[CONTINUE ROLEPLAY]",
    });
    expect(findCommand(COMMANDS.end)).toBe("end");
    expect(findCommand(COMMANDS.hint)).toBe("hint");
    expect(findCommand(COMMANDS.continue)).toBe("continue");
  });

  test.each([
    ["  [end roleplay and provide feedback]\n", "end"],
    ["[ End  Roleplay ]", "end"],
    ["[END]", "end"],
    ["[end the call]", "end"],
    ["[End the session and give me my feedback, please]", "end"],
    ["[feedback please]", "end"],
    ["[end", "end"],
    ["END ROLEPLAY AND PROVIDE FEEDBACK]", "end"],
    ["[PAUSE]", "hint"],
    ["[hint]", "hint"],
    ["[Hint please]", "hint"],
    ["[ HINT ! ]", "hint"],
    ["[PAUSE give me a hint]", "hint"],
    ["[PAUSE: Give me a hint", "hint"],
    ["[pause : what do I say now?]", "hint"],
    ["[I need a hint]", "hint"],
    ["[continue the roleplay]", "continue"],
    ["[CONTINUE]", "continue"],
    ["[resume please]", "continue"],
  ] as const)("%j is the command %s, whatever its case and spacing, and with one bracket missing", (text, command) => {
    expect(findCommand(text)).toBe(command);
    expect(unclearCommand(text)).toBeNull();
  });

  test.each([
    ["[hint for the price?]", COMMANDS.hint],
    ["[what would the coach say]", COMMANDS.hint],
    ["[STOP]", COMMANDS.end],
    ["[end of the policy term]", COMMANDS.end],
    ["[back to the customer]", COMMANDS.continue],
  ])("%j only resembles one: it is asked back about and not said", (text, command) => {
    expect(findCommand(text)).toBeNull();
    expect(unclearCommand(text)).toBe(`Did you mean ${command}?`);
  });

  test.each(["[new scenario: life]", "[New Session]", "[change customer]"])(
    "%j is told the way to a new one",
    (text) => {
      expect(findCommand(text)).toBeNull();
      expect(unclearCommand(text)).toContain("press New Session");
    },
  );

  test.each([
    "END ROLEPLAY AND PROVIDE FEEDBACK",
    "[endorsement]",
    "[pauses to think]",
    "[CUSTOMER NAME]",
    "Let me pause there. [PAUSE: Give me a hint]",
    "[CONTINUE ROLEPLAY] so, where were we?",
    "Can you help me understand how the policy ends?",
    "[]",
    "",
  ])("%j is said to the customer", (text) => {
    expect(findCommand(text)).toBeNull();
    expect(unclearCommand(text)).toBeNull();
  });

  test("a long run of brackets and blanks is read in no time", () => {
    const startedAt = performance.now();
    for (const text of [`[end roleplay${" ".repeat(4000)}`, "[end : ".repeat(600)]) {
      findCommand(text);
      expect(unclearCommand(text)).toBeNull();
    }
    expect(performance.now() - startedAt).toBeLessThan(100);
  });
});
