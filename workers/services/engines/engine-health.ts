import { z } from "zod";
import type { AdminActor } from "#core/admin/actor.ts";
import { ENGINES } from "#core/engines/engine-fault.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { EnginesPage, EngineTrial, EngineView } from "#core/pages/admin-pages.ts";
import { ENGINE_TRIES_PER_PERSON } from "#core/rate-limit.ts";
import { isAdminStatement } from "../../adapters/d1/admin.ts";
import { callUseStatement } from "../../adapters/d1/calls/call-use.ts";
import { requireRow } from "../../adapters/d1/database.ts";
import { outcomesStatement } from "../../adapters/d1/engine-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { adminLogin, requireAdmin, timeZoneOf } from "../identity/admission.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { restsUntil } from "./engine-memory.ts";
import { enginesOf } from "./engine-set-up.ts";
import { tryEngine } from "./engine-trials.ts";

type OutcomeRow = Awaited<ReturnType<typeof outcomesStatement>>[number];

/** An admin waits no longer than this for an answer. */
const TRY_WITHIN_MS = 15_000;

const CALL_USE_MS = 30 * 24 * 60 * 60 * 1000;

/** What serves text, reading and voice here, how it fares, and a try of each. For admins. */
export function createEngines(world: World, tryWithinMs = TRY_WITHIN_MS) {
  const { db } = world;

  return {
    /** The page /admin/engines. Throws Refusal `signed_out`, `not_admin` or `second_factor_needed`. */
    async open(visitor: Login | null): Promise<EnginesPage> {
      const login = adminLogin(world, visitor);
      const nowMs = world.now();
      const [viewers, outcomes, callUses] = await db.batch([
        viewerStatement(db, login, nowMs),
        outcomesStatement(db, login, nowMs),
        callUseStatement(db, login, nowMs, nowMs - CALL_USE_MS),
      ]);
      const viewer = requireAdmin(world, login, viewers);
      return {
        viewer,
        engines: engineViews(world, outcomes),
        callUse: requireRow(callUses),
        nowMs,
        timeZone: timeZoneOf(world, viewer),
      };
    },

    /** The same for the API. Throws Refusal `not_admin`, also for an admin who has to show a second factor first. */
    async list(actor: AdminActor): Promise<EngineView[]> {
      const nowMs = world.now();
      const [holds, outcomes] = await db.batch([
        isAdminStatement(db, actor, nowMs),
        outcomesStatement(db, actor, nowMs),
      ]);
      if (holds.length === 0) throw new Refusal("not_admin");
      return engineViews(world, outcomes);
    },

    /** "Say one line". Throws as `open` does, `bad_request` for what is no engine, and `too_many_attempts`. */
    async try(visitor: Login | null, named: string): Promise<EngineTrial> {
      const login = adminLogin(world, visitor);
      const viewer = requireAdmin(world, login, await viewerStatement(db, login, world.now()));
      const engine = requireInput(engineSchema, named);
      await limitPerson(world, "engine-try", viewer.id, ENGINE_TRIES_PER_PERSON);
      return tryEngine(world, engine, tryWithinMs);
    },
  };
}

/** How the engines that are chosen here fare, from the rows of `outcomesStatement`. */
export function engineViews(world: World, outcomes: readonly OutcomeRow[]): EngineView[] {
  return enginesOf(world).map((setUp) => {
    const own = outcomes.filter(({ engine }) => engine === setUp.engine);
    const faults = own.flatMap(({ outcome, lastAt, lately }) =>
      outcome === "worked" ? [] : [{ fault: outcome, atMs: lastAt ?? 0, count: lately }],
    );
    const newest = faults.toSorted((one, other) => other.atMs - one.atMs)[0];
    return {
      ...setUp,
      lastWorkedAt: own.find(({ outcome }) => outcome === "worked")?.lastAt ?? null,
      lastFault: newest ? { fault: newest.fault, atMs: newest.atMs } : null,
      faults: faults.filter(({ count }) => count > 0).map(({ fault, count }) => ({ fault, count })),
      restsUntil: restsUntil(world, setUp.engine),
    };
  });
}

const engineSchema = z.enum(ENGINES);
