import { CENTS_A_MONTH } from "#core/billing/prices.ts";

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
    monthlyPriceCents: CENTS_A_MONTH.starter.month,
    yearlyPriceCents: CENTS_A_MONTH.starter.year,
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
      "Email support under 24 hours",
    ],
    ideal: "Ideal for new agents and solo producers",
    popular: false,
  },
  {
    name: "Professional",
    monthlyPriceCents: CENTS_A_MONTH.professional.month,
    yearlyPriceCents: CENTS_A_MONTH.professional.year,
    savings: "Save $120 yearly",
    description: "For producers who practice every week, and the people who coach them.",
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

/** "$450": what a year costs, billed once. */
export function yearlyCharge(centsAMonth: number): string {
  return priceLabel(12 * centsAMonth);
}

/** A feature, and what Starter, Professional and Custom have of it. */
export const planComparison: readonly [feature: string, ...values: (string | boolean)[]][] = [
  ["Roleplay", "2 hours a month", "Unlimited", "Unlimited"],
  ["People", "1", "A team", "Unlimited"],
  ["Personas", "9", "9", "9 and your own"],
  ["Text and voice", true, true, true],
  ["Scoring and feedback", true, true, true],
  ["Analytics", true, true, true],
  ["Recordings and transcripts", true, true, true],
  ["Sales script upload", true, true, true],
  ["Team building and oversight", false, true, true],
  ["Leaderboard", false, true, true],
  ["Support", "Email, under 24 hours", "Priority", "Priority"],
];

export const planQuestions = [
  {
    question: "Is there a contract?",
    answer:
      "No. You pay by the month or by the year, and you can cancel anytime. What you paid for stays yours until the end of its period.",
  },
  {
    question: "What does annual billing save?",
    answer:
      "Starter is $37.50 instead of $45 a month, $90 less in a year: two months are free. Professional is $50 instead of $60, which saves $120 in a year.",
  },
  {
    question: "Are payments refunded?",
    answer:
      "Payments are final, without refunds or prorations. If a charge is wrong, tell us within 3 business days and we put it right; the Refund Policy says how.",
  },
  {
    question: "What happens when two hours are used up?",
    answer:
      "You can still read every score, transcript and drill. Practice goes on with the next month, or right away with Professional.",
  },
  {
    question: "Can a team mix plans?",
    answer:
      "Yes. Each person has a plan of their own. Oversight and the leaderboard need Professional for everyone who is on the team.",
  },
] as const;
