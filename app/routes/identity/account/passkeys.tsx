import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { passkeyNameSchema, passkeyRemovalSchema } from "#core/identity/pages/passkey-forms.ts";
import type { Toast } from "#core/toast.ts";
import { postedForm } from "../../../page-loading/posted-form.ts";
import type { Route } from "./+types/passkeys";
import { backTo, handleForm } from "./own-form.ts";
import { OwnFrame } from "./own-frame.tsx";
import { AddPasskey } from "./passkeys/add-passkey.tsx";
import { PasskeyList } from "./passkeys/passkey-list.tsx";
import { RemovedPasskeys } from "./passkeys/removed-passkeys.tsx";
import { SendCodeForm, sendCode } from "./send-code.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Passkeys · ${site.name}` },
  { name: "robots", content: "noindex" },
];

const PAGE = "/account/passkeys";

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ accountPages }, login) => accountPages.openPasskeys(login));
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

/** Carries Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const form = await postedForm(request);
  const intent = form.get("intent");
  if (intent === "send-code") return sendCode(args, PAGE);
  if (intent === "remove-passkey") {
    const removed = await handleForm(args, form, passkeyRemovalSchema, (own, login, value, client) =>
      own.removePasskey(login, value, client),
    );
    if (!removed.ok) return removed.answer;
    const text = "It no longer signs in. You can bring it back for a day.";
    throw await backTo(args, PAGE, { toast: { title: "Passkey removed", text, kind: "success" } });
  }
  if (intent === "rename-passkey") {
    const renamed = await handleForm(args, form, passkeyNameSchema, (own, login, value) =>
      own.renamePasskey(login, value),
    );
    if (!renamed.ok) return renamed.answer;
    throw await backTo(args, PAGE, { toast: { title: "Name saved", kind: "success" } });
  }
  const result = await runAction(context, request, async ({ accountPages }, login): Promise<Toast> => {
    if (intent === "restore-passkey") {
      await accountPages.restorePasskey(login, String(form.get("passkey") ?? ""));
      return { title: "Passkey brought back", kind: "success" };
    }
    await accountPages.addPasskey(login, Object.fromEntries(form));
    return { title: "Passkey added", text: "Use it the next time you sign in.", kind: "success" };
  });
  const toast: Toast = result.ok
    ? result.value
    : { title: result.refusal.title, text: result.refusal.text, kind: "destructive" };
  throw await backTo(args, PAGE, { toast });
}

export default function Passkeys({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <OwnFrame>
      <PasskeyList page={page} answer={actionData} />
      <AddPasskey />
      {page.removed.length > 0 && <RemovedPasskeys removed={page.removed} />}
      {page.proof === "code" && <SendCodeForm />}
    </OwnFrame>
  );
}
