import type { WeekFigures } from "./week-figures.ts";

/** Somebody who joined the boards. */
export type BoardPerson = { id: string; name: string; hidesName: boolean; figures: WeekFigures };

export type BoardKind = keyof WeekFigures;

/** One line of a board as the viewer sees it. `position`: from 1, also among equals. `name` null: they hide it. */
export type BoardLine = { position: number; place: number; name: string | null; figure: number; isViewer: boolean };

/** So many above and below the viewer are shown, and nobody else. */
export const NEIGHBORS = 2;

/**
 * The viewer with their neighbors, the highest first; empty where the viewer has no figure of this kind. Equal figures share a
 * place; among them the order is that of ids, which says nothing.
 */
export function neighborsOf(people: readonly BoardPerson[], viewerId: string, kind: BoardKind): BoardLine[] {
  const ranked = people
    .flatMap(({ figures, ...one }) => {
      const figure = figures[kind];
      return figure === null ? [] : [{ ...one, figure }];
    })
    .sort((one, other) => other.figure - one.figure || (one.id < other.id ? -1 : 1));
  const at = ranked.findIndex(({ id }) => id === viewerId);
  if (at === -1) return [];
  const first = Math.max(0, at - NEIGHBORS);
  return ranked.slice(first, at + NEIGHBORS + 1).map(({ id, name, hidesName, figure }, index) => ({
    position: first + index + 1,
    place: 1 + ranked.filter((one) => one.figure > figure).length,
    name: hidesName && id !== viewerId ? null : name,
    figure,
    isViewer: id === viewerId,
  }));
}

/** A sum of fewer people would tell what each of them did. */
export const GROUP_LEAST = 3;

export type GroupSum = { name: string; people: number; days: number; drills: number };

/** What those of a group who joined the boards did together; none of a group in which too few did. */
export function groupSums(
  people: readonly BoardPerson[],
  groups: readonly { name: string; memberIds: readonly string[] }[],
): GroupSum[] {
  return groups.flatMap(({ name, memberIds }) => {
    const members = new Set(memberIds);
    const joined = people.filter(({ id }) => members.has(id));
    if (joined.length < GROUP_LEAST) return [];
    const sum = (kind: "days" | "drills") => joined.reduce((all, { figures }) => all + figures[kind], 0);
    return [{ name, people: joined.length, days: sum("days"), drills: sum("drills") }];
  });
}
