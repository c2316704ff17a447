import { LocalDate } from "#app/ui/local-date.tsx";
import { Pill, type PillColor } from "#app/ui/pill.tsx";
import { type CertificateState, STATE_LABELS } from "#core/certificates/validity.ts";

/** "Valid until Nov 21, 2027", "Expired on …", "Revoked on …". */
export function CertificateStatePill(props: { state: CertificateState; timeZone: string }) {
  const { state, timeZone } = props;
  return (
    <Pill color={COLORS[state.kind]} className="print:border print:border-line">
      <span>
        {STATE_LABELS[state.kind]}
        {state.kind !== "valid" && <> on {<LocalDate ms={state.since} timeZone={timeZone} />}</>}
        {state.kind === "valid" && state.until !== null && (
          <> until {<LocalDate ms={state.until} timeZone={timeZone} />}</>
        )}
      </span>
    </Pill>
  );
}

const COLORS = { valid: "good", expired: "warn", revoked: "bad" } as const satisfies Record<
  CertificateState["kind"],
  PillColor
>;
