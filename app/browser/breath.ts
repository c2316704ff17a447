import type { ReplyEvent } from "#core/conversations/reply-events.ts";

type Clock = { now: () => number; after: (ms: number, run: () => void) => void };

/**
 * Hands on what is received of an answer, so that its first word comes `ms` after this call and the others as far behind it as they
 * were. Too late for a breath, for the coach, and for what was refused, there is none.
 */
export function breathe(ms: number, hear: (event: ReplyEvent) => void, clock: Clock = CLOCK) {
  const untilMs = clock.now() + ms;
  let behindMs = ms > 0 ? null : 0;
  let waiting: ReplyEvent[] = [];

  function catchUp(): void {
    const late = waiting;
    waiting = [];
    for (const event of late) hear(event);
  }

  return {
    receive(event: ReplyEvent): void {
      if (event.type === "started" || event.type === "refused") {
        // After a lost connection it begins with what there is by now.
        catchUp();
        if (isOfCoach(event)) behindMs = 0;
        hear(event);
        return;
      }
      behindMs ??= Math.max(0, untilMs - clock.now());
      if (behindMs === 0) {
        hear(event);
        return;
      }
      waiting.push(event);
      clock.after(behindMs, () => {
        if (waiting[0] !== event) return;
        waiting.shift();
        hear(event);
      });
    },
    /** All that waits, at once: nothing more comes. */
    catchUp,
  };
}

function isOfCoach(event: ReplyEvent): boolean {
  return event.type === "started" && event.messages.at(-1)?.kind === "coach";
}

const CLOCK: Clock = { now: () => performance.now(), after: (ms, run) => void setTimeout(run, ms) };
