import { z } from "zod";
import { faultOf, log } from "../log.ts";
import type { Settings } from "../settings.ts";

/** Checks whether a form was sent by a person. */
export type HumanCheck = {
  /** The public key for the widget in the page. */
  siteKey: string;
  passes(token: string, address: string | null): Promise<boolean>;
};

/**
 * Cloudflare Turnstile; null unless both of its keys are set. If it cannot be reached, `passes` is true, because the other checks
 * remain (time stamp, honeypot, rate limit).
 */
export function createTurnstile(settings: Settings, upstream: typeof fetch = fetch): HumanCheck | null {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret, TURNSTILE_VERIFY_URL: url } = settings;
  if (!siteKey || !secret) return null;
  return {
    siteKey,
    async passes(token, address) {
      if (token === "") return false;
      const body = new URLSearchParams({ secret, response: token, ...(address && { remoteip: address }) });
      try {
        const response = await upstream(url, { method: "POST", body, signal: AbortSignal.timeout(5000) });
        return z.object({ success: z.boolean() }).parse(await response.json()).success;
      } catch (error) {
        log("warn", "turnstile.unreachable", faultOf(error));
        return true;
      }
    },
  };
}
