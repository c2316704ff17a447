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
import { runBatch, type Statement } from "../../../adapters/d1/database.ts";
import {
  insertNewcomerStatement,
  type UserRow,
  userByEmailStatement,
  userByPhoneStatement,
} from "../../../adapters/d1/identity/users.ts";
import { createOutbox } from "../../outbox/outbox.ts";
import type { World } from "../../world.ts";
import { attemptKeys, refusalOfAttempt } from "../attempt-limiter.ts";
import { provePassword } from "../password-proof.ts";
import { createPasswordResetRequest } from "../password-reset-request.ts";
import type { PreparedMessage } from "../registration.ts";
import { nobody } from "../unknown-person.ts";
import type { Flows } from "./flows.ts";
import type { Grants, Subject, TokenResponse } from "./grants.ts";
import { emailLimit, limitByHour, textLimit } from "./hourly-limits.ts";
import { type LoginIdentifier, requireLoginIdentifier, splitMetadata } from "./login-identifier.ts";
import type { Landing, TokenMessages } from "./token-messages.ts";

/** Signing in through the identity API: by password, by mailed link or code, by text message. */
export function createApiSignIn(world: World, parts: { grants: Grants; flows: Flows; messages: TokenMessages }) {
  const { db, settings } = world;
  const { grants, flows, messages } = parts;
  const outbox = createOutbox(world);
  const reset = createPasswordResetRequest(world);

  return {
    /**
     * POST /token?grant_type=password. A password that today's rules would refuse still signs in, and `weak_password` says why
     * it is weak. Throws as `provePassword` does, with IdentityError `phone_not_confirmed` for a phone.
     */
    async byPassword(
      call: z.output<typeof passwordGrant>,
      client: Client,
    ): Promise<TokenResponse & { weak_password?: PasswordWeakness }> {
      const name = requireLoginIdentifier(world, call, "sign-in");
      const { user, alsoWrite } = await provePassword(world, { ...name, password: call.password }, client).catch(
        (error) => {
          const isPhone = error instanceof Refusal && error.code === "email_not_confirmed" && "phone" in name;
          throw isPhone ? new IdentityError("phone_not_confirmed") : error;
        },
      );
      const tokens = await grants.start(user.id, "password", client, alsoWrite);
      const weakness = passwordWeakness(call.password, settings.PASSWORD_MIN_LENGTH);
      return weakness ? { ...tokens, weak_password: weakness } : tokens;
    },

    /**
     * POST /otp: sends an email with a link and a code, or a text message. Response and response time are the same whether or
     * not the person exists: only the rate limits run before the response, and the background work is the same for both. With
     * `create_user: false` an unknown person gets no message. Throws IdentityError `validation_failed`,
     * `over_email_send_rate_limit`, `over_sms_send_rate_limit` or `over_request_rate_limit`.
     */
    async sendOtp(call: z.output<typeof otpCall>, landing: Landing, client: Client): Promise<void> {
      const name = requireLoginIdentifier(world, call, "message");
      const challenge = requireChallenge(call.code_challenge, call.code_challenge_method);
      const mayCreate = call.create_user !== false && !settings.DISABLE_SIGNUP;
      const metadata = splitMetadata(call.data);
      await limitSending("otp", name, client);
      world.background(
        (async () => {
          const found = mayCreate ? await findOrCreatePerson(name, metadata) : await findPerson(name);
          const person = found ?? nobody(world);
          if ("phone" in name) return send(await messages.text("sms", { person, to: name.phone }));
          await sendLink("magiclink", person, name.email, challenge, landing);
        })(),
      );
    },

    /** POST /recover: sends a password reset email. Errors as for `sendOtp`, and as for `requestPasswordReset`. */
    async recover(call: z.output<typeof recoverCall>, redirectTo: string, client: Client): Promise<void> {
      const challenge = requireChallenge(call.code_challenge, call.code_challenge_method);
      const name = requireLoginIdentifier(world, { email: call.email ?? "", phone: null }, "message");
      if (!("email" in name)) return;
      await limitByHour(world, "email", emailLimit(world, client));
      await reset.requestPasswordReset(name, client, async (person) => {
        const flow = await flows.begin(person.id, challenge, redirectTo);
        const mail = await messages.mail("recovery", { person, to: person.email, redirectTo, flowId: flow.id });
        return { ...mail, statements: [...flow.statements, ...mail.statements] };
      });
    },

    /**
     * POST /resend: sends a message again that the person has not answered yet. Neither the response nor the background work
     * shows whether there is one. Errors as for `sendOtp`.
     */
    async resend(call: ResendCall, redirectTo: string, client: Client): Promise<void> {
      const name = requireLoginIdentifier(world, call, "message");
      const challenge = requireChallenge(call.code_challenge, call.code_challenge_method);
      const wantsPhone = call.type === "sms" || call.type === "phone_change";
      if (wantsPhone !== "phone" in name) {
        throw new IdentityError("validation_failed", { message: `Type ${call.type} does not go with what was given` });
      }
      await limitSending("otp", name, client);
      world.background(
        (async () => {
          const found = await findPerson(name);
          const waitingAt = found ? pendingAddress(call.type, found) : null;
          const person = found && waitingAt !== null ? found : nobody(world);
          const to = waitingAt ?? ("email" in name ? name.email : name.phone);
          if (call.type === "sms" || call.type === "phone_change") {
            return send(await messages.text(call.type, { person, to }));
          }
          const type = call.type === "signup" ? "confirmation" : "email_change";
          await sendLink(type, person, to, challenge, { redirectTo });
        })(),
      );
    },

    /**
     * GET /reauthenticate: sends a code to a signed-in person, by email or text message. Throws IdentityError
     * `validation_failed` if neither address is confirmed, or a rate limit.
     */
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
    const flow = await flows.begin(person.id, challenge, landing.redirectTo);
    const mail = await messages.mail(type, { person, to, ...landing, flowId: flow.id });
    await send(mail, flow.statements);
  }

  async function send(message: PreparedMessage, before: Statement[] = []): Promise<void> {
    await runBatch(db, [...before, ...message.statements]);
    world.background(outbox.deliverIfWritten(message.emailId));
  }

  /** Limits messages per email address or phone (ATTEMPT_WINDOW_MS), and per network address by the hour. */
  async function limitSending(kind: "otp", name: LoginIdentifier, client: Client): Promise<void> {
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

  function personStatement(name: LoginIdentifier) {
    return "email" in name ? userByEmailStatement(db, name.email) : userByPhoneStatement(db, name.phone);
  }

  async function findPerson(name: LoginIdentifier): Promise<UserRow | undefined> {
    return (await personStatement(name))[0];
  }

  /**
   * The same batch for new and for known people. Of two concurrent calls for one new person, the second finds the first's row.
   */
  async function findOrCreatePerson(
    name: LoginIdentifier,
    metadata: ReturnType<typeof splitMetadata>,
  ): Promise<UserRow | undefined> {
    const nowMs = world.now();
    const id = world.newId();
    const newcomer = insertNewcomerStatement(db, {
      id,
      email: "email" in name ? name.email : noEmail(id),
      phone: "phone" in name ? name.phone : null,
      has_email_identity: "email" in name,
      full_name: metadata.fullName ?? "",
      user_metadata: metadata.rest,
      created_at: nowMs,
      updated_at: nowMs,
    });
    const [, [person]] = await db.batch([newcomer, personStatement(name)]);
    return person;
  }
}

/** The address that a message of this type was sent to and that is not confirmed yet; null: there is none. */
function pendingAddress(type: ResendCall["type"], person: UserRow): string | null {
  switch (type) {
    case "signup":
      return person.email_confirmed_at === null ? person.email : null;
    case "sms":
      return person.phone_confirmed_at === null ? person.phone : null;
    case "email_change":
      return person.new_email;
    case "phone_change":
      return person.new_phone;
  }
}

type ResendCall = z.output<typeof resendCall>;

/** The token types that a client's `type` parameter may spend. */
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
