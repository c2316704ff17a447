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

/** An item with its words, and how many scenarios pass a round of what it names. */
export type AskedItem = { item: ReadinessItem; words: string; needed: number };

export type MissingItem = { item: ReadinessItem; words: string };

/** The items of a checklist as they are asked of everybody. */
export function askedItems(items: readonly ReadinessItem[], assignments: readonly ChecklistAssignment[]): AskedItem[] {
  return items.map((item) => {
    const named = "assignmentId" in item ? assignments.find(({ id }) => id === item.assignmentId) : undefined;
    return {
      item,
      words: itemWords(item, named ? `“${named.title}”` : "an assignment that is gone"),
      needed: named?.needed ?? 1,
    };
  });
}

/** What is missing until somebody is ready; nothing: they are. */
export function missingItems(asked: readonly AskedItem[], facts: ReadinessFacts, nowMs: number): MissingItem[] {
  return asked.flatMap((one, index) => {
    const words = missingWords(one, facts.items[index] ?? null, facts, nowMs);
    return words === null ? [] : [{ item: one.item, words }];
  });
}

function itemWords(item: ReadinessItem, title: string): string {
  switch (item.kind) {
    case "passed":
      return `${title} passed${item.score === null ? "" : ` at ${item.score}`}`;
    case "certificate":
      return `certificate of ${title} valid`;
    case "gate":
      return item.last === 1
        ? "no sure compliance finding in the last handed in"
        : `no sure compliance finding in the last ${item.last} handed in`;
    case "recent":
      return `handed in within the last ${countLabel(item.days, "day")}`;
  }
}

function missingWords(
  { item, words, needed }: AskedItem,
  fact: ItemFact,
  { gates, lastHandedInAt }: ReadinessFacts,
  nowMs: number,
): string | null {
  switch (item.kind) {
    case "passed": {
      if (typeof fact !== "number") return words;
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

const DAY_MS = 24 * 60 * 60 * 1000;
