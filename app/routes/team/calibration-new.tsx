import type { ReactNode } from "react";
import { data, Form, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { CALIBRATION_TITLE_MAX_LENGTH } from "#core/calibration/calibration-limits.ts";
import type { NewCalibrationPage } from "#core/pages/calibration-pages.ts";
import type { Route } from "./+types/calibration-new";
import { textOf } from "./act-and-return.ts";
import { ROLE_LABELS, TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `New team calibration · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  return openPage(context, request, ({ calibrations }, login) => calibrations.openNew(login));
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const made = await runAction(context, request, ({ calibrations }, login) =>
    calibrations.make(login, {
      title: textOf(form, "title"),
      people: form.getAll("people"),
      attempts: form.getAll("attempts"),
    }),
  );
  if (!made.ok) {
    const { title, text, status } = made.refusal;
    return data({ toast: { title, text, kind: "destructive" as const }, error: text }, { status });
  }
  const { notes } = context.get(servicesContext);
  const toast = { title: "Draft made", text: "Begin it when you are ready.", kind: "success" } as const;
  return redirect(`/team/calibration/${made.value.id}`, {
    headers: { "Set-Cookie": await notes.leave(request, { toast }) },
  });
}

export default function NewCalibration({ loaderData: page, actionData }: Route.ComponentProps) {
  const canBeMade = page.attempts.length > 0 && page.people.length > 1;
  return (
    <TeamFrame team={page.team}>
      <h2 className="mt-2 font-display text-2xl">New calibration</h2>
      {canBeMade ? (
        <Form method="post" className="space-y-4">
          <Card className="p-5">
            <Field
              label="Title"
              name="title"
              required
              maxLength={CALIBRATION_TITLE_MAX_LENGTH}
              autoComplete="off"
              className="max-w-text"
            />
          </Card>
          <Choices page={page} />
          {actionData?.error && (
            <p role="alert" className="text-bad">
              {actionData.error}
            </p>
          )}
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit">Make a draft</Button>
            <ButtonLink to="/team/calibration" variant="quiet">
              Back
            </ButtonLink>
          </div>
        </Form>
      ) : (
        <Card>
          <EmptyState
            title={page.attempts.length === 0 ? "Nothing to judge yet" : "Nobody to judge with"}
            text={
              page.attempts.length === 0
                ? "A calibration needs attempts that people you oversee have handed in, with a score."
                : "A calibration needs two people who oversee the same agents: owners, or managers of the same group."
            }
          />
        </Card>
      )}
    </TeamFrame>
  );
}

function Choices({ page }: { page: NewCalibrationPage }) {
  return (
    <>
      <Choice
        id="judges"
        title="Who judges"
        text="At least two. Each has to oversee the agents of all attempts you choose: an owner does, a manager oversees their groups."
      >
        {page.people.map(({ id, name, role }) => (
          <Check key={id} name="people" value={id}>
            <bdi>{name}</bdi> <span className="text-muted">({ROLE_LABELS[role].toLowerCase()})</span>
          </Check>
        ))}
      </Choice>
      <Choice
        id="attempts"
        title="What is judged"
        text="Handed-in attempts, the newest first. One to three are enough."
      >
        {page.attempts.map(({ conversationId, agent, scenario, handedInAt, mode }) => (
          <Check key={conversationId} name="attempts" value={conversationId}>
            <bdi>{agent}</bdi>, {scenario},{" "}
            <span className="text-muted">
              {mode === "voice" ? "by voice" : "by text"}, <LocalDate ms={handedInAt} timeZone={page.team.timeZone} />
            </span>
          </Check>
        ))}
      </Choice>
    </>
  );
}

function Choice(props: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <Card aria-labelledby={props.id}>
      <CardHeader title={props.title} titleId={props.id} text={props.text} />
      <fieldset aria-labelledby={props.id} className="max-h-96 overflow-y-auto scroll-area px-5 pb-4">
        {props.children}
      </fieldset>
    </Card>
  );
}

function Check(props: { name: string; value: string; children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={props.name} value={props.value} className="size-4 shrink-0 accent-brand" />
      <span className="min-w-0 wrap-anywhere">{props.children}</span>
    </label>
  );
}
