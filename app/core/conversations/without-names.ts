/**
 * A line for people who need not know who said it: the given names, addresses and long numbers become placeholders. Names that
 * the speaker brought up themselves and nobody gave here stay.
 */
export function withoutNames(text: string, names: { agent: readonly string[]; customer: readonly string[] }): string {
  const masked = text.replace(EMAIL, "[EMAIL]").replace(LONG_NUMBER, "[NUMBER]");
  return replaced(replaced(masked, names.customer, "[CUSTOMER NAME]"), names.agent, "[AGENT NAME]");
}

function replaced(text: string, names: readonly string[], placeholder: string): string {
  const parts = names.flatMap((name) => name.split(/\s+/)).filter((part) => part.length > 1);
  if (parts.length === 0) return text;
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text.replace(new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, "giu"), placeholder);
}

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@.,;!?]+/g;
/** Phones, policy and card numbers: seven digits or more, however they are grouped. */
const LONG_NUMBER = /(?<![\d$])\+?\d(?:[ ().-]{0,2}\d){6,}(?!\d)/g;
