/**
 * `node tests/eval/stand-in/agreement.ts TALKS LABELS LABELS`: how well a stand-in model's reading of exchanges agrees with that of
 * two people. TALKS holds one folder a talk (run.ts); each LABELS holds TALK/N.json, a reading of exchange N by one person in the same
 * form. Prints F1 of acts, questions (by topic) and objections, of the model and of the rules with each person and of the two with each
 * other, the share of proven quotes, and how far the scores lie apart.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadLearned } from "#app/node/learned.ts";
import { openCustomer } from "#core/customer/engine.ts";
import { type ExchangeReading, exchangeReadingSchema, READ_ACTS } from "#core/customer/speaking/exchange-reading.ts";
import { understand } from "#core/customer/understanding/understand.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import { heldTalk, provenQuotes, readingIn, type StandInTalk, standInTalkSchema } from "./stand-in-talk.ts";

loadLearned();

const [talks = "", first = "", second = ""] = process.argv.slice(2);
type Items = { acts: string[]; questions: string[]; objections: string[] };
const KINDS = ["acts", "questions", "objections"] as const;
const readers = ["model", "rules", "first", "second"] as const;
type Reader = (typeof readers)[number];

const PAIRS: [Reader, Reader][] = [
  ["model", "first"],
  ["model", "second"],
  ["first", "second"],
  ["rules", "first"],
  ["rules", "second"],
];

const counts = new Map<string, { both: number; left: number; right: number }>();
const apart = new Map<Reader, number[]>();
let quotes = { proven: 0, all: 0 };
let exchanges = 0;

for (const name of readdirSync(talks)
  .filter((one) => existsSync(join(talks, one, "talk.json")))
  .sort()) {
  const talk = standInTalkSchema.parse(JSON.parse(readFileSync(join(talks, name, "talk.json"), "utf8")));
  const labels = [first, second].map((folder) => talk.exchanges.map((_, index) => labelIn(folder, name, index + 1)));
  if (labels.some((list) => list.some((one) => one === null))) {
    console.log(`${name}: not labelled by both, left out`);
    continue;
  }
  await compare(talk, labels[0] ?? [], labels[1] ?? []);
}

for (const kind of KINDS) {
  const row = (left: Reader, right: Reader) => {
    const { both, left: l, right: r } = counts.get(`${kind} ${left} ${right}`) ?? { both: 0, left: 0, right: 0 };
    return `${left} with ${right} ${l + r === 0 ? "-" : ((2 * both) / (l + r)).toFixed(3)}`;
  };
  console.log(
    `${kind}: ${[row("model", "first"), row("model", "second"), row("first", "second"), row("rules", "first"), row("rules", "second")].join(", ")}`,
  );
}
console.log(`exchanges ${exchanges}, quotes proven ${quotes.proven} of ${quotes.all}`);
for (const [reader, differences] of apart)
  console.log(`score by ${reader}, points from the mean of the two: ${mean(differences).toFixed(1)}`);

async function compare(talk: StandInTalk, one: (ExchangeReading | null)[], other: (ExchangeReading | null)[]) {
  const { practice, turns, states } = await heldTalk(talk);
  for (const [index, exchange] of talk.exchanges.entries()) {
    const customer = turns[2 * index + 2]?.text ?? "";
    const found = provenQuotes(exchange, customer);
    quotes = { proven: quotes.proven + found.proven, all: quotes.all + found.all };
    exchanges += 1;
    const state = states[index] ?? openCustomer(practice).state;
    const heard = understand(exchange.agent, {
      practice,
      disclosed: state.disclosed,
      lastLine: { turn: 2 * index, text: turns[2 * index]?.text ?? "" },
      lastTopic: null,
    });
    const read: Record<Reader, Items> = {
      model: itemsOf(readingIn(exchange)),
      first: itemsOf(one[index] ?? null),
      second: itemsOf(other[index] ?? null),
      rules: {
        acts: [...new Set(heard.acts.map(({ kind }) => kind))].filter((kind) => READ_ACTS.some((act) => act === kind)),
        questions: heard.questions.flatMap(({ topic }) => (topic ? [topic] : [])),
        objections: [],
      },
    };
    for (const [left, right] of PAIRS)
      for (const kind of KINDS) count(`${kind} ${left} ${right}`, read[left][kind], read[right][kind]);
  }
  const scoreBy = async (readings: (ExchangeReading | null)[]) => {
    const held = await heldTalk({
      ...talk,
      exchanges: talk.exchanges.map((one, index) => ({ ...one, reading: readings[index] ?? null })),
    });
    const state = held.states.at(-1);
    return state ? (scoreConversation({ practice, state, turns: held.turns, mode: "text" }).total ?? 0) : 0;
  };
  const settled = ((await scoreBy(one)) + (await scoreBy(other))) / 2;
  note("model", Math.abs((await scoreBy(talk.exchanges.map(readingIn))) - settled));
  note("rules", Math.abs((await scoreBy(talk.exchanges.map(() => null))) - settled));
  note("first", Math.abs((await scoreBy(one)) - settled));
}

function itemsOf(reading: ExchangeReading | null): Items {
  if (!reading) return { acts: [], questions: [], objections: [] };
  const { agent, customer } = reading;
  return {
    acts: [...new Set<string>(agent.acts.map(({ act }) => act))],
    questions: [...new Set(agent.questions.map(({ about }) => about))],
    objections: [
      ...agent.objection.map(({ did }) => did),
      ...customer.objections.map(({ objection, did }) => `${objection} ${did}`),
    ],
  };
}

function count(key: string, left: string[], right: string[]) {
  const sum = counts.get(key) ?? { both: 0, left: 0, right: 0 };
  sum.both += left.filter((one) => right.includes(one)).length;
  sum.left += left.length;
  sum.right += right.length;
  counts.set(key, sum);
}

function note(reader: Reader, difference: number) {
  apart.set(reader, [...(apart.get(reader) ?? []), difference]);
}

function labelIn(folder: string, talk: string, exchange: number): ExchangeReading | null {
  const path = join(folder, talk, `${exchange}.json`);
  if (!existsSync(path)) return null;
  const parsed = exchangeReadingSchema.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!parsed.success)
    console.log(`${path}: ${parsed.error.issues[0]?.path.join(".")} ${parsed.error.issues[0]?.message}`);
  return parsed.success ? parsed.data : null;
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
