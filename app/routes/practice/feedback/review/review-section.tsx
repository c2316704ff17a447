import { Form, useNavigation } from "react-router";
import { useOwnChanges } from "#app/browser/own-changes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { DraftAreaField } from "#app/ui/draft-area-field.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { WORDS_MAX_LENGTH } from "#core/reviews/review-limits.ts";
import { useReader } from "../reader.ts";
import { WholeComments } from "./comments.tsx";
import { Examples } from "./example-requests.tsx";
import { authorName, useRefused, useReviewing } from "./reviewing.ts";

/** The review of an attempt: verdict, comments on the whole, the agent's answer, examples. Nothing where there is nothing to say or read. */
export function ReviewSection({ hasAudio, turns }: { hasAudio: boolean; turns: number }) {
  const reviewing = useReviewing();
  const agent = useReader();
  if (!reviewing) return null;
  const { review } = reviewing;
  const { verdict, findings, comments, examples, mayReview } = review;
  const isReviewed = verdict !== null || findings.length > 0 || comments.length > 0;
  if (!isReviewed && examples.length === 0 && !mayReview) return <LookAgain />;
  const who = agent === null ? "you" : agent;
  return (
    <Card id="review" aria-labelledby="review-title">
      <LookAgain />
      <CardHeader
        title="Review"
        titleId="review-title"
        text={
          mayReview
            ? `What you write here ${agent} reads, and so does everybody who oversees them. It stands beside the score.`
            : `What those who oversee ${who} say of it. It stands beside the score.`
        }
      />
      <div className="space-y-5 border-t border-line px-5 py-4">
        {verdict && (
          <div className="space-y-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Pill color={verdict.verdict === "ready" ? "good" : "warn"}>{VERDICTS[verdict.verdict]}</Pill>
              <span className="min-w-0 text-sm wrap-anywhere text-muted">
                says <bdi>{authorName(verdict.by)}</bdi> on{" "}
                <LocalDate ms={verdict.atMs} timeZone={reviewing.timeZone} />
              </span>
            </p>
            {verdict.words !== "" && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {verdict.words}
              </p>
            )}
          </div>
        )}
        {mayReview && <VerdictForm />}
        <WholeComments hasAudio={hasAudio} />
        <Answer isReviewed={isReviewed} />
        <Examples turns={turns} />
      </div>
    </Card>
  );
}

/** What is written elsewhere comes onto the page by itself. */
function LookAgain() {
  useOwnChanges();
  return null;
}

const VERDICTS = { ready: "Ready", again: "Practice again" } as const;

function VerdictForm() {
  const { review } = useReviewing() ?? {};
  const refused = useRefused("conclude", "whole");
  const { formData } = useNavigation();
  const verdict = review?.verdict ?? null;
  const isSending = (one: string) => formData?.get("intent") === "conclude" && formData.get("verdict") === one;
  return (
    <Form method="post" preventScrollReset className="max-w-text space-y-3 print:hidden">
      <input type="hidden" name="intent" value="conclude" />
      <DraftAreaField
        part="verdict"
        label={verdict ? "Change the verdict" : "Your verdict"}
        hint="Apart from the score, which stays what it is. Words are optional."
        name="words"
        rows={2}
        dir="auto"
        maxLength={WORDS_MAX_LENGTH}
        defaultValue={refused?.words ?? verdict?.words}
        error={refused?.error}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="verdict" value="ready" size="small" busy={isSending("ready")}>
          Ready
        </Button>
        <Button type="submit" name="verdict" value="again" variant="secondary" size="small" busy={isSending("again")}>
          Practice again
        </Button>
      </div>
    </Form>
  );
}

/** The agent's one answer: the form for them, as long as there is none. */
function Answer({ isReviewed }: { isReviewed: boolean }) {
  const reviewing = useReviewing();
  const agent = useReader();
  const refused = useRefused("answer-review", "whole");
  const { formData } = useNavigation();
  if (!reviewing) return null;
  const { answer } = reviewing.review;
  if (answer) {
    return (
      <div className="space-y-1">
        <p className="text-sm text-muted">
          <span className="font-semibold text-ink">
            {agent === null ? "Your answer" : <bdi>{`${agent} answered`}</bdi>}
          </span>{" "}
          on <LocalDate ms={answer.atMs} timeZone={reviewing.timeZone} />
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {answer.words}
        </p>
      </div>
    );
  }
  if (agent !== null || !isReviewed) return null;
  return (
    <Form method="post" preventScrollReset className="max-w-text space-y-3 print:hidden">
      <DraftAreaField
        part="answer"
        label="Answer the review"
        hint="Once: it cannot be changed afterwards. Everybody who oversees you can read it."
        name="words"
        rows={3}
        dir="auto"
        required
        maxLength={WORDS_MAX_LENGTH}
        defaultValue={refused?.words}
        error={refused?.error}
      />
      <Button
        type="submit"
        name="intent"
        value="answer-review"
        variant="secondary"
        size="small"
        busy={formData?.get("intent") === "answer-review"}
      >
        Answer
      </Button>
    </Form>
  );
}
