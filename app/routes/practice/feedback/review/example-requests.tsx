import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { AttemptReview } from "#core/pages/review-pages.ts";
import { EXAMPLE_LINES_MOST, EXAMPLE_TITLE_MAX_LENGTH } from "#core/reviews/review-limits.ts";
import { turnId } from "../quote.tsx";
import { useReader } from "../reader.ts";
import { authorName, useRefused, useReviewing } from "./reviewing.ts";

/** Moments that somebody asked to show in the organization's examples. The agent decides; a reviewer asks. */
export function Examples({ turns }: { turns: number }) {
  const { review } = useReviewing() ?? {};
  const agent = useReader();
  if (!review || (review.examples.length === 0 && !review.mayAskForExample)) return null;
  return (
    <section aria-labelledby="example-requests" className="space-y-3">
      <h3 id="example-requests" className="font-semibold">
        Examples for others
      </h3>
      {review.examples.length > 0 && (
        <ul aria-labelledby="example-requests" className="space-y-3">
          {review.examples.map((example) => (
            <li key={example.id} className="space-y-2">
              <p className="wrap-anywhere">
                <bdi className="font-semibold">{example.title}</bdi>{" "}
                <a href={`#${turnId(example.first)}`} className="link text-sm">
                  {linesLabel(example)}
                </a>
              </p>
              <p className="text-sm wrap-anywhere text-muted">
                <bdi>{authorName(example.by)}</bdi> asked. {answerWords(example, agent)}
              </p>
              {agent === null && <AgentsAnswer example={example} />}
              {review.mayReview && <Withdraw example={example} />}
            </li>
          ))}
        </ul>
      )}
      {review.mayAskForExample && <AskForm turns={turns} />}
    </section>
  );
}

type Example = AttemptReview["examples"][number];

function linesLabel({ first, last }: Example): string {
  return first === last ? `line ${first + 1}` : `lines ${first + 1} to ${last + 1}`;
}

function answerWords({ answer }: Example, agent: string | null): string {
  const who = agent === null ? "You" : agent;
  if (answer === "yes") return `${who} agreed: everybody in the organization can read these lines.`;
  if (answer === "no") return `${who} said no.`;
  return agent === null
    ? "If you agree, everybody in the organization can read these lines, with your name, the scenario and customer, and the title above. You can take it back at any time."
    : `Nobody else sees it before ${agent} agrees.`;
}

function AgentsAnswer({ example: { id, answer, title } }: { example: Example }) {
  const choices = [
    { value: "yes", label: "Agree" },
    { value: "no", label: answer === "yes" ? "Take it back" : "No" },
  ].filter(({ value }) => value !== answer);
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2 print:hidden">
      <input type="hidden" name="intent" value="answer-example" />
      <input type="hidden" name="example" value={id} />
      {choices.map(({ value, label }) => (
        <Button key={value} type="submit" name="answer" value={value} variant="secondary" size="small">
          {label}
          <span className="sr-only">: {title}</span>
        </Button>
      ))}
    </Form>
  );
}

function Withdraw({ example: { id, title } }: { example: Example }) {
  return (
    <Form method="post" preventScrollReset className="print:hidden">
      <input type="hidden" name="example" value={id} />
      <Button type="submit" name="intent" value="withdraw-example" variant="quiet" size="small" className="-ml-3">
        Withdraw
        <span className="sr-only">: {title}</span>
      </Button>
    </Form>
  );
}

function AskForm({ turns }: { turns: number }) {
  const { review } = useReviewing() ?? {};
  const refused = useRefused("ask-example", "whole");
  const agent = useReader();
  const { formData } = useNavigation();
  const [first = "", last = ""] = refused?.at.split(" ") ?? [];
  return (
    <details open={refused !== null} className="print:hidden">
      <summary className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11">
        Use as an example…
      </summary>
      <Form
        key={review?.examples.filter(({ isOwn }) => isOwn).length}
        method="post"
        preventScrollReset
        className="mt-2 grid max-w-text grid-cols-2 gap-3"
      >
        <Field
          label="Title"
          name="title"
          required
          maxLength={EXAMPLE_TITLE_MAX_LENGTH}
          autoComplete="off"
          dir="auto"
          hint={`${agent} is asked first. At most ${EXAMPLE_LINES_MOST} lines.`}
          defaultValue={refused?.words}
          error={refused?.error}
          className="col-span-2"
        />
        <LineField label="From line" name="first" turns={turns} value={first} />
        <LineField label="To line" name="last" turns={turns} value={last} />
        <div className="col-span-2">
          <Button
            type="submit"
            name="intent"
            value="ask-example"
            variant="secondary"
            size="small"
            busy={formData?.get("intent") === "ask-example"}
          >
            Ask
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** As the transcript numbers its lines, from 1. */
function LineField(props: { label: string; name: string; turns: number; value: string }) {
  return (
    <Field
      label={props.label}
      name={props.name}
      type="number"
      min={1}
      max={props.turns}
      required
      defaultValue={props.value}
    />
  );
}
