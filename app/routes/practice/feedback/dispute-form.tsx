import { Flag } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { DraftAreaField } from "#app/ui/draft-area-field.tsx";
import { REASON_MAX_LENGTH } from "#core/conversations/dispute-reason.ts";
import type { ConversationPage } from "#core/pages/feedback-page.ts";
import { useReader } from "./reader.ts";

/** A rule ("R1") or a check ("listening.reflected"), and the turn it stands at. */
export type Finding = { rule: string; turn: number };
type DisputeView = ConversationPage["disputes"][number];

/** A dispute that was sent back: what was typed and what is wrong with it. */
export type RefusedDispute = Finding & { reason: string; error: string };

export type Disputing = { disputes: readonly DisputeView[]; refused: RefusedDispute | null; isHandedIn: boolean };

/**
 * "That's not what I said", where words are quoted: one press with a reason, or own words. What is disputed does not count until
 * it is settled; a total that was handed in stays.
 */
export function Dispute(props: { finding: Finding; isQuoted?: boolean; isMet?: boolean; disputing: Disputing }) {
  const { finding, isQuoted = true, isMet = false, disputing } = props;
  const isOfIt = ({ rule, turn }: Finding) => rule === finding.rule && turn === finding.turn;
  const dispute = disputing.disputes.find(isOfIt);
  const agent = useReader();
  if (dispute) return <Disputed dispute={dispute} />;
  if (agent !== null) return null;
  const reasons = isQuoted ? REASONS : REASONS_UNQUOTED;
  const refused = disputing.refused && isOfIt(disputing.refused) ? disputing.refused : null;
  return (
    <details open={refused !== null} className="print:hidden">
      <summary className="-ml-1.5 inline-flex h-7 items-center gap-1.5 rounded-control px-1.5 text-sm text-muted transition-colors hover:bg-ink/6 hover:text-ink pointer-coarse:h-11">
        <Flag aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
        {isQuoted ? "That’s not what I said" : "That’s not so"}
      </summary>
      <DisputeForm
        finding={finding}
        reasons={isMet ? reasons.filter((reason) => reason !== I_DID) : reasons}
        refused={refused}
        isHandedIn={disputing.isHandedIn}
      />
    </details>
  );
}

function DisputeForm(props: {
  finding: Finding;
  reasons: readonly string[];
  refused: RefusedDispute | null;
  isHandedIn: boolean;
}) {
  const { finding, reasons, refused, isHandedIn } = props;
  const { formData } = useNavigation();
  const isSending =
    formData?.get("intent") === "dispute" &&
    formData.get("rule") === finding.rule &&
    formData.get("turn") === String(finding.turn);
  return (
    <Form method="post" preventScrollReset className="mt-2 max-w-text space-y-3">
      <input type="hidden" name="intent" value="dispute" />
      <input type="hidden" name="rule" value={finding.rule} />
      <input type="hidden" name="turn" value={finding.turn} />
      <p className="text-sm text-muted">
        {isHandedIn
          ? "It stops counting in your score; the total that was handed in stays. Whoever sees the session reads your reason. What is wrong with it?"
          : "It stops counting. What is wrong with it?"}
      </p>
      <div className="flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <Button key={reason} type="submit" name="because" value={reason} variant="secondary" size="small">
            {reason}
          </Button>
        ))}
      </div>
      <DraftAreaField
        part={`${finding.rule}:${finding.turn}`}
        label="Or in your own words"
        hint={`Up to ${REASON_MAX_LENGTH} characters.`}
        name="reason"
        rows={2}
        maxLength={REASON_MAX_LENGTH}
        defaultValue={refused?.reason}
        error={refused?.error}
      />
      <label className="flex items-start gap-2 text-sm">
        <input type="checkbox" name="shared" value="yes" className="mt-0.5 size-4 accent-brand" />
        <span>
          Let this line be read, without names, by the people who settle disputes and improve the check. Otherwise only
          those who see this session do, and it stays out of your score
          {isHandedIn ? ", unless an owner or manager who sees it decides that it stands." : "."}
        </span>
      </label>
      <Button type="submit" variant="secondary" size="small" busy={isSending}>
        Dispute
      </Button>
    </Form>
  );
}

/** Of a check that is met, the agent was told so. */
const I_DID = "I did do it";
const REASONS = ["I did not say that", "I meant something else", I_DID];
const REASONS_UNQUOTED = [I_DID, "Nothing called for it"];

function Disputed({ dispute: { reason, status } }: { dispute: DisputeView }) {
  return (
    <p className="flex gap-2 text-sm text-muted">
      <Flag aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-3.5 shrink-0" />
      <span>
        <span className="font-semibold text-ink">{STATUSES[status]}</span>
        {reason && <span className="whitespace-pre-wrap">: {reason}</span>}
      </span>
    </p>
  );
}

const STATUSES = {
  open: "Disputed, not counted",
  accepted: "Disputed, and you were right: it does not count",
  upheld: "Disputed, and looked at again: it counts",
} as const satisfies Record<DisputeView["status"], string>;
