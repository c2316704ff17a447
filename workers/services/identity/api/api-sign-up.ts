import type { z } from "zod";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { requireGoodPassword } from "#core/identity/api/password-weakness.ts";
import { requireChallenge } from "#core/identity/api/pkce.ts";
import type { signUpCall } from "#core/identity/api/request-bodies.ts";
import { pretendedUserView, userView } from "#core/identity/api/user-view.ts";
import type { Client } from "#core/identity/client.ts";
import { noEmail } from "#core/identity/person.ts";
import { recordAttemptsStatement } from "../../../adapters/d1/attempt-rows.ts";
import { runBatch, type Statement } from "../../../adapters/d1/database.ts";
import { insertUserStatement, type UserRow, userByPhoneStatement } from "../../../adapters/d1/identity/users.ts";
import { createOutbox } from "../../outbox/outbox.ts";
import type { World } from "../../world.ts";
import { attemptKeys, refusalOfAttempt } from "../attempt-limiter.ts";
import { register } from "../registration.ts";
import type { Flows } from "./flows.ts";
import type { Grants, TokenResponse } from "./grants.ts";
import { limitByHour, textLimit } from "./hourly-limits.ts";
import { requireLoginIdentifier, splitMetadata } from "./login-identifier.ts";
import type { TokenMessages } from "./token-messages.ts";

type SignUp = z.output<typeof signUpCall>;

export function createApiSignUp(world: World, parts: { grants: Grants; flows: Flows; messages: TokenMessages }) {
  const { db, settings } = world;
  const { grants, flows, messages } = parts;
  const outbox = createOutbox(world);

  return {
    /**
     * POST /signup: by email address or phone with a password, or anonymously. Returns tokens where no confirmation is asked for,
     * else the user object. If an account exists, it returns an invented user object, so that the answer does not tell.
     * Throws IdentityError `signup_disabled`, `validation_failed`, `weak_password`, `user_already_exists` (only where no
     * confirmation is asked for), `anonymous_provider_disabled` or a rate limit; Refusal `too_many_attempts`.
     */
    async signUp(call: SignUp, redirectTo: string, client: Client): Promise<TokenResponse | Record<string, unknown>> {
      if (settings.DISABLE_SIGNUP) throw new IdentityError("signup_disabled");
      if (call.email === null && call.phone === null) return signInAnonymously(call, client);
      const name = requireLoginIdentifier(world, call, "sign-up");
      if (call.password === null) {
        throw new IdentityError("validation_failed", { message: "Signup requires a valid password" });
      }
      const challenge = requireChallenge(call.code_challenge, call.code_challenge_method);
      const person = { ...call, password: call.password };
      if ("phone" in name) return signUpByPhone(name.phone, person, client);
      return signUpByEmail(name.email, person, challenge, redirectTo, client);
    },
  };

  async function signUpByEmail(
    email: string,
    call: SignUp & { password: string },
    challenge: string | null,
    redirectTo: string,
    client: Client,
  ) {
    const { fullName, rest } = splitMetadata(call.data);
    const isConfirmed = settings.MAILER_AUTOCONFIRM;
    const person = { email, fullName: fullName ?? "", password: call.password, userMetadata: rest };
    const { outcome, userId } = await register(world, person, client, async (known, isRepeat) => {
      const flow = await flows.begin(known.id, challenge, redirectTo);
      const of = { person: known, to: email, redirectTo, flowId: flow.id, isRepeat };
      const mail = await messages.mail("confirmation", of);
      return { ...mail, statements: [...flow.statements, ...mail.statements] };
    });
    if (outcome === "exists" && isConfirmed) throw new IdentityError("user_already_exists");
    if (outcome !== "new") {
      return pretendedUserView({ id: world.newId(), email, phone: "", userMetadata: call.data, nowMs: world.now() });
    }
    if (isConfirmed) return grants.start(userId, "password", client);
    const { person: made, linked, factors } = await grants.requireSubject(userId);
    return userView(made, linked, factors);
  }

  async function signUpByPhone(phone: string, call: SignUp & { password: string }, client: Client) {
    requireGoodPassword(call.password, settings.PASSWORD_MIN_LENGTH);
    await limitByHour(world, "text-message", textLimit(world, client));
    const keys = await attemptKeys(world, "sign-up", phone, client.address);
    const limited = refusalOfAttempt(keys, await recordAttemptsStatement(db, keys.all, world.now()), world.now());
    if (limited) throw limited;
    const passwordHash = await world.passwords.hash(call.password);
    const nowMs = world.now();
    const id = world.newId();
    const { fullName, rest } = splitMetadata(call.data);
    const [known] = await userByPhoneStatement(db, phone);
    if (known && known.phone_confirmed_at !== null && settings.SMS_AUTOCONFIRM) {
      throw new IdentityError("user_already_exists");
    }
    if (known) {
      // An unconfirmed phone gets another code and keeps its first password, as an unconfirmed email address does.
      if (known.phone_confirmed_at === null) await sendCode(known, phone);
      return pretendedUserView({ id, email: "", phone, userMetadata: call.data, nowMs });
    }
    const newcomer = { id, full_name: fullName ?? "" };
    const inserted = insertUserStatement(db, {
      ...newcomer,
      email: noEmail(id),
      phone,
      phone_confirmed_at: settings.SMS_AUTOCONFIRM ? nowMs : null,
      has_email_identity: false,
      password_hash: passwordHash,
      user_metadata: rest,
      created_at: nowMs,
      updated_at: nowMs,
    });
    if (settings.SMS_AUTOCONFIRM) return grants.start(id, "password", client, [inserted]);
    await sendCode(newcomer, phone, [inserted]);
    const { person, linked, factors } = await grants.requireSubject(id);
    return userView(person, linked, factors);
  }

  /** `before` is written in the same batch. */
  async function sendCode(
    person: Pick<UserRow, "id" | "full_name">,
    phone: string,
    before: Statement[] = [],
  ): Promise<void> {
    const text = await messages.text("sms", { person, to: phone });
    await runBatch(db, [...before, ...text.statements]);
    world.background(outbox.deliver(text.emailId));
  }

  async function signInAnonymously(call: SignUp, client: Client): Promise<TokenResponse> {
    if (!settings.EXTERNAL_ANONYMOUS_USERS_ENABLED) throw new IdentityError("anonymous_provider_disabled");
    const limit = { address: client.address, limit: settings.RATE_LIMIT_ANONYMOUS_USERS };
    await limitByHour(world, "anonymous", limit);
    const nowMs = world.now();
    const id = world.newId();
    const { fullName, rest } = splitMetadata(call.data);
    return grants.start(id, "anonymous", client, [
      insertUserStatement(db, {
        id,
        email: noEmail(id),
        full_name: fullName ?? "",
        is_anonymous: true,
        has_email_identity: false,
        user_metadata: rest,
        created_at: nowMs,
        updated_at: nowMs,
      }),
    ]);
  }
}
