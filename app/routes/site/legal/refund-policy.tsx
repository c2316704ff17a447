import { refundPolicy } from "#app/content/legal/refund-policy.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/refund-policy";
import { LegalPage } from "./legal-page.tsx";

/** The one page without the bar; the footer leads back. */
export const handle = { bar: false };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { path: "/refund-policy", ...refundPolicy });

export default function RefundPolicy() {
  return <LegalPage document={refundPolicy} />;
}
