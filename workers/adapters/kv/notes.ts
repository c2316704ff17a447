import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie, type Session } from "react-router";
import { z } from "zod";
import { safeRedirect } from "#core/redirect-target.ts";
import type { Toast } from "#core/toast.ts";

/** What a browser is told on its next page, and where it wanted to go. Lives ten minutes in KV, whether signed in or not. */
export type Note = { toast: Toast | null; returnTo: string | null };

const LIFETIME_SECONDS = 10 * 60;

export function createNotes(kv: KVNamespace) {
  return {
    /** Looks without taking. */
    async read(request: Request): Promise<Note> {
      return noteOf(await open(request));
    },

    /** Leaves what is given, beside what is already there. Answers the Set-Cookie header to send along. */
    async leave(request: Request, note: { toast?: Toast; returnTo?: string }): Promise<string> {
      const session = await open(request);
      if (note.toast) session.set("toast", note.toast);
      const returnTo = safeRedirect(note.returnTo, "");
      if (returnTo) session.set("returnTo", returnTo);
      return storageFor(request).commitSession(session);
    },

    /** Takes the toast and leaves the return path. `setCookie` is null when there was none to take. */
    async takeToast(request: Request): Promise<{ toast: Toast | null; setCookie: string | null }> {
      const session = await open(request);
      const { toast, returnTo } = noteOf(session);
      if (!toast) return { toast: null, setCookie: null };
      session.unset("toast");
      const storage = storageFor(request);
      return {
        toast,
        setCookie: returnTo ? await storage.commitSession(session) : await storage.destroySession(session),
      };
    },

    /** Takes everything. `setCookie` is null when there was nothing. */
    async take(request: Request): Promise<Note & { setCookie: string | null }> {
      const session = await open(request);
      const setCookie = session.id === "" ? null : await storageFor(request).destroySession(session);
      return { ...noteOf(session), setCookie };
    },
  };

  /** KV is asked only when the cookie holds what one of ours can hold. */
  async function open(request: Request): Promise<Session> {
    const header = request.headers.get("Cookie");
    const id: unknown = header?.includes(cookieName(request)) ? await cookieFor(request).parse(header) : null;
    return storageFor(request).getSession(typeof id === "string" && /^[0-9a-f]{16}$/.test(id) ? header : null);
  }

  function storageFor(request: Request) {
    return createWorkersKVSessionStorage({ kv, cookie: cookieFor(request) });
  }
}

export type Notes = ReturnType<typeof createNotes>;

const toastSchema = z.object({
  title: z.string(),
  text: z.string().optional(),
  kind: z.enum(["info", "success", "destructive"]),
});

function noteOf(session: Session): Note {
  const toast = toastSchema.safeParse(session.get("toast"));
  return { toast: toast.success ? toast.data : null, returnTo: safeRedirect(session.get("returnTo"), "") || null };
}

function cookieFor(request: Request) {
  return createCookie(cookieName(request), {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isHttps(request),
    maxAge: LIFETIME_SECONDS,
  });
}

/** As for the login cookie: the prefix needs Secure, and Secure needs https. */
function cookieName(request: Request): string {
  return isHttps(request) ? "__Host-note" : "note";
}

function isHttps(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}
