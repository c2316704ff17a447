import { privacyPolicy } from "#app/content/legal/privacy-policy.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/privacy-policy";
import { LegalPage } from "./legal-page.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { path: "/privacy-policy", ...privacyPolicy });

export default function PrivacyPolicy() {
  return <LegalPage document={privacyPolicy} />;
}
