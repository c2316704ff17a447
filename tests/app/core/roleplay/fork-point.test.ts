import { describe, expect, test } from "vitest";
import { type AgentKind, converse } from "#app/node/demo/agents.ts";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { MessageView } from "#core/conversations/message-view.ts";
import type { Turn } from "#core/conversations/turns.ts";
import type { CustomerState } from "#core/customer/customer-state.ts";
import { openCustomer, step } from "#core/customer/engine.ts";
import { takeExchange } from "#core/customer/speaking/take-reply.ts";
import { assembleDrill, openDrill, stepDrill } from "#core/drills/drill-practice.ts";
import { assemblePractice, scenarios } from "#core/library/library.ts";
import { exchangeAt, forkAt, practisedSince, replay, retryTitle } from "#core/roleplay/fork-point.ts";
import type { Roleplay } from "#core/roleplay/roleplay.ts";
import type { Practice } from "#core/scenarios/practice.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

describe("replaying a conversation", () => {
  const kinds: AgentKind[] = ["strong", "fair", "rude"];
  const held = scenarios.flatMap((scenario) => kinds.map((kind) => [scenario.id, kind] as const));

  test.each(held)("%s with a %s agent comes to the state stored then, before every line", (scenarioId, kind) => {
    const practice = practiceOf(scenarioId);
    const { opening, state: opened } = openCustomer(practice);
    const turns: Turn[] = [turnOf("customer", 0, opening)];
    let stored: CustomerState = opened;
    for (const { agent, move, state } of converse(practice, kind)) {
      const replayed = replay({ kind: "practice", practice, scriptObjections: [] }, turns);
      expect(replayed.state).toEqual(stored);
      turns.push(turnOf("agent", turns.length, agent), turnOf("customer", turns.length + 1, move.line));
      stored = state;
    }
    expect(turns.length).toBeGreaterThan(3);
  });

  test("knows the last move, and none before the first line", () => {
    const { held, turns, exchanges } = short();
    expect(replay(held, turns.slice(0, 1)).lastMove).toBeNull();
    expect(replay(held, turns.slice(0, 5)).lastMove).toEqual(exchanges[1]?.move);
  });

  test("takes the agent's script into account", () => {
    const practice = practiceOf("A-1");
    const scriptObjections = practice.objections.slice(0, 2).map((objection) => objection.id);
    const { opening, state: opened } = openCustomer(practice);
    const line = { turn: 1, text: "Hi, this is Pat with Harbor.", scriptObjections };
    const { state, move } = step(practice, opened, line);
    const turns = [turnOf("customer", 0, opening), turnOf("agent", 1, line.text), turnOf("customer", 2, move.line)];
    const prepared = [{ fromTurn: 1, objections: scriptObjections }];
    expect(replay({ kind: "practice", practice, scriptObjections: prepared }, turns).state).toEqual(state);
    expect(replay({ kind: "practice", practice, scriptObjections: [] }, turns).state).not.toEqual(state);
  });

  test("takes a script that came during the call into account from its turn on", () => {
    const practice = practiceOf("A-1");
    const objections = practice.objections.slice(0, 2).map((objection) => objection.id);
    const lines = ["Hi, this is Pat with Harbor.", "Who drives the cars?", "And what do you pay?", "I see."];
    for (const fromTurn of [1, 3, 5, 7]) {
      const { opening, state: opened } = openCustomer(practice);
      const turns = [turnOf("customer", 0, opening)];
      let state = opened;
      for (const text of lines) {
        const turn = turns.length;
        const next = step(practice, state, { turn, text, scriptObjections: turn >= fromTurn ? objections : [] });
        state = next.state;
        turns.push(turnOf("agent", turn, text), turnOf("customer", turn + 1, next.move.line));
      }
      const scriptObjections = [{ fromTurn, objections }];
      expect(replay({ kind: "practice", practice, scriptObjections }, turns).state).toEqual(state);
    }
  });

  test("keeps a language model's own words, and what they gave away counts", () => {
    const { held, turns } = short();
    const { practice } = held;
    const secret = practice.scenario.facts.at(-1);
    const words = secret?.says[0] ?? "";
    const modelled = turns.slice(0, 3).map((turn) => (turn.index === 2 ? { ...turn, text: words } : turn));
    const before = openCustomer(practice).state;
    const replayed = replay(held, modelled).state;
    const line = { turn: 1, text: turns[1]?.text ?? "", scriptObjections: [] };
    expect(replayed).toEqual(takeExchange(practice, before, { line, reply: { turn: 2, text: words } }, null));
    expect(replayed.disclosed).toContain(secret?.id);
    expect(replay(held, turns.slice(0, 2)).state.disclosed).not.toContain(secret?.id);
  });

  test("a line the agent cut short is still the customer's own", () => {
    const { held, turns } = short();
    const cut = turns.slice(0, 3).map((turn) => (turn.index === 2 ? { ...turn, text: turn.text.slice(0, 9) } : turn));
    expect(replay(held, cut).state).toEqual(replay(held, turns.slice(0, 3)).state);
  });

  test("of a drill opens with the objection and keeps its clock", () => {
    const practice = assembleDrill({ objectionId: scenarios[0]?.objections[0] ?? "", seed: 3 });
    if (!practice) throw new Error("the first scenario's objection can be drilled");
    const { opening, state: opened } = openDrill(practice);
    const { state, move } = stepDrill(practice, opened, { turn: 1, text: "I hear you." });
    const turns = [turnOf("customer", 0, opening), turnOf("agent", 1, "I hear you."), turnOf("customer", 2, move.line)];
    expect(replay({ kind: "drill", practice, scriptObjections: [] }, turns).state).toEqual(state);
  });
});

