import { scriptedWorld } from "#tests/support/voice/scripted-world.ts";
import { RealtimeHub as RealRealtimeHub } from "#workers/realtime/realtime-hub.ts";
import type { World } from "#workers/services/world.ts";
import { VoiceSession as RealVoiceSession } from "#workers/voice/voice-session.ts";

export { default } from "../worker-entry.ts";

/** The Worker that tests with sockets run in: its Durable Objects are the real ones, in a scripted world. */
export class VoiceSession extends RealVoiceSession {
  protected override scripted(): Partial<World> {
    return scriptedWorld();
  }
}

export class RealtimeHub extends RealRealtimeHub {
  protected override scripted(): Partial<World> {
    return scriptedWorld();
  }
}
