import { isCommonplace } from "#core/customer/customer-wording.ts";
import { openCustomer, step } from "#core/customer/engine.ts";
import { sentencesIn } from "#core/customer/phrase.ts";
import { wordsOf } from "#core/customer/understanding/normalise.ts";
import { seenPairs, steeringPairs } from "../pairs/sets.ts";
import { practiceOf } from "../practice.ts";
import { missSection, type Section } from "../table.ts";

/** What real customers of insurance calls are like; the bars are the ranges around it. */
const REAL = { medianWords: 4, shortShare: 0.5, questionShare: 0.12 };

type Said = { persona: string; turns: string[] };

/**
 * Whether the built-in customer sounds like people: how long its turns are, how many are very short or ask something, what two
 * different customers say word for word, and what is said twice in one conversation. The agents are those of the pairs.
 */
export function reportLikeness(missesShown: number): Section[] {
  const conversations = [...seenPairs, ...steeringPairs].flatMap((pair) =>
    [pair.better, pair.worse].map((lines) => heard(pair, lines)),
  );
  const turns = conversations.flatMap(({ turns: of }) => of);
  const lengths = turns.map((turn) => wordsOf(turn).length).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const short = lengths.filter((length) => length <= 3).length / lengths.length;
  const asking = turns.filter((turn) => turn.includes("?")).length / turns.length;
  const shared = sharedSentences(conversations);
  const twice = conversations.flatMap(({ turns: of }) => saidTwice(of));
  const share = (value: number) => value.toFixed(2);
  return [
    {
      title: `How the built-in customer sounds, over ${turns.length} turns of ${conversations.length} conversations`,
      columns: ["value", "people"],
      rows: [
        { name: "words a turn, median", cells: [String(median), String(REAL.medianWords)], bar: within(median, 4, 7) },
        {
          name: "turns of three words or fewer",
          cells: [share(short), share(REAL.shortShare)],
          bar: within(short, 0.3, 0.55),
        },
        {
          name: "turns that ask something",
          cells: [share(asking), share(REAL.questionShare)],
          bar: within(asking, 0.08, 0.18),
        },
        { name: "sentences that two customers say", cells: [String(shared.length), ""] },
        { name: "sentences said twice in a conversation", cells: [String(twice.length), ""] },
      ],
    },
    missSection([...shared, ...twice.map((one) => `twice: ${one}`)], missesShown),
  ];
}

function heard(choice: Parameters<typeof practiceOf>[0], lines: readonly string[]): Said {
  const practice = practiceOf(choice);
  const opened = openCustomer(practice);
  let { state } = opened;
  const turns = [opened.opening];
  for (const [index, text] of lines.entries()) {
    if (state.exit) break;
    const next = step(practice, state, { turn: 2 * index + 1, text, scriptObjections: [] });
    state = next.state;
    turns.push(next.move.line);
  }
  return { persona: practice.persona.id, turns };
}

/** Sentences of four words or more that customers of different names say. */
function sharedSentences(conversations: readonly Said[]): string[] {
  const speakers = new Map<string, Set<string>>();
  for (const { persona, turns } of conversations)
    for (const sentence of turns.flatMap(sentencesIn))
      speakers.set(sentence, new Set([...(speakers.get(sentence) ?? []), persona]));
  return [...speakers]
    .filter(([sentence, by]) => by.size > 1 && wordsOf(sentence).length > 3)
    .map(([sentence, by]) => `${sentence} (${[...by].join(", ")})`);
}

function saidTwice(turns: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const sentence of turns.flatMap(sentencesIn)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].flatMap(([sentence, count]) => (count > 1 && !isCommonplace(sentence) ? sentence : []));
}

function within(value: number, low: number, high: number) {
  return { text: `${low} to ${high}`, met: value >= low && value <= high };
}
