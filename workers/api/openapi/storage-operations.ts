import { z } from "zod";
import { listRequestSchema, pageRequestSchema } from "#core/storage/listing.ts";
import {
  bucketChangeSchema,
  bucketSchema,
  moveSchema,
  newBucketSchema,
  removeSchema,
  signManySchema,
  signSchema,
  storedSchema,
} from "../storage/storage-schemas.ts";
import type { Operation } from "./operation.ts";

const message = z.object({ message: z.string() });
const listed = z.array(z.looseObject({ name: z.string(), id: z.string().nullable() }));
const file = { type: "application/octet-stream" };
const done = (schema: z.ZodType, describes = "Done.") => ({ status: 200, describes, schema });
const bytes = { status: 200, describes: "The bytes.", ...file };
const NAME = "{bucket}/{name}";

type Call = [
  method: Operation["method"],
  path: string,
  summary: string,
  response: Operation["response"],
  request?: Operation["request"],
  auth?: Operation["auth"],
];

const calls: Call[] = [
  ["get", "/bucket", "All buckets", done(z.array(bucketSchema))],
  [
    "post",
    "/bucket",
    "Makes a bucket; the owner's server only",
    done(z.object({ name: z.string() })),
    { schema: newBucketSchema },
  ],
  ["get", "/bucket/{bucket}", "One bucket", done(bucketSchema)],
  [
    "put",
    "/bucket/{bucket}",
    "Changes a bucket; the owner's server only",
    done(message),
    { schema: bucketChangeSchema },
  ],
  ["delete", "/bucket/{bucket}", "Removes an empty bucket; the owner's server only", done(message)],
  ["post", "/bucket/{bucket}/empty", "Removes all objects of a bucket; the owner's server only", done(message)],
  [
    "post",
    `/object/${NAME}`,
    "Uploads; names begin with the person's id. With x-upsert: true over an older one",
    done(storedSchema),
    file,
  ],
  ["put", `/object/${NAME}`, "Uploads over an older one", done(storedSchema), file],
  ["get", `/object/${NAME}`, "Downloads", bytes],
  ["get", `/object/authenticated/${NAME}`, "Downloads", bytes],
  ["get", `/object/public/${NAME}`, "Downloads from a public bucket", bytes, undefined, "none"],
  [
    "get",
    `/object/info/${NAME}`,
    "What is known of an object",
    done(z.looseObject({ id: z.string(), size: z.number() })),
  ],
  [
    "delete",
    "/object/{bucket}",
    "Removes objects; answers those that were there",
    done(listed),
    { schema: removeSchema },
  ],
  ["post", "/object/list/{bucket}", "The members of a folder", done(listed), { schema: listRequestSchema }],
  [
    "post",
    "/object/list-v2/{bucket}",
    "What a name begins with, page by page",
    done(
      z.object({
        hasNext: z.boolean(),
        nextCursor: z.string().optional(),
        folders: z.array(z.object({ key: z.string(), name: z.string() })),
        objects: listed,
      }),
    ),
    { schema: pageRequestSchema },
  ],
  ["post", "/object/move", "Gives an object another name", done(message), { schema: moveSchema }],
  ["post", "/object/copy", "Copies an object", done(storedSchema), { schema: moveSchema }],
  [
    "post",
    `/object/sign/${NAME}`,
    "A link that opens one object",
    done(z.object({ signedURL: z.string() })),
    { schema: signSchema },
  ],
  [
    "post",
    "/object/sign/{bucket}",
    "Links that open several objects",
    done(z.array(z.looseObject({ path: z.string() }))),
    { schema: signManySchema },
  ],
  ["get", `/object/sign/${NAME}`, "Downloads by a signed link (token in the query)", bytes, undefined, "link"],
  [
    "post",
    `/object/upload/sign/${NAME}`,
    "A link by which one object may be uploaded, for two hours",
    done(z.object({ url: z.string(), token: z.string() })),
  ],
  [
    "put",
    `/object/upload/sign/${NAME}`,
    "Uploads by a signed link (token in the query)",
    done(storedSchema),
    file,
    "link",
  ],
];

const ERRORS = {
  400: "The name, link or body is not valid: { statusCode, error, message }.",
  401: "Nobody is signed in.",
  403: "Not this person's.",
  404: "No such bucket or object, or not one's own.",
  409: "The name is taken.",
  413: "Too large, or no room left.",
  415: "The bucket does not take this type.",
};

export const storageOperations: Operation[] = calls.map(
  ([method, path, summary, response, request, auth = "bearer"]) => ({
    method,
    path: `/storage/v1${path}`,
    tag: "Storage",
    summary,
    auth,
    ...(auth === "bearer" && scopeOf(method, path)),
    request,
    response,
    errors: ERRORS,
  }),
);

/** What is written asks for writing; buckets are changed by the owner's server alone. */
function scopeOf(method: Operation["method"], path: string): Pick<Operation, "scope"> {
  const isBucket = path.startsWith("/bucket");
  if (method === "get" || method === "head") return { scope: "files:read" };
  if (isBucket) return {};
  return { scope: /^\/object\/(?:list|list-v2|sign)\b/.test(path) ? "files:read" : "files:write" };
}
