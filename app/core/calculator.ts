/** The return an agency may expect from practice. Amounts are US dollars of one month. */
export type CalculatorInputs = {
  producers: number;
  /** Asked for, and used in no result. */
  leadsPerProducer: number;
  premium: number;
  liftPercent: number;
  costPerUser: number;
  /** Of a premium, what the agency is paid for the first year. */
  commissionPercent: number;
  /** Of one policy, a year. */
  policyPremium: number;
};

export type CalculatorResult = {
  currentPremium: number;
  increase: number;
  newPremium: number;
  cost: number;
  /** (increase - cost) / cost, e.g. 2 for "every dollar comes back and brings two"; 0 where there is no cost. */
  roi: number;
  tone: RoiTone;
  /** More policies a month for each producer until commission covers the cost. Null: a policy earns nothing. */
  policiesToPay: number | null;
};

export type RoiTone = "green" | "amber" | "red";

export const CALCULATOR_DEFAULTS: CalculatorInputs = {
  producers: 5,
  leadsPerProducer: 200,
  premium: 30_000,
  liftPercent: 33,
  costPerUser: 60,
  commissionPercent: 10,
  policyPremium: 1500,
};

export const PREMIUM_SLIDER = { min: 15_000, max: 100_000, step: 500 } as const;
export const LIFT_MAX_PERCENT = 100;

/** As the names of the form's fields, in the address of a shared calculation too. */
export const CALCULATOR_FIELDS = {
  producers: "agents",
  leadsPerProducer: "leads",
  premium: "premium",
  liftPercent: "lift",
  costPerUser: "cost",
  commissionPercent: "commission",
  policyPremium: "policy",
} as const satisfies Record<keyof CalculatorInputs, string>;

/** From a form or an address. What is missing or no number is the default; the rest is put where it is allowed to be. */
export function readCalculator(fields: { get(name: string): unknown }): CalculatorInputs {
  const number = (name: keyof CalculatorInputs) => usable(name, fields.get(CALCULATOR_FIELDS[name])).value;
  return {
    producers: number("producers"),
    leadsPerProducer: number("leadsPerProducer"),
    premium: number("premium"),
    liftPercent: number("liftPercent"),
    costPerUser: number("costPerUser"),
    commissionPercent: number("commissionPercent"),
    policyPremium: number("policyPremium"),
  };
}

/** What is said beside each field that could not be used as it was typed. A field that was not sent says nothing. */
export function calculatorNotes(fields: {
  get(name: string): unknown;
}): Partial<Record<keyof CalculatorInputs, string>> {
  const notes: Partial<Record<keyof CalculatorInputs, string>> = {};
  for (const name of INPUTS) {
    const typed = fields.get(CALCULATOR_FIELDS[name]);
    const { refused, value } = usable(name, typed);
    if (typeof typed === "string" && refused)
      notes[name] = `${refused} Calculated with ${value.toLocaleString("en-US")}.`;
  }
  return notes;
}

export const INPUTS: readonly (keyof CalculatorInputs)[] = [
  "producers",
  "leadsPerProducer",
  "premium",
  "liftPercent",
  "costPerUser",
  "commissionPercent",
  "policyPremium",
];

/** The number that is used for what was typed, and why it is another one; null where it is the same. */
function usable(name: keyof CalculatorInputs, typed: unknown): { value: number; refused: string | null } {
  const number = typeof typed === "string" && typed.trim() !== "" ? Number(typed) : Number.NaN;
  if (!Number.isFinite(number)) return { value: CALCULATOR_DEFAULTS[name], refused: "This is no number." };
  if (name === "premium") return { value: onSlider(number), refused: null };
  const { min, max, whole } = LIMITS[name];
  if (number < min) return { value: min, refused: `It takes ${min} at least.` };
  if (number > max) return { value: max, refused: `It takes ${max.toLocaleString("en-US")} at most.` };
  if (whole && !Number.isInteger(number)) return { value: Math.floor(number), refused: "It takes a whole number." };
  return { value: number, refused: null };
}

export function calculate(inputs: CalculatorInputs): CalculatorResult {
  const currentPremium = inputs.premium * inputs.producers;
  const increase = (inputs.premium * inputs.liftPercent * inputs.producers) / 100;
  const cost = inputs.producers * inputs.costPerUser;
  const roi = cost === 0 ? 0 : (increase - cost) / cost;
  return {
    currentPremium,
    increase,
    newPremium: currentPremium + increase,
    cost,
    roi,
    tone: toneOfRoi(roi),
    policiesToPay: policiesToPay(inputs),
  };
}

/** "1 more policy a month for each producer would pay for it." */
export function payback(policies: number | null): string {
  if (policies === null) return "Without commission on a policy it does not pay for itself.";
  if (policies === 0) return "It costs nothing, so there is nothing to earn back.";
  const more = policies === 1 ? "1 more policy" : `${policies.toLocaleString("en-US")} more policies`;
  return `${more} a month for each producer would pay for it.`;
}

function policiesToPay({ costPerUser, policyPremium, commissionPercent }: CalculatorInputs): number | null {
  const earned = (policyPremium * commissionPercent) / 100;
  return earned === 0 ? null : Math.ceil(costPerUser / earned);
}

/** Green: every dollar comes back and brings another one at least. Amber: it brings 20 cents at least. Red: less. */
export function toneOfRoi(roi: number): RoiTone {
  if (roi >= 1) return "green";
  return roi >= 0.2 ? "amber" : "red";
}

/** "$199,500": whole dollars. */
export function dollars(amount: number): string {
  return formats().dollars.format(amount);
}

/** "16,400%" for 164. */
export function percentLabel(share: number): string {
  return `${formats().percent.format(share * 100)}%`;
}

/** Each bar's length of 100, the longer one full. */
export function barLengths(result: CalculatorResult): { current: number; next: number } {
  return { current: (100 * result.currentPremium) / result.newPremium, next: 100 };
}

/** No agency is larger; an address that somebody else wrote may say anything. */
const MOST = 1_000_000;

/** The lift may be more than its field offers. */
const LIMITS = {
  producers: { min: 1, max: MOST, whole: true },
  leadsPerProducer: { min: 0, max: MOST, whole: true },
  liftPercent: { min: 0, max: MOST, whole: false },
  costPerUser: { min: 0, max: MOST, whole: false },
  commissionPercent: { min: 0, max: 100, whole: false },
  policyPremium: { min: 0, max: MOST, whole: false },
} as const satisfies Record<Exclude<keyof CalculatorInputs, "premium">, { min: number; max: number; whole: boolean }>;

let made: { dollars: Intl.NumberFormat; percent: Intl.NumberFormat } | undefined;

/** Made with the first number: the page has its numbers from the server, and a slow phone takes long to make the first format. */
function formats() {
  made ??= {
    dollars: new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 }),
    percent: new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 }),
  };
  return made;
}

function onSlider(premium: number): number {
  const { min, max, step } = PREMIUM_SLIDER;
  const stepped = min + Math.round((premium - min) / step) * step;
  return Math.min(max, Math.max(min, stepped));
}
