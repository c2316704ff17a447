import { z } from "zod";

// What a browser sends of an authenticator's answer: RegistrationResponseJSON and AuthenticationResponseJSON (WebAuthn 3, 5.1).

/** Far above the largest answer of an authenticator, and short enough to be read. */
const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*={0,2}$/);

const credential = {
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
};

export const registrationAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});
export type RegistrationAnswer = z.output<typeof registrationAnswer>;

export const authenticationAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});
export type AuthenticationAnswer = z.output<typeof authenticationAnswer>;
