import { useHydrated } from "#app/browser/hydrated.ts";

/** The date where the reader is; the server's HTML has it in UTC, which differs only around midnight. */
export function LocalDate({ ms }: { ms: number }) {
  const hydrated = useHydrated();
  return <time dateTime={new Date(ms).toISOString()}>{(hydrated ? LOCAL : UTC).format(ms)}</time>;
}

const LOOK = { dateStyle: "medium" } as const;
const LOCAL = new Intl.DateTimeFormat("en-US", LOOK);
const UTC = new Intl.DateTimeFormat("en-US", { ...LOOK, timeZone: "UTC" });
