import type { ScoreBoard } from "../assignments/score-board.ts";
import type { BoardKind, BoardLine, GroupSum } from "../boards/neighbors.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { TeamHeader } from "./team-pages.ts";

/** /team/boards. Nobody but those a line shows is in it, and of them no id. */
export type BoardsPage = {
  viewer: Viewer;
  team: TeamHeader;
  /** What the viewer has chosen. */
  joins: boolean;
  hidesName: boolean;
  /** The first moment of the week, unix ms. */
  weekBeganMs: number;
  /** Null while the viewer has not joined, or the boards are off. */
  boards: { kind: BoardKind; lines: BoardLine[] }[] | null;
  groups: GroupSum[];
  scoreBoards: ScoreBoard[];
  /** What people show; `name` null: they hide it. */
  badges: { position: number; name: string | null; titles: string[] }[];
  mayTurn: boolean;
};
