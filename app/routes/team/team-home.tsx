import { Form } from "react-router";
import { openPage } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Confirmed } from "#app/ui/confirmed.tsx";
import { Field } from "#app/ui/field.tsx";
import type { TeamHeader, TeamHomePage } from "#core/pages/team-pages.ts";
import type { TeamRole } from "#core/teams/team-rights.ts";
import type { Route } from "./+types/team-home";
import { actAndReturn, done, textOf } from "./act-and-return.ts";
import { HeldNotice } from "./held-notice.tsx";
import { ReadinessCards } from "./readiness/readiness-cards.tsx";
import { ROLE_LABELS, TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.team?.name ?? "Team"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  return openPage(context, request, ({ organisations }, login) => organisations.openHome(login, search));
}

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  const intent = textOf(form, "intent");
  const organisation = textOf(form, "organization");
  return actAndReturn(args, "/team", async ({ organisations, teamPeople, joining, readiness }, login) => {
    if (intent === "switch") {
      await organisations.switchTo(login, organisation);
      return done("Switched");
    }
    if (intent === "leave") {
      await teamPeople.leave(login, organisation);
      return done("You have left", "What you practiced by yourself stays yours.");
    }
    if (intent === "weekly-email") {
      const isOn = textOf(form, "on") === "yes";
      await readiness.setWeeklyEmail(login, organisation, isOn);
      return isOn ? done("You get an email on Mondays") : done("No email on Mondays any more");
    }
    if (intent === "join-domain") {
      await joining.joinByDomain(login, organisation);
      return done("Welcome", "You have joined the organization.");
    }
    if (intent === "accept-ownership") {
      await teamPeople.acceptOwnership(login, organisation);
      return done("You are the owner now");
    }
    if (intent === "decline-ownership") {
      await teamPeople.endOffer(login, organisation, "declined");
      return done("Declined", "Nothing has changed.");
    }
    await organisations.found(login, { name: textOf(form, "name") });
    return done("Organization created", "Invite your people next.");
  });
}

export default function TeamHome({ loaderData: page }: Route.ComponentProps) {
  if (!page.team) return <Nowhere page={page} />;
  return (
    <TeamFrame team={page.team}>
      {page.offer && <Offer team={page.team} by={page.offer.by} />}
      <Ways page={page} />
      {page.heldSince !== null && <HeldNotice since={page.heldSince} timeZone={page.team.timeZone} />}
      {page.readiness && <ReadinessCards readiness={page.readiness} team={page.team} />}
      {page.counts && <Counts counts={page.counts} />}
      <Overseers page={page} team={page.team} />
      <Rights role={page.team.role} />
      <FoundAnother />
      <Leave team={page.team} />
    </TeamFrame>
  );
}

function Nowhere({ page }: { page: TeamHomePage }) {
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 className="font-display text-3xl">Your organization</h1>
      <p className="mt-2 max-w-text text-muted">
        You are in no organization. What you practice by yourself is yours alone. When you join one, its owner and the
        managers of your groups see the minutes and days of it and whether you have begun a private try of an
        assignment, and no word.
      </p>
      <div className="mt-6 flex flex-col gap-4">
        <Ways page={page} />
        <Card aria-labelledby="found" className="p-5 sm:p-6">
          <h2 id="found" className="font-display text-xl">
            Create an organization
          </h2>
          <p className="mt-1 max-w-text text-muted">
            For an agency owner: invite agents and managers, make groups, and see what your people hand in.
          </p>
          <FoundForm />
        </Card>
      </div>
    </div>
  );
}

function FoundForm() {
  return (
    <Form method="post" action="/team" className="mt-4 flex max-w-md flex-col gap-4">
      <input type="hidden" name="intent" value="found" />
      <Field
        label="Name of the organization"
        name="name"
        required
        maxLength={400}
        autoComplete="organization"
        dir="auto"
      />
      <Button type="submit" className="self-start">
        Create it
      </Button>
    </Form>
  );
}

