import { Link } from "react-router";

/** What whoever joins does to the price, where the organization pays for seats. */
export function SeatNote({ words }: { words: string | null | undefined }) {
  if (!words) return null;
  return (
    <p className="mt-3 max-w-text text-sm text-muted">
      {words}{" "}
      <Link to="/team/billing" className="link">
        See the plan
      </Link>
    </p>
  );
}
