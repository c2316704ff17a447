import { Refusal } from "#core/errors.ts";
import { type Bearer, requireScope } from "#core/identity/bearer.ts";
import { fileNoteOfStatement } from "../../adapters/d1/conversations/file-note-rows.ts";
import type { World } from "../world.ts";

/** Times in milliseconds since 1970. `readyAt`: when its writer said that it is done; null: not yet. */
export type ReadNote = { note: string; updatedAt: number; readyAt: number | null };

/**
 * The file note as a program of its writer reads it, for a record elsewhere. Throws Refusal `signed_out`, `scope_missing`, `forbidden`
 * for whoever is no person, and `not_found` for what is not theirs.
 */
export function createNoteReading(world: Pick<World, "db">) {
  return {
    async read(bearer: Bearer, conversationId: string): Promise<ReadNote> {
      requireScope(bearer, "practice:read");
      if (bearer.role !== "authenticated")
        throw new Refusal(bearer.role === "anon" ? "signed_out" : "forbidden", {
          text: "This call needs an access token or an API key of the person who wrote the note, as “Authorization: Bearer TOKEN”.",
        });
      const [note] = await fileNoteOfStatement(world.db, bearer.userId, conversationId);
      if (!note) throw new Refusal("not_found");
      return note;
    },
  };
}
