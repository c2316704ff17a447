import type { VoiceBackendName } from "#core/voice/call/call-invitation.ts";
import type { AudioEndpoint } from "../adapters/openai/audio.ts";
import type { RealtimeServer } from "../adapters/openai/realtime-upgrade.ts";
import { openAiBaseUrl } from "../settings.ts";
import type { World } from "./world.ts";

/** The voice backend for live calls under these settings, and the model name that is stored with a call. Null: calls are off. */
export function voiceModel({
  settings,
  speech,
  ai,
  customerModel,
}: Pick<World, "settings" | "speech" | "ai" | "customerModel">): { engine: VoiceBackendName; name: string } | null {
  const engine = chosenEngine(settings, ai !== null);
  switch (engine) {
    case "openai-realtime":
      return { engine, name: settings.OPENAI_REALTIME_MODEL };
    case "pipeline":
      return { engine, name: customerModel.name };
    case "workers-ai":
      return ai ? { engine, name: customerModel.name } : null;
    case "built-in":
      return speech ? { engine, name: "built-in" } : null;
    case "off":
      return null;
  }
}

/**
 * `auto` prefers a realtime server, then what is set, then what is bound. Only api.openai.com is assumed to be a realtime server;
 * another must be named in the settings.
 */
function chosenEngine(settings: World["settings"], hasAi: boolean): VoiceBackendName | "off" {
  if (settings.VOICE_ENGINE !== "auto") return settings.VOICE_ENGINE;
  const isOpenAi = new URL(openAiBaseUrl(settings)).hostname === "api.openai.com";
  const hasKey = Boolean(settings.OPENAI_REALTIME_KEY ?? (isOpenAi ? settings.OPENAI_API_KEY : undefined));
  if (hasKey || settings.OPENAI_REALTIME_URL) return "openai-realtime";
  if (settings.OPENAI_TRANSCRIBE_URL && settings.OPENAI_SPEECH_URL) return "pipeline";
  if (hasAi) return "workers-ai";
  return "built-in";
}

type VoiceSettings = Pick<World, "settings">;

export function realtimeServer({ settings }: VoiceSettings): RealtimeServer {
  return {
    url: settings.OPENAI_REALTIME_URL ?? "https://api.openai.com/v1/realtime",
    apiKey: settings.OPENAI_REALTIME_KEY ?? settings.OPENAI_API_KEY ?? null,
    model: settings.OPENAI_REALTIME_MODEL,
  };
}

export function speechEndpoint({ settings }: VoiceSettings): AudioEndpoint {
  return {
    url: settings.OPENAI_SPEECH_URL ?? `${openAiBaseUrl(settings)}/audio/speech`,
    apiKey: settings.OPENAI_SPEECH_KEY ?? settings.OPENAI_API_KEY ?? null,
    model: settings.OPENAI_SPEECH_MODEL,
  };
}

export function transcribeEndpoint({ settings }: VoiceSettings): AudioEndpoint {
  return {
    url: settings.OPENAI_TRANSCRIBE_URL ?? `${openAiBaseUrl(settings)}/audio/transcriptions`,
    apiKey: settings.OPENAI_TRANSCRIBE_KEY ?? settings.OPENAI_API_KEY ?? null,
    model: settings.OPENAI_TRANSCRIBE_MODEL,
  };
}
