import { MAX_SOCKETS } from "#core/realtime/limits.ts";
import { LIMITS, OBJECT_GB, PLAN_DOLLARS, PRICES, type Resource, SOCKET_MESSAGES_A_REQUEST } from "./prices.ts";

/** What one of something costs in D1 and processor time. `bytes`: what the database grows by. */
export type Cost = { requests: number; rowsRead: number; rowsWritten: number; bytes: number; cpuMs: number };

/** As measured. */
export type Figures = {
  exchange: Cost;
  /** Beginning and ending of a text session, its score included. */
  session: Cost;
  /** Beginning and ending of a call. */
  call: Cost;
  callMinute: Cost & { messagesIn: number; recordedBytes: number };
  page: Cost;
  /** The schedule, which runs every minute whoever is there. */
  minuteOfSchedule: Cost;
  /** One round trip to D1 that writes, as it takes here. */
  writeMs: number;
  writesAnExchange: number;
};

/** How somebody practices in a week. */
export type Intensity = {
  name: string;
  textSessions: number;
  exchangesEach: number;
  calls: number;
  minutesEach: number;
  pages: number;
};

export const INTENSITIES: readonly Intensity[] = [
  { name: "light", textSessions: 1, exchangesEach: 10, calls: 0, minutesEach: 0, pages: 6 },
  { name: "steady", textSessions: 3, exchangesEach: 10, calls: 1, minutesEach: 6, pages: 25 },
  { name: "daily", textSessions: 5, exchangesEach: 12, calls: 5, minutesEach: 8, pages: 60 },
];

const WEEKS_A_MONTH = 365 / 12 / 7;
const MINUTES_A_MONTH = (365 / 12) * 24 * 60;
/** What stays of a week in a database: nobody deletes, until 3 years have passed. */
const WEEKS_A_YEAR = 365 / 7;

/** Bytes that one person adds in a year, in D1 and in R2. `recorded`: the share of calls that people let be recorded. */
export function growthAYear(figures: Figures, week: Intensity, recorded: number): { database: number; files: number } {
  const { exchange, session, call, callMinute } = figures;
  const minutes = week.calls * week.minutesEach;
  const database =
    week.textSessions * (session.bytes + week.exchangesEach * exchange.bytes) +
    week.calls * call.bytes +
    minutes * callMinute.bytes;
  return {
    database: WEEKS_A_YEAR * database,
    files: WEEKS_A_YEAR * minutes * callMinute.recordedBytes * recorded,
  };
}

/** What `agents` use in a month, after practicing for `years` already. */
export function usedInAMonth(
  figures: Figures,
  week: Intensity,
  of: { agents: number; years: number; recorded: number },
): Record<Resource, number> {
  const { exchange, session, call, callMinute, page, minuteOfSchedule } = figures;
  const exchanges = week.textSessions * week.exchangesEach;
  const minutes = week.calls * week.minutesEach;
  const sum = (of: (cost: Cost) => number) =>
    exchanges * of(exchange) +
    week.textSessions * of(session) +
    week.calls * of(call) +
    minutes * of(callMinute) +
    week.pages * of(page);
  const aMonth = (aWeek: number) => aWeek * WEEKS_A_MONTH * of.agents;
  const { database, files } = growthAYear(figures, week, of.recorded);
  return {
    requests: aMonth(sum(({ requests }) => requests)) + MINUTES_A_MONTH,
    cpuMs: aMonth(sum(({ cpuMs }) => cpuMs)) + MINUTES_A_MONTH * minuteOfSchedule.cpuMs,
    rowsRead: aMonth(sum(({ rowsRead }) => rowsRead)) + MINUTES_A_MONTH * minuteOfSchedule.rowsRead,
    rowsWritten: aMonth(sum(({ rowsWritten }) => rowsWritten)) + MINUTES_A_MONTH * minuteOfSchedule.rowsWritten,
    databaseGb: (of.agents * of.years * database) / 1e9,
    objectRequests: aMonth((minutes * callMinute.messagesIn) / SOCKET_MESSAGES_A_REQUEST + week.calls * 3),
    objectGbSeconds: aMonth(minutes * 60 * OBJECT_GB),
    fileGb: (of.agents * of.years * files) / 1e9,
    // A recording goes up in parts of 5 MiB: one begins it, one ends it.
    fileWrites: aMonth(of.recorded * (week.calls * 2 + (minutes * callMinute.recordedBytes) / (5 * 1024 * 1024))),
    fileReads: aMonth(of.recorded * week.calls),
  };
}

/** Dollars a month, with the plan. */
export function dollarsAMonth(used: Record<Resource, number>): number {
  return Object.entries(PRICES).reduce((sum, [name, { included, dollars, per }]) => {
    const above = Math.max(0, used[name as Resource] - included);
    return sum + (above / per) * dollars;
  }, PLAN_DOLLARS);
}

/** Of ten agents one practices in the busiest minute: a team that has set an hour for it. */
export const AT_ONCE = 0.1;
/** Writing takes a person longer than reading: 24 seconds for a line and its answer. */
export const EXCHANGES_A_MINUTE = 2.5;

export type Wall = { name: string; agents: number };

/** How many agents of one deployment reach each wall, the nearest first. */
export function walls(figures: Figures, week: Intensity, years: number): Wall[] {
  const { database } = growthAYear(figures, week, 0);
  const exchangesASecond = (AT_ONCE * EXCHANGES_A_MINUTE) / 60;
  return [
    { name: `D1 is full (10 GB) after ${years} years`, agents: LIMITS.databaseBytes / (database * years) },
    {
      name: `D1's one writer, at ${figures.writeMs.toFixed(1)} ms a write, one of ten practicing at once`,
      agents: 1000 / figures.writeMs / (exchangesASecond * figures.writesAnExchange),
    },
    {
      name: `the one object that tells of changes, ${MAX_SOCKETS} open pages, one of ten people with one`,
      agents: MAX_SOCKETS / AT_ONCE,
    },
    {
      name: "the one object that tells of changes, 1,000 requests a second",
      agents: LIMITS.objectRequestsASecond / (exchangesASecond * figures.writesAnExchange),
    },
    {
      name: "Workers AI's 300 text requests a minute, where it speaks",
      agents: LIMITS.modelRequestsAMinute / (AT_ONCE * EXCHANGES_A_MINUTE),
    },
  ].sort((a, b) => a.agents - b.agents);
}
