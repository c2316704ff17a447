import { html } from "hono/html";
import { site } from "#app/site/site.ts";
import type { Operation } from "./operation.ts";

const CALLERS: Record<Operation["auth"], string> = {
  none: "anybody",
  link: "whoever has the link",
  bearer: "by access token",
  key: "by the key of an organization",
  cookie: "a signed-in browser",
};

/** The documentation as an HTML page, without scripts. */
export function docsPage(operations: readonly Operation[], origin: string) {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>HTTP API | ${site.name}</title>
<link rel="stylesheet" href="/api-docs.css">
</head>
<body>
<main>
<h1>HTTP API</h1>
<p>The client of Supabase drives sign-in, tables, storage and live updates as it is: <code>createClient("${origin}", key)</code> of
<code>@supabase/supabase-js</code>. What a call takes as its body is in <a href="/api/openapi.json">the OpenAPI document</a>.</p>
<nav aria-label="Parts"><ul>${tags.map((tag) => html`<li><a href="#${slugOf(tag)}">${tag}</a></li>`)}</ul></nav>
${tags.map(
  (tag) => html`<section id="${slugOf(tag)}"><h2>${tag}</h2>
${operations.filter((operation) => operation.tag === tag).map(operationPart)}</section>`,
)}
</main>
</body>
</html>`;
}

function operationPart({ method, path, summary, auth, scope, query = {}, response, errors = {} }: Operation) {
  const answers = Object.entries({ [response.status]: response.describes, ...errors });
  return html`<article>
<h3><code>${method.toUpperCase()} ${path}</code></h3>
<p>${summary}. <small>For: ${CALLERS[auth]}${auth === "bearer" && scope ? html`, or by a key with <code>${scope}</code>` : ""}.</small></p>
${definitions("Query", Object.entries(query))}${definitions("Answers", answers)}
</article>`;
}

function definitions(title: string, entries: [string, string][]) {
  if (entries.length === 0) return "";
  const rows = entries.map(([name, text]) => html`<dt><code>${name}</code></dt><dd>${text}</dd>`);
  return html`<details><summary>${title}</summary><dl>${rows}</dl></details>`;
}

function slugOf(tag: string): string {
  return tag.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
