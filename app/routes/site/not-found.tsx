import { data } from "react-router";
import { site } from "#app/site/site.ts";
import { NotFound } from "#app/ui/page-error.tsx";
import type { Route } from "./+types/not-found";

export const handle = { static: true };

export const meta: Route.MetaFunction = () => [
  { title: `Page not found · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
