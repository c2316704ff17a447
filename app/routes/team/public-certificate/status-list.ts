import { openPage } from "#app/page-loading/open-page.ts";
import type { Route } from "./+types/status-list";
import { published } from "./published.ts";

/** So long a revoked certificate may still verify elsewhere. */
const KEPT_SECONDS = 300;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const list = /^\d{1,7}$/.test(params.list) ? Number(params.list) : -1;
  const signed = await openPage(context, request, ({ certificatePublication }) =>
    certificatePublication.publishedStatusList(list),
  );
  return published(signed, { type: "application/vc+jwt", seconds: KEPT_SECONDS });
}
