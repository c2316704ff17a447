import type { Turn } from "#core/conversations/turns.ts";
import { openCustomer, step } from "#core/customer/engine.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import { atLeast } from "#tests/bench/table.ts";
import { practiceOf } from "../practice.ts";
import { missSection, type Row, type Section } from "../table.ts";
import type { Pair } from "./pair.ts";
import { seenPairs, steeringPairs, unseenPairs } from "./sets.ts";

type Scored = { pair: Pair; better: Score; worse: Score };

/** How often the score puts two conversations in the order a person does. Equal totals are not in order. */
export function reportPairs(missesShown: number): Section[] {
  const seen = seenPairs.map(scoredPair);
  const unseen = unseenPairs.map(scoredPair);
  const steering = steeringPairs.map(scoredPair);
  return [
    {
      title: "Conversations that the score puts in the order a person does",
      columns: ["value"],
      rows: [
        orderedRow("pairs in order, to steer by", steering),
        orderedRow("pairs in order, seen", seen),
        {
          ...orderedRow("pairs in order, unseen", unseen, UNSEEN_BAR),
          publish: {
            what: "The better of two conversations scores higher",
            set: "pairs that nobody read while tuning",
            size: unseen.length,
          },
        },
      ],
    },
    missSection([...steering, ...seen].filter((entry) => !isOrdered(entry)).map(missOf), missesShown),
  ];
}

const UNSEEN_BAR = 0.95;

export function scoredPair(pair: Pair): Scored {
  return { pair, better: scoreOf(pair, pair.better), worse: scoreOf(pair, pair.worse) };
}

/** Plays the agent's lines against the built-in customer until one of them ends it, and scores what was said. */
function scoreOf(choice: Pick<Pair, "scenarioId" | "level" | "seed">, agentLines: readonly string[]): Score {
  const practice = practiceOf(choice);
  const opened = openCustomer(practice);
  let state = opened.state;
  const turns: Turn[] = [turnOf(0, "customer", opened.opening)];
  for (const text of agentLines) {
    if (state.exit) break;
    const next = step(practice, state, { turn: turns.length, text, scriptObjections: [] });
    state = next.state;
    turns.push(turnOf(turns.length, "agent", text));
    turns.push(turnOf(turns.length, "customer", next.move.line));
  }
  return scoreConversation({ practice, turns, state, mode: "text" });
}

function isOrdered({ better, worse }: Scored): boolean {
  return better.total > worse.total;
}

function orderedRow(name: string, pairs: Scored[], bar?: number): Row {
  const ordered = pairs.filter(isOrdered).length;
  const share = ordered / pairs.length;
  return {
    name,
    cells: [`${ordered} of ${pairs.length} (${share.toFixed(3)})`],
    bar: bar === undefined ? undefined : atLeast(bar, share),
  };
}

function missOf({ pair, better, worse }: Scored): string {
  const totals = `better ${better.total} (${better.gate}), worse ${worse.total} (${worse.gate})`;
  return `${pair.id} (${pair.competence}): ${totals}. ${pair.why}`;
}

function turnOf(index: number, speaker: Turn["speaker"], text: string): Turn {
  return { index, speaker, text, atMs: index * 1000 };
}
