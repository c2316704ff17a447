import { classNames } from "#app/ui/class-names.ts";
import type { MessageView } from "#core/conversations/message-view.ts";
import { transcriptLines } from "#core/conversations/transcript-lines.ts";
import type { TurnNote } from "#core/feedback/turn-notes.ts";
import type { PersonaCard } from "#core/pages/practice-cards.ts";
import { scoreSince } from "#core/scoring/feedback-text.ts";
import { turnId } from "../quote.tsx";
import { useReader } from "../reader.ts";
import { HearLine } from "../recording/hear-line.tsx";
import { LineComments } from "../review/comments.tsx";
import { RetryMoment } from "./retry-moment.tsx";
import { TurnNotes } from "./turn-notes.tsx";

/** Every line with its number. A quote's link lights its line up, with or without JavaScript. */
export function Transcript({
  messages,
  notes,
  persona,
  lit,
  playing,
  canRetry,
  total,
}: {
  messages: MessageView[];
  notes: TurnNote[];
  persona: PersonaCard;
  lit: string | null;
  /** The turn that is being heard. */
  playing: number | null;
  canRetry: boolean;
  /** Of the score as it is now; null: there is none. */
  total: number | null;
}) {
  const agent = useReader();
  return (
    <ol className="space-y-1 p-3">
      {transcriptLines(messages).map(({ message, turn }) =>
        turn === null ? (
          <li
            key={message.id}
            className={classNames(
              "px-2 py-1.5 text-sm text-muted",
              message.kind === "coach" && "rounded-control bg-warn-soft whitespace-pre-wrap",
            )}
          >
            {message.kind === "coach" && <span className="font-semibold text-warn">Coach </span>}
            {message.content}
            {message.kind === "coach" && total !== null && <Since text={message.content} total={total} />}
          </li>
        ) : (
          <li
            key={message.id}
            id={turnId(turn)}
            aria-current={playing === turn || undefined}
            className={classNames(
              "grid grid-cols-[1.75rem_minmax(0,1fr)] rounded-control px-2 py-2 transition-colors target:bg-brand-soft target:ring-1 target:ring-brand print:break-inside-avoid",
              lit === turnId(turn) && "bg-brand-soft ring-1 ring-brand",
              playing === turn && "bg-brand-soft",
            )}
          >
            <span aria-hidden="true" className="pt-0.5 text-sm text-muted tabular-nums">
              {turn + 1}
            </span>
            <p className="whitespace-pre-wrap">
              <span className={classNames("font-semibold", message.role === "user" && "text-brand")}>
                {message.role === "user" ? (agent ?? "You") : persona.name}
              </span>{" "}
              {message.content}
              {message.audio?.interrupted && <span className="text-sm text-muted"> (cut off)</span>}
            </p>
            <TurnNotes notes={notes.filter((note) => note.turn === turn)} className="col-start-2 mt-1.5" />
            {(message.audio || (canRetry && message.role === "user")) && (
              <div className="col-start-2 mt-0.5 -mb-1 -ml-1.5 flex flex-wrap empty:hidden print:hidden">
                {message.audio && <HearLine startMs={message.audio.startMs} line={turn} />}
                {canRetry && message.role === "user" && <RetryMoment turn={turn} />}
              </div>
            )}
            <LineComments turn={turn} />
          </li>
        ),
      )}
    </ol>
  );
}

function Since({ text, total }: { text: string; total: number }) {
  const since = scoreSince(text, total);
  return since && <span className="block font-semibold">{since}</span>;
}
