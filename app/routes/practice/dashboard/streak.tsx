import { Flame } from "lucide-react";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useNotation } from "#app/ui/notation.tsx";
import { countLabel } from "#core/count-label.ts";
import { type Notation, writeDate } from "#core/notation.ts";
import type { Streak } from "#core/progress/streak.ts";

/** Days in a row, and the last two weeks at a glance. */
export function StreakCard({ streak }: { streak: Streak }) {
  const { days } = streak;
  const lastDays = datedDays(streak);
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
          <p className="text-sm text-muted">{aboutToday(streak)}</p>
        </div>
      </div>
      <p className="sr-only">{daysInWords(lastDays, useNotation())}</p>
      <div aria-hidden="true" className="flex gap-1 text-sm leading-none text-muted">
        {lastDays.map(({ dayMs, practised }) => (
          <span key={dayMs} className={practised ? PRACTISED : NOT_PRACTISED}>
            {WEEKDAYS[new Date(dayMs).getUTCDay()]}
          </span>
        ))}
      </div>
    </Card>
  );
}

function aboutToday({ days, practisedToday, isRestDay }: Streak): string {
  if (practisedToday) return "You have practiced today.";
  if (isRestDay) return "Today is your day of rest.";
  return days > 0 ? "Today is still open." : "It begins with a completed session.";
}

type DatedDay = { dayMs: number; practised: boolean };

function datedDays({ todayMs, lastDays }: Streak): DatedDay[] {
  return lastDays.map((practised, index) => ({ dayMs: todayMs - (lastDays.length - 1 - index) * DAY_MS, practised }));
}

function daysInWords(lastDays: DatedDay[], notation: Notation): string {
  const practised = lastDays
    .filter((day) => day.practised)
    .map(({ dayMs }) => writeDate(new Date(dayMs), notation, { weekday: "long", month: "long", year: false }));
  return practised.length === 0
    ? "No session completed in the last two weeks."
    : `Practiced in the last two weeks on ${practised.join(", ")}.`;
}

const DAY = "flex flex-col items-center gap-1 before:size-3.5 before:rounded-full sm:before:size-4";
const PRACTISED = `${DAY} before:bg-brand`;
const NOT_PRACTISED = `${DAY} before:bg-idle-soft`;

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS = "SMTWTFS";
