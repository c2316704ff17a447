import { expect, test } from "vitest";
import { z } from "zod";
import { readBytes, readFormData } from "#app/page-loading/bounded-body.ts";
import { Refusal } from "#core/errors.ts";
import { endlessPost } from "#tests/support/endless-body.ts";
import { readJson } from "#workers/api/json-body.ts";

const MAX = 1000;

test("a body that does not end is read up to the limit and not on", async () => {
  const { request, taken } = endlessPost(100);
  expect(await readBytes(request, MAX)).toBeNull();
  expect(taken()).toBeLessThanOrEqual(MAX + 300);
});

test("a body without a length that is short enough is read whole", async () => {
  const body = new Blob(["short"]).stream();
  const request = post({ body });
  expect(new TextDecoder().decode((await readBytes(request, MAX)) ?? new Uint8Array())).toBe("short");
  expect(await readBytes(new Request("https://rolecall.example"), MAX)).toEqual(new Uint8Array());
});

test("a body that announces too much is not read at all", async () => {
  const request = new Request("https://rolecall.example", {
    method: "POST",
    body: "x",
    headers: { "Content-Length": String(MAX + 1) },
  });
  expect(await readBytes(request, MAX)).toBeNull();
  expect(request.bodyUsed).toBe(false);
});

test("the JSON of a call that does not end is refused as too long", async () => {
  const { request, taken } = endlessPost(10_000);
  const refused = await readJson(request, z.object({})).catch((error: unknown) => error);
  expect(refused instanceof Refusal && refused.code).toBe("message_too_long");
  expect(taken()).toBeLessThan(100_000);
});

test("a form without a length is read, one that does not end is not", async () => {
  const form = new FormData();
  form.set("script", new File(["Hello, this is Pat."], "calls.txt"));
  const whole = new Response(form);
  const type = whole.headers.get("Content-Type") ?? "";
  const request = post({ body: whole.body, headers: { "Content-Type": type } });
  const read = await readFormData(request, MAX);
  expect(read?.get("script")).toMatchObject({ name: "calls.txt" });
  const { request: endless } = endlessPost(100, type);
  expect(await readFormData(endless, MAX)).toBeNull();
});

/** A POST whose body is a stream, so that it has no length. */
function post(init: RequestInit): Request {
  const streamed: RequestInit & { duplex: "half" } = { method: "POST", duplex: "half", ...init };
  return new Request("https://rolecall.example", streamed);
}
