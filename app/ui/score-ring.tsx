import { classNames } from "./class-names.ts";

/**
 * A score of 0 to 100 as a ring (`score-ring` in app.css) with the number in it. `label` says what it is a score of, for
 * those who hear the page.
 */
export function ScoreRing(props: {
  score: number;
  label?: string;
  size?: "small" | "normal" | "large";
  className?: string;
}) {
  const percent = Math.min(100, Math.max(0, props.score));
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={`${props.label ?? "Score"}: ${props.score} of 100`}
      className={classNames(
        "score-ring shrink-0",
        SIZES[props.size ?? "normal"],
        toneOfScore(percent),
        props.className,
      )}
    >
      <circle />
      {percent > 0 && <circle pathLength="100" strokeDasharray={`${percent} 100`} />}
      <text x="50" y="51">
        {props.score}
      </text>
    </svg>
  );
}

/** The bands of the verdict, in colour: 70 and more is solid, 50 and more a fair start. */
export function toneOfScore(score: number): string {
  if (score >= 70) return "text-good";
  return score >= 50 ? "text-warn" : "text-bad";
}

const SIZES = { small: "size-9", normal: "size-14", large: "size-32" } as const;
