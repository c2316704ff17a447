import { dateOfDay, localDay } from "#core/local-days.ts";

/** "Nov 23, 2026", where the reader is. The zone comes with the page's data: server and browser write the same date. */
export function LocalDate({ ms, timeZone }: { ms: number; timeZone: string }) {
  return <time dateTime={new Date(ms).toISOString()}>{DATE.format(dateOfDay(localDay(ms, timeZone)))}</time>;
}

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
