import { Webhook } from "standardwebhooks";
import { type DeliveryOutcome, outcomeOf, RECEIVER_TIMEOUT_MS } from "#core/webhooks/delivery.ts";

/** The parts of the world that sending needs. */
export type Sending = { fetch: typeof fetch; after: (ms: number, run: () => void) => () => void };

/**
 * Posts one signed message (standardwebhooks.com). `secrets`: each signs, so that a receiver may know either. `id` is the same for every
 * attempt; `sentAtMs`, unix ms, is this attempt's. Never throws.
 */
export async function sendSigned(
  sending: Sending,
  of: { url: URL; secrets: readonly string[]; id: string; sentAtMs: number; body: string },
): Promise<DeliveryOutcome> {
  const sentAt = new Date(of.sentAtMs);
  return post(sending, of.url, of.body, {
    "webhook-id": of.id,
    "webhook-timestamp": String(Math.floor(of.sentAtMs / 1000)),
    "webhook-signature": of.secrets.map((secret) => new Webhook(secret).sign(of.id, sentAt, of.body)).join(" "),
    "user-agent": "Rolecall-Webhooks/1",
  });
}

/** Posts JSON. The answer's body is not read: what it says is of nobody's concern, and it may be endless. Never throws. */
export async function post(
  { fetch, after }: Sending,
  url: URL,
  body: string,
  headers: Record<string, string>,
): Promise<DeliveryOutcome> {
  const timeout = new AbortController();
  const cancel = after(RECEIVER_TIMEOUT_MS, () => timeout.abort());
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      redirect: "manual",
      signal: timeout.signal,
    });
    await answer.body?.cancel();
    return outcomeOf(answer.status);
  } catch {
    return { ok: false, why: timeout.signal.aborted ? "timeout" : "unreachable", status: null };
  } finally {
    cancel();
  }
}

/** A new secret, as receivers enter it: 32 random bytes. `token`: base64url. */
export function webhookSecret(token: string): string {
  return `whsec_${token.replaceAll("-", "+").replaceAll("_", "/")}${"=".repeat((4 - (token.length % 4)) % 4)}`;
}
