import { classNames } from "#app/ui/class-names.ts";
import type { MessageView } from "#core/conversations/message-view.ts";
import type { Metric } from "#core/scoring/score-schema.ts";
import { Section } from "./feedback-section.tsx";
import { TalkStrip } from "./talk-strip.tsx";

export function Metrics({
  metrics,
  messages,
  customerName,
}: {
  metrics: Metric[];
  messages: MessageView[];
  customerName: string;
}) {
  return (
    <Section
      id="figures"
      title="Figures"
      text="Where each range comes from stands under the list; research on sales is mostly from outside insurance. They weigh little in the score."
    >
      <div className="px-5 pb-4">
        <TalkStrip messages={messages} customerName={customerName} />
      </div>
      <dl>
        {metrics.map((metric) => (
          <div key={metric.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line px-5 py-3">
            <dt className="font-[550]">{metric.title}</dt>
            <dd
              className={classNames("text-right font-semibold tabular-nums", metric.inRange === false && "text-warn")}
            >
              {metric.display}
              {metric.inRange !== null && (
                <span className="sr-only">, {metric.inRange ? "in range" : "outside the range"}</span>
              )}
            </dd>
            <dd className="col-span-2 text-sm text-muted">{metric.range}</dd>
          </div>
        ))}
      </dl>
      <dl
        aria-label="Where the ranges come from"
        className="space-y-1 border-t border-line px-5 py-4 text-sm text-muted"
      >
        {sourcesOf(metrics).map(({ source, titles }) => (
          <div key={source}>
            <dt className="inline">{titles.join(", ")}: </dt>
            <dd className="inline">{source}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Each source once, with the figures it stands behind. */
function sourcesOf(metrics: readonly Metric[]): { source: string; titles: string[] }[] {
  return [...new Set(metrics.map(({ source }) => source))].map((source) => ({
    source,
    titles: metrics.filter((metric) => metric.source === source).map(({ title }) => title),
  }));
}
