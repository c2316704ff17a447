import type { VoiceBackendName } from "#core/voice/call/call-invitation.ts";
import { openAiBaseUrl } from "../settings.ts";
import type { World } from "./world.ts";

/** The voice backend for live calls under these settings, and the model name that is stored with a call. Null: calls are off. */
export function voiceModel({
  settings,
  speech,
  customerModel,
}: Pick<World, "settings" | "speech" | "customerModel">): { engine: VoiceBackendName; name: string } | null {
  const engine = chosenEngine(settings);
  switch (engine) {
    case "openai-realtime":
      return { engine, name: settings.OPENAI_REALTIME_MODEL };
    case "pipeline":
      return { engine, name: customerModel.name };
    case "built-in":
      return speech ? { engine, name: "built-in" } : null;
    case "off":
      return null;
  }
}

/** `auto` prefers a realtime server. Only api.openai.com is assumed to have one; another server must be named in the settings. */
function chosenEngine(settings: World["settings"]): VoiceBackendName | "off" {
  if (settings.VOICE_ENGINE !== "auto") return settings.VOICE_ENGINE;
  const isOpenAi = new URL(openAiBaseUrl(settings)).hostname === "api.openai.com";
  const hasKey = Boolean(settings.OPENAI_REALTIME_KEY ?? (isOpenAi ? settings.OPENAI_API_KEY : undefined));
  if (hasKey || settings.OPENAI_REALTIME_URL) return "openai-realtime";
  if (settings.OPENAI_TRANSCRIBE_URL && settings.OPENAI_SPEECH_URL) return "pipeline";
  return "built-in";
}
