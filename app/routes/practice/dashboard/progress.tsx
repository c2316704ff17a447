import type { Route } from "../+types/dashboard";
import { ScoreChart } from "./score-chart.tsx";
import { Skills } from "./skills.tsx";
import { StreakCard } from "./streak.tsx";

/** How it went so far: the scores, the days, the skills. */
export function Progress({ progress }: { progress: Route.ComponentProps["loaderData"]["progress"] }) {
  return (
    <div className="mt-3 grid items-start gap-3 lg:mt-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-4">
      <div className="min-w-0 space-y-3 lg:space-y-4">
        <ScoreChart line={progress.line} firstScore={progress.firstScore} otherwiseJudged={progress.otherwiseJudged} />
        <StreakCard streak={progress.streak} />
      </div>
      <Skills skills={progress.skills} />
    </div>
  );
}
