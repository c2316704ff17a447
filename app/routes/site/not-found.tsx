import { data } from "react-router";
import { site } from "#app/site/site.ts";
import { NotFound } from "#app/ui/page-error.tsx";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = () => [
  { title: `Page not found · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Nobody else's page, unlike the others of its layout. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