/** Invitations to the viewer, and organizations they may join by their address. */
function Ways({ page }: { page: TeamHomePage }) {
  if (page.invitations.length === 0 && page.joinable.length === 0) return null;
  return (
    <Card aria-labelledby="ways">
      <CardHeader title="You may join" titleId="ways" />
      <ul aria-labelledby="ways" className="divide-y divide-line border-t border-line">
        {page.invitations.map(({ organisation, by, role, path }) => (
          <li key={path} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3.5">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <bdi className="font-semibold">{organisation}</bdi>
              <span className="block text-sm text-muted">{`${by} invites you as ${role === "manager" ? "a manager" : "an agent"}`}</span>
            </p>
            <ButtonLink to={path} variant="secondary" size="small">
              See the invitation
            </ButtonLink>
          </li>
        ))}
        {page.joinable.map(({ id, name, domain }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3.5">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <bdi className="font-semibold">{name}</bdi>
              <span className="block text-sm text-muted">{`For everybody with an address at ${domain}`}</span>
            </p>
            <Form method="post" action="/team">
              <input type="hidden" name="intent" value="join-domain" />
              <input type="hidden" name="organization" value={id} />
              <Button type="submit" variant="secondary" size="small" aria-label={`Join ${name}`}>
                Join
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Offer({ team, by }: { team: TeamHeader; by: string }) {
  return (
    <Card aria-labelledby="offer" className="p-5 sm:p-6">
      <h2 id="offer" className="font-display text-xl">
        {`${by} offers you the ownership`}
      </h2>
      <p className="mt-1 max-w-text text-muted">
        If you accept, you become an owner of the organization and they become a manager. Nothing changes until you do.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Form method="post" action="/team">
          <input type="hidden" name="intent" value="accept-ownership" />
          <input type="hidden" name="organization" value={team.id} />
          <Button type="submit">Accept the ownership</Button>
        </Form>
        <Form method="post" action="/team">
          <input type="hidden" name="intent" value="decline-ownership" />
          <input type="hidden" name="organization" value={team.id} />
          <Button type="submit" variant="quiet">
            Decline
          </Button>
        </Form>
      </div>
    </Card>
  );
}

const PLURAL: Record<TeamRole, string> = { owner: "Owners", manager: "Managers", agent: "Agents" };

function Counts({ counts }: { counts: NonNullable<TeamHomePage["counts"]> }) {
  const of = (role: TeamRole) => counts.find((one) => one.role === role)?.people ?? 0;
  return (
    <Card aria-labelledby="counts" className="p-5 sm:p-6">
      <h2 id="counts" className="font-display text-xl">
        Who is in it
      </h2>
      <dl className="mt-4 grid max-w-md grid-cols-3 gap-3">
        {(["owner", "manager", "agent"] as const).map((role) => (
          <div key={role} className="flex flex-col">
            <dt className="text-sm text-muted">{PLURAL[role]}</dt>
            <dd className="font-display text-3xl tabular-nums">{of(role)}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/team/people" variant="secondary" className="mt-5">
        See and invite people
      </ButtonLink>
    </Card>
  );
}

function Overseers({ page, team }: { page: TeamHomePage; team: TeamHeader }) {
  return (
    <Card aria-labelledby="overseers">
      <CardHeader
        title="Who sees your work"
        titleId="overseers"
        text="What you hand in, and on how many days and for how many minutes you practiced. What you practice by yourself nobody reads or hears but you; of an assignment they see that you have begun."
      />
      {page.overseers.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-muted">
          {team.role === "owner" ? "Nobody: you are the owner." : "Nobody yet."}
        </p>
      ) : (
        <ul aria-labelledby="overseers" className="divide-y divide-line border-t border-line">
          {page.overseers.map(({ id, name, role }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 px-5 py-3">
              <bdi className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</bdi>
              <span className="text-muted">{ROLE_LABELS[role]}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const RIGHTS: Record<TeamRole, string[]> = {
  owner: [
    "Invite people, change their roles and take them out",
    "Make groups and name who manages them",
    "Change the settings and hand over the ownership",
    "Assign practice, excuse people from it, and revoke certificates",
    "Set how long it is kept, put people under a legal hold, and delete the organization",
    "Say when somebody is ready to talk to customers, and see who is",
    "See what everybody hands in, and of what they practice by themselves the minutes and days, and whether a private try of an assignment was begun",
  ],
  manager: [
    "Invite agents, also straight into your groups",
    "Assign practice to the people of your groups, excuse them from it, and revoke their certificates",
    "See who of your groups is ready to talk to customers",
    "See what the people of your groups hand in, and of what they practice by themselves the minutes and days, and whether a private try of an assignment was begun",
  ],
  agent: [
    "Practice by yourself: nobody else reads or hears it",
    "Leave at any time and take your own practice with you",
  ],
};

function Rights({ role }: { role: TeamRole }) {
  return (
    <Card aria-labelledby="rights" className="p-5 sm:p-6">
      <h2 id="rights" className="font-display text-xl">
        What you may do here
      </h2>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {RIGHTS[role].map((right) => (
          <li key={right}>{right}</li>
        ))}
      </ul>
    </Card>
  );
}

function FoundAnother() {
  return (
    <details className="rounded-card border border-line bg-surface p-5 sm:px-6">
      <summary className="font-[550]">Create another organization</summary>
      <FoundForm />
    </details>
  );
}

function Leave({ team }: { team: TeamHeader }) {
  return (
    <div>
      <Confirmed
        label="Leave this organization"
        question={`Leave ${team.name}?`}
        text="What you practiced by yourself goes with you. What you handed in stays here, until its days are over, and as long as you have your account."
      >
        <Form method="post" action="/team">
          <input type="hidden" name="intent" value="leave" />
          <input type="hidden" name="organization" value={team.id} />
          <Button type="submit" size="small" variant="danger">
            Yes, leave
          </Button>
        </Form>
      </Confirmed>
    </div>
  );
}
