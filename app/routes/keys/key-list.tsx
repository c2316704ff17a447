import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Confirmed } from "#app/ui/confirmed.tsx";
import { useNotation } from "#app/ui/notation.tsx";
import { dateInSentence } from "#core/conversations/labels.ts";
import { type Notation, writeDate } from "#core/notation.ts";
import type { ApiKeysPage, ApiKeyView } from "#core/pages/key-pages.ts";

type Clock = Pick<ApiKeysPage, "nowMs" | "timeZone">;

/** `organization`: whose keys these are; without it a person's own. */
export function KeyList(props: Clock & { keys: ApiKeyView[]; labelledBy: string; organization?: string }) {
  const { keys, labelledBy, organization, ...clock } = props;
  const notation = useNotation();
  return (
    <ul aria-labelledby={labelledBy} className="divide-y divide-line rounded-control border border-line">
      {keys.map((one) => (
        <li key={one.id} className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-3.5">
          <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[550]">
              <bdi>{one.name}</bdi>
              {one.state !== "live" && (
                <span className="rounded-full bg-idle-soft px-2.5 py-0.5 text-sm text-muted">{STATES[one.state]}</span>
              )}
            </p>
            <p className="mt-0.5 font-mono text-sm text-muted">{`${one.prefix}…`}</p>
            <p className="mt-1 text-sm text-muted">{one.scopes.join(", ")}</p>
            <p className="mt-1 text-sm text-muted">{historyOf(one, clock, organization !== undefined, notation)}</p>
          </div>
          <Confirmed
            label="Revoke"
            question={`Revoke ${one.name}?`}
            text="Programs that have it are refused at once. This cannot be undone."
          >
            <Form method="post">
              <input type="hidden" name="intent" value="revoke-key" />
              <input type="hidden" name="key" value={one.id} />
              {organization && <input type="hidden" name="organization" value={organization} />}
              <Button type="submit" size="small" variant="danger">
                Yes, revoke it
              </Button>
            </Form>
          </Confirmed>
        </li>
      ))}
    </ul>
  );
}

const STATES = { expired: "Expired", stopped: "Stopped: its maker is no longer an owner" } as const;

function historyOf(key: ApiKeyView, { nowMs, timeZone }: Clock, namesMaker: boolean, notation: Notation): string {
  const day = (atMs: number) => dateInSentence(atMs, nowMs, timeZone, notation);
  const used = key.lastUsedAt === null ? "not used yet" : `last used ${day(key.lastUsedAt)}`;
  const ends =
    key.expiresAt === null
      ? "no end"
      : `${key.state === "expired" ? "ended" : "ends"} ${writeDate(new Date(key.expiresAt), notation)}`;
  return `Made ${day(key.createdAt)}${namesMaker ? ` by ${key.madeBy}` : ""} · ${used} · ${ends}`;
}
