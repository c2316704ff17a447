import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie, type Session } from "react-router";
import { z } from "zod";
import { sameSitePath } from "#core/same-site-path.ts";
import type { Toast } from "#core/toast.ts";

/**
 * A flash message: the toast that a browser sees on its next page, the path to return to after signing in, and the email address
 * it has just signed up with. Stored in KV for ten minutes, whether or not the browser is signed in.
 */
export type Note = { toast: Toast | null; returnTo: string | null; signedUpAs: string | null };

const LIFETIME_SECONDS = 10 * 60;

/** The cookie is signed, so that KV is never asked for an id that we did not make. */
export function createNotes(kv: KVNamespace, secret: string) {
  return {
    /** Reads the note without removing it. */
    async read(request: Request): Promise<Note> {
      return noteOf(await open(request));
    },

    /**
     * Adds what is given to the browser's note; `returnTo: null` removes the path, and with it who signed up. Returns the
     * Set-Cookie header to send. The note gets a new id: the root of the page that leaves it may be taking the toast of the old one
     * at the same moment.
     */
    async leave(
      request: Request,
      note: { toast?: Toast; returnTo?: string | null; signedUpAs?: string },
    ): Promise<string> {
      const storage = storageFor(request);
      const before = noteOf(await open(request));
      const isForgotten = note.returnTo === null;
      const session = await storage.getSession();
      const toast = note.toast ?? before.toast;
      const returnTo = isForgotten ? "" : sameSitePath(note.returnTo, before.returnTo ?? "");
      const signedUpAs = isForgotten ? null : (note.signedUpAs ?? before.signedUpAs);
      if (toast) session.set("toast", toast);
      if (returnTo) session.set("returnTo", returnTo);
      if (signedUpAs) session.set("signedUpAs", signedUpAs);
      return storage.commitSession(session);
    },

    /** Reads and removes the toast; the rest stays. `setCookie` is null if there was no toast. */
    async takeToast(request: Request): Promise<{ toast: Toast | null; setCookie: string | null }> {
      // Most requests have no note; they skip the session storage.
      if (!request.headers.get("Cookie")?.includes("note=")) return { toast: null, setCookie: null };
      const session = await open(request);
      const { toast, returnTo, signedUpAs } = noteOf(session);
      if (!toast) return { toast: null, setCookie: null };
      session.unset("toast");
      const storage = storageFor(request);
      return {
        toast,
        setCookie:
          returnTo || signedUpAs ? await storage.commitSession(session) : await storage.destroySession(session),
      };
    },

    /** Reads and removes the whole note. `setCookie` is null if there was none. */
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
  const signedUpAs: unknown = session.get("signedUpAs");
  return {
    toast: toast.success ? toast.data : null,
    returnTo: sameSitePath(session.get("returnTo"), "") || null,
    signedUpAs: typeof signedUpAs === "string" ? signedUpAs : null,
  };
}
