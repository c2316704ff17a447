import { Form, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { DisputeView } from "#core/pages/admin-pages.ts";
import type { Toast } from "#core/toast.ts";
import type { Route } from "./+types/disputes";
import { AdminFrame, Moment, SIGNED_OUT } from "./admin-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Disputes · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return await openPage(context, request, ({ disputes }, login) => disputes.open(login), { signedOut: SIGNED_OUT });
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const dispute = {
    conversationId: String(form.get("conversation") ?? ""),
    finding: String(form.get("finding") ?? ""),
    turn: Number(form.get("turn") ?? Number.NaN),
    isAccepted: form.get("accepted") === "yes",
  };
  const settled = await runAction(context, request, ({ disputes }, login) => disputes.settle(login, dispute));
  const toast: Toast = settled.ok
    ? {
        title: "Settled",
        text: dispute.isAccepted ? "It stays out of the score." : "It counts again.",
        kind: "success",
      }
    : { title: settled.refusal.title, text: settled.refusal.text, kind: "destructive" };
  const { notes } = context.get(servicesContext);
  return redirect("/admin/disputes", { headers: { "Set-Cookie": await notes.leave(request, { toast }) } });
}

export default function Disputes({ loaderData: { disputes, unshared, timeZone } }: Route.ComponentProps) {
  const more = disputes.length > 0 ? " more" : "";
  const others = unshared === 1 ? `One${more} is` : `${unshared}${more} are`;
  return (
    <AdminFrame timeZone={timeZone}>
      <Card aria-labelledby="disputes" className="mt-6">
        <CardHeader
          title="Disputes"
          titleId="disputes"
          text="Findings that agents say are wrong, with the line where they let it be read, without names. Until one is settled it does not count in their score; a total that was handed in never changes."
        />
        {disputes.length === 0 ? (
          <EmptyState className="border-t border-line" title="No disputes" text="What agents share shows here." />
        ) : (
          <ul aria-labelledby="disputes" className="divide-y divide-line border-t border-line">
            {disputes.map((dispute) => (
              <Dispute key={`${dispute.conversationId} ${dispute.finding} ${dispute.turn}`} dispute={dispute} />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line px-5 py-4">
          <p className="text-sm text-muted">
            {unshared > 0 && `${others} open and not shared: you do not see what was said.`}
          </p>
          <ButtonAnchor href="/admin/disputes.jsonl" variant="secondary" size="small">
            Export as labeled lines
          </ButtonAnchor>
        </div>
      </Card>
    </AdminFrame>
  );
}

function Dispute({ dispute }: { dispute: DisputeView }) {
  const { conversationId, finding, title, turn, heard, said, reason, status, createdAt } = dispute;
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 space-y-2">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">
          {finding} · <Moment ms={createdAt} /> · {STATUSES[status]}
        </p>
        {heard && <p className="max-w-[68ch] text-muted">Customer: {heard}</p>}
        <p className="max-w-[68ch] whitespace-pre-wrap">Agent: {said}</p>
        {reason && <p className="max-w-[68ch] text-sm">Because: {reason}</p>}
      </div>
      {status === "open" && (
        <Form method="post" action="/admin/disputes" className="flex flex-wrap gap-2 justify-self-start">
          <input type="hidden" name="conversation" value={conversationId} />
          <input type="hidden" name="finding" value={finding} />
          <input type="hidden" name="turn" value={turn} />
          <Button type="submit" name="accepted" value="yes" size="small" variant="secondary">
            The agent is right
          </Button>
          <Button type="submit" name="accepted" value="no" size="small" variant="quiet">
            The finding stands
          </Button>
        </Form>
      )}
    </li>
  );
}

const STATUSES = {
  open: "open",
  accepted: "the agent was right",
  upheld: "the finding stands",
} as const satisfies Record<DisputeView["status"], string>;
