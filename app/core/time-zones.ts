/** The time zones that a person's days were counted in before, oldest first; `until`: unix ms. */
export type EarlierZones = { zone: string; until: number }[];

/** The zone of a person now, and those before: a day stays what it was where the person was then. */
export type PersonZones = { zone: string; earlier: EarlierZones };

/** The zone that the person's days were counted in at that moment, unix ms. */
export function zoneAt(ms: number, { zone, earlier }: PersonZones): string {
  return earlier.find(({ until }) => ms < until)?.zone ?? zone;
}

/** More are forgotten, oldest first: a streak is looked at from its end. */
const EARLIER_ZONES_KEPT = 20;

/** The earlier zones after a change to another at `nowMs`. */
export function earlierZonesAfterChange({ zone, earlier }: PersonZones, nowMs: number): EarlierZones {
  return [...earlier, { zone, until: nowMs }].slice(-EARLIER_ZONES_KEPT);
}

/** The IANA name as Intl here has it ("Asia/Calcutta" for "Asia/Kolkata"); null: unknown, or an offset such as "+05:30". */
export function findTimeZone(name: unknown): string | null {
  if (typeof name !== "string" || !NAME.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The longest IANA name has 32 characters. */
const NAME = /^[A-Za-z][\w+/-]{0,63}$/;

/** "New York" of "America/New_York", "Knox, Indiana" of "America/Indiana/Knox". */
export function placeOf(zone: string): string {
  const [, ...places] = zone.split("/");
  return (places.length === 0 ? zone : places.reverse().join(", "))
    .replaceAll("_", " ")
    .replace("DumontDUrville", "Dumont d’Urville");
}

export type ZoneGroup = { region: string; zones: { name: string; label: string }[] };

/** All time zones to choose from, those of the United States first, the others by the alphabet. `known`: the names Intl gives. */
export function zoneGroups(known: readonly string[]): ZoneGroup[] {
  const elsewhere = known.filter((name) => !isAmerican(name) && name.includes("/")).sort();
  const american = known.filter((name) => isAmerican(name) && !Object.hasOwn(MAIN, name)).sort();
  const main = Object.entries(MAIN).map(([name, time]) => ({ name, label: `${placeOf(name)} (${time})` }));
  const regions = [...new Set(elsewhere.map(regionOf))];
  return [
    { region: "United States", zones: [...main, ...american.map(choice)] },
    ...regions.map((region) => ({ region, zones: elsewhere.filter((name) => regionOf(name) === region).map(choice) })),
    { region: "Other", zones: [{ name: "UTC", label: "UTC" }] },
  ];
}

const choice = (name: string) => ({ name, label: placeOf(name) });
const regionOf = (name: string) => name.slice(0, name.indexOf("/"));

/** From east to west. */
const MAIN: Record<string, string> = {
  "America/New_York": "Eastern time",
  "America/Chicago": "Central time",
  "America/Denver": "Mountain time",
  "America/Phoenix": "Arizona",
  "America/Los_Angeles": "Pacific time",
  "America/Anchorage": "Alaska",
  "Pacific/Honolulu": "Hawaii",
};

function isAmerican(name: string): boolean {
  return Object.hasOwn(MAIN, name) || OTHER_AMERICAN.test(name);
}

/** The rest of the states, and the territories. */
const OTHER_AMERICAN = new RegExp(
  "^(?:America/(?:Adak|Boise|Detroit|Indianapolis|Indiana/.*|Juneau|Kentucky/.*|Louisville|Menominee|Metlakatla|Nome|" +
    "North_Dakota/.*|Puerto_Rico|Sitka|St_Thomas|Yakutat)|Pacific/(?:Guam|Pago_Pago|Saipan))$",
);
