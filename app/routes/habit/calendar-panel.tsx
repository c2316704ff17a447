import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { momentLabel } from "#core/local-days.ts";
import type { PracticeSettingsPage } from "#core/pages/practice-settings-page.ts";
import { Panel } from "../identity/account/own-frame.tsx";

/** The secret address of the person's calendar. */
export function CalendarPanel({ feed, timeZone }: Pick<PracticeSettingsPage, "feed" | "timeZone">) {
  return (
    <Panel
      id="calendar-panel"
      title="Calendar"
      text="Your drills and assignments on the days they are due, in your own calendar program. Whoever has the address can read their titles and the name of your organization, so keep it to yourself."
    >
      {feed === null ? (
        <Act intent="renew-calendar">Make an address</Act>
      ) : (
        <div className="flex max-w-2xl flex-col gap-4">
          <Field
            label="Address to subscribe to"
            readOnly
            value={feed.address}
            onFocus={(event) => event.currentTarget.select()}
            hint={
              feed.lastReadAt === null
                ? "No calendar has read it yet."
                : `Last read by a calendar on ${momentLabel(feed.lastReadAt, timeZone)}.`
            }
          />
          <div className="flex flex-wrap gap-2.5">
            <Act intent="renew-calendar">Make a new address</Act>
            <Act intent="end-calendar">End it</Act>
          </div>
        </div>
      )}
    </Panel>
  );
}

function Act(props: { intent: string; children: string }) {
  const pressed = useNavigation().formData?.get("intent");
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={props.intent} />
      <Button
        type="submit"
        variant={props.intent === "end-calendar" ? "quiet" : "secondary"}
        busy={pressed === props.intent}
      >
        {props.children}
      </Button>
    </Form>
  );
}
