import { WorkerEntrypoint } from "cloudflare:workers";
import type { ScriptKind, ScriptReading } from "#core/scripts/script-file.ts";
import { extractText } from "./extract.ts";

/** RPC only: there is no `fetch` handler, so only Workers with a service binding can call it. */
export default class ExtractorEntrypoint extends WorkerEntrypoint {
  async extract(bytes: ArrayBuffer, kind: ScriptKind): Promise<ScriptReading> {
    return extractText(bytes, kind);
  }
}
