import { z } from "zod";
import type { ProviderSettings } from "#core/identity/identity-settings.ts";
import { type JwtAlgorithm, type PublicKey, publicPart, verifyJwt } from "./jwt.ts";

/** A person as a provider describes them. */
export type ProviderProfile = {
  subject: string;
  email: string | null;
  /** Whether the provider says that it has verified the email address; false if it does not say. */
  isEmailVerified: boolean;
  fullName: string | null;
  /** Stored as identity_data. */
  data: Record<string, unknown>;
};

export type ProviderTokens = { accessToken: string; refreshToken: string | null; idToken: string | null };

/** A failure at a provider. Only its kind is kept, since a provider's response may contain personal text. */
export class ProviderFailed extends Error {
  readonly kind: "unreachable" | "refused" | "unreadable" | "bad-id-token" | "wrong-audience" | "wrong-nonce";
  constructor(kind: ProviderFailed["kind"]) {
    super(`provider: ${kind}`);
    this.name = "ProviderFailed";
    this.kind = kind;
  }
}

export type ProviderClient = ReturnType<typeof createProviderClient>;

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_CHARACTERS = 256 * 1024;

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url().optional(),
});
type Endpoints = {
  issuer: string | null;
  authorize: string;
  token: string;
  userinfo: string | null;
  jwks: string | null;
};

