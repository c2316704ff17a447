import type { z } from "zod";
import { site } from "#app/site/site.ts";
import { codeMessage } from "#core/identity/api/api-emails.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import type { factorCall, factorVerifyCall } from "#core/identity/api/request-bodies.ts";
import type { Client } from "#core/identity/client.ts";
import { CODE_ATTEMPTS } from "#core/identity/one-time-token.ts";
import { visibleEmail } from "#core/identity/person.ts";
import { cleanPhone } from "#core/identity/phone.ts";
import {
  acceptedSteps,
  base32,
  isTotpShaped,
  otpauthUri,
  TOTP_SECRET_BYTES,
} from "#core/identity/second-factor/totp.ts";
import { amrSchema, withoutSecondFactors } from "#core/identity/tokens/amr.ts";
import { PASSKEY_CHALLENGES_PER_PERSON } from "#core/rate-limit.ts";
import { runBatch, type Statement } from "../../../adapters/d1/database.ts";
import {
  CHALLENGE_LIFETIME_MS,
  challengeStatement,
  claimAnswerStatements,
  countChallengeTryStatement,
  deleteFactorsStatements,
  type FactorRow,
  factorsStatement,
  insertChallengeStatements,
  insertFactorStatement,
  isFirstAnswer,
} from "../../../adapters/d1/identity/factors.ts";
import { setGrantAmrStatement } from "../../../adapters/d1/identity/grants.ts";
import { insertEmailStatement } from "../../../adapters/d1/outbox.ts";
import { qrSvg } from "../../../adapters/identity/qr-code.ts";
import { seal, unseal } from "../../../adapters/identity/sealing.ts";
import { totpCode } from "../../../adapters/identity/totp-code.ts";
import { createOutbox, newTextMessage } from "../../outbox/outbox.ts";
import type { World } from "../../world.ts";
import { recordEvent } from "../record-event.ts";
import type { Bearer, Grants, Subject, TokenResponse } from "./grants.ts";
import { limitByHour, limitPersonByHour, textLimit } from "./hourly-limits.ts";
import { needsSecondFactor, proofOf, type RaiseLevel, type SignedIn } from "./proof-level.ts";
import { sendSecurityNotice } from "./security-notices.ts";
import { createWebauthnFactors } from "./webauthn-factors.ts";

const NAME_MAX_LENGTH = 200;

