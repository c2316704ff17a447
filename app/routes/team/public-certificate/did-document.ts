import { openPage } from "#app/page-loading/open-page.ts";
import type { Route } from "./+types/did-document";
import { published } from "./published.ts";

/** A new key is published a day before it signs. */
const KEPT_SECONDS = 300;

export async function loader({ request, context }: Route.LoaderArgs) {
  const document = await openPage(context, request, ({ certificatePublication }) =>
    certificatePublication.publishedDocument(),
  );
  return published(JSON.stringify(document, null, 2), { type: "application/did+json", seconds: KEPT_SECONDS });
}
