import { GUEST_EXCHANGES, type GuestTalk, isTalkOver, lineOfTalk } from "../guests/guest-talk.ts";
import { OFFERED_LINES } from "../library/first-choices.ts";
import type { Line } from "../scenarios/schema.ts";
import { type FirstCustomer, firstCustomer } from "./first-customer.ts";
import { type PersonaCard, personaCard, type ScenarioCard, scenarioCard } from "./practice-cards.ts";

/** /try: whom a visitor may talk to, and the talk if there is one. */
export type GuestPage = {
  customers: FirstCustomer[];
  talk: {
    line: Line;
    persona: PersonaCard;
    scenario: ScenarioCard;
    messages: { position: number; role: "user" | "assistant"; content: string }[];
    /** How often the customer still answers. */
    left: number;
    isOver: boolean;
    /** They hung up, before all answers were given. */
    hasLeft: boolean;
    /** Something was said that an account could keep. */
    mayBeKept: boolean;
    version: number;
  } | null;
};

export function guestPage(stored: { talk: GuestTalk; exchanges: number; version: number } | null): GuestPage {
  const customers = OFFERED_LINES.map(firstCustomer);
  if (!stored) return { customers, talk: null };
  const { talk, exchanges, version } = stored;
  return {
    customers,
    talk: {
      line: lineOfTalk(talk),
      persona: personaCard(talk.practice.persona),
      scenario: scenarioCard(talk.practice.scenario),
      messages: talk.messages.map(({ role, content }, position) => ({ position, role, content })),
      left: GUEST_EXCHANGES - exchanges,
      isOver: isTalkOver(talk, exchanges),
      hasLeft: talk.state.exit !== null,
      mayBeKept: exchanges > 0,
      version,
    },
  };
}
