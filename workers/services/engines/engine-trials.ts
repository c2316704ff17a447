import { engineFaultOf } from "#core/customer/customer-model.ts";
import { hearLine } from "#core/customer/engine.ts";
import type { ExchangeReading } from "#core/customer/speaking/exchange-reading.ts";
import { readingRequest } from "#core/customer/speaking/reading-request.ts";
import { type EngineFault, type EngineName, faultOfStatus } from "#core/engines/engine-fault.ts";
import { assemblePractice, DEFAULT_CHOICE } from "#core/library/library.ts";
import type { EngineTrial } from "#core/pages/admin-pages.ts";
import { customerCueFor, openCustomerOf } from "#core/roleplay/roleplay.ts";
import { SAMPLE_RATE_HZ } from "#core/voice/call-figures.ts";
import { voiceOf } from "#core/voice/speech/persona-voices.ts";
import { AudioEndpointFailure, speak } from "../../adapters/openai/audio.ts";
import { tryRealtime } from "../../adapters/openai/realtime-upgrade.ts";
import { speakByWorkersAi } from "../../adapters/workers-ai/workers-ai-audio.ts";
import { realtimeServer, speechEndpoint, voiceModel } from "../voice-model.ts";
import type { World } from "../world.ts";
import { noteOutcome, wake } from "./engine-memory.ts";

type TrialWorld = Pick<
  World,
  | "settings"
  | "customerModel"
  | "exchangeReader"
  | "speech"
  | "ai"
  | "fetch"
  | "now"
  | "db"
  | "background"
  | "engineMemory"
>;

/** What an engine answered, in words; or why it did not. */
type Answer = { cameBack: string } | { fault: EngineFault };

/** Asks an engine for one fixed thing, as it is asked in earnest, and says what came of it within `withinMs`. */
export async function tryEngine(world: TrialWorld, engine: EngineName, withinMs: number): Promise<EngineTrial> {
  const startedAt = world.now();
  wake(world, engine);
  const giveUp = new AbortController();
  const late = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => {
    late.resolve({ fault: "timeout" });
    giveUp.abort();
  }, withinMs);
  const asked = TRIALS[engine](world, giveUp.signal).catch((error: unknown) => ({ fault: serverFaultOf(error) }));
  const answer = await Promise.race([asked, late.promise]);
  clearTimeout(timer);
  const tookMs = world.now() - startedAt;
  return "fault" in answer
    ? { engine, tookMs, ok: false, fault: answer.fault }
    : { engine, tookMs, ok: true, cameBack: answer.cameBack };
}

const TRIALS: Record<EngineName, (world: TrialWorld, signal: AbortSignal) => Promise<Answer>> = {
  text: sayLine,
  reading: readLine,
  voice: useVoice,
};

const LINE = "Hi, this is Pat with Harbor Insurance. What made you look at your insurance now?";
const REPLY = "Honestly, my renewal went up again and nobody could tell me why.";
const SENTENCE = "Hello, this is a test of the voice.";

/** The same customer each time, before their first answer. */
function practised() {
  const practice = assemblePractice({ ...DEFAULT_CHOICE, seed: 1 });
  if (!practice) throw new Error("the default choice is in the library");
  const { state, opening } = openCustomerOf({ kind: "practice", practice });
  return { practice, state, opening, line: { turn: 1, text: LINE, scriptObjections: [] } };
}

async function sayLine(world: TrialWorld, signal: AbortSignal): Promise<Answer> {
  const { practice, state, opening, line } = practised();
  const context = [
    { index: 0, speaker: "customer" as const, text: opening, atMs: 0 },
    { index: 1, speaker: "agent" as const, text: LINE, atMs: 0 },
  ];
  const cue = customerCueFor({ kind: "practice", practice }, state, line, { context, script: null });
  // The built-in customer types; here nobody waits for it.
  if (world.customerModel.deterministic) return { cameBack: cue.move.line };
  let said = "";
  for await (const piece of world.customerModel.reply(cue, signal)) said += piece;
  return { cameBack: said.trim() };
}

async function readLine({ exchangeReader: reader }: TrialWorld, signal: AbortSignal): Promise<Answer> {
  const { practice, state, line } = practised();
  if (!reader) {
    const { heard } = hearLine(practice, state, line);
    return { cameBack: `The rules read: ${listOf([...new Set(heard.acts.map(({ kind }) => kind))])}.` };
  }
  const exchange = { line, reply: { turn: 2, text: REPLY } };
  return { cameBack: wordsOf(await reader.read(readingRequest(practice, state, exchange, []), signal)) };
}

/** By the names of our own lists: nothing of what the model wrote. */
function wordsOf({ agent, customer }: ExchangeReading): string {
  const acts = [...new Set(agent.acts.map(({ act }) => act))];
  return `It read: ${listOf(acts)}. Questions: ${agent.questions.length}. Facts told: ${customer.told.length}.`;
}

function listOf(names: readonly string[]): string {
  return names.length === 0 ? "nothing" : names.join(", ");
}

async function useVoice(world: TrialWorld, signal: AbortSignal): Promise<Answer> {
  const voice = voiceOf(practised().practice.persona);
  switch (voiceModel(world)?.engine) {
    case "openai-realtime": {
      const fault = await noted(world, () => tryRealtime(world.fetch, realtimeServer(world)));
      return fault ? { fault } : { cameBack: "A session was opened, and closed again." };
    }
    case "pipeline": {
      const spoken = { text: SENTENCE, voice: voice.openai };
      let samples = new Int16Array();
      const fault = await noted(world, async () => {
        samples = new Int16Array(await speak(world.fetch, speechEndpoint(world), spoken, signal));
        return samples.length === 0 ? "unusable" : null;
      });
      return fault ? { fault } : { cameBack: lengthOf(samples) };
    }
    case "workers-ai": {
      const { ai, settings } = world;
      if (!ai) return { fault: "unavailable" };
      const spoken = { model: settings.WORKERS_AI_SPEECH_MODEL, text: SENTENCE, speaker: voice.aura };
      let samples = new Int16Array();
      const fault = await noted(world, async () => {
        samples = new Int16Array(await speakByWorkersAi(ai, spoken, signal));
        return samples.length === 0 ? "unusable" : null;
      });
      return fault ? { fault } : { cameBack: lengthOf(samples) };
    }
    case "built-in": {
      if (!world.speech) return { fault: "unavailable" };
      return { cameBack: lengthOf(await world.speech.speak(SENTENCE, voice.builtIn, signal)) };
    }
    case undefined:
      return { fault: "unavailable" };
  }
}

/** Of the models that write their outcomes are noted where they are asked. */
async function noted(world: TrialWorld, ask: () => Promise<EngineFault | null>): Promise<EngineFault | null> {
  const fault = await ask().catch(serverFaultOf);
  noteOutcome(world, "voice", fault ?? "worked");
  return fault;
}

function lengthOf(samples: Int16Array): string {
  return `${(samples.length / SAMPLE_RATE_HZ).toFixed(1)} seconds of sound.`;
}

/** Why it failed, by status or by name; what a server wrote stays unread. */
export function serverFaultOf(error: unknown): EngineFault {
  if (error instanceof AudioEndpointFailure) return faultOfStatus(error.status);
  if (error instanceof DOMException && /TimeoutError|AbortError/.test(error.name)) return "timeout";
  return engineFaultOf(error) ?? "unavailable";
}
