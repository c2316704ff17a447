import { IdentityError } from "#core/identity/api/identity-error.ts";
import { refusalOf } from "#core/identity/pages/identity-refusal.ts";

/** Awaits the work of an identity service, and turns its IdentityError into the Refusal that pages show. */
export async function translateIdentityErrors<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof IdentityError ? refusalOf(error) : error;
  }
}
