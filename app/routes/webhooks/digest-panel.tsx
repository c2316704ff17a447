import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, SelectField } from "#app/ui/field.tsx";
import { momentLabel } from "#core/local-days.ts";
import type { TeamWebhooksPage } from "#core/pages/webhook-pages.ts";
import { DIGEST_KINDS, DIGEST_NAMES } from "#core/webhooks/digest-message.ts";
import { URL_MOST } from "#core/webhooks/webhook-events.ts";
import { Panel } from "../identity/account/own-frame.tsx";

/** Where the weekly digest goes. An address is shown to nobody again: whoever has it can write there. */
export function DigestPanel({ page: { team, digests } }: { page: TeamWebhooksPage }) {
  return (
    <Panel
      id="digest"
      title="Weekly digest in Slack or Teams"
      text="What the email of Monday tells owners, at eight in the organization's time zone. It names people who need ten minutes with you: choose a channel that only owners and managers read."
    >
      {digests.length > 0 && (
        <ul aria-labelledby="digest" className="mb-5 divide-y divide-line rounded-control border border-line">
          {digests.map(({ kind, nextAt, lastSentAt, problem }) => (
            <li key={kind} className="flex flex-wrap items-center gap-3 px-4 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-[550]">{DIGEST_NAMES[kind]}</p>
                <p className="text-sm text-muted">
                  {lastSentAt === null ? "Not sent yet" : `Last sent ${momentLabel(lastSentAt, team.timeZone)}`}, next{" "}
                  {momentLabel(nextAt, team.timeZone)}
                </p>
                {problem !== null && <p className="text-sm text-bad">{problem}</p>}
              </div>
              {(["digest-now", "digest-remove"] as const).map((intent) => (
                <Form key={intent} method="post" preventScrollReset>
                  <input type="hidden" name="intent" value={intent} />
                  <input type="hidden" name="organization" value={team.id} />
                  <input type="hidden" name="kind" value={kind} />
                  <Button
                    type="submit"
                    size="small"
                    variant={intent === "digest-now" ? "secondary" : "quiet"}
                    aria-label={`${intent === "digest-now" ? "Send now" : "Remove"}: ${DIGEST_NAMES[kind]}`}
                  >
                    {intent === "digest-now" ? "Send now" : "Remove"}
                  </Button>
                </Form>
              ))}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" preventScrollReset className="flex max-w-lg flex-col gap-4">
        <input type="hidden" name="intent" value="digest-set" />
        <input type="hidden" name="organization" value={team.id} />
        <SelectField label="Where" name="kind" className="max-w-60">
          {DIGEST_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {DIGEST_NAMES[kind]}
            </option>
          ))}
        </SelectField>
        <Field
          label="Address of the incoming webhook"
          type="url"
          name="url"
          required
          maxLength={URL_MOST}
          placeholder="https://"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          hint="In Slack: an app with “Incoming Webhooks”. In Teams: the workflow “Post to a channel when a webhook request is received”. It takes the place of the one before."
        />
        <Button type="submit" variant="secondary" className="self-start">
          Save
        </Button>
      </Form>
    </Panel>
  );
}
