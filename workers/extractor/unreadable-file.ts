import type { ScriptRefusal } from "#core/scripts/script-file.ts";

/** Thrown by the readers of this Worker; `extractText` turns it into a result. */
export class UnreadableFile extends Error {
  readonly reason: ScriptRefusal;

  constructor(reason: ScriptRefusal) {
    super(reason);
    this.name = "UnreadableFile";
    this.reason = reason;
  }
}
