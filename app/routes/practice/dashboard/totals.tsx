import type { ReactNode } from "react";
import { useNotation } from "#app/ui/notation.tsx";
import { durationInWords, durationLabel } from "#core/conversations/labels.ts";
import { figureLabel } from "#core/count-label.ts";
import type { DashboardPage } from "#core/pages/dashboard-page.ts";

export function Figures({ totals }: Pick<DashboardPage, "totals">) {
  const notation = useNotation();
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <Figure label="Total Conversations" note="all time">
        {figureLabel(totals.conversations, notation)}
      </Figure>
      <Figure label="Total Messages" note="hints and feedback among them">
        {figureLabel(totals.messages, notation)}
      </Figure>
      <Figure label="Avg Duration" note="per session">
        <span aria-hidden="true">{durationLabel(totals.averageDurationSeconds)}</span>
        <span className="sr-only">{durationInWords(totals.averageDurationSeconds)}</span>
      </Figure>
      <Figure label="Active User" note="You">
        1
      </Figure>
    </dl>
  );
}

function Figure(props: { label: string; note: string; children: ReactNode }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-surface p-4 sm:p-5">
      <dt className="text-muted">{props.label}</dt>
      <dd className="mt-auto pt-3 font-display text-3xl sm:text-4xl">{props.children}</dd>
      <dd className="mt-1 text-sm text-muted">{props.note}</dd>
    </div>
  );
}
