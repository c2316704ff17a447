import { Flag } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { REASON_MAX_LENGTH } from "#core/conversations/dispute-reason.ts";
import type { ComplianceHit } from "#core/scoring/score-schema.ts";

/** A dispute that was sent back: what was typed and what is wrong with it. */
export type RefusedDispute = { rule: string; turn: number; reason: string; error: string };

/** "This finding is wrong." The score stays; that it is disputed stands beside it. */
export function Dispute({ hit, refused }: { hit: ComplianceHit; refused: RefusedDispute | null }) {
  const { formData } = useNavigation();
  const isSending =
    formData?.get("intent") === "dispute" &&
    formData.get("rule") === hit.rule &&
    formData.get("turn") === String(hit.evidence.turn);
  return (
    <details open={refused !== null} className="print:hidden">
      <summary className="-ml-1.5 inline-flex h-7 items-center gap-1.5 rounded-control px-1.5 text-sm text-muted transition-colors hover:bg-ink/6 hover:text-ink pointer-coarse:h-11">
        <Flag aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
        Dispute this finding
      </summary>
      <Form method="post" preventScrollReset className="mt-2 max-w-text space-y-3">
        <input type="hidden" name="intent" value="dispute" />
        <input type="hidden" name="rule" value={hit.rule} />
        <input type="hidden" name="turn" value={hit.evidence.turn} />
        <TextAreaField
          label="Why it is wrong"
          hint={`If you like, up to ${REASON_MAX_LENGTH} characters. The score stays; your dispute stands beside it.`}
          name="reason"
          rows={2}
          maxLength={REASON_MAX_LENGTH}
          defaultValue={refused?.reason}
          error={refused?.error}
        />
        <Button type="submit" variant="secondary" size="small" busy={isSending}>
          Dispute
        </Button>
      </Form>
    </details>
  );
}

export function Disputed({ reason }: { reason: string }) {
  return (
    <p className="flex gap-2 text-sm text-muted">
      <Flag aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-3.5 shrink-0" />
      <span>
        <span className="font-semibold text-ink">Disputed</span>
        {reason && <span className="whitespace-pre-wrap">: {reason}</span>}
      </span>
    </p>
  );
}
