import { openPage } from "#app/page-loading/open-page.ts";
import type { Route } from "./+types/signed-credential";
import { published } from "./published.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const open = openPage(context, request, ({ certificatePublication }) =>
    certificatePublication.credential(params.certificateId),
  );
  return published(await open, { type: "application/jwt", fileName: "certificate.jwt" });
}
