import { newSigningKey, type SigningKey, signJwt } from "#workers/adapters/identity/jwt.ts";
import { sha256Base64url } from "#workers/adapters/signing/base64url.ts";

const ISSUER = "https://id.provider.example";
export const CLIENT_ID = "rolecall-at-the-provider";

export type Account = { sub: string; email?: string | undefined; email_verified?: boolean; name?: string };

/** OAUTH_PROVIDERS for the scripted provider, under the name "acme". */
export const ACME = JSON.stringify({
  acme: { issuer: ISSUER, client_id: CLIENT_ID, client_secret: "secret of rolecall", audiences: ["the-phone-app"] },
});

/**
 * An OpenID provider in memory: discovery, keys, code exchange with PKCE. `consent` is what its sign-in page would do: it reads
 * the address a browser was sent to, and answers where the browser is sent back to.
 */
export async function scriptedProvider(nowMs: () => number) {
  const key: SigningKey = await newSigningKey("acme-1");
  const codes = new Map<string, { account: Account; challenge: string; nonce: string; redirectUri: string }>();
  let issued = 0;
  const provider = {
    /** Claims that the next ID token has instead of the right ones. */
    lie: {} as Record<string, unknown>,
    /** How many code exchanges were asked for. */
    exchanges: 0,

    consent(address: string, account: Account): URL {
      const { searchParams, origin } = new URL(address);
      const redirectUri = searchParams.get("redirect_uri") ?? "";
      if (origin !== ISSUER || searchParams.get("client_id") !== CLIENT_ID) throw new Error(`not for us: ${address}`);
      issued += 1;
      const code = `code-${issued}`;
      const challenge = searchParams.get("code_challenge") ?? "";
      codes.set(code, { account, challenge, nonce: searchParams.get("nonce") ?? "", redirectUri });
      const back = new URL(redirectUri);
      back.search = new URLSearchParams({ code, state: searchParams.get("state") ?? "" }).toString();
      return back;
    },

    idToken: (account: Account, of: Record<string, unknown> = {}) =>
      signJwt(key, {
        iss: ISSUER,
        aud: CLIENT_ID,
        exp: Math.floor(nowMs() / 1000) + 300,
        ...account,
        ...of,
        ...provider.lie,
      }),

    async fetch(request: Request): Promise<Response> {
      const { origin, pathname } = new URL(request.url);
      if (origin !== ISSUER) throw new Error(`somebody else was asked: ${request.url}`);
      if (pathname === "/.well-known/openid-configuration") {
        return Response.json({
          issuer: ISSUER,
          authorization_endpoint: `${ISSUER}/authorize`,
          token_endpoint: `${ISSUER}/token`,
          jwks_uri: `${ISSUER}/keys`,
        });
      }
      if (pathname === "/keys") {
        return Response.json({ keys: [{ ...key.publicJwk, kid: key.kid, alg: key.alg, use: "sig" }] });
      }
      if (pathname !== "/token") return new Response("not found", { status: 404 });
      provider.exchanges += 1;
      const fields = await request.formData();
      const form = { get: (name: string) => String(fields.get(name) ?? "") };
      const found = codes.get(form.get("code"));
      codes.delete(form.get("code"));
      const isRight =
        found !== undefined &&
        form.get("client_secret") === "secret of rolecall" &&
        form.get("redirect_uri") === found.redirectUri &&
        (await sha256Base64url(form.get("code_verifier"))) === found.challenge;
      if (!isRight) return Response.json({ error: "invalid_grant" }, { status: 400 });
      return Response.json({
        access_token: "acme-access",
        refresh_token: "acme-refresh",
        id_token: await provider.idToken(found.account, { nonce: found.nonce }),
      });
    },
  };
  return provider;
}
