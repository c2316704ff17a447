import { PersonaAvatar } from "#app/ui/avatar.tsx";
import type { ConversationKind } from "#core/conversations/conversation-kind.ts";
import type { DifficultyCard, PersonaCard, ScenarioCard } from "#core/pages/practice-cards.ts";
import { CALL_KINDS } from "./call-kinds.ts";
import { JudgedOn } from "./judged-on.tsx";

/** What the agent knows before the first word. Stays on top of the transcript, folded away once there is one. */
export function WelcomeCard(props: {
  kind: ConversationKind;
  scenario: ScenarioCard;
  persona: PersonaCard;
  difficulty: DifficultyCard;
  opening: string | null;
}) {
  const { scenario, persona, difficulty, opening } = props;
  const kind = CALL_KINDS[scenario.call];
  return (
    <section aria-labelledby="brief" className="mb-6 rounded-panel border border-line bg-surface p-5 sm:p-6">
      <div className="flex items-center gap-4">
        <PersonaAvatar avatar={persona.avatar} className="size-16" />
        <div className="min-w-0">
          <h2 id="brief" className="font-display text-xl">
            {props.kind === "drill" ? drillWords(scenario) : callWords(scenario, persona)}
          </h2>
          <p className="text-muted">
            {props.kind === "drill" ? persona.name : scenario.title}, {difficulty.name.toLowerCase()}
          </p>
        </div>
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm font-semibold">What you know</dt>
          <dd className="mt-0.5 text-muted">{scenario.brief}</dd>
        </div>
        <div>
          <dt className="text-sm font-semibold">Your goal</dt>
          <dd className="mt-0.5 text-muted">{scenario.goal}</dd>
        </div>
      </dl>
      <JudgedOn isDrill={props.kind === "drill"} />
      {opening && (
        <div className="mt-5 border-t border-line pt-4">
          <p className="text-sm font-semibold">
            {props.kind === "drill" ? `${persona.name} says:` : kind.opens(persona.name)}
          </p>
          <p className="mt-1 text-lg">“{opening}”</p>
        </div>
      )}
    </section>
  );
}

function drillWords({ title }: ScenarioCard): string {
  return `${title}${/[.?!]$/.test(title) ? "" : "."} Four lines of yours at most.`;
}

function callWords(scenario: ScenarioCard, persona: PersonaCard): string {
  return scenario.call === "inbound" ? `${persona.name} is calling you` : `You are calling ${persona.name}`;
}
