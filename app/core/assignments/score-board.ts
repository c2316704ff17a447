/** The three best of those who have an assignment and agree to be shown. */
export type ScoreBoard = {
  assignmentId: string;
  title: string;
  /** The viewer does. */
  agrees: boolean;
  /** `name` null: they hide it. */
  top: { name: string | null; total: number; isViewer: boolean }[];
};
