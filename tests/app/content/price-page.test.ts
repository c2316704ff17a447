import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "node-html-parser";
import { afterEach, describe, expect, test, vi } from "vitest";
import { NOT_BILLED, planComparison, planQuestions, plans, priceLabel, yearlyCharge } from "#app/content/price-page.ts";
import { CENTS_A_MONTH, seatPriceCents } from "#core/billing/prices.ts";
import { renderPublicPages } from "#tests/support/public-pages.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const root = resolve(import.meta.dirname, "../../..");
const billed = await pricePage(true);
const free = await pricePage(false);

async function pricePage(isBilled: boolean) {
  const page = (await renderPublicPages({ isBilled })).find(({ path }) => path === "/pricing");
  if (!page) throw new Error("there is no price page");
  return { ...page, text: parse(page.main).text.replace(/\s+/g, " ") };
}

// Each sentence of the price page, and the test that holds the product to it: its file and its name. "owner": what only the owner can
// keep; "coming": marked so on the page; "said": it claims nothing of the product, or another sentence here says it.
type Proof = readonly [file: string, name: string] | "owner" | "coming" | "said";
const BUYING = "tests/workers/services/billing/buying.test.ts";
const SEATS = "tests/workers/services/billing/seats.test.ts";
const UNPAID = "tests/workers/services/billing/not-paying.test.ts";
const TRIAL = "tests/workers/services/billing/trial.test.ts";
const USAGE = "tests/workers/services/billing/usage.test.ts";
const ENTITLED = "tests/app/core/billing/entitlements.test.ts";
const HERE = "tests/app/content/price-page.test.ts";

const AT_ONCE = [
  BUYING,
  "upward holds at once and costs more from the next period on, downward holds at the period's end",
] as const;
const CANCEL = [BUYING, "one press cancels at the period's end, with the date, and can be undone until then"] as const;
const FAILED = [
  UNPAID,
  "a card fails: practice goes on for 14 days, then reading and export only; paying restores at once",
] as const;
const LEAVES = [
  SEATS,
  "the highest number in a period renews; the lower one is set when the new period has begun",
] as const;
const AMOUNTS = [HERE, "the amounts, savings and yearly sums follow from the amounts that Stripe is told"] as const;

const SENTENCES: Record<string, Proof> = {
  "No contract.": CANCEL,
  "Cancel anytime.": CANCEL,
  // Is there a contract?
  "No.": "said",
  "You pay by the month or by the year, and you can cancel anytime, in one press on the page of your plan.": CANCEL,
  "What you paid for stays yours until the end of its period, and until then you can undo the cancellation.": CANCEL,
  // Is there a free trial?
  "Yes, without a card.": [
    TRIAL,
    "a trial is said before, and begins with the first practice, in the batch that starts it",
  ],
  "It begins with your first practice and ends after 14 days or 60 minutes of practice, whichever comes first.": [
    ENTITLED,
    "ends by minutes",
  ],
  "There is one for each person, and one for each company by its verified domain.": [TRIAL, "by a verified domain"],
  "Afterwards you can still read and export everything.": [
    TRIAL,
    "by days, and then nothing begins while everything stays readable",
  ],
  // What does annual billing save?
  "Starter is $37.50 instead of $45 a month, $90 less in a year: two months are free.": AMOUNTS,
  "Professional is $50 instead of $60, which saves $120 in a year.": AMOUNTS,
  "Thirty days before a year renews we write to you.": [
    UNPAID,
    "the yearly email goes once, 30 days before the plan renews",
  ],
  // Are payments refunded?
  "Payments are final, without refunds or prorations.": AT_ONCE,
  "If a charge is wrong, tell us within 3 business days and we put it right; the Refund Policy says how.": "owner",
  // What happens when two hours are used up?
  "A session that is under way ends in its own time.": [
    USAGE,
    "119 min 50 s used: a session begins, ends by itself, the next is refused with the page that helps",
  ],
  "You can still read every score, transcript and drill.": FAILED,
  "Practice goes on with the next month of your plan, or right away with Professional.": AT_ONCE,
  // Can I change the plan?
  "Up from Starter to Professional at once, and the new price is charged from the next period on.": AT_ONCE,
  "Down, or between monthly and annual, when the period you paid for is over; until then you can undo it.": [
    BUYING,
    "a change that is to come can be undone, and canceling drops it",
  ],
  // Can a team mix plans?
  "An organization has one plan with a seat for each of its people, and each seat of Starter has two hours a month of its own.":
    [BUYING, "an organization buys a seat for each of its people"],
  "Oversight and the leaderboard need Professional.": [
    "tests/workers/services/billing/oversight.test.ts",
    "Starter holds no oversight: nothing of it begins, and what is there stays readable",
  ],
  // What does one person more cost?
  "Nothing until the next charge, which is for the highest number of seats in the period.": LEAVES,
  "Who leaves makes the charge after that one lower.": LEAVES,
  "The page of the people says both before you press.": LEAVES,
  // What happens when a payment fails?
  "We write to you at once, after 7 and after 13 days, and practice goes on for 14 days.": FAILED,
  "After that you can still read, export and show certificates.": FAILED,
  "Nothing is deleted, and paying brings everything back at once.": FAILED,
};

