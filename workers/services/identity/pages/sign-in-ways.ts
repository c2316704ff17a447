import { userChangeCall } from "#core/identity/api/request-bodies.ts";
import { linkedViews } from "#core/identity/api/user-view.ts";
import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import { passwordChangeSchema } from "#core/identity/pages/identity-forms.ts";
import type { SecurityPage } from "#core/pages/account-pages.ts";
import { renewLoginStatement } from "../../../adapters/d1/identity/login-rows.ts";
import { userIdOfLogin } from "../../../adapters/d1/identity/login-scope.ts";
import { credentialsStatement, isLivePasskey } from "../../../adapters/d1/identity/passkeys.ts";
import { recoveryCodeCountStatement } from "../../../adapters/d1/identity/recovery-codes.ts";
import { hashToken } from "../../../adapters/identity/login-cookie.ts";
import { sha256Base64url } from "../../../adapters/signing/base64url.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import type { createIdentityApi } from "../identity-api.ts";
import type { NewLogin } from "../login-start.ts";
import { translateIdentityErrors } from "./identity-error-translation.ts";
import { requireLongPassword } from "./new-password-length.ts";
import { loginOf, requireLogin, requireSelf, requireSelfFromRows, selfStatements } from "./require-self.ts";

type Identity = Pick<ReturnType<typeof createIdentityApi>, "userChanges" | "identities" | "oauth" | "signIns">;

/**
 * The security page: password, second factor and linked accounts. Every method throws Refusal `signed_out` without a valid login.
 */
export function createSignInWays(world: World, { userChanges, identities, oauth, signIns }: Identity) {
  const { db, settings } = world;
  const site = world.siteUrl;

  return {
    async openSecurity(login: Login | null): Promise<SecurityPage> {
      const known = requireLogin(login);
      const nowMs = world.now();
      const rows = await db.batch([
        ...selfStatements(db, known, nowMs),
        recoveryCodeCountStatement(db, userIdOfLogin(known, nowMs)),
        credentialsStatement(db, userIdOfLogin(known, nowMs)),
      ]);
      const { viewer, person, linked, factors } = requireSelfFromRows(world, known, rows);
      const ways = linkedViews(person, linked);
      const mayChange = settings.SECURITY_MANUAL_LINKING_ENABLED;
      return {
        viewer,
        hasPassword: person.password_hash !== null,
        leastPasswordLength: world.settings.PASSWORD_MIN_LENGTH,
        secondFactor: {
          isOn: factors.some(({ status }) => status === "verified"),
          codesLeft: rows[5].reduce((sum, { left }) => sum + left, 0),
        },
        passkeyCount: rows[6].filter(isLivePasskey).length,
        mayUnlink: mayChange,
        linked: ways.map((way) => ({ ...way, mayUnlink: mayChange && ways.length > 1 })),
        mayLink: mayChange
          ? Object.keys(settings.OAUTH_PROVIDERS).filter((name) => !linked.some(({ provider }) => provider === name))
          : [],
      };
    },

    /**
     * Changes the password, or sets the first one (`isFirst`). Needs the current one, or a mailed code if there is none. All other logins and grants of the person
     * end, and this browser's login gets a new token. Throws Refusal `bad_request`, `wrong_password`, `wrong_code`,
     * `same_password` or `too_many_attempts`.
     */
    async changePassword(
      login: Login | null,
      input: { password: string; currentPassword?: string; code?: string },
      client: Client,
    ): Promise<NewLogin & { isFirst: boolean }> {
      const { password, currentPassword, code } = requireInput(passwordChangeSchema, input);
      requireLongPassword(world, password);
      const self = await requireSelf(world, login);
      const isFirst = self.person.password_hash === null;
      const proof = isFirst ? { nonce: code || "none" } : { current_password: currentPassword || "none" };
      const call = userChangeCall.parse({ password, ...proof });
      await translateIdentityErrors(userChanges.change(self, call, { redirectTo: site }, client));
      const token = world.newToken();
      await renewLoginStatement(db, loginOf(self), hashToken(token));
      return { token, awaitsSecondFactor: false, isFirst };
    },

    /** Sends the six-digit code for a person without a password. Throws Refusal `bad_request` or `too_many_attempts`. */
    async sendCode(login: Login | null, client: Client): Promise<void> {
      const self = await requireSelf(world, login);
      await translateIdentityErrors(signIns.reauthenticate(self, client));
    },

    /** Unlinks a sign-in method. Throws Refusal `not_found` or `last_way_in`. */
    async unlink(login: Login | null, identityId: string): Promise<void> {
      const self = await requireSelf(world, login);
      await translateIdentityErrors(
        (async () => {
          identities.requireManualLinking();
          await identities.unlink(self, identityId);
        })(),
      );
    },

    /**
     * The provider's address to redirect the browser to, for linking an account. The code in the final redirect is not used,
     * since the browser is signed in already. Throws Refusal `not_found`, `bad_request`, `provider_failed` or
     * `too_many_attempts`.
     */
    async linkAddress(login: Login | null, provider: string, client: Client): Promise<string> {
      const self = await requireSelf(world, login);
      return translateIdentityErrors(
        (async () => {
          identities.requireManualLinking();
          const redirectTo = `${site}/account/security?linked=${encodeURIComponent(provider)}`;
          const challenge = await sha256Base64url(world.newToken());
          const linkingUserId = self.person.id;
          return oauth.authorize({ provider, scopes: null, challenge, redirectTo, linkingUserId }, client);
        })(),
      );
    },
  };
}
