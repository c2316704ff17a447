import { z } from "zod";

/** The text of the TXT record that proves a domain. */
export function domainRecord(token: string): string {
  return `rolecall-domain=${token}`;
}

/** An answer of DNS over HTTPS in its JSON form (developers.cloudflare.com/1.1.1.1/encryption/dns-over-https). */
const answerSchema = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional(),
});

const TXT = 16;
const NO_ERROR = 0;
const NO_SUCH_NAME = 3;

/** The TXT records of an answer. Null: it is none, or the server could not say. */
export function txtRecordsOf(answer: unknown): string[] | null {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return null;
  if (parsed.data.Status === NO_SUCH_NAME) return [];
  if (parsed.data.Status !== NO_ERROR) return null;
  return (parsed.data.Answer ?? []).flatMap(({ type, data }) => (type === TXT ? textOf(data) : []));
}

/** A record has strings of at most 255 bytes, each in quotation marks, that belong together. */
function textOf(data: string): string {
  const strings = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = ""]) => text.replace(/\\(.)/g, "$1"));
  return strings.length > 0 ? strings.join("") : data;
}
