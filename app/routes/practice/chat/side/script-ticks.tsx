import { useMemo, useState } from "react";
import { LineSign, lineStatus } from "#app/ui/script-line.tsx";
import { coverScript, type LineCoverage, type SectionCoverage } from "#core/coach/script-coverage.ts";
import type { MessageView } from "#core/conversations/message-view.ts";
import { turnsIn } from "#core/conversations/transcript-lines.ts";
import type { Turn } from "#core/conversations/turns.ts";
import { splitIntoSections } from "#core/scripts/script-sections.ts";

/** The sections of the script; a line is ticked once it is said, and a press shows by which words. */
export function ScriptTicks({ content, messages }: { content: string; messages: readonly MessageView[] }) {
  const sections = useCoverage(content, messages);
  return sections.map((section, index) => (
    <details key={section.id} open={index === 0 || section.broken > 0} className="border-t border-line">
      <summary className="flex items-baseline justify-between gap-3 px-3 py-2 text-sm hover:text-ink">
        <span className="min-w-0 truncate font-[550]">{section.title}</span>
        <Count section={section} />
      </summary>
      <ul className="space-y-1.5 px-3 pb-3 text-sm">
        {section.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </details>
  ));
}

/** Computed here from what is on the screen, so that a tick needs no word from the server. */
function useCoverage(content: string, messages: readonly MessageView[]): SectionCoverage[] {
  const sections = useMemo(() => splitIntoSections(content), [content]);
  const said = useSaid(messages);
  return useMemo(() => coverScript(sections, said), [sections, said]);
}

/** The agent's turns; the same array until there is another, so that a reply that streams in computes nothing. */
function useSaid(messages: readonly MessageView[]): Turn[] {
  const said = turnsIn(messages).filter(({ speaker }) => speaker === "agent");
  const [kept, keep] = useState(said);
  const isSame = said.length === kept.length && said.every(({ text }, at) => text === kept[at]?.text);
  if (!isSame) keep(said);
  return isSame ? kept : said;
}

function Count({ section: { covered, total, broken } }: { section: SectionCoverage }) {
  if (broken > 0) return <span className="shrink-0 font-semibold text-bad tabular-nums">{broken} forbidden</span>;
  if (total === 0) return <span className="shrink-0 text-muted">None said</span>;
  return (
    <span className="shrink-0 text-muted tabular-nums">
      {covered} of {total}
    </span>
  );
}

function Line({ line }: { line: LineCoverage }) {
  const { evidence } = line;
  if (!evidence) {
    return (
      <li className="flex gap-2 text-muted">
        <LineSign line={line} unsaid="Not said yet" />
        {line.text}
      </li>
    );
  }
  return (
    <li>
      <details>
        <summary className="flex gap-2">
          <LineSign line={line} />
          <span className="min-w-0">{line.text}</span>
        </summary>
        <p className="mt-0.5 pl-6 text-muted">
          {lineStatus(line)}, line {evidence.turn + 1}: “{evidence.quote}”
        </p>
      </details>
    </li>
  );
}
