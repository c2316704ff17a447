import { Form, Link } from "react-router";
import { openPage } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { CHECKS_MOST, WHY_MAX_LENGTH } from "#core/calibration/calibration-limits.ts";
import type { JudgingPage } from "#core/pages/calibration-pages.ts";
import type { Route } from "./+types/calibration-judging";
import { actAndReturn, done, textOf } from "./act-and-return.ts";
import { Radio } from "./calibration/side-by-side.tsx";
import { TeamFrame } from "./team-frame.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `Judge: ${loaderData.title}` : "Team calibration"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context, params }: Route.LoaderArgs) {
  return openPage(context, request, ({ calibrations }, login) =>
    calibrations.openJudging(login, params.calibrationId, params.conversationId),
  );
}

/** A reason takes four bytes a character and three in the encoding at most. */
const FORM_MAX_BYTES = CHECKS_MOST * WHY_MAX_LENGTH * 12;

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request, FORM_MAX_BYTES);
  const { calibrationId, conversationId } = args.params;
  const judgements = [...form.keys()].flatMap((name) => {
    const finding = name.startsWith(ANSWER) ? name.slice(ANSWER.length) : null;
    if (finding === null) return [];
    return [{ finding, met: textOf(form, name) === "met", why: textOf(form, REASON + finding) }];
  });
  return actAndReturn(args, `/team/calibration/${calibrationId}`, async ({ calibrations }, login) => {
    await calibrations.judge(login, calibrationId, conversationId, judgements);
    return done("Saved", "Only you see it until everybody has finished.");
  });
}

const ANSWER = "answer:";
const REASON = "why:";

export default function CalibrationJudging({ loaderData: page }: Route.ComponentProps) {
  return (
    <TeamFrame team={page.team}>
      <p>
        <Link to={`/team/calibration/${page.calibrationId}`} className="link wrap-anywhere">
          Back to <bdi>{page.title}</bdi>
        </Link>
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Transcript page={page} />
        <Checks page={page} />
      </div>
    </TeamFrame>
  );
}

function Transcript({ page }: { page: JudgingPage }) {
  const { agent, customer, scenario, messages } = page;
  return (
    <Card aria-labelledby="said" className="lg:sticky lg:top-4">
      <CardHeader
        title={scenario}
        titleId="said"
        text={
          <>
            What <bdi>{agent}</bdi> and {customer} said.
          </>
        }
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be reached by keyboard. */}
      <section aria-label="Transcript" tabIndex={0} className="max-h-[75vh] overflow-y-auto border-t border-line p-5">
        <ol className="space-y-3">
          {messages.map(({ id, role, content }) => (
            <li key={id}>
              <p className="text-sm font-[550] text-muted">{role === "user" ? <bdi>{agent}</bdi> : customer}</p>
              <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}

function Checks({ page }: { page: JudgingPage }) {
  const { checks, hasFinished } = page;
  const parts = [...new Set(checks.map(({ part }) => part))];
  return (
    <Card aria-labelledby="checks">
      <CardHeader
        title="Your judgment"
        titleId="checks"
        text={
          hasFinished
            ? "You have finished, so this stays as it is."
            : "“You” in a question is the agent. Judge by what was said: what the product found is not shown here before all have finished."
        }
      />
      <Form method="post">
        {parts.map((part) => (
          <fieldset key={part} disabled={hasFinished} className="border-t border-line px-5 py-4">
            <legend className="float-left mb-1 font-display text-lg">{part}</legend>
            <ul className="clear-both divide-y divide-line">
              {checks
                .filter((check) => check.part === part)
                .map((check) => (
                  <li key={check.finding} className="py-3">
                    <One check={check} />
                  </li>
                ))}
            </ul>
          </fieldset>
        ))}
        <div className="sticky bottom-0 flex flex-wrap gap-2.5 rounded-b-card border-t border-line bg-surface px-5 py-4">
          {!hasFinished && <Button type="submit">Save</Button>}
          <ButtonLink to={`/team/calibration/${page.calibrationId}`} variant="quiet">
            Back
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}

function One({ check: { finding, question, own } }: { check: JudgingPage["checks"][number] }) {
  const name = ANSWER + finding;
  return (
    <fieldset>
      <legend className="wrap-anywhere">{question}</legend>
      <div className="flex flex-wrap gap-x-5">
        <Radio isOptional name={name} value="met" label="Met" defaultChecked={own?.met === true} />
        <Radio isOptional name={name} value="not-met" label="Not met" defaultChecked={own?.met === false} />
      </div>
      <Field
        label="Reason (optional)"
        name={REASON + finding}
        maxLength={WHY_MAX_LENGTH}
        defaultValue={own?.why}
        autoComplete="off"
      />
    </fieldset>
  );
}
