import { Link } from "react-router";

/** A quiet line about the badges that this session earned. */
export function EarnedBadges({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <p className="mt-3 text-sm text-muted print:hidden">
      {titles.length === 1 ? "This session earned you a badge: " : "This session earned you badges: "}
      <span className="text-ink">{titles.join(", ")}</span>.{" "}
      <Link to="/account/badges" className="link">
        Your badges
      </Link>
    </p>
  );
}
