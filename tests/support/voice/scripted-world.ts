import type { World } from "#workers/services/world.ts";

/** What the object of a call is given in place of the real pieces of its world. Set by a test before its call begins. */
let script: Partial<World> = {};

export function scriptCalls(pieces: Partial<World>): void {
  script = pieces;
}

export function scriptedWorld(): Partial<World> {
  return script;
}
