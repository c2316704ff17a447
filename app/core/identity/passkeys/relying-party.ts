/** For whom a passkey is: this site, and no other (WebAuthn 5.1). */
export type RelyingParty = {
  /** The host of the site, which browsers compare with the page's. */
  id: string;
  /** Scheme, host and port of the pages. */
  origin: string;
  name: string;
};

export function relyingPartyOf(siteUrl: string, name: string): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin, name };
}
