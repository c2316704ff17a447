import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { readBytes } from "#app/page-loading/bounded-body.ts";
import { Refusal } from "#core/errors.ts";
import { refusalResponse } from "#workers/api/refusal-response.ts";
import { refuseCrossSite } from "#workers/api/same-site.ts";
import { readUnreadBody } from "#workers/api/unread-body.ts";

const MIB = 1024 * 1024;

const app = new Hono()
  .use(readUnreadBody)
  .use(refuseCrossSite)
  .post("/never-reads", (c) => c.text("refused", 403))
  .post("/throws", () => {
    throw new Refusal("not_found");
  })
  .post("/reads", async (c) => c.text(await c.req.text()))
  .post("/reads-some", async (c) => c.text((await readBytes(c.req.raw, 10)) === null ? "too large" : "read", 413))
  .post("/reads-a-copy", async (c) => c.text(await c.req.raw.clone().text()))
  .onError((error) => (error instanceof Refusal ? refusalResponse(error) : new Response("fault", { status: 500 })));

/** A body of pieces that come when they are asked for, without end unless told; `seen` is what became of it. */
function watched(of: { pieces?: number; pieceBytes?: number; waits?: boolean } = {}) {
  const { pieces = Number.POSITIVE_INFINITY, pieceBytes = 64 * 1024, waits = false } = of;
  const seen = { bytes: 0, isEnded: false, isCancelled: false };
  let left = pieces;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (waits) await new Promise(() => {});
        if (left === 0) {
          seen.isEnded = true;
          return controller.close();
        }
        left -= 1;
        seen.bytes += pieceBytes;
        controller.enqueue(new Uint8Array(pieceBytes));
      },
      cancel() {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
}

const post = (path: string, body: ReadableStream, headers: Record<string, string> = {}) =>
  app.request(`https://rolecall.example${path}`, { method: "POST", body, headers });

describe("the body of a request that was answered", () => {
  test.each([
    ["/never-reads", {}, 403],
    ["/throws", {}, 404],
    ["/missing", {}, 404],
    ["/never-reads", { Origin: "https://elsewhere.example" }, 403],
  ])("without being read is read to its end first: %s %o", async (path, headers, status) => {
    const { body, seen } = watched({ pieces: 32 });
    expect((await post(path, body, headers)).status).toBe(status);
    expect(seen).toEqual({ bytes: 2 * MIB, isEnded: true, isCancelled: false });
  });

  test("and has no end is cancelled after a bounded amount", async () => {
    const { body, seen } = watched();
    expect((await post("/never-reads", body)).status).toBe(403);
    expect(seen).toMatchObject({ isEnded: false, isCancelled: true });
    expect(seen.bytes).toBeLessThanOrEqual(11 * MIB);
  });

  test("and never comes holds the answer up for a second, and is then cancelled", async () => {
    const { body, seen } = watched({ waits: true });
    expect((await post("/never-reads", body)).status).toBe(403);
    expect(seen).toEqual({ bytes: 0, isEnded: false, isCancelled: true });
  });

  test("and breaks off is no fault", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("the client left")) });
    expect((await post("/never-reads", body)).status).toBe(403);
  });

  test("after it was read, in part or by a copy, is left as it is or read to its end", async () => {
    for (const path of ["/reads", "/reads-a-copy"]) {
      const { body, seen } = watched({ pieces: 2, pieceBytes: 5 });
      expect((await post(path, body)).status).toBe(200);
      expect(seen, path).toEqual({ bytes: 10, isEnded: true, isCancelled: false });
    }
    const part = watched({ pieces: 1000 });
    expect((await post("/reads-some", part.body)).status).toBe(413);
    expect(part.seen.isEnded || part.seen.isCancelled).toBe(true);
  });
});
