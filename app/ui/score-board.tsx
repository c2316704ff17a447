import { Form } from "react-router";
import type { ScoreBoard } from "#core/assignments/score-board.ts";
import { Button } from "./button.tsx";

/** The three best of an assignment, and one's own choice to be among them. `from`: where the form leads back to. */
export function ScoreBoardView({ board, from }: { board: ScoreBoard; from: "boards" | "assignment" }) {
  const { assignmentId, title, agrees, top } = board;
  return (
    <div>
      {top.length === 0 ? (
        <p className="text-muted">Nobody who agreed to be shown has handed anything in yet.</p>
      ) : (
        <ol className="flex flex-col gap-1">
          {top.map(({ position, name, total, isViewer }) => (
            <li key={position} className="flex justify-between gap-x-6">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {`${position}. `}
                <bdi className={isViewer ? "font-semibold" : undefined}>{name ?? "Somebody"}</bdi>
                {isViewer && <span className="text-muted"> (you)</span>}
              </span>
              <span className="tabular-nums">{total}</span>
            </li>
          ))}
        </ol>
      )}
      <Form
        method="post"
        action="/team/boards"
        preventScrollReset
        className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <input type="hidden" name="intent" value="score-board" />
        <input type="hidden" name="assignment" value={assignmentId} />
        <input type="hidden" name="from" value={from} />
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            key={String(agrees)}
            type="checkbox"
            name="agrees"
            value="yes"
            defaultChecked={agrees}
            className="size-5 shrink-0 accent-brand"
          />
          <span>Show me here if I am among the three best</span>
        </label>
        <Button type="submit" size="small" variant="secondary" aria-label={`Save the choice for ${title}`}>
          Save
        </Button>
      </Form>
    </div>
  );
}
