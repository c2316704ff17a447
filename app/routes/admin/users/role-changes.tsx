import { Card, CardHeader } from "#app/ui/card.tsx";
import type { RoleChange } from "#core/pages/admin-pages.ts";
import { Moment } from "../admin-frame.tsx";

export function RoleChanges({ changes }: { changes: RoleChange[] | null }) {
  return (
    <Card aria-labelledby="role-changes" className="mt-3 lg:mt-4">
      <CardHeader title="Role changes" titleId="role-changes" text="Who gave or took the admin role, newest first." />
      {changes === null ? (
        <p className="px-5 pb-5 text-muted">Role changes could not be read. Reload the page to try again.</p>
      ) : changes.length === 0 ? (
        <p className="px-5 pb-5 text-muted">Nothing has been changed yet.</p>
      ) : (
        <ol className="divide-y divide-line border-t border-line">
          {changes.map(({ id, change, role, of, by, atMs }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 px-5 py-3">
              <span className="min-w-0">
                <b className="font-semibold">{of}</b>
                {change === "granted" ? ` was given the role ${role} by ${by}` : ` lost the role ${role}, by ${by}`}
              </span>
              <Moment ms={atMs} className="text-sm text-muted tabular-nums" />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
