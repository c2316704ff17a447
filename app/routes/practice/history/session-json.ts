import { openPage } from "#app/page-loading/open-page.ts";
import type { Route } from "./+types/session-json";

/** One session as JSON, for its person: docs/session-file.schema.json. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await openPage(context, request, ({ sessionFiles }, login) =>
    sessionFiles.json(login, params.conversationId),
  );
  return new Response(`${JSON.stringify(session, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="session.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
