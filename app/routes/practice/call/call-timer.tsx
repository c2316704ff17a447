import { useEffect, useState } from "react";
import { durationLabel } from "#core/conversations/labels.ts";

/** How long the call has been going on. */
export function CallTimer({ startedAtMs }: { startedAtMs: number }) {
  const nowMs = useSeconds();
  const seconds = Math.max(0, Math.floor((nowMs - startedAtMs) / 1000));
  return (
    <time role="timer" aria-label="Time on the call" className="tabular-nums">
      {durationLabel(seconds)}
    </time>
  );
}

/** The current time, unix ms, updated once a second. */
export function useSeconds(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
