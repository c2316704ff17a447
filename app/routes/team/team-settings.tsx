import { Form } from "react-router";
import { openPage } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field, SelectField } from "#app/ui/field.tsx";
import type { TeamSettingsPage } from "#core/pages/team-pages.ts";
import { UNDO_DAYS } from "#core/retention/organisation-end.ts";
import { EVENTS_SHOWN } from "#core/teams/events-shown.ts";
import { placeOf } from "#core/time-zones.ts";
import { Panel } from "../identity/account/own-frame.tsx";
import type { Route } from "./+types/team-settings";
import { actAndReturn, done, textOf } from "./act-and-return.ts";
import { EndOfOrganization } from "./settings/end-of-organization.tsx";
import { TeamFrame, TeamMoment } from "./team-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Organization settings · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ organisations }, login) => organisations.openSettings(login));
}

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  const intent = textOf(form, "intent");
  const organisation = textOf(form, "organization");
  const domain = textOf(form, "domain");
  return actAndReturn(args, "/team/settings", async (services, login) => {
    const { organisations, organisationDeletion, teamDomains, teamPeople } = services;
    if (intent === "add-domain") {
      await teamDomains.add(login, organisation, { domain });
      return done("Domain added", "Put its record into your DNS, then check it.");
    }
    if (intent === "verify-domain") {
      await teamDomains.verify(login, organisation, { domain });
      return done("Domain verified", "Whoever has a confirmed address there may join now.");
    }
    if (intent === "remove-domain") {
      await teamDomains.remove(login, organisation, { domain });
      return done("Domain removed");
    }
    if (intent === "offer-ownership") {
      await teamPeople.offerOwnership(login, organisation, textOf(form, "person"));
      return done("Ownership offered", "Nothing changes until they accept.");
    }
    if (intent === "withdraw-offer") {
      await teamPeople.endOffer(login, organisation, "withdrawn");
      return done("Offer withdrawn");
    }
    if (intent === "ask-deletion") {
      await organisationDeletion.ask(login, organisation, textOf(form, "typed"));
      return done("It is going to be deleted", `You can undo that for ${UNDO_DAYS} days.`);
    }
    if (intent === "undo-deletion") {
      await organisationDeletion.undo(login, organisation);
      return done("The organization stays", "Nothing was deleted.");
    }
    const days = (name: string) => Number(textOf(form, name) || Number.NaN);
    await organisations.changeSettings(login, organisation, {
      name: textOf(form, "name"),
      slug: textOf(form, "slug"),
      timeZone: textOf(form, "timeZone"),
      soundDays: days("soundDays"),
      wordsDays: days("wordsDays"),
      certificatesDays: days("certificatesDays"),
      countsAfter: form.get("countsAfter") === "yes",
    });
    return done("Settings saved");
  });
}

export default function TeamSettings({ loaderData: page }: Route.ComponentProps) {
  return (
    <TeamFrame team={page.team}>
      <General page={page} />
      <Domains page={page} />
      <Ownership page={page} />
      <Events page={page} />
      <EndOfOrganization team={page.team} />
    </TeamFrame>
  );
}

