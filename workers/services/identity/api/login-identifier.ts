import { IdentityError } from "#core/identity/api/identity-error.ts";
import { cleanEmail, isEmail } from "#core/identity/email-address.ts";
import { cleanFullName, FULL_NAME_MAX_LENGTH } from "#core/identity/full-name.ts";
import { cleanPhone } from "#core/identity/phone.ts";
import type { World } from "../../world.ts";

/** What a person signs in with: an email address or a phone number, in the form in which it is stored. */
export type LoginIdentifier = { email: string } | { phone: string };

/** The address as it is stored (trimmed, lower case). Throws IdentityError `validation_failed`. */
export function requireEmail(text: string): string {
  const email = cleanEmail(text);
  if (!isEmail(email))
    throw new IdentityError("validation_failed", { message: "Unable to validate email address: invalid format" });
  return email;
}

/** E.164 without the plus. Throws IdentityError `validation_failed`, or `phone_provider_disabled` by the settings. */
export function requirePhone(world: World, text: string): string {
  if (!world.settings.EXTERNAL_PHONE_ENABLED) throw new IdentityError("phone_provider_disabled");
  const phone = cleanPhone(text);
  if (phone === null) {
    throw new IdentityError("validation_failed", { message: "Invalid phone number format (E.164 required)" });
  }
  return phone;
}

/** What the reference server says, by the call, where the settings turn one of the two off. */
const DISABLED = {
  "sign-up": {
    email: { message: "Email signups are disabled", status: 400 },
    phone: { message: "Phone signups are disabled", status: 400 },
  },
  "sign-in": { email: {}, phone: { message: "Phone logins are disabled", status: 422 } },
  message: { email: {}, phone: {} },
};

/**
 * Takes exactly one of the two. Throws IdentityError `validation_failed`, or `email_provider_disabled` or
 * `phone_provider_disabled` by the settings.
 */
export function requireLoginIdentifier(
  world: World,
  of: { email: string | null; phone: string | null },
  call: keyof typeof DISABLED,
): LoginIdentifier {
  const { settings } = world;
  if (of.email !== null && of.phone !== null) {
    const message = "Only an email address or phone number should be provided";
    throw new IdentityError("validation_failed", { message: call === "sign-up" ? `${message} on signup.` : message });
  }
  if (of.email !== null) {
    if (!settings.EXTERNAL_EMAIL_ENABLED) throw new IdentityError("email_provider_disabled", DISABLED[call].email);
    return { email: requireEmail(of.email) };
  }
  if (of.phone !== null) {
    if (!settings.EXTERNAL_PHONE_ENABLED) throw new IdentityError("phone_provider_disabled", DISABLED[call].phone);
    return { phone: requirePhone(world, of.phone) };
  }
  throw new IdentityError("validation_failed", { message: "One of email or phone must be set" });
}

/**
 * User metadata as a client sent it, split: `full_name` has its own column, `rest` is stored as it is. `fullName` null: not sent.
 * Throws IdentityError `validation_failed` when `rest` is too large.
 */
export function splitMetadata(data: Record<string, unknown>): {
  fullName: string | null;
  rest: Record<string, unknown>;
} {
  const { full_name, ...rest } = data;
  if (JSON.stringify(rest).length > METADATA_MAX_CHARACTERS) {
    throw new IdentityError("validation_failed", { message: "User metadata is too large" });
  }
  if (typeof full_name !== "string") return { fullName: full_name === null ? "" : null, rest };
  return { fullName: cleanFullName(full_name).slice(0, FULL_NAME_MAX_LENGTH), rest };
}

/** User metadata is part of every access token, and servers accept headers of 8 to 16 KB. */
const METADATA_MAX_CHARACTERS = 4000;
