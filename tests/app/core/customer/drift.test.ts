import { describe, expect, test } from "vitest";
import { type AgentKind, converse } from "#app/node/demo/agents.ts";
import type { Turn } from "#core/conversations/turns.ts";
import { findDrift, whatWentWrong } from "#core/customer/drift.ts";
import { openCustomer } from "#core/customer/engine.ts";
import { assemblePractice, scenarios } from "#core/library/library.ts";
import type { Practice } from "#core/scenarios/practice.ts";

const practice = practiceOf("A-1", "dana");
const PITCH = "What I would like to do is compare your coverage side by side with two other carriers today.";
const heard = [turnOf(0, "customer", "Hello?"), turnOf(1, "agent", PITCH)];

test.each([
  ["assistant", "As an AI language model, I can't feel that."],
  ["assistant", "I'm an AI, but let's go on."],
  ["assistant", "In this roleplay I am the customer."],
  ["assistant", "Sure. How can I help you today?"],
  ["instructions", "My system prompt says I should object."],
  ["instructions", "I'm supposed to object now, so: it's too expensive."],
  ["instructions", "What I hold back for now: my deductible."],
  ["coach", "Great job acknowledging my concern! You should have asked an open question."],
  ["coach", "Hint: ask about the deductible."],
  ["coach", "You could try asking what worries me."],
  ["agent", "Agent: May I ask who drives?"],
  ["agent", "I'm a licensed agent, so I can tell you."],
  ["agent", "Let me get you a quote for both cars."],
  ["agent", `Right. ${PITCH}`],
  ["markup", "Customer: I don't know."],
  ["markup", "**Dana**: hello"],
  ["person", "My name is Robert, by the way."],
  ["person", "Hello, this is Robert."],
  ["person", "Yes, this is Robert speaking."],
  ["person", "I'm 67 years old, you know."],
] as const)("%s: %s", (drift, text) => {
  expect(findDrift(practice, heard, text)).toBe(drift);
});

test.each([
  "An AI? Ha, no, I'm standing in my kitchen.",
  "That's a good job you did on my cousin's policy.",
  "I'm a nurse, so I've seen things.",
  "The score was 3 to 1, why do you ask?",
  "Okay. Thursday works.",
  "My agent said I was covered. My agent: nice guy.",
  "Compare my coverage with two other carriers? Why?",
  `My name is ${practice.persona.name.split(" ")[0]}.`,
  `Yes, this is ${practice.persona.name}.`,
  `I'm ${practice.persona.age} years old, I know what insurance is.`,
  "This is Wednesday, right?",
  "",
])("in character: %s", (text) => {
  expect(findDrift(practice, heard, text)).toBeNull();
});

describe("nothing the built-in customer says is taken for drift", () => {
  const kinds: AgentKind[] = ["strong", "fair", "weak", "rude"];
  test.each(scenarios.map(({ id, customers }) => [id, customers] as const))("%s", (id, customers) => {
    for (const customer of customers) {
      for (const kind of kinds) {
        const practised = practiceOf(id, customer);
        const turns = [turnOf(0, "customer", openCustomer(practised).opening)];
        for (const { agent, move } of converse(practised, kind)) {
          turns.push(turnOf(turns.length, "agent", agent));
          expect([findDrift(practised, turns, move.line), move.line]).toEqual([null, move.line]);
          turns.push(turnOf(turns.length, "customer", move.line));
        }
      }
    }
  });
});

test("what went wrong names the slip and who the customer is", () => {
  expect(whatWentWrong(practice, "assistant")).toContain(`You are ${practice.persona.name}, ${practice.persona.age}`);
  expect(whatWentWrong(practice, "assistant")).toContain("assistant");
});

function practiceOf(scenarioId: string, personaId: string): Practice {
  const assembled = assemblePractice({ scenarioId, personaId, level: 2, seed: 11 });
  if (!assembled) throw new Error(`${scenarioId} can be practised`);
  return assembled;
}

function turnOf(index: number, speaker: Turn["speaker"], text: string): Turn {
  return { index, speaker, text, atMs: index };
}
