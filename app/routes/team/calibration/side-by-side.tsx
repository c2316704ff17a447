import { Form } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { WHY_MAX_LENGTH } from "#core/calibration/calibration-limits.ts";
import { countLabel } from "#core/count-label.ts";
import type { ReviewedCheck } from "#core/pages/calibration-pages.ts";

/** All judgments of one attempt beside what the product said: what people differ on in full, the rest folded away. */
export function Review(props: { checks: ReviewedCheck[]; conversationId: string; maySettle: boolean }) {
  const differing = props.checks.filter(({ isFlagged }) => isFlagged);
  const agreed = props.checks.filter(({ isFlagged }) => !isFlagged);
  return (
    <div className="border-t border-line">
      {differing.length === 0 && (
        <EmptyState
          title="Nothing to settle"
          text="On no check of this attempt do more than one in nine of you differ."
        />
      )}
      <ul className="divide-y divide-line">
        {differing.map((check) => (
          <li key={check.finding} className="px-5 py-4">
            <Check check={check} />
            {check.settled && (
              <p className="mt-2 wrap-anywhere">
                <span className="font-[550]">Settled: {ANSWERS[String(check.settled.met)]}.</span>{" "}
                <bdi>{check.settled.why}</bdi>
              </p>
            )}
            {props.maySettle && <Settle check={check} conversationId={props.conversationId} />}
          </li>
        ))}
      </ul>
      {agreed.length > 0 && (
        <details className="border-t border-line">
          <summary className="cursor-pointer px-5 py-4 font-[550]">
            {`${countLabel(agreed.length, "check")} on which you do not differ`}
          </summary>
          <ul className="divide-y divide-line border-t border-line">
            {agreed.map((check) => (
              <li key={check.finding} className="px-5 py-3">
                <Check check={check} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const ANSWERS: Record<string, string> = { true: "met", false: "not met", null: "did not apply" };

function Check({ check: { part, question, judgements, productMet, isFlagged } }: { check: ReviewedCheck }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{question}</span>
        {isFlagged && <Pill color="warn">You differ</Pill>}
      </p>
      <p className="text-sm text-muted">{part}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        {judgements.map(({ name, met, why }) => (
          <div key={name} className="contents">
            <dt className="text-muted wrap-anywhere">
              <bdi>{name}</bdi>
            </dt>
            <dd className="wrap-anywhere max-sm:mb-1">
              <Answer met={met} />
              {why !== "" && (
                <>
                  : <bdi>{why}</bdi>
                </>
              )}
            </dd>
          </div>
        ))}
        <dt className="text-muted">The product</dt>
        <dd>
          <Answer met={productMet} />
        </dd>
      </dl>
    </>
  );
}

function Answer({ met }: { met: boolean | null }) {
  return <span className={LOOKS[String(met)]}>{ANSWERS[String(met)]}</span>;
}

const LOOKS: Record<string, string> = {
  true: "font-[550] text-good",
  false: "font-[550] text-bad",
  null: "text-muted",
};

function Settle({ check, conversationId }: { check: ReviewedCheck; conversationId: string }) {
  return (
    <details className="mt-2" open={check.settled === null ? undefined : false}>
      <summary className={buttonClass({ variant: "secondary", size: "small" })}>
        {check.settled ? "Settle again" : "Settle"}
        <span className="sr-only">: {check.question}</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-3 grid max-w-text gap-3">
        <input type="hidden" name="intent" value="settle-check" />
        <input type="hidden" name="attempt" value={conversationId} />
        <input type="hidden" name="finding" value={check.finding} />
        <fieldset>
          <legend className="sr-only">What you settled on together</legend>
          <div className="flex flex-wrap gap-5">
            <Radio name="met" value="met" label="Met" />
            <Radio name="met" value="not-met" label="Not met" />
          </div>
        </fieldset>
        <Field label="Why" name="why" required maxLength={WHY_MAX_LENGTH} autoComplete="off" />
        <div>
          <Button type="submit" size="small">
            Settle it
          </Button>
        </div>
      </Form>
    </details>
  );
}

export function Radio(props: {
  name: string;
  value: string;
  label: string;
  defaultChecked?: boolean;
  disabled?: boolean;
  isOptional?: boolean;
}) {
  const { label, isOptional, ...input } = props;
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input type="radio" required={!isOptional} {...input} className="size-4 accent-brand" />
      {label}
    </label>
  );
}
