import { countLabel } from "../count-label.ts";
import { findingTitle } from "../scoring/finding-title.ts";
import { rubric } from "../scoring/rubric.ts";
import type { MissingItem } from "./readiness.ts";
import { fallOf, type SkillLevel, shownLevel } from "./skill-level.ts";
import { skillPath } from "./skill-path.ts";

// Who needs ten minutes with whoever oversees them, and about what: from facts, a few at most.

export const TALKS_MOST = 5;
/** Findings are looked at so far back. */
export const TALK_FINDING_DAYS = 28;

export type TalkFacts = {
  userId: string;
  name: string;
  missing: readonly MissingItem[];
  skills: readonly (SkillLevel & { dimension: string })[];
  overdue: readonly { assignmentId: string; title: string }[];
  /** Sure findings of the last weeks; `rule`, `conversationId`: of the newest. */
  findings: { count: number; rule: string; conversationId: string } | null;
};

export type Talk = { userId: string; name: string; reasons: { words: string; to: string }[] };

/** In the order of `people`, which is that of names, not by need: it is no ranking. Of equal need the first come in. */
export function tenMinutes(people: readonly TalkFacts[]): Talk[] {
  return people
    .map((facts, place) => ({ facts, place, need: needOf(facts) }))
    .filter(({ need }) => need > 0)
    .sort((one, other) => other.need - one.need)
    .slice(0, TALKS_MOST)
    .sort((one, other) => one.place - other.place)
    .map(({ facts }) => ({ userId: facts.userId, name: facts.name, reasons: reasonsOf(facts) }));
}

/** What a customer could be hurt by first, then what is late or getting worse, then what is still to be done. */
function needOf(facts: TalkFacts): number {
  const { findings, overdue, missing } = facts;
  return (
    (findings ? 30 + Math.min(findings.count, 9) : 0) +
    (overdue.length > 0 ? 20 + Math.min(overdue.length, 9) : 0) +
    (fallenSkill(facts) ? 20 : 0) +
    Math.min(missing.length, 9)
  );
}

function reasonsOf(facts: TalkFacts): Talk["reasons"] {
  const { userId, findings, overdue, missing } = facts;
  const [late] = overdue;
  const fallen = fallenSkill(facts);
  const [first] = missing;
  const about = first && "assignmentId" in first.item ? `/${first.item.assignmentId}` : "";
  return [
    ...(findings
      ? [
          {
            words: `${countLabel(findings.count, "sure finding")} in four weeks, the last: ${findingTitle(findings.rule) ?? findings.rule}`,
            to: `/team/attempts/${findings.conversationId}`,
          },
        ]
      : []),
    ...(late
      ? [
          {
            words: `“${late.title}” was due and is not passed${overdue.length > 1 ? `, and ${overdue.length - 1} more` : ""}`,
            to: `/team/assignments/${late.assignmentId}`,
          },
        ]
      : []),
    ...(fallen
      ? [
          {
            words: `${titleOfDimension(fallen.dimension) ?? fallen.dimension} fell by ${fallOf(fallen)} to ${shownLevel(fallen)}`,
            to: skillPath(userId, fallen.dimension),
          },
        ]
      : []),
    ...(first
      ? [
          {
            words: `missing: ${first.words}${missing.length > 1 ? `, and ${missing.length - 1} more` : ""}`,
            to: `/team/assignments${about}`,
          },
        ]
      : []),
  ];
}

/** Null: no such skill. */
export function titleOfDimension(dimension: string): string | null {
  return rubric.find(({ id }) => id === dimension)?.title ?? null;
}

function fallenSkill({ skills }: TalkFacts) {
  return skills
    .filter((skill) => fallOf(skill) > 0)
    .sort((one, other) => fallOf(other) - fallOf(one) || (one.dimension < other.dimension ? -1 : 1))
    .at(0);
}
