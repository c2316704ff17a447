import { Form, useNavigation } from "react-router";
import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FirstPractice as First } from "#core/pages/dashboard-page.ts";
import type { Line } from "#core/scenarios/schema.ts";

/** What somebody who has not practiced yet begins with: one question, then one customer. */
export function FirstPractice({ first }: { first: First }) {
  return (
    <Card aria-labelledby="first" className="mt-8 p-5 sm:p-8">
      {first.customer ? <ChosenCustomer customer={first.customer} /> : <Question />}
    </Card>
  );
}

function Question() {
  return (
    <>
      <h2 id="first" className="font-display text-2xl sm:text-3xl">
        What do you sell?
      </h2>
      <p className="mt-1.5 text-muted">Then we have a customer for you.</p>
      <LineButtons lines={ALL_LINES} size="large" className="mt-6" />
    </>
  );
}

function ChosenCustomer({ customer }: { customer: NonNullable<First["customer"]> }) {
  const { line, persona, scenario } = customer;
  const firstName = persona.name.split(" ")[0];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <PersonaAvatar avatar={persona.avatar} size="large" />
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="first" className="font-display text-2xl sm:text-3xl">
            {persona.name}
          </h2>
          <p className="mt-1 text-muted">{persona.story}</p>
          <p className="mt-2">{`${LINE_WORDS[line]}: ${scenario.title}.`}</p>
        </div>
        <ButtonLink to={`/chat?${new URLSearchParams(choiceOf(customer))}`} size="large" className="max-sm:w-full">
          {`Start with ${firstName}`}
        </ButtonLink>
      </div>
      <div className="mt-6 border-t border-line pt-4">
        <p className="text-sm text-muted">Something else?</p>
        <LineButtons lines={ALL_LINES.filter((one) => one !== line)} size="small" className="mt-2" />
      </div>
    </>
  );
}

function choiceOf({ scenario, persona, level }: NonNullable<First["customer"]>): Record<string, string> {
  return { scenario: scenario.id, customer: persona.id, level: String(level) };
}

function LineButtons(props: { lines: readonly Line[]; size: "small" | "large"; className: string }) {
  const pressed = useNavigation().formData?.get("line");
  const isFirst = props.size === "large";
  return (
    <Form method="post" className={props.className}>
      <input type="hidden" name="intent" value="practice-line" />
      <div className="flex flex-wrap gap-2.5">
        {props.lines.map((line) => (
          <Button
            key={line}
            type="submit"
            name="line"
            value={line}
            variant="secondary"
            size={props.size}
            busy={pressed === line}
            className={isFirst ? "max-sm:w-full" : undefined}
          >
            {LINE_WORDS[line]}
          </Button>
        ))}
        {isFirst && (
          <Button type="submit" name="line" value="" variant="quiet" size="large" className="max-sm:w-full">
            Skip
          </Button>
        )}
      </div>
    </Form>
  );
}

const ALL_LINES = ["auto", "home", "life", "commercial"] as const satisfies readonly Line[];
const LINE_WORDS: Record<Line, string> = { auto: "Auto", home: "Home", life: "Life", commercial: "Commercial" };
