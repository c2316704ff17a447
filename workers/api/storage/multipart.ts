/** One part of a form. `type` is the part's Content-Type; null: a text field. */
export type FormPart = { name: string; type: string | null; bytes: Uint8Array<ArrayBuffer> };

const MAX_PARTS = 20;
const BREAK = "\r\n";

/**
 * The parts of a multipart/form-data body (RFC 7578); null if it is not valid. The runtime's own parser is not used, because it
 * refuses the empty field name that the storage client gives the file.
 */
export function parseMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): FormPart[] | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return null;
  // One character per byte, so that text offsets are byte offsets.
  const text = `${BREAK}${new TextDecoder("latin1").decode(bytes)}`;
  const delimiter = `${BREAK}--${boundary}`;
  const parts: FormPart[] = [];
  let at = text.indexOf(delimiter);
  while (at >= 0) {
    const start = at + delimiter.length;
    if (text.startsWith("--", start)) return parts;
    const end = text.indexOf(delimiter, start);
    const body = text.indexOf(`${BREAK}${BREAK}`, start);
    if (end < 0 || body < 0 || body > end || parts.length >= MAX_PARTS) return null;
    const head = text.slice(start, body);
    const from = body + BREAK.length * 2;
    const [, name] = /^content-disposition:\s*form-data\b[^\r\n]*?;\s*name="([^"\r\n]*)"/im.exec(head) ?? [];
    if (name === undefined) return null;
    const [, type = null] = /^content-type:\s*([^\r\n]+)/im.exec(head) ?? [];
    // The text has a line break in front that the bytes do not have.
    parts.push({ name, type, bytes: bytes.slice(from - BREAK.length, Math.max(from, end) - BREAK.length) });
    at = end;
  }
  return null;
}
