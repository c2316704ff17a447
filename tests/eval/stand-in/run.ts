/**
 * A conversation between a player and a stand-in for a language model, who see only their own half and exchange files:
 *
 *   node tests/eval/stand-in/run.ts begin FOLDER SCENARIO PERSONA LEVEL SEED     the player; FOLDER is one talk
 *   node tests/eval/stand-in/run.ts say FOLDER "the agent's line"                the player; prints the customer's answer
 *   node tests/eval/stand-in/run.ts next FOLDER                                  the stand-in; waits for a request, prints it
 *   node tests/eval/stand-in/run.ts answer FOLDER < text                         the stand-in; answers it
 *   node tests/eval/stand-in/run.ts show FOLDER                                  the transcript
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { loadLearned } from "#app/node/learned.ts";
import { jsonIn } from "#core/customer/speaking/chat-model.ts";
import { exchangeReadingSchema } from "#core/customer/speaking/exchange-reading.ts";
import type { ChatMessage } from "#core/customer/speaking/speaking-request.ts";
import { heldTalk, readingMessages, type StandInTalk, speakingMessages, standInTalkSchema } from "./stand-in-talk.ts";

loadLearned();

const [task, folder = "", ...rest] = process.argv.slice(2);
const talkFile = join(folder, "talk.json");

switch (task) {
  case "begin":
    await begin();
    break;
  case "say":
    await say(rest.join(" ").trim());
    break;
  case "next":
    await next();
    break;
  case "answer":
    answer(readFileSync(0, "utf8"));
    break;
  case "show":
    await show();
    break;
  default:
    throw new Error("the first word is begin, say, next, answer or show");
}

async function begin() {
  const [scenarioId = "", personaId = "", level = "2", seed = "1"] = rest;
  mkdirSync(folder, { recursive: true });
  if (existsSync(talkFile)) throw new Error("this talk has begun");
  store(standInTalkSchema.parse({ scenarioId, personaId, level: Number(level), seed: Number(seed), exchanges: [] }));
  await show();
}

async function say(line: string) {
  if (line === "") throw new Error("nothing is said");
  const talk = stored();
  const { states } = await heldTalk(talk);
  if (states.at(-1)?.exit) throw new Error("the customer has left");
  const answer = await asked(`${talk.exchanges.length + 1}.speak`, await speakingMessages(talk, line));
  const spoken = { ...talk, exchanges: [...talk.exchanges, { agent: line, answer, reading: null }] };
  store(spoken);
  const after = await heldTalk(spoken);
  console.log(`Customer: ${after.turns.at(-1)?.text}`);
  // A server that takes a schema is given it beside the messages.
  const shape = { role: "system", content: JSON.stringify(z.toJSONSchema(exchangeReadingSchema)) } as const;
  const read = await asked(`${spoken.exchanges.length}.read`, [...(await readingMessages(spoken)), shape]);
  const exchanges = spoken.exchanges.map((one, index) =>
    index === spoken.exchanges.length - 1 ? { ...one, reading: parsed(read) } : one,
  );
  store({ ...spoken, exchanges });
  const { states: now } = await heldTalk({ ...spoken, exchanges });
  if (now.at(-1)?.exit) console.log("(the call is over)");
}

async function next() {
  const name = await found(folder, () =>
    requests().find((one) => !existsSync(join(folder, one.replace(".request.txt", ".answer.txt")))),
  );
  console.log(`REQUEST ${name}\n\n${readFileSync(join(folder, name), "utf8")}`);
}

function answer(text: string) {
  const name = requests().find((one) => !existsSync(join(folder, one.replace(".request.txt", ".answer.txt"))));
  if (!name) throw new Error("nothing is asked");
  put(name.replace(".request.txt", ".answer.txt"), text);
}

async function show() {
  const { turns } = await heldTalk(stored());
  for (const { speaker, text } of turns) console.log(`${speaker === "agent" ? "Agent" : "Customer"}: ${text}`);
}

async function asked(name: string, messages: readonly ChatMessage[]): Promise<string> {
  put(`${name}.request.txt`, messages.map(({ role, content }) => `[${role}]\n${content}`).join("\n\n"));
  const answerFile = `${name}.answer.txt`;
  await found(folder, () => existsSync(join(folder, answerFile)) || undefined);
  return readFileSync(join(folder, answerFile), "utf8");
}

function requests(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".request.txt") && !name.startsWith("."))
    .sort((left, right) => Number.parseInt(left, 10) - Number.parseInt(right, 10) || right.localeCompare(left));
}

/** Waits until there is something, looking again whenever the folder changes. */
async function found<T>(where: string, look: () => T | undefined): Promise<T> {
  const signal = new AbortController();
  return new Promise((resolve) => {
    const check = () => {
      const value = look();
      if (value === undefined || signal.signal.aborted) return;
      signal.abort();
      resolve(value);
    };
    watch(where, { signal: signal.signal }, check);
    check();
  });
}

function parsed(text: string): unknown {
  try {
    return jsonIn(text);
  } catch {
    return null;
  }
}

function stored(): StandInTalk {
  return standInTalkSchema.parse(JSON.parse(readFileSync(talkFile, "utf8")));
}

function store(talk: StandInTalk) {
  put("talk.json", `${JSON.stringify(talk, null, 2)}\n`);
}

/** Whole or not at all, for whoever watches. */
function put(name: string, text: string) {
  writeFileSync(join(folder, `.${name}`), text);
  renameSync(join(folder, `.${name}`), join(folder, name));
}
