import { z } from "zod";

/** An answer of DNS over HTTPS in its JSON form (developers.cloudflare.com/1.1.1.1/encryption/dns-over-https). */
const answerSchema = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional(),
});

const A = 1;
const AAAA = 28;
const NO_ERROR = 0;
const NO_SUCH_NAME = 3;

/** The IP addresses of an answer, those behind other names among them. Null: it is none, or the server could not say. */
export function addressesOf(answer: unknown): string[] | null {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return null;
  if (parsed.data.Status === NO_SUCH_NAME) return [];
  if (parsed.data.Status !== NO_ERROR) return null;
  return (parsed.data.Answer ?? []).flatMap(({ type, data }) => (type === A || type === AAAA ? [data] : []));
}
