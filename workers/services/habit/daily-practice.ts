import { dateText } from "#core/assignments/due-date.ts";
import { chooseSteps, type HabitFacts } from "#core/habit/choose-steps.ts";
import { localDay } from "#core/local-days.ts";
import { type DailyPractice, dailyPracticeView } from "#core/pages/daily-practice-view.ts";
import { type KeptDailyPractice, keepDailyPracticeStatement } from "../../adapters/d1/habit/daily-practice-rows.ts";
import { type LastPracticeRow, metCustomers, momentsOf } from "../../adapters/d1/habit/last-practices.ts";
import type { World } from "../world.ts";

type Known = {
  userId: string;
  timeZone: string;
  nowMs: number;
  /** Of the newest day; null: none. */
  stored: KeptDailyPractice | null;
  practices: readonly LastPracticeRow[];
} & Pick<HabitFacts, "drills" | "line">;

const NOTHING_DONE: ReadonlySet<string> = new Set();

/** What a person practices today: what was chosen before or, the first time on a day, what is chosen now and then kept. */
export function dailyPracticeOf(world: Pick<World, "db" | "background">, known: Known): DailyPractice | null {
  const today = localDay(known.nowMs, known.timeZone);
  const { stored } = known;
  if (stored?.day === dateText(today)) return dailyPracticeView(stored.steps, stored.moment, stored.sessions);
  const moments = momentsOf(known.practices);
  const { drills, line } = known;
  const steps = chooseSteps({ drills, line, moments, met: metCustomers(known.practices), day: today });
  if (steps.length === 0) return null;
  const { userId, nowMs } = known;
  // After the page: it takes one round trip.
  world.background(keepDailyPracticeStatement(world.db, { userId, day: dateText(today), steps, nowMs }).run());
  const retry = steps.find((step) => step.kind === "retry");
  const again = moments.find(({ conversationId }) => conversationId === retry?.conversationId);
  const moment = again?.fix && { customer: again.customer, title: again.fix.title, said: again.fix.quote };
  return dailyPracticeView(steps, moment ?? null, NOTHING_DONE);
}
