/** A body of at most `maxBytes`, or null: reading stops there, whatever the headers claim. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = Number(request.headers.get("Content-Length") ?? 0);
  if (announced > maxBytes) return null;
  if (!request.body) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    pieces.push(next.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}

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
