/**
 * The body of a request, or null where it is longer than `maxBytes`: reading stops there, whatever the headers claim, so that no
 * sender can fill the memory. What is left unread is left to whoever answers for the request.
 */
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
      reader.releaseLock();
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

/** The body as a form; null where it is longer than `maxBytes`. Throws where it is no form. */
export async function readFormData(request: Request, maxBytes: number): Promise<FormData | null> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes === null) return null;
  return new Response(bytes, { headers: { "Content-Type": request.headers.get("Content-Type") ?? "" } }).formData();
}
