import { Scale } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { DraftAreaField } from "#app/ui/draft-area-field.tsx";
import { WORDS_MAX_LENGTH } from "#core/reviews/review-limits.ts";
import { type FindingVerdict, verdictWords } from "#core/scoring/verdict-words.ts";
import { authorName, placeOf, useRefused, useReviewing } from "./reviewing.ts";

/** Beside a check or a finding: what a reviewer says of it, and for a reviewer the form. `title`: for those who hear the page. */
export function FindingReview(props: { kind: "check" | "rule"; finding: string; turn: number; title: string }) {
  const { kind, finding, turn, title } = props;
  const reviewing = useReviewing();
  const refused = useRefused("review-finding", placeOf({ finding, turn: String(turn) }));
  if (!reviewing) return null;
  const { review } = reviewing;
  const said = review.findings.find((one) => one.finding === finding && one.turn === turn);
  return (
    <>
      {said && (
        <p className="flex gap-2 text-sm">
          <Scale aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-3.5 shrink-0 text-brand" />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{verdictWords({ kind }, said.verdict)}</span>, says{" "}
            <bdi>{authorName(said.by)}</bdi>
            {said.why !== "" && (
              <>
                :{" "}
                <bdi dir="auto" className="whitespace-pre-wrap">
                  {said.why}
                </bdi>
              </>
            )}
          </span>
        </p>
      )}
      {review.mayReview && (
        <details open={refused !== null} className="print:hidden">
          <summary className="-ml-1.5 inline-flex h-7 items-center gap-1.5 rounded-control px-1.5 text-sm text-muted transition-colors hover:bg-ink/6 hover:text-ink pointer-coarse:h-11">
            <Scale aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
            {said ? "Change the review" : "Review"}
            <span className="sr-only">: {title}</span>
          </summary>
          <FindingForm {...props} said={said?.verdict ?? null} why={said?.why ?? ""} />
        </details>
      )}
    </>
  );
}

function FindingForm(props: {
  kind: "check" | "rule";
  finding: string;
  turn: number;
  said: FindingVerdict | null;
  why: string;
}) {
  const { kind, finding, turn, said, why } = props;
  const refused = useRefused("review-finding", placeOf({ finding, turn: String(turn) }));
  const { formData } = useNavigation();
  const isSending =
    formData?.get("intent") === "review-finding" &&
    formData.get("finding") === finding &&
    formData.get("turn") === String(turn);
  const chosen = refused?.choice ?? said ?? "agree";
  return (
    <Form method="post" preventScrollReset className="mt-2 max-w-text space-y-3 rounded-control bg-sunken p-3">
      <input type="hidden" name="finding" value={finding} />
      <input type="hidden" name="turn" value={turn} />
      <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
        <legend className="sr-only">Your view</legend>
        {VERDICTS.map((verdict) => (
          <label key={verdict} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="verdict"
              value={verdict}
              defaultChecked={verdict === chosen}
              className="size-4 accent-brand"
            />
            {verdict === "agree" ? "Agree" : verdictWords({ kind }, verdict)}
          </label>
        ))}
      </fieldset>
      <DraftAreaField
        part={`${finding}:${turn}`}
        label="Why"
        hint="Needed unless you agree. The agent reads it."
        name="why"
        rows={2}
        dir="auto"
        maxLength={WORDS_MAX_LENGTH}
        defaultValue={refused?.words ?? why}
        error={refused?.error}
      />
      <Button type="submit" name="intent" value="review-finding" variant="secondary" size="small" busy={isSending}>
        Save
      </Button>
    </Form>
  );
}

const VERDICTS = ["agree", "met", "not-met"] as const satisfies readonly FindingVerdict[];
