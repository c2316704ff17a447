import { openPage } from "#app/page-loading/open-page.ts";
import type { Route } from "./+types/note-file";

/** The note of a conversation as a text file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const text = await openPage(context, request, ({ fileNotes }, login) =>
    fileNotes.openFile(login, params.conversationId),
  );
  return new Response(text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": 'attachment; filename="file-note.txt"',
      "Cache-Control": "private, no-store",
    },
  });
}
