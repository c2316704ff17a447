import { openPage } from "#app/page-loading/open-page.ts";
import { labelledLine } from "#core/scoring/labelled-line.ts";
import type { Route } from "./+types/disputes-export";
import { SIGNED_OUT } from "./admin-frame.tsx";

/** The shared disputes as JSON lines, for `node tests/eval/compliance/train.ts`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { disputes } = await openPage(context, request, (services, login) => services.disputes.open(login), {
    signedOut: SIGNED_OUT,
  });
  return new Response(disputes.map((dispute) => `${JSON.stringify(labelledLine(dispute))}\n`).join(""), {
    headers: {
      "Content-Type": "application/x-ndjson; charset=utf-8",
      "Content-Disposition": 'attachment; filename="disputed-lines.jsonl"',
      "Cache-Control": "private, no-store",
    },
  });
}
