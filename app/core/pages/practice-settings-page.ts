import type { Viewer } from "../identity/viewer.ts";

/** /account/practice. Weekdays are 1 (Monday) to 7. */
export type PracticeSettingsPage = {
  viewer: Viewer;
  /** Empty: no emails. */
  emailWeekdays: number[];
  /** 0 to 23, in the person's zone. */
  emailHour: number;
  restWeekday: number;
  timeZone: string;
  /** Null: there is none. */
  feed: { address: string; lastReadAt: number | null } | null;
};
