import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import {
  DESCRIPTION_MOST,
  eventsOffered,
  eventWords,
  URL_MOST,
  type WebhookOwner,
} from "#core/webhooks/webhook-events.ts";
import type { RefusedEndpoint } from "./webhook-action.ts";

type Shown = { url: string; description: string; events: readonly string[] };

/** A new endpoint, or one that is changed. */
export function EndpointForm(props: {
  owner: WebhookOwner;
  /** Null: a new one. */
  endpoint: (Shown & { id: string }) | null;
  refused: RefusedEndpoint | null;
  hidden: Record<string, string>;
}) {
  const { owner, endpoint } = props;
  const { formData } = useNavigation();
  const intent = endpoint ? "change-webhook" : "add-webhook";
  const id = endpoint?.id ?? "";
  const refused = props.refused?.endpoint === id ? props.refused : null;
  const shown: Shown = refused ?? endpoint ?? { url: "", description: "", events: eventsOffered(owner) };
  return (
    <Form method="post" preventScrollReset className="flex max-w-lg flex-col gap-4">
      {Object.entries({ ...props.hidden, endpoint: id }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        label="Address"
        type="url"
        name="url"
        required
        maxLength={URL_MOST}
        defaultValue={shown.url}
        placeholder="https://"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={refused?.error}
        hint="Public and with https. Redirects are not followed."
      />
      <Field
        label="Description"
        name="description"
        maxLength={DESCRIPTION_MOST}
        defaultValue={shown.description}
        autoComplete="off"
        dir="auto"
        hint="For you: what receives it."
      />
      <fieldset>
        <legend className="font-[550]">What it is told</legend>
        <div className="mt-1.5 flex flex-col">
          {eventsOffered(owner).map((event) => (
            <label key={event} className="flex min-h-9 items-start gap-2.5 py-1 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                name="events"
                value={event}
                defaultChecked={shown.events.includes(event)}
                className="mt-0.5 size-5 shrink-0 accent-brand"
              />
              <span className="min-w-0">
                {eventWords(owner, event)} <code className="text-sm [overflow-wrap:anywhere] text-muted">{event}</code>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={endpoint ? "secondary" : "primary"}
        className="self-start"
        busy={formData?.get("intent") === intent && formData.get("endpoint") === id}
      >
        {endpoint ? "Save changes" : "Add webhook"}
      </Button>
    </Form>
  );
}
