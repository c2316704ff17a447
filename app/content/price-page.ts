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
  ["People", "1, or a team without assignments and reviews", "A team", "Unlimited"],
  ["Personas", "9", "9", "9"],
  ["Personas of your own", false, false, true],
  ["Text and voice", true, true, true],
  ["Scoring and feedback", true, true, true],
  ["Analytics", true, true, true],
  ["Recordings and transcripts", true, true, true],
  ["Sales script upload", true, true, true],
  ["Assignments, reviews and boards", false, true, true],
  ["Leaderboard", false, true, true],
  ["Support", "Email, under 24 hours", "Priority", "Priority"],
];

/** Stands on the pages with prices where nobody bills. */
export const NOT_BILLED =
  "Nothing is billed here: every account is free and needs no card. These are the prices, and the hours, where plans are billed.";

/** Beside "Start Free Trial". */
export function trialWords(isBilled: boolean): string {
  return isBilled
    ? "14 days or 60 minutes of practice, whichever comes first, without a card."
    : "Here the trial never ends: every account is free, without a card.";
}

/** Stands before the questions there, and before each answer in what search engines are told. */
export const WHERE_BILLED = "Where plans are billed: ";

const [starter, professional] = [aMonth("Starter"), aMonth("Professional")];

export const planQuestions = [
  {
    question: "Is there a contract?",
    answer:
      "No. You pay by the month or by the year, and you can cancel anytime, in one press on the page of your plan. What you paid for stays yours until the end of its period, and until then you can undo the cancellation.",
  },
  {
    question: "Is there a free trial?",
    answer:
      "Yes, without a card. It begins with your first practice and ends after 14 days or 60 minutes of practice, whichever comes first. There is one for each person, and one for each company by its verified domain. Afterwards you can still read and export everything.",
  },
  {
    question: "What does annual billing save?",
    answer: `Starter is ${priceLabel(starter.yearly)} instead of ${priceLabel(starter.monthly)} a month, ${priceLabel(saved(starter))} less in a year: two months are free. Professional is ${priceLabel(professional.yearly)} instead of ${priceLabel(professional.monthly)}, which saves ${priceLabel(saved(professional))} in a year. Thirty days before a year renews we write to you.`,
  },
  {
    question: "Are payments refunded?",
    answer:
      "Payments are final, without refunds or prorations. If a charge is wrong, tell us within 3 business days and we put it right; the Refund Policy says how.",
  },
  {
    question: "What happens when two hours are used up?",
    answer:
      "A session that is under way ends in its own time. You can still read every score, transcript and drill. Practice goes on with the next month of your plan, or right away with Professional.",
  },
  {
    question: "Can I change the plan?",
    answer:
      "Up from Starter to Professional at once, and the new price is charged from the next period on. Down, or between monthly and annual, when the period you paid for is over; until then you can undo it.",
  },
  {
    question: "Can a team mix plans?",
    answer:
      "No. An organization has one plan with a seat for each of its people, and each seat of Starter has two hours a month of its own. Oversight and the leaderboard need Professional.",
  },
  {
    question: "What does one person more cost?",
    answer:
      "Nothing until the next charge, which is for the highest number of seats in the period. Who leaves makes the charge after that one lower. The page of the people says both before you press.",
  },
  {
    question: "What happens when a payment fails?",
    answer:
      "We write to you at once, after 7 and after 13 days, and practice goes on for 14 days. After that you can still read, export and show certificates. Nothing is deleted, and paying brings everything back at once.",
  },
] as const;

type ListedPrice = { monthly: number; yearly: number };

function aMonth(name: Plan["name"]): ListedPrice {
  const listed = plans.find((plan) => plan.name === name);
  return { monthly: listed?.monthlyPriceCents ?? 0, yearly: listed?.yearlyPriceCents ?? 0 };
}

function saved({ monthly, yearly }: ListedPrice): number {
  return 12 * (monthly - yearly);
}
