import { expect, test } from "vitest";
import type { ProviderSettings } from "#core/identity/identity-settings.ts";
import { createProviderClient, type ProviderFailed } from "#workers/adapters/identity/provider-client.ts";

// A provider with OpenID is tests/workers/api/identity/oauth.test.ts; here is what else they do.

const HUB: ProviderSettings = {
  client_id: "id",
  client_secret: "secret",
  authorize_url: "https://hub.example/authorize?allow=1",
  token_url: "https://hub.example/token",
  userinfo_url: "https://hub.example/me",
  scopes: "read:user user:email",
  audiences: [],
};
const tokens = { accessToken: "hub-access", refreshToken: null, idToken: null };
const of = { nonce: "n", nowMs: 0 };

function answering(answer: Response | ((request: Request) => Response)) {
  return createProviderClient(async (request) => (typeof answer === "function" ? answer(request) : answer));
}

const kindOf = async (work: Promise<unknown>) => {
  const error: ProviderFailed = await work.then(
    () => Promise.reject(new Error("nothing failed")),
    (thrown) => thrown,
  );
  return error.kind;
};

test("plain OAuth 2 reads the person from the userinfo address, by number and login name", async () => {
  const client = answering((request) => {
    expect(request.url).toBe("https://hub.example/me");
    expect(request.headers.get("Authorization")).toBe("Bearer hub-access");
    return Response.json({
      id: 42,
      login: "dana",
      email: "dana@agency.example",
      avatar_url: "https://hub.example/a.png",
    });
  });
  expect(await client.profile(HUB, tokens, of)).toEqual({
    subject: "42",
    email: "dana@agency.example",
    isEmailVerified: false,
    fullName: "dana",
    data: {
      sub: "42",
      email: "dana@agency.example",
      email_verified: false,
      full_name: "dana",
      name: "dana",
      avatar_url: "https://hub.example/a.png",
    },
  });
});

test("the address a browser is sent to keeps its own parameters and names each scope once", async () => {
  const address = await answering(new Response()).authorizationUrl(HUB, {
    redirectUri: "https://rolecall.example/auth/v1/callback",
    state: "s",
    challenge: "c",
    nonce: "n",
    scopes: "read:user repo",
  });
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    allow: "1",
    client_id: "id",
    redirect_uri: "https://rolecall.example/auth/v1/callback",
    response_type: "code",
    scope: "read:user user:email repo",
    state: "s",
    code_challenge: "c",
    code_challenge_method: "S256",
    nonce: "n",
  });
});

test.each<[string, () => Response, ProviderFailed["kind"]]>([
  ["refuses", () => new Response("no", { status: 401 }), "refused"],
  [
    "sends elsewhere",
    () => new Response(null, { status: 302, headers: { Location: "https://evil.example" } }),
    "refused",
  ],
  ["answers HTML", () => new Response("<html>"), "unreadable"],
  ["names nobody", () => Response.json({ email: "dana@agency.example" }), "unreadable"],
  ["answers without end", () => Response.json({ sub: "1", name: "x".repeat(300_000) }), "unreadable"],
  [
    "is not there",
    () => {
      throw new TypeError("Network connection lost.");
    },
    "unreachable",
  ],
])("a provider that %s", async (_, answer, kind) => {
  expect(await kindOf(answering(answer).profile(HUB, tokens, of))).toBe(kind);
});

test("a discovery document of another issuer is not believed", async () => {
  const provider: ProviderSettings = {
    client_id: "id",
    client_secret: "",
    issuer: "https://id.example",
    scopes: "",
    audiences: [],
  };
  const client = answering(() =>
    Response.json({
      issuer: "https://evil.example",
      authorization_endpoint: "https://evil.example/a",
      token_endpoint: "https://evil.example/t",
    }),
  );
  expect(await kindOf(client.exchange(provider, { code: "c", redirectUri: "r", verifier: "v" }))).toBe("refused");
});
