import type { Submission } from "@conform-to/dom";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, redirect, useNavigation } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Refusal } from "#core/errors.ts";
import { clientOf } from "#core/identity/client.ts";
import { signInSchema, signUpSchema } from "#core/identity/pages/identity-forms.ts";
import type { Toast } from "#core/toast.ts";
import { postedForm } from "../../page-loading/posted-form.ts";
import type { Route } from "./+types/auth";
import { AccountFrame, Notice, OutboxHint } from "./account-frame.tsx";
import { invalidForm, refusedForm } from "./form-answer.ts";
import { ProviderLinks } from "./sign-in/provider-links.tsx";
import { signedIn } from "./sign-in/signed-in.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { type AccountTab, Tabs } from "./tabs.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Sign in · ${site.name}` },
  { name: "robots", content: "noindex" },
];

const EMAIL_SENT: Toast = {
  title: "Check your email",
  text: "We've sent you a confirmation link to complete your registration.",
  kind: "success",
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { signInPages, notes } = context.get(servicesContext);
  const login = context.get(loginContext);
  const { state } = await signInPages.openSecondStep(login);
  if (state === "asked") throw redirect("/auth/second-step");
  if (state === "done") {
    const { returnTo } = await notes.read(request);
    throw redirect(returnTo ?? "/dashboard");
  }
  const search = new URL(request.url).searchParams;
  const tab: AccountTab = search.get("tab") === "sign-up" ? "sign-up" : "sign-in";
  return {
    tab,
    emailSent: search.get("email") === "sent",
    providers: signInPages.providers(),
    rules: signInPages.signUpRules(),
  };
}

/** Carries Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const services = context.get(servicesContext);
  const { signInPages, notes } = services;

  if (import.meta.env.DEV && form.get("intent") === "demo" && signInPages.signInAsDemo) {
    throw await signedIn(
      context,
      request,
      await signInPages.signInAsDemo(clientOf(request.headers, context.get(loginContext))),
    );
  }
  if (form.get("intent") === "sign-up") {
    // The service judges what was typed, and counts what is not valid; here that is only said beside the fields.
    try {
      const login = await signInPages.authenticate("sign-up", request);
      if (login.token !== null) return await signedIn(context, request, login);
    } catch (error) {
      return problems(parseWithZod(form, { schema: signUpSchema }), error, "Error");
    }
    throw redirect("/auth?email=sent", {
      headers: { "Set-Cookie": await notes.leave(request, { toast: EMAIL_SENT }) },
    });
  }

  try {
    const login = await signInPages.authenticate("password", request);
    if (login.token === null) throw new Error("A password gave no login.");
    return await signedIn(context, request, login);
  } catch (error) {
    return problems(parseWithZod(form, { schema: signInSchema }), error);
  }
}

function problems(submission: Submission<unknown>, error: unknown, titled?: string) {
  const isInvalid = error instanceof Refusal && error.code === "bad_request" && submission.status !== "success";
  return isInvalid ? invalidForm(submission, titled) : refusedForm(submission, error);
}

export default function Auth({ loaderData: { tab, emailSent, providers, rules }, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame
      title="AI Roleplay Training"
      text={tab === "sign-up" ? "Your first customer picks up in a minute." : site.tagline}
      below={
        <>
          {import.meta.env.DEV && <DemoForm />}
          <OutboxHint />
        </>
      }
    >
      <Tabs current={tab}>
        {emailSent && tab === "sign-in" && (
          <Notice tone="good">
            We've sent you an email. Open its link to confirm your address, then sign in here.
          </Notice>
        )}
        {tab === "sign-up" ? <SignUpForm answer={actionData} rules={rules} /> : <SignInForm answer={actionData} />}
        <ProviderLinks providers={providers} />
      </Tabs>
    </AccountFrame>
  );
}

function DemoForm() {
  const busy = useNavigation().formData?.get("intent") === "demo";
  return (
    <Form method="post" className="mt-6 flex justify-center">
      <input type="hidden" name="intent" value="demo" />
      <Button type="submit" variant="secondary" busy={busy}>
        Continue as the demo agent
      </Button>
    </Form>
  );
}
