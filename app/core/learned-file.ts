import type { z } from "zod";

/**
 * What was learned of many lines, and is too large to be code: it lies in a file of its own (public/learned), which is read once,
 * before anything that needs it. `Reader`: what uses it, made when it is first needed.
 */
export type LearnedFile<Content, Reader> = {
  /** Of the file, without its ending: "acts". */
  name: string;
  isLoaded(): boolean;
  /** `content`: of the file, as JSON.parse returns it. Throws a ZodError for what is no such content. */
  load(content: unknown): void;
  /** Throws an Error before it is loaded, as `reader` does. */
  content(): Content;
  reader(): Reader;
};

export function learnedFile<Content, Reader>(
  name: string,
  schema: z.ZodType<Content>,
  readerOf: (content: Content) => Reader,
): LearnedFile<Content, Reader> {
  let loaded: { content: Content; reader: Reader | null } | null = null;
  const inUse = () => {
    if (loaded === null) throw new Error(`what was learned ("${name}") is used before it is loaded`);
    return loaded;
  };
  return {
    name,
    isLoaded: () => loaded !== null,
    load(content) {
      loaded = { content: schema.parse(content), reader: null };
    },
    content: () => inUse().content,
    reader() {
      const used = inUse();
      used.reader ??= readerOf(used.content);
      return used.reader;
    },
  };
}
