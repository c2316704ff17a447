import { Pill, type PillColor } from "#app/ui/pill.tsx";
import { CALIBRATION_STATE_LABELS, type CalibrationState } from "#core/calibration/calibration-state.ts";

export function CalibrationStatePill({ state }: { state: CalibrationState }) {
  return <Pill color={COLORS[state]}>{CALIBRATION_STATE_LABELS[state]}</Pill>;
}

const COLORS = {
  draft: "idle",
  scoring: "active",
  review: "warn",
  resolved: "good",
  closed: "idle",
} as const satisfies Record<CalibrationState, PillColor>;