describe("forking", () => {
  test("keeps the messages before the line, hints included, and moves their times up to now", () => {
    const { held, turns } = short();
    const messages = messagesOf(turns.slice(0, 5));
    messages.splice(3, 0, message(3, "command", COMMANDS.hint), message(4, "coach", "Try: ..."));
    const fork = forkAt(held, renumbered(messages), new Map(), 3, NOW);
    expect(fork?.kept).toBe(5);
    expect(4 * 10_000 + (fork?.shiftMs ?? 0)).toBe(NOW);
    expect(fork?.durationSeconds).toBe(40);
    expect(fork?.state).toEqual(replay(held, turns.slice(0, 3)).state);
  });

  test("at the first line keeps the opening alone", () => {
    const { held, turns } = short();
    const fork = forkAt(held, messagesOf(turns), new Map(), 1, NOW);
    expect(fork).toMatchObject({ kept: 1, durationSeconds: 0, lastMove: null });
    expect(fork?.state).toEqual(openCustomer(held.practice).state);
  });

  test.each([[0], [2], [-1], [99], [1.5], [Number.NaN]])(
    "at %d, which is no line of the agent's, is not possible",
    (turn) => {
      const { held, turns } = short();
      expect(forkAt(held, messagesOf(turns), new Map(), turn, NOW)).toBeNull();
    },
  );

  test("what was practiced since a line is without what was said before it; since no line, all of it", () => {
    const { turns } = short();
    const messages = messagesOf(turns.slice(0, 5));
    expect(practisedSince(messages, 3)).toBe(20);
    expect(practisedSince(messages, 99)).toBe(40);
  });

  test("changes nothing that it was given", () => {
    const { held, turns } = short();
    const messages = messagesOf(turns);
    const before = JSON.stringify([held, messages]);
    forkAt(held, messages, new Map(), 3, NOW);
    expect(JSON.stringify([held, messages])).toBe(before);
  });
});

test("an exchange is what was said and what came back", () => {
  const { turns } = short();
  expect(exchangeAt(turns, 1)).toEqual({ said: turns[1]?.text, reaction: turns[2]?.text });
  expect(exchangeAt(turns.slice(0, 2), 1)?.reaction).toBeNull();
  expect(exchangeAt(turns, 99)).toBeNull();
});

test("the title of a retry of a retry says so once", () => {
  expect(retryTitle(retryTitle("Hi, this is Pat..."))).toBe("Retry: Hi, this is Pat...");
});

function short() {
  const practice = practiceOf("A-1");
  const exchanges = converse(practice, "fair").slice(0, 4);
  const turns = [turnOf("customer", 0, openCustomer(practice).opening)];
  for (const { agent, move } of exchanges)
    turns.push(turnOf("agent", turns.length, agent), turnOf("customer", turns.length + 1, move.line));
  const held: Roleplay = { kind: "practice", practice, scriptObjections: [] };
  return { held, turns, exchanges };
}

function practiceOf(scenarioId: string): Practice {
  const personaId = scenarios.find((scenario) => scenario.id === scenarioId)?.customers[0] ?? "";
  const practice = assemblePractice({ scenarioId, personaId, level: 2, seed: 11 });
  if (!practice) throw new Error(`${scenarioId} can be practised`);
  return practice;
}

function turnOf(speaker: Turn["speaker"], index: number, text: string): Turn {
  return { index, speaker, text, atMs: index * 10_000 };
}

function messagesOf(turns: readonly Turn[]): MessageView[] {
  return turns.map(({ index, speaker, text }) => ({
    ...message(index, "turn", text),
    role: speaker === "agent" ? "user" : "assistant",
  }));
}

/** Ten seconds between one message and the next. */
function message(position: number, kind: MessageView["kind"], content: string): MessageView {
  return {
    id: `m${position}`,
    position,
    role: kind === "coach" ? "assistant" : "user",
    content,
    createdAt: position * 10_000,
    kind,
    status: "complete",
    clientKey: null,
    audio: null,
  };
}

function renumbered(messages: readonly MessageView[]): MessageView[] {
  return messages.map((one, position) => ({ ...one, position, createdAt: position * 10_000 }));
}
