import { Flame } from "lucide-react";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { countLabel } from "#core/conversations/labels.ts";
import type { Streak } from "#core/progress/streak.ts";

/** Days in a row, and the last two weeks at a glance. */
export function StreakCard({ streak: { days, practisedToday, lastDays } }: { streak: Streak }) {
  return (
    <Card aria-labelledby="streak" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5">
      <div className="flex items-center gap-3.5">
        <span
          className={classNames(
            "flex size-10 shrink-0 items-center justify-center rounded-control",
            days > 0 ? "bg-brand-soft text-brand" : "bg-idle-soft text-muted",
          )}
        >
          <Flame aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </span>
        <div>
          <h2 id="streak" className="font-display text-xl">
            {days > 0 ? `${countLabel(days, "day")} in a row` : "No streak yet"}
          </h2>
          <p className="text-sm text-muted">
            {practisedToday
              ? "You have practised today."
              : days > 0
                ? "Practise today to keep it."
                : "It begins with a completed session."}
          </p>
        </div>
      </div>
      <ol aria-label="The last two weeks" className="flex gap-1">
        {lastDays.map(({ dayMs, practised }) => (
          <li key={dayMs} className="flex flex-col items-center gap-1">
            <span
              aria-hidden="true"
              className={classNames("size-3.5 rounded-full sm:size-4", practised ? "bg-brand" : "bg-idle-soft")}
            />
            <span aria-hidden="true" className="text-sm leading-none text-muted">
              {WEEKDAY.format(dayMs)}
            </span>
            <span className="sr-only">
              {DATE.format(dayMs)}: {practised ? "practised" : "not practised"}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const WEEKDAY = new Intl.DateTimeFormat("en-US", { weekday: "narrow", timeZone: "UTC" });
const DATE = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });
