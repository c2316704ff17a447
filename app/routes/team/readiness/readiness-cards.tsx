import { Form, Link } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { countLabel } from "#core/count-label.ts";
import type { ReadinessView } from "#core/pages/readiness-pages.ts";
import type { TeamHeader } from "#core/pages/team-pages.ts";
import { HeatMap } from "./heat-map.tsx";
import { ReadyPeople } from "./ready-people.tsx";

/** What /team says of the people whom the viewer oversees. */
export function ReadinessCards({ readiness, team }: { readiness: ReadinessView; team: TeamHeader }) {
  if (readiness.counts.people === 0) return <Nobody team={team} former={readiness.former} />;
  return (
    <>
      <Card aria-labelledby="lines" className="p-5 sm:p-6">
        <h2 id="lines" className="font-display text-xl">
          Today
        </h2>
        <ul className="mt-3 space-y-1.5">
          {readiness.lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      </Card>
      <ReadyPeople readiness={readiness} />
      <Talks talks={readiness.talks} />
      <HeatMap people={readiness.people} skills={readiness.skills} />
      <Rules rules={readiness.rules} />
      <Former former={readiness.former} />
      <ToTakeAway readiness={readiness} team={team} />
    </>
  );
}

function Nobody({ team, former }: { team: TeamHeader; former: ReadinessView["former"] }) {
  return (
    <>
      <Card aria-labelledby="nobody">
        <EmptyState
          title="Ready on Monday?"
          text={
            <span id="nobody">
              {team.role === "owner"
                ? "Nobody to say it of yet. When agents have joined, this page says who is ready, and what is missing."
                : "Nobody is in your groups yet. When somebody is, this page says who is ready, and what is missing."}
            </span>
          }
          action={
            <ButtonLink to="/team/people" variant="secondary">
              See and invite people
            </ButtonLink>
          }
        />
      </Card>
      <Former former={former} />
    </>
  );
}

function Talks({ talks }: { talks: ReadinessView["talks"] }) {
  return (
    <Card aria-labelledby="talks">
      <CardHeader
        title="Who needs ten minutes with you"
        titleId="talks"
        text="Five at most, by the alphabet. From what was handed in, and what is late."
      />
      {talks.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-muted">Nobody, by these figures.</p>
      ) : (
        <ul aria-labelledby="talks" className="divide-y divide-line border-t border-line">
          {talks.map(({ userId, name, reasons }) => (
            <li key={userId} className="px-5 py-3.5">
              <bdi className="font-semibold wrap-anywhere">{name}</bdi>
              <ul className="mt-0.5">
                {reasons.map(({ words, to }) => (
                  <li key={words}>
                    <Link to={to} className="link wrap-anywhere">
                      {words}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Rules({ rules }: { rules: ReadinessView["rules"] }) {
  return (
    <Card aria-labelledby="rules">
      <CardHeader
        title="Rules that hurt"
        titleId="rules"
        text="Sure compliance findings in what was handed in over the last 90 days, with the newest lines. What is disputed counts only once it was upheld."
      />
      {rules.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-muted">No sure finding in 90 days.</p>
      ) : (
        <ul aria-labelledby="rules" className="divide-y divide-line border-t border-line">
          {rules.map(({ rule, title, count, quotes }) => (
            <li key={rule} className="px-5 py-3.5">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{title}</span>
                <span className="text-muted tabular-nums">{countLabel(count, "time")}</span>
              </p>
              {quotes.map(({ conversationId, line }) => (
                <blockquote key={conversationId} className="mt-1.5 border-l-2 border-line pl-3">
                  <p dir="auto" className="wrap-anywhere">{`“${line}”`}</p>
                  <Link to={`/team/attempts/${conversationId}`} className="link text-sm">
                    See it in the session
                  </Link>
                </blockquote>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Former({ former }: { former: ReadinessView["former"] }) {
  if (former.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-surface p-5 sm:px-6">
      <summary className="font-[550]">{`Practice of those who have left (${former.length})`}</summary>
      <p className="mt-2 text-muted">
        In all, while they were here. What they handed in stays with the organization; of what they practiced by
        themselves only this does.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {former.map(({ id, name, effort }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2">
            <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
            <span className="text-muted">{effort}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The figures as a file, and the email of Monday. */
function ToTakeAway({ readiness: { weeklyEmail }, team }: { readiness: ReadinessView; team: TeamHeader }) {
  return (
    <Card aria-labelledby="away" className="p-5 sm:p-6">
      <h2 id="away" className="font-display text-xl">
        To take away
      </h2>
      <p className="mt-1 max-w-text text-muted">
        {weeklyEmail
          ? `On Mondays at 8:00 (${team.timeZone}) you get these three lines by email.`
          : "You get no email on Mondays."}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Form method="post" action="/team" preventScrollReset>
          <input type="hidden" name="intent" value="weekly-email" />
          <input type="hidden" name="organization" value={team.id} />
          <input type="hidden" name="on" value={weeklyEmail ? "" : "yes"} />
          <Button type="submit" variant="secondary">
            {weeklyEmail ? "Stop the email of Monday" : "Email me on Mondays"}
          </Button>
        </Form>
        <ButtonLink to="/team/readiness.csv" reloadDocument download variant="secondary">
          Download the figures (CSV)
        </ButtonLink>
      </div>
    </Card>
  );
}
