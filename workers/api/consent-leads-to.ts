import { policySourceOf } from "#core/assistants/redirect-address.ts";

const CONSENT = "/oauth/authorize?";

/** To where the form of the consent page may lead: a browser refuses a redirect there otherwise. "" for every other page. */
export function consentLeadsTo(address: string): string {
  if (!address.includes(CONSENT)) return "";
  const { pathname, searchParams } = new URL(address);
  return `${pathname}?` === CONSENT ? policySourceOf(searchParams.get("redirect_uri") ?? "") : "";
}
