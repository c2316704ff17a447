import { Refusal } from "#core/errors.ts";
import { factorCall } from "#core/identity/api/request-bodies.ts";
import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import { isTotpShaped } from "#core/identity/second-factor/totp.ts";
import type { TwoStepPage } from "#core/pages/account-pages.ts";
import { endWeakGrantsStatements } from "../../../adapters/d1/identity/grants.ts";
import { loginsUser } from "../../../adapters/d1/identity/login-scope.ts";
import { recoveryCodeCountStatement } from "../../../adapters/d1/identity/recovery-codes.ts";
import type { World } from "../../world.ts";
import type { Raise } from "../api/proof-level.ts";
import type { createIdentityApi } from "../identity-api.ts";
import type { NewLogin } from "../login-start.ts";
import { recordEvent } from "../record-event.ts";
import { withPageRefusals } from "./page-refusals.ts";
import { raiseLogin } from "./raise-login.ts";
import { loginOf, requireLogin, requireSelf, type Self, selfOf, selfStatements } from "./require-self.ts";

type Identity = Pick<ReturnType<typeof createIdentityApi>, "factors" | "recoveryCodes">;

/** Two-step verification: an app that makes codes, and recovery codes on paper for when it is lost. */
export function createTwoStep(world: World, { factors, recoveryCodes }: Identity) {
  const { db } = world;

  return {
    /** `setUp` is what an app that has not shown a code yet is given; once it has, nobody can read it again. */
    async openTwoStep(login: Login | null): Promise<TwoStepPage> {
      const known = requireLogin(login);
      const nowMs = world.now();
      const rows = await db.batch([
        ...selfStatements(db, known, nowMs),
        recoveryCodeCountStatement(db, loginsUser(known, nowMs)),
      ]);
      const self = selfOf(world, known, rows);
      const proven = self.factors.filter(({ status }) => status === "verified");
      const begun = self.factors.findLast(
        ({ status, factor_type }) => status === "unverified" && factor_type === "totp",
      );
      const secret = begun ? await factors.secretOf(self, begun) : null;
      return {
        viewer: self.viewer,
        proven: proven.map(({ id, factor_type, friendly_name, created_at }) => ({
          id,
          kind: factor_type === "totp" ? "app" : "phone",
          name: friendly_name ?? "",
          addedAt: created_at,
        })),
        codesLeft: rows[5][0]?.left ?? 0,
        setUp: begun && secret ? { factorId: begun.id, secret: secret.secret, qrSvg: secret.qr_code } : null,
      };
    },

    /** Counts for nothing until a code has been shown. An attempt that was left lying is taken away. */
    async beginSetUp(login: Login | null): Promise<void> {
      const self = await requireSelf(world, login);
      await dropUnproven(self);
      const kept = self.factors.filter(({ status }) => status === "verified");
      await withPageRefusals(factors.enrol({ ...self, factors: kept }, factorCall.parse({ factor_type: "totp" })));
    },

    async cancelSetUp(login: Login | null): Promise<void> {
      await dropUnproven(await requireSelf(world, login));
    },

    /** The first code proves the app. Clients that never showed a second factor are signed out. Codes are new with the first factor only. */
    async finishSetUp(
      login: Login | null,
      of: { factorId: string; code: string },
      client: Client,
    ): Promise<NewLogin & { codes: string[] | null }> {
      const self = await requireSelf(world, login);
      const userId = self.person.id;
      const isFirst = !isOn(self);
      let codes: string[] | null = null;
      const raise = raiseLogin(world, loginOf(self), async (guard) => {
        const made = isFirst ? await recoveryCodes.make(userId) : null;
        codes = made?.codes ?? null;
        return [...endWeakGrantsStatements(db, { userId, except: null }, guard), ...(made?.statements(guard) ?? [])];
      });
      const code = of.code.replace(/\s/g, "");
      const raised = await withPageRefusals(factors.answerByApp(self, { code, factorId: of.factorId }, client, raise));
      if (isFirst) noteNewCodes(self);
      return { ...raised, codes };
    },

    async removeFactor(login: Login | null, of: { factorId: string; code: string }, client: Client): Promise<NewLogin> {
      const self = await requireSelf(world, login);
      if (!self.factors.some(({ id }) => id === of.factorId)) throw new Refusal("not_found");
      const raised = await proveAgain(self, of.code, client, raiseLogin(world, loginOf(self)));
      await withPageRefusals(factors.unenrol({ ...self, login: { ...self.login, aal: "aal2" } }, of.factorId));
      return raised;
    },

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
      noteNewCodes(self);
      return { ...raised, codes };
    },
  };

  /** Whoever found an open browser has no phone and no paper beside it. */
  async function proveAgain(self: Self, text: string, client: Client, raise: Raise<NewLogin>): Promise<NewLogin> {
    if (!isOn(self)) throw new Refusal("not_found");
    const code = text.replace(/\s/g, "");
    return withPageRefusals(
      isTotpShaped(code)
        ? factors.answerByApp(self, { code, factorId: null }, client, raise)
        : recoveryCodes.spend(self, code, raise),
    );
  }

  function noteNewCodes({ person }: Self): void {
    const event = { userId: person.id, type: "recovery_codes_made", message: "New recovery codes" } as const;
    recordEvent(world, { ...event, metadata: {} });
  }

  async function dropUnproven(self: Self): Promise<void> {
    for (const { id, status } of self.factors) if (status === "unverified") await factors.unenrol(self, id);
  }
}

function isOn({ factors }: Self): boolean {
  return factors.some(({ status }) => status === "verified");
}
