import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import type { Route } from "./+types/export-file";

/** A file of all sessions, for whoever asked for it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { bytes, format, day } = await openPage(context, request, ({ historyExports }, login) =>
    historyExports.openFile(login, params.exportId),
  );
  return new Response(bytes, {
    headers: {
      "Content-Type": format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${site.name.toLowerCase()}-sessions-${day}.${format}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
