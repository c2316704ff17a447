import { txtRecordsOf } from "#core/teams/domain-record.ts";
import { addressesOf } from "#core/webhooks/dns-answer.ts";

const SERVER = "https://cloudflare-dns.com/dns-query";
const TIMEOUT_MS = 5000;

/** The TXT records of a domain. Null: they could not be read. */
export async function findTxtRecords(send: typeof fetch, domain: string): Promise<string[] | null> {
  return ask(send, domain, "TXT", txtRecordsOf);
}

/** The IP addresses of a host, of both kinds. Empty: it has none. Null: they could not be read. */
export async function findAddresses(send: typeof fetch, host: string): Promise<string[] | null> {
  const [four, six] = await Promise.all([ask(send, host, "A", addressesOf), ask(send, host, "AAAA", addressesOf)]);
  return four && six && [...four, ...six];
}

async function ask<Answer>(
  send: typeof fetch,
  name: string,
  type: "TXT" | "A" | "AAAA",
  read: (answer: unknown) => Answer | null,
): Promise<Answer | null> {
  try {
    const answer = await send(`${SERVER}?${new URLSearchParams({ name, type })}`, {
      headers: { accept: "application/dns-json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok ? read(await answer.json()) : null;
  } catch {
    return null;
  }
}
