import { Refusal } from "#core/errors.ts";
import { UPLOADS_PER_PERSON } from "#core/rate-limit.ts";
import { checkScriptFile, SCRIPT_HEAD_BYTES, SCRIPT_REFUSALS, type ScriptKind } from "#core/scripts/script-file.ts";
import { normaliseScriptText } from "#core/scripts/script-text.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import type { World } from "../world.ts";

/** Documents that are read and not kept. */
export function createDocumentReader(world: World) {
  return {
    read: (userId: string, file: { name: string; bytes: ArrayBuffer }) => readDocument(world, userId, file),
  };
}

/**
 * The text of a document somebody brings. Refuses with what is wrong in words. Counted before the file is read, since reading is
 * what costs.
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
