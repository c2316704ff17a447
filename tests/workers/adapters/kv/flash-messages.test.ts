import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { Toast } from "#core/toast.ts";
import { createNotes } from "#workers/adapters/kv/flash-messages.ts";

const toast: Toast = { title: "Check your email", text: "We've sent you a link.", kind: "success" };
const notes = createNotes(env.NOTES, "the secret");

/** The next request of a browser that was given this Set-Cookie header. */
function next(setCookie: string | null, url = "https://rolecall.example/auth"): Request {
  const cookie = setCookie?.split(";")[0] ?? "";
  return new Request(url, { headers: cookie ? { Cookie: `other=1; ${cookie}` } : {} });
}

describe("notes", () => {
  test("are read by the browser they were left for, as often as it looks", async () => {
    const cookie = await notes.leave(next(null), { toast, returnTo: "/chat?draft=1" });
    expect(await notes.read(next(cookie))).toEqual({ toast, returnTo: "/chat?draft=1", signedUpAs: null });
    expect(await notes.read(next(cookie))).toEqual({ toast, returnTo: "/chat?draft=1", signedUpAs: null });
    expect(await notes.read(next(null))).toEqual({ toast: null, returnTo: null, signedUpAs: null });
  });

  test("a toast is taken once, and the return path stays", async () => {
    const left = await notes.leave(next(null), { toast, returnTo: "/chat" });
    const taken = await notes.takeToast(next(left));
    expect(taken.toast).toEqual(toast);
    expect(await notes.takeToast(next(taken.setCookie))).toEqual({ toast: null, setCookie: null });
    expect(await notes.read(next(taken.setCookie))).toEqual({ toast: null, returnTo: "/chat", signedUpAs: null });
  });

  test("a toast alone leaves nothing behind once taken", async () => {
    const left = await notes.leave(next(null), { toast });
    const taken = await notes.takeToast(next(left));
    expect(taken.setCookie).toContain("Expires=Thu, 01 Jan 1970");
    expect(await notes.read(next(left))).toEqual({ toast: null, returnTo: null, signedUpAs: null });
  });

  test("who has just signed up is known after the toast was taken, until they have signed in", async () => {
    const left = await notes.leave(next(null), { toast, signedUpAs: "pat@agency.example" });
    const taken = await notes.takeToast(next(left));
    expect((await notes.read(next(taken.setCookie))).signedUpAs).toBe("pat@agency.example");
    const signedIn = await notes.leave(next(taken.setCookie), { toast, returnTo: null });
    expect((await notes.read(next(signedIn))).signedUpAs).toBeNull();
  });

  test("a second note joins the first", async () => {
    const first = await notes.leave(next(null), { returnTo: "/chat" });
    const second = await notes.leave(next(first), { toast });
    expect(await notes.read(next(second))).toEqual({ toast, returnTo: "/chat", signedUpAs: null });
  });

  test("a note stays when the page that leaves it takes the one before at the same moment", async () => {
    const first = next(await notes.leave(next(null), { toast, returnTo: "/admin" }));
    const second = await notes.leave(first, { toast, returnTo: "/admin" });
    await notes.takeToast(first);
    expect(await notes.read(next(second))).toEqual({ toast, returnTo: "/admin", signedUpAs: null });
  });

  test("a return path is forgotten when the next note says so", async () => {
    const first = await notes.leave(next(null), { returnTo: "/chat" });
    const second = await notes.leave(next(first), { toast, returnTo: null });
    expect(await notes.read(next(second))).toEqual({ toast, returnTo: null, signedUpAs: null });
  });

  test("all of it is taken at the end of the journey", async () => {
    const left = await notes.leave(next(null), { toast, returnTo: "/chat" });
    const taken = await notes.take(next(left));
    expect(taken).toMatchObject({ toast, returnTo: "/chat" });
    expect(await notes.read(next(left))).toEqual({ toast: null, returnTo: null, signedUpAs: null });
    expect(await notes.take(next(null))).toEqual({ toast: null, returnTo: null, setCookie: null, signedUpAs: null });
  });

  test("a path that leads elsewhere is not remembered, nor followed if it is stored", async () => {
    const left = await notes.leave(next(null), { toast, returnTo: "//elsewhere.example" });
    expect((await notes.read(next(left))).returnTo).toBeNull();
    for (const { name } of (await env.NOTES.list()).keys) {
      await env.NOTES.put(name, JSON.stringify({ returnTo: "https://elsewhere.example", toast: { title: 1 } }));
    }
    expect(await notes.read(next(left))).toEqual({ toast: null, returnTo: null, signedUpAs: null });
  });

  test("the cookie is unreadable to scripts, ends in ten minutes, and is Secure and host-only on https", async () => {
    const secure = await notes.leave(next(null), { toast });
    expect(secure).toMatch(/^__Host-note=/);
    for (const part of ["HttpOnly", "SameSite=Lax", "Secure", "Max-Age=600", "Path=/"]) expect(secure).toContain(part);
    const plain = await notes.leave(next(null, "http://localhost:5173/auth"), { toast });
    expect(plain).toMatch(/^note=/);
    expect(plain).not.toContain("Secure");
  });

  test("KV is not asked without a cookie of ours", async () => {
    const untouchable = new Proxy(env.NOTES, {
      get() {
        throw new Error("KV was asked.");
      },
    });
    const quiet = createNotes(untouchable, "the secret");
    const forged = await createNotes(env.NOTES, "another secret").leave(next(null), { toast });
    for (const cookie of [
      "",
      "other=1",
      "__Host-note=garbage",
      `__Host-note=${btoa(JSON.stringify("0123456789abcdef"))}`,
      forged.split(";")[0] ?? "",
      `__Host-note=${"A".repeat(3000)}`,
    ]) {
      const request = new Request("https://rolecall.example/auth", { headers: { Cookie: cookie } });
      expect(await quiet.read(request)).toEqual({ toast: null, returnTo: null, signedUpAs: null });
      expect(await quiet.takeToast(request)).toEqual({ toast: null, setCookie: null });
      expect(await quiet.take(request)).toEqual({ toast: null, returnTo: null, setCookie: null, signedUpAs: null });
    }
  });
});
