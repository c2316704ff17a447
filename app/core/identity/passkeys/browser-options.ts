import { z } from "zod";

// What the server hands to a browser's authenticator (WebAuthn 3, 5.1.8 and 5.1.9), as far as it uses it.

const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
const descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(transport).optional().catch(undefined),
});
const verification = z.enum(["discouraged", "preferred", "required"]);

export const requestOptionsSchema = z.object({
  challenge: z.string(),
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    allowCredentials: z.array(descriptor).optional(),
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
    excludeCredentials: z.array(descriptor).optional(),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.boolean().optional(),
      userVerification: verification,
    }),
  }),
});
