import { DurableObject } from "cloudflare:workers";

/**
 * Keeps one live voice call's socket to the model. Declared here so that the binding and its storage exist from the first
 * deployment on; no route reaches it yet, and a request is refused.
 */
export class VoiceSession extends DurableObject<Env> {
  override async fetch(_request: Request): Promise<Response> {
    return new Response("Live calls are not offered by this version.", { status: 501 });
  }
}
