import { MessageSquarePlus } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { useHydrated } from "#app/browser/hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { DraftAreaField } from "#app/ui/draft-area-field.tsx";
import { Field } from "#app/ui/field.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { durationLabel } from "#core/conversations/labels.ts";
import type { AttemptReview } from "#core/pages/review-pages.ts";
import { WORDS_MAX_LENGTH } from "#core/reviews/review-limits.ts";
import { usePagePlayer } from "../recording/player.ts";
import { authorName, placeOf, useRefused, useReviewing } from "./reviewing.ts";

type Comment = AttemptReview["comments"][number];

/** Under a line of the transcript: what was said of it, and for a reviewer the form to say something. */
export function LineComments({ turn }: { turn: number }) {
  const reviewing = useReviewing();
  const refused = useRefused("comment", placeOf({ turn: String(turn) }));
  if (!reviewing) return null;
  const { review } = reviewing;
  const comments = review.comments.filter((comment) => comment.turn === turn);
  if (comments.length === 0 && !review.mayReview) return null;
  return (
    <div className="col-start-2 mt-1 space-y-2">
      <Comments comments={comments} label={`Comments on line ${turn + 1}`} />
      {review.mayReview && (
        <details open={refused !== null} className="print:hidden">
          <summary className="-ml-1.5 inline-flex h-7 items-center gap-1.5 rounded-control px-1.5 text-sm text-muted transition-colors hover:bg-ink/6 hover:text-ink pointer-coarse:h-11">
            <MessageSquarePlus aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
            Comment
            <span className="sr-only"> on line {turn + 1}</span>
          </summary>
          <CommentForm turn={turn} label={`Comment on line ${turn + 1}`} />
        </details>
      )}
    </div>
  );
}

/** On the whole, and on seconds of the sound where there is any. */
export function WholeComments({ hasAudio }: { hasAudio: boolean }) {
  const reviewing = useReviewing();
  if (!reviewing) return null;
  const { review } = reviewing;
  const comments = review.comments.filter(({ turn }) => turn === null);
  return (
    <>
      <Comments comments={comments} label="Comments on the whole" />
      {review.mayReview && <CommentForm turn={null} label="Comment on the whole" hasAudio={hasAudio} />}
    </>
  );
}

function Comments({ comments, label }: { comments: Comment[]; label: string }) {
  const reviewing = useReviewing();
  if (!reviewing || comments.length === 0) return null;
  return (
    <ul aria-label={label} className="space-y-2">
      {comments.map((comment) => (
        <li key={comment.id} className="border-l-2 border-brand pl-3">
          <p className="text-sm text-muted">
            <bdi className="font-semibold text-ink">{authorName(comment.by)}</bdi> on{" "}
            <LocalDate ms={comment.atMs} timeZone={reviewing.timeZone} />
            {comment.audioMs !== null && <Moment audioMs={comment.audioMs} />}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {comment.words}
          </p>
          {comment.isOwn && <DeleteComment id={comment.id} />}
        </li>
      ))}
    </ul>
  );
}

/** A press plays the sound from there. */
function Moment({ audioMs }: { audioMs: number }) {
  const player = usePagePlayer();
  const hydrated = useHydrated();
  const at = durationLabel(Math.floor(audioMs / 1000));
  if (!player || !hydrated) return <>, at {at} of the sound</>;
  return (
    <>
      ,{" "}
      <button
        type="button"
        onClick={() => player.seek(audioMs, true)}
        className="link tabular-nums pointer-coarse:min-h-11"
      >
        <span className="sr-only">Hear it </span>at {at}
      </button>
    </>
  );
}

function DeleteComment({ id }: { id: string }) {
  return (
    <Form method="post" preventScrollReset className="print:hidden">
      <input type="hidden" name="comment" value={id} />
      <button
        type="submit"
        name="intent"
        value="delete-comment"
        className="link text-sm text-muted pointer-coarse:min-h-11"
      >
        Delete
      </button>
    </Form>
  );
}

function CommentForm(props: { turn: number | null; label: string; hasAudio?: boolean }) {
  const { turn, label, hasAudio = false } = props;
  const place = placeOf({ turn: turn === null ? undefined : String(turn) });
  const refused = useRefused("comment", place);
  const { formData } = useNavigation();
  const { review } = useReviewing() ?? {};
  const isSending = formData?.get("intent") === "comment" && formData.get("turn") === String(turn ?? "");
  // A new form once it is written: what was typed is done with.
  const written = review?.comments.filter((comment) => comment.turn === turn && comment.isOwn).length;
  return (
    <Form key={written} method="post" preventScrollReset className="mt-2 max-w-text space-y-3 print:hidden">
      <input type="hidden" name="turn" value={turn ?? ""} />
      <DraftAreaField
        part={String(turn ?? "whole")}
        label={label}
        name="words"
        rows={2}
        dir="auto"
        required
        maxLength={WORDS_MAX_LENGTH}
        defaultValue={refused?.words}
        error={refused?.error}
      />
      {hasAudio && (
        <Field
          label="At"
          hint="Minutes and seconds of the recording, 1:05. Empty: on the whole."
          name="at"
          maxLength={8}
          autoComplete="off"
          defaultValue={refused?.at}
          className="max-w-72"
        />
      )}
      <Button type="submit" name="intent" value="comment" variant="secondary" size="small" busy={isSending}>
        Save comment
      </Button>
    </Form>
  );
}
