import { ScoreRing } from "#app/ui/score-ring.tsx";
import type { ConversationPage } from "#core/pages/feedback-page.ts";

/**
 * A manager's own judgement, beside the computed score. Nothing writes the table `score_overrides` yet: it waits for the page on
 * which a manager judges a conversation. Until then nobody sees this.
 */
export function Override({ override }: { override: NonNullable<ConversationPage["override"]> }) {
  return (
    <section
      aria-labelledby="override"
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-4"
    >
      <ScoreRing score={override.total} label="Manager's score" />
      <div className="min-w-0">
        <h2 id="override" className="text-sm font-semibold">
          {override.by} scored this {override.total}
        </h2>
        <p className="whitespace-pre-wrap text-muted">{override.why}</p>
      </div>
    </section>
  );
}
