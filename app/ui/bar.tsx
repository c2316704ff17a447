import { classNames } from "./class-names.ts";

/** A share of 100 as a bar; the number stands beside it, so it says nothing to those who hear the page. */
export function Bar({ percent, className }: { percent: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames("h-2 w-full overflow-hidden rounded-full bg-idle-soft", toneOf(percent), className)}
    >
      <rect width={Math.max(percent, 1)} height="1" fill="currentColor" />
    </svg>
  );
}

/** The bands of ScoreRing. */
function toneOf(percent: number): string {
  if (percent >= 75) return "text-good";
  return percent >= 50 ? "text-warn" : "text-bad";
}
