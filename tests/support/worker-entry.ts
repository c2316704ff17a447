import { DurableObject } from "cloudflare:workers";

/**
 * The Worker that tests without live calls run in. It answers nothing and loads nothing: the real one brings every service
 * and the whole library along, which takes seconds to load.
 */
export class VoiceSession extends DurableObject {
  override fetch(): Response {
    throw new Error("a test with live calls belongs to the project `voice`");
  }
}

/** Nobody listens: writes are told to it, and go no further. */
export class RealtimeHub extends DurableObject {
  tell(): void {}
}

export default {
  fetch: () => new Response("Tests call services and handlers directly.", { status: 404 }),
} satisfies ExportedHandler;
