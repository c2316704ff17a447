import { BUILT_IN } from "#core/engines/speaker-line.ts";
import type { EngineView } from "#core/pages/admin-pages.ts";
import { realtimeServer, speechEndpoint, transcribeEndpoint, voiceModel } from "../voice-model.ts";
import type { World } from "../world.ts";

/** Where the models of an [ai] binding run. */
export const CLOUDFLARE = "Cloudflare Workers AI";

type SetUp = Pick<EngineView, "engine" | "name" | "hosts" | "canTry">;

/** What these settings and bindings have chosen, for an admin to read: no key, and no part of an address but its host. */
export function enginesOf(
  world: Pick<World, "settings" | "customerModel" | "exchangeReader" | "chatHost" | "speech" | "ai">,
): SetUp[] {
  const hosts = world.chatHost === null ? [] : [world.chatHost];
  const { customerModel: speaker, exchangeReader: reader } = world;
  return [
    speaker.name === BUILT_IN
      ? { engine: "text", name: "Built-in customer", hosts: [], canTry: true }
      : { engine: "text", name: speaker.name, hosts, canTry: true },
    reader
      ? { engine: "reading", name: reader.name, hosts, canTry: true }
      : { engine: "reading", name: "Built-in rules", hosts: [], canTry: true },
    { engine: "voice", ...voiceOf(world) },
  ];
}

function voiceOf(world: Parameters<typeof voiceModel>[0]): Omit<SetUp, "engine"> {
  switch (voiceModel(world)?.engine) {
    case "openai-realtime": {
      const { url, model } = realtimeServer(world);
      return { name: model, hosts: [hostOf(url)], canTry: true };
    }
    case "pipeline": {
      const parts = [transcribeEndpoint(world), speechEndpoint(world)];
      const hosts = [...new Set(parts.map(({ url }) => hostOf(url)))];
      return { name: parts.map(({ model }) => model).join(" and "), hosts, canTry: true };
    }
    case "workers-ai": {
      const { WORKERS_AI_LISTEN_MODEL: hears, WORKERS_AI_SPEECH_MODEL: speaks } = world.settings;
      return { name: `${hears} and ${speaks}`, hosts: [CLOUDFLARE], canTry: true };
    }
    case "built-in":
      return { name: "Built-in voice", hosts: [], canTry: true };
    case undefined:
      return { name: "No live calls", hosts: [], canTry: false };
  }
}

export function hostOf(url: string): string {
  return new URL(url).host;
}
