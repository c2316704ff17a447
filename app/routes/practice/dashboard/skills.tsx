import { Bar } from "#app/ui/bar.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { OBSERVATIONS_NEEDED, type Skill } from "#core/progress/skills.ts";

/** Each dimension as a bar with its figure beside it; recent calls weigh more. */
export function Skills({ skills }: { skills: Skill[] }) {
  return (
    <Card aria-labelledby="skills">
      <CardHeader title="Skills" titleId="skills" text="From your scored sessions, the recent ones weigh more." />
      <ul className="space-y-3.5 px-5 pb-5">
        {skills.map(({ id, title, percent, observations }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
            {title}
            {percent === null ? (
              <span className="w-full text-sm text-muted">
                {`Not enough data yet (${observations} of ${OBSERVATIONS_NEEDED})`}
              </span>
            ) : (
              <>
                <span className="font-[550] tabular-nums">{`${percent}%`}</span>
                <Bar percent={percent} className="mt-1.5" />
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
