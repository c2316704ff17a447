import * as oauth from "oauth4webapi";
import { z } from "zod";
import type { ProviderSettings } from "#core/identity/identity-settings.ts";
import { verifyIdToken } from "./id-token.ts";
import { ProviderFailed } from "./provider-failed.ts";
import { newProviderMemory, type ProviderServer, providerServerSchema } from "./provider-memory.ts";
import { type ProviderProfile, profileOf } from "./provider-profile.ts";

export type ProviderTokens = { accessToken: string; refreshToken: string | null; idToken: string | null };
export type ProviderClient = ReturnType<typeof createProviderClient>;

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_CHARACTERS = 256 * 1024;
/** A provider announces new addresses long before it leaves the old ones. */
const SERVER_LIFETIME_MS = 60 * 60 * 1000;

/** ID tokens are judged in id-token.ts, with keys, wherever they come from. Some providers leave out `token_type`. */
const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullish(),
  id_token: z.string().nullish(),
});

/**
 * Client for OAuth 2 (RFC 6749) and OpenID Connect with PKCE, for any provider in the settings. What providers publish is kept in
 * `memory`. Throws ProviderFailed.
 */
export function createProviderClient(fetcher: (request: Request) => Promise<Response>, memory = newProviderMemory()) {
  const asking = { [oauth.customFetch]: ask, [oauth.allowInsecureRequests]: true };

  return {
    async authorizationUrl(
      provider: ProviderSettings,
      of: { redirectUri: string; state: string; challenge: string; nonce: string; scopes: string | null },
    ): Promise<string> {
      const url = new URL((await serverOf(provider)).authorization_endpoint);
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

    /**
     * `issuer`: who the provider's redirect says it comes from (RFC 9207); null: it does not say. The caller has checked `state`.
     */
    async exchange(
      provider: ProviderSettings,
      of: { code: string; issuer: string | null; redirectUri: string; verifier: string },
    ): Promise<ProviderTokens> {
      const server = await serverOf(provider);
      const answer = await ofProtocol(async () => {
        const said = { code: of.code, ...(of.issuer !== null && provider.issuer && { iss: of.issuer }) };
        const returned = oauth.validateAuthResponse(server, clientOf(provider), new URLSearchParams(said));
        const { redirectUri, verifier } = of;
        const secret = provider.client_secret ? oauth.ClientSecretPost(provider.client_secret) : oauth.None();
        const client = clientOf(provider);
        return oauth.authorizationCodeGrantRequest(server, client, secret, returned, redirectUri, verifier, asking);
      });
      const tokens = await readAnswer(answer, tokensSchema);
      return {
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
        idToken: tokens.id_token ?? null,
      };
    },

    /** From the ID token if there is one, else (or without an email address in it) from the userinfo endpoint. */
    async profile(
      provider: ProviderSettings,
      tokens: ProviderTokens,
      of: { nonce: string; nowMs: number },
    ): Promise<ProviderProfile> {
      const server = await serverOf(provider);
      if (tokens.idToken !== null && server.jwks_uri) {
        const profile = await profileIn(provider, server, tokens.idToken, of);
        if (profile.email !== null || !server.userinfo_endpoint) return profile;
        const more = await userinfo(provider, server, tokens.accessToken);
        if (more.subject !== profile.subject) throw new ProviderFailed("refused");
        return more;
      }
      if (!server.userinfo_endpoint) throw new ProviderFailed("unreadable");
      return userinfo(provider, server, tokens.accessToken);
    },

    /** For apps that signed in at the provider themselves. `nonce` is the hash that the token must contain; null: it has none. */
    async profileOfIdToken(
      provider: ProviderSettings,
      idToken: string,
      of: { nonce: string | null; nowMs: number },
    ): Promise<ProviderProfile> {
      return profileIn(provider, await serverOf(provider), idToken, of);
    },
  };

  async function serverOf(provider: ProviderSettings): Promise<ProviderServer> {
    const { issuer, authorize_url, token_url, userinfo_url, jwks_url } = provider;
    const set = { ...(userinfo_url && { userinfo_endpoint: userinfo_url }), ...(jwks_url && { jwks_uri: jwks_url }) };
    if (authorize_url && token_url) {
      // Without an issuer nothing is compared with this name.
      const named = { issuer: issuer ?? new URL(token_url).origin };
      return { ...named, authorization_endpoint: authorize_url, token_endpoint: token_url, ...set };
    }
    return { ...(await discovered(issuer ?? "")), ...set };
  }

  async function discovered(issuer: string): Promise<ProviderServer> {
    const known = memory.servers.get(issuer);
    if (known && Date.now() < known.readAt + SERVER_LIFETIME_MS) return known.server;
    const found = await ofProtocol(async () =>
      oauth.processDiscoveryResponse(new URL(issuer), await oauth.discoveryRequest(new URL(issuer), asking)),
    );
    const server = providerServerSchema.safeParse(found);
    if (!server.success) throw new ProviderFailed("unreadable");
    memory.servers.set(issuer, { server: server.data, readAt: Date.now() });
    return server.data;
  }

  async function profileIn(
    provider: ProviderSettings,
    server: ProviderServer,
    idToken: string,
    of: { nonce: string | null; nowMs: number },
  ): Promise<ProviderProfile> {
    if (!server.jwks_uri || !provider.issuer) throw new ProviderFailed("bad-id-token");
    const expected = { provider, issuer: server.issuer, keySetAddress: server.jwks_uri, ...of };
    return profileOf(await verifyIdToken(idToken, expected, { ask, memory }));
  }

  async function userinfo(
    provider: ProviderSettings,
    server: ProviderServer,
    accessToken: string,
  ): Promise<ProviderProfile> {
    const options = { ...asking, headers: { "User-Agent": "rolecall" } };
    const answer = await ofProtocol(() => oauth.userInfoRequest(server, clientOf(provider), accessToken, options));
    return profileOf(await readAnswer(answer, z.unknown()));
  }

  /** The fetch of both libraries. Answers with JSON of bearable size, or throws ProviderFailed. */
  async function ask(address: string, init: RequestInit): Promise<Response> {
    const { protocol, hostname } = new URL(address);
    if (protocol !== "https:" && !THIS_MACHINE.includes(hostname)) throw new ProviderFailed("refused");
    let response: Response;
    let text: string;
    try {
      const options = { ...init, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "manual" } as const;
      response = await fetcher(new Request(address, options));
      text = await response.text();
    } catch {
      throw new ProviderFailed("unreachable");
    }
    if (!response.ok) throw new ProviderFailed("refused");
    if (text.length > MAX_ANSWER_CHARACTERS || !isJson(text)) throw new ProviderFailed("unreadable");
    return new Response(text, { headers: { "Content-Type": "application/json" } });
  }
}

/** Providers on them, for development, may be asked over plain http. */
const THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];

function clientOf(provider: ProviderSettings): oauth.Client {
  return { client_id: provider.client_id };
}

async function readAnswer<Schema extends z.ZodType>(answer: Response, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await answer.json());
  if (!parsed.success) throw new ProviderFailed("unreadable");
  return parsed.data;
}

/** What the library finds wrong with a provider's answer is the provider's failure; anything else is a fault of ours. */
async function ofProtocol<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof oauth.OperationProcessingError) throw new ProviderFailed("refused");
    throw error;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
