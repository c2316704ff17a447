import { CreditCard } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Confirmed } from "#app/ui/confirmed.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { pageCount } from "#core/admin/user-list.ts";
import { countLabel } from "#core/count-label.ts";
import type { AdminAccount, AdminBillingPage } from "#core/pages/billing-pages.ts";

type AccountList = NonNullable<AdminBillingPage["billing"]>["accounts"];

/** Who pays, tries or was given a plan, newest first, with search and pages. */
export function Accounts({ accounts: { query, total, rows } }: { accounts: AccountList }) {
  return (
    <Card aria-labelledby="accounts" className="mt-6">
      <CardHeader
        title="Accounts"
        titleId="accounts"
        text={`${countLabel(total, "account")}: people and organizations that have bought, tried or been given a plan. As last read from Stripe.`}
      />
      <Form role="search" action="/admin/billing" className="flex flex-wrap items-end gap-3 px-5 pb-4">
        <Field
          label="Search by name, email or short name"
          type="search"
          name="q"
          defaultValue={query.search}
          maxLength={254}
          className="w-full max-w-md"
        />
        <Button type="submit" variant="secondary" className="h-11">
          Search
        </Button>
      </Form>
      {rows.length === 0 ? (
        <EmptyState
          className="border-t border-line"
          icon={<CreditCard aria-hidden="true" strokeWidth={1.75} />}
          title="No accounts"
          text={
            query.search ? `None contains “${query.search}”.` : "Nobody has bought, tried or been given a plan yet."
          }
        />
      ) : (
        <ul aria-labelledby="accounts" className="divide-y divide-line border-t border-line">
          {rows.map((account) => (
            <Account key={account.id} account={account} />
          ))}
        </ul>
      )}
      <Pages query={query} total={total} />
    </Card>
  );
}

function Account({ account }: { account: AdminAccount }) {
  const { id, name, address, isTeam, state, hasCustomer, isCustomerGone, grant } = account;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
          {isTeam && <span className="font-normal text-muted"> (organization)</span>}
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">{address}</p>
      </div>
      <p className="min-w-0 flex-1 basis-72 text-sm [overflow-wrap:anywhere]">
        {state}
        {isCustomerGone && <span className="block text-bad">Its customer was deleted at Stripe.</span>}
        {grant && <span className="block text-muted">By hand: {grant.why}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {hasCustomer && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="sync-account" />
            <input type="hidden" name="account" value={id} />
            <Button type="submit" size="small" variant="secondary" aria-label={`Read from Stripe: ${name}`}>
              Read from Stripe
            </Button>
          </Form>
        )}
        {grant && (
          <Confirmed
            label="End by hand"
            question={`End the plan of ${name} that was set by hand?`}
            text="It holds no more at once. Nothing is charged, and nothing is deleted."
          >
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="end-grant" />
              <input type="hidden" name="account" value={id} />
              <Button type="submit" size="small" variant="danger">
                Yes, end it
              </Button>
            </Form>
          </Confirmed>
        )}
      </div>
    </li>
  );
}

function Pages({ query, total }: Pick<AccountList, "query" | "total">) {
  const last = pageCount(total);
  if (last === 1) return null;
  return (
    <nav
      aria-label="Pages of the accounts"
      className="flex items-center justify-between gap-4 border-t border-line px-5 py-3"
    >
      <PageLink query={query} page={query.page - 1} last={last}>
        Previous
      </PageLink>
      <span className="text-sm text-muted tabular-nums">{`Page ${query.page} of ${last}`}</span>
      <PageLink query={query} page={query.page + 1} last={last}>
        Next
      </PageLink>
    </nav>
  );
}

function PageLink(props: { query: AccountList["query"]; page: number; last: number; children: string }) {
  if (props.page < 1 || props.page > props.last) return <span className="w-20" />;
  const search = new URLSearchParams({ ...(props.query.search && { q: props.query.search }), page: `${props.page}` });
  return (
    <Link to={`/admin/billing?${search}`} className="link flex h-11 w-20 items-center last:justify-end">
      {props.children}
    </Link>
  );
}
