import type { ReactNode } from "react";
import { data, Form, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field, SelectField } from "#app/ui/field.tsx";
import { SCENARIOS_MOST, TITLE_MAX_LENGTH } from "#core/assignments/assignment-limits.ts";
import type { NewAssignmentPage } from "#core/pages/assignment-pages.ts";
import type { Line } from "#core/scenarios/schema.ts";
import type { Route } from "./+types/assignment-new";
import { TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `New team assignment · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ assignments }, login) => assignments.openNew(login));
}

/** 500 people and 500 groups, 40 bytes each. */
const FORM_MAX_BYTES = 64 * 1024;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request, FORM_MAX_BYTES);
  const made = await runAction(context, request, ({ assignments }, login) =>
    assignments.make(login, {
      ...Object.fromEntries(form),
      scenarioIds: form.getAll("scenarioIds"),
      remindDays: form.getAll("remindDays"),
      people: form.getAll("people"),
      groups: form.getAll("groups"),
      gateClear: form.has("gateClear"),
      everyone: form.has("everyone"),
      joiners: form.has("joiners"),
      scoreBoard: form.has("scoreBoard"),
    }),
  );
  if (!made.ok) {
    const { title, text, status } = made.refusal;
    return data({ toast: { title, text, kind: "destructive" as const }, error: text }, { status });
  }
  const { notes } = context.get(servicesContext);
  const toast = { title: "Assigned", kind: "success" } as const;
  return redirect(`/team/assignments/${made.value.id}`, {
    headers: { "Set-Cookie": await notes.leave(request, { toast }) },
  });
}

export default function NewAssignment({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <TeamFrame team={page.team}>
      <h2 className="mt-6 font-display text-2xl">New assignment</h2>
      <Form method="post" className="mt-4 space-y-6">
        <Part id="what" title="What has to be done">
          <Field label="Title" name="title" required maxLength={TITLE_MAX_LENGTH} />
          <Scenarios page={page} />
          <Field
            label="How many of them"
            name="needed"
            type="number"
            min={1}
            max={SCENARIOS_MOST}
            hint="Empty: all of them. “Any 3 of these 5”: 3."
          />
          <SelectField label="Customer" name="personaId" defaultValue="">
            <option value="">Whoever fits the scenario</option>
            {page.personas.map(({ id, name, story }) => (
              <option key={id} value={id}>{`${name}, ${story}`}</option>
            ))}
          </SelectField>
          <SelectField label="Level" name="level" defaultValue="1">
            {page.difficulties.map(({ level, name }) => (
              <option key={level} value={level}>{`${level}: ${name}`}</option>
            ))}
          </SelectField>
          <SelectField label="Way" name="mode" defaultValue="either">
            <option value="either">By text or by voice</option>
            <option value="text">By text</option>
            <option value="voice">By voice</option>
          </SelectField>
        </Part>

        <Part id="pass" title="What passes">
          <Field label="Score to reach" name="score" type="number" min={0} max={100} required defaultValue={70} />
          <Check name="gateClear" label="No sure compliance finding" />
          <Field
            label="Private tries before one can count"
            name="triesBefore"
            type="number"
            min={0}
            max={20}
            required
            defaultValue={0}
            hint="Of each scenario. Nobody else sees what is said in them."
          />
          <Field
            label="Attempts that count, at most"
            name="attemptsMost"
            type="number"
            min={1}
            max={100}
            hint="Of each scenario. Empty: as many as it takes."
          />
          {page.team.boardsOn && (
            <Check name="scoreBoard" label="A score board: the three best of those who agree to be shown" />
          )}
        </Part>

        <Part id="when" title="When">
          <Field
            label="Due date"
            name="dueDate"
            type="date"
            hint={`Until the end of that day, ${page.team.timeZone}. Empty: none.`}
          />
          <fieldset>
            <legend className="font-[550]">Remind by email</legend>
            {[7, 3, 1, 0].map((days) => (
              <Check key={days} name="remindDays" value={String(days)} label={remindLabel(days)} />
            ))}
          </fieldset>
          <Field
            label="Repeat"
            name="repeatDays"
            type="number"
            min={1}
            max={1000}
            hint="So many days after it was passed. Empty: once."
          />
          <Field
            label="Certificate"
            name="certificateMonths"
            type="number"
            min={1}
            max={120}
            hint="Passing issues one that is valid for so many months. Empty: none."
          />
        </Part>

        <Part id="who" title="Who">
          {page.isOwner && (
            <>
              <Check name="everyone" label="All agents" />
              <Check name="joiners" label="Every agent who joins later" />
            </>
          )}
          {page.groups.length > 0 && (
            <fieldset>
              <legend className="font-[550]">Groups</legend>
              {page.groups.map(({ id, name }) => (
                <Check key={id} name="groups" value={id} label={name} />
              ))}
            </fieldset>
          )}
          <fieldset>
            <legend className="font-[550]">People</legend>
            {page.people.length === 0 && <p className="text-muted">Nobody is in your groups yet.</p>}
            <div className="max-h-80 overflow-y-auto scroll-area">
              {page.people.map(({ id, name, role }) => (
                <Check key={id} name="people" value={id} label={role === "agent" ? name : `${name} (${role})`} />
              ))}
            </div>
          </fieldset>
        </Part>

        {actionData?.error && (
          <p role="alert" className="text-bad">
            {actionData.error}
          </p>
        )}
        <Button type="submit" size="large">
          Assign
        </Button>
      </Form>
    </TeamFrame>
  );
}

function Part(props: { id: string; title: string; children: ReactNode }) {
  return (
    <Card aria-labelledby={props.id}>
      <CardHeader title={props.title} titleId={props.id} />
      <div className="grid max-w-text gap-4 px-5 pb-5">{props.children}</div>
    </Card>
  );
}

function Scenarios({ page }: { page: NewAssignmentPage }) {
  return (
    <fieldset>
      <legend className="font-[550]">Scenarios</legend>
      {LINES.map(({ line, label }) => (
        <div key={line} className="mt-1">
          <p className="text-sm text-muted">{label}</p>
          {page.scenarios
            .filter((scenario) => scenario.line === line)
            .map(({ id, title }) => (
              <Check key={id} name="scenarioIds" value={id} label={`${id}: ${title}`} />
            ))}
        </div>
      ))}
    </fieldset>
  );
}

function Check(props: { name: string; value?: string; label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={props.name} value={props.value ?? "on"} className="size-4 shrink-0 accent-brand" />
      <bdi className="min-w-0 wrap-anywhere">{props.label}</bdi>
    </label>
  );
}

function remindLabel(days: number): string {
  if (days === 0) return "On the day";
  return days === 1 ? "1 day before" : `${days} days before`;
}

const LINES = [
  { line: "life", label: "Life" },
  { line: "auto", label: "Auto" },
  { line: "home", label: "Home" },
  { line: "commercial", label: "Commercial" },
] as const satisfies { line: Line; label: string }[];
