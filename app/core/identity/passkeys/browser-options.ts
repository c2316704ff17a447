import { z } from "zod/mini";

// What the server hands to a browser's authenticator (WebAuthn 3, 5.1.8 and 5.1.9), as far as it uses it. By zod/mini, which is small
// and never tries to make a function of a text: the pages' policy forbids it.

const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
const descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.catch(z.optional(z.array(transport)), undefined),
});
const verification = z.enum(["discouraged", "preferred", "required"]);

export const requestOptionsSchema = z.object({
  challenge: z.string(),
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    allowCredentials: z.optional(z.array(descriptor)),
    userVerification: verification,
  }),
});

export const creationOptionsSchema = z.object({
  challenge: z.string(),
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
    timeout: z.number(),
    attestation: z.literal("none"),
    excludeCredentials: z.optional(z.array(descriptor)),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: verification,
    }),
  }),
});

/** What is said where the server refuses. */
export const refusedOptionsSchema = z.object({ text: z.string() });
