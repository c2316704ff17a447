import { Refusal } from "#core/errors.ts";
import { factorCall } from "#core/identity/api/request-bodies.ts";
import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import { isTotpShaped } from "#core/identity/second-factor/totp.ts";
import type { TwoStepPage } from "#core/pages/account-pages.ts";
import { endWeakGrantsStatements } from "../../../adapters/d1/identity/grants.ts";
import { userIdOfLogin } from "../../../adapters/d1/identity/login-scope.ts";
import { recoveryCodeCountStatement } from "../../../adapters/d1/identity/recovery-codes.ts";
import type { World } from "../../world.ts";
import { timeZoneOf } from "../admission.ts";
import type { RaiseLevel } from "../api/proof-level.ts";
import type { createIdentityApi } from "../identity-api.ts";
import type { NewLogin } from "../login-start.ts";
import { recordEvent } from "../record-event.ts";
import { translateIdentityErrors } from "./identity-error-translation.ts";
import { raiseLogin } from "./raise-login.ts";
import { loginOf, requireLogin, requireSelf, requireSelfFromRows, type Self, selfStatements } from "./require-self.ts";

type Identity = Pick<ReturnType<typeof createIdentityApi>, "factors" | "recoveryCodes">;

/**
 * The page of two-step verification: authenticator apps, and recovery codes in case one is lost. Every method throws Refusal
 * `signed_out` without a valid login.
 */
export function createTwoStep(world: World, { factors, recoveryCodes }: Identity) {
  const { db } = world;

  return {
    /** `setUp` holds the secret of an unverified app; after the app is verified the secret is not shown again. */
    async openTwoStep(login: Login | null): Promise<TwoStepPage> {
      const known = requireLogin(login);
      const nowMs = world.now();
      const rows = await db.batch([
        ...selfStatements(db, known, nowMs),
        recoveryCodeCountStatement(db, userIdOfLogin(known, nowMs)),
      ]);
      const self = requireSelfFromRows(world, known, rows);
      const proven = self.factors.filter(({ status }) => status === "verified");
      const begun = self.factors.findLast(
        ({ status, factor_type }) => status === "unverified" && factor_type === "totp",
      );
      const secret = begun ? await factors.secretOf(self, begun) : null;
      return {
        viewer: self.viewer,
        proven: proven.map(({ id, factor_type, friendly_name, created_at }) => ({
          id,
          kind: KINDS[factor_type],
          name: friendly_name ?? "",
          addedAt: created_at,
        })),
        codesLeft: rows[5].reduce((sum, { left }) => sum + left, 0),
        setUp: begun && secret ? { factorId: begun.id, secret: secret.secret, qrSvg: secret.qr_code } : null,
        timeZone: timeZoneOf(world, self.viewer),
      };
    },

    /** Adds an unverified app and removes older unverified ones. Throws Refusal `bad_request`. */
    async beginSetUp(login: Login | null): Promise<void> {
      const self = await requireSelf(world, login);
      await removeUnverifiedFactors(self);
      const kept = self.factors.filter(({ status }) => status === "verified");
      await translateIdentityErrors(
        factors.enrol({ ...self, factors: kept }, factorCall.parse({ factor_type: "totp" })),
      );
    },

    async cancelSetUp(login: Login | null): Promise<void> {
      await removeUnverifiedFactors(await requireSelf(world, login));
    },

    /**
     * Verifies a new app by its first code. Grants of the person that have not shown a second factor end. `codes`: new recovery
     * codes, only with the first factor. Throws Refusal `wrong_code` or `too_many_attempts`.
     */
    async finishSetUp(
      login: Login | null,
      of: { factorId: string; code: string },
      client: Client,
    ): Promise<NewLogin & { codes: string[] | null }> {
      const self = await requireSelf(world, login);
      const userId = self.person.id;
      const isFirst = !hasVerifiedFactor(self);
      let codes: string[] | null = null;
      const raise = raiseLogin(world, loginOf(self), async (guard) => {
        const made = isFirst ? await recoveryCodes.make(userId) : null;
        codes = made?.codes ?? null;
        return [...endWeakGrantsStatements(db, { userId, except: null }, guard), ...(made?.statements(guard) ?? [])];
      });
      const code = of.code.replace(/\s/g, "");
      const raised = await translateIdentityErrors(
        factors.answerByApp(self, { code, factorId: of.factorId }, client, raise),
      );
      if (isFirst) recordNewCodes(self);
      return { ...raised, codes };
    },

    /** Removes a factor; needs a code. Throws Refusal `not_found`, `wrong_code` or `too_many_attempts`. */
    async removeFactor(login: Login | null, of: { factorId: string; code: string }, client: Client): Promise<NewLogin> {
      const self = await requireSelf(world, login);
      if (!self.factors.some(({ id }) => id === of.factorId)) throw new Refusal("not_found");
      const raised = await proveAgain(self, of.code, client, raiseLogin(world, loginOf(self)));
      await translateIdentityErrors(factors.unenrol({ ...self, login: { ...self.login, aal: "aal2" } }, of.factorId));
      return raised;
    },

    /** Replaces all recovery codes; needs a code. Throws as `removeFactor` does. */
    async renewCodes(
      login: Login | null,
      of: { code: string },
      client: Client,
    ): Promise<NewLogin & { codes: string[] }> {
      const self = await requireSelf(world, login);
      let codes: string[] = [];
      const raise = raiseLogin(world, loginOf(self), async (guard) => {
        const made = await recoveryCodes.make(self.person.id);
        codes = made.codes;
        return made.statements(guard);
      });
      const raised = await proveAgain(self, of.code, client, raise);
      recordNewCodes(self);
      return { ...raised, codes };
    },
  };

  /** Asks for a code again, so that an unattended browser is not enough to change second factors. */
  async function proveAgain(self: Self, text: string, client: Client, raise: RaiseLevel<NewLogin>): Promise<NewLogin> {
    if (!hasVerifiedFactor(self)) throw new Refusal("not_found");
    const code = text.replace(/\s/g, "");
    return translateIdentityErrors(
      isTotpShaped(code)
        ? factors.answerByApp(self, { code, factorId: null }, client, raise)
        : recoveryCodes.spend(self, code, raise),
    );
  }

  function recordNewCodes({ person }: Self): void {
    const event = { userId: person.id, type: "recovery_codes_made", message: "New recovery codes" } as const;
    recordEvent(world, { ...event, metadata: {} });
  }

  async function removeUnverifiedFactors(self: Self): Promise<void> {
    for (const { id, status } of self.factors) if (status === "unverified") await factors.unenrol(self, id);
  }
}

const KINDS = { totp: "app", phone: "phone", webauthn: "key" } as const;

function hasVerifiedFactor({ factors }: Self): boolean {
  return factors.some(({ status }) => status === "verified");
}
