import { Hono } from "hono";
import type { ApiEnv } from "../api-env.ts";
import { openApiDocument } from "./document.ts";
import { operations } from "./operations.ts";
import { docsPage } from "./page.ts";

/** What anybody may read of the API itself. */
export const openApiApi = new Hono<ApiEnv>()
  .get("/openapi.json", (c) =>
    c.json(openApiDocument(operations, new URL(c.req.url).origin), 200, {
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "public, max-age=300",
    }),
  )
  .get("/docs", (c) =>
    c.html(docsPage(operations, new URL(c.req.url).origin), 200, { "Cache-Control": "public, max-age=300" }),
  );
