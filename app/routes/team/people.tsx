import { Form } from "react-router";
import { useHydrated } from "#app/browser/hydrated.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Confirmed } from "#app/ui/confirmed.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { countLabel } from "#core/count-label.ts";
import { Refusal } from "#core/errors.ts";
import type { InvitationView, TeamPeoplePage, TeamPerson } from "#core/pages/team-pages.ts";
import { TEAM_ROLES } from "#core/teams/team-rights.ts";
import type { Route } from "./+types/people";
import { actAndReturn, done, textOf } from "./act-and-return.ts";
import { InviteForms } from "./people/invite-forms.tsx";
import { LegalHolds } from "./people/legal-holds.tsx";
import { ROLE_LABELS, TeamFrame, TeamMoment } from "./team-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `People · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ invitations }, login) => invitations.openPeople(login));
}

const NOT_SENT = {
  title: "Invited, but not sent yet",
  text: "The email did not go out at once. You can copy the link below and pass it on.",
  kind: "info",
} as const;

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  const intent = textOf(form, "intent");
  const organisation = textOf(form, "organization");
  const person = textOf(form, "person");
  const invitation = textOf(form, "invitation");
  const groupId = textOf(form, "group") || null;
  return actAndReturn(args, "/team/people", async ({ invitations, legalHolds, teamPeople }, login) => {
    if (intent === "change-role") {
      await teamPeople.changeRole(login, organisation, person, { role: textOf(form, "role") });
      return done("Role changed");
    }
    if (intent === "remove-person") {
      await teamPeople.remove(login, organisation, person);
      return done("Taken out", "What they handed in stays here, what they practiced by themselves went with them.");
    }
    if (intent === "set-hold") {
      if (form.get("isSure") !== "yes") throw new Refusal("bad_request", { text: "Tick the box to confirm." });
      await legalHolds.set(login, organisation, person, true);
      return done("Under a legal hold", "Nothing of what they handed in is deleted by age until an owner lifts it.");
    }
    if (intent === "lift-hold") {
      await legalHolds.set(login, organisation, person, false);
      return done("Legal hold lifted");
    }
    if (intent === "invite-again") {
      const { isSent } = await invitations.sendAgain(login, invitation);
      return isSent ? done("Sent again") : NOT_SENT;
    }
    if (intent === "withdraw") {
      await invitations.withdraw(login, invitation);
      return done("Withdrawn", "Nobody can join by it any more.");
    }
    if (intent === "make-link") {
      const [uses, days, domains] = [Number(form.get("uses")), Number(form.get("days")), textOf(form, "domains")];
      await invitations.makeLink(login, organisation, { groupId, uses, days, domains });
      return done("Link made", "Copy it from the list of invitations.");
    }
    const role = textOf(form, "role") === "manager" ? "manager" : "agent";
    const { isSent } = await invitations.invite(login, organisation, { email: textOf(form, "email"), role, groupId });
    return isSent ? done("Invitation sent") : NOT_SENT;
  });
}

export default function People({ loaderData: page }: Route.ComponentProps) {
  return (
    <TeamFrame team={page.team}>
      <InviteForms page={page} />
      <Invitations page={page} />
      <Card aria-labelledby="people">
        <CardHeader title="People" titleId="people" text={countLabel(page.people.length, "member")} />
        <ul aria-labelledby="people" className="divide-y divide-line border-t border-line">
          {page.people.map((person) => (
            <Person key={person.id} page={page} person={person} />
          ))}
        </ul>
      </Card>
      <LegalHolds page={page} />
    </TeamFrame>
  );
}

function Person({ page, person }: { page: TeamPeoplePage; person: TeamPerson }) {
  const isViewer = person.id === page.viewer.id;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate font-semibold">
          <bdi>{person.name}</bdi>
          {isViewer && <span className="font-normal text-muted"> (you)</span>}
        </p>
        <p className="truncate text-sm text-muted">{person.email.includes("@") ? person.email : "No email address"}</p>
      </div>
      <p className="w-40 text-sm text-muted">
        Joined <LocalDate ms={person.joinedAt} timeZone={page.team.timeZone} />
      </p>
      <p className="min-w-0 basis-40 text-sm text-muted [overflow-wrap:anywhere]">
        {person.groups.length > 0 ? person.groups.join(", ") : "In no group"}
      </p>
      {page.mayChangePeople && !isViewer ? (
        <div className="flex flex-wrap items-center gap-2">
          <RoleForm page={page} person={person} />
          <Remove page={page} person={person} />
        </div>
      ) : (
        <p className="text-sm font-[550]">{ROLE_LABELS[person.role]}</p>
      )}
    </li>
  );
}

