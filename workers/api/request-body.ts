import { readBytes } from "#app/page-loading/bounded-body.ts";

export type JsonBody = { ok: true; body: unknown } | { ok: false; reason: "too large" | "not JSON" };

export async function readJsonBody(request: Request, maxBytes: number): Promise<JsonBody> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes === null) return { ok: false, reason: "too large" };
  try {
    return { ok: true, body: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return { ok: false, reason: "not JSON" };
  }
}
