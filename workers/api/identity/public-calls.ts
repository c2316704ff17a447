import { Hono } from "hono";
import { site } from "#app/site/site.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import type { ApiEnv } from "../api-env.ts";

/** Public information: health, settings, keys. */
export const publicCalls = new Hono<ApiEnv>()
  .get("/health", (c) => c.json({ version: "1", name: site.name, description: `${site.name} identity` }))
  .get("/settings", (c) => {
    const { settings } = c.var.services.identityApi;
    const providers = Object.keys(settings.OAUTH_PROVIDERS).map((name) => [name, true] as const);
    return c.json({
      external: {
        anonymous_users: settings.EXTERNAL_ANONYMOUS_USERS_ENABLED,
        email: settings.EXTERNAL_EMAIL_ENABLED,
        phone: settings.EXTERNAL_PHONE_ENABLED,
        ...Object.fromEntries(providers),
      },
      disable_signup: settings.DISABLE_SIGNUP,
      mailer_autoconfirm: settings.MAILER_AUTOCONFIRM,
      phone_autoconfirm: settings.SMS_AUTOCONFIRM,
      sms_provider: "",
      saml_enabled: false,
      passkeys_enabled: true,
    });
  })
  .get("/.well-known/jwks.json", async (c) => {
    c.header("Cache-Control", "public, max-age=600");
    return c.json(await c.var.services.identityApi.keys.keySet());
  })
  .get("/.well-known/openid-configuration", (c) => {
    const { issuer } = c.var.services.identityApi.grants;
    c.header("Cache-Control", "public, max-age=600");
    return c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/user`,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["ES256", "RS256"],
      code_challenge_methods_supported: ["S256"],
    });
  })
  .post("/sso", () => {
    throw new IdentityError("saml_provider_disabled");
  });
