import { Check, Dumbbell, type LucideIcon, RotateCcw, UserRoundPlus } from "lucide-react";
import { Link } from "react-router";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { countLabel } from "#core/count-label.ts";
import type { DailyPractice, DailyStepView } from "#core/pages/daily-practice-view.ts";

/** About five minutes, chosen from what was weak; it stays the same all day. */
export function DailyPracticeCard({ daily }: { daily: DailyPractice }) {
  return (
    <Card aria-labelledby="daily" className="mt-8">
      <CardHeader title="Today's practice" titleId="daily" text={leftWords(daily)} />
      <ol aria-labelledby="daily" className="grid gap-1 px-2 pb-2 lg:grid-flow-col lg:auto-cols-fr">
        {daily.steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
    </Card>
  );
}

/** The minutes are those of the whole practice. */
function leftWords({ steps, left }: DailyPractice): string {
  if (left === 0) return "Done for today.";
  const minutes = left === steps.length ? "About five minutes. " : "";
  return `${minutes}${countLabel(left, "step")} to do${left === 1 ? "" : ", in any order"}.`;
}

function Step({ step }: { step: DailyStepView }) {
  const look = "flex h-full items-start gap-3.5 rounded-control p-3";
  return (
    <li>
      {step.path === null ? (
        <div className={look}>
          <StepWords step={step} />
        </div>
      ) : (
        <Link to={step.path} className={`${look} transition-colors hover:bg-ink/4`}>
          <StepWords step={step} />
        </Link>
      )}
    </li>
  );
}

function StepWords({ step: { kind, title, why, said, isDone } }: { step: DailyStepView }) {
  const { words, icon } = KINDS[kind];
  const Icon = isDone ? Check : icon;
  return (
    <>
      <span
        className={classNames(
          "flex size-10 shrink-0 items-center justify-center rounded-control",
          isDone ? "bg-good-soft text-good" : "bg-brand-soft text-brand",
        )}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold text-brand">{isDone ? `Done: ${words}` : words}</span>
        <span className="block font-semibold wrap-anywhere">{title}</span>
        {said !== null && !isDone && <span className="block wrap-anywhere">{`You said “${said}”`}</span>}
        {!isDone && <span className="block text-sm text-muted">{why}</span>}
      </span>
    </>
  );
}

const KINDS: Record<DailyStepView["kind"], { words: string; icon: LucideIcon }> = {
  drill: { words: "Drill", icon: Dumbbell },
  retry: { words: "Say it again", icon: RotateCcw },
  customer: { words: "New customer", icon: UserRoundPlus },
};
