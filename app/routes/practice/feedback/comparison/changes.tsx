import { classNames } from "#app/ui/class-names.ts";
import { changeLabel, type ScoreChange } from "#core/feedback/score-change.ts";

/** What a figure did: "+8" in green, "−5" in red. */
export function Change({ before, now }: { before: number; now: number }) {
  return (
    <span
      className={classNames(
        "font-semibold tabular-nums",
        now === before ? "text-muted" : now > before ? "text-good" : "text-bad",
      )}
    >
      {changeLabel(before, now)}
    </span>
  );
}

/** The skills that went up or down. Those that only one of the two conversations touched are not compared. */
export function SkillChanges({ change }: { change: ScoreChange }) {
  const moved = change.dimensions.flatMap(({ id, title, before, now }) =>
    before === null || now === null || before === now ? [] : [{ id, title, before, now }],
  );
  if (moved.length === 0) return <p className="text-muted">No skill moved.</p>;
  return (
    <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
      {moved.map(({ id, title, before, now }) => (
        <li key={id} className="flex items-baseline gap-3">
          <span className="mr-auto">{title}</span>
          <span className="text-sm text-muted tabular-nums">
            {before}%<span className="sr-only"> to </span>
            <span aria-hidden="true"> → </span>
            {now}%
          </span>
          <span className="w-9 text-right">
            <Change before={before} now={now} />
          </span>
        </li>
      ))}
    </ul>
  );
}
