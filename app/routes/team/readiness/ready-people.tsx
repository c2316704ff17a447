import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useCounts } from "#app/ui/notation.tsx";
import { Pill } from "#app/ui/pill.tsx";
import type { ReadinessPerson, ReadinessView } from "#core/pages/readiness-pages.ts";

/** The checklist, and for each person green or what is missing. */
export function ReadyPeople({ readiness }: { readiness: ReadinessView }) {
  const { checklist, mayWriteChecklist, counts, show, people } = readiness;
  const { figure } = useCounts();
  return (
    <Card aria-labelledby="ready">
      <div className="flex flex-wrap items-start justify-between gap-x-3 pr-5">
        <CardHeader
          title="Ready on Monday?"
          titleId="ready"
          text={checklist ? `Ready means: ${checklist.join("; ")}.` : undefined}
          className="min-w-0 flex-1 basis-80 wrap-anywhere"
        />
        {checklist && mayWriteChecklist && (
          <ButtonLink to="/team/checklist" variant="secondary" size="small" className="mt-5 max-sm:mb-4 max-sm:ml-5">
            Change the checklist
          </ButtonLink>
        )}
      </div>
      {!checklist && (
        <EmptyState
          className="border-t border-line"
          title="There is no checklist yet"
          text={
            mayWriteChecklist
              ? "You say what has to be so of somebody who talks to customers. There is one to start from."
              : "An owner of the organization says what has to be so of somebody who talks to customers, and has not yet."
          }
          action={
            mayWriteChecklist && (
              <ButtonLink to="/team/checklist" variant="secondary">
                Write the checklist
              </ButtonLink>
            )
          }
        />
      )}
      {checklist && counts.ready !== null && (
        <nav aria-label="Who is shown" className="flex gap-4 px-5 pb-3 text-sm">
          <Filter to="/team" isOn={show === "all"} label={`All ${figure(counts.people)}`} />
          <Filter
            to="/team?show=not-ready"
            isOn={show === "not-ready"}
            label={`Not ready ${figure(counts.people - counts.ready)}`}
          />
        </nav>
      )}
      {people.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-muted">Everybody is ready.</p>
      ) : (
        <ul aria-labelledby="ready" className="divide-y divide-line border-t border-line">
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
      <Pages readiness={readiness} />
      <p className="border-t border-line px-5 py-3 text-sm text-muted">
        Practice is counted over the last four weeks, in minutes and days. Of what is practiced in private nobody else
        sees more than that, and that a private try of an assignment was begun.
      </p>
    </Card>
  );
}

function Filter({ to, isOn, label }: { to: string; isOn: boolean; label: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOn ? "true" : undefined}
      className={classNames("py-1", isOn ? "font-semibold" : "link")}
    >
      {label}
    </Link>
  );
}

function Person({ person: { name, isReady, missing, effort } }: { person: ReadinessPerson }) {
  return (
    <li className="px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
        {isReady !== null && <Pill color={isReady ? "good" : "warn"}>{isReady ? "Ready" : "Not ready"}</Pill>}
      </div>
      {missing.length > 0 && <p className="wrap-anywhere">Missing: {missing.join("; ")}</p>}
      <p className="text-sm text-muted">Practiced: {effort}</p>
    </li>
  );
}

function Pages({ readiness: { page, pages, show } }: { readiness: ReadinessView }) {
  if (pages === 1) return null;
  const to = (number: number) => `/team?${show === "all" ? "" : `show=${show}&`}page=${number}`;
  return (
    <nav
      aria-label="Pages of people"
      className="flex items-center justify-between gap-4 border-t border-line px-5 py-3"
    >
      {page > 1 ? (
        <Link to={to(page - 1)} className="link">
          Previous
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-muted tabular-nums">{`Page ${page} of ${pages}, people and skills`}</span>
      {page < pages ? (
        <Link to={to(page + 1)} className="link">
          Next
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
