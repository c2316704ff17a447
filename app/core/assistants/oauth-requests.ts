import { z } from "zod";
import { isRedirectAddress } from "./redirect-address.ts";

/** RFC 7591. What a program says of itself beyond this is not kept; nothing of it is proven. */
export const registrationSchema = z.object({
  redirect_uris: z.array(z.string().refine(isRedirectAddress)).min(1).max(10),
  client_name: z.string().trim().max(80).optional(),
});

/** The parameters of /oauth/authorize, besides the client and its address. */
export const authorizationSchema = z.object({
  response_type: z.string(),
  code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  code_challenge_method: z.literal("S256"),
});

export const tokenRequestSchema = z.discriminatedUnion("grant_type", [
  z.object({
    grant_type: z.literal("authorization_code"),
    client_id: z.string().max(64),
    code: z.string().max(200),
    redirect_uri: z.string().max(2000),
    code_verifier: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/),
    resource: z.string().optional(),
  }),
  z.object({
    grant_type: z.literal("refresh_token"),
    client_id: z.string().max(64),
    refresh_token: z.string().max(200),
    resource: z.string().optional(),
    scope: z.string().optional(),
  }),
]);
export type TokenRequest = z.infer<typeof tokenRequestSchema>;

/** What a code may take to be exchanged (OAuth 2.1, 4.1.2: ten minutes at most). */
export const CODE_LIFE_MS = 60 * 1000;
export const ACCESS_LIFE_MS = 60 * 60 * 1000;
/** From its last exchange on. */
export const REFRESH_LIFE_MS = 30 * 24 * 60 * 60 * 1000;
/** A program that nobody has let in is forgotten. */
export const UNUSED_CLIENT_KEPT_MS = 24 * 60 * 60 * 1000;
/** Registrations of one address in an hour; an office may stand behind one. */
export const REGISTRATIONS_PER_ADDRESS = 30;
