import { ChevronDown } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Confirmed } from "#app/ui/confirmed.tsx";
import { countLabel } from "#core/count-label.ts";
import type { DeletedSession } from "#core/pages/history-page.ts";

/** What was deleted in the last 24 hours, each with its way back. */
export function DeletedSessions({ sessions }: { sessions: readonly DeletedSession[] }) {
  const [last, ...others] = sessions;
  if (!last) return null;
  return (
    <Card aria-labelledby="deleted" className="mt-6 px-5 py-4">
      <h2 id="deleted" className="font-[550]">
        Deleted in the last 24 hours
      </h2>
      <ul aria-labelledby="deleted" className="mt-1">
        <Deleted session={last} />
      </ul>
      {others.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1 text-sm text-muted hover:text-ink pointer-coarse:min-h-11">
            {countLabel(others.length, "more session")}
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-4 transition-transform group-open:rotate-180"
            />
          </summary>
          <ul aria-label="More that was deleted">
            {others.map((session) => (
              <Deleted key={session.id} session={session} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Deleted({ session: { id, name } }: { session: DeletedSession }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{name}</span>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="undo-deletion" variant="secondary" size="small">
          Undo<span className="sr-only">: bring back {name}</span>
        </Button>
      </Form>
      <Confirmed
        label="Delete for good"
        question={`Delete “${name}” for good now?`}
        text="The transcript, the score and the sound go, with every download you have prepared, and cannot be brought back."
      >
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="delete-now" variant="danger" size="small">
            Delete for good
          </Button>
        </Form>
      </Confirmed>
    </li>
  );
}
