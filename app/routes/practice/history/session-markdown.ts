import { openPage } from "#app/page-loading/open-page.ts";
import type { Route } from "./+types/session-markdown";

/** One session as a Markdown file, for its person. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const text = await openPage(context, request, ({ sessionFiles }, login) =>
    sessionFiles.markdown(login, params.conversationId),
  );
  return new Response(text, {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "Content-Disposition": 'attachment; filename="session.md"',
      "Cache-Control": "private, no-store",
    },
  });
}
