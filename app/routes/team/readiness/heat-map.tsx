import { Card, CardHeader } from "#app/ui/card.tsx";
import type { ReadinessPerson } from "#core/pages/readiness-pages.ts";
import { skillPath } from "#core/readiness/skill-path.ts";

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
          <tbody className="[&_a]:block [&_a]:rounded-control [&_a]:p-2 [&_a]:tabular-nums [&_a:hover]:underline [&_td]:p-1 [&_tr]:border-t [&_tr]:border-line">
            {people.map(({ id, name, skills: cells }) => (
              <tr key={id}>
                <th
                  scope="row"
                  className="sticky left-0 z-1 max-w-40 min-w-32 truncate bg-surface px-5 py-1 font-normal sm:max-w-64"
                >
                  <bdi title={name}>{name}</bdi>
                </th>
                {skills.map((skill, index) => (
                  <td key={skill.id}>
                    <Cell cell={cells[index]} to={skillPath(id, skill.id)} />
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

/** A plain link: there are hundreds of them, and the router's own take five times as long to render. */
function Cell({ cell, to }: { cell: Skill | undefined; to: string }) {
  if (cell === null || cell === undefined) return <span className="block p-2 text-sm text-muted">none</span>;
  return (
    <a href={to} className={typeof cell === "number" ? colorOf(cell) : "text-sm whitespace-nowrap text-muted"}>
      {cell}
    </a>
  );
}

function colorOf(level: number): string {
  if (level >= 75) return "bg-good-soft text-good";
  return level >= 50 ? "bg-warn-soft text-warn" : "bg-bad-soft text-bad";
}
