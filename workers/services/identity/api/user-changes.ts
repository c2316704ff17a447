import type { z } from "zod";
import { site } from "#app/site/site.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { requireGoodPassword } from "#core/identity/api/password-weakness.ts";
import { requireChallenge } from "#core/identity/api/pkce.ts";
import type { userChangeCall } from "#core/identity/api/request-bodies.ts";
import { mergedMetadata, recordOf, userView } from "#core/identity/api/user-view.ts";
import type { Client } from "#core/identity/client.ts";
import { passwordChangedEmail } from "#core/identity/pages/account-emails.ts";
import { visibleEmail } from "#core/identity/person.ts";
import { runBatch, type Statement } from "../../../adapters/d1/database.ts";
import {
  changeUserStatement,
  type UserChange,
  userByEmailStatement,
  userByPhoneStatement,
} from "../../../adapters/d1/identity/users.ts";
import { insertEmailStatement } from "../../../adapters/d1/outbox.ts";
import { createOutbox, newEmail } from "../../outbox/outbox.ts";
import type { World } from "../../world.ts";
import { recordEvent } from "../record-event.ts";
import type { Flows } from "./flows.ts";
import type { Grants } from "./grants.ts";
import { emailLimit, limitByHour, limitPersonByHour, textLimit } from "./hourly-limits.ts";
import { requireEmail, requirePhone, splitMetadata } from "./login-identifier.ts";
import { endOthersStatements, needsSecondFactor, proofOf, type SignedIn } from "./proof-level.ts";
import type { Landing, TokenMessages } from "./token-messages.ts";
import type { Verifications } from "./verifications.ts";

type UserChangeCall = z.output<typeof userChangeCall>;
/** After a day, a sign-in is no longer proof enough that the same person is at the keyboard. */
const RECENT_MS = 24 * 60 * 60 * 1000;

