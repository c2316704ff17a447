import { openPage } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Card } from "#app/ui/card.tsx";
import { actAndReturn, done, textOf } from "../team/act-and-return.ts";
import type { Route } from "./+types/billing";
import { AdminFrame, SIGNED_OUT } from "./admin-frame.tsx";
import { Accounts } from "./billing/accounts.tsx";
import { Grants } from "./billing/grants.tsx";
import { Revenue } from "./billing/revenue.tsx";
import { StripeEvents } from "./billing/stripe-events.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Billing · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  return openPage(context, request, async (services, login) => (await services.adminBilling()).open(login, search), {
    signedOut: SIGNED_OUT,
  });
}

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  const intent = textOf(form, "intent");
  return actAndReturn(args, "/admin/billing", async ({ adminBilling }, login) => {
    const billing = await adminBilling();
    if (intent === "sync-account") {
      await billing.sync(login, textOf(form, "account"));
      return done("Read anew", "It is as Stripe has it now.");
    }
    if (intent === "try-event") {
      await billing.tryAgain(login, textOf(form, "event"));
      return done("Tried again", "Its result stands in the list.");
    }
    if (intent === "end-grant") {
      await billing.endGrant(login, textOf(form, "account"));
      return done("Ended", "What was set by hand holds no more.");
    }
    await billing.grant(login, {
      to: textOf(form, "to"),
      plan: textOf(form, "plan"),
      seats: textOf(form, "seats"),
      until: textOf(form, "until"),
      why: textOf(form, "why"),
    });
    return done("Set by hand", "It holds at once, and stands in the log.");
  });
}

export default function Billing({ loaderData: { billing, timeZone } }: Route.ComponentProps) {
  return (
    <AdminFrame timeZone={timeZone}>
      {billing === null ? (
        <NobodyBills />
      ) : (
        <>
          {billing.isTest && (
            <p className="mt-6 rounded-control bg-warn-soft px-4 py-3">
              Stripe is in test mode here: no money moves, and no card is charged.
            </p>
          )}
          <Accounts accounts={billing.accounts} />
          <Revenue revenue={billing.revenue} />
          <StripeEvents events={billing.events} />
          <Grants grants={billing.grants} timeZone={timeZone} />
        </>
      )}
    </AdminFrame>
  );
}

function NobodyBills() {
  return (
    <Card aria-labelledby="nobody-bills" className="mt-6 p-5 sm:p-6">
      <h2 id="nobody-bills" className="font-display text-xl">
        Nobody is billed here
      </h2>
      <p className="mt-2 max-w-text text-muted">
        Everything is on for everybody, and nobody is asked for money. To bill, set the secrets{" "}
        <code className="text-ink">STRIPE_SECRET_KEY</code> and <code className="text-ink">STRIPE_WEBHOOK_SECRET</code>,
        run <code className="text-ink">npm run billing:setup</code> once, and deploy. The README says it step by step.
      </p>
    </Card>
  );
}
