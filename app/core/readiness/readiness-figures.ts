import { dateOfDay, localDay } from "../local-days.ts";
import type { Effort } from "./effort.ts";
import type { MissingItem } from "./readiness.ts";
import { type SkillLevel, shownLevel } from "./skill-level.ts";

type Row = (string | number | null)[];

/** The figures of the page as rows, the first of them names. Of whoever has left only the effort that stayed. */
export function readinessFigures(of: {
  people: readonly {
    name: string;
    missing: readonly MissingItem[] | null;
    skills: readonly (SkillLevel & { dimension: string })[];
    lastHandedInAt: number | null;
    effort: Effort;
  }[];
  skills: readonly { id: string; title: string }[];
  former: readonly ({ name: string } & Effort)[];
  timeZone: string;
}): Row[] {
  const { people, skills, former, timeZone } = of;
  const head = ["Name", "Ready", "Missing", "Last handed in", ...skills.map(({ title }) => title)];
  return [
    [...head, "Minutes practiced", "Days practiced", "Practice counted over"],
    ...people.map(
      ({ name, missing, skills: levels, lastHandedInAt, effort }): Row => [
        name,
        missing === null ? null : missing.length === 0 ? "yes" : "no",
        (missing ?? []).map(({ words }) => words).join("; "),
        lastHandedInAt === null ? null : dateOfDay(localDay(lastHandedInAt, timeZone)).toISOString().slice(0, 10),
        ...skills.map(({ id }) => {
          const level = levels.find(({ dimension }) => dimension === id);
          return level ? shownLevel(level) : null;
        }),
        Math.round(effort.seconds / 60),
        effort.days,
        "the last four weeks",
      ],
    ),
    ...former.map(
      ({ name, seconds, days }): Row => [
        name,
        null,
        "",
        null,
        ...skills.map(() => null),
        Math.round(seconds / 60),
        days,
        "the whole membership, which has ended",
      ],
    ),
  ];
}
