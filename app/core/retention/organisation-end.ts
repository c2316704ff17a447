const DAY_MS = 24 * 60 * 60 * 1000;

/** Between an owner's wish to delete an organization and its deletion; until then an owner can undo it. */
export const UNDO_DAYS = 14;
export const UNDO_MS = UNDO_DAYS * DAY_MS;

/** As the moment of an organization's deletion: it has begun, and nobody can undo it any more. */
export const DELETION_BEGUN = 0;

/** Where an organization is with its deletion. `deletesAt`: as it is stored. */
export function endState(deletesAt: number | null): "goes-on" | "may-be-undone" | "being-deleted" {
  if (deletesAt === null) return "goes-on";
  return deletesAt === DELETION_BEGUN ? "being-deleted" : "may-be-undone";
}
