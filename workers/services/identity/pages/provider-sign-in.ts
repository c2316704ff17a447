import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import { sha256Base64url } from "../../../adapters/signing/base64url.ts";
import type { World } from "../../world.ts";
import type { createIdentityApi } from "../identity-api.ts";
import { type NewLogin, startLogin } from "../login-start.ts";
import { recordEvent } from "../record-event.ts";
import { withPageRefusals } from "./page-refusals.ts";

/** Signing in with an account at a provider: the API's flow, at whose end stands a login in place of a grant. */
export function createProviderSignIn(
  world: World,
  { oauth, flows }: Pick<ReturnType<typeof createIdentityApi>, "oauth" | "flows">,
) {
  return {
    /** Their names, as the settings have them. */
    providers: (): string[] => Object.keys(world.settings.OAUTH_PROVIDERS),

    /** Where the browser goes, and the secret that it keeps meanwhile. */
    async beginAtProvider(provider: string, client: Client): Promise<{ address: string; verifier: string }> {
      if (!Object.hasOwn(world.settings.OAUTH_PROVIDERS, provider)) throw new Refusal("not_found");
      const verifier = world.newToken();
      const challenge = await sha256Base64url(verifier);
      const redirectTo = `${world.siteUrl.replace(/\/+$/, "")}/auth/provider-return`;
      const of = { provider, scopes: null, challenge, redirectTo, linkingUserId: null };
      return { address: await withPageRefusals(oauth.authorize(of, client)), verifier };
    },

    async signInByProvider(
      of: { code: string | null; verifier: string | null; problem: string | null },
      client: Client,
    ): Promise<NewLogin> {
      if (of.problem === "provider_email_needs_verification") throw new Refusal("provider_email_unproven");
      if (of.problem !== null || of.code === null || of.verifier === null) throw new Refusal("provider_failed");
      const { userId } = await withPageRefusals(flows.redeem(of.code, of.verifier));
      const login = await startLogin(world, userId, client);
      recordEvent(world, { userId, type: "signed_in", message: "Signed in with a provider", metadata: {} });
      return login;
    },
  };
}
