import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { ScriptView } from "#core/pages/chat-page.ts";
import { scriptName } from "#core/scripts/script-file.ts";
import { insertScript, removeScripts } from "../../adapters/d1/conversations/scripts.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { requireViewer } from "../identity/admission.ts";
import type { World } from "../world.ts";
import { readDocument } from "./document-reader.ts";

/** The agent's own sales script. A person has at most one; a new upload replaces it. */
export function createScripts(world: World) {
  const { db, scriptFiles } = world;
  return {
    /**
     * Checks, reads and stores a script. Throws Refusal `signed_out`, `script_refused` (its text says why) or
     * `too_many_attempts`; then nothing is stored. The text is extracted before the file is stored, so a hostile file never
     * reaches the bucket.
     */
    async upload(
      login: Login | null,
      file: { name: string; bytes: ArrayBuffer },
    ): Promise<ScriptView & { isCut: boolean }> {
      const viewer = await authorise(login);
      const { kind, content, isCut } = await readDocument(world, viewer.id, file);

      const now = world.now();
      const id = world.newId();
      const name = scriptName(file.name);
      const key = `uploads/${viewer.id}/${id}`;
      await scriptFiles.put(key, file.bytes);
      const row = {
        id,
        user_id: viewer.id,
        name,
        kind,
        size_bytes: file.bytes.byteLength,
        r2_key: key,
        content,
        created_at: now,
        removed_at: null,
      };
      const replaced = await insertScript(db, row).catch((error) => {
        // Nothing would ever delete a file that has no row.
        world.background(scriptFiles.delete(key));
        throw error;
      });
      world.background(Promise.all(replaced.map((old) => scriptFiles.delete(old.r2_key))));
      return { id, name, content, isCut };
    },

    /** Removes the script and its file. Past conversations keep the text that they used. Throws Refusal `signed_out`. */
    async remove(login: Login | null): Promise<void> {
      const viewer = await authorise(login);
      const removed = await removeScripts(db, viewer.id, world.now());
      await Promise.all(removed.map((old) => scriptFiles.delete(old.r2_key)));
    },
  };

  async function authorise(login: Login | null) {
    if (!login) throw new Refusal("signed_out");
    return requireViewer(world, login, await viewerStatement(db, login, world.now()));
  }
}
