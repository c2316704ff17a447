import type { z } from "zod";
import { Refusal } from "#core/errors.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { type PasswordWeakness, passwordWeakness } from "#core/identity/api/password-weakness.ts";
import { requireChallenge } from "#core/identity/api/pkce.ts";
import type { otpCall, passwordGrant, recoverCall, resendCall } from "#core/identity/api/request-bodies.ts";
import type { Client } from "#core/identity/client.ts";
import type { OneTimeTokenType } from "#core/identity/one-time-token.ts";
import { noEmail } from "#core/identity/person.ts";
import { recordAttemptsStatement } from "../../../adapters/d1/attempt-rows.ts";
import { isUniqueCollision, runBatch, type Statement } from "../../../adapters/d1/database.ts";
import {
  insertUserStatement,
  type UserRow,
  userByEmailStatement,
  userByPhoneStatement,
} from "../../../adapters/d1/identity/users.ts";
import { createOutbox } from "../../outbox/outbox.ts";
import type { World } from "../../world.ts";
import { attemptKeys, refusalOfAttempt } from "../attempt-limiter.ts";
import { provePassword } from "../password-proof.ts";
import { createPasswordResetRequest } from "../password-reset-request.ts";
import type { PreparedEmail } from "../registration.ts";
import { emailLimit, textLimit } from "./api-sign-up.ts";
import type { Flows } from "./flows.ts";
import type { Grants, Subject, TokenResponse } from "./grants.ts";
import { limitByHour } from "./hourly-limits.ts";
import type { Landing, LinkEmails } from "./link-emails.ts";
import { type Name, requireName, splitMetadata } from "./person-names.ts";

