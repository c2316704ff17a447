import { PATIENCE_MS, type Patience, VAD_PADDING_MS } from "../audio/vad.ts";
import { IDLE_TIMEOUT_MS, SAMPLE_RATE_HZ } from "../call-figures.ts";
import type { RelaySettings } from "../relay.ts";
import { HANG_UP_TOOL } from "./upstream-events.ts";

type Session = Pick<RelaySettings, "session" | "turnDetection" | "paddingMs" | "silenceMs">;

/**
 * The session of a GA realtime upstream. The model answers by itself as soon as the agent is silent; what binds it is in the
 * instructions, which are given anew after each exchange.
 */
export function realtimeSession(of: {
  instructions: string;
  voice: string;
  transcribeModel: string;
  patience: Patience;
}): Session {
  const silenceMs = PATIENCE_MS[of.patience];
  const format = { type: "audio/pcm", rate: SAMPLE_RATE_HZ };
  const turnDetection = {
    type: "server_vad",
    threshold: 0.5,
    prefix_padding_ms: VAD_PADDING_MS,
    silence_duration_ms: silenceMs,
    create_response: true,
    interrupt_response: true,
    idle_timeout_ms: IDLE_TIMEOUT_MS,
  };
  const session = {
    type: "realtime",
    instructions: of.instructions,
    output_modalities: ["audio"],
    audio: {
      input: {
        format,
        noise_reduction: { type: "near_field" },
        transcription: { model: of.transcribeModel, language: "en" },
        turn_detection: turnDetection,
      },
      output: { format, voice: of.voice },
    },
    max_output_tokens: 600,
    // Whole conversations are sent again with each answer: the oldest fifth goes when there is too much.
    truncation: { type: "retention_ratio", retention_ratio: 0.8, token_limits: { post_instructions: 8000 } },
    tools: [HANG_UP],
    tool_choice: "auto",
  };
  return { session, turnDetection, paddingMs: VAD_PADDING_MS, silenceMs };
}

const HANG_UP = {
  type: "function",
  name: HANG_UP_TOOL,
  description: "Hang up the phone. Only together with a goodbye, in an answer that ends the call by your instructions.",
  parameters: { type: "object", properties: {}, required: [] },
};

/** The session of the local engines: only the turn detection means anything to them. */
export function localSession(patience: Patience): Session {
  const silenceMs = PATIENCE_MS[patience];
  const turnDetection = {
    type: "server_vad",
    silence_duration_ms: silenceMs,
    create_response: true,
    interrupt_response: true,
  };
  const session = { type: "realtime", audio: { input: { turn_detection: turnDetection } } };
  return { session, turnDetection, paddingMs: VAD_PADDING_MS, silenceMs };
}
