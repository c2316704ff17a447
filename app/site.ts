/** Brand, contact data and external links: the one file an owner edits. */
export const site = {
  name: "Rolecall",
  tagline: "Rehearse the call before the call.",
  description:
    "Rolecall lets insurance agents practise sales conversations with an AI customer who pushes back, then shows what worked, in their own words.",
  contactEmail: "hello@rolecall.example",
  contactPhone: "+1 (702) 555-0142",
  /** External pages. null: the app's own page stands in. */
  links: {
    bookDemo: null as string | null,
    registration: null as string | null,
    signInPortal: null as string | null,
  },
} as const;
