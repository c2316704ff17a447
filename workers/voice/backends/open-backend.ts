import type { CustomerCue } from "#core/customer/customer-model.ts";
import { faultOfStatus } from "#core/engines/engine-fault.ts";
import type { CountedUse } from "#core/voice/call/call-usage.ts";
import { SAMPLE_RATE_HZ } from "#core/voice/call-figures.ts";
import { cueOf, endsWith, type PractisedCall } from "#core/voice/practised-call.ts";
import { voiceOf } from "#core/voice/speech/persona-voices.ts";
import { speak, transcribe } from "../../adapters/openai/audio.ts";
import type { AiBinding } from "../../adapters/workers-ai/ai-binding.ts";
import { Recogniser } from "../../adapters/workers-ai/recogniser.ts";
import { speakByWorkersAi, transcribeByWorkersAi } from "../../adapters/workers-ai/workers-ai-audio.ts";
import { faultOf, log } from "../../log.ts";
import { noteOutcome } from "../../services/engines/engine-memory.ts";
import { serverFaultOf } from "../../services/engines/engine-trials.ts";
import { realtimeServer, speechEndpoint, transcribeEndpoint } from "../../services/voice-model.ts";
import type { World } from "../../services/world.ts";
import type { CallRecord } from "../call-store.ts";
import { LocalBackend, type LocalParts } from "./local-backend.ts";
import { RealtimeBackend } from "./realtime-backend.ts";
import type { BackendListener, VoiceBackend } from "./voice-backend.ts";

/** What a backend answers with. `practised` gives the conversation as it is when it is called. */
export type BackendContext = {
  /** Takes one of the person's requests to a model; false: none is left of their day. */
  takeRequest: () => boolean;
  /** Told before each answer: whether the built-in customer gives it in place of the model. */
  speakerChanged: (standsIn: boolean) => void;
  practised: () => PractisedCall;
  script: CustomerCue["script"];
  safetyIdentifier: string;
  /** Told what a model has been used for that no server reports. */
  used: (use: CountedUse) => void;
};

export function openBackend(
  world: World,
  kind: CallRecord["engine"],
  context: BackendContext,
  listener: BackendListener,
): VoiceBackend {
  if (kind !== "openai-realtime") return new LocalBackend(localParts(world, kind, context), world, listener);
  const server = { ...realtimeServer(world), safetyIdentifier: context.safetyIdentifier };
  return new RealtimeBackend(server, world, {
    ...listener,
    opened: (connection) => {
      noteOutcome(world, "voice", "worked");
      listener.opened(connection);
    },
    refused: (connection, status) => {
      noteOutcome(world, "voice", faultOfStatus(status));
      listener.refused(connection, status);
    },
  });
}

function localParts(
  world: World,
  engine: LocalParts["engine"],
  { practised, script, ...of }: BackendContext,
): LocalParts {
  const voice = voiceOf(practised().held.practice.persona);
  const ai = world.ai ?? absentAi;
  return {
    engine,
    rateWpm: voice.builtIn.rateWpm,
    answer: (lines, signal) => {
      const { cue, hangsUp } = cueOf(practised(), lines, script);
      // The engine's own line is spoken at once: the delays of the built-in customer are those of somebody who types.
      const isOwn = engine === "built-in" || world.customerModel.deterministic || lines.length === 0;
      if (isOwn) return { pieces: wholeLine(cue.move.line), hangsUp: () => hangsUp };
      let said = "";
      const pieces = async function* () {
        for await (const piece of spokenByModel(world, cue, signal, of)) {
          said += piece;
          yield piece;
        }
      };
      return { pieces: pieces(), hangsUp: () => endsWith(practised(), lines, said) };
    },
    synthesise: async (text, signal) => {
      if (engine === "pipeline") {
        const samples = await speak(world.fetch, speechEndpoint(world), { text, voice: voice.openai }, signal);
        noteOutcome(world, "voice", "worked");
        return samples;
      }
      if (engine === "workers-ai") {
        const { WORKERS_AI_SPEECH_MODEL: model } = world.settings;
        // When it is asked: what is cut off in the middle has been made all the same.
        of.used({ type: "spoken", characters: text.length });
        const samples = await speakByWorkersAi(ai, { model, text, speaker: voice.aura }, signal);
        noteOutcome(world, "voice", "worked");
        return samples;
      }
      if (!world.speech) throw new Error("there is no speech Worker");
      return world.speech.speak(text, voice.builtIn, signal);
    },
    transcribe: (samples, signal) => {
      if (engine !== "workers-ai")
        return transcribe(world.fetch, transcribeEndpoint(world), new Int16Array(samples), signal);
      of.used({ type: "duration", seconds: samples.length / SAMPLE_RATE_HZ });
      return transcribeByWorkersAi(ai, new Int16Array(samples), signal);
    },
    openRecogniser: (turnEnd, listener) => {
      const settings = { model: world.settings.WORKERS_AI_LISTEN_MODEL, turnEnd };
      return countingSound(new Recogniser(ai, settings, world.after, listener), of.used);
    },
    failed: (what, error) => {
      log("warn", `voice.${what}-failed`, faultOf(error));
      if (engine !== "built-in" && what !== "customer") noteOutcome(world, "voice", serverFaultOf(error));
    },
  };
}

/** Tells of the sound it was sent: each ten seconds of it, and the rest when it is closed. */
function countingSound(recogniser: Recogniser, used: BackendContext["used"]): Pick<Recogniser, "hear" | "close"> {
  let samplesHeard = 0;
  const tell = () => {
    if (samplesHeard > 0) used({ type: "recognised", seconds: samplesHeard / SAMPLE_RATE_HZ });
    samplesHeard = 0;
  };
  return {
    hear: (samples) => {
      recogniser.hear(samples);
      samplesHeard += samples.length;
      if (samplesHeard >= 10 * SAMPLE_RATE_HZ) tell();
    },
    close: () => {
      recogniser.close();
      tell();
    },
  };
}

/** The model's words; the built-in customer's where it may not be asked, or fails before the first of them. */
async function* spokenByModel(
  world: World,
  cue: CustomerCue,
  signal: AbortSignal,
  { takeRequest, speakerChanged }: Pick<BackendContext, "takeRequest" | "speakerChanged">,
): AsyncGenerator<string> {
  let hasSpoken = false;
  if (world.customerModel.isResting?.() || !takeRequest()) {
    speakerChanged(true);
    yield cue.move.line;
    return;
  }
  try {
    for await (const piece of world.customerModel.reply(cue, signal)) {
      if (!hasSpoken) speakerChanged(false);
      hasSpoken = true;
      yield piece;
    }
  } catch (error) {
    if (hasSpoken || signal.aborted) throw error;
    log("warn", "voice.customer-stood-in-for", faultOf(error));
    speakerChanged(true);
    yield cue.move.line;
  }
}

/** For a call that outlived the binding it began with. */
const absentAi: AiBinding = {
  run: async () => {
    throw new Error("there is no [ai] binding");
  },
};

async function* wholeLine(line: string): AsyncGenerator<string> {
  yield line;
}
