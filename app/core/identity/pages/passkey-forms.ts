import { z } from "zod";
import { PASSKEY_NAME_MAX_LENGTH } from "../passkeys/passkey-limits.ts";

// The forms of passkeys. What an authenticator answered is a JSON text in a field, since a form has only texts.

const NAME_PROBLEM = "Please enter a name";
const id = z.string().max(100);
const name = z
  .string({ error: NAME_PROBLEM })
  .trim()
  .min(1, NAME_PROBLEM)
  .max(PASSKEY_NAME_MAX_LENGTH, `The name can have at most ${PASSKEY_NAME_MAX_LENGTH} characters`);
const credential = z
  .string()
  .max(60_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "This is not JSON" });
      return z.NEVER;
    }
  });

export const passkeyProofSchema = z.object({ challenge: id, credential });
export const passkeyAnswerSchema = passkeyProofSchema.extend({ name });
export const passkeyNameSchema = z.object({ passkey: id, name });
export const passkeyRemovalSchema = z.object({
  passkey: id,
  currentPassword: z.string().max(2000).optional(),
  code: z.string().trim().max(100).optional(),
});
