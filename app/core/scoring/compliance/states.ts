import type { RuleId } from "./rules.ts";

/**
 * Where states differ on what the rules watch. A training aid: the rules judge alike everywhere, by the stricter reading, and the
 * feedback says which state it assumed and what is different there. Lists of the states that want everybody's consent to a
 * recording disagree (11 to 13 states), so the doubtful ones have a value of their own. Since 2020 the NAIC's model act allows
 * small gifts and added services that are not cash; states adopted it unevenly, and two have long allowed rebates
 * under conditions.
 */
export type StateRules = {
  name: string;
  recording: "one-party" | "all-party" | "disputed";
  rebates: "forbidden" | "conditional";
};

/** `town`: "Worcester, Massachusetts". Null where it names no state of the table. */
export function stateRulesOf(town: string): StateRules | null {
  const name = town.split(",").at(-1)?.trim();
  return stateTable.find((state) => state.name === name) ?? null;
}

/** What the feedback says of the state it assumed; of rebates only where R3 was broken. Null without a state. */
export function stateNote(town: string, broken: readonly string[]): string | null {
  const state = stateRulesOf(town);
  if (!state) return null;
  const rebate: RuleId = "R3";
  return [
    `Assumed state: ${state.name}.`,
    RECORDING[state.recording],
    ...(broken.includes(rebate) ? [REBATES[state.rebates]] : []),
    "Check the rules of your own state.",
  ].join(" ");
}

const RECORDING: Record<StateRules["recording"], string> = {
  "all-party": "Everybody on a call has to agree to its recording there.",
  disputed: "Lists disagree on whether everybody has to agree to a recording there, so say it and ask.",
  "one-party":
    "One party's consent to a recording is enough there; say it anyway, the customer may be in another state.",
};
const REBATES: Record<StateRules["rebates"], string> = {
  forbidden: "Rebates are forbidden there, beyond small gifts or services that the state may allow.",
  conditional: "Rebates are allowed there under conditions; this exercise holds you to the strict rule.",
};

const ALL_PARTY = [
  "California",
  "Florida",
  "Illinois",
  "Maryland",
  "Massachusetts",
  "Montana",
  "New Hampshire",
  "Pennsylvania",
  "Washington",
];
const DISPUTED = ["Connecticut", "Delaware", "Michigan", "Nevada", "Oregon"];
const REBATES_UNDER_CONDITIONS = ["California", "Florida"];
const NAMES = [
  ..."Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois".split(
    " ",
  ),
  ..."Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri".split(
    " ",
  ),
  ..."Montana Nebraska Nevada Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Washington".split(
    " ",
  ),
  "Wisconsin",
  "Wyoming",
  "New Hampshire",
  "New Jersey",
  "New Mexico",
  "New York",
  "North Carolina",
  "North Dakota",
  "Rhode Island",
  "South Carolina",
  "South Dakota",
  "West Virginia",
  "District of Columbia",
];

export const stateTable: readonly StateRules[] = NAMES.map((name) => ({
  name,
  recording: ALL_PARTY.includes(name) ? "all-party" : DISPUTED.includes(name) ? "disputed" : "one-party",
  rebates: REBATES_UNDER_CONDITIONS.includes(name) ? "conditional" : "forbidden",
}));
