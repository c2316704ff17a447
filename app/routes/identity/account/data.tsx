import { getFormProps, getInputProps } from "@conform-to/react";
import { Form, redirectDocument } from "react-router";
import { servicesContext } from "#app/context.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { DELETE_WORDS } from "#core/identity/pages/deletion-words.ts";
import { deletionSchema } from "#core/identity/pages/identity-forms.ts";
import type { DataPage } from "#core/pages/account-pages.ts";
import { postedForm } from "../../../page-loading/posted-form.ts";
import { Notice } from "../account-frame.tsx";
import type { FormAnswer } from "../form-answer.ts";
import type { Route } from "./+types/data";
import { KeptWherePanel } from "./kept-where-panel.tsx";
import { handleForm, useOwnForm } from "./own-form.ts";
import { OwnFrame, Panel } from "./own-frame.tsx";
import { ProofField } from "./proof-field.tsx";
import { SendCodeForm, sendCode } from "./send-code.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Your data · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, async ({ accountPages, modelHosts }, login) => ({
    ...(await accountPages.openData(login)),
    modelHosts,
  }));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

/** Carries Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const form = await postedForm(request);
  if (form.get("intent") === "send-code") return sendCode(args, "/account/data");
  const result = await handleForm(args, form, deletionSchema, (own, login, value, client) =>
    own.deleteAccount(login, value, client),
  );
  if (!result.ok) return result.answer;
  const { signInPages, notes } = context.get(servicesContext);
  const toast = { title: "Account deleted", text: "Your data has been deleted.", kind: "info" } as const;
  const headers = new Headers({ "Set-Cookie": signInPages.endedCookie(request.url) });
  headers.append("Set-Cookie", await notes.leave(request, { toast, returnTo: null }));
  // What this browser keeps of them goes with the account.
  headers.set("Clear-Site-Data", '"storage"');
  throw redirectDocument("/auth", { headers });
}

export default function Data({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <OwnFrame>
      <Panel
        id="export-panel"
        title="Export your data"
        text="Conversations, scores, the text of scripts, and what else our database holds about you, as one JSON file. The privacy policy says what is not in it. Sound is saved from the page of its session."
      >
        <a href="/account/export" download className={buttonClass({ variant: "secondary" })}>
          Export my data
        </a>
      </Panel>
      <KeptWherePanel modelHosts={page.modelHosts} />
      <DeletePanel page={page} answer={actionData} />
    </OwnFrame>
  );
}

function DeletePanel({ page, answer }: { page: DataPage; answer: FormAnswer | undefined }) {
  const { form, fields, busy } = useOwnForm<{ words: string; currentPassword: string; code: string }>("delete", answer);
  const { key, ...words } = getInputProps(fields.words, { type: "text" });
  return (
    <Panel
      id="delete-panel"
      title="Delete your account"
      text="Conversations, scores, recordings, and scripts are deleted at once, and you cannot get them back. So are what you handed in and your certificates, whose pages end; and an organization that nobody else is in, with the certificates it issued."
    >
      {page.isOnlyAdmin ? (
        <Notice tone="bad">You are the only admin. Make another person admin first.</Notice>
      ) : page.isLastOwner ? (
        <Notice tone="bad">
          You are the last owner of an organization that others are in. Hand over its ownership first.
        </Notice>
      ) : (
        <Form method="post" {...getFormProps(form)} className="flex max-w-md flex-col gap-4">
          <input type="hidden" name="intent" value="delete" />
          <Field
            key={key}
            {...words}
            label={`Type "${DELETE_WORDS}"`}
            error={fields.words.errors ?? form.errors}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
          <ProofField proof={page.proof} currentPassword={fields.currentPassword} code={fields.code} />
          <Button type="submit" variant="danger" className="self-start" busy={busy} busyText="Deleting...">
            Delete my account
          </Button>
        </Form>
      )}
      {page.proof === "code" && !page.isOnlyAdmin && !page.isLastOwner && <SendCodeForm />}
    </Panel>
  );
}
