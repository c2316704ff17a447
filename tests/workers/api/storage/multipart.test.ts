import { expect, test } from "vitest";
import { parseMultipart } from "#workers/api/storage/multipart.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const partsOf = (text: string, type = "multipart/form-data; boundary=b") =>
  parseMultipart(bytes(text), type)?.map((part) => ({ ...part, bytes: new TextDecoder().decode(part.bytes) }));

test("fields and files come out byte for byte, an unnamed one too", () => {
  const body = [
    '--b\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n3600',
    '\r\n--b\r\nContent-Disposition: form-data; name=""; filename=""\r\nContent-Type: text/plain\r\n\r\nline\r\n--c é',
    "\r\n--b--\r\n",
  ].join("");
  expect(partsOf(body)).toEqual([
    { name: "cacheControl", type: null, bytes: "3600" },
    { name: "", type: "text/plain", bytes: "line\r\n--c é" },
  ]);
});

test("every byte survives", () => {
  const all = Uint8Array.from({ length: 256 }, (_, index) => index);
  const head = bytes('--b\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: x/y\r\n\r\n');
  const body = new Uint8Array([...head, ...all, ...bytes("\r\n--b--")]);
  expect(parseMultipart(body, 'multipart/form-data; boundary="b"')?.[0]?.bytes).toEqual(all);
});

test.each([
  ["no boundary", "--b--", "multipart/form-data"],
  ["no end", '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1', undefined],
  ["no name", "--b\r\nContent-Type: x\r\n\r\n1\r\n--b--", undefined],
  ["no head", "--b\r\n1\r\n--b--", undefined],
  ["a part too many", `${'--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(21)}--b--`, undefined],
])("a body with %s is no form", (_, body, type) => {
  expect(partsOf(body, type)).toBeUndefined();
});
