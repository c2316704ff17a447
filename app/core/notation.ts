// How dates, times and numbers are written. The words are English everywhere; their order, the clock and the separators are those of
// the language that a browser asks for first. Put together here and not by Intl: its texts differ from browser to browser, and the
// server's page must be the same as the browser's.

export type Notation = {
  order: "month-day-year" | "day-month-year" | "year-month-day";
  clock: "12 hours" | "24 hours";
  decimal: string;
  /** What stands between groups of digits: "1,204". */
  group: string;
  /** From so many digits on they are grouped: Spanish writes 1204 and 12.040. */
  groupedFrom: 4 | 5;
  /** indian: the last three digits, then pairs. */
  groups: "thousands" | "indian";
};

/** What is written where nobody's language is known: emails, pages that are the same for everybody. */
export const AMERICAN: Notation = {
  order: "month-day-year",
  clock: "12 hours",
  decimal: ".",
  group: ",",
  groupedFrom: 4,
  groups: "thousands",
};

/** The notation of the language that an Accept-Language header wants most; American where it names none that is known. */
export function notationFor(acceptLanguage: string | null): Notation {
  const language = firstLanguage(acceptLanguage ?? "");
  if (language === null) return AMERICAN;
  const known = notations.get(language);
  if (known) return known;
  const read = readNotation(language);
  if (notations.size < NOTATIONS_KEPT) notations.set(language, read);
  return read;
}

/** "1,204" or "1.204,5": at most `decimals` of them, those that are not zero. */
export function writeNumber(value: number, notation: Notation, decimals = 0): string {
  const [whole = "0", fraction = ""] = Math.abs(value).toFixed(decimals).split(".");
  const rest = fraction.replace(/0+$/, "");
  const isNegative = value < 0 && /[1-9]/.test(whole + rest);
  const written = grouped(whole, notation) + (rest === "" ? "" : notation.decimal + rest);
  return isNegative ? `-${written}` : written;
}

/** Which parts of a date are written, and how. */
export type DateParts = { weekday?: "short" | "long"; month?: "short" | "long"; year?: boolean };

/** "Nov 23, 2026", "23 Nov 2026", "2026 Nov 23": of a date's UTC fields. */
export function writeDate(date: Date, notation: Notation, parts: DateParts = {}): string {
  const { weekday, month: length = "short", year: hasYear = true } = parts;
  const [year, day] = [date.getUTCFullYear(), date.getUTCDate()];
  const month = shortened(MONTHS[date.getUTCMonth()] ?? "", length);
  const dayName = weekday && shortened(WEEKDAYS[date.getUTCDay()] ?? "", weekday);
  if (notation.order === "day-month-year")
    return [dayName, day, month, hasYear && year].filter((part) => part || part === 0).join(" ");
  const [between, ending] = notation.order === "month-day-year" ? ["", `, ${year}`] : [`${year} `, ""];
  const written = hasYear ? `${between}${month} ${day}${ending}` : `${month} ${day}`;
  return dayName === undefined ? written : `${dayName}, ${written}`;
}

/** "4:05 PM" or "16:05"; with seconds, "4:05:09 PM" or "16:05:09". */
export function writeClock(at: { hour: number; minute: number; second?: number }, notation: Notation): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const rest = [at.minute, ...(at.second === undefined ? [] : [at.second])].map(two).join(":");
  if (notation.clock === "24 hours") return `${two(at.hour)}:${rest}`;
  return `${at.hour % 12 === 0 ? 12 : at.hour % 12}:${rest} ${at.hour < 12 ? "AM" : "PM"}`;
}

function grouped(digits: string, { group, groupedFrom, groups }: Notation): string {
  if (digits.length < groupedFrom) return digits;
  const [front, last] = [digits.slice(0, -3), digits.slice(-3)];
  return `${front.replace(groups === "indian" ? BEFORE_PAIRS : BEFORE_THREES, group)}${group}${last}`;
}

const BEFORE_THREES = /\B(?=(?:\d{3})+$)/g;
const BEFORE_PAIRS = /\B(?=(?:\d{2})+$)/g;

function shortened(name: string, length: "short" | "long"): string {
  return length === "short" ? name.slice(0, 3) : name;
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The tag that is wanted most and that Intl knows; of equals the first (RFC 9110, 12.5.4). */
function firstLanguage(header: string): string | null {
  const ranges = header
    .slice(0, HEADER_MAX_LENGTH)
    .split(",")
    .map((range) => {
      const [tag = "", ...rest] = range.split(";").map((part) => part.trim());
      const quality = rest.find((part) => part.startsWith("q="))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0 && quality <= 1)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of ranges) {
    const known = knownLanguage(tag);
    if (known !== null) return known;
  }
  return null;
}

/** Without what it says besides language, script and region: extensions name other calendars and digits. */
function knownLanguage(tag: string): string | null {
  if (!LANGUAGE_TAG.test(tag)) return null;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(new Intl.Locale(tag).baseName)[0] ?? null;
  } catch {
    return null;
  }
}

const LANGUAGE_TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/;
const HEADER_MAX_LENGTH = 300;

/** Once a language: making the formats takes a millisecond. No more than this, whatever browsers claim to speak. */
const notations = new Map<string, Notation>();
const NOTATIONS_KEPT = 300;

function readNotation(language: string): Notation {
  const partsOf = (format: Intl.DateTimeFormat) => format.formatToParts(0).map(({ type }) => type);
  // A calendar and digits of its own (Thai, Persian, Arabic) would put other things in other places.
  const common = { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" } as const;
  const dates = partsOf(new Intl.DateTimeFormat(language, { ...common, dateStyle: "medium" }));
  const isHalved = new Intl.DateTimeFormat(language, { ...common, hour: "numeric" }).resolvedOptions().hour12 === true;
  const numbers = new Intl.NumberFormat(language, { numberingSystem: "latn" });
  const separators = (value: number, type: "decimal" | "group") =>
    numbers.formatToParts(value).flatMap((part) => (part.type === type ? part.value : []));
  const millions = numbers.formatToParts(12_345_678).filter(({ type }) => type === "integer");
  return {
    order: orderOf(dates),
    clock: isHalved ? "12 hours" : "24 hours",
    decimal: separators(0.5, "decimal")[0] ?? AMERICAN.decimal,
    group: separators(1_234_567, "group")[0] ?? AMERICAN.group,
    groupedFrom: separators(1234, "group").length > 0 ? 4 : 5,
    groups: millions.length === 4 ? "indian" : "thousands",
  };
}

function orderOf(parts: readonly Intl.DateTimeFormatPartTypes[]): Notation["order"] {
  const place = (type: Intl.DateTimeFormatPartTypes) => parts.indexOf(type);
  if (place("year") < place("month")) return "year-month-day";
  return place("day") < place("month") ? "day-month-year" : "month-day-year";
}
