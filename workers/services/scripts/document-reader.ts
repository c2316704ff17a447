import { Refusal } from "#core/errors.ts";
import { UPLOADS_PER_PERSON } from "#core/rate-limit.ts";
import { checkScriptFile, SCRIPT_HEAD_BYTES, SCRIPT_REFUSALS, type ScriptKind } from "#core/scripts/script-file.ts";
import { normaliseScriptText } from "#core/scripts/script-text.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import type { World } from "../world.ts";

/** Extracts the text of documents without storing them. */
export function createDocumentReader(world: World) {
  return {
    read: (userId: string, file: { name: string; bytes: ArrayBuffer }) => readDocument(world, userId, file),
  };
}

/**
 * The text of an uploaded document (PDF, DOC, DOCX or TXT). `isCut`: a limit cut it off. Throws Refusal `script_refused` with the
 * reason as its text, and `too_many_attempts`: uploads are counted before the file is read, since reading is the expensive part.
 */
export async function readDocument(
  world: Pick<World, "db" | "settings" | "now" | "extractor">,
  userId: string,
  file: { name: string; bytes: ArrayBuffer },
): Promise<{ kind: ScriptKind; content: string; isCut: boolean }> {
  const checked = checkScriptFile({
    name: file.name,
    sizeBytes: file.bytes.byteLength,
    head: new Uint8Array(file.bytes.slice(0, SCRIPT_HEAD_BYTES)),
  });
  if (!checked.ok) throw new Refusal("script_refused", { text: SCRIPT_REFUSALS[checked.reason] });
  await limitPerson(world, "upload", userId, UPLOADS_PER_PERSON);
  const extracted = await world.extractor.extract(file.bytes, checked.kind);
  if (!extracted.ok) throw new Refusal("script_refused", { text: SCRIPT_REFUSALS[extracted.reason] });
  const { text: content, cut } = normaliseScriptText(extracted.text);
  if (content === "") throw new Refusal("script_refused", { text: SCRIPT_REFUSALS["no-text"] });
  return { kind: checked.kind, content, isCut: cut || extracted.cut };
}
