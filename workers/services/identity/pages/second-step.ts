import { sql } from "drizzle-orm";
import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import { passkeyProofSchema } from "#core/identity/pages/passkey-forms.ts";
import { isTotpShaped } from "#core/identity/second-factor/totp.ts";
import type { SecondStepView } from "#core/pages/account-pages.ts";
import { factorsStatement } from "../../../adapters/d1/identity/factors.ts";
import { identitiesStatement } from "../../../adapters/d1/identity/identities.ts";
import { begunLoginStatement } from "../../../adapters/d1/identity/login-rows.ts";
import { userIdOfBegunLogin } from "../../../adapters/d1/identity/login-scope.ts";
import { credentialsStatement, type PasskeyRow } from "../../../adapters/d1/identity/passkeys.ts";
import { userByIdStatement } from "../../../adapters/d1/identity/users.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import type { Factors } from "../api/factors.ts";
import type { Subject } from "../api/grants.ts";
import { limitPersonByHour } from "../api/hourly-limits.ts";
import { createCeremonies } from "../api/passkey-ceremonies.ts";
import type { RecoveryCodes } from "../api/recovery-codes.ts";
import type { NewLogin } from "../login-start.ts";
import { recordEvent } from "../record-event.ts";
import { translateIdentityErrors } from "./identity-error-translation.ts";
import { raiseLogin } from "./raise-login.ts";

/** The page between the password and the first page, where a person with a second factor shows it. */
export function createSecondStep(world: World, parts: { factors: Factors; recoveryCodes: RecoveryCodes }) {
  const { db } = world;
  const ceremonies = createCeremonies(world);
  const { factors, recoveryCodes } = parts;

  return {
    /** `signed-out`: there is no login to continue. `done`: no second factor is needed, or it was shown. */
    async openSecondStep(login: Login | null): Promise<SecondStepView> {
      const begun = login && (await findBegunLogin(login));
      if (!begun) return { state: "signed-out" };
      if (!begun.awaitsSecondFactor) return { state: "done" };
      const proven = begun.factors.filter(({ status }) => status === "verified");
      return {
        state: "asked",
        hasApp: proven.some((factor) => factor.factor_type === "totp"),
        hasPasskey: begun.credentials.length > 0,
        phones: proven.flatMap(({ id, phone }) => (phone === null ? [] : [{ id, ending: phone.slice(-2) }])),
      };
    },

    /**
     * Sends a code to a phone. Returns the id of its challenge. Throws Refusal `signed_out`, `code_ended` or
     * `too_many_attempts`.
     */
    async textSecondStep(login: Login | null, factorId: string, client: Client): Promise<string> {
      const begun = await requireBegunLogin(login);
      return (await translateIdentityErrors(factors.challenge(begun, factorId, client))).id;
    },

    /** Options for the browser, for any passkey or key of the person. Throws Refusal `signed_out` or `too_many_attempts`. */
    async beginPasskeyStep(login: Login | null) {
      const { person, credentials } = await requireBegunLogin(login);
      await translateIdentityErrors(
        limitPersonByHour(world, "second-factor", person.id, world.settings.RATE_LIMIT_MFA),
      );
      return ceremonies.beginAuthentication(stepOf(person.id), credentials);
    },

    /** Completes a sign-in with it. Throws Refusal `signed_out`, `bad_request`, `passkey_ended` or `passkey_refused`. */
    async finishPasskeyStep(login: Login | null, input: unknown): Promise<NewLogin> {
      const begun = await requireBegunLogin(login);
      const { challenge, credential } = requireInput(passkeyProofSchema, input);
      const { person } = begun;
      const given = { challengeId: challenge, credential };
      const isOwn = (row: PasskeyRow) => row.user_id === person.id && row.removed_at === null;
      await translateIdentityErrors(ceremonies.finishAuthentication(stepOf(person.id), given, isOwn));
      const raised = await raiseLogin(world, begun.login)("mfa/webauthn", { guard: sql`1 = 1`, claim: [] });
      if (raised === null) throw new Refusal("signed_out");
      const event = { userId: person.id, type: "signed_in", message: "Passkey shown as second step" } as const;
      recordEvent(world, { ...event, metadata: { email: person.email } });
      return raised;
    },

    /**
     * Completes a sign-in with the code of an app or a phone, or a recovery code. The login gets a new token. Throws Refusal
     * `signed_out`, `wrong_code`, `code_ended` or `too_many_attempts`.
     */
    async finishSignIn(
      login: Login | null,
      of: { code: string; challenge: { factorId: string; id: string } | null },
      client: Client,
    ): Promise<NewLogin> {
      const begun = await requireBegunLogin(login);
      const raise = raiseLogin(world, begun.login);
      const raised = await translateIdentityErrors(answer());
      const event = { userId: begun.person.id, type: "signed_in", message: "Second factor shown" } as const;
      recordEvent(world, { ...event, metadata: { email: begun.person.email } });
      return raised;

      function answer(): Promise<NewLogin> {
        const code = of.code.replace(/\s/g, "");
        if (!isTotpShaped(code)) return recoveryCodes.spend(begun, code, raise);
        if (of.challenge === null) return factors.answerByApp(begun, { code, factorId: null }, client, raise);
        return factors.answer(
          begun,
          of.challenge.factorId,
          { challenge_id: of.challenge.id, code, webauthn: null },
          client,
          raise,
        );
      }
    },
  };

  async function requireBegunLogin(login: Login | null): Promise<Begun & { login: Login }> {
    const begun = login && (await findBegunLogin(login));
    if (!login || !begun?.awaitsSecondFactor) throw new Refusal("signed_out");
    return { ...begun, login };
  }

  async function findBegunLogin(login: Login): Promise<(Begun & { awaitsSecondFactor: boolean }) | null> {
    const nowMs = world.now();
    const id = userIdOfBegunLogin(login, nowMs);
    const [[begun], [person], linked, all, credentials] = await db.batch([
      begunLoginStatement(db, login, nowMs),
      userByIdStatement(db, id),
      identitiesStatement(db, id),
      factorsStatement(db, id),
      credentialsStatement(db, id),
    ]);
    if (!begun || !person) return null;
    const live = credentials.filter(({ removed_at }) => removed_at === null);
    const { awaitsSecondFactor } = begun;
    return { person, linked, factors: all, credentials: live, awaitsSecondFactor };
  }
}

type Begun = Subject & { credentials: PasskeyRow[] };

function stepOf(userId: string) {
  return { purpose: "second-step", userId, factorId: null } as const;
}
