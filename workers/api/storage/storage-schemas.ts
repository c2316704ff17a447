import { z } from "zod";
import { LINK_MAX_SECONDS, OBJECT_MAX_BYTES, parseSize } from "#core/storage/objects.ts";

const name = z.string().min(1).max(1024);
const bucketName = z.string().min(1).max(63);

const bucketRules = {
  public: z.boolean().optional(),
  /** Bytes, or text such as "1MB". */
  file_size_limit: z
    .union([z.number(), z.string().transform(parseSize)])
    .pipe(z.number().int().positive().max(OBJECT_MAX_BYTES))
    .nullish(),
  allowed_mime_types: z
    .array(z.string().regex(/^[\w.+-]+\/([\w.+-]+|\*)$/))
    .max(50)
    .nullish(),
};
/** Clients also send `id`, which equals the name, and `type`; both are ignored. */
export const newBucketSchema = z.object({ name: bucketName, id: bucketName.optional(), ...bucketRules });
export const bucketChangeSchema = z.object(bucketRules);
export const removeSchema = z.object({ prefixes: z.array(name).min(1).max(1000) });
export const moveSchema = z.object({
  bucketId: bucketName,
  sourceKey: name,
  destinationKey: name,
  destinationBucket: bucketName.nullish(),
});
const expiresIn = z.number().int().min(1).max(LINK_MAX_SECONDS);
export const signSchema = z.object({ expiresIn });
export const signManySchema = z.object({ expiresIn, paths: z.array(name).min(1).max(500) });

export const storedSchema = z.object({ Id: z.string(), Key: z.string() });
export const bucketSchema = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  type: z.literal("STANDARD"),
  public: z.boolean(),
  file_size_limit: z.number().nullable(),
  allowed_mime_types: z.array(z.string()).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
