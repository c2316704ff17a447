import type { ReactNode } from "react";
import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useNotation } from "#app/ui/notation.tsx";
import { PracticeLeftLine } from "#app/ui/practice-left.tsx";
import { timeLabel } from "#core/billing/time-words.ts";
import { dateOfDay } from "#core/local-days.ts";
import { type Notation, writeDate } from "#core/notation.ts";
import type { UsagePage } from "#core/pages/usage-pages.ts";
import type { Route } from "./+types/usage";

export const meta: Route.MetaFunction = () => [{ title: `Use · ${site.name}` }, { name: "robots", content: "noindex" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ usage }, login) => usage.open(login));
}

export default function Use({ loaderData: { left, used, period, days, team } }: Route.ComponentProps) {
  const notation = useNotation();
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 className="font-display text-3xl">Your use</h1>
      <p className="mt-1.5 text-lg text-muted">
        {used} of practice since {period.from}.
      </p>
      <PracticeLeftLine left={left} isUse className="mt-2" />
      <div className="mt-8 flex flex-col gap-4">
        <Card aria-labelledby="own-days">
          <CardHeader
            title="By day"
            titleId="own-days"
            text="Time up to each line counts, of a longer gap two minutes; of a call the connected time without pauses. Reading, feedback, hints and drills under 90 seconds are free. A session is on the day on which it ended."
          />
          {days.length === 0 ? (
            <EmptyState
              title="Nothing used yet"
              text="Sessions count when they end, or when nobody has said anything for a quarter of an hour."
            />
          ) : (
            <Table labelledBy="own-days" heads={["Day", "Time"]}>
              {days.map(({ day, seconds }) => (
                <Row key={day} cells={[dayOf(day, notation), timeLabel(seconds)]} />
              ))}
            </Table>
          )}
        </Card>
        {team && <TeamUse team={team} />}
      </div>
    </div>
  );
}

function TeamUse({ team }: { team: NonNullable<UsagePage["team"]> }) {
  const notation = useNotation();
  return (
    <>
      <Card aria-labelledby="team-people">
        <CardHeader
          title={`The people of ${team.name}`}
          titleId="team-people"
          text={`From ${team.period.from} until ${team.period.until}. Of private practice you see minutes and days, nothing else.`}
        />
        {team.people.length === 0 ? (
          <EmptyState title="Nobody has practiced in this period yet" />
        ) : (
          <Table labelledBy="team-people" heads={["Person", "Days", "Time", "Left"]}>
            {team.people.map(({ id, name, days, used, left }) => (
              <Row key={id} cells={[name, String(days), used, left]} />
            ))}
          </Table>
        )}
      </Card>
      {team.days.length > 0 && (
        <Card aria-labelledby="team-days">
          <CardHeader title={`${team.name} by day`} titleId="team-days" />
          <Table labelledBy="team-days" heads={["Day", "People", "Time"]}>
            {team.days.map(({ day, people, seconds }) => (
              <Row
                key={day}
                cells={[dayOf(day, notation), people === 1 ? "1 person" : `${people} people`, timeLabel(seconds)]}
              />
            ))}
          </Table>
        </Card>
      )}
    </>
  );
}

function Table(props: { labelledBy: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <table aria-labelledby={props.labelledBy} className="w-full border-t border-line text-left">
      <thead>
        <tr>
          {props.heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={`py-2.5 text-sm font-[550] text-muted ${index > 0 ? "px-2 text-right last:pr-5 sm:px-5" : "px-5"}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">{props.children}</tbody>
    </table>
  );
}

function Row({ cells: [first, ...others] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row" className="px-5 py-2.5 font-normal wrap-anywhere">
        {first}
      </th>
      {others.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are.
        <td key={index} className="px-2 py-2.5 text-right whitespace-nowrap tabular-nums last:pr-5 sm:px-5">
          {cell}
        </td>
      ))}
    </tr>
  );
}

function dayOf(day: number, notation: Notation): string {
  return writeDate(dateOfDay(day), notation);
}
