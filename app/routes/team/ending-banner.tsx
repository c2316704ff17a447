import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { useNotation } from "#app/ui/notation.tsx";
import { momentLabel } from "#core/local-days.ts";
import type { TeamHeader } from "#core/pages/team-pages.ts";
import { endState } from "#core/retention/organisation-end.ts";
import { mayInOrganisation } from "#core/teams/team-rights.ts";

/** For everybody in an organization whose deletion somebody has asked for. */
export function EndingBanner({ team }: { team: TeamHeader }) {
  const { id, deletesAt, timeZone, role } = team;
  const notation = useNotation();
  if (deletesAt === null) return null;
  if (endState(deletesAt) === "being-deleted")
    return (
      <Banner>
        <p>This organization is being deleted. What you practiced by yourself stays yours.</p>
      </Banner>
    );
  return (
    <Banner>
      <p>
        This organization is going to be deleted after {momentLabel(deletesAt, timeZone, notation)}, with what was
        handed in to it, unless somebody is under a legal hold then. What you practiced by yourself stays yours. Until
        then nobody joins it or is assigned anything new.
      </p>
      {mayInOrganisation(role, "deleteOrganisation") && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Form method="post" action="/team/settings">
            <input type="hidden" name="intent" value="undo-deletion" />
            <input type="hidden" name="organization" value={id} />
            <Button type="submit" size="small">
              Undo the deletion
            </Button>
          </Form>
          <ButtonAnchor href="/team/export" download size="small" variant="secondary">
            Export its data
          </ButtonAnchor>
        </div>
      )}
    </Banner>
  );
}

function Banner({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Deletion of the organization" className="rounded-card border border-bad bg-surface p-5">
      {children}
    </section>
  );
}
