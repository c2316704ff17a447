import { hasOversight } from "#core/billing/oversight.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { type Overseen, overseersAccountStatement, parseAccount } from "../../adapters/d1/billing/billing-facts.ts";
import type { World } from "../world.ts";

export type OversightWorld = Pick<World, "db" | "now"> & Partial<Pick<World, "billing">>;

/** For the end of a batch that is made anyway: one statement, or none where nobody bills. */
export function oversightStatements(world: OversightWorld, login: Login, nowMs: number) {
  return world.billing ? [overseersAccountStatement(world.db, login, nowMs)] : [];
}

/** What the rows of these statements say. */
export function overseesBy(
  rows: readonly Awaited<ReturnType<typeof overseersAccountStatement>>[],
  nowMs: number,
): boolean {
  const [account] = rows;
  return account === undefined || hasOversight(parseAccount(account), nowMs);
}

/**
 * Asked before an act of oversight. Throws Refusal `no_oversight` where the plan of the organization that it is of does not hold it;
 * asks nothing where nobody bills.
 */
export async function requireOversight(world: OversightWorld, login: Login, of: Overseen = null): Promise<void> {
  if (!world.billing) return;
  const nowMs = world.now();
  const account = parseAccount(await overseersAccountStatement(world.db, login, nowMs, of));
  if (!hasOversight(account, nowMs)) throw new Refusal("no_oversight");
}
