import type { Submission } from "@conform-to/dom";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, redirect, useNavigation } from "react-router";
import { loginContext, servicesContext } from "#app/context.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Refusal } from "#core/errors.ts";
import { clientOf } from "#core/identity/client.ts";
import { emailSchema, signInSchema, signUpSchema } from "#core/identity/pages/identity-forms.ts";
import { passkeyProofSchema } from "#core/identity/pages/passkey-forms.ts";
import type { Toast } from "#core/toast.ts";
import { postedForm } from "../../page-loading/posted-form.ts";
import type { Route } from "./+types/auth";
import { AccountFrame, Notice, OutboxHint } from "./account-frame.tsx";
import { invalidForm, refusedForm } from "./form-answer.ts";
import { PasskeyButton, WithoutScript } from "./passkeys/passkey-button.tsx";
import { ProviderLinks } from "./sign-in/provider-links.tsx";
import { signedIn } from "./sign-in/signed-in.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { SignUpSent } from "./sign-up-sent.tsx";
import { type AccountTab, Tabs } from "./tabs.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${titleOf(loaderData)} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

function titleOf(page: Route.ComponentProps["loaderData"] | undefined): string {
  if (page?.emailSent) return "Confirm your email";
  return page?.tab === "sign-up" ? "Sign up" : "Sign in";
}

const EMAIL_SENT: Toast = {
  title: "Check your email",
  text: "We've sent you a confirmation link to complete your registration.",
  kind: "success",
};
const SENT_AGAIN: Toast = {
  title: "Check your email",
  text: "If this address waits to be confirmed, a new link is on its way.",
  kind: "success",
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { guests, signInPages, notes } = context.get(servicesContext);
  const login = context.get(loginContext);
  const { state } = await signInPages.openSecondStep(login);
  if (state === "asked") throw redirect("/auth/second-step");
  if (state === "done") {
    const { returnTo } = await notes.read(request);
    throw redirect(returnTo ?? "/dashboard");
  }
  const search = new URL(request.url).searchParams;
  const tab: AccountTab = search.get("tab") === "sign-up" ? "sign-up" : "sign-in";
  const emailSent = search.get("email") === "sent";
  const signedUpAs = emailSent ? (await notes.read(request)).signedUpAs : null;
  const toKeep = await guests.findTalkToKeep(guests.find(request));
  return { tab, emailSent, signedUpAs, toKeep, providers: signInPages.providers(), rules: signInPages.signUpRules() };
}

/** Carries Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? {};

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const services = context.get(servicesContext);
  const { guests, signInPages, notes } = services;

  if (import.meta.env.DEV && form.get("intent") === "demo" && signInPages.signInAsDemo) {
    const who = form.get("who") === "owner" ? "owner" : "agent";
    throw await signedIn(
      context,
      request,
      await signInPages.signInAsDemo(clientOf(request.headers, context.get(loginContext)), who),
    );
  }
  if (form.get("intent") === "sign-up") {
    const submission = parseWithZod(form, { schema: signUpSchema });
    // The service judges what was typed, and counts what is not valid; here that is only said beside the fields.
    try {
      const login = await signInPages.authenticate("sign-up", request);
      if (login.token !== null) return await signedIn(context, request, login);
    } catch (error) {
      return problems(submission, error, { invalid: "Error", failed: "Sign up failed" });
    }
    const email = submission.status === "success" ? submission.value.email : "";
    await guests.signedUp(guests.find(request), email);
    return emailSent(EMAIL_SENT, email);
  }
  if (form.get("intent") === "send-again") {
    const submission = parseWithZod(form, { schema: emailSchema });
    if (submission.status !== "success") return invalidForm(submission);
    try {
      const client = clientOf(request.headers, context.get(loginContext));
      await signInPages.sendConfirmationAgain(submission.value, client);
    } catch (error) {
      return refusedForm(submission, error);
    }
    return emailSent(SENT_AGAIN, submission.value.email);
  }

  if (form.get("intent") === "passkey") {
    const submission = parseWithZod(form, { schema: passkeyProofSchema });
    try {
      const client = clientOf(request.headers, context.get(loginContext));
      return await signedIn(context, request, await signInPages.signInByPasskey(Object.fromEntries(form), client));
    } catch (error) {
      return refusedForm(submission, error, "Sign in failed");
    }
  }

  try {
    const login = await signInPages.authenticate("password", request);
    if (login.token === null) throw new Error("A password gave no login.");
    return await signedIn(context, request, login);
  } catch (error) {
    return problems(parseWithZod(form, { schema: signInSchema }), error, { failed: "Sign in failed" });
  }

  async function emailSent(toast: Toast, signedUpAs: string): Promise<Response> {
    return redirect("/auth?email=sent", {
      headers: { "Set-Cookie": await notes.leave(request, { toast, signedUpAs }) },
    });
  }
}

function problems(submission: Submission<unknown>, error: unknown, titles: { invalid?: string; failed: string }) {
  const isInvalid = error instanceof Refusal && error.code === "bad_request" && submission.status !== "success";
  return isInvalid ? invalidForm(submission, titles.invalid) : refusedForm(submission, error, titles.failed);
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, providers, rules } = loaderData;
  if (loaderData.emailSent) {
    return (
      <AccountFrame title="Confirm your email" below={<OutboxHint />}>
        <SignUpSent key={loaderData.signedUpAs} signedUpAs={loaderData.signedUpAs} answer={actionData} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="AI Roleplay Training"
      text={tab === "sign-up" ? "Create an account, confirm your email, and begin your first rehearsal." : site.tagline}
      below={
        <>
          {import.meta.env.DEV && <DemoForm />}
          <OutboxHint />
        </>
      }
    >
      {loaderData.toKeep && (
        <Notice tone="good">
          {tab === "sign-up"
            ? `Your conversation with ${loaderData.toKeep.customer} is in the account once you confirm your email.`
            : `Your conversation with ${loaderData.toKeep.customer} is in your account once you are signed in.`}
        </Notice>
      )}
      {actionData?.movedTo !== undefined && (
        <Notice tone="bad">
          Your organization has its own address now:{" "}
          <a href={`https://${actionData.movedTo}/auth`} className="underline underline-offset-2">
            {actionData.movedTo}
          </a>
          . Sign in there; everything you have is there.
        </Notice>
      )}
      <Tabs current={tab}>
        {tab === "sign-up" ? <SignUpForm answer={actionData} rules={rules} /> : <SignInForm answer={actionData} />}
        {tab === "sign-in" && <PasskeySignIn />}
        <ProviderLinks providers={providers} />
      </Tabs>
    </AccountFrame>
  );
}

function PasskeySignIn() {
  return (
    <div className="mt-5 flex flex-col gap-2">
      <PasskeyButton intent="passkey" path="/api/passkeys/sign-in" way="get" variant="secondary" size="large">
        Sign in with a passkey
      </PasskeyButton>
      <WithoutScript />
    </div>
  );
}

function DemoForm() {
  const busy = useNavigation().formData?.get("intent") === "demo";
  return (
    <Form method="post" className="mt-6 flex flex-wrap justify-center gap-2.5">
      <input type="hidden" name="intent" value="demo" />
      <Button type="submit" name="who" value="agent" variant="secondary" busy={busy}>
        Continue as the demo agent
      </Button>
      <Button type="submit" name="who" value="owner" variant="secondary" busy={busy}>
        Continue as the demo owner
      </Button>
    </Form>
  );
}
