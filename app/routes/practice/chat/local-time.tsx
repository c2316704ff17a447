import { browserTimeZone } from "#app/browser/first-time-zone.ts";
import { useHydrated } from "#app/browser/hydrated.ts";
import { useKnownViewer } from "#app/ui/known-viewer.ts";
import { useNotation } from "#app/ui/notation.tsx";
import { timeLabel } from "#core/local-days.ts";

/** Hours and minutes where the reader is. Until their zone is known their browser's is taken; without JavaScript it is UTC. */
export function LocalTime({ ms }: { ms: number }) {
  const hydrated = useHydrated();
  const notation = useNotation();
  const zone = useKnownViewer()?.timeZone ?? (hydrated ? browserTimeZone() : null);
  return (
    <time dateTime={new Date(ms).toISOString()} className="text-muted tabular-nums">
      {zone === null ? (
        <span className="invisible noscript:visible">{`${timeLabel(ms, "UTC", notation)} UTC`}</span>
      ) : (
        timeLabel(ms, zone, notation)
      )}
    </time>
  );
}
