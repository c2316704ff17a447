import { termsOfService } from "#app/content/legal/terms-of-service.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/terms-of-service";
import { LegalPage } from "./legal-page.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { path: "/terms-of-service", ...termsOfService });

export default function TermsOfService() {
  return <LegalPage document={termsOfService} />;
}
