import type { z } from "zod";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { requireGoodPassword } from "#core/identity/api/password-weakness.ts";
import type { adminUserCall, generateLinkCall, inviteCall } from "#core/identity/api/request-bodies.ts";
import { factorView, mergedMetadata, recordOf, userView } from "#core/identity/api/user-view.ts";
import type { Client } from "#core/identity/client.ts";
import { noEmail } from "#core/identity/person.ts";
import { cleanPhone } from "#core/identity/phone.ts";
import { isUniqueCollision, runBatch, type Statement } from "../../../adapters/d1/database.ts";
import { deleteFactorsStatements, factorsOfPageStatement } from "../../../adapters/d1/identity/factors.ts";
import { endGrantsStatements } from "../../../adapters/d1/identity/grants.ts";
import { identitiesOfPageStatement } from "../../../adapters/d1/identity/identities.ts";
import { deleteLoginsOfStatement } from "../../../adapters/d1/identity/login-rows.ts";
import {
  changeUserStatement,
  insertUserStatement,
  type UserChange,
  type UserRow,
  userByEmailStatement,
  userCountStatement,
  usersPageStatement,
} from "../../../adapters/d1/identity/users.ts";
import { createOutbox } from "../../outbox/outbox.ts";
import type { World } from "../../world.ts";
import { removePerson } from "../person-removal.ts";
import { recordEvent } from "../record-event.ts";
import type { Grants } from "./grants.ts";
import { emailLimit, limitByHour } from "./hourly-limits.ts";
import { requireEmail, splitMetadata } from "./login-identifier.ts";
import { type LinkedType, type PreparedTokenMessage, type TokenMessages, WIRE_TYPE } from "./token-messages.ts";

type AdminCall = z.output<typeof adminUserCall>;
type LinkCall = z.output<typeof generateLinkCall>;
/** A person to whom a link is sent. `inserted` holds the statement that creates the person; empty for an existing one. */
type Newcomer = { person: Pick<UserRow, "id" | "full_name" | "email">; inserted: Statement[] };

const TYPE_OF_LINK: Record<LinkCall["type"], LinkedType> = {
  signup: "confirmation",
  invite: "invite",
  magiclink: "magiclink",
  recovery: "recovery",
  email_change_current: "email_change_current",
  email_change_new: "email_change",
};

/**
 * The admin calls of the identity API, for the owner's own server. The caller checks the role first: see `requireServiceRole`.
 * User objects are `userView`s. Methods with an id throw IdentityError `user_not_found` (404).
 */
