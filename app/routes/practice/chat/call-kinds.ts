import { PhoneIncoming, PhoneOutgoing, RefreshCw } from "lucide-react";
import type { ScenarioCard } from "#core/pages/practice-cards.ts";

/** How a call comes about, in words. `opens` introduces the customer's first line. */
export const CALL_KINDS = {
  inbound: { label: "They call you", icon: PhoneIncoming, opens: (name: string) => `The phone rings. ${name} says:` },
  outbound: { label: "You call them", icon: PhoneOutgoing, opens: (name: string) => `${name} picks up:` },
  renewal: { label: "Renewal", icon: RefreshCw, opens: (name: string) => `${name} picks up:` },
} as const satisfies Record<ScenarioCard["call"], unknown>;
