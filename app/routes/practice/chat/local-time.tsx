import { useHydrated } from "#app/browser/hydrated.ts";

/** Hours and minutes where the reader is. The server does not know where that is: its UTC time shows only without JavaScript. */
export function LocalTime({ ms }: { ms: number }) {
  const hydrated = useHydrated();
  const at = new Date(ms);
  return (
    <time dateTime={at.toISOString()} className="text-muted tabular-nums">
      {hydrated ? (
        LOCAL.format(at)
      ) : (
        <span className="invisible noscript:visible">{at.toISOString().slice(11, 16)} UTC</span>
      )}
    </time>
  );
}

const LOCAL = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