export function createAdminUsers(world: World, parts: { grants: Grants; messages: TokenMessages }) {
  const { db, settings } = world;
  const { grants, messages } = parts;
  const outbox = createOutbox(world);

  return {
    /** A page of users, newest first; `page` counts from 1. `total` counts all users. */
    async list(of: { page: number; perPage: number }) {
      const page = { limit: of.perPage, offset: (of.page - 1) * of.perPage };
      const [rows, [total], linked, factors] = await db.batch([
        usersPageStatement(db, page),
        userCountStatement(db),
        identitiesOfPageStatement(db, page),
        factorsOfPageStatement(db, page),
      ]);
      const ofPerson = <Row extends { user_id: string }>(all: Row[], id: string) =>
        all.filter((row) => row.user_id === id);
      const users = rows.map((row) => userView(row, ofPerson(linked, row.id), ofPerson(factors, row.id)));
      return { users, total: total?.count ?? 0 };
    },

    get: (id: string) => viewOf(id),

    /** Throws IdentityError `validation_failed`, `weak_password`, `email_exists` or `phone_exists`. */
    async create(call: AdminCall): Promise<Record<string, unknown>> {
      if (call.email === null && call.phone === null) {
        throw new IdentityError("validation_failed", {
          message: "Cannot create a user without either an email or phone",
        });
      }
      const id = world.newId();
      const nowMs = world.now();
      const change = await changeOf(call, null);
      await translateUniqueCollisions(
        insertUserStatement(db, {
          email: noEmail(id),
          full_name: "",
          has_email_identity: call.email !== null,
          ...change,
          id,
          created_at: nowMs,
          updated_at: nowMs,
        }),
      );
      const metadata = { email: change.email };
      recordEvent(world, { userId: id, type: "signed_up", message: "Made by an administrator", metadata });
      return viewOf(id);
    },

    /** Changes a user, with the errors of `create`. A new password or a ban ends all logins and grants of the person. */
    async update(id: string, call: AdminCall): Promise<Record<string, unknown>> {
      const { person } = await requirePerson(id);
      const change = await changeOf(call, person);
      const endsAll = call.password !== null || call.ban_duration !== null;
      const ended = [...endGrantsStatements(db, { userId: id, all: true }), deleteLoginsOfStatement(db, id)];
      await translateUniqueCollisions(
        runBatch(db, [changeUserStatement(db, id, change, world.now()), ...(endsAll ? ended : [])]),
      );
      return viewOf(id);
    },

    /** Deletes the person and everything that belongs to them, files too; also the only admin. */
    async remove(id: string): Promise<void> {
      await requirePerson(id);
      await removePerson(world, id, { message: "Deleted by an administrator", mayBeLastAdmin: true });
    },

    async factors(id: string): Promise<Record<string, unknown>[]> {
      return (await requirePerson(id)).factors.map(factorView);
    },

    /** Throws IdentityError `mfa_factor_not_found` for a factor that the person does not have. */
    async removeFactor(id: string, factorId: string): Promise<Record<string, unknown>> {
      const { factors } = await requirePerson(id);
      const factor = factors.find((one) => one.id === factorId);
      if (!factor) throw new IdentityError("mfa_factor_not_found");
      await runBatch(db, [...deleteFactorsStatements(db, { userId: id, only: factorId })]);
      recordEvent(world, { userId: id, type: "factor_removed", message: "Removed by an administrator", metadata: {} });
      return factorView(factor);
    },

    /** Creates a person and mails them an invitation. Throws IdentityError `email_exists` or `over_email_send_rate_limit`. */
    async invite(
      call: z.output<typeof inviteCall>,
      redirectTo: string,
      client: Client,
    ): Promise<Record<string, unknown>> {
      await limitByHour(world, "email", emailLimit(world, client));
      const { person, inserted } = newcomer(requireEmail(call.email), call.data);
      const mail = await messages.mail("invite", { person, to: person.email, redirectTo });
      await translateUniqueCollisions(runBatch(db, [...inserted, ...mail.statements]));
      world.background(outbox.deliver(mail.emailId));
      return viewOf(person.id);
    },

    /**
     * Makes the link and the code that an email would carry and returns them, for owners who send their own emails. Sends
     * nothing. Creates the person for the types signup, invite and magiclink. Throws IdentityError `email_exists`,
     * `user_not_found` (404), `validation_failed` or `weak_password`.
     */
    async generateLink(call: LinkCall, redirectTo: string): Promise<Record<string, unknown>> {
      const email = requireEmail(call.email);
      const type = TYPE_OF_LINK[call.type];
      const { person, inserted } = await personForLink(call, email);
      const isChange = type === "email_change" || type === "email_change_current";
      const newEmail = isChange ? requireEmail(call.new_email ?? "") : null;
      if (newEmail !== null && (await userByEmailStatement(db, newEmail)).length > 0) {
        throw new IdentityError("email_exists");
      }
      const to = type === "email_change" && newEmail !== null ? newEmail : email;
      const made: PreparedTokenMessage = await messages.mail(type, { person, to, redirectTo });
      const changed =
        newEmail === null ? [] : [changeUserStatement(db, person.id, { new_email: newEmail }, world.now())];
      await translateUniqueCollisions(runBatch(db, [...inserted, ...made.tokenStatements, ...changed]));
      return {
        ...(await viewOf(person.id)),
        action_link: messages.linkTo("verify", type, made.linkToken, redirectTo),
        email_otp: made.code,
        hashed_token: made.linkToken,
        verification_type: isChange ? call.type : WIRE_TYPE[type],
        redirect_to: redirectTo,
      };
    },
  };

  async function personForLink(call: LinkCall, email: string): Promise<Newcomer> {
    const [known] = await userByEmailStatement(db, email);
    const isForNewcomers = call.type === "signup" || call.type === "invite";
    if (known && isForNewcomers && known.email_confirmed_at !== null) throw new IdentityError("email_exists");
    if (known) return { person: known, inserted: [] };
    if (call.type === "invite" || call.type === "magiclink") return newcomer(email, call.data);
    if (call.type !== "signup") {
      throw new IdentityError("user_not_found", { status: 404, message: "User with this email not found" });
    }
    if (call.password === null) {
      throw new IdentityError("validation_failed", { message: "Signup requires a valid password" });
    }
    requireGoodPassword(call.password, settings.PASSWORD_MIN_LENGTH);
    return newcomer(email, call.data, await world.passwords.hash(call.password));
  }

  /** A new person, with the statement that inserts them, for the same batch as their email or link. */
  function newcomer(email: string, data: Record<string, unknown>, passwordHash: string | null = null): Newcomer {
    const nowMs = world.now();
    const { fullName, rest } = splitMetadata(data);
    const person = { id: world.newId(), email, full_name: fullName ?? "" };
    const row = { ...person, password_hash: passwordHash, user_metadata: rest, created_at: nowMs, updated_at: nowMs };
    return { person, inserted: [insertUserStatement(db, row)] };
  }

  async function changeOf(
    call: AdminCall,
    person: UserRow | null,
  ): Promise<UserChange & { email?: string; full_name?: string }> {
    const nowMs = world.now();
    const metadata = call.user_metadata ? splitMetadata(call.user_metadata) : null;
    const phone = call.phone === null ? null : cleanPhone(call.phone);
    if (call.phone !== null && phone === null) {
      throw new IdentityError("validation_failed", { message: "Invalid phone number format (E.164 required)" });
    }
    if (call.password !== null) requireGoodPassword(call.password, settings.PASSWORD_MIN_LENGTH);
    return {
      ...(call.email !== null && { email: requireEmail(call.email), has_email_identity: true, is_anonymous: false }),
      ...(call.email_confirm === true && { email_confirmed_at: person?.email_confirmed_at ?? nowMs }),
      ...(phone !== null && { phone }),
      ...(call.phone_confirm === true && { phone_confirmed_at: person?.phone_confirmed_at ?? nowMs }),
      ...(call.password !== null && { password_hash: await world.passwords.hash(call.password) }),
      ...(metadata?.fullName != null && { full_name: metadata.fullName }),
      ...(metadata && { user_metadata: mergedMetadata(recordOf(person?.user_metadata), metadata.rest) }),
      ...(call.app_metadata && { app_metadata: mergedMetadata(recordOf(person?.app_metadata), call.app_metadata) }),
      ...(call.ban_duration !== null && { banned_until: bannedUntil(call.ban_duration, nowMs) }),
    };
  }

  async function requirePerson(id: string) {
    try {
      return await grants.requireSubject(id);
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      throw new IdentityError("user_not_found", { status: 404, message: "User not found" });
    }
  }

  async function viewOf(id: string): Promise<Record<string, unknown>> {
    const { person, linked, factors } = await requirePerson(id);
    return userView(person, linked, factors);
  }
}

async function translateUniqueCollisions(statement: Promise<unknown>): Promise<void> {
  try {
    await statement;
  } catch (error) {
    if (!isUniqueCollision(error)) throw error;
    throw new IdentityError(isUniqueCollision(error, "users.phone") ? "phone_exists" : "email_exists");
  }
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The end of a ban (unix ms) from a duration such as "24h" or "1h30m"; null for "none". */
function bannedUntil(duration: string, nowMs: number): number | null {
  if (duration === "none") return null;
  if (!/^(\d{1,7}[hms])+$/.test(duration)) {
    throw new IdentityError("validation_failed", { message: "invalid format for ban duration" });
  }
  const msOf = (part: string) =>
    Number.parseInt(part, 10) * (part.endsWith("h") ? HOUR_MS : part.endsWith("m") ? MINUTE_MS : 1000);
  return (duration.match(/\d+[hms]/g) ?? []).reduce((sum, part) => sum + msOf(part), nowMs);
}
