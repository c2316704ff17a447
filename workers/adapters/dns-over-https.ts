import { txtRecordsOf } from "#core/teams/domain-record.ts";

const SERVER = "https://cloudflare-dns.com/dns-query";
const TIMEOUT_MS = 5000;

/** The TXT records of a domain. Null: they could not be read. */
export async function findTxtRecords(send: typeof fetch, domain: string): Promise<string[] | null> {
  try {
    const answer = await send(`${SERVER}?${new URLSearchParams({ name: domain, type: "TXT" })}`, {
      headers: { accept: "application/dns-json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok ? txtRecordsOf(await answer.json()) : null;
  } catch {
    return null;
  }
}
