import { Card, CardHeader } from "#app/ui/card.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import type { BoardKind, BoardLine } from "#core/boards/neighbors.ts";
import { NEEDED_BEFORE, NEEDED_THIS_WEEK } from "#core/boards/week-figures.ts";
import { countLabel } from "#core/count-label.ts";
import type { BoardsPage } from "#core/pages/board-pages.ts";

/** The boards of the week for somebody who joined, and what their groups did together. */
export function WeekBoards({ page: { boards, groups, weekBeganMs, team } }: { page: BoardsPage }) {
  if (boards === null) return null;
  return (
    <>
      <p className="text-muted">
        Since Monday, <LocalDate ms={weekBeganMs} timeZone={team.timeZone} />. Every Monday begins anew. On each board
        you see yourself and your neighbors.
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {boards.map(({ kind, lines }) => (
          <Board key={kind} kind={kind} lines={lines} />
        ))}
      </div>
      {groups.length > 0 && (
        <Card aria-labelledby="groups">
          <CardHeader title="Your groups" titleId="groups" text="Together, those who joined the boards." />
          <ul aria-labelledby="groups" className="divide-y divide-line border-t border-line">
            {groups.map(({ name, people, days, drills }) => (
              <li key={name} className="flex flex-wrap justify-between gap-x-6 px-5 py-3">
                <bdi className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</bdi>
                <span className="text-muted">
                  {`${countLabel(people, "member")}: ${countLabel(days, "day")} practiced, ${countLabel(drills, "drill")} settled`}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const BOARDS: Record<BoardKind, { title: string; text: string; none: string; figure: (of: number) => string }> = {
  days: {
    title: "Days practiced",
    text: "Days with a completed session.",
    none: "Nothing yet.",
    figure: (days) => countLabel(days, "day"),
  },
  drills: {
    title: "Drills settled",
    text: "Drills whose objection was settled.",
    none: "Nothing yet.",
    figure: (drills) => countLabel(drills, "drill"),
  },
  improvement: {
    title: "Improvement",
    text: "The average of the scores handed in this week, less that of the four weeks before.",
    none: `You are on it once you have handed in ${NEEDED_THIS_WEEK} judged sessions this week, after ${NEEDED_BEFORE} in the four weeks before.`,
    figure: (points) => `${points > 0 ? "+" : points < 0 ? "\u2212" : ""}${countLabel(Math.abs(points), "point")}`,
  },
};

function Board({ kind, lines }: { kind: BoardKind; lines: BoardLine[] }) {
  const { title, text, none, figure } = BOARDS[kind];
  const id = `board-${kind}`;
  return (
    <Card aria-labelledby={id}>
      <CardHeader title={title} titleId={id} text={text} />
      {lines.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-muted">{none}</p>
      ) : (
        <ul aria-labelledby={id} className="divide-y divide-line border-t border-line">
          {lines.map((line) => (
            <li
              key={line.position}
              className={line.isViewer ? "flex gap-3 bg-sunken px-5 py-3 font-semibold" : "flex gap-3 px-5 py-3"}
            >
              <span className="text-muted tabular-nums">{line.place}</span>
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <bdi>{line.name ?? "Somebody"}</bdi>
                {line.isViewer && <span className="font-normal text-muted"> (you)</span>}
              </span>
              <span className="whitespace-nowrap tabular-nums">{figure(line.figure)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
