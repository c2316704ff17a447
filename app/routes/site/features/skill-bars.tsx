import { Bar } from "#app/ui/bar.tsx";
import { Card } from "#app/ui/card.tsx";
import { ScoreRing } from "#app/ui/score-ring.tsx";

/** The score of one call and its skills, as on the feedback page. */
export function SkillBars(props: { total: number; dimensions: { title: string; percent: number | null }[] }) {
  return (
    <Card
      aria-label="The score of the call in the demo"
      className="grid items-center gap-8 p-6 sm:p-10 md:grid-cols-[auto_1fr]"
    >
      <div className="flex items-center gap-5 md:flex-col">
        <ScoreRing score={props.total} label="Overall score" size="large" className="max-sm:size-24" />
        <p className="text-muted">The call in our demo</p>
      </div>
      <SkillList dimensions={props.dimensions} className="grid gap-x-10 gap-y-4 sm:grid-cols-2" />
    </Card>
  );
}

export function SkillList(props: { dimensions: { title: string; percent: number | null }[]; className: string }) {
  return (
    <ul className={props.className}>
      {props.dimensions.map(({ title, percent }) =>
        percent === null ? null : (
          <li key={title}>
            <p className="flex justify-between gap-3">
              {title}
              <span className="font-[550] tabular-nums">{Math.round(percent)}%</span>
            </p>
            <Bar percent={percent} className="mt-1.5" />
          </li>
        ),
      )}
    </ul>
  );
}
