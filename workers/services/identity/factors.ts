import type { z } from "zod";
import { site } from "#app/site.ts";
import type { Client } from "#core/accounts/client.ts";
import { CODE_ATTEMPTS } from "#core/accounts/one-time-token.ts";
import type { factorCall, factorVerifyCall } from "#core/identity/calls.ts";
import { IdentityError } from "#core/identity/errors.ts";
import { codeMessage } from "#core/identity/letters.ts";
import { shownEmail } from "#core/identity/person.ts";
import { cleanPhone } from "#core/identity/phone.ts";
import { qrSvg } from "#core/identity/second-factor/qr-code.ts";
import {
  acceptedSteps,
  base32,
  isTotpShaped,
  otpauthUri,
  TOTP_SECRET_BYTES,
} from "#core/identity/second-factor/totp.ts";
import { amrSchema, withoutSecondFactors } from "#core/identity/tokens/amr.ts";
import { runBatch, type Statement } from "../../adapters/d1/database.ts";
import {
  CHALLENGE_LIFETIME_MS,
  challengeStatement,
  claimAnswerStatements,
  countChallengeTryStatement,
  deleteFactorsStatements,
  type FactorRow,
  insertChallengeStatements,
  insertFactorStatement,
  isFirstAnswer,
} from "../../adapters/d1/factors.ts";
import { setGrantAmrStatement } from "../../adapters/d1/grants.ts";
import { insertLetterStatement } from "../../adapters/d1/outbox.ts";
import { seal, unseal } from "../../adapters/sealing.ts";
import { totpCode } from "../../adapters/totp.ts";
import { recordEvent } from "../accounts/security-events.ts";
import { createOutbox, newTextMessage } from "../outbox.ts";
import type { World } from "../world.ts";
import type { Bearer, Grants, TokenResponse } from "./grants.ts";
import { limitByHour, limitPersonByHour } from "./hourly-limits.ts";
import { textLimit } from "./sign-ups.ts";
import { needsSecondFactor } from "./user-changes.ts";

const NAME_MAX_LENGTH = 200;

