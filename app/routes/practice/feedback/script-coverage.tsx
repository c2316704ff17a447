import { LineSign, lineStatus } from "#app/ui/script-line.tsx";
import type { LineCoverage } from "#core/coach/script-coverage.ts";
import type { ScriptReport } from "#core/coach/script-report.ts";
import { Section } from "./feedback-section.tsx";
import { Quote } from "./quote.tsx";

/** Lines up to which the whole script stands open. */
const SHORT_SCRIPT = 40;

/** What was said of the agent's own script, with the words that prove it. */
export function ScriptCoverage({ report: { name, sections } }: { report: ScriptReport }) {
  const isShort = sections.reduce((lines, section) => lines + section.lines.length, 0) <= SHORT_SCRIPT;
  return (
    <Section id="script" title="Script coverage" text={`${name}: ${summaryOf(sections)}`}>
      {sections.map(({ id, title, lines, covered, total, broken }) => (
        <details key={id} open={isShort || broken > 0} className="border-t border-line">
          <summary className="flex min-h-11 items-center justify-between gap-4 px-5">
            <h3 className="font-[550]">{title}</h3>
            <span className="shrink-0 text-sm tabular-nums">
              {broken > 0 && <span className="font-semibold text-bad">{broken} forbidden said</span>}
              {broken > 0 && total > 0 && ", "}
              {total > 0 && (
                <span className="text-muted">
                  {covered} of {total}
                </span>
              )}
            </span>
          </summary>
          <ul className="space-y-3 px-5 pt-1 pb-4">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </details>
      ))}
    </Section>
  );
}

function Line({ line }: { line: LineCoverage }) {
  return (
    <li className="flex gap-2.5">
      <LineSign line={line} />
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-4">
          <p className={line.evidence ? undefined : "text-muted"}>{line.text}</p>
          <span aria-hidden="true" className="shrink-0 text-sm text-muted">
            {lineStatus(line)}
          </span>
        </div>
        {line.evidence && (
          <p className="mt-0.5 text-muted">
            <Quote evidence={line.evidence} />
          </p>
        )}
      </div>
    </li>
  );
}

function summaryOf(sections: ScriptReport["sections"]): string {
  const sum = (of: (section: ScriptReport["sections"][number]) => number) =>
    sections.reduce((total, section) => total + of(section), 0);
  const said = `${sum(({ covered }) => covered)} of ${sum(({ total }) => total)} lines said`;
  const broken = sum((section) => section.broken);
  if (broken === 0) return `${said}.`;
  return `${said}, and ${broken} forbidden ${broken === 1 ? "line" : "lines"}.`;
}
