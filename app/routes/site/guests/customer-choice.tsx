import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/site/section.tsx";
import type { FirstCustomer } from "#core/pages/first-customer.ts";
import { BeginTalk } from "./begin-talk.tsx";
import { LINE_NAMES } from "./line-names.ts";
import { type TalkProblem, TalkProblemNote } from "./talk-problem.tsx";

/** /try without a talk: one press, and somebody of that line is on the phone. */
export function CustomerChoice(props: { customers: FirstCustomer[]; problem: TalkProblem | undefined }) {
  return (
    <>
      <PageHead
        title="What do you sell?"
        lead="Press one, and a customer is on the line: software that plays one, never a person. Three answers without an account. Nobody pays, nobody calls you back."
      />
      <div className="mx-auto max-w-page px-4 pb-18 sm:px-6 lg:pb-28">
        {props.problem && <TalkProblemNote problem={props.problem} />}
        <ul className="mt-6 grid gap-3 sm:grid-cols-2">
          {props.customers.map(({ line, persona, scenario }) => (
            <li key={line} className="flex flex-col gap-4 rounded-panel border border-line bg-surface p-5">
              <div className="flex items-center gap-4">
                <PersonaAvatar avatar={persona.avatar} className="size-16" />
                <div className="min-w-0">
                  <h2 className="font-display text-xl">{LINE_NAMES[line]}</h2>
                  <p className="text-muted">
                    {persona.name}: {scenario.title}
                  </p>
                </div>
              </div>
              <p className="text-muted">{persona.temperament}.</p>
              <BeginTalk line={line} className="mt-auto">
                <Button type="submit" className="w-full">
                  Talk to {persona.name.split(" ")[0]}
                </Button>
              </BeginTalk>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
