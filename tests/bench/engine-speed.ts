import type { AgentKind } from "#app/node/demo/agents.ts";
import { openCustomer, step } from "#core/customer/engine.ts";
import { scenarios } from "#core/library/library.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import { LEVELS, practiceFor, type Rehearsal, rehearse } from "#tests/support/rehearsal.ts";
import { atMost, kilobytes, quantile, type Row } from "./table.ts";

const AGENTS: AgentKind[] = ["strong", "fair", "weak", "rude"];
/** What a turn may cost by the domain's own wish: nobody waits for the built-in customer. */
const MOST_MS_PER_TURN = 2;
const MOST_STATE_KB = 20;

type Conversation = Rehearsal & { practice: Practice; agentLines: string[] };

/**
 * The built-in customer and the scorer, in this process, over every scenario, level and scripted agent. The floor is the
 * least a turn could cost: its state read from JSON and written back, by the same loop.
 */
export function measureEngine(seeds: number): Row[] {
  const conversations = allConversations(seeds);
  const turns = conversations.flatMap(turnsOf);
  // Once for nothing, so that neither side pays for being compiled.
  timeEach(turns, (turn) => turn.answer());
  timeEach(turns, (turn) => turn.roundTrip());
  const answers = timeEach(turns, (turn) => turn.answer());
  const roundTrips = timeEach(turns, (turn) => turn.roundTrip());
  const scores = timeEach(conversations, ({ practice, turns, state }) =>
    scoreConversation({ practice, turns, state, mode: "text" }),
  );
  const scoreFloor = timeEach(conversations, ({ turns, state }) => JSON.parse(JSON.stringify({ turns, state })));
  const largest = Math.max(...conversations.map(({ state }) => Buffer.byteLength(JSON.stringify(state))));
  return [
    ...costRows("customer's answer", answers, roundTrips),
    ...costRows("score of a conversation", scores, scoreFloor),
    { name: "largest state", ours: kilobytes(largest), bar: atMost(MOST_STATE_KB, largest / 1000, " kB") },
  ];
}

function allConversations(seeds: number): Conversation[] {
  return scenarios.flatMap((scenario) =>
    LEVELS.flatMap((level) =>
      AGENTS.flatMap((agent) =>
        Array.from({ length: seeds }, (_unused, seed) => {
          const practice = practiceFor(scenario, level, seed);
          const rehearsal = rehearse(practice, agent);
          const agentLines = rehearsal.turns.filter((turn) => turn.speaker === "agent").map((turn) => turn.text);
          return { ...rehearsal, practice, agentLines };
        }),
      ),
    ),
  );
}

/** Every turn of a conversation from the state it was in, ready to be taken again and again. */
function turnsOf({ practice, agentLines }: Conversation) {
  let { state } = openCustomer(practice);
  return agentLines.map((text, i) => {
    const before = state;
    const line = { turn: 2 * i + 1, text, scriptObjections: [] };
    state = step(practice, before, line).state;
    const stored = JSON.stringify(before);
    return { answer: () => step(practice, before, line), roundTrip: () => JSON.stringify(JSON.parse(stored)) };
  });
}

type Cost = { perSecond: number; cpuMicros: number[] };

function timeEach<Work>(works: readonly Work[], run: (work: Work) => unknown): Cost {
  const startedMs = performance.now();
  const cpuMicros = works.map((work) => {
    const before = process.cpuUsage();
    run(work);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return { perSecond: (1000 * works.length) / (performance.now() - startedMs), cpuMicros };
}

function costRows(name: string, ours: Cost, floor: Cost): Row[] {
  const cpu = (share: number) => {
    const [mine, least] = [quantile(ours.cpuMicros, share), quantile(floor.cpuMicros, share)];
    return { ours: micros(mine), floor: micros(least), ratio: least > 0 ? mine / least : undefined };
  };
  return [
    {
      name,
      ours: `${Math.round(ours.perSecond).toLocaleString("en-US")}/s`,
      floor: `${Math.round(floor.perSecond).toLocaleString("en-US")}/s`,
      ratio: ours.perSecond / floor.perSecond,
    },
    { name: "  CPU, median", ...cpu(0.5) },
    {
      name: "  CPU, 95th percentile",
      ...cpu(0.95),
      bar:
        name === "customer's answer"
          ? atMost(MOST_MS_PER_TURN, quantile(ours.cpuMicros, 0.95) / 1000, " ms")
          : undefined,
    },
  ];
}

const micros = (value: number) => `${value.toFixed(0)} µs`;
