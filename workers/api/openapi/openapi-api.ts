import { Hono } from "hono";
import type { ApiEnv } from "../api-env.ts";
import { operations } from "./all-operations.ts";
import { openApiDocument } from "./document.ts";
import { docsPage } from "./page.ts";

/** The API's own documentation, public: an OpenAPI document and a page. */
export const openApiApi = new Hono<ApiEnv>()
  .get("/openapi.json", (c) =>
    c.body(documentText(new URL(c.req.url).origin), 200, {
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "public, max-age=300",
    }),
  )
  .get("/docs", (c) =>
    c.html(docsPage(operations, new URL(c.req.url).origin), 200, { "Cache-Control": "public, max-age=300" }),
  );

/** Built once per isolate and origin, because it takes 25 ms and anonymous requests can ask for it. */
let written = { origin: "", text: "" };
function documentText(origin: string): string {
  if (written.origin !== origin) written = { origin, text: JSON.stringify(openApiDocument(operations, origin)) };
  return written.text;
}
