import { rubric } from "../scoring/rubric.ts";

/** Percent of each dimension in one scored conversation; null or absent: nothing in it applied. */
export type Observation = Readonly<Record<string, number | null>>;

export type Skill = {
  id: string;
  title: string;
  /** 0 to 100; null: not enough data yet. */
  percent: number | null;
  observations: number;
};

/** Fewer say more about the customer of the day than about the agent. */
export const OBSERVATIONS_NEEDED = 3;

/** Each conversation back counts 15% less, so that the last four make up about half of the figure. */
const KEPT_WEIGHT = 0.85;

/** Newest first. Every dimension of the rubric in its order; delivery, which only a call shows, once a call has shown it. */
export function skillsOf(newestFirst: readonly Observation[]): Skill[] {
  return rubric.flatMap(({ id, title }) => {
    const percents = newestFirst.flatMap((observation) => observation[id] ?? []);
    if (id === "delivery" && percents.length === 0) return [];
    const percent = percents.length < OBSERVATIONS_NEEDED ? null : Math.round(recencyMean(percents));
    return [{ id, title, percent, observations: percents.length }];
  });
}

/** What one of these counts that has so many newer ones. */
export function weightAt(age: number): number {
  return KEPT_WEIGHT ** age;
}

/** Of at least one, newest first. */
export function recencyMean(newestFirst: readonly number[]): number {
  let sum = 0;
  let weights = 0;
  for (const [age, percent] of newestFirst.entries()) {
    sum += weightAt(age) * percent;
    weights += weightAt(age);
  }
  return sum / weights;
}
