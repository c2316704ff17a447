import { Hono } from "hono";
import type { ApiEnv } from "./api-env.ts";

/** What the command palette of a page offers whoever is signed in. */
export const paletteApi = new Hono<ApiEnv>().get("/palette", async (c) =>
  c.json(await c.var.services.palette.open(c.var.login), 200, { "Cache-Control": "private, no-store" }),
);
