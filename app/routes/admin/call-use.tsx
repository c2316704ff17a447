import { Card, CardHeader } from "#app/ui/card.tsx";
import type { CallUse } from "#core/pages/admin-pages.ts";

/** What live calls have used of the models, for whoever pays for it. */
export function CallUseCard({ use }: { use: CallUse }) {
  const figures = [
    ["Calls", NUMBER.format(use.calls)],
    ["Practice time", minutes(use.activeMs)],
    ["Speech turned into text as it came", minutes(use.recognisedMs)],
    ["Transcribed", minutes(use.transcribedMs)],
    ["Spoken", `${NUMBER.format(use.spokenCharacters)} characters`],
    ["Tokens", NUMBER.format(use.tokens)],
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

const NUMBER = new Intl.NumberFormat("en-US");

function minutes(ms: number): string {
  const tenths = Math.round(ms / 6_000) / 10;
  return tenths === 1 ? "1 minute" : `${NUMBER.format(tenths)} minutes`;
}
