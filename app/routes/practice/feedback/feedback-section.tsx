import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";

/**
 * One part of the feedback, folded away under its title and one line about it; with nothing more to say, those alone. On paper
 * everything is open (feedback.css).
 */
export function Section(props: { id: string; title: string; text?: string; open?: boolean; children: ReactNode }) {
  const head = (
    <div className="min-w-0 flex-1">
      <h2 id={props.id} className="font-display text-xl">
        {props.title}
      </h2>
      {props.text && <p className="mt-0.5 text-muted">{props.text}</p>}
    </div>
  );
  return (
    <Card aria-labelledby={props.id} className="print:break-inside-auto print:border-0">
      {props.children ? (
        <details open={props.open} className="group/section">
          <summary className={`${HEAD} hover:bg-sunken`}>
            {head}
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 shrink-0 text-muted transition-transform group-open/section:rotate-180 print:hidden"
            />
          </summary>
          {props.children}
        </details>
      ) : (
        <div className={HEAD}>{head}</div>
      )}
    </Card>
  );
}

const HEAD = "flex min-h-14 items-center gap-4 rounded-card px-5 py-3.5 print:px-0";
