import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Confirmed } from "#app/ui/confirmed.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import type { TeamPeoplePage } from "#core/pages/team-pages.ts";

type Holds = NonNullable<TeamPeoplePage["holds"]>;

/** For owners: whose handed-in work is not deleted, whatever its age. */
export function LegalHolds({ page: { team, holds } }: { page: TeamPeoplePage }) {
  if (holds === null) return null;
  const held = holds.filter(({ heldSince }) => heldSince !== null);
  const free = holds.filter(({ heldSince }) => heldSince === null);
  return (
    <Card aria-labelledby="legal-holds">
      <CardHeader
        title="Legal holds"
        titleId="legal-holds"
        text="While somebody is under one nothing of what they handed in is deleted by age, nor are their certificates, nor the organization. The page of the organization tells them so while they are in it. They can still delete their account."
      />
      {held.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-muted">Nobody is under a legal hold.</p>
      ) : (
        <ul aria-labelledby="legal-holds" className="divide-y divide-line border-t border-line">
          {held.map((person) => (
            <Held key={person.id} team={team} person={person} />
          ))}
        </ul>
      )}
      {free.length > 0 && (
        <details className="border-t border-line px-5 py-4">
          <summary className="font-[550]">Put somebody under a legal hold</summary>
          <Form method="post" preventScrollReset className="mt-3 flex max-w-md flex-col gap-3">
            <input type="hidden" name="intent" value="set-hold" />
            <input type="hidden" name="organization" value={team.id} />
            <SelectField label="Who" name="person">
              {free.map(({ id, name, hasLeft }) => (
                <option key={id} value={id}>
                  {hasLeft ? `${name} (has left)` : name}
                </option>
              ))}
            </SelectField>
            <label className="flex min-h-11 items-center gap-2.5">
              <input type="checkbox" name="isSure" value="yes" required className="size-5 shrink-0 accent-brand" />
              <span>Yes, nothing of theirs is deleted by age until an owner lifts it</span>
            </label>
            <Button type="submit" variant="secondary" className="self-start">
              Set the legal hold
            </Button>
          </Form>
        </details>
      )}
    </Card>
  );
}

function Held({ team, person }: { team: TeamPeoplePage["team"]; person: Holds[number] }) {
  const { id, name, hasLeft, heldSince } = person;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-3.5">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <bdi className="font-semibold">{name}</bdi>
        {hasLeft && <span className="text-muted"> (has left)</span>}
        <span className="block text-sm text-muted">
          Since <LocalDate ms={heldSince ?? 0} timeZone={team.timeZone} />
        </span>
      </p>
      <Confirmed
        label="Lift"
        question={`Lift the legal hold on ${name}?`}
        text="What is past its time is deleted within hours then."
      >
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="lift-hold" />
          <input type="hidden" name="organization" value={team.id} />
          <input type="hidden" name="person" value={id} />
          <Button type="submit" size="small" variant="danger">
            Yes, lift it
          </Button>
        </Form>
      </Confirmed>
    </li>
  );
}
