import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { UsageError } from "../command-line/run-command.ts";

export const MANIFEST = "manifest.json";

const partSchema = z.object({ file: z.string().regex(/^[\w./-]+$/), sha256: z.string() });

/** Written last: a folder without it is no backup. */
const manifestSchema = z.object({
  format: z.literal("rolecall-backup-1"),
  /** ISO 8601. */
  madeAt: z.string(),
  of: z.string(),
  migrations: z.array(z.string()),
  /** Parents first. Each line of the file is a row as a JSON list of the values of these columns. */
  tables: z.array(partSchema.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  files: z.array(
    partSchema.extend({
      bucket: z.enum(["SCRIPTS", "RECORDINGS", "STORAGE"]),
      key: z.string(),
      contentType: z.string().nullable(),
      contentDisposition: z.string().nullable(),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest of a whole backup: every file is there and is what it was. Throws a UsageError otherwise. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST);
  if (!existsSync(path))
    throw new UsageError(`${folder} holds no backup, or one that was interrupted: ${MANIFEST} is missing`);
  const parsed = manifestSchema.safeParse(jsonOf(readFileSync(path, "utf8")));
  if (!parsed.success) throw new UsageError(`${path} is not one that this version reads`);
  for (const { file, sha256 } of [...parsed.data.tables, ...parsed.data.files]) {
    const at = join(folder, file);
    if (!existsSync(at)) throw new UsageError(`${at} is missing. Nothing was changed.`);
    if (sha256Of(readFileSync(at)) !== sha256)
      throw new UsageError(`${at} is not what it was when it was written. Nothing was changed.`);
  }
  return parsed.data;
}

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
