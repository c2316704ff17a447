import { EXPORT_ROWS_AT_ONCE } from "../adapters/d1/identity/person-export.ts";
import { faultOf, log } from "../log.ts";

export type ExportedSection = {
  name: string;
  /** EXPORT_ROWS_AT_ONCE rows from there on. */
  read: (offset: number) => PromiseLike<readonly object[]>;
};

/** Sections of rows as one JSON text, UTF-8. Rows are read from the database while the stream is consumed. */
export function exportedJson(exportedAtMs: number, sections: readonly ExportedSection[]): ReadableStream<Uint8Array> {
  return streamOf(pieces(exportedAtMs, sections));
}

async function* pieces(exportedAtMs: number, sections: readonly ExportedSection[]): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(new Date(exportedAtMs).toISOString())}`;
  for (const section of sections) {
    yield `,\n${JSON.stringify(section.name)}: [`;
    for (let offset = 0; ; offset += EXPORT_ROWS_AT_ONCE) {
      const rows = await section.read(offset);
      const text = rows.map((row) => `\n${JSON.stringify(row)}`).join(",");
      if (text) yield offset === 0 ? text : `,${text}`;
      if (rows.length < EXPORT_ROWS_AT_ONCE) break;
    }
    yield "]";
  }
  yield "\n}\n";
}

/** Each piece is produced when the reader asks for it. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        // The headers are sent already, so the only signal left is a broken stream.
        log("error", "export.broken", faultOf(error));
        controller.error(error);
      }
    },
    cancel: async () => {
      await texts.return(undefined);
    },
  });
}
