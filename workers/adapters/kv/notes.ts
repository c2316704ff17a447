import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie, type Session } from "react-router";
import { z } from "zod";
import { safeRedirect } from "#core/redirect-target.ts";
import type { Toast } from "#core/toast.ts";
import { appSecret } from "../signing/app-secret.ts";

/** What a browser is told on its next page, and where it wanted to go. Lives ten minutes in KV, whether signed in or not. */
export type Note = { toast: Toast | null; returnTo: string | null };

const LIFETIME_SECONDS = 10 * 60;

/** The cookie is signed: what we did not make never reaches KV. */
export function createNotes(kv: KVNamespace, secret: string = appSecret({})) {
  return {
    /** Looks without taking. */
    async read(request: Request): Promise<Note> {
      return noteOf(await open(request));
    },

    /** Leaves what is given, beside what is already there; `returnTo: null` forgets it. Answers the Set-Cookie header to send along. */
    async leave(request: Request, note: { toast?: Toast; returnTo?: string | null }): Promise<string> {
      const session = await open(request);
      if (note.toast) session.set("toast", note.toast);
      const returnTo = safeRedirect(note.returnTo, "");
      if (returnTo) session.set("returnTo", returnTo);
      if (note.returnTo === null) session.unset("returnTo");
      return storageFor(request).commitSession(session);
    },

    /** Takes the toast and leaves the return path. `setCookie` is null when there was none to take. */
    async takeToast(request: Request): Promise<{ toast: Toast | null; setCookie: string | null }> {
      // Most pages have no note waiting; they should not pay for opening a store.
      if (!request.headers.get("Cookie")?.includes("note=")) return { toast: null, setCookie: null };
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

  function open(request: Request): Promise<Session> {
    return storageFor(request).getSession(request.headers.get("Cookie"));
  }

  function storageFor(request: Request) {
    const isHttps = new URL(request.url).protocol === "https:";
    const cookie = createCookie(isHttps ? "__Host-note" : "note", {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      // As for the login cookie: the prefix needs Secure, and Secure needs https.
      secure: isHttps,
      maxAge: LIFETIME_SECONDS,
      secrets: [secret],
    });
    return createWorkersKVSessionStorage({ kv, cookie });
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
