import type { MessageView } from "#core/conversations/message-view.ts";
import { turnsIn } from "#core/conversations/transcript-lines.ts";
import type { RetriedMoment } from "#core/pages/chat-page.ts";

/** In a retry, until the line is said again: what was said the first time, and what to say instead. */
export function RetriedLine({ retried, messages }: { retried: RetriedMoment; messages: readonly MessageView[] }) {
  if (turnsIn(messages).length > retried.turn) return null;
  return (
    <section
      aria-label="The line to say again"
      className="mb-2 space-y-1.5 rounded-panel border border-brand/40 bg-brand-soft px-4 py-2.5"
    >
      <p className="line-clamp-3">
        <span className="text-sm font-semibold">You said </span>
        <span className="text-muted">“{retried.said}”</span>
      </p>
      {retried.better && (
        <p>
          <span className="text-sm font-semibold text-brand">Say instead </span>“{retried.better}”
        </p>
      )}
    </section>
  );
}
