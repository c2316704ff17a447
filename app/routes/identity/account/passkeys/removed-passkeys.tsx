import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { PasskeysPage } from "#core/pages/account-pages.ts";
import { Panel } from "../own-frame.tsx";

export function RemovedPasskeys({ removed }: Pick<PasskeysPage, "removed">) {
  return (
    <Panel
      id="removed-passkeys"
      title="Removed"
      text="These no longer sign in. They are deleted a day after you removed them."
    >
      <ul
        aria-labelledby="removed-passkeys"
        className="max-w-xl divide-y divide-line rounded-control border border-line"
      >
        {removed.map(({ id, name }) => (
          <li key={id} className="flex min-h-14 items-center gap-4 px-4 py-2">
            <span className="min-w-0 flex-1 truncate text-muted">{name}</span>
            <Form method="post">
              <input type="hidden" name="intent" value="restore-passkey" />
              <input type="hidden" name="passkey" value={id} />
              <Button type="submit" size="small" variant="secondary" aria-label={`Bring ${name} back`}>
                Bring back
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
