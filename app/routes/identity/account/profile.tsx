import { getFormProps, getInputProps } from "@conform-to/react";
import { Form } from "react-router";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { emailSchema, nameSchema, timeZoneSchema } from "#core/identity/pages/identity-forms.ts";
import type { ProfilePage } from "#core/pages/account-pages.ts";
import type { Toast } from "#core/toast.ts";
import { postedForm } from "../../../page-loading/posted-form.ts";
import { Notice, OutboxHint } from "../account-frame.tsx";
import type { FormAnswer } from "../form-answer.ts";
import type { Route } from "./+types/profile";
import { backTo, handleForm, useOwnForm } from "./own-form.ts";
import { OwnFrame, Panel } from "./own-frame.tsx";
import { TimeZonePanel } from "./time-zone-panel.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Your account · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ accountPages }, login) => accountPages.openProfile(login));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

/** Carries Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  if (form.get("intent") === "name") {
    const result = await handleForm(args, form, nameSchema, (own, login, value, client) =>
      own.changeName(login, value, client),
    );
    if (!result.ok) return result.answer;
    throw await backTo(args, "/account", { toast: { title: "Name changed", kind: "success" } });
  }
  if (form.get("intent") === "time-zone") {
    const result = await handleForm(args, form, timeZoneSchema, (own, login, value) =>
      own.changeTimeZone(login, value),
    );
    if (!result.ok) return result.answer;
    throw await backTo(args, "/account", { toast: { title: "Time zone changed", kind: "success" } });
  }
  if (form.get("intent") === "drop-email") {
    const dropped = await runAction(args.context, args.request, ({ accountPages }, login) =>
      accountPages.dropEmailChange(login),
    );
    const toast: Toast = dropped.ok
      ? { title: "Change dropped", text: "Your address stays, and the links end.", kind: "success" }
      : { title: dropped.refusal.title, text: dropped.refusal.text, kind: "destructive" };
    throw await backTo(args, "/account", { toast });
  }
  const result = await handleForm(args, form, emailSchema, (own, login, value, client) =>
    own.changeEmail(login, value, client),
  );
  if (!result.ok) return result.answer;
  const toast = result.value.isDone
    ? ({ title: "Email changed", kind: "success" } as const)
    : ({
        title: "Check your email",
        text: "Open the links in the emails we sent to finish the change.",
        kind: "info",
      } as const);
  throw await backTo(args, "/account", { toast });
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OwnFrame>
      <NamePanel fullName={loaderData.fullName} answer={actionData} />
      <TimeZonePanel key={loaderData.timeZone} page={loaderData} answer={actionData} />
      <EmailPanel key={loaderData.pending?.email} page={loaderData} answer={actionData} />
    </OwnFrame>
  );
}

function NamePanel({ fullName, answer }: { fullName: string; answer: FormAnswer | undefined }) {
  const { form, fields, busy } = useOwnForm<{ fullName: string }>("name", answer, { fullName });
  const { key, ...input } = getInputProps(fields.fullName, { type: "text" });
  return (
    <Panel
      id="name-panel"
      title="Name"
      text="How we address you, here and in emails. It also stands on certificates that you earn, which keep the name of that day, and in your organization and the invitations you send."
    >
      <Form method="post" {...getFormProps(form)} className="flex max-w-md flex-col gap-4">
        <input type="hidden" name="intent" value="name" />
        <Field
          key={key}
          {...input}
          label="Full Name"
          error={fields.fullName.errors}
          autoComplete="name"
          maxLength={100}
        />
        <Button type="submit" className="self-start" busy={busy} busyText="Saving...">
          Save name
        </Button>
      </Form>
    </Panel>
  );
}

function EmailPanel({ page, answer }: { page: ProfilePage; answer: FormAnswer | undefined }) {
  const { form, fields, busy } = useOwnForm<{ email: string }>("email", answer);
  const { key, ...input } = getInputProps(fields.email, { type: "email" });
  return (
    <Panel
      id="email-panel"
      title="Email"
      text={
        page.email
          ? `You sign in as ${page.email}. A new address takes effect once it is confirmed.`
          : "You have no email address yet."
      }
    >
      <Form method="post" {...getFormProps(form)} className="flex max-w-md flex-col gap-4">
        <input type="hidden" name="intent" value="email" />
        <Field
          key={key}
          {...input}
          label="New email"
          error={fields.email.errors}
          autoComplete="email"
          maxLength={254}
        />
        <Button type="submit" variant="secondary" className="self-start" busy={busy} busyText="Sending...">
          Change email
        </Button>
      </Form>
      {page.pending && (
        <div className="max-w-md">
          <Notice tone="good">{pendingWords(page.email, page.pending)}</Notice>
          <OutboxHint />
          <Form method="post" className="mt-3">
            <input type="hidden" name="intent" value="drop-email" />
            <Button type="submit" variant="quiet" size="small">
              Drop the change
            </Button>
          </Form>
        </div>
      )}
    </Panel>
  );
}

function pendingWords(current: string, { email, confirmed }: NonNullable<ProfilePage["pending"]>): string {
  if (confirmed === null)
    return `The change to ${email} waits for the emails we sent. Open the link in each within 24 hours.`;
  return `The change to ${email} waits for the email to ${confirmed === "new" ? current : email}. Its link works for 24 hours.`;
}
