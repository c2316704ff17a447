import { Card } from "#app/ui/card.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";

/** To somebody who is under a legal hold. */
export function HeldNotice({ since, timeZone }: { since: number; timeZone: string }) {
  return (
    <Card aria-labelledby="held" className="p-5 sm:p-6">
      <h2 id="held" className="font-display text-xl">
        You are under a legal hold
      </h2>
      <p className="mt-1 max-w-text text-muted">
        Since <LocalDate ms={since} timeZone={timeZone} />. An owner has set it: what you handed in, and your
        certificates here, are not deleted by age until an owner lifts it. Your private practice is not touched by it.
      </p>
    </Card>
  );
}
