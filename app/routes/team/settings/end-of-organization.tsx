import { Form } from "react-router";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { TeamHeader } from "#core/pages/team-pages.ts";
import { endState, UNDO_DAYS } from "#core/retention/organisation-end.ts";
import { Panel } from "../../identity/account/own-frame.tsx";

/** The export of an organization's data, and its deletion, which is asked for by typing its name. */
export function EndOfOrganization({ team }: { team: TeamHeader }) {
  return (
    <>
      <Panel
        id="export"
        title="Export"
        text="People, groups, assignments, rounds, handed-in attempts with their figures, certificates, webhooks, digests and events, as one JSON file; where plans are billed, also the plan, and how long each person practiced on each day. Words and sound of sessions are not in it, and of private practice nothing but minutes and days."
      >
        <ButtonAnchor href="/team/export" download variant="secondary">
          Export the organization’s data
        </ButtonAnchor>
      </Panel>
      <Panel
        id="delete-organization"
        title="Delete the organization"
        text={`You can undo it for ${UNDO_DAYS} days. The other owners are told by email, and everybody in it sees it on its pages.`}
      >
        {endState(team.deletesAt) === "goes-on" ? (
          <Ask team={team} />
        ) : (
          <p className="text-muted">It is going to be deleted: see the top of this page.</p>
        )}
      </Panel>
    </>
  );
}

function Ask({ team }: { team: TeamHeader }) {
  return (
    <>
      <ul className="max-w-text list-disc space-y-1 pl-5">
        <li>Export its data first: afterwards it is gone.</li>
        <li>
          What was handed in is deleted, for its agents too: words, sound, scores and reviews. Drills that came of it
          stay with those who have other sessions.
        </li>
        <li>Certificates are withdrawn: no copy of one verifies any more.</li>
        <li>Accounts stay, and so does what people practiced by themselves.</li>
      </ul>
      <Form method="post" preventScrollReset className="mt-4 flex max-w-md flex-col gap-4 wrap-anywhere">
        <input type="hidden" name="intent" value="ask-deletion" />
        <input type="hidden" name="organization" value={team.id} />
        <Field
          label={`Type “${team.name}” to confirm`}
          name="typed"
          required
          maxLength={400}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" variant="danger" className="self-start">
          Delete in {UNDO_DAYS} days
        </Button>
      </Form>
    </>
  );
}
