import { ArrowRight } from "lucide-react";
import { ButtonLink } from "#app/ui/button.tsx";
import type { NextDrill } from "#core/pages/drill-views.ts";

/** On to the drill that is due next, of so many. */
export function NextDrillLink({ next: { objectionId, left } }: { next: NextDrill }) {
  return (
    <ButtonLink to={`/chat?${new URLSearchParams({ drill: objectionId })}`}>
      {`Next drill, ${left} left`}
      <ArrowRight aria-hidden="true" strokeWidth={1.75} />
    </ButtonLink>
  );
}
