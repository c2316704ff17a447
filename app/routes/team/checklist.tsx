import { data, Form, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import type { ChecklistPage } from "#core/pages/readiness-pages.ts";
import type { ReadinessItem } from "#core/readiness/checklist.ts";
import type { Route } from "./+types/checklist";
import { done, textOf } from "./act-and-return.ts";
import { TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `Team checklist · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ readiness }, login) => readiness.openChecklist(login));
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  const passed = texts("passed");
  const written = await runAction(context, request, ({ readiness }, login) =>
    readiness.writeChecklist(login, textOf(form, "organization"), {
      passed,
      scores: Object.fromEntries(passed.map((id) => [id, textOf(form, `score-${id}`)])),
      certificates: texts("certificates"),
      gate: textOf(form, "gate"),
      days: textOf(form, "days"),
    }),
  );
  if (!written.ok) {
    const { title, text, status } = written.refusal;
    return data({ toast: { title, text, kind: "destructive" as const }, error: text }, { status });
  }
  const { notes } = context.get(servicesContext);
  const toast = written.value.isWritten
    ? done("Checklist saved", "The page says who is ready by it.")
    : done("Checklist taken away", "Nothing was chosen, so there is none now.");
  return redirect("/team", { headers: { "Set-Cookie": await notes.leave(request, { toast }) } });
}

export default function Checklist({ loaderData: page, actionData }: Route.ComponentProps) {
  const { team, items, isWritten, assignments } = page;
  const gate = items.find((item) => item.kind === "gate");
  const recent = items.find((item) => item.kind === "recent");
  return (
    <TeamFrame team={team}>
      <Card aria-labelledby="checklist">
        <CardHeader
          title="Ready on Monday?"
          titleId="checklist"
          text={
            isWritten
              ? "What has to be so of somebody who talks to customers. All of it has to be."
              : "This is one to start from: change it as you like. It counts once you have saved it."
          }
        />
        <Form method="post" className="grid max-w-text gap-6 px-5 pb-5">
          <input type="hidden" name="organization" value={team.id} />
          {assignments.length === 0 ? (
            <p className="text-muted">
              There are no assignments yet. When there are, a checklist can ask that they are passed.
            </p>
          ) : (
            <ul className="space-y-3">
              {assignments.map((assignment) => (
                <Assignment key={assignment.id} assignment={assignment} items={items} />
              ))}
            </ul>
          )}
          <Field
            label="No sure compliance finding in the last"
            name="gate"
            type="number"
            min={1}
            max={5}
            defaultValue={gate?.last}
            hint="So many handed in, each judged and without a sure compliance finding when it was. A dispute or review changes nothing of it. Empty: not asked for."
          />
          <Field
            label="Handed in within the last"
            name="days"
            type="number"
            min={1}
            max={365}
            defaultValue={recent?.days}
            hint="Days. Empty: not asked for."
          />
          {actionData?.error && (
            <p role="alert" className="text-bad">
              {actionData.error}
            </p>
          )}
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit">Save the checklist</Button>
            <ButtonLink to="/team" variant="quiet">
              Back
            </ButtonLink>
          </div>
          <p className="text-sm text-muted">With nothing chosen there is no checklist.</p>
        </Form>
      </Card>
    </TeamFrame>
  );
}

function Assignment({
  assignment: { id, title, certificateMonths, isArchived },
  items,
}: {
  assignment: ChecklistPage["assignments"][number];
  items: ReadinessItem[];
}) {
  const about = items.filter((item) => "assignmentId" in item && item.assignmentId === id);
  const passed = about.find((item) => item.kind === "passed");
  return (
    <li className="rounded-control border border-line p-4">
      <fieldset>
        <legend className="float-left font-[550] wrap-anywhere">
          <bdi>{title}</bdi>
          {isArchived && " (archived)"}
        </legend>
        <div className="clear-left flex flex-wrap items-end gap-x-6 gap-y-2 pt-2">
          <Check name="passed" value={id} label="Passed" isOn={passed !== undefined} />
          <Field
            label="at a score of"
            name={`score-${id}`}
            type="number"
            min={0}
            max={100}
            defaultValue={passed?.score ?? undefined}
            className="w-32"
          />
          {certificateMonths !== null && (
            <Check
              name="certificates"
              value={id}
              label="Its certificate valid"
              isOn={about.some((item) => item.kind === "certificate")}
            />
          )}
        </div>
      </fieldset>
    </li>
  );
}

function Check(props: { name: string; value: string; label: string; isOn: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={props.name}
        value={props.value}
        defaultChecked={props.isOn}
        className="size-4 shrink-0 accent-brand"
      />
      {props.label}
    </label>
  );
}
