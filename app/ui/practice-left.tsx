import { Link } from "react-router";
import type { PracticeLeft } from "#core/pages/usage-pages.ts";
import { classNames } from "./class-names.ts";

/** What there is to practice with. Nothing where nobody bills. */
export function PracticeLeftLine({
  left,
  isUse = false,
  className,
}: {
  left: PracticeLeft | null;
  /** On the page of what was used. */
  isUse?: boolean;
  className?: string;
}) {
  if (!left) return null;
  return (
    <p className={classNames("text-sm", left.tone === "quiet" ? "text-muted" : "text-ink", className)}>
      {left.text}{" "}
      {left.tone === "none" ? (
        <Link to="/billing/limit" className="link">
          What you can do
        </Link>
      ) : (
        !isUse && (
          <Link to="/usage" className="link">
            Your use
          </Link>
        )
      )}
    </p>
  );
}
