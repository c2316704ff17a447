import { IdentityError } from "#core/identity/api/identity-error.ts";
import { refusalOf } from "#core/identity/pages/identity-refusal.ts";

/** What an identity service does, for a page: what it refuses becomes a refusal in the pages' words. */
export async function withPageRefusals<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof IdentityError ? refusalOf(error) : error;
  }
}