function RoleForm({ page, person }: { page: TeamPeoplePage; person: TeamPerson }) {
  return (
    <Form method="post" preventScrollReset className="flex items-center gap-2">
      <input type="hidden" name="intent" value="change-role" />
      <input type="hidden" name="organization" value={page.team.id} />
      <input type="hidden" name="person" value={person.id} />
      <select
        key={person.role}
        name="role"
        defaultValue={person.role}
        aria-label={`Role of ${person.name}`}
        className="h-9 rounded-control border border-edge bg-surface px-2 text-base text-ink pointer-coarse:h-11"
      >
        {TEAM_ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_LABELS[role]}
          </option>
        ))}
      </select>
      <Button type="submit" size="small" variant="secondary" aria-label={`Save the role of ${person.name}`}>
        Save
      </Button>
    </Form>
  );
}

function Remove({ page, person }: { page: TeamPeoplePage; person: TeamPerson }) {
  return (
    <Confirmed
      label="Take out"
      question={`Take ${person.name} out of the organization?`}
      text={`What they handed in stays here. What they practiced by themselves goes with them. ${page.seats?.removing ?? ""}`.trim()}
    >
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="remove-person" />
        <input type="hidden" name="organization" value={page.team.id} />
        <input type="hidden" name="person" value={person.id} />
        <Button type="submit" size="small" variant="danger">
          Yes, take out
        </Button>
      </Form>
    </Confirmed>
  );
}

function Invitations({ page }: { page: TeamPeoplePage }) {
  // A manager sees and changes only their own.
  const isOwner = page.team.role === "owner";
  return (
    <Card aria-labelledby="invitations">
      <CardHeader
        title="Invitations"
        titleId="invitations"
        text={`${isOwner ? "Open ones" : "Your own: open ones"}, and those that have expired lately.`}
      />
      {page.invitations.length === 0 ? (
        <EmptyState
          className="border-t border-line"
          title={isOwner ? "No open invitations" : "You have no open invitations"}
          text="Invite somebody by email, or make a link that you pass on yourself."
        />
      ) : (
        <ul aria-labelledby="invitations" className="divide-y divide-line border-t border-line">
          {page.invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} timeZone={page.team.timeZone} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const MAIL = {
  sent: "Email sent",
  waiting: "The email is about to go out",
  "not-sent": "The email has not gone out: pass the link on yourself",
} as const;

function Invitation({ invitation, timeZone }: { invitation: InvitationView; timeZone: string }) {
  const { kind, email, role, group, uses, usesMost, domains, expiresAt, state, mail, by } = invitation;
  const name = kind === "email" ? (email ?? "") : `Link for ${countLabel(usesMost, "agent")}`;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {[
            ROLE_LABELS[role],
            group,
            kind === "link" && `${uses} of ${usesMost} used`,
            domains.length > 0 && `only ${domains.join(", ")}`,
            `by ${by}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="text-sm text-muted">
          {state === "expired" ? "Expired " : "Expires "}
          <TeamMoment ms={expiresAt} timeZone={timeZone} />
          {mail && ` · ${MAIL[mail]}`}
        </p>
      </div>
      {state === "open" && <CopyableLink link={invitation.link} label={`Link of the invitation: ${name}`} />}
      <div className="flex flex-wrap gap-2">
        {kind === "email" && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="invite-again" />
            <input type="hidden" name="invitation" value={invitation.id} />
            <Button type="submit" size="small" variant="secondary" aria-label={`Send again: ${name}`}>
              Send again
            </Button>
          </Form>
        )}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="invitation" value={invitation.id} />
          <Button type="submit" size="small" variant="quiet" aria-label={`Withdraw: ${name}`}>
            Withdraw
          </Button>
        </Form>
      </div>
    </li>
  );
}

/** A link to copy by hand; with JavaScript a button does it. */
function CopyableLink({ link, label }: { link: string; label: string }) {
  const isHydrated = useHydrated();
  return (
    <div className="flex min-w-0 items-center gap-2">
      <input
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
        className="h-9 w-52 min-w-0 rounded-control border border-line bg-sunken px-2 text-sm text-ink pointer-coarse:h-11"
      />
      {isHydrated && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Copy: ${label}`}
          onClick={(event) => {
            const button = event.currentTarget;
            // Where it is refused the field beside it can still be copied from.
            void navigator.clipboard?.writeText(link).then(
              () => {
                button.textContent = "Copied";
              },
              () => {},
            );
          }}
        >
          Copy
        </Button>
      )}
    </div>
  );
}
