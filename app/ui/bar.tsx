import { classNames } from "./class-names.ts";
import { toneOfScore } from "./score-ring.tsx";

/** A share of 100 as a bar; the number stands beside it, so it says nothing to those who hear the page. */
export function Bar({ percent, className }: { percent: number; className?: string }) {
  return (
    <progress
      aria-hidden="true"
      value={Math.max(percent, 1)}
      max={100}
      className={classNames("bar block h-2 w-full rounded-full bg-idle-soft", toneOfScore(percent), className)}
    />
  );
}
