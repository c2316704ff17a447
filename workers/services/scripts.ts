import { isLimited, retryAfterSeconds, UPLOADS_PER_PERSON } from "#core/accounts/attempt-limit.ts";
import type { Login } from "#core/accounts/login.ts";
import type { ScriptView } from "#core/conversations/views.ts";
import { Refusal } from "#core/errors.ts";
import { checkScriptFile, SCRIPT_HEAD_BYTES, SCRIPT_REFUSALS } from "#core/scripts/script-file.ts";
import { normaliseScriptText } from "#core/scripts/script-text.ts";
import { attemptKey, recordAttemptsStatement } from "../adapters/d1/attempts.ts";
import { viewerStatement } from "../adapters/d1/logins.ts";
import { insertScript, removeScripts } from "../adapters/d1/scripts.ts";
import { admit } from "./admission.ts";
import type { World } from "./world.ts";

/** The agent's own sales script. One at a time: a new one takes the place of the old. */
export function createScripts(world: World) {
  const { db, extractor, scriptFiles } = world;
  return {
    /**
     * Checks, reads and keeps a script. Refuses with what is wrong in words; nothing is kept then. The text is read before
     * the file is stored, so a hostile file never reaches the bucket.
     */
    async upload(
      login: Login | null,
      file: { name: string; bytes: ArrayBuffer },
    ): Promise<ScriptView & { isCut: boolean }> {
      const viewer = await authorise(login);
      const checked = checkScriptFile({
        name: file.name,
        sizeBytes: file.bytes.byteLength,
        head: new Uint8Array(file.bytes.slice(0, SCRIPT_HEAD_BYTES)),
      });
      if (!checked.ok) throw new Refusal("script_refused", { text: SCRIPT_REFUSALS[checked.reason] });
      await refuseTooMany(viewer.id);
      const extracted = await extractor.extract(file.bytes, checked.kind);
      if (!extracted.ok) throw new Refusal("script_refused", { text: SCRIPT_REFUSALS[extracted.reason] });
      const { text: content, cut } = normaliseScriptText(extracted.text);
      if (content === "") throw new Refusal("script_refused", { text: SCRIPT_REFUSALS["no-text"] });

      const now = world.now();
      const id = world.newId();
      const name = fileName(file.name);
      const key = `uploads/${viewer.id}/${id}`;
      await scriptFiles.put(key, file.bytes);
      const replaced = await insertScript(db, {
        id,
        user_id: viewer.id,
        name,
        kind: checked.kind,
        size_bytes: file.bytes.byteLength,
        r2_key: key,
        content,
        created_at: now,
        removed_at: null,
      });
      world.background(Promise.all(replaced.map((old) => scriptFiles.delete(old.r2_key))));
      return { id, name, content, isCut: cut || extracted.cut };
    },

    /** Takes the script away, its file too. The text that went into past conversations stays with them. */
    async remove(login: Login | null): Promise<void> {
      const viewer = await authorise(login);
      const removed = await removeScripts(db, viewer.id, world.now());
      await Promise.all(removed.map((old) => scriptFiles.delete(old.r2_key)));
    },
  };

  /** Counted before the file is read, since reading is what costs. */
  async function refuseTooMany(userId: string): Promise<void> {
    const now = world.now();
    const key = await attemptKey(world.settings, "upload", "person", userId);
    const [record] = await recordAttemptsStatement(db, [key], now);
    if (!record || !isLimited(record, UPLOADS_PER_PERSON, now)) return;
    throw new Refusal("too_many_attempts", { retryAfterSeconds: retryAfterSeconds(record, now) });
  }

  async function authorise(login: Login | null) {
    if (!login) throw new Refusal("signed_out");
    return admit(world, login, await viewerStatement(db, login, world.now()));
  }
}

/** The name shown: without folders or control characters, at most 120 characters. */
function fileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return Array.from(last.replace(/\p{C}/gu, "")).slice(0, 120).join("") || "script";
}
