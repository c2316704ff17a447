import { AMERICAN, writeDate } from "#core/notation.ts";

export function PostDay({ date }: { date: string }) {
  return (
    <time dateTime={date} className="text-sm text-muted">
      {writeDate(new Date(date), AMERICAN, { month: "long" })}
    </time>
  );
}
