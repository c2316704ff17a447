import { afterEach, describe, expect, test, vi } from "vitest";
import type { ProviderSettings } from "#core/identity/identity-settings.ts";
import { newSigningKey, type SigningKey, signJwt } from "#workers/adapters/identity/jwt.ts";
import { createProviderClient } from "#workers/adapters/identity/provider-client.ts";
import type { ProviderFailed } from "#workers/adapters/identity/provider-failed.ts";

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
  expect(await kindOf(client.exchange(provider, { code: "c", issuer: null, redirectUri: "r", verifier: "v" }))).toBe(
    "refused",
  );
});

describe("a provider with an ID token whose addresses the owner has set", () => {
  const OPEN_HUB: ProviderSettings = {
    ...HUB,
    issuer: "https://hub.example",
    jwks_url: "https://hub.example/keys",
  };
  const account = { sub: "42", name: "Dana Reyes" };

  /** Answers the key set and the userinfo; `keys` are what stands in the set. */
  function hub(keys: Record<string, unknown>[], me: Record<string, unknown> = {}) {
    return answering((request) =>
      request.url.endsWith("/keys") ? Response.json({ keys }) : Response.json({ sub: "42", ...me }),
    );
  }

  const published = (key: SigningKey, change: Record<string, unknown> = {}) => ({
    ...key.publicJwk,
    kid: key.kid,
    alg: key.alg,
    use: "sig",
    ...change,
  });

  async function signedBy(key: SigningKey, claims: Record<string, unknown> = {}) {
    const idToken = await signJwt(key, {
      iss: "https://hub.example",
      aud: "id",
      exp: 60,
      nonce: "n",
      ...account,
      ...claims,
    });
    return { ...tokens, idToken };
  }

  test("takes the email address from the userinfo where the token has none", async () => {
    const key = await newSigningKey("one");
    const client = hub([published(key)], { email: "dana@agency.example", email_verified: "true" });
    expect(await client.profile(OPEN_HUB, await signedBy(key), of)).toMatchObject({
      subject: "42",
      email: "dana@agency.example",
      isEmailVerified: true,
    });
  });

  test("does not believe a userinfo about somebody else", async () => {
    const key = await newSigningKey("one");
    const client = hub([published(key)], { sub: "43", email: "lee@agency.example" });
    expect(await kindOf(client.profile(OPEN_HUB, await signedBy(key), of))).toBe("refused");
  });

  test("is content with a token without an email address where there is no userinfo", async () => {
    const key = await newSigningKey("one");
    const provider = { ...OPEN_HUB, userinfo_url: undefined };
    expect(await hub([published(key)]).profile(provider, await signedBy(key), of)).toMatchObject({
      subject: "42",
      email: null,
      fullName: "Dana Reyes",
    });
  });

  test("without an ID token and without a userinfo says nothing of the person", async () => {
    expect(await kindOf(hub([]).profile({ ...OPEN_HUB, userinfo_url: undefined }, tokens, of))).toBe("unreadable");
  });

  test("without a key set no ID token of an app is believed", async () => {
    const key = await newSigningKey("one");
    const { idToken } = await signedBy(key);
    expect(await kindOf(hub([]).profileOfIdToken(HUB, idToken, of))).toBe("bad-id-token");
  });

  test.each([
    ["for encryption", { use: "enc" }],
    ["of another algorithm", { alg: "ES384" }],
    ["of another curve", { crv: "P-384" }],
    ["of another kind", { kty: "OKP", crv: "Ed25519" }],
  ])("a key %s signs nothing", async (_, change) => {
    const key = await newSigningKey("one");
    expect(await kindOf(hub([published(key, change)]).profile(OPEN_HUB, await signedBy(key), of))).toBe("bad-id-token");
  });

  test("a key set may leave out what a key is for and its id, and may hold RSA keys beside it", async () => {
    const key = await newSigningKey("");
    const bare = { ...key.publicJwk };
    const client = hub([{ kty: "RSA", n: "AQAB", e: "AQAB", kid: "other" }, bare]);
    const provider = { ...OPEN_HUB, userinfo_url: undefined };
    expect(await client.profile(provider, await signedBy(key), of)).toMatchObject({ subject: "42" });
  });

  test("a code is exchanged without a secret where the owner has none, and the answer may hold one token alone", async () => {
    const client = createProviderClient(async (request) => {
      expect((await request.formData()).has("client_secret")).toBe(false);
      return Response.json({ access_token: "hub-access" });
    });
    const exchanged = await client.exchange(
      { ...HUB, client_secret: "" },
      { code: "c", issuer: null, redirectUri: "r", verifier: "v" },
    );
    expect(exchanged).toEqual({ accessToken: "hub-access", refreshToken: null, idToken: null });
  });
});

test("a discovery document's key set and userinfo are used where the owner has set none", async () => {
  const key = await newSigningKey("one");
  const issuer = "https://id.example/";
  const provider: ProviderSettings = { client_id: "id", client_secret: "", issuer, scopes: "", audiences: [] };
  const asked: string[] = [];
  const client = answering((request) => {
    asked.push(new URL(request.url).pathname);
    if (request.url.endsWith("/openid-configuration")) {
      return Response.json({
        issuer,
        authorization_endpoint: "https://id.example/authorize",
        token_endpoint: "https://id.example/token",
        userinfo_endpoint: "https://id.example/me",
      });
    }
    return Response.json({ sub: "42" });
  });
  const idToken = await signJwt(key, { iss: issuer, aud: "id", exp: 60, nonce: "n", sub: "42" });
  // Without keys an ID token proves nothing, so the userinfo is asked.
  expect(await client.profile(provider, { ...tokens, idToken }, of)).toMatchObject({ subject: "42", email: null });
  expect(asked).toEqual(["/.well-known/openid-configuration", "/me"]);
});

