import { expect, test } from "vitest";
import { findSpokenCommand } from "#core/voice/speech/spoken-command.ts";

test.each([
  ["Pause, give me a hint.", "hint"],
  ["Pause. Give me a hint, please.", "hint"],
  ["Okay, pause.", "hint"],
  ["Time out.", "hint"],
  ["Um, can you give me a hint?", "hint"],
  ["Give me a hint", "hint"],
  ["Continue.", "continue"],
  ["Okay, continue the roleplay.", "continue"],
  ["Resume role play", "continue"],
  ["End the call.", "end"],
  ["End session and give me feedback.", "end"],
  ["End roleplay and provide feedback", "end"],
  ["Please end the session now", "end"],
  ["Stop the call and give me feedback, thank you.", "end"],
  ["[PAUSE: Give me a hint]", "hint"],
] as const)("%s is a command", (said, command) => {
  expect(findSpokenCommand(said)).toBe(command);
});

test.each([
  "Let's pause on the premium for a second.",
  "Can I pause you there?",
  "Let me give you a hint of what that costs.",
  "My clients want to continue with their carrier.",
  "Shall we continue?",
  "We can continue the coverage until March.",
  "I'll end the call here if you like.",
  "Before we end the call, may I have your email?",
  "We can stop the session if you are busy.",
  "Stop the call.",
  "I want to hear your feedback.",
  "At the end of the call I will send you a quote.",
  "The policy will end.",
  "Time out of work is covered by disability insurance.",
  "Could you give me feedback on the quote?",
  "",
  "…",
])("%s is talk", (said) => {
  expect(findSpokenCommand(said)).toBeNull();
});