const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullish(),
  id_token: z.string().nullish(),
});
const booleanClaim = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);
/** Standard claims of OpenID Connect. Plain OAuth 2 providers use `id` for sub and `login` for name. */
const profileSchema = z.looseObject({
  sub: z.union([z.string(), z.number()]).nullish(),
  id: z.union([z.string(), z.number()]).nullish(),
  email: z.string().nullish(),
  email_verified: booleanClaim.nullish(),
  name: z.string().nullish(),
  login: z.string().nullish(),
  picture: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const idTokenSchema = z.looseObject({
  iss: z.string(),
  sub: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  nonce: z.string().nullish(),
});
const keySetSchema = z.object({
  keys: z.array(
    z.looseObject({
      kty: z.string(),
      kid: z.string().optional(),
      alg: z.string().optional(),
      use: z.string().optional(),
      crv: z.string().optional(),
      x: z.string().optional(),
      y: z.string().optional(),
      n: z.string().optional(),
      e: z.string().optional(),
    }),
  ),
});

/** Client for OAuth 2 (RFC 6749) and OpenID Connect with PKCE, for any provider in the settings. Throws ProviderFailed. */
export function createProviderClient(fetcher: (request: Request) => Promise<Response>) {
  return {
    async authorizationUrl(
      provider: ProviderSettings,
      of: { redirectUri: string; state: string; challenge: string; nonce: string; scopes: string | null },
    ): Promise<string> {
      const url = new URL((await endpointsOf(provider)).authorize);
      const parameters = {
        client_id: provider.client_id,
        redirect_uri: of.redirectUri,
        response_type: "code",
        scope: [...new Set(`${provider.scopes} ${of.scopes ?? ""}`.trim().split(/\s+/))].join(" "),
        state: of.state,
        code_challenge: of.challenge,
        code_challenge_method: "S256",
        nonce: of.nonce,
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    async exchange(
      provider: ProviderSettings,
      of: { code: string; redirectUri: string; verifier: string },
    ): Promise<ProviderTokens> {
      const body = new URLSearchParams({
        grant_type: "authorization_code",
        code: of.code,
        redirect_uri: of.redirectUri,
        code_verifier: of.verifier,
        client_id: provider.client_id,
        ...(provider.client_secret && { client_secret: provider.client_secret }),
      });
      const { token } = await endpointsOf(provider);
      const answer = await fetchJson(new Request(token, { method: "POST", body, headers: JSON_WANTED }), tokensSchema);
      return {
        accessToken: answer.access_token,
        refreshToken: answer.refresh_token ?? null,
        idToken: answer.id_token ?? null,
      };
    },

    /** From the ID token if there is one, else (or without an email address in it) from the userinfo endpoint. */
    async profile(
      provider: ProviderSettings,
      tokens: ProviderTokens,
      of: { nonce: string; nowMs: number },
    ): Promise<ProviderProfile> {
      const endpoints = await endpointsOf(provider);
      if (tokens.idToken !== null && endpoints.jwks !== null) {
        const profile = await verifyIdToken(provider, endpoints, tokens.idToken, of);
        if (profile.email !== null || endpoints.userinfo === null) return profile;
        const more = await userinfo(endpoints.userinfo, tokens.accessToken);
        if (more.subject !== profile.subject) throw new ProviderFailed("refused");
        return more;
      }
      if (endpoints.userinfo === null) throw new ProviderFailed("unreadable");
      return userinfo(endpoints.userinfo, tokens.accessToken);
    },

    /**
     * For apps that signed in at the provider themselves. `nonce` is the hash that the token must contain; null: it has none.
     */
    async profileOfIdToken(
      provider: ProviderSettings,
      idToken: string,
      of: { nonce: string | null; nowMs: number },
    ): Promise<ProviderProfile> {
      return verifyIdToken(provider, await endpointsOf(provider), idToken, of);
    },
  };

  async function endpointsOf(provider: ProviderSettings): Promise<Endpoints> {
    const own = {
      issuer: provider.issuer ?? null,
      userinfo: provider.userinfo_url ?? null,
      jwks: provider.jwks_url ?? null,
    };
    if (provider.authorize_url && provider.token_url) {
      return { ...own, authorize: provider.authorize_url, token: provider.token_url };
    }
    const address = `${(provider.issuer ?? "").replace(/\/+$/, "")}/.well-known/openid-configuration`;
    const found = await fetchJson(new Request(address, { headers: JSON_WANTED }), discoverySchema);
    if (found.issuer !== provider.issuer) throw new ProviderFailed("refused");
    return {
      issuer: found.issuer,
      authorize: found.authorization_endpoint,
      token: found.token_endpoint,
      userinfo: own.userinfo ?? found.userinfo_endpoint ?? null,
      jwks: own.jwks ?? found.jwks_uri ?? null,
    };
  }

  async function verifyIdToken(
    provider: ProviderSettings,
    endpoints: Endpoints,
    idToken: string,
    of: { nonce: string | null; nowMs: number },
  ): Promise<ProviderProfile> {
    if (endpoints.jwks === null || endpoints.issuer === null) throw new ProviderFailed("bad-id-token");
    const { keys } = await fetchJson(new Request(endpoints.jwks, { headers: JSON_WANTED }), keySetSchema);
    const claims = idTokenSchema.safeParse(await verifyJwt(idToken, keys.flatMap(signatureKey)));
    if (!claims.success || claims.data.exp * 1000 <= of.nowMs || claims.data.iss !== endpoints.issuer) {
      throw new ProviderFailed("bad-id-token");
    }
    const audiences = [provider.client_id, ...provider.audiences];
    if (![claims.data.aud].flat().some((audience) => audiences.includes(audience))) {
      throw new ProviderFailed("wrong-audience");
    }
    if ((claims.data.nonce ?? null) !== of.nonce) throw new ProviderFailed("wrong-nonce");
    return profileOf(claims.data);
  }

  async function userinfo(address: string, accessToken: string): Promise<ProviderProfile> {
    const headers = { ...JSON_WANTED, Authorization: `Bearer ${accessToken}`, "User-Agent": "rolecall" };
    return profileOf(await fetchJson(new Request(address, { headers }), z.unknown()));
  }

  async function fetchJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
    let response: Response;
    let text: string;
    try {
      response = await fetcher(new Request(request, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "manual" }));
      text = await response.text();
    } catch {
      throw new ProviderFailed("unreachable");
    }
    if (!response.ok) throw new ProviderFailed("refused");
    const parsed = text.length > MAX_ANSWER_CHARACTERS ? undefined : schema.safeParse(jsonOf(text));
    if (!parsed?.success) throw new ProviderFailed("unreadable");
    return parsed.data;
  }
}

const JSON_WANTED = { Accept: "application/json" };

function profileOf(claims: unknown): ProviderProfile {
  const parsed = profileSchema.safeParse(claims);
  const subject = parsed.success ? (parsed.data.sub ?? parsed.data.id) : null;
  if (!parsed.success || subject === null || subject === undefined) throw new ProviderFailed("unreadable");
  const { email, email_verified, name, login, picture, avatar_url } = parsed.data;
  const fullName = name ?? login ?? null;
  return {
    subject: String(subject),
    email: email ?? null,
    isEmailVerified: email_verified ?? false,
    fullName,
    data: {
      sub: String(subject),
      ...(email && { email, email_verified: email_verified ?? false }),
      ...(fullName !== null && { full_name: fullName, name: fullName }),
      ...((picture ?? avatar_url) && { avatar_url: picture ?? avatar_url }),
    },
  };
}

function signatureKey(jwk: z.infer<typeof keySetSchema>["keys"][number]): PublicKey[] {
  if (jwk.use !== undefined && jwk.use !== "sig") return [];
  const alg: JwtAlgorithm | null = jwk.kty === "RSA" ? "RS256" : jwk.crv === "P-256" ? "ES256" : null;
  if (alg === null || (jwk.alg !== undefined && jwk.alg !== alg)) return [];
  return [{ kid: jwk.kid ?? "", alg, publicJwk: publicPart(jwk) }];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
