import { countLabel } from "../count-label.ts";
import type { ReadinessItem } from "./checklist.ts";

/** What a checklist names. `needed`: how many scenarios of it pass a round. */
export type ChecklistAssignment = { id: string; title: string; needed: number };

/**
 * What is known of an item for one person. passed: how many scenarios were passed with the score that is asked for; null: no round was
 * passed. certificate: what became of theirs, where none is valid. Items about attempts have null: `gates` and `lastHandedInAt` say it.
 */
export type ItemFact = number | "valid" | "expired" | "revoked" | null;

export type ReadinessFacts = {
  /** By the place of the item in the checklist. */
  items: Readonly<Record<number, ItemFact>>;
  /** Of what was handed in, newest first, at most GATES_MOST: whether it was judged with a clear gate. */
  gates: readonly boolean[];
  lastHandedInAt: number | null;
};

export type MissingItem = { item: ReadinessItem; words: string };

/** What is missing until somebody is ready; nothing: they are. */
export function missingItems(
  items: readonly ReadinessItem[],
  assignments: readonly ChecklistAssignment[],
  facts: ReadinessFacts,
  nowMs: number,
): MissingItem[] {
  return items.flatMap((item, index) => {
    const words = missingWords(item, assignments, { ...facts, fact: facts.items[index] ?? null }, nowMs);
    return words === null ? [] : [{ item, words }];
  });
}

/** An item as the checklist shows it. */
export function itemWords(item: ReadinessItem, assignments: readonly ChecklistAssignment[]): string {
  switch (item.kind) {
    case "passed":
      return `${titleOf(item.assignmentId, assignments)} passed${item.score === null ? "" : ` at ${item.score}`}`;
    case "certificate":
      return `certificate of ${titleOf(item.assignmentId, assignments)} valid`;
    case "gate":
      return item.last === 1
        ? "no sure compliance finding in the last handed in"
        : `no sure compliance finding in the last ${item.last} handed in`;
    case "recent":
      return `handed in within the last ${countLabel(item.days, "day")}`;
  }
}

function missingWords(
  item: ReadinessItem,
  assignments: readonly ChecklistAssignment[],
  { fact, gates, lastHandedInAt }: ReadinessFacts & { fact: ItemFact },
  nowMs: number,
): string | null {
  const words = itemWords(item, assignments);
  switch (item.kind) {
    case "passed": {
      if (typeof fact !== "number") return words;
      const needed = assignments.find(({ id }) => id === item.assignmentId)?.needed ?? 1;
      if (item.score === null || fact >= needed) return null;
      return `${words} (passed with less)`;
    }
    case "certificate":
      if (fact === "valid") return null;
      return fact === null ? words : `${words} (${fact})`;
    case "gate": {
      const last = gates.slice(0, item.last);
      const unclear = last.filter((isClear) => !isClear).length;
      if (unclear > 0) return `${words} (not in ${unclear} of ${last.length})`;
      return last.length < item.last ? `${words} (${last.length} of ${item.last} handed in)` : null;
    }
    case "recent":
      return lastHandedInAt !== null && lastHandedInAt > nowMs - item.days * DAY_MS ? null : words;
  }
}

function titleOf(id: string, assignments: readonly ChecklistAssignment[]): string {
  const found = assignments.find((one) => one.id === id);
  return found ? `“${found.title}”` : "an assignment that is gone";
}

const DAY_MS = 24 * 60 * 60 * 1000;
