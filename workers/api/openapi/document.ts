import { z } from "zod";
import { site } from "#app/site/site.ts";
import type { Operation } from "./operation.ts";

const SECURITY = {
  none: [],
  link: [],
  bearer: [{ bearer: [], apikey: [] }],
  cookie: [{ cookie: [] }],
} satisfies Record<Operation["auth"], object[]>;

/** An OpenAPI 3.1 document (spec.openapis.org/oas/v3.1.1), whose schemas are JSON Schema 2020-12 as zod writes it. */
export function openApiDocument(operations: readonly Operation[], origin: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationObject(operation) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: `${site.name} HTTP API`,
      version: "1",
      description: "Driven by @supabase/supabase-js as it is: give it this address and a key.",
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        apikey: { type: "apiKey", in: "header", name: "apikey" },
        cookie: { type: "apiKey", in: "cookie", name: "__Host-login" },
      },
    },
  };
}

function operationObject({ tag, summary, auth, path, query = {}, request, response, errors = {} }: Operation) {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const asked = Object.entries(query).map(([name, description]) => ({
    name,
    in: "query",
    description,
    schema: { type: "string" },
  }));
  return {
    tags: [tag],
    summary,
    security: SECURITY[auth],
    parameters: [...named, ...asked],
    ...(request ? { requestBody: { required: true, content: contentOf(request, "input") } } : {}),
    responses: {
      [response.status]: { description: response.describes, content: contentOf(response, "output") },
      ...Object.fromEntries(Object.entries(errors).map(([status, description]) => [status, { description }])),
    },
  };
}

function contentOf({ type, schema }: { type?: string; schema?: z.ZodType }, io: "input" | "output") {
  if (!schema) return type ? { [type]: {} } : undefined;
  return { [type ?? "application/json"]: { schema: jsonSchemas[io](schema) } };
}

/** Many calls answer the same: each schema is written once. */
const jsonSchemas = { input: jsonSchemaOf("input"), output: jsonSchemaOf("output") };
function jsonSchemaOf(io: "input" | "output") {
  const known = new WeakMap<z.ZodType, object>();
  return (schema: z.ZodType): object => {
    // What a transform makes of a value has no schema; what it takes has.
    const made = known.get(schema) ?? z.toJSONSchema(schema, { io, unrepresentable: "any" });
    known.set(schema, made);
    return made;
  };
}
