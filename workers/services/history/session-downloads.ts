import { Refusal } from "#core/errors.ts";
import { type SessionFile, type StoredSession, sessionFile } from "#core/history/session-file.ts";
import { sessionMarkdown } from "#core/history/session-markdown.ts";
import type { Login } from "#core/identity/login.ts";
import { ownSessionFileStatements, storedSessions } from "../../adapters/d1/history/session-file-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import type { World } from "../world.ts";

/** One session as a file, for its person alone. Both throw Refusal `signed_out` or `not_found`. */
export function createSessionFiles(world: World) {
  return {
    async json(login: Login | null, id: string): Promise<SessionFile> {
      return sessionFile((await open(login, id)).stored);
    },

    async markdown(login: Login | null, id: string): Promise<string> {
      const { stored, timeZone } = await open(login, id);
      return sessionMarkdown(stored, timeZone);
    },
  };

  async function open(login: Login | null, id: string): Promise<{ stored: StoredSession; timeZone: string }> {
    if (!login) throw new Refusal("signed_out");
    const { db } = world;
    const nowMs = world.now();
    const [viewers, rows, messages] = await db.batch([
      viewerStatement(db, login, nowMs),
      ...ownSessionFileStatements(db, login, nowMs, id),
    ]);
    const viewer = requireViewer(world, login, viewers);
    const [stored] = storedSessions(rows, messages);
    if (!stored) throw new Refusal("not_found");
    return { stored, timeZone: timeZoneOf(world, viewer) };
  }
}
