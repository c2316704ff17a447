import { useNotation } from "#app/ui/notation.tsx";
import { figureLabel } from "#core/count-label.ts";

export function Stats({ conversations, messages }: { conversations: number; messages: number }) {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 lg:w-1/2 lg:gap-4">
      <Stat label="Total Conversations" value={conversations} />
      <Stat label="Total Messages" value={messages} />
    </dl>
  );
}

function Stat({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-surface p-4 sm:p-5">
      <dt className="text-muted">{label}</dt>
      <dd className="mt-auto pt-3 font-display text-3xl sm:text-4xl">{figureLabel(value, useNotation())}</dd>
    </div>
  );
}
