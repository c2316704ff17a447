import { describe, expect, test } from "vitest";
import { COMMANDS, findCommand } from "#core/conversations/commands.ts";

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
    ["[PAUSE]", "hint"],
    ["[pause : what do I say now?]", "hint"],
    ["[continue the roleplay]", "continue"],
    ["[CONTINUE]", "continue"],
  ] as const)(
    "%j is the command %s: neither case, spacing nor the words after a colon or after roleplay matter",
    (text, command) => {
      expect(findCommand(text)).toBe(command);
    },
  );

  test.each([
    "END ROLEPLAY AND PROVIDE FEEDBACK",
    "[PAUSE: Give me a hint",
    "[endorsement]",
    "[end of the policy term]",
    "[pauses to think]",
    "[PAUSE give me a hint]",
    "[end the call]",
    "Let me pause there. [PAUSE: Give me a hint]",
    "[CONTINUE ROLEPLAY] so, where were we?",
    "[STOP]",
    "[]",
    "",
  ])("%j is said to the customer", (text) => {
    expect(findCommand(text)).toBeNull();
  });

  test("a long run of brackets and blanks is read in no time", () => {
    const startedAt = performance.now();
    expect(findCommand(`[end roleplay${" ".repeat(4000)}`)).toBeNull();
    expect(findCommand(`${"[end : ".repeat(600)}`)).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(100);
  });
});
