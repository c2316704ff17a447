import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { Card } from "#app/ui/card.tsx";
import type { PersonaCard, ScenarioCard } from "#core/pages/practice-cards.ts";

export function CustomerCard({ persona, scenario }: { persona: PersonaCard; scenario: ScenarioCard }) {
  return (
    <Card aria-labelledby="customer" className="p-4">
      <div className="flex items-center gap-3">
        <PersonaAvatar avatar={persona.avatar} className="size-14" />
        <div className="min-w-0">
          <h2 id="customer" className="font-semibold">
            {persona.name} <span className="font-normal text-muted tabular-nums">{persona.age}</span>
          </h2>
          <p className="text-sm text-muted">{persona.temperament}</p>
        </div>
      </div>
      <p className="mt-3 text-muted">{persona.story}</p>
      <p className="mt-3 border-t border-line pt-3">
        <span className="font-semibold">Your goal. </span>
        {scenario.goal}
      </p>
      <details className="mt-2">
        <summary className="-mb-1 py-1 text-sm font-[550] text-muted hover:text-ink">What you know</summary>
        <p className="mt-1 text-muted">{scenario.brief}</p>
      </details>
    </Card>
  );
}
