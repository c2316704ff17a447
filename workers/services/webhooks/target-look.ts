import type { DeliveryFailure } from "#core/webhooks/delivery.ts";
import { addressProblem, isLoopbackHost, readTarget } from "#core/webhooks/webhook-target.ts";
import { findAddresses } from "../../adapters/dns-over-https.ts";
import type { World } from "../world.ts";

/** The address to send to, or why nothing is sent there. */
export type Look = { ok: true; url: URL } | { ok: false; why: DeliveryFailure };

/**
 * Reads an address and looks up where its name leads now: when it is entered, and again before each sending, because a name that led to a
 * public address yesterday may lead into somebody's network today. What a Worker cannot do is pin the address that was looked at: its
 * `fetch` resolves the name once more by itself. In between a name could change. What is then reached is what Cloudflare's network
 * reaches, which is the public internet and no machine beside this Worker; no redirect is followed, and no answer's body is read.
 */
export async function lookAtTarget(world: Pick<World, "fetch" | "settings" | "siteUrl">, text: string): Promise<Look> {
  const target = readTarget(text, { mayBeLocal: isInDevelopment(world) });
  if (!target.ok) return { ok: false, why: target.problem };
  if (target.host === null) return { ok: true, url: target.url };
  const addresses = await findAddresses(world.fetch, target.host);
  if (addresses === null) return { ok: false, why: "no-dns" };
  const problem = addressProblem(addresses);
  return problem === null ? { ok: true, url: target.url } : { ok: false, why: problem };
}

/** A site that has no public address, or one on this very machine. */
function isInDevelopment({ settings }: Pick<World, "settings">): boolean {
  const { SITE_URL } = settings;
  return SITE_URL === undefined || isLoopbackHost(URL.parse(SITE_URL)?.hostname ?? "");
}
