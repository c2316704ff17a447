import { ChevronDown } from "lucide-react";
import type { Question } from "#app/content/faq-questions.ts";
import { SoonMark } from "./soon-mark.tsx";

/** Questions that open one by one. `all` offers to open and close them together, which only a script can do. */
export function Faq(props: { id: string; questions: readonly Question[]; all?: boolean }) {
  return (
    <>
      {props.all && (
        <div data-all={props.id} hidden className="mb-3 flex justify-end gap-1">
          {ALL.map(([value, words]) => (
            <button
              key={value}
              type="button"
              value={value}
              className="h-11 rounded-control px-3 font-[550] text-brand hover:bg-ink/6"
            >
              {words}
            </button>
          ))}
        </div>
      )}
      <div id={props.id} className="border-t border-line">
        {props.questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-4 text-lg font-[550]">
              <h3 className="mr-auto">{question}</h3>
              <SoonMark of={[question, answer]} />
              <ChevronDown
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-text pr-9 pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </>
  );
}

const ALL = [
  ["expand", "Expand all"],
  ["collapse", "Collapse all"],
] as const;
