import { Bar } from "#app/ui/bar.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { OBSERVATIONS_NEEDED, type Skill } from "#core/progress/skills.ts";

/** Each dimension as a bar with its figure beside it; recent calls weigh more. */
export function Skills({ skills }: { skills: Skill[] }) {
  return (
    <Card aria-labelledby="skills">
      <CardHeader title="Skills" titleId="skills" text="From your calls, the recent ones weigh more." />
      <dl className="space-y-3.5 px-5 pb-5">
        {skills.map(({ id, title, percent, observations }) => (
          <div key={id}>
            <dt className="flex items-baseline justify-between gap-3">
              {title}
              {percent !== null && (
                <span aria-hidden="true" className="font-[550] tabular-nums">
                  {percent}%
                </span>
              )}
            </dt>
            <dd>
              {percent === null ? (
                <span className="text-sm text-muted">
                  Not enough data yet ({observations} of {OBSERVATIONS_NEEDED})
                </span>
              ) : (
                <>
                  <span className="sr-only">{percent}%</span>
                  <Bar percent={percent} className="mt-1.5" />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
