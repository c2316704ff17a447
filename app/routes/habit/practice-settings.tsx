import { Form, useNavigation } from "react-router";
import { openPage } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { hourLabel, WEEKDAYS } from "#core/habit/weekdays.ts";
import type { PracticeSettingsPage } from "#core/pages/practice-settings-page.ts";
import { placeOf } from "#core/time-zones.ts";
import { OwnFrame, Panel } from "../identity/account/own-frame.tsx";
import { actAndReturn, done, textOf } from "../team/act-and-return.ts";
import type { Route } from "./+types/practice-settings";
import { CalendarPanel } from "./calendar-panel.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Practice · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ practiceSettings }, login) => practiceSettings.open(login));
}

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  if (form.get("intent") === "want-emails" || form.get("intent") === "no-emails")
    return answerEmailQuestion(args, form);
  return actAndReturn(args, "/account/practice", async ({ practiceSettings, calendarFeed }, login) => {
    if (form.get("intent") === "renew-calendar") {
      await calendarFeed.renew(login);
      return done(
        "Your calendar's address is made",
        "Add it in your calendar program. Any address before it has ended.",
      );
    }
    if (form.get("intent") === "end-calendar") {
      await calendarFeed.end(login);
      return done(
        "The address has ended",
        "What a calendar program has read already, it may go on showing for a while.",
      );
    }
    if (form.get("intent") === "rest-weekday") {
      await practiceSettings.setRestWeekday(login, { weekday: textOf(form, "weekday") });
      return done("Day of rest changed");
    }
    const weekdays = form.getAll("weekdays").filter((value) => typeof value === "string");
    const { isOn } = await practiceSettings.setEmailTimes(login, { weekdays, hour: textOf(form, "hour") });
    return isOn ? done("Emails are on") : done("No emails", "None are sent until you choose a day.");
  });
}

/** The question of the dashboard. */
function answerEmailQuestion(args: Route.ActionArgs, form: FormData) {
  return actAndReturn(args, "/dashboard", async ({ practiceSettings }, login) => {
    if (form.get("intent") === "no-emails") {
      await practiceSettings.wantNoEmails(login);
      return done("No emails", "Your account has them, should you want some later.");
    }
    await practiceSettings.wantEmails(login);
    return done("Emails are on", "Monday to Friday at 8:00 AM. You can choose other days in your account.");
  });
}

export default function PracticeSettings({ loaderData: page }: Route.ComponentProps) {
  return (
    <OwnFrame>
      <EmailPanel page={page} />
      <RestPanel restWeekday={page.restWeekday} />
      <CalendarPanel feed={page.feed} timeZone={page.timeZone} />
    </OwnFrame>
  );
}

function EmailPanel({ page: { emailWeekdays, emailHour, timeZone } }: { page: PracticeSettingsPage }) {
  const pressed = useNavigation().formData?.get("intent");
  return (
    <Panel
      id="email-panel"
      title="Practice by email"
      text="On the days you choose: the line of your last sessions that is most worth saying again or, if there is none, drills that have come due. When there is nothing new, there is no email."
    >
      <Form method="post" className="flex max-w-md flex-col gap-4">
        <input type="hidden" name="intent" value="email-times" />
        <fieldset>
          <legend className="font-[550]">Days</legend>
          <div className="mt-1.5 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {WEEKDAYS.map(({ weekday, name }) => (
              <label key={weekday} className="flex min-h-11 items-center gap-2.5">
                <input
                  type="checkbox"
                  name="weekdays"
                  value={weekday}
                  defaultChecked={emailWeekdays.includes(weekday)}
                  className="size-5 accent-brand"
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <SelectField
          label="Hour"
          name="hour"
          defaultValue={emailHour}
          hint={`Your time, as it is in ${placeOf(timeZone)}.`}
        >
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hourLabel(hour)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="self-start" busy={pressed === "email-times"} busyText="Saving...">
          Save emails
        </Button>
      </Form>
    </Panel>
  );
}

function RestPanel({ restWeekday }: { restWeekday: number }) {
  const pressed = useNavigation().formData?.get("intent");
  return (
    <Panel id="rest-panel" title="Day of rest" text="One day a week without practice does not end your days in a row.">
      <Form method="post" className="flex max-w-md flex-col gap-4">
        <input type="hidden" name="intent" value="rest-weekday" />
        <SelectField label="Day of rest" name="weekday" defaultValue={restWeekday}>
          {WEEKDAYS.map(({ weekday, name }) => (
            <option key={weekday} value={weekday}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="self-start" busy={pressed === "rest-weekday"} busyText="Saving...">
          Save day of rest
        </Button>
      </Form>
    </Panel>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
