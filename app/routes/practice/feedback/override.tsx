import { ScoreRing } from "#app/ui/score-ring.tsx";
import type { ConversationPage } from "#core/pages/feedback-page.ts";

/** The total that reviews of findings make, beside the computed score, which stays. */
export function Override({ page }: { page: ConversationPage }) {
  const { override, review, team } = page;
  if (!override) return null;
  const computed = team.attempt?.total ?? page.score?.total;
  return (
    <section
      aria-labelledby="override"
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-4"
    >
      <ScoreRing score={override.total} label="Reviewed score" />
      <div className="min-w-0">
        <h2 id="override" className="text-sm font-semibold">
          Reviewed: {override.total}. Computed: {computed}.
        </h2>
        <p className="text-sm wrap-anywhere text-muted">
          Last reviewed by <bdi>{override.by}</bdi>. {passWords(override.total, review?.scoreToReach ?? null, computed)}
        </p>
        <p dir="auto" className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-muted">
          {override.why}
        </p>
      </div>
    </section>
  );
}

/** Whether it passed is not changed by a review, and where that would matter the page says so. */
function passWords(total: number, scoreToReach: number | null, computed: number | undefined): string {
  if (scoreToReach === null || computed === undefined) return "";
  const [now, before] = [total >= scoreToReach, computed >= scoreToReach];
  if (now === before) return "";
  return `That is on the other side of the ${scoreToReach} that the assignment asks for. Whether it passed stays as it was computed.`;
}
