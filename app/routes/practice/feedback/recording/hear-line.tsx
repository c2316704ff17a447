import { Play } from "lucide-react";
import { durationLabel } from "#core/conversations/labels.ts";
import { usePagePlayer } from "./player.ts";

/** Plays the recording from this line on. */
export function HearLine({ startMs, line }: { startMs: number; line: number }) {
  const player = usePagePlayer();
  if (!player) return null;
  return (
    <button
      type="button"
      onClick={() => player.seek(startMs, true)}
      className="inline-flex h-7 items-center gap-1.5 rounded-control px-1.5 text-sm text-muted tabular-nums transition-colors hover:bg-ink/6 hover:text-brand pointer-coarse:h-11 noscript:hidden print:hidden"
    >
      <Play aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      <span className="sr-only">Hear line {line + 1}, at </span>
      {durationLabel(Math.floor(startMs / 1000))}
    </button>
  );
}
