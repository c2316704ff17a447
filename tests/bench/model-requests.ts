import { readdirSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import type { ChatMessage } from "#core/customer/speaking/speaking-request.ts";
import { readingMessages, speakingMessages, standInTalkSchema } from "#tests/eval/stand-in/stand-in-talk.ts";
import { atMost, type Row } from "./table.ts";

const TALKS = new URL("../eval/stand-in/talks/", import.meta.url);
/** English prose: about four characters a token. */
const CHARACTERS_A_TOKEN = 4;
/** OpenAI caches beginnings of 1,024 tokens and more, in steps of 128. */
const LEAST_CACHED = 1024;
const CACHED_STEP = 128;

/**
 * What the two requests of a turn are made of, by the conversations with stand-ins for a model: tokens of a turn, and the share of them that
 * the request before has had in the same place, which servers that cache beginnings do not read again. Also the time to make a request.
 */
export async function measureModelRequests(): Promise<Row[]> {
  const speaking = freshCount();
  const reading = freshCount();
  const tookMs: number[] = [];
  for (const file of readdirSync(TALKS).sort()) {
    const talk = standInTalkSchema.parse(JSON.parse(readFileSync(new URL(file, TALKS), "utf8")));
    let lastSpoken = "";
    let lastRead = "";
    for (const [index, exchange] of talk.exchanges.entries()) {
      const before = { ...talk, exchanges: talk.exchanges.slice(0, index) };
      const spoken = textOf(await speakingMessages(before, exchange.agent));
      if (index === 0) tookMs.push(await timeOf(() => speakingMessages(before, exchange.agent)));
      add(speaking, spoken, lastSpoken, exchange.answer);
      lastSpoken = spoken;
      const read = textOf(await readingMessages({ ...talk, exchanges: talk.exchanges.slice(0, index + 1) }));
      add(reading, read, lastRead, JSON.stringify(exchange.reading));
      lastRead = read;
    }
  }
  const longest = Math.max(...tookMs);
  return [
    ...rowsOf("request to speak", speaking),
    ...rowsOf("request to read", reading),
    {
      name: "a request to speak is made, slowest of the conversations",
      ours: `${longest.toFixed(1)} ms`,
      bar: atMost(50, longest, " ms"),
    },
  ];
}

/** Of what was done once before: the first time also loads what understands. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

type Count = { turns: number; input: number; cached: number; output: number };

function freshCount(): Count {
  return { turns: 0, input: 0, cached: 0, output: 0 };
}

function rowsOf(name: string, { turns, input, cached, output }: Count): Row[] {
  return [
    { name: `${name}: tokens in, mean of ${turns} turns`, ours: String(Math.round(input / turns)) },
    { name: `${name}: share that the one before has had`, ours: `${Math.round((100 * cached) / input)} %` },
    { name: `${name}: tokens out, mean`, ours: String(Math.round(output / turns)) },
  ];
}

function add(count: Count, text: string, last: string, answer: string): void {
  let same = 0;
  while (same < text.length && text[same] === last[same]) same += 1;
  const tokens = Math.floor(same / CHARACTERS_A_TOKEN);
  count.turns += 1;
  count.input += text.length / CHARACTERS_A_TOKEN;
  count.cached += tokens < LEAST_CACHED ? 0 : tokens - (tokens % CACHED_STEP);
  count.output += answer.length / CHARACTERS_A_TOKEN;
}

function textOf(messages: readonly ChatMessage[]): string {
  return messages.map(({ role, content }) => `${role}\n${content}`).join("\n");
}
