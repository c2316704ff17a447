import type { Page } from "playwright-core";

/**
 * Chromium's own authenticator for the tab of a page, which says yes to everything. It ends with any session of the tab that is
 * detached, as an examination by axe is.
 */
export async function virtualAuthenticator(page: Page): Promise<{ unplug: () => Promise<void> }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unplug: async () => {
      await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    },
  };
}
