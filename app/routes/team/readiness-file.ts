import { openPage } from "#app/page-loading/open-page.ts";
import type { Route } from "./+types/readiness-file";

/** The figures of /team for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const csv = await openPage(context, request, ({ readiness }, login) => readiness.exportCsv(login));
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="readiness.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
