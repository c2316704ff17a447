import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field, SelectField } from "#app/ui/field.tsx";
import { PLAN_NAMES } from "#core/billing/billing-words.ts";
import { countLabel } from "#core/count-label.ts";
import { dayLabel } from "#core/local-days.ts";
import type { AdminGrant } from "#core/pages/billing-pages.ts";
import { Moment } from "../admin-frame.tsx";

/** Plans that nobody pays for here, set by an admin: a form, and the log of what was set. */
export function Grants({ grants, timeZone }: { grants: AdminGrant[]; timeZone: string }) {
  return (
    <Card aria-labelledby="by-hand" className="mt-4">
      <CardHeader
        title="Plans set by hand"
        titleId="by-hand"
        text="For whom nothing is charged here, and for Custom plans that are paid elsewhere. What Stripe charges goes on beside it."
      />
      <Form method="post" className="flex flex-wrap items-end gap-3 border-t border-line px-5 py-4">
        <input type="hidden" name="intent" value="grant" />
        <Field
          label="Email of a person, or short name of an organization"
          name="to"
          required
          maxLength={254}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className="w-full max-w-md"
        />
        <SelectField label="Plan" name="plan" defaultValue="custom" className="w-44">
          {Object.entries(PLAN_NAMES).map(([plan, name]) => (
            <option key={plan} value={plan}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field label="Seats (none: no limit)" name="seats" inputMode="numeric" pattern="[0-9]*" className="w-44" />
        <Field label="Last day (none: no end)" type="date" name="until" className="w-48" />
        <Field label="Why" name="why" required maxLength={300} className="w-full max-w-md" />
        <Button type="submit" className="h-11">
          Set the plan
        </Button>
      </Form>
      {grants.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-muted">Nothing has been set by hand yet.</p>
      ) : (
        <ol aria-label="Log of plans set by hand" className="divide-y divide-line border-t border-line">
          {grants.map((grant) => (
            <li key={grant.id} className="flex flex-wrap justify-between gap-x-6 px-5 py-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <b className="font-semibold">{grant.of}</b> {words(grant, timeZone)}
              </span>
              <Moment ms={grant.atMs} className="text-sm text-muted tabular-nums" />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function words({ plan, seats, until, why, by }: AdminGrant, timeZone: string): string {
  if (plan === null) return `has no plan set by hand any more, by ${by}`;
  const end = until === null ? "without an end" : `until ${dayLabel(until, timeZone)}`;
  return `was given ${PLAN_NAMES[plan]}, ${seats === null ? "no limit of seats" : countLabel(seats, "seat")}, ${end}, by ${by}: ${why}`;
}