/** Second factors: authenticator apps (TOTP, RFC 6238), codes by text message, and authenticators that sign (WebAuthn). */
export function createFactors(world: World, grants: Grants) {
  const { db, settings } = world;
  const outbox = createOutbox(world);
  const webauthnFactors = createWebauthnFactors(world);

  return {
    /**
     * Adds a factor, which is unverified until the person has shown a code of it. Returns its id and, for an app, the secret as
     * text, URI and QR code (SVG). Throws IdentityError `mfa_webauthn_enroll_not_enabled`, `mfa_totp_enroll_not_enabled`,
     * `mfa_phone_enroll_not_enabled`, `validation_failed`, `insufficient_aal`, `too_many_enrolled_mfa_factors` or
     * `mfa_factor_name_conflict`.
     */
    async enrol(who: SignedIn, call: z.output<typeof factorCall>): Promise<Record<string, unknown>> {
      const { person } = who;
      if (call.factor_type !== "totp" && call.factor_type !== "phone" && call.factor_type !== "webauthn") {
        throw new IdentityError("validation_failed", { message: "factor_type needs to be totp, phone, or webauthn" });
      }
      if (needsSecondFactor(who)) {
        throw new IdentityError("insufficient_aal", { message: "AAL2 required to enroll a new factor" });
      }
      const friendlyName = call.friendly_name?.slice(0, NAME_MAX_LENGTH) ?? null;
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
        await insert({ ...row, factor_type: "phone", phone });
        return { ...answer, phone };
      }

      if (call.factor_type === "webauthn") {
        if (!settings.MFA_WEBAUTHN_ENROLL_ENABLED) throw new IdentityError("mfa_webauthn_enroll_not_enabled");
        await insert({ ...row, factor_type: "webauthn" });
        return answer;
      }
      if (!settings.MFA_TOTP_ENROLL_ENABLED) throw new IdentityError("mfa_totp_enroll_not_enabled");
      const secret = base32(crypto.getRandomValues(new Uint8Array(TOTP_SECRET_BYTES)));
      const sealed = await seal(settings, "factor secret", secret);
      await insert({ ...row, factor_type: "totp", sealed_secret: sealed });
      return { ...answer, totp: shownSecret(person, secret, call.issuer?.slice(0, NAME_MAX_LENGTH) || site.name) };
    },

    /** The secret of an unverified app factor, to show it again; null for a verified factor or a phone. */
    async secretOf({ person }: Subject, factor: FactorRow): Promise<ReturnType<typeof shownSecret> | null> {
      if (factor.status === "verified" || factor.sealed_secret === null) return null;
      return shownSecret(person, await unseal(settings, "factor secret", factor.sealed_secret), site.name);
    },

    /**
     * Begins the check of a factor; for a phone it sends a code. `expires_at` is in unix seconds. Throws IdentityError
     * `mfa_factor_not_found`, `over_sms_send_rate_limit` or `over_request_rate_limit`.
     */
    async challenge(who: Subject, factorId: string, client: Client): Promise<Record<string, unknown> & { id: string }> {
      const factor = requireFactor(who, factorId);
      if (factor.factor_type === "webauthn") {
        await limitPersonByHour(world, "passkey", who.person.id, PASSKEY_CHALLENGES_PER_PERSON);
        return webauthnFactors.challenge(who, factor);
      }
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
      await limitPersonByHour(world, "text-message", who.person.id, settings.RATE_LIMIT_SMS_SENT);
      const code = world.newCode();
      const text = newTextMessage(world, factor.phone, codeMessage({ siteName: site.name, code }));
      await runBatch(db, [
        ...insertChallengeStatements(db, { ...row, code_hash: await world.passwords.hash(code) }),
        insertEmailStatement(db, text, nowMs),
      ]);
      world.background(outbox.deliver(text.id));
      return answer;
    },

    /**
     * The right code raises the grant to aal2. It also verifies a new factor, and ends the person's other grants that have not
     * shown a second factor. Throws IdentityError `mfa_verification_failed`, `mfa_factor_not_found`, `mfa_ip_address_mismatch`
     * (other address or used challenge), `mfa_challenge_expired` or `over_request_rate_limit`.
     */
    verify: (bearer: Bearer, factorId: string, call: FactorVerifyCall, client: Client): Promise<TokenResponse> =>
      answer(bearer, factorId, call, client, (method, of) => grants.stepUp(bearer, method, of)),

    answer,

    /**
     * Checks a code without a challenge id, against all verified apps of the person, or against the app `factorId`, verified or
     * not. Throws IdentityError `mfa_verification_failed` or `over_request_rate_limit`.
     */
    async answerByApp<Raised>(
      who: Subject,
      of: { code: string; factorId: string | null },
      client: Client,
      raise: RaiseLevel<Raised>,
    ): Promise<Raised> {
      await limitTries(who.person.id);
      const candidates = who.factors.filter(({ id, status }) =>
        of.factorId === null ? status === "verified" : id === of.factorId,
      );
      for (const factor of candidates) {
        if ((await findTimeStep(factor, of.code)) === null) continue;
        const challenge = { id: world.newId(), factor_id: factor.id, created_at: world.now(), address: client.address };
        await runBatch(db, [...insertChallengeStatements(db, challenge)]);
        return checkCode(who, factor, { id: challenge.id, code_hash: null }, of.code, raise);
      }
      return refuse(who.person.id, "totp");
    },

    /**
     * Removes a factor. Removing a verified one needs aal2. When the last verified factor is removed, the grant falls back to
     * aal1. Throws IdentityError `mfa_factor_not_found` or `insufficient_aal` (422).
     */
    async unenrol(who: SignedIn, factorId: string): Promise<{ id: string }> {
      const factor = requireFactor(who, factorId);
      const isProven = factor.status === "verified";
      if (isProven && proofOf(who).aal !== "aal2") {
        throw new IdentityError("insufficient_aal", {
          status: 422,
          message: "AAL2 required to unenroll verified factor",
        });
      }
      const isLast = isProven && !who.factors.some((other) => other.status === "verified" && other.id !== factor.id);
      const userId = who.person.id;
      await runBatch(db, [
        ...deleteFactorsStatements(db, { userId, only: factor.id }),
        ...(isLast && "grant" in who ? [demotedGrant(who.grant)] : []),
      ]);
      if (isProven || "grant" in who) {
        recordEvent(world, { userId, type: "factor_removed", message: "Second factor removed", metadata: {} });
      }
      if (isProven) sendSecurityNotice(world, who.person, "second-factor-removed");
      return { id: factor.id };
    },
  };

  /** The insert itself checks the count, so that concurrent enrolments cannot exceed the maximum. */
  async function insert(row: Parameters<typeof insertFactorStatement>[1]): Promise<void> {
    const [held, added] = await db.batch([
      factorsStatement(db, row.user_id),
      insertFactorStatement(db, row, settings.MFA_MAX_ENROLLED_FACTORS),
    ]);
    if (added.length > 0) return;
    const name = row.friendly_name ?? null;
    if (name === null || !held.some((factor) => factor.friendly_name === name)) {
      throw new IdentityError("too_many_enrolled_mfa_factors");
    }
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new IdentityError("mfa_factor_name_conflict", { message });
  }

  async function answer<Raised>(
    who: Subject,
    factorId: string,
    call: FactorVerifyCall,
    client: Client,
    raise: RaiseLevel<Raised>,
  ): Promise<Raised> {
    const factor = requireFactor(who, factorId);
    await limitTries(who.person.id);
    if (factor.factor_type === "webauthn") {
      const raised = await webauthnFactors.answer(who, factor, call, raise);
      if (raised === null) return refuse(who.person.id, "webauthn");
      if (factor.status === "unverified") tellOfNew(who, factor);
      return raised;
    }
    const [challenge] = await challengeStatement(db, { id: call.challenge_id, factorId: factor.id });
    if (!challenge) {
      const message = "MFA factor with the provided challenge ID not found";
      throw new IdentityError("mfa_factor_not_found", { status: 422, message });
    }
    if (challenge.verified_at !== null || challenge.address !== client.address) {
      throw new IdentityError("mfa_ip_address_mismatch");
    }
    if (world.now() - challenge.created_at > CHALLENGE_LIFETIME_MS) throw new IdentityError("mfa_challenge_expired");
    return checkCode(who, factor, challenge, call.code, raise);
  }

  async function checkCode<Raised>(
    who: Subject,
    factor: FactorRow,
    challenge: { id: string; code_hash: string | null },
    code: string,
    raise: RaiseLevel<Raised>,
  ): Promise<Raised> {
    const { person } = who;
    const isApp = factor.factor_type === "totp";
    const step = isApp ? await findTimeStep(factor, code) : null;
    const isRight = isApp ? step !== null : await isRightPhoneCode(challenge, code);
    const right = { challengeId: challenge.id, factorId: factor.id, step, nowMs: world.now() };
    const guard = isFirstAnswer(db, right);
    const isFirst = factor.status === "unverified";
    const raised = isRight
      ? await raise(isApp ? "totp" : "mfa/phone", {
          guard,
          claim: [
            ...(isFirst ? deleteFactorsStatements(db, { userId: person.id, unverifiedBut: factor.id }, guard) : []),
            ...claimAnswerStatements(db, right),
          ],
        })
      : null;
    if (raised === null) return refuse(person.id, factor.factor_type);
    if (isFirst) tellOfNew(who, factor);
    return raised;
  }

  function tellOfNew({ person, factors }: Subject, factor: FactorRow): void {
    recordEvent(world, { userId: person.id, type: "factor_enrolled", message: "Second factor added", metadata: {} });
    const hadAnother = factors.some(({ id, status }) => id !== factor.id && status === "verified");
    sendSecurityNotice(world, person, hadAnother ? "another-factor-added" : "second-factor-added");
  }

  async function limitTries(userId: string): Promise<void> {
    await limitPersonByHour(world, "second-factor", userId, settings.RATE_LIMIT_MFA);
  }

  function refuse(userId: string, kind: FactorRow["factor_type"]): never {
    recordEvent(world, { userId, type: "factor_failed", message: "Wrong code of a second factor", metadata: {} });
    throw new IdentityError("mfa_verification_failed", { message: WRONG[kind] });
  }

  function demotedGrant(grant: Bearer["grant"]): Statement {
    return setGrantAmrStatement(db, grant.id, withoutSecondFactors(amrSchema.parse(grant.amr)));
  }

  async function findTimeStep(factor: FactorRow, code: string): Promise<number | null> {
    if (!isTotpShaped(code) || factor.sealed_secret === null) return null;
    const secret = await unseal(settings, "factor secret", factor.sealed_secret);
    for (const step of acceptedSteps(world.now(), factor.last_used_step)) {
      if ((await totpCode(secret, step)) === code) return step;
    }
    return null;
  }

  async function isRightPhoneCode(challenge: { id: string; code_hash: string | null }, code: string): Promise<boolean> {
    const [counted] = await countChallengeTryStatement(db, challenge.id, CODE_ATTEMPTS);
    return counted !== undefined && world.passwords.verify(code, challenge.code_hash);
  }
}

const WRONG = {
  totp: "Invalid TOTP code entered",
  phone: "Invalid MFA Phone code entered",
  webauthn: "Invalid WebAuthn response",
} as const satisfies Record<FactorRow["factor_type"], string>;

export type Factors = ReturnType<typeof createFactors>;

type FactorVerifyCall = z.output<typeof factorVerifyCall>;

/** What a person types or scans into an authenticator app. */
function shownSecret(person: Subject["person"], secret: string, issuer: string) {
  const account = visibleEmail(person.email) || person.phone || person.id;
  const uri = otpauthUri({ issuer, account, secret });
  return { qr_code: qrSvg(uri), secret, uri };
}

function requireFactor({ factors }: Subject, factorId: string): FactorRow {
  const factor = factors.find(({ id }) => id === factorId);
  if (!factor) throw new IdentityError("mfa_factor_not_found");
  return factor;
}
