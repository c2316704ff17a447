import { loginContext } from "#app/context.ts";
import { openPage } from "#app/page-loading/open-page.ts";
import { clientOf } from "#core/identity/client.ts";
import type { Route } from "./+types/calendar-feed";

/** Calendar programs ask again and again; what they have already is not sent anew. No cache on the way may keep it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const client = clientOf(request.headers, context.get(loginContext));
  const { text, etag } = await openPage(context, request, ({ calendarFeed }) =>
    calendarFeed.read(params.token, client),
  );
  const headers = { ETag: etag, "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" };
  if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="practice.ics"',
    },
  });
}
