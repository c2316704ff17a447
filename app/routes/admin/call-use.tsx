import { Card, CardHeader } from "#app/ui/card.tsx";
import { useNotation } from "#app/ui/notation.tsx";
import { type Notation, writeNumber } from "#core/notation.ts";
import type { CallUse } from "#core/pages/admin-pages.ts";

/** What live calls have used of the models, for whoever pays for it. */
export function CallUseCard({ use }: { use: CallUse }) {
  const notation = useNotation();
  const number = (value: number) => writeNumber(value, notation);
  const minutes = (ms: number) => minutesLabel(ms, notation);
  const figures = [
    ["Calls", number(use.calls)],
    ["Practice time", minutes(use.activeMs)],
    ["Speech turned into text as it came", minutes(use.recognisedMs)],
    ["Transcribed", minutes(use.transcribedMs)],
    ["Spoken", `${number(use.spokenCharacters)} characters`],
    ["Tokens", number(use.tokens)],
  ] as const;
  return (
    <Card aria-labelledby="call-use" className="mt-6">
      <CardHeader
        title="Live calls"
        titleId="call-use"
        text="Of the last 30 days, as the servers report it and, for Cloudflare's models, as it is counted here. Calls and time count every call; what the built-in voice and customer do costs nothing and is not in the rest."
      />
      <dl className="grid gap-x-6 gap-y-3 border-t border-line px-5 py-4 sm:grid-cols-3">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function minutesLabel(ms: number, notation: Notation): string {
  const tenths = Math.round(ms / 6_000) / 10;
  return tenths === 1 ? "1 minute" : `${writeNumber(tenths, notation, 1)} minutes`;
}
