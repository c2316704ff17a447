import { findSettings, SettingsError } from "../settings.ts";

/** Where one pays, and where cards and invoices are (docs.stripe.com/security/guide). */
const STRIPE_PAGES = "https://checkout.stripe.com https://billing.stripe.com";

/** To which origins the forms of a page may lead besides our own: of the page of a plan to Stripe's, where somebody bills. */
export function payingOrigins(path: string, env: object): string {
  if (path !== "/billing" && path !== "/team/billing") return "";
  const settings = findSettings(env);
  if (settings instanceof SettingsError || settings.STRIPE_SECRET_KEY === undefined) return "";
  // Another server, for trying it out, has its pages where it is.
  const { origin } = new URL(settings.STRIPE_API_URL);
  return origin === "https://api.stripe.com" ? STRIPE_PAGES : `${STRIPE_PAGES} ${origin}`;
}
