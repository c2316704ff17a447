import { openPage } from "#app/page-loading/open-page.ts";
import type { Route } from "./+types/picture";
import { published } from "./published.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const picture = await openPage(context, request, ({ certificatePublication }) =>
    certificatePublication.picture(params.certificateId),
  );
  return published(picture, { type: "image/svg+xml; charset=utf-8" });
}
