import type { z } from "zod";

/** One operation of the HTTP API, for the OpenAPI document. Request schemas are those that the handlers parse with. */
export type Operation = {
  method: "get" | "head" | "post" | "put" | "patch" | "delete";
  /** With `{parameters}`, which are documented by their names only. */
  path: string;
  tag: string;
  summary: string;
  /** none: anonymous. link: a signed link. bearer: an API key or access token. cookie: a signed-in browser. */
  auth: "none" | "link" | "bearer" | "cookie";
  query?: Record<string, string>;
  request?: { type?: string; schema?: z.core.$ZodType };
  response: { status: number; describes: string; type?: string; schema?: z.core.$ZodType };
  /** HTTP status and its description. */
  errors?: Record<number, string>;
};
