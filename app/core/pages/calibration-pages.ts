import type { PairAgreement } from "../calibration/agreement.ts";
import type { CalibrationState } from "../calibration/calibration-state.ts";
import type { MessageView } from "../conversations/message-view.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { TeamRole } from "../teams/team-rights.ts";
import type { TeamHeader } from "./team-pages.ts";

/** Times are unix ms, told in the organization's time zone. */
export type CalibrationCard = {
  id: string;
  title: string;
  state: CalibrationState;
  createdAt: number;
  /** Null: that account is gone. */
  by: string | null;
  /** Who judges, and how many of them have finished: a number, whoever asks. */
  people: number;
  finished: number;
  attempts: number;
  /** The viewer judges in it; `hasFinished`: they are done. */
  isAsked: boolean;
  hasFinished: boolean;
  mayManage: boolean;
};

/** /team/calibration */
export type CalibrationList = {
  viewer: Viewer;
  team: TeamHeader;
  calibrations: CalibrationCard[];
  figures: CalibrationFigures;
};

/** Over all closed calibrations of the organization. */
export type CalibrationFigures = {
  /** Those that agree least first. */
  checks: CheckFigures[];
  /** Of an owner all, of a manager their own. */
  pairs: { first: string; second: string; agreement: PairAgreement }[];
};

export type CheckFigures = {
  id: string;
  question: string;
  /** How often it was judged by two or more. */
  judged: number;
  /** 0 to 1: the pairs of judges that agreed, of all pairs. */
  agreement: number;
  /** How often people differed on it. */
  flagged: number;
  /** How often the product said what stood in the end, of how often something did. */
  productRight: number;
  answered: number;
};

/** /team/calibration/new */
export type NewCalibrationPage = {
  viewer: Viewer;
  team: TeamHeader;
  people: { id: string; name: string; role: TeamRole }[];
  attempts: { conversationId: string; agent: string; scenario: string; handedInAt: number; mode: "text" | "voice" }[];
};

/** /team/calibration/:calibrationId */
export type CalibrationPage = {
  viewer: Viewer;
  team: TeamHeader;
  calibration: CalibrationCard;
  people: string[];
  attempts: CalibratedAttempt[];
  timeZone: string;
};

export type CalibratedAttempt = {
  conversationId: string;
  agent: string;
  scenario: string;
  handedInAt: number;
  checks: number;
  /** By the viewer. */
  judged: number;
  /** Null: not everybody has judged. */
  review: ReviewedCheck[] | null;
};

export type ReviewedCheck = {
  finding: string;
  question: string;
  part: string;
  judgements: { name: string; met: boolean; why: string }[];
  productMet: boolean | null;
  isFlagged: boolean;
  settled: { met: boolean; why: string } | null;
};

/** /team/calibration/:calibrationId/:conversationId, for somebody who judges: nothing of what others or the product said. */
export type JudgingPage = {
  viewer: Viewer;
  team: TeamHeader;
  calibrationId: string;
  conversationId: string;
  title: string;
  agent: string;
  scenario: string;
  customer: string;
  hasFinished: boolean;
  messages: MessageView[];
  checks: { finding: string; question: string; part: string; own: { met: boolean; why: string } | null }[];
};
