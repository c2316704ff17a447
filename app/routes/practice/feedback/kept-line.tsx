import { LocalDate } from "#app/ui/local-date.tsx";
import type { KeptAttempt } from "#core/pages/feedback-page.ts";

/** Until when the organization keeps what was handed in. */
export function KeptLine({ kept }: { kept: KeptAttempt }) {
  const { words, sound, timeZone, isHeld, deletesAt } = kept;
  // The day before the moment is the last one.
  const day = (until: number) => <LocalDate ms={until - 1} timeZone={timeZone} />;
  if (isHeld) return <p>You are under a legal hold there: it is kept until an owner lifts that.</p>;
  if (deletesAt !== null) return <p>The organization is going to be deleted, and this with it.</p>;
  return (
    <p>
      It is kept until {day(words)}
      {sound !== null && sound < words && <>, its sound until {day(sound)}</>}. Then it is deleted, for you too.
    </p>
  );
}