describe("what a provider publishes", () => {
  afterEach(() => void vi.useRealTimers());

  const issuer = "https://id.example";
  const provider: ProviderSettings = { client_id: "id", client_secret: "", issuer, scopes: "", audiences: ["phone"] };

  /** A provider with OpenID that counts what is asked of it. `keys` may change. */
  async function openId() {
    const key = await newSigningKey("one");
    const asked: string[] = [];
    const server = { keys: [key] };
    const client = answering((request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (pathname === "/keys") {
        return Response.json({ keys: server.keys.map(({ publicJwk, kid, alg }) => ({ ...publicJwk, kid, alg })) });
      }
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        authorization_response_iss_parameter_supported: true,
        ...(pathname === "/token" && { access_token: "access" }),
      });
    });
    const idToken = async (by = key, claims: Record<string, unknown> = {}) =>
      signJwt(by, { iss: issuer, aud: "id", exp: 60, nonce: "n", sub: "42", ...claims });
    return { client, asked, server, key, idToken };
  }

  const redirected = { state: "s", challenge: "c", nonce: "n", scopes: null, redirectUri: "https://rolecall.example/" };
  const returned = { code: "c", issuer, redirectUri: "https://rolecall.example/", verifier: "v".repeat(43) };

  test("is read once for a whole sign-in, and not again for the next", async () => {
    const { client, asked, idToken } = await openId();
    for (let signIn = 0; signIn < 2; signIn += 1) {
      await client.authorizationUrl(provider, redirected);
      const exchanged = await client.exchange(provider, returned);
      await client.profile(provider, { ...exchanged, idToken: await idToken() }, of);
    }
    expect(asked).toEqual(["/.well-known/openid-configuration", "/token", "/keys", "/token"]);
  });

  test("is read anew when it is an hour old, its keys after ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { client, asked, idToken } = await openId();
    const tokens = { accessToken: "a", refreshToken: null, idToken: await idToken() };
    await client.profile(provider, tokens, of);
    vi.advanceTimersByTime(10 * 60_000);
    await client.profile(provider, tokens, of);
    vi.advanceTimersByTime(50 * 60_000);
    await client.profile(provider, tokens, of);
    const both = ["/.well-known/openid-configuration", "/keys"];
    expect(asked).toEqual([...both, "/keys", ...both]);
  });

  test("has new keys as soon as a token names one, but a made-up name asks for them once in half a minute", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { client, asked, server, key, idToken } = await openId();
    const keySetReads = () => asked.filter((path) => path === "/keys").length;
    await client.profileOfIdToken(provider, await idToken(), of);
    const next = await newSigningKey("two");
    server.keys = [key, next];
    vi.advanceTimersByTime(30_000);
    expect(await client.profileOfIdToken(provider, await idToken(next), of)).toMatchObject({ subject: "42" });
    expect(keySetReads()).toBe(2);
    const forger = await newSigningKey("three");
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await kindOf(client.profileOfIdToken(provider, await idToken(forger), of))).toBe("bad-id-token");
    }
    expect(keySetReads()).toBe(2);
  });

  test("that could not be read is asked for again", async () => {
    let isThere = false;
    const client = answering(() => {
      if (!isThere) return new Response("down", { status: 503 });
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
      });
    });
    expect(await kindOf(client.authorizationUrl(provider, redirected))).toBe("refused");
    isThere = true;
    expect(await client.authorizationUrl(provider, redirected)).toContain(`${issuer}/authorize?`);
  });

  test.each<[string, Record<string, unknown>, ProviderFailed["kind"] | null]>([
    ["for us and others, made for us", { aud: ["id", "other"], azp: "id" }, null],
    ["for us and others, made for our phone app", { aud: ["id", "other"], azp: "phone" }, null],
    ["for us and others, made for another", { aud: ["id", "other"], azp: "other" }, "wrong-audience"],
    ["for us and others, made for nobody", { aud: ["id", "other"] }, "wrong-audience"],
    ["for us alone, in a list", { aud: ["id"] }, null],
    ["for others alone", { aud: ["other"] }, "wrong-audience"],
    ["that begins later", { nbf: 30 }, "bad-id-token"],
    ["of nobody", { sub: undefined }, "bad-id-token"],
  ])("an ID token %s", async (_, claims, kind) => {
    const { client, key, idToken } = await openId();
    const work = client.profileOfIdToken(provider, await idToken(key, claims), of);
    if (kind === null) expect(await work).toMatchObject({ subject: "42" });
    else expect(await kindOf(work)).toBe(kind);
  });

  test.each([["https://evil.example"], [null]])(
    "a redirect from %j is not taken for one of this provider",
    async (iss) => {
      const { client, asked } = await openId();
      expect(await kindOf(client.exchange(provider, { ...returned, issuer: iss }))).toBe("refused");
      expect(asked).not.toContain("/token");
    },
  );

  test("is not read over plain http from elsewhere", async () => {
    const { client, asked } = await openId();
    const plain = { ...provider, issuer: "http://id.example" };
    expect(await kindOf(client.authorizationUrl(plain, redirected))).toBe("refused");
    expect(asked).toEqual([]);
  });
});
