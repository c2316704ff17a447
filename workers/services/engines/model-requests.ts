import type { SQL } from "drizzle-orm";
import { localDay } from "#core/local-days.ts";
import type { Statement } from "../../adapters/d1/database.ts";
import { takeRequestStatement, usedUpStatement } from "../../adapters/d1/model-request-rows.ts";
import type { World } from "../world.ts";

type RequestWorld = Pick<World, "db" | "now"> & {
  settings: Pick<World["settings"], "MODEL_CALLS_PER_DAY">;
};

/** Whose requests they are, and the zone in which their days are counted. */
export type RequestsOf = { userId: string; timeZone: string };

/** What is asked: the model that speaks, or the one that reads. */
type Asked = { deterministic?: boolean; isResting?(): boolean };

/** Whether a model may be asked, and if not, why. */
export type Permission = "may-ask" | "resting" | "used-up";

/** What goes into a batch that is made anyway, before a model is asked; with the rows it gave, whether it may be. */
export type Asking = { statements: Statement[]; permission: (rows: readonly unknown[]) => Permission };

/** The requests to models that a person has on a day of theirs (MODEL_CALLS_PER_DAY): each is taken before it is made. */
export function createModelRequests(world: RequestWorld) {
  return {
    /** Takes nothing where there is no limit, or no model is asked. `condition`: what has to be true in the batch. */
    asking(model: Asked, person: RequestsOf, condition?: SQL): Asking {
      if (model.deterministic) return { statements: [], permission: () => "may-ask" };
      if (model.isResting?.()) return { statements: [], permission: () => "resting" };
      const day = dayOf(world, person);
      if (!day) return { statements: [], permission: () => "may-ask" };
      return {
        statements: [takeRequestStatement(world.db, day, condition)],
        permission: ([taken]) => (Array.isArray(taken) && taken.length > 0 ? "may-ask" : "used-up"),
      };
    },

    /** By itself, where there is no batch. */
    async ask(model: Asked, person: RequestsOf): Promise<Permission> {
      const { statements, permission } = this.asking(model, person);
      return permission(await Promise.all(statements));
    },
  };
}

/**
 * For a live call, which waits for no database: each request is taken while it is made, so that the built-in customer gives the
 * answer after the one that was too much. A call that begins on a day that is used up asks nothing.
 */
export class CallRequests {
  readonly #world: RequestWorld & Pick<World, "background">;
  readonly #person: RequestsOf;
  #isUsedUp = false;

  constructor(world: RequestWorld & Pick<World, "background">, person: RequestsOf) {
    this.#world = world;
    this.#person = person;
    const day = this.#day();
    if (day) this.#note(usedUpStatement(world.db, day).then((rows) => rows.length > 0));
  }

  /** False: the day's are used up. */
  take(): boolean {
    if (this.#isUsedUp) return false;
    const day = this.#day();
    if (day) this.#note(takeRequestStatement(this.#world.db, day).then((rows) => rows.length === 0));
    return true;
  }

  #note(isUsedUp: Promise<boolean>): void {
    this.#world.background(
      isUsedUp.then((found) => {
        this.#isUsedUp ||= found;
      }),
    );
  }

  #day() {
    return dayOf(this.#world, this.#person);
  }
}

function dayOf({ now, settings }: RequestWorld, { userId, timeZone }: RequestsOf) {
  const limit = settings.MODEL_CALLS_PER_DAY;
  return limit === 0 ? null : { userId, day: localDay(now(), timeZone), limit };
}
