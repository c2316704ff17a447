import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import type { OwnProof } from "#core/pages/account-pages.ts";
import { runBatch } from "../../../adapters/d1/database.ts";
import type { World } from "../../world.ts";
import { limitPersonByHour } from "../api/hourly-limits.ts";
import type { Verifications } from "../api/verifications.ts";
import { provePassword } from "../password-proof.ts";
import { translateIdentityErrors } from "./identity-error-translation.ts";
import type { Self } from "./require-self.ts";

export function proofAskedOf({ person }: Self): OwnProof {
  return person.password_hash === null ? "code" : "password";
}

/** Throws Refusal `wrong_password`, `wrong_code` or `too_many_attempts`. */
export async function proveSelf(
  world: World,
  verifications: Verifications,
  self: Self,
  shown: { currentPassword?: string; code?: string },
  client: Client,
): Promise<void> {
  if (proofAskedOf(self) === "password") await proveByPassword(world, self, shown.currentPassword ?? "", client);
  else await proveByCode(world, verifications, self, shown.code ?? "");
}

/** Counted as a sign-in attempt, so that a stolen login cannot be used to guess the password without a limit. */
async function proveByPassword(world: World, { person }: Self, password: string, client: Client): Promise<void> {
  const name = person.email_confirmed_at === null && person.phone ? { phone: person.phone } : { email: person.email };
  try {
    const { alsoWrite } = await provePassword(world, { ...name, password }, client);
    await runBatch(world.db, alsoWrite);
  } catch (error) {
    throw error instanceof Refusal && error.code === "invalid_credentials" ? new Refusal("wrong_password") : error;
  }
}

async function proveByCode(world: World, verifications: Verifications, { person }: Self, code: string): Promise<void> {
  const limit = world.settings.RATE_LIMIT_VERIFY;
  await translateIdentityErrors(limitPersonByHour(world, "password-change", person.id, limit));
  await translateIdentityErrors(verifications.proveReauthentication(person, code));
}
