import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";

/** One part of the feedback. */
export function Section(props: { id: string; title: string; text?: string; children: ReactNode }) {
  return (
    <Card aria-labelledby={props.id} className="print:break-inside-auto print:border-0">
      <header className="px-5 pt-5 pb-3 print:px-0">
        <h2 id={props.id} className="font-display text-xl">
          {props.title}
        </h2>
        {props.text && <p className="mt-0.5 text-muted">{props.text}</p>}
      </header>
      {props.children}
    </Card>
  );
}
