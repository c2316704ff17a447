import { Card, CardHeader } from "#app/ui/card.tsx";
import { ScoreBoardView } from "#app/ui/score-board.tsx";
import type { ScoreBoard } from "#core/assignments/score-board.ts";

/** Below the setup of an assignment that has one. */
export function AssignedScoreBoard({ board }: { board: ScoreBoard | null }) {
  if (board === null) return null;
  return (
    <div className="mx-auto max-w-page px-4 pb-16 sm:px-6">
      <Card aria-labelledby="score-board">
        <CardHeader
          title="Score board"
          titleId="score-board"
          text="The three best scores handed in for this assignment, of those who agree. It is your choice, and you can take it back at any time."
        />
        <div className="max-w-text px-5 pb-5">
          <ScoreBoardView board={board} from="assignment" />
        </div>
      </Card>
    </div>
  );
}
