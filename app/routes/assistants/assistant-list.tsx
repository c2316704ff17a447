import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Confirmed } from "#app/ui/confirmed.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useNotation } from "#app/ui/notation.tsx";
import { dateInSentence } from "#core/conversations/labels.ts";
import type { ApiKeysPage } from "#core/pages/key-pages.ts";

type Shown = Pick<ApiKeysPage, "assistants" | "nowMs" | "timeZone">;

/** The assistants that a person has let in, each with a way to end it. */
export function AssistantList({ labelledBy, ...page }: Shown & { labelledBy: string }) {
  const { assistants, nowMs, timeZone } = page;
  const notation = useNotation();
  const day = (atMs: number) => dateInSentence(atMs, nowMs, timeZone, notation);
  if (assistants.length === 0) {
    return <EmptyState title="No assistants yet" text="Add the address above to one, and it asks you to let it in." />;
  }
  return (
    <ul aria-labelledby={labelledBy} className="divide-y divide-line rounded-control border border-line">
      {assistants.map((one) => (
        <li key={one.id} className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-3.5">
          <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
            <p className="font-[550]">
              <bdi>{one.name}</bdi>
            </p>
            <p className="mt-0.5 text-sm text-muted">{one.host ?? "A program on your device"}</p>
            <p className="mt-1 text-sm text-muted">{one.scopes.join(", ")}</p>
            <p className="mt-1 text-sm text-muted">
              {`Let in ${day(one.createdAt)} · ${one.lastUsedAt === null ? "not used yet" : `last used ${day(one.lastUsedAt)}`}`}
            </p>
          </div>
          <Confirmed
            label="Remove"
            question={`Remove ${one.name}?`}
            text="It is refused at once. You can let it in again."
          >
            <Form method="post">
              <input type="hidden" name="intent" value="remove-assistant" />
              <input type="hidden" name="assistant" value={one.id} />
              <Button type="submit" size="small" variant="danger">
                Yes, remove it
              </Button>
            </Form>
          </Confirmed>
        </li>
      ))}
    </ul>
  );
}
