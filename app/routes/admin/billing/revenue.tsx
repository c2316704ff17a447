import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { moneyLabel } from "#core/billing/money.ts";
import { countLabel } from "#core/count-label.ts";
import type { AdminBillingPage } from "#core/pages/billing-pages.ts";

type Revenue = NonNullable<AdminBillingPage["billing"]>["revenue"];

/** Read from Stripe when it is asked for, so that the page never waits for it. */
export function Revenue({ revenue }: { revenue: Revenue }) {
  return (
    <Card aria-labelledby="revenue" className="mt-4">
      <CardHeader
        title="Revenue by plan"
        titleId="revenue"
        text="Paid invoices of the last 30 days, without tax, as Stripe has them. Refunds are not taken off."
      />
      <div role="status" className="border-t border-line">
        {revenue === null ? null : revenue === "unavailable" ? (
          <p className="px-5 py-4 text-bad">Stripe could not be asked right now. Everything else here goes on.</p>
        ) : revenue.rows.length === 0 ? (
          <p className="px-5 py-4 text-muted">Nothing was paid in these days.</p>
        ) : (
          <ul aria-labelledby="revenue" className="divide-y divide-line">
            {revenue.rows.map(({ plan, cents, invoices }) => (
              <li key={plan} className="flex flex-wrap justify-between gap-x-6 px-5 py-3">
                <span>
                  {plan} <span className="text-muted">from {countLabel(invoices, "invoice")}</span>
                </span>
                <b className="font-semibold tabular-nums">{moneyLabel(cents)}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Form action="/admin/billing" className="border-t border-line px-5 py-4">
        <input type="hidden" name="revenue" value="30" />
        <Button type="submit" variant="secondary" size="small">
          Read it from Stripe
        </Button>
      </Form>
    </Card>
  );
}
