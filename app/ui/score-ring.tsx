import { classNames } from "./class-names.ts";

/** A score of 0 to 100 as a ring with the number in it. `label` says what it is a score of, for those who hear the page. */
export function ScoreRing(props: {
  score: number;
  label?: string;
  size?: "small" | "normal" | "large";
  className?: string;
}) {
  const size = props.size ?? "normal";
  const share = Math.min(100, Math.max(0, props.score)) / 100;
  const stroke = size === "large" ? 8 : 9;
  const radius = 50 - stroke / 2;
  const around = 2 * Math.PI * radius;
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={`${props.label ?? "Score"}: ${props.score} of 100`}
      className={classNames("shrink-0", SIZES[size], toneOfScore(props.score), props.className)}
    >
      <circle cx="50" cy="50" r={radius} fill="none" strokeWidth={stroke} className="stroke-line" />
      {share > 0 && (
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth={stroke}
          strokeLinecap="round"
          strokeDasharray={`${(share * around).toFixed(2)} ${around.toFixed(2)}`}
          transform="rotate(-90 50 50)"
        />
      )}
      <text
        x="50"
        y="51"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={size === "large" ? 32 : 34}
        className="fill-ink font-display"
      >
        {props.score}
      </text>
    </svg>
  );
}

/** The bands of the verdict, in colour: 70 and more is solid, 50 and more a fair start. */
function toneOfScore(score: number): string {
  if (score >= 70) return "text-good";
  return score >= 50 ? "text-warn" : "text-bad";
}

const SIZES = { small: "size-9", normal: "size-14", large: "size-32" } as const;
