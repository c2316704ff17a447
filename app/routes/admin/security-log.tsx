import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { SecurityEventView } from "#core/pages/admin-pages.ts";
import type { Route } from "./+types/security-log";
import { AdminFrame, Moment, SIGNED_OUT } from "./admin-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Security events · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return await openPage(context, request, (services, login) => services.admin.openSecurityEvents(login), {
    signedOut: SIGNED_OUT,
  });
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

export default function Security({ loaderData: { events, timeZone } }: Route.ComponentProps) {
  return (
    <AdminFrame timeZone={timeZone}>
      <Card aria-labelledby="events" className="mt-6">
        <CardHeader
          title="Security events"
          titleId="events"
          text="The newest 200 of about the last 24 hours. At most 100 are kept for each person."
        />
        {events.length === 0 ? (
          <EmptyState
            className="border-t border-line"
            title="Nothing has happened"
            text="Sign-ins and the like show here."
          />
        ) : (
          <ol className="divide-y divide-line border-t border-line">
            {events.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ol>
        )}
      </Card>
    </AdminFrame>
  );
}

function EventRow({ event: { message, email, atMs } }: { event: SecurityEventView }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-6 px-5 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{message}</p>
        <p className="truncate text-sm text-muted">{email ?? "Unknown person"}</p>
      </div>
      <Moment ms={atMs} className="text-sm text-muted tabular-nums" />
    </li>
  );
}
