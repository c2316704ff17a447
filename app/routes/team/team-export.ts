import { openPage } from "#app/page-loading/open-page.ts";
import type { Route } from "./+types/team-export";

/** What an owner may read of their organization, as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const stream = await openPage(context, request, ({ organisationExport }, login) =>
    organisationExport.exportData(login),
  );
  return new Response(stream, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="organization-data.json"',
      "Cache-Control": "no-store",
    },
  });
}
