/** draft: made. scoring: each judges, blind. review: all judgments side by side. resolved: what differed is settled. closed: it is over. */
export const CALIBRATION_STATES = ["draft", "scoring", "review", "resolved", "closed"] as const;
export type CalibrationState = (typeof CALIBRATION_STATES)[number];

export const CALIBRATION_STATE_LABELS: Record<CalibrationState, string> = {
  draft: "Draft",
  scoring: "Scoring",
  review: "In review",
  resolved: "Resolved",
  closed: "Closed",
};

/** Whether judgments, and what the product said, may be read: not while anybody may still judge. */
export function isOpenToRead(state: CalibrationState): boolean {
  return state === "review" || state === "resolved" || state === "closed";
}
