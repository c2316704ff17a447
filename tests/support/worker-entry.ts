/** The Worker that tests run in. Its classes are the real ones; it answers no request itself. */
export { VoiceSession } from "#workers/voice/voice-session.ts";

export default {
  fetch: () => new Response("Tests call services and handlers directly.", { status: 404 }),
} satisfies ExportedHandler;
