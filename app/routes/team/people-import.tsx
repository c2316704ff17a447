import { data, Form, useNavigation } from "react-router";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { countLabel } from "#core/count-label.ts";
import type { PeopleImportReport, TeamHeader } from "#core/pages/team-pages.ts";
import { CSV_BYTES_MOST, CSV_LINES_MOST, type LineProblem } from "#core/teams/people-csv.ts";
import type { Route } from "./+types/people-import";
import { backTo, done, textOf } from "./act-and-return.ts";
import { ROLE_LABELS, TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Invite from a file · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** In a form each character may take three bytes, and more in a field of its own. */
const FORM_BYTES_MOST = 4 * CSV_BYTES_MOST;

export async function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ invitations }, login) => invitations.openImport(login));
}

/** First the report of every line; the people are invited when it is pressed once more. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request, FORM_BYTES_MOST);
  const file = form.get("file");
  const csv = file instanceof File && file.size > 0 ? await file.text() : textOf(form, "csv");
  if (form.get("intent") === "invite-all") {
    const organisation = textOf(form, "organization");
    const result = await runAction(args.context, args.request, ({ invitations }, login) =>
      invitations.inviteFile(login, organisation, csv),
    );
    if (result.ok) {
      const { invited, leftOut } = result.value;
      const text = leftOut > 0 ? `${countLabel(leftOut, "line")} left out.` : undefined;
      throw await backTo(args, "/team/people", done(`${countLabel(invited, "invitation")} on the way`, text));
    }
    return data({ report: null, problem: result.refusal.text }, { status: result.refusal.status });
  }
  const checked = await runAction(args.context, args.request, ({ invitations }, login) =>
    invitations.checkFile(login, csv),
  );
  if (checked.ok) return { report: checked.value, problem: null };
  return data({ report: null, problem: checked.refusal.text }, { status: checked.refusal.status });
}

export default function PeopleImport({ loaderData: page, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formData?.get("intent") === "check-file";
  return (
    <TeamFrame team={page.team}>
      {actionData?.report && <Report team={page.team} report={actionData.report} />}
      <Card aria-labelledby="file" className="p-5 sm:p-6">
        <h2 id="file" className="font-display text-xl">
          Invite people from a file
        </h2>
        <p className="mt-1 max-w-text text-muted">
          {`A CSV file of at most ${CSV_LINES_MOST} people, one a line: email, name, role, group. Only the email is needed. You see what is wrong with each line before anybody is invited.`}
        </p>
        <Form method="post" encType="multipart/form-data" className="mt-4 flex max-w-xl flex-col gap-4">
          <input type="hidden" name="intent" value="check-file" />
          <Field
            label="CSV file"
            type="file"
            name="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="[&>input]:py-2"
          />
          <TextAreaField
            label="Or paste the lines"
            name="csv"
            rows={6}
            spellCheck={false}
            placeholder="kim@agency.com, Kim Doe, agent, North"
            error={actionData?.problem}
            defaultValue={actionData?.report?.csv}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={busy} busyText="Checking...">
              Check the lines
            </Button>
            <ButtonLink to="/team/people" variant="quiet">
              Back to people
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </TeamFrame>
  );
}

const PROBLEMS: Record<LineProblem, string> = {
  "bad-address": "This is no email address",
  double: "This address stands above already",
  "already-in": "Is in the organization already",
  "already-invited": "Has an open invitation",
  "unknown-role": "The role is agent or manager",
  "role-not-yours": "Only an owner invites managers",
  "unknown-group": "There is no such group that you may invite to",
  "too-many": `More than ${CSV_LINES_MOST} lines`,
};

function Report({ team, report }: { team: TeamHeader; report: PeopleImportReport }) {
  const good = report.lines.filter(({ problem }) => problem === null);
  const busy = useNavigation().formData?.get("intent") === "invite-all";
  return (
    <Card aria-labelledby="report">
      <CardHeader
        title="What each line says"
        titleId="report"
        text={`${countLabel(good.length, "line")} right, ${report.lines.length - good.length} to be left out.`}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be reached by keyboard. */}
      <section aria-label="Lines of the file" tabIndex={0} className="max-h-96 overflow-auto border-y border-line">
        <table className="w-full text-left">
          <thead className="sticky top-0 bg-surface text-sm text-muted">
            <tr>
              <th className="px-5 py-2 font-normal">Line</th>
              <th className="py-2 pr-5 font-normal">Email</th>
              <th className="py-2 pr-5 font-normal">Name</th>
              <th className="py-2 pr-5 font-normal">Role</th>
              <th className="py-2 pr-5 font-normal">Group</th>
              <th className="py-2 pr-5 font-normal">Result</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {report.lines.map(({ line, email, name, role, groupName, problem }) => (
              <tr key={line}>
                <td className="px-5 py-2 tabular-nums">{line}</td>
                <td className="py-2 pr-5 [overflow-wrap:anywhere]">{email}</td>
                <td className="py-2 pr-5">
                  <bdi>{name}</bdi>
                </td>
                <td className="py-2 pr-5">{problem === "unknown-role" ? "" : ROLE_LABELS[role]}</td>
                <td className="py-2 pr-5">
                  <bdi>{groupName}</bdi>
                </td>
                <td className={problem ? "py-2 pr-5 text-bad" : "py-2 pr-5 text-good"}>
                  {problem ? PROBLEMS[problem] : "Right"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Form method="post" encType="multipart/form-data" className="px-5 py-4">
        <input type="hidden" name="intent" value="invite-all" />
        <input type="hidden" name="organization" value={team.id} />
        <input type="hidden" name="csv" value={report.csv} />
        {good.length === 0 ? (
          <p className="text-muted">No line is right, so there is nobody to invite.</p>
        ) : (
          <Button type="submit" busy={busy} busyText="Inviting...">
            {`Invite ${countLabel(good.length, "person").replace("persons", "people")}`}
          </Button>
        )}
      </Form>
    </Card>
  );
}