export function createUserChanges(
  world: World,
  parts: { grants: Grants; flows: Flows; messages: TokenMessages; verifications: Verifications },
) {
  const { db, settings, passwords } = world;
  const { grants, flows, messages, verifications } = parts;
  const outbox = createOutbox(world);

  return {
    /**
     * PUT /user: changes a person's own email address, phone, password or metadata. Everything is checked before anything is
     * written. Returns the user object. Throws IdentityError `insufficient_aal` (401), `weak_password`, `same_password`,
     * `invalid_credentials`, `reauthentication_needed`, `reauthentication_not_valid`, `email_exists`, `phone_exists`,
     * `validation_failed` or a rate limit.
     */
    async change(who: SignedIn, call: UserChangeCall, landing: Landing, client: Client) {
      const { person } = who;
      if ((call.password !== null || call.email !== null || call.phone !== null) && needsSecondFactor(who)) {
        const message = "AAL2 session is required to update email or password when MFA is enabled.";
        throw new IdentityError("insufficient_aal", { status: 401, message });
      }
      const challenge = requireChallenge(call.code_challenge, call.code_challenge_method);
      const password = call.password === null ? null : await passwordChange(who, call.password, call);
      const email = await emailChange(who, call, challenge, landing, client);
      const phone = await phoneChange(who, call, client);
      const all = { ...metadataChange(who, call), ...password?.change, ...email.change, ...phone.change };
      await runBatch(db, [
        ...email.statements,
        ...phone.statements,
        ...(password?.statements ?? []),
        ...(Object.keys(all).length > 0 ? [changeUserStatement(db, person.id, all, world.now())] : []),
        ...(password === null ? [] : endOthersStatements(db, who)),
      ]);
      for (const emailId of [...email.emailIds, ...phone.emailIds, ...(password?.emailIds ?? [])]) {
        world.background(outbox.deliver(emailId));
      }
      if (password !== null) {
        const event = { userId: person.id, type: "password_changed", message: "Password changed" } as const;
        recordEvent(world, { ...event, metadata: { email: visibleEmail(person.email) } });
      }
      const changed = await grants.requireSubject(person.id);
      return userView(changed.person, changed.linked, changed.factors);
    },
  };

  function metadataChange({ person }: SignedIn, call: UserChangeCall): UserChange {
    if (!call.data) return {};
    const { fullName, rest } = splitMetadata(call.data);
    const merged = mergedMetadata(recordOf(person.user_metadata), rest);
    splitMetadata(merged);
    return { user_metadata: merged, ...(fullName !== null && { full_name: fullName }) };
  }

  async function passwordChange(who: SignedIn, password: string, call: UserChangeCall) {
    const { person } = who;
    requireGoodPassword(password, settings.PASSWORD_MIN_LENGTH);
    // Each check below could be used to guess a secret, and costs a hash.
    await limitPersonByHour(world, "password-change", person.id, settings.RATE_LIMIT_VERIFY);
    if (call.current_password !== null && !(await passwords.verify(call.current_password, person.password_hash))) {
      throw new IdentityError("invalid_credentials");
    }
    const isOld = world.now() - proofOf(who).created_at > RECENT_MS;
    if (call.nonce !== null) await verifications.proveReauthentication(person, call.nonce);
    else if (isOld && call.current_password === null && settings.SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION) {
      throw new IdentityError("reauthentication_needed");
    }
    if (person.password_hash !== null && (await passwords.verify(password, person.password_hash))) {
      throw new IdentityError("same_password");
    }
    const hasEmail = visibleEmail(person.email) !== "";
    const change: UserChange = {
      password_hash: await passwords.hash(password),
      ...(hasEmail && { has_email_identity: true }),
    };
    if (!hasEmail) return { change, statements: [], emailIds: [] };
    const from = { siteUrl: world.siteUrl, siteName: site.name, fullName: person.full_name };
    const isFirst = person.password_hash === null;
    const mail = newEmail(world, person.email, passwordChangedEmail({ ...from, isFirst }));
    return { change, statements: [insertEmailStatement(db, mail, world.now())], emailIds: [mail.id] };
  }

  async function emailChange(
    { person }: SignedIn,
    call: UserChangeCall,
    challenge: string | null,
    landing: Landing,
    client: Client,
  ): Promise<Change> {
    if (call.email === null) return NO_CHANGE;
    const email = requireEmail(call.email);
    if (email === person.email) return NO_CHANGE;
    const [taken] = await userByEmailStatement(db, email);
    if (taken) throw new IdentityError("email_exists");
    if (settings.MAILER_AUTOCONFIRM) {
      const confirmed = { email, email_confirmed_at: world.now(), has_email_identity: true, is_anonymous: false };
      return { change: confirmed, statements: [], emailIds: [] };
    }
    await limitByHour(world, "email", emailLimit(world, client));
    const flow = await flows.begin(person.id, challenge, landing.redirectTo);
    const of = { person, ...landing, flowId: flow.id };
    const asksOldOne = settings.MAILER_SECURE_EMAIL_CHANGE_ENABLED && person.email_confirmed_at !== null;
    const mails = [
      await messages.mail("email_change", { ...of, to: email }),
      ...(asksOldOne ? [await messages.mail("email_change_current", { ...of, to: person.email })] : []),
    ];
    return {
      change: { new_email: email, email_change_half: null },
      statements: [...flow.statements, ...mails.flatMap((mail) => mail.statements)],
      emailIds: mails.map((mail) => mail.emailId),
    };
  }

  async function phoneChange({ person }: SignedIn, call: UserChangeCall, client: Client): Promise<Change> {
    if (call.phone === null) return NO_CHANGE;
    const phone = requirePhone(world, call.phone);
    if (phone === person.phone) return NO_CHANGE;
    const [taken] = await userByPhoneStatement(db, phone);
    if (taken) throw new IdentityError("phone_exists");
    if (settings.SMS_AUTOCONFIRM) {
      const confirmed = { phone, phone_confirmed_at: world.now(), is_anonymous: false };
      return { change: confirmed, statements: [], emailIds: [] };
    }
    await limitByHour(world, "text-message", textLimit(world, client));
    const text = await messages.text("phone_change", { person, to: phone });
    return { change: { new_phone: phone }, statements: text.statements, emailIds: [text.emailId] };
  }
}

type Change = { change: UserChange; statements: Statement[]; emailIds: string[] };
const NO_CHANGE: Change = { change: {}, statements: [], emailIds: [] };
