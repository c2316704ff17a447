import type { z } from "zod";

/** One call of the HTTP API, for its document. The schemas are the ones that its handler reads with. */
export type Operation = {
  method: "get" | "head" | "post" | "put" | "patch" | "delete";
  /** With `{parameters}`; those of a path are described by name alone. */
  path: string;
  tag: string;
  summary: string;
  /** none: anybody. link: a signed link. bearer: whoever a key or an access token stands for. cookie: a signed-in browser. */
  auth: "none" | "link" | "bearer" | "cookie";
  query?: Record<string, string>;
  request?: { type?: string; schema?: z.ZodType };
  response: { status: number; describes: string; type?: string; schema?: z.ZodType };
  /** Status and what it means. */
  errors?: Record<number, string>;
};
