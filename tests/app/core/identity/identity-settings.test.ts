import { describe, expect, test } from "vitest";
import { z } from "zod";
import { identitySettings } from "#core/identity/identity-settings.ts";

const readSettings = (values: Record<string, string>) => z.object(identitySettings).parse(values);

describe("identity settings", () => {
  test("without any, people confirm by email, and neither phones, anonymity nor linking is on", () => {
    expect(readSettings({})).toMatchObject({
      URI_ALLOW_LIST: [],
      MAILER_AUTOCONFIRM: false,
      EXTERNAL_ANONYMOUS_USERS_ENABLED: false,
      EXTERNAL_PHONE_ENABLED: false,
      SECURITY_MANUAL_LINKING_ENABLED: false,
      PASSWORD_MIN_LENGTH: 8,
      JWT_EXP: 3600,
      RATE_LIMIT_TOKEN_REFRESH: 150,
      OAUTH_PROVIDERS: {},
    });
  });

  test("lists, flags and JSON are read", () => {
    const settings = readSettings({
      URI_ALLOW_LIST: "https://a.example/**, app://x ,",
      MAILER_AUTOCONFIRM: "true",
      OAUTH_PROVIDERS: '{"google":{"issuer":"https://accounts.google.com","client_id":"id"}}',
    });
    expect(settings.URI_ALLOW_LIST).toEqual(["https://a.example/**", "app://x"]);
    expect(settings.MAILER_AUTOCONFIRM).toBe(true);
    expect(settings.OAUTH_PROVIDERS.google).toMatchObject({ client_id: "id", scopes: "openid email profile" });
  });

  test("a setting that is blank counts as absent", () => {
    expect(readSettings({ MAILER_AUTOCONFIRM: " ", JWT_EXP: "", OAUTH_PROVIDERS: "" })).toMatchObject({
      MAILER_AUTOCONFIRM: false,
      JWT_EXP: 3600,
      OAUTH_PROVIDERS: {},
    });
  });

  test("a provider without an issuer is described by its three addresses", () => {
    const hub = { client_id: "id", authorize_url: "https://hub.example/a", token_url: "https://hub.example/t" };
    const whole = { hub: { ...hub, userinfo_url: "https://hub.example/me" } };
    expect(readSettings({ OAUTH_PROVIDERS: JSON.stringify(whole) }).OAUTH_PROVIDERS.hub).toMatchObject(whole.hub);
    expect(() => readSettings({ OAUTH_PROVIDERS: JSON.stringify({ hub }) })).toThrow("needs an issuer");
    expect(() =>
      readSettings({ OAUTH_PROVIDERS: JSON.stringify({ hub: { ...hub, token_url: undefined } }) }),
    ).toThrow();
  });

  test.each([
    ["MAILER_AUTOCONFIRM", "yes"],
    ["PASSWORD_MIN_LENGTH", "4"],
    ["JWT_EXP", "1000000"],
    ["OAUTH_PROVIDERS", "{"],
    ["OAUTH_PROVIDERS", '{"google":{"client_id":"id"}}'],
    ["JWT_KEYS", "[]"],
    ["JWT_KEYS", '[{"kty":"oct","kid":"a","k":"c2VjcmV0"}]'],
    ["JWT_KEYS", '[{"kty":"EC","crv":"P-384","kid":"a","x":"x","y":"y","d":"d"}]'],
    ["JWT_KEYS", '[{"kty":"EC","crv":"P-256","alg":"RS256","kid":"a","x":"x","y":"y","d":"d"}]'],
    ["JWT_KEYS", '[{"kty":"RSA","kid":"a","n":"n","e":"AQAB","key_ops":["sign"]}]'],
    ["SERVICE_ROLE_KEY", "short"],
  ])("%s=%s is refused, and named", (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});
