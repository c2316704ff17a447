/** Numbers as people say them: "$30,000" is "30000 dollars", "(614) 555-0134" is said digit by digit. */
export function sayAmounts(text: string): string {
  return [sayMoney, sayPhoneNumbers, sayTimes, sayFractions, sayUnits, sayRanges, sayYears, sayLongNumbers].reduce(
    (said, rule) => rule(said),
    text,
  );
}

const SCALES: Record<string, string> = { k: "thousand", m: "million", mm: "million", b: "billion" };

function sayMoney(text: string): string {
  return text.replace(
    /\$\s?(\d+(?:,\d{3})*)(?:\.(\d+))?(?:\s?(k|mm|m|b|thousand|million|billion)\b)?/gi,
    (_, whole: string, decimals: string | undefined, scale: string | undefined) => {
      const dollars = whole.replaceAll(",", "");
      if (scale) {
        const amount = decimals ? `${dollars}.${decimals}` : dollars;
        return `${amount} ${SCALES[scale.toLowerCase()] ?? scale.toLowerCase()} dollars`;
      }
      const cents = decimals === undefined ? 0 : Number(decimals.padEnd(2, "0").slice(0, 2));
      const coins = cents === 0 ? "" : `${cents} ${cents === 1 ? "cent" : "cents"}`;
      if (Number(dollars) === 0 && coins) return coins;
      const notes = `${dollars} ${dollars === "1" ? "dollar" : "dollars"}`;
      return coins ? `${notes} and ${coins}` : notes;
    },
  );
}

function sayPhoneNumbers(text: string): string {
  return text.replace(
    /(?<![\d-])(?:\+?1[-. ])?(?:\((\d{3})\)\s?|(\d{3})[-. ])?(\d{3})[-.](\d{4})(?![\d-])/g,
    (_, bracketed: string | undefined, plain: string | undefined, exchange: string, line: string) =>
      [bracketed ?? plain, exchange, line]
        .filter((part) => part !== undefined)
        .map(digitByDigit)
        .join(", "),
  );
}

function sayTimes(text: string): string {
  return text
    .replace(/\b(\d{1,2}):00(?=\s?[ap]\.?m\b)/gi, "$1")
    .replace(/\b(\d{1,2}):00\b/g, "$1 o'clock")
    .replace(/\b(\d{1,2}):0(\d)\b/g, "$1 oh $2");
}

const FRACTIONS: Record<string, string> = {
  "1/2": "one half",
  "1/3": "a third",
  "2/3": "two thirds",
  "1/4": "a quarter",
  "3/4": "three quarters",
};

/** What is left of slashes between numbers are split limits, "100/300/50", and pairs such as "24/7". */
function sayFractions(text: string): string {
  return text
    .replace(/\u2044/g, "/")
    .replace(/(\d) ?\b([123]\/[234])\b(?!\/)/g, (all, whole: string, part: string) =>
      FRACTIONS[part] ? `${whole} and ${FRACTIONS[part]}` : all,
    )
    .replace(/(?<![\d/])([123]\/[234])(?![\d/])/g, (part) => FRACTIONS[part] ?? part)
    .replace(/(?<=\d{3}|dollars)\/(?=\d)|(?<=\d)\/(?=\d{3})/g, ", ")
    .replace(/(?<=\d)\/(?=\d)/g, " ");
}

function sayUnits(text: string): string {
  return text
    .replace(/\/\s?(?:month|mo)\b\.?/gi, " per month")
    .replace(/\/\s?(?:year|yr)\b\.?/gi, " per year")
    .replace(/(\d)\s?%/g, "$1 percent")
    .replace(/(\d)\s?°/g, "$1 degrees")
    .replace(/#\s?(?=\d)/g, "number ")
    .replace(/~\s?(?=\d)/g, "about ")
    .replace(/(\d)\+/g, "$1 plus")
    .replace(/(\d)\s?(?:sq\.?\s?ft)\b\.?/gi, "$1 square feet")
    .replace(/(\d)\s?mph\b/gi, "$1 miles per hour")
    .replace(/(\d)k\b/gi, "$1 thousand");
}

function sayRanges(text: string): string {
  return text.replace(/(\d|dollars)\s?[-–—]\s?(?=\d)/g, "$1 to ");
}

const COUNTED = "dollars|percent|miles|square|people|feet|hours|pounds|employees|cents|thousand|million|per|plus";

/** "2019" after a date word or before a make of car is a year; "2019 dollars" is not. */
function sayYears(text: string): string {
  return text
    .replace(new RegExp(`(?<![\\d,.-])(19[1-9]\\d|20[1-4]\\d)(?![\\d,-]*\\d|\\s(?:${COUNTED})\\b)`, "g"), (year) => {
      const [century, rest] = [year.slice(0, 2), year.slice(2)];
      return `${century} ${rest}`;
    })
    .replace(/(?<=\d),(?=\d{3}\b)/g, "");
}

/** Policy and claim numbers are read in groups of four digits. */
function sayLongNumbers(text: string): string {
  return text.replace(/\b\d{8,}\b/g, (digits) => (digits.match(/\d{1,4}/g) ?? []).map(digitByDigit).join(", "));
}

function digitByDigit(digits: string): string {
  return [...digits].join(" ");
}
