import { dayLabel } from "#core/local-days.ts";
import { useNotation } from "./notation.tsx";

/** "Nov 23, 2026", where the reader is. The zone comes with the page's data: server and browser write the same date. */
export function LocalDate({ ms, timeZone }: { ms: number; timeZone: string }) {
  return <time dateTime={new Date(ms).toISOString()}>{dayLabel(ms, timeZone, useNotation())}</time>;
}
