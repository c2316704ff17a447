/** Brand, contact data and external links: the one file an owner edits. */
export const site = {
  name: "Rolecall",
  tagline: "Rehearse the call before the call.",
  description:
    "Rolecall lets insurance agents practice sales conversations with an AI customer who pushes back, then shows what worked, in their own words.",
  contactEmail: "hello@rolecall.example",
  contactPhone: "+1 (702) 555-0142",
  contactHours: "Weekdays, nine to five, Pacific time.",
  /** External pages. null: the app's own page stands in. */
  links: {
    bookDemo: null as string | null,
    registration: null as string | null,
    signInPortal: null as string | null,
  },
  /** Profiles elsewhere, e.g. { name: "LinkedIn", href: "https://…" }: shown in the footer, and told to search engines. */
  social: [] as { name: string; href: string }[],
  /**
   * The two-minute product film: files below public/, since pages load nothing from elsewhere. null: /demo replays a
   * scored call.
   */
  film: null as { src: string; captions: string; poster: string } | null,
};

export type Destination = { to: string; newTab: boolean };

/** Where a visitor makes an appointment, starts, and signs in: the external page of `links`, or our own. */
export const destinations = {
  bookDemo: destination(site.links.bookDemo, "/company/contact-us"),
  tryNow: destination(site.links.registration, "/auth?tab=sign-up"),
  signIn: destination(site.links.signInPortal, "/auth"),
} satisfies Record<string, Destination>;

export const telephone = `tel:${site.contactPhone.replace(/[^+\d]/g, "")}`;

function destination(external: string | null, own: string): Destination {
  return external ? { to: external, newTab: true } : { to: own, newTab: false };
}