export function createApiSignIn(world: World, parts: { grants: Grants; flows: Flows; messages: LinkEmails }) {
  const { db, settings } = world;
  const { grants, flows, messages } = parts;
  const outbox = createOutbox(world);
  const reset = createPasswordResetRequest(world);

  return {
    /** A password that was set under an easier rule still signs in; the answer says so. */
    async byPassword(
      call: z.output<typeof passwordGrant>,
      client: Client,
    ): Promise<TokenResponse & { weak_password?: PasswordWeakness }> {
      const name = requireName(world, call);
      const { user, along } = await provePassword(world, { ...name, password: call.password }, client).catch(
        (error) => {
          const isPhone = error instanceof Refusal && error.code === "email_not_confirmed" && "phone" in name;
          throw isPhone ? new IdentityError("phone_not_confirmed") : error;
        },
      );
      const tokens = await grants.start(user.id, "password", client, along);
      const weakness = passwordWeakness(call.password, settings.PASSWORD_MIN_LENGTH);
      return weakness ? { ...tokens, weak_password: weakness } : tokens;
    },

    /**
     * A link and a code, or a text. Answers the same and as fast whether or not there is such a person: everything but the
     * limits happens after the answer. With `create_user: false` strangers get nothing, which the answer does not say either.
     */
    async sendOtp(call: z.output<typeof otpCall>, landing: Landing, client: Client): Promise<void> {
      const name = requireName(world, call);
      const challenge = requireChallenge(call.code_challenge, call.code_challenge_method);
      const mayCreate = call.create_user !== false && !settings.DISABLE_SIGNUP;
      const metadata = splitMetadata(call.data);
      await limitSending("otp", name, client);
      world.background(
        (async () => {
          const person = (await findPerson(name)) ?? (mayCreate ? await createPerson(name, metadata) : null);
          if (!person) return;
          if ("phone" in name) return send(await messages.text("sms", { person, to: name.phone }));
          await sendLink("magiclink", person, name.email, challenge, landing);
        })(),
      );
    },

    async recover(call: z.output<typeof recoverCall>, redirectTo: string, client: Client): Promise<void> {
      const challenge = requireChallenge(call.code_challenge, call.code_challenge_method);
      const name = requireName(world, { email: call.email ?? "", phone: null });
      if (!("email" in name)) return;
      await limitByHour(world, "email", emailLimit(world, client));
      await reset.requestPasswordReset(name, client, async (person) => {
        const flow = await flows.begin(challenge, redirectTo);
        const mail = await messages.mail("recovery", { person, to: person.email, redirectTo, flowId: flow.id });
        return { ...mail, statements: [...flow.statements, ...mail.statements] };
      });
    },

    /** Another email or text of a kind that was sent before and is still waited for. */
    async resend(call: z.output<typeof resendCall>, redirectTo: string, client: Client): Promise<void> {
      const name = requireName(world, call);
      const challenge = requireChallenge(call.code_challenge, call.code_challenge_method);
      const wantsPhone = call.type === "sms" || call.type === "phone_change";
      if (wantsPhone !== "phone" in name) {
        throw new IdentityError("validation_failed", { message: `Type ${call.type} does not go with what was given` });
      }
      await limitSending("otp", name, client);
      world.background(
        (async () => {
          const person = await findPerson(name);
          if (!person) return;
          if (call.type === "signup" && "email" in name && person.email_confirmed_at === null) {
            await sendLink("confirmation", person, name.email, challenge, { redirectTo });
          }
          if (call.type === "sms" && "phone" in name && person.phone_confirmed_at === null) {
            await send(await messages.text("sms", { person, to: name.phone }));
          }
          if (call.type === "email_change" && person.new_email !== null) {
            await sendLink("email_change", person, person.new_email, challenge, { redirectTo });
          }
          if (call.type === "phone_change" && person.new_phone !== null) {
            await send(await messages.text("phone_change", { person, to: person.new_phone }));
          }
        })(),
      );
    },

    /** A code by which somebody who is signed in shows that it is still them. */
    async reauthenticate({ person }: Subject, client: Client): Promise<void> {
      if (person.email_confirmed_at !== null) {
        await limitSending("otp", { email: person.email }, client);
        return send(await messages.codeEmail({ person, to: person.email }));
      }
      if (person.phone !== null && person.phone_confirmed_at !== null) {
        await limitSending("otp", { phone: person.phone }, client);
        return send(await messages.text("reauthentication", { person, to: person.phone }));
      }
      throw new IdentityError("validation_failed", {
        message: "Reauthentication requires the user to have an email or a phone number",
      });
    },
  };

  async function sendLink(
    type: "magiclink" | "confirmation" | "email_change",
    person: Pick<UserRow, "id" | "full_name">,
    to: string,
    challenge: string | null,
    landing: Landing,
  ): Promise<void> {
    const flow = await flows.begin(challenge, landing.redirectTo);
    const mail = await messages.mail(type, { person, to, ...landing, flowId: flow.id });
    await send(mail, flow.statements);
  }

  async function send(message: PreparedEmail, before: Statement[] = []): Promise<void> {
    await runBatch(db, [...before, ...message.statements]);
    world.background(outbox.deliver(message.emailId));
  }

  /** Per name as sign-in emails always were, and by the hour per network. */
  async function limitSending(kind: "otp", name: Name, client: Client): Promise<void> {
    await limitByHour(world, kind, { address: client.address, limit: settings.RATE_LIMIT_OTP });
    if ("email" in name) await limitByHour(world, "email", emailLimit(world, client));
    else await limitByHour(world, "text-message", textLimit(world, client));
    const nowMs = world.now();
    const keys = await attemptKeys(world, kind, "email" in name ? name.email : name.phone, null);
    const limited = refusalOfAttempt(keys, await recordAttemptsStatement(db, keys.all, nowMs), nowMs);
    if (limited) {
      const code = "email" in name ? "over_email_send_rate_limit" : "over_sms_send_rate_limit";
      throw new IdentityError(code, { retryAfterSeconds: limited.retryAfterSeconds });
    }
  }

  async function findPerson(name: Name): Promise<UserRow | undefined> {
    const [user] = await ("email" in name
      ? userByEmailStatement(db, name.email)
      : userByPhoneStatement(db, name.phone));
    return user;
  }

  /** Of two calls at once for one newcomer, the second finds the first's. */
  async function createPerson(name: Name, metadata: ReturnType<typeof splitMetadata>): Promise<UserRow | undefined> {
    const nowMs = world.now();
    const id = world.newId();
    try {
      await insertUserStatement(db, {
        id,
        email: "email" in name ? name.email : noEmail(id),
        phone: "phone" in name ? name.phone : null,
        has_email_identity: "email" in name,
        full_name: metadata.fullName ?? "",
        user_metadata: metadata.rest,
        created_at: nowMs,
        updated_at: nowMs,
      });
    } catch (error) {
      if (!isUniqueCollision(error)) throw error;
    }
    return findPerson(name);
  }
}

/** Which emails answer to which word of a client. */
export const TOKENS_OF_TYPE = {
  signup: ["confirmation"],
  recovery: ["recovery"],
  invite: ["invite"],
  magiclink: ["magiclink", "confirmation"],
  email: ["magiclink", "confirmation", "invite"],
  email_change: ["email_change", "email_change_current"],
  sms: ["sms"],
  phone_change: ["phone_change"],
} as const satisfies Record<string, readonly OneTimeTokenType[]>;
