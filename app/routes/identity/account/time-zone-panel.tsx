import { getFormProps, getSelectProps } from "@conform-to/react";
import { useId } from "react";
import { Form } from "react-router";
import { browserTimeZone } from "#app/browser/first-time-zone.ts";
import { useHydrated } from "#app/browser/hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import type { ProfilePage } from "#core/pages/account-pages.ts";
import { findTimeZone, placeOf } from "#core/time-zones.ts";
import type { FormAnswer } from "../form-answer.ts";
import { useOwnForm } from "./own-form.ts";
import { Panel } from "./own-frame.tsx";

export function TimeZonePanel({ page, answer }: { page: ProfilePage; answer: FormAnswer | undefined }) {
  const { timeZone, zoneGroups } = page;
  const { form, fields, busy } = useOwnForm<{ timeZone: string }>("time-zone", answer, { timeZone });
  const { key, ...select } = getSelectProps(fields.timeZone);
  const isListed = zoneGroups.some(({ zones }) => zones.some(({ name }) => name === timeZone));
  return (
    <Panel
      id="time-zone-panel"
      title="Time zone"
      text="Where your days begin and end: your streak, what is due, and daily limits. Days before a change stay as they were, for the last 20 changes."
    >
      <BrowserZone counted={timeZone} />
      <Form method="post" {...getFormProps(form)} className="flex max-w-md flex-col gap-4">
        <input type="hidden" name="intent" value="time-zone" />
        <SelectField key={key} {...select} label="Time zone" error={fields.timeZone.errors}>
          {!isListed && <option value={timeZone}>{placeOf(timeZone)}</option>}
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
        <Button type="submit" className="self-start" busy={busy} busyText="Saving...">
          Save time zone
        </Button>
      </Form>
    </Panel>
  );
}

/** Where the browser is somewhere else than the days are counted. */
function BrowserZone({ counted }: { counted: string }) {
  const words = useId();
  const here = useHydrated() ? browserTimeZone() : counted;
  // By one Intl: names that differ may mean the same zone.
  if (findTimeZone(here) === null || findTimeZone(here) === findTimeZone(counted)) return null;
  return (
    <Form
      method="post"
      className="mb-5 flex max-w-md flex-wrap items-center gap-3 rounded-control bg-idle-soft px-4 py-3"
    >
      <p id={words}>{`Your browser is in ${placeOf(here)}; your days are counted in ${placeOf(counted)}. Change?`}</p>
      <input type="hidden" name="intent" value="time-zone" />
      <input type="hidden" name="timeZone" value={here} />
      <Button type="submit" size="small" variant="secondary" aria-describedby={words}>
        {`Count in ${placeOf(here)}`}
      </Button>
    </Form>
  );
}
