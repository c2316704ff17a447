/** The return an agency may expect from practice. Amounts are US dollars of one month. */
export type CalculatorInputs = {
  producers: number;
  /** Asked for, and used in no result. */
  leadsPerProducer: number;
  premium: number;
  liftPercent: number;
  costPerUser: number;
};

export type CalculatorResult = {
  currentPremium: number;
  increase: number;
  newPremium: number;
  cost: number;
  /** (increase - cost) / cost, e.g. 2 for "every dollar comes back and brings two"; 0 where there is no cost. */
  roi: number;
  tone: RoiTone;
};

export type RoiTone = "green" | "amber" | "red";

export const CALCULATOR_DEFAULTS: CalculatorInputs = {
  producers: 5,
  leadsPerProducer: 200,
  premium: 30_000,
  liftPercent: 33,
  costPerUser: 60,
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
} as const satisfies Record<keyof CalculatorInputs, string>;

/** From a form or an address. What is missing or no number is the default; the rest is put where it is allowed to be. */
export function readCalculator(fields: { get(name: string): unknown }): CalculatorInputs {
  const number = (name: keyof CalculatorInputs) => {
    const text = fields.get(CALCULATOR_FIELDS[name]);
    const value = typeof text === "string" && text.trim() !== "" ? Number(text) : Number.NaN;
    return Number.isFinite(value) ? Math.min(value, MOST) : CALCULATOR_DEFAULTS[name];
  };
  return {
    producers: Math.max(1, Math.floor(number("producers"))),
    leadsPerProducer: Math.max(0, Math.floor(number("leadsPerProducer"))),
    premium: onSlider(number("premium")),
    liftPercent: Math.max(0, number("liftPercent")),
    costPerUser: Math.max(0, number("costPerUser")),
  };
}

export function calculate(inputs: CalculatorInputs): CalculatorResult {
  const currentPremium = inputs.premium * inputs.producers;
  const increase = (inputs.premium * inputs.liftPercent * inputs.producers) / 100;
  const cost = inputs.producers * inputs.costPerUser;
  const roi = cost === 0 ? 0 : (increase - cost) / cost;
  return { currentPremium, increase, newPremium: currentPremium + increase, cost, roi, tone: toneOfRoi(roi) };
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
