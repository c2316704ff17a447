import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type BuiltApp, startBuiltApp } from "./built-app.ts";

const server = resolve(import.meta.dirname, "../../build/server");

/** What the recogniser makes of the first, second ... turn that it hears; it hears no more than these. */
export type AppWithAi = BuiltApp & {
  /** The next answers of the chat model fail with this text, as the binding's own errors read. */
  failChat: (errors: readonly string[]) => Promise<void>;
  /** Models that were asked so far, with how often. */
  asked: () => Promise<Record<string, number>>;
};

/**
 * The built product deployed with an `[ai]` binding. A real one always asks the network, so a module stands before the product
 * and gives it one that is scripted: a chat model that says a numbered line, a reading that finds nothing, a recogniser that ends a
 * turn after half a second of silence and a voice that gives a tone as long as speech.
 */
export async function startAppWithAi(heard: readonly string[], vars: Record<string, string> = {}): Promise<AppWithAi> {
  const config = JSON.parse(readFileSync(`${server}/wrangler.json`, "utf8"));
  writeFileSync(`${server}/with-ai.js`, scriptedModels(heard));
  writeFileSync(`${server}/with-ai.json`, JSON.stringify({ ...config, main: "with-ai.js" }));
  const app = await startBuiltApp(vars, "build/server/with-ai.json");
  const tell = (init?: RequestInit) => fetch(`${app.url}${SCRIPT_PATH}`, init);
  return {
    ...app,
    failChat: async (errors) => {
      await tell({ method: "POST", body: JSON.stringify(errors) });
    },
    asked: async () => (await tell()).json(),
  };
}

const SCRIPT_PATH = "/scripted-ai";

function scriptedModels(heard: readonly string[]): string {
  return `
import app from "./index.js";
export * from "./index.js";
import { VoiceSession as BuiltVoiceSession } from "./index.js";

const HEARD = ${JSON.stringify(heard)};
const asked = {};
const failures = [];
let lines = 0;
let turns = 0;

const AI = {
  async run(model, input, options = {}) {
    asked[model] = (asked[model] ?? 0) + 1;
    if (options.websocket) return recogniser();
    if ("speaker" in input) return new Response(tone(input.text.length * 1600));
    if (input.response_format) return { response: NOTHING_READ, usage: { prompt_tokens: 900, completion_tokens: 60 } };
    const failure = failures.shift();
    if (failure) throw new Error(failure);
    lines += 1;
    const words = ("Okay, that is answer number " + lines + ".").split(/(?<= )/);
    const events = [...words.map((response) => ({ response })), { response: "", usage: { prompt_tokens: 2000, completion_tokens: 9 } }];
    const text = events.map((event) => "data: " + JSON.stringify(event) + "\\n\\n").join("") + "data: [DONE]\\n\\n";
    return new Response(text).body;
  },
};

const NOTHING_READ = {
  agent: {
    acts: [], questions: [], gaps: [], objection: [], recommendationIsLinked: false,
    nextStep: { action: false, day: false, who: false }, bait: "none", suspicions: [],
  },
  customer: { told: [], objections: [], ended: { how: "on-the-line", quote: "" }, madeUp: [] },
};

function tone(samples) {
  return Int16Array.from({ length: samples }, (_, at) => 6000 * Math.sin((2 * Math.PI * 220 * at) / 24000));
}

/** PCM16 of 16 kHz comes in; a turn begins with sound and ends with half a second without. */
function recogniser() {
  const { 0: client, 1: socket } = new WebSocketPair();
  socket.binaryType = "arraybuffer";
  socket.accept();
  const tell = (event, transcript) =>
    socket.send(JSON.stringify({ type: "TurnInfo", event, turn_index: turns, transcript, words: [], audio_window_start: 0, audio_window_end: 1, end_of_turn_confidence: event === "EndOfTurn" ? 0.9 : 0.1 }));
  let isTurn = false;
  let quietSamples = 0;
  socket.addEventListener("message", ({ data }) => {
    const samples = new Int16Array(data);
    const isLoud = samples.some((sample) => Math.abs(sample) > 1500);
    quietSamples = isLoud ? 0 : quietSamples + samples.length;
    if (isLoud && !isTurn && turns < HEARD.length) {
      isTurn = true;
      tell("StartOfTurn", "");
    }
    if (isTurn && quietSamples >= 8000) {
      tell("EndOfTurn", HEARD[turns]);
      isTurn = false;
      turns += 1;
    }
  });
  socket.send(JSON.stringify({ type: "Connected", request_id: "r", sequence_id: 0 }));
  return new Response(null, { status: 101, webSocket: client });
}

export class VoiceSession extends BuiltVoiceSession {
  constructor(state, env) {
    super(state, { ...env, AI });
  }
}

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "${SCRIPT_PATH}") {
      if (request.method === "POST") failures.push(...(await request.json()));
      return Response.json(asked);
    }
    return app.fetch(request, { ...env, AI }, ctx);
  },
  scheduled: (controller, env, ctx) => app.scheduled(controller, { ...env, AI }, ctx),
};
`;
}
