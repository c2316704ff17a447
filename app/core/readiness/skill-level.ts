import { OBSERVATIONS_NEEDED, recencyMean, weightAt } from "../progress/skills.ts";

// Where somebody stands in a skill for those who oversee them: from handed-in attempts only. A percent is 0 to 100.

/** Older ones weigh less than a twentieth of the newest. */
export const LEVEL_OBSERVATIONS = 20;

/** A fall is looked for against what was before so many. */
export const NEWEST_OBSERVATIONS = OBSERVATIONS_NEEDED;

/** Fewer points are the customer of the day. */
const FALL_POINTS = 10;

export type SkillLevel = {
  level: number;
  /** How many it is made of: at most LEVEL_OBSERVATIONS. */
  observations: number;
  /** The level without the newest three; null: fewer than three were before them. */
  levelBefore: number | null;
};

/** The weight of each observation, newest first. The statement that writes levels is given the same list. */
export const LEVEL_WEIGHTS: readonly number[] = Array.from({ length: LEVEL_OBSERVATIONS }, (_, age) => weightAt(age));

/** Null: there is no observation. A test holds the statement in adapters/d1/observations.ts to it. */
export function skillLevel(newestFirst: readonly number[]): SkillLevel | null {
  const counted = newestFirst.slice(0, LEVEL_OBSERVATIONS);
  if (counted.length === 0) return null;
  const before = counted.slice(NEWEST_OBSERVATIONS);
  return {
    level: recencyMean(counted),
    observations: counted.length,
    levelBefore: before.length < OBSERVATIONS_NEEDED ? null : recencyMean(before),
  };
}

/** A level that is shown as a figure: from three observations on. */
export function shownLevel({ level, observations }: Pick<SkillLevel, "level" | "observations">): number | null {
  return observations < OBSERVATIONS_NEEDED ? null : Math.round(level);
}

/** By how many points a skill has fallen; 0: it has not, or too little to say so. */
export function fallOf({ level, levelBefore }: Pick<SkillLevel, "level" | "levelBefore">): number {
  const fall = levelBefore === null ? 0 : Math.round(levelBefore) - Math.round(level);
  return fall >= FALL_POINTS ? fall : 0;
}
