import { PhoneIncoming, PhoneOutgoing, RefreshCw } from "lucide-react";
import type { ConversationKind } from "#core/conversations/conversation-kind.ts";
import type { PersonaCard, ScenarioCard } from "#core/pages/practice-cards.ts";

/** How a call comes about, in words. `opens` introduces the customer's first line. */
export const CALL_KINDS = {
  inbound: { label: "They call you", icon: PhoneIncoming, opens: (name: string) => `The phone rings. ${name} says:` },
  outbound: { label: "You call them", icon: PhoneOutgoing, opens: (name: string) => `${name} picks up:` },
  renewal: { label: "Renewal", icon: RefreshCw, opens: (name: string) => `${name} picks up:` },
} as const satisfies Record<ScenarioCard["call"], unknown>;

/** Who calls whom. A drill begins in the middle of a call, whoever has dialed. */
export function callTitle(kind: ConversationKind, scenario: ScenarioCard, { name }: PersonaCard): string {
  if (kind === "drill") return `A drill with ${name}`;
  return scenario.call === "inbound" ? `${name} calls you` : `Call ${name}`;
}
