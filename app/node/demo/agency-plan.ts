import type { Choice } from "#core/conversations/conversation-requests.ts";
import { DEMO_AGENTS, DEMO_MANAGERS } from "#core/identity/demo-people.ts";
import { assemblePractice } from "#core/library/library.ts";
import { type AgentKind, linesWith } from "./agents.ts";
import { strongTalks } from "./strong-talks.ts";

// Who is in the demo agency, what they were given to do, and which talks they had. What comes of the talks nobody writes down: the
// product's own rules play and score them.

const [jordan, taylor, jamie, riley, dakota, quinn, reese, hayden] = idsOf(DEMO_AGENTS);
const [alex, casey] = idsOf(DEMO_MANAGERS);

export const AGENCY = {
  id: "demo-agency",
  name: "Harbor Insurance",
  slug: "harbor-insurance",
  timeZone: "America/Chicago",
};

export const AGENCY_GROUPS = [
  { id: "demo-group-1", name: "Personal lines", people: [jordan, taylor, jamie, riley], managers: [alex, casey] },
  { id: "demo-group-2", name: "Life and commercial", people: [dakota, quinn, reese, hayden], managers: [casey] },
];

export type AgencyAssignment = {
  key: "auto" | "home" | "life";
  title: string;
  scenarioId: string;
  score: number;
  madeDaysAgo: number;
  /** Negative: it is over. */
  dueInDays: number;
  attemptsMost: number | null;
  certificateMonths: number | null;
  groups: string[];
  excused: { userId: string; why: string }[];
};

export const AGENCY_ASSIGNMENTS: readonly AgencyAssignment[] = [
  {
    key: "auto",
    title: "Auto renewals: ready for Monday",
    scenarioId: "A-1",
    score: 70,
    madeDaysAgo: 16,
    dueInDays: -2,
    attemptsMost: 2,
    certificateMonths: 12,
    groups: ["demo-group-1", "demo-group-2"],
    excused: [{ userId: quinn, why: "On leave until the fifteenth." }],
  },
  {
    key: "home",
    title: "Home: what the policy leaves out",
    scenarioId: "H-1",
    score: 75,
    madeDaysAgo: 8,
    dueInDays: 6,
    attemptsMost: null,
    certificateMonths: null,
    groups: ["demo-group-1"],
    excused: [],
  },
  {
    key: "life",
    title: "Life: the first conversation",
    scenarioId: "L-1",
    score: 75,
    madeDaysAgo: 7,
    dueInDays: 9,
    attemptsMost: null,
    certificateMonths: 6,
    groups: ["demo-group-2"],
    excused: [],
  },
];

export type AgencyTalk = {
  key: AgencyAssignment["key"];
  userId: string;
  agent: AgentKind;
  personaId: string;
  seed: number;
  daysAgo: number;
  /** False: a private try. */
  counts: boolean;
  /** The agent says that a finding is wrong, and why. */
  disputes?: string;
};

export const AGENCY_TALKS: readonly AgencyTalk[] = [
  { key: "auto", userId: jordan, agent: "fair", personaId: "tom", seed: 2001, daysAgo: 14, counts: false },
  { key: "auto", userId: jordan, agent: "strong", personaId: "dana", seed: 1002, daysAgo: 13, counts: true },
  { key: "auto", userId: taylor, agent: "fair", personaId: "dana", seed: 2002, daysAgo: 12, counts: true },
  { key: "auto", userId: jamie, agent: "fair", personaId: "robert", seed: 2003, daysAgo: 11, counts: true },
  {
    key: "auto",
    userId: riley,
    agent: "weak",
    personaId: "dana",
    seed: 2004,
    daysAgo: 10,
    counts: true,
    disputes: "I said we might save them money, I did not promise it.",
  },
  { key: "auto", userId: riley, agent: "weak", personaId: "tom", seed: 2005, daysAgo: 9, counts: true },
  { key: "auto", userId: reese, agent: "strong", personaId: "dana", seed: 1002, daysAgo: 8, counts: true },
  { key: "auto", userId: hayden, agent: "weak", personaId: "robert", seed: 2006, daysAgo: 6, counts: false },
  { key: "home", userId: jordan, agent: "fair", personaId: "priya", seed: 2007, daysAgo: 5, counts: false },
  {
    key: "home",
    userId: taylor,
    agent: "fair",
    personaId: "marcus",
    seed: 2008,
    daysAgo: 4,
    counts: true,
    disputes: "I asked about this in my second line. Please listen again.",
  },
  { key: "home", userId: jamie, agent: "strong", personaId: "priya", seed: 1004, daysAgo: 3, counts: true },
  { key: "life", userId: dakota, agent: "fair", personaId: "priya", seed: 2009, daysAgo: 4, counts: true },
  { key: "life", userId: reese, agent: "strong", personaId: "priya", seed: 1001, daysAgo: 2, counts: true },
  { key: "life", userId: hayden, agent: "rude", personaId: "priya", seed: 2010, daysAgo: 1, counts: false },
];

/** The level of everything that is assigned. */
export const AGENCY_LEVEL = 2;

export function choiceOfTalk({ key, personaId, seed }: AgencyTalk): Choice {
  const scenarioId = AGENCY_ASSIGNMENTS.find((one) => one.key === key)?.scenarioId ?? "";
  return { scenarioId, personaId, level: AGENCY_LEVEL, seed };
}

/** What the agent says there, to this very customer, under their own name. */
export function linesOfTalk(talk: AgencyTalk): readonly string[] {
  const choice = choiceOfTalk(talk);
  const written = talk.agent === "strong" ? strongTalks[choice.scenarioId] : undefined;
  const practice = assemblePractice(choice);
  const lines = written ?? (practice ? [...new Set(linesWith(talk.agent, practice))] : []);
  const name = DEMO_AGENTS.find(({ id }) => id === talk.userId)?.fullName ?? "";
  return lines.map((line) =>
    line.replace("Jordan Avery", name).replace("this is Jordan ", `this is ${name.split(" ")[0]} `),
  );
}

/** Both managers judge these talks, by their place in AGENCY_TALKS. */
export const AGENCY_CALIBRATIONS = [
  { id: "demo-calibration-1", title: "How we hear a fair auto renewal", talks: [2, 3], isClosed: true, daysAgo: 5 },
  { id: "demo-calibration-2", title: "When it went wrong from the start", talks: [4], isClosed: false, daysAgo: 1 },
] as const;

/** As many as there are people, for the compiler to count. */
function idsOf<People extends readonly { id: string }[]>(people: People): { [Place in keyof People]: string } {
  return people.map(({ id }) => id) as { [Place in keyof People]: string };
}
