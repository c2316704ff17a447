import { scriptedWorld } from "#tests/support/voice/scripted-world.ts";
import type { World } from "#workers/services/world.ts";
import { VoiceSession as RealVoiceSession } from "#workers/voice/voice-session.ts";

export { default } from "../worker-entry.ts";

/** The Worker that tests with live calls run in: its Durable Object is the real one, in a scripted world. */
export class VoiceSession extends RealVoiceSession {
  protected override scripted(): Partial<World> {
    return scriptedWorld();
  }
}
