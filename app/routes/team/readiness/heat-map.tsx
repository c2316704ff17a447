import { Link } from "react-router";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { ReadinessPerson } from "#core/pages/readiness-pages.ts";

type Skill = ReadinessPerson["skills"][number];

/** People by skills. Each cell says its figure; the color only repeats it. */
export function HeatMap({ people, skills }: { people: ReadinessPerson[]; skills: { id: string; title: string }[] }) {
  if (people.length === 0) return null;
  return (
    <Card aria-labelledby="skills">
      <CardHeader
        title="Skills"
        titleId="skills"
        text="From what was handed in, the newest weighing more: 0 to 100, from three sessions on. Press a figure for the quotes behind it."
      />
      <div className="overflow-x-auto scroll-area border-t border-line">
        <table className="w-full border-collapse text-left">
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-1 bg-surface px-5 py-2 align-bottom text-sm font-[550]">
                Person
              </th>
              {skills.map(({ id, title }) => (
                <th key={id} scope="col" className="min-w-24 px-1 py-2 align-bottom text-sm font-[550]">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, name, skills: cells }) => (
              <tr key={id} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 z-1 max-w-40 min-w-32 truncate bg-surface px-5 py-1 font-normal sm:max-w-64"
                >
                  <bdi title={name}>{name}</bdi>
                </th>
                {cells.map((cell, index) => (
                  <td key={skills[index]?.id} className="p-1">
                    <Cell cell={cell} of={`${skills[index]?.title ?? ""}, ${name}`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Cell({ cell: { level, observations, path }, of }: { cell: Skill; of: string }) {
  if (observations === 0) return <span className="block px-2 py-2 text-sm text-muted">none</span>;
  return (
    <Link
      to={path}
      aria-label={`${of}: ${level ?? `too few: ${observations}`}`}
      className={classNames(
        "block rounded-control px-2 py-2 tabular-nums hover:underline",
        level === null ? "text-sm whitespace-nowrap text-muted" : `font-[550] ${colorOf(level)}`,
      )}
    >
      {level ?? `too few: ${observations}`}
    </Link>
  );
}

function colorOf(level: number): string {
  if (level >= 75) return "bg-good-soft text-good";
  return level >= 50 ? "bg-warn-soft text-warn" : "bg-bad-soft text-bad";
}