export function createFactors(world: World, grants: Grants) {
  const { db, settings } = world;
  const outbox = createOutbox(world);

  return {
    /** Counts for nothing until a code of it has been shown. */
    async enrol(bearer: Bearer, call: z.output<typeof factorCall>): Promise<Record<string, unknown>> {
      const { person, factors } = bearer;
      if (call.factor_type === "webauthn") throw new IdentityError("mfa_webauthn_enroll_not_enabled");
      if (call.factor_type !== "totp" && call.factor_type !== "phone") {
        throw new IdentityError("validation_failed", { message: "factor_type needs to be totp, phone, or webauthn" });
      }
      if (needsSecondFactor(bearer)) {
        throw new IdentityError("insufficient_aal", { message: "AAL2 required to enroll a new factor" });
      }
      const friendlyName = call.friendly_name?.slice(0, NAME_MAX_LENGTH) ?? null;
      if (friendlyName !== null && factors.some((factor) => factor.friendly_name === friendlyName)) {
        const message = `A factor with the friendly name "${friendlyName}" for this user already exists`;
        throw new IdentityError("mfa_factor_name_conflict", { message });
      }
      if (factors.length >= settings.MFA_MAX_ENROLLED_FACTORS) throw new IdentityError("too_many_enrolled_mfa_factors");

      const nowMs = world.now();
      const id = world.newId();
      const row = {
        id,
        user_id: person.id,
        status: "unverified" as const,
        friendly_name: friendlyName,
        created_at: nowMs,
        updated_at: nowMs,
      };
      const answer = { id, type: call.factor_type, friendly_name: friendlyName ?? "" };
      if (call.factor_type === "phone") {
        if (!settings.MFA_PHONE_ENROLL_ENABLED) throw new IdentityError("mfa_phone_enroll_not_enabled");
        const phone = cleanPhone(call.phone ?? "");
        if (phone === null) {
          throw new IdentityError("validation_failed", { message: "Invalid phone number format (E.164 required)" });
        }
        await insertFactorStatement(db, { ...row, factor_type: "phone", phone });
        return { ...answer, phone };
      }

      if (!settings.MFA_TOTP_ENROLL_ENABLED) throw new IdentityError("mfa_totp_enroll_not_enabled");
      const secret = base32(crypto.getRandomValues(new Uint8Array(TOTP_SECRET_BYTES)));
      const sealed = await seal(settings, "factor secret", secret);
      await insertFactorStatement(db, { ...row, factor_type: "totp", sealed_secret: sealed });
      const account = shownEmail(person.email) || person.phone || person.id;
      const uri = otpauthUri({ issuer: call.issuer?.slice(0, NAME_MAX_LENGTH) || site.name, account, secret });
      return { ...answer, totp: { qr_code: qrSvg(uri), secret, uri } };
    },

    async challenge(bearer: Bearer, factorId: string, client: Client): Promise<Record<string, unknown>> {
      const factor = requireFactor(bearer, factorId);
      const nowMs = world.now();
      const row = { id: world.newId(), factor_id: factor.id, created_at: nowMs, address: client.address };
      const answer = {
        id: row.id,
        type: factor.factor_type,
        expires_at: Math.floor((nowMs + CHALLENGE_LIFETIME_MS) / 1000),
      };
      if (factor.factor_type === "totp" || factor.phone === null) {
        await runBatch(db, [...insertChallengeStatements(db, row)]);
        return answer;
      }
      await limitByHour(world, "text-message", textLimit(world, client));
      await limitPersonByHour(world, "text-message", bearer.person.id, settings.RATE_LIMIT_SMS_SENT);
      const code = world.newCode();
      const text = newTextMessage(world, factor.phone, codeMessage({ siteName: site.name, code }));
      await runBatch(db, [
        ...insertChallengeStatements(db, { ...row, code_hash: await world.passwords.hash(code) }),
        insertLetterStatement(db, text, nowMs),
      ]);
      world.background(outbox.deliver(text.id));
      return answer;
    },

    /** The right code raises the grant to aal2. A first one also proves the factor, and ends other grants that never showed one. */
    async verify(
      bearer: Bearer,
      factorId: string,
      call: z.output<typeof factorVerifyCall>,
      client: Client,
    ): Promise<TokenResponse> {
      const factor = requireFactor(bearer, factorId);
      const { person } = bearer;
      await limitPersonByHour(world, "second-factor", person.id, settings.RATE_LIMIT_MFA);
      const nowMs = world.now();
      const [challenge] = await challengeStatement(db, { id: call.challenge_id, factorId: factor.id });
      if (!challenge) {
        const message = "MFA factor with the provided challenge ID not found";
        throw new IdentityError("mfa_factor_not_found", { status: 422, message });
      }
      if (challenge.verified_at !== null || challenge.address !== client.address) {
        throw new IdentityError("mfa_ip_address_mismatch");
      }
      if (nowMs - challenge.created_at > CHALLENGE_LIFETIME_MS) throw new IdentityError("mfa_challenge_expired");

      const step = factor.factor_type === "totp" ? await rightStep(factor, call.code) : null;
      const isRight = factor.factor_type === "totp" ? step !== null : await isRightText(challenge, call.code);
      const answer = { challengeId: challenge.id, factorId: factor.id, step, nowMs };
      const guard = isFirstAnswer(db, answer);
      const isFirst = factor.status === "unverified";
      const tokens = isRight
        ? await grants.stepUp(bearer, factor.factor_type === "totp" ? "totp" : "mfa/phone", {
            guard,
            claim: [
              ...(isFirst ? deleteFactorsStatements(db, { userId: person.id, unverifiedBut: factor.id }, guard) : []),
              ...claimAnswerStatements(db, answer),
            ],
          })
        : null;
      if (tokens === null) {
        const event = { userId: person.id, type: "factor_failed", message: "Wrong code of a second factor" } as const;
        recordEvent(world, { ...event, metadata: {} });
        const message = factor.factor_type === "totp" ? "Invalid TOTP code entered" : "Invalid MFA Phone code entered";
        throw new IdentityError("mfa_verification_failed", { message });
      }
      if (isFirst) {
        const event = { userId: person.id, type: "factor_enrolled", message: "Second factor added" } as const;
        recordEvent(world, { ...event, metadata: {} });
      }
      return tokens;
    },

    /** A proven factor is only removed by a grant that has shown one. Without any left, the grant shows none any more. */
    async unenrol(bearer: Bearer, factorId: string): Promise<{ id: string }> {
      const factor = requireFactor(bearer, factorId);
      const isProven = factor.status === "verified";
      if (isProven && bearer.grant.aal !== "aal2") {
        throw new IdentityError("insufficient_aal", {
          status: 422,
          message: "AAL2 required to unenroll verified factor",
        });
      }
      const isLast = !bearer.factors.some((other) => other.status === "verified" && other.id !== factor.id);
      const amr = withoutSecondFactors(amrSchema.parse(bearer.grant.amr));
      const demoted: Statement[] = isProven && isLast ? [setGrantAmrStatement(db, bearer.grant.id, amr)] : [];
      await runBatch(db, [...deleteFactorsStatements(db, { userId: bearer.person.id, only: factor.id }), ...demoted]);
      const event = { userId: bearer.person.id, type: "factor_removed", message: "Second factor removed" } as const;
      recordEvent(world, { ...event, metadata: {} });
      return { id: factor.id };
    },
  };

  async function rightStep(factor: FactorRow, code: string): Promise<number | null> {
    if (!isTotpShaped(code) || factor.sealed_secret === null) return null;
    const secret = await unseal(settings, "factor secret", factor.sealed_secret);
    for (const step of acceptedSteps(world.now(), factor.last_used_step)) {
      if ((await totpCode(secret, step)) === code) return step;
    }
    return null;
  }

  async function isRightText(challenge: { id: string; code_hash: string | null }, code: string): Promise<boolean> {
    const [counted] = await countChallengeTryStatement(db, challenge.id, CODE_ATTEMPTS);
    return counted !== undefined && world.passwords.verify(code, challenge.code_hash);
  }
}

function requireFactor(bearer: Bearer, factorId: string): FactorRow {
  const factor = bearer.factors.find(({ id }) => id === factorId);
  if (!factor) throw new IdentityError("mfa_factor_not_found");
  return factor;
}