/** What stands in the cards. */
const FEATURES: Record<string, Proof> = {
  "2 hours of roleplay a month": [
    USAGE,
    "119 min 50 s used: a session begins, ends by itself, the next is refused with the page that helps",
  ],
  "9 personas": [
    "tests/app/core/library/library.test.ts",
    "has its sixteen scenarios, nine personas and a scenario for every line",
  ],
  "Scoring after every conversation": ["tests/browser/journey.test.ts", "from sign-up to the dashboard"],
  "Analytics of your own progress": ["tests/browser/journey.test.ts", "from sign-up to the dashboard"],
  "Recordings and transcripts": [
    "tests/workers/voice/recording.test.ts",
    "holds the agent left and the customer right, sample for sample",
  ],
  "Sales script upload": [
    "tests/workers/services/scripts/scripts.test.ts",
    "a script is stored under our own key, never under its name",
  ],
  "Email support under 24 hours": "coming",
  "Unlimited roleplays": [ENTITLED, "Professional has no limit"],
  "Everything in Starter": "said",
  "Team building and user-level oversight": [
    "tests/workers/services/billing/oversight.test.ts",
    "Starter holds no oversight: nothing of it begins, and what is there stays readable",
  ],
  "Team leaderboard": ["tests/workers/services/teams/boards.test.ts", "are off until an owner turns them on"],
  "Priority support": "coming",
  "Unlimited users": [SEATS, "ten who join at once are ten seats, and are charged from the next period on"],
  "Everything in Professional": "said",
  "Scenarios and rubrics of your own": "coming",
  "Help with bringing your team on board": "owner",
};

describe("each sentence of the price page", () => {
  const answers = planQuestions.flatMap(({ answer }) => answer.split(/(?<=\.)\s+(?=[A-Z])/));

  test("is listed here with the test that holds it, and no other is", () => {
    expect(answers.filter((sentence) => SENTENCES[sentence] === undefined)).toEqual([]);
    const shown = [...answers, "No contract.", "Cancel anytime."];
    expect(Object.keys(SENTENCES).filter((sentence) => !shown.includes(sentence))).toEqual([]);
    for (const sentence of shown) expect(billed.text, sentence).toContain(sentence);
  });

  test("and so is each feature in the cards", () => {
    expect(Object.keys(FEATURES).sort()).toEqual([...new Set(plans.flatMap(({ features }) => features))].sort());
  });

  test.each(
    Object.entries({ ...SENTENCES, ...FEATURES }).flatMap(([sentence, proof]) =>
      typeof proof === "string" ? [] : [[sentence, proof] as const],
    ),
  )("%s", (_, [file, name]) => {
    expect(existsSync(resolve(root, file)), file).toBe(true);
    expect(readFileSync(resolve(root, file), "utf8"), name).toContain(name);
  });
});

test("the amounts, savings and yearly sums follow from the amounts that Stripe is told", () => {
  for (const [name, plan] of [
    ["Starter", "starter"],
    ["Professional", "professional"],
  ] as const) {
    const listed = plans.find((one) => one.name === name);
    const { month, year } = CENTS_A_MONTH[plan];
    expect([listed?.monthlyPriceCents, listed?.yearlyPriceCents]).toEqual([month, year]);
    expect(seatPriceCents({ plan, interval: "month" })).toBe(month);
    expect(yearlyCharge(year)).toBe(priceLabel(seatPriceCents({ plan, interval: "year" })));
    expect(listed?.savings).toContain(`Save ${priceLabel(12 * (month - year))} yearly`);
    for (const label of [priceLabel(month), priceLabel(year), `${yearlyCharge(year)} charged yearly`])
      expect(billed.text).toContain(label);
  }
  const { month, year } = CENTS_A_MONTH.starter;
  expect((12 * (month - year)) / month, "2 months free").toBe(2);
});

test("the comparison says of each plan what it is sold with", () => {
  const row = (feature: string) => planComparison.find(([name]) => name === feature)?.slice(1);
  expect(row("Roleplay")).toEqual(["2 hours a month", "Unlimited", "Unlimited"]);
  expect(row("Assignments, reviews and boards")).toEqual([false, true, true]);
});

describe("where nobody bills", () => {
  test("the page says so above the prices and above the questions, and search engines are told that it costs nothing", () => {
    expect(free.text).toContain(NOT_BILLED);
    expect(free.text).toContain("Questions about paying, where plans are billed");
    expect(free.head).toContain('"price":"0.00"');
    expect(free.head).toContain("Where plans are billed: No. You pay by the month");
    expect(free.head).not.toContain('"price":"45.00"');
  });

  test("where somebody does, it says none of that", () => {
    expect(billed.text).not.toContain(NOT_BILLED);
    expect(billed.text).not.toContain("where plans are billed");
    expect(billed.head).toContain('"price":"45.00"');
    expect(billed.head).not.toContain("Where plans are billed");
  });

  test("whoever runs the site is told how to turn billing on, and nobody else is", async () => {
    vi.stubEnv("DEV", false);
    const shown = async (of: { isBilled: boolean; isAdmin: boolean }) =>
      (await renderPublicPages(of)).find(({ path }) => path === "/pricing")?.main.includes("How to turn billing on");
    expect(await shown({ isBilled: false, isAdmin: true })).toBe(true);
    expect(await shown({ isBilled: false, isAdmin: false })).toBe(false);
    expect(await shown({ isBilled: true, isAdmin: true })).toBe(false);
  });
});
