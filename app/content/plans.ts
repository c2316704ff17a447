export type Plan = {
  name: "Starter" | "Professional" | "Custom";
  /** US cents a month for one person: billed monthly, and billed once a year. null: by contact. */
  monthlyPriceCents: number | null;
  yearlyPriceCents: number | null;
  savings: string | null;
  description: string;
  subtitle: string;
  features: readonly string[];
  ideal: string;
  popular: boolean;
};

export const plans: readonly Plan[] = [
  {
    name: "Starter",
    monthlyPriceCents: 4500,
    yearlyPriceCents: 3750,
    savings: "Save $90 yearly, 2 months free",
    description: "For one agent who wants to sound ready.",
    subtitle: "2 hours of roleplay a month",
    features: [
      "2 hours of roleplay a month",
      "9 personas",
      "Scoring after every conversation",
      "Analytics of your own progress",
      "Recordings and transcripts",
      "Sales script upload",
      "E-mail support under 24 hours",
    ],
    ideal: "Ideal for new agents and solo producers",
    popular: false,
  },
  {
    name: "Professional",
    monthlyPriceCents: 6000,
    yearlyPriceCents: 5000,
    savings: "Save $120 yearly",
    description: "For producers who practise every week, and the people who coach them.",
    subtitle: "Unlimited roleplays",
    features: [
      "Unlimited roleplays",
      "Everything in Starter",
      "Team building and user-level oversight",
      "Team leaderboard",
      "Priority support",
    ],
    ideal: "Ideal for agencies with a team",
    popular: true,
  },
  {
    name: "Custom",
    monthlyPriceCents: null,
    yearlyPriceCents: null,
    savings: null,
    description: "For agencies and carriers that train many people.",
    subtitle: "Unlimited users",
    features: [
      "Unlimited users",
      "Everything in Professional",
      "Scenarios and rubrics of your own",
      "Help with bringing your team on board",
    ],
    ideal: "Ideal for large agencies, carriers and networks",
    popular: false,
  },
];

/** "$45" or "$37.50". */
export function priceLabel(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}
