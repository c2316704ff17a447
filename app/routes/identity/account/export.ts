import { openPage } from "#app/page-loading/open-page.ts";
import { site } from "#app/site/site.ts";
import type { Route } from "./+types/export";

/** Everything about the person, as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const stream = await openPage(context, request, ({ accountPages }, login) => accountPages.exportData(login));
  return new Response(stream, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${site.name.toLowerCase()}-data.json"`,
      "Cache-Control": "no-store",
    },
  });
}
