import { deleteOldAttemptsStatement } from "../adapters/d1/attempts.ts";
import { deleteOldFlowsStatement } from "../adapters/d1/auth-flows.ts";
import { deleteOldChallengesStatements } from "../adapters/d1/factors.ts";
import { deleteEndedGrantsStatements } from "../adapters/d1/grants.ts";
import { deleteEndedLoginsStatement } from "../adapters/d1/logins.ts";
import { purgeOutboxStatements } from "../adapters/d1/outbox.ts";
import { deleteOldEventsStatement } from "../adapters/d1/security-events.ts";
import { deleteEndedTokensStatement } from "../adapters/d1/tokens.ts";
import { createKeys } from "./identity/keys.ts";
import { createOutbox } from "./outbox.ts";
import type { World } from "./world.ts";

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

export function createHousekeeping(world: World) {
  const outbox = createOutbox(world);

  return {
    /** Called every minute: sends what waits, and in the first minute of an hour lets go of what has ended. */
    async run(): Promise<void> {
      await outbox.deliverDue();
      if (world.now() % HOUR_MS < MINUTE_MS) await purge();
    },
  };

  async function purge(): Promise<void> {
    const { db } = world;
    const nowMs = world.now();
    await db.batch([
      deleteOldEventsStatement(db, nowMs),
      deleteEndedTokensStatement(db, nowMs),
      deleteEndedLoginsStatement(db, nowMs),
      deleteOldAttemptsStatement(db, nowMs),
      ...purgeOutboxStatements(db, nowMs),
      ...deleteEndedGrantsStatements(db, nowMs),
      ...deleteOldChallengesStatements(db, nowMs),
      deleteOldFlowsStatement(db, nowMs),
    ]);
    await createKeys(world).rotate();
  }
}
