/** The three best of those who have an assignment and agree to be shown. */
export type ScoreBoard = {
  assignmentId: string;
  title: string;
  /** The viewer does. */
  agrees: boolean;
  /** `position`: 1 to 3. `name` null: they hide it. */
  top: { position: number; name: string | null; total: number; isViewer: boolean }[];
};
