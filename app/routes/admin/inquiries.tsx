import { Form, Link, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { parseInquiryCursor } from "#core/admin/inquiry-cursor.ts";
import type { InquiryView } from "#core/inquiries/inquiry.ts";
import type { Toast } from "#core/toast.ts";
import type { Route } from "./+types/inquiries";
import { AdminFrame, Moment, SIGNED_OUT } from "./admin-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Messages · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const after = parseInquiryCursor(new URL(request.url).searchParams);
  return await openPage(context, request, (services, login) => services.inquiries.list(login, after), {
    signedOut: SIGNED_OUT,
  });
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const id = String(form.get("id") ?? "");
  const handled = form.get("handled") === "yes";
  const result = await runAction(context, request, ({ inquiries }, login) => inquiries.mark(login, id, handled));
  const toast: Toast = result.ok
    ? { title: "Success", text: handled ? "Marked as answered" : "Put back among those that wait", kind: "success" }
    : { title: result.refusal.title, text: result.refusal.text, kind: "destructive" };
  const { notes } = context.get(servicesContext);
  return redirect("/admin/messages", { headers: { "Set-Cookie": await notes.leave(request, { toast }) } });
}

export default function Messages({ loaderData: { inquiries, next, timeZone } }: Route.ComponentProps) {
  return (
    <AdminFrame timeZone={timeZone}>
      <Card aria-labelledby="messages" className="mt-6">
        <CardHeader
          title="Messages from the site"
          titleId="messages"
          text="From the contact and partnership forms, newest first."
        />
        {inquiries.length === 0 ? (
          <EmptyState className="border-t border-line" title="No messages" text="What visitors send shows here." />
        ) : (
          <ul aria-labelledby="messages" className="divide-y divide-line border-t border-line">
            {inquiries.map((inquiry) => (
              <Message key={inquiry.id} inquiry={inquiry} />
            ))}
          </ul>
        )}
        {next && (
          <p className="border-t border-line px-5 py-3">
            <Link to={`/admin/messages?before=${next.createdAt}&id=${next.id}`} className="link">
              Older messages
            </Link>
          </p>
        )}
      </Card>
    </AdminFrame>
  );
}

function Message({ inquiry }: { inquiry: InquiryView }) {
  const { id, kind, name, company, email, phone, message, details, createdAt, handledAt } = inquiry;
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold">{[name, company].filter(Boolean).join(", ")}</p>
        <p className="text-sm text-muted">
          {kind === "contact" ? "Contact" : "Partnership"} · <Moment ms={createdAt} />
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          {email && (
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          )}
          {phone && (
            <a href={`tel:${phone}`} className="link">
              {phone}
            </a>
          )}
        </p>
        <p className="mt-2 max-w-[68ch] whitespace-pre-wrap">{message}</p>
        {details.map(({ label, value }) => (
          <p key={label} className="mt-1 text-sm text-muted">{`${label}: ${value}`}</p>
        ))}
      </div>
      <Form method="post" action="/admin/messages" className="justify-self-start">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="handled" value={handledAt === null ? "yes" : "no"} />
        <Button type="submit" size="small" variant={handledAt === null ? "secondary" : "quiet"}>
          {handledAt === null ? "Mark as answered" : "Answered: undo"}
        </Button>
      </Form>
    </li>
  );
}
