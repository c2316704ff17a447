import { openPage } from "#app/page-loading/open-page.ts";
import type { Route } from "./+types/credential-document";
import { published } from "./published.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const credential = await openPage(context, request, ({ certificatePublication }) =>
    certificatePublication.credentialDocument(params.certificateId),
  );
  return published(JSON.stringify(credential, null, 2), {
    type: "application/json; charset=utf-8",
    fileName: "certificate.json",
  });
}
