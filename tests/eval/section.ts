import type { Row } from "#tests/bench/table.ts";

/** What a part of `npm run eval` has to say: figures with their bars, and the misses that may be read. */
export type Section = { name: string; rows: Row[]; misses: string[] };
