import { scriptedWorld } from "#tests/support/voice/scripted-world.ts";
import type { World } from "#workers/services/world.ts";
import { VoiceSession as RealVoiceSession } from "#workers/voice/voice-session.ts";

/** The Worker that tests with live calls run in. Its classes are the real ones, in a scripted world; it answers no request itself. */
export class VoiceSession extends RealVoiceSession {
  protected override scripted(): Partial<World> {
    return scriptedWorld();
  }
}

export default {
  fetch: () => new Response("Tests call services and handlers directly.", { status: 404 }),
} satisfies ExportedHandler;
