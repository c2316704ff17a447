import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { WeakMoment as Moment } from "#core/pages/dashboard-page.ts";

/** The line of the last practice that is worth saying again. */
export function WeakMoment({ moment }: { moment: Moment }) {
  return (
    <Card aria-labelledby="weak" className="flex flex-col items-start p-5">
      <h2 id="weak" className="font-display text-xl">
        Say it again
      </h2>
      <p className="mt-1 text-muted">{`With ${moment.customer}: ${moment.title}`}</p>
      <p className="mt-3 wrap-anywhere">“{moment.said}”</p>
      <ButtonLink to={`/conversations/${moment.conversationId}#fix`} variant="secondary" className="mt-4">
        Go back to that moment
      </ButtonLink>
    </Card>
  );
}
