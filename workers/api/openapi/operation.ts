import type { z } from "zod";
import type { ApiScope } from "#core/identity/api-keys/api-scope.ts";

/** One operation of the HTTP API, for the OpenAPI document. Request schemas are those that the handlers parse with. */
export type Operation = {
  method: "get" | "head" | "post" | "put" | "patch" | "delete";
  /** With `{parameters}`, which are documented by their names only. */
  path: string;
  tag: string;
  summary: string;
  /**
   * none: anonymous. link: a signed link. bearer: an access token, or a key with `scope`. key: only such a key. cookie: a
   * signed-in browser.
   */
  auth: "none" | "link" | "bearer" | "key" | "cookie";
  /** What a key needs for it; without it no key of a person or an organization is taken. */
  scope?: ApiScope;
  query?: Record<string, string>;
  request?: { type?: string; schema?: z.core.$ZodType };
  response: { status: number; describes: string; type?: string; schema?: z.core.$ZodType };
  /** HTTP status and its description. */
  errors?: Record<number, string>;
};
