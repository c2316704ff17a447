import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, SelectField } from "#app/ui/field.tsx";
import type { TeamPeoplePage } from "#core/pages/team-pages.ts";
import { LINK_DAYS_MOST, LINK_USES_MOST } from "#core/teams/invitation-rules.ts";
import { ROLE_LABELS } from "../team-frame.tsx";
import { SeatNote } from "./seat-note.tsx";

/** By email, by link, from a file. */
export function InviteForms({ page }: { page: TeamPeoplePage }) {
  return (
    <Card aria-labelledby="invite" className="p-5 sm:p-6">
      <h2 id="invite" className="font-display text-xl">
        Invite people
      </h2>
      <SeatNote words={page.seats?.joining} />
      <Form method="post" className="mt-4 flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="invite" />
        <input type="hidden" name="organization" value={page.team.id} />
        <Field
          label="Email address"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="off"
          className="w-full max-w-xs"
        />
        <SelectField label="Role" name="role" className="w-36">
          {page.roles.map((role) => (
            <option key={role} value={role}>
              {ROLE_LABELS[role]}
            </option>
          ))}
        </SelectField>
        <GroupField groups={page.groups} />
        <Button type="submit" className="h-11">
          Send invitation
        </Button>
      </Form>
      <details className="mt-5 border-t border-line pt-4">
        <summary className="font-[550]">Make a link</summary>
        <p className="mt-2 max-w-text text-muted">
          Whoever has the link joins as an agent, until all its seats are taken or it expires.
        </p>
        <Form method="post" className="mt-4 flex flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value="make-link" />
          <input type="hidden" name="organization" value={page.team.id} />
          <Field
            label="Seats"
            type="number"
            name="uses"
            defaultValue={10}
            min={1}
            max={LINK_USES_MOST}
            required
            className="w-24"
          />
          <Field
            label="Days"
            type="number"
            name="days"
            defaultValue={14}
            min={1}
            max={LINK_DAYS_MOST}
            required
            className="w-24"
          />
          <Field
            label="Only addresses at (optional)"
            name="domains"
            placeholder="agency.com"
            maxLength={2000}
            autoCapitalize="none"
            spellCheck={false}
            className="w-full max-w-xs"
          />
          <GroupField groups={page.groups} />
          <Button type="submit" variant="secondary" className="h-11">
            Make the link
          </Button>
        </Form>
      </details>
      <ButtonLink to="/team/people/import" variant="quiet" className="mt-4 -ml-4">
        Invite people from a file
      </ButtonLink>
    </Card>
  );
}

function GroupField({ groups }: { groups: TeamPeoplePage["groups"] }) {
  if (groups.length === 0) return null;
  return (
    <SelectField label="Group" name="group" className="w-48 max-w-full">
      <option value="">No group</option>
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