function General({ page: { team, organisation, zoneGroups, soundKeptMost } }: { page: TeamSettingsPage }) {
  const isListed = zoneGroups.some(({ zones }) => zones.some(({ name }) => name === organisation.timeZone));
  return (
    <Panel
      id="general"
      title="Organization"
      text="Due dates and weeks are counted in its time zone. What was handed in is deleted after the days you set here, and what was deleted stands below, under what happened."
    >
      <Form method="post" className="flex max-w-md flex-col gap-4">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="organization" value={team.id} />
        <Field label="Name" name="name" defaultValue={organisation.name} required maxLength={400} dir="auto" />
        <Field
          label="Short name"
          name="slug"
          defaultValue={organisation.slug}
          required
          maxLength={60}
          autoCapitalize="none"
          spellCheck={false}
          hint="Lower case letters, digits and hyphens; no other organization has the same. Members do not see it."
        />
        <SelectField label="Time zone" name="timeZone" defaultValue={organisation.timeZone}>
          {!isListed && <option value={organisation.timeZone}>{placeOf(organisation.timeZone)}</option>}
          {zoneGroups.map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              {zones.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <Days label="Keep sound, in days" name="soundDays" value={organisation.soundDays} />
        <Days label="Keep words and scores, in days" name="wordsDays" value={organisation.wordsDays} />
        <Days
          label="Keep certificates, in days, and while they are valid"
          name="certificatesDays"
          value={organisation.certificatesDays}
        />
        <label className="flex items-start gap-2.5">
          <input
            type="checkbox"
            name="countsAfter"
            value="yes"
            defaultChecked={organisation.countsAfter}
            className="mt-0.5 size-5 shrink-0 accent-brand"
          />
          <span>
            Agents may also say after a call that it counts for its assignment
            <span className="block text-sm text-muted">
              Without this they choose it before the first word. A call of no assignment they may hand in either way.
            </span>
          </span>
        </label>
        <Button type="submit" className="self-start">
          Save settings
        </Button>
      </Form>
      <p className="mt-4 max-w-md text-sm text-muted">
        Days are counted from handing in and from issuing, and everything is kept through the last of them. Sound may go
        earlier: this site keeps no recording longer than {soundKeptMost} days. With the words go scores and reviews of
        that session; a round that was passed stays passed, and a certificate says itself what was done. What somebody
        under a legal hold handed in is not deleted by age, nor are their certificates. How long you have to keep
        records is a question for your lawyer; these numbers are no legal advice.
      </p>
    </Panel>
  );
}

function Days(props: { label: string; name: string; value: number }) {
  return (
    <Field
      label={props.label}
      type="number"
      name={props.name}
      defaultValue={props.value}
      required
      min={1}
      className="max-w-48"
    />
  );
}

function Domains({ page: { team, domains } }: { page: TeamSettingsPage }) {
  return (
    <Panel
      id="domains"
      title="Domains"
      text="Whoever has a confirmed email address at a verified domain may join as an agent, without an invitation."
    >
      {domains.length > 0 && (
        <ul aria-labelledby="domains" className="mb-5 divide-y divide-line rounded-control border border-line">
          {domains.map(({ domain, record, verifiedAt }) => (
            <li key={domain} className="flex flex-wrap items-center gap-3 px-4 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-[550] [overflow-wrap:anywhere]">{domain}</p>
                {verifiedAt === null ? (
                  <p className="text-sm text-muted [overflow-wrap:anywhere]">
                    Add this TXT record to the domain, then check it: <code className="text-ink">{record}</code>
                  </p>
                ) : (
                  <p className="text-sm text-good">Verified</p>
                )}
              </div>
              {verifiedAt === null && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="verify-domain" />
                  <input type="hidden" name="organization" value={team.id} />
                  <input type="hidden" name="domain" value={domain} />
                  <Button type="submit" size="small" variant="secondary" aria-label={`Check ${domain}`}>
                    Check
                  </Button>
                </Form>
              )}
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="remove-domain" />
                <input type="hidden" name="organization" value={team.id} />
                <input type="hidden" name="domain" value={domain} />
                <Button type="submit" size="small" variant="quiet" aria-label={`Remove ${domain}`}>
                  Remove
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" preventScrollReset className="flex max-w-md flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="add-domain" />
        <input type="hidden" name="organization" value={team.id} />
        <Field
          label="Domain"
          name="domain"
          required
          maxLength={253}
          placeholder="agency.com"
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary" className="h-11">
          Add domain
        </Button>
      </Form>
    </Panel>
  );
}

function Ownership({ page: { team, candidates, offer } }: { page: TeamSettingsPage }) {
  return (
    <Panel
      id="ownership"
      title="Ownership"
      text="The other person accepts or declines. When they accept, they become an owner, and whoever made the offer a manager. Making somebody an owner under People does not change your own role."
    >
      {offer ? (
        <Form method="post" className="flex flex-wrap items-center gap-4">
          <input type="hidden" name="intent" value="withdraw-offer" />
          <input type="hidden" name="organization" value={team.id} />
          <p className="[overflow-wrap:anywhere]">{`Offered to ${offer.to}.`}</p>
          <Button type="submit" variant="secondary">
            Withdraw the offer
          </Button>
        </Form>
      ) : candidates.length === 0 ? (
        <p className="text-muted">There is nobody to offer it to yet.</p>
      ) : (
        <Form method="post" className="flex max-w-md flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value="offer-ownership" />
          <input type="hidden" name="organization" value={team.id} />
          <SelectField label="Offer it to" name="person" className="min-w-0 flex-1">
            {candidates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" variant="secondary" className="h-11">
            Offer the ownership
          </Button>
        </Form>
      )}
    </Panel>
  );
}

function Events({ page: { team, events } }: { page: TeamSettingsPage }) {
  return (
    <Card aria-labelledby="events">
      <CardHeader
        title="What happened"
        titleId="events"
        text={`In this organization, newest first, the last ${EVENTS_SHOWN}. Only owners see this.`}
      />
      {events.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-muted">Nothing yet.</p>
      ) : (
        <ol className="divide-y divide-line border-t border-line">
          {events.map(({ id, words, by, about, atMs }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 px-5 py-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <bdi className="font-semibold">{by}</bdi> {words}
                {about && (
                  <>
                    : <bdi>{about}</bdi>
                  </>
                )}
              </span>
              <TeamMoment ms={atMs} timeZone={team.timeZone} className="text-sm text-muted tabular-nums" />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
