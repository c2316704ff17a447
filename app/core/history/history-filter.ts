import type { Line } from "../scenarios/schema.ts";

// Without the library: browsers load this.

/** call: by voice. retry: from a moment of an earlier session. transcript: brought by an app. practice: everything else but drills. */
export const HISTORY_KINDS = ["practice", "drill", "call", "retry", "transcript"] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** What the sessions of /conversations are narrowed by. Null: by nothing. */
export type HistoryFilter = {
  /** As it was typed. */
  text: string;
  scenario: string | null;
  line: Line | null;
  customer: string | null;
  kind: HistoryKind | null;
  /** 0 to 100, both included. */
  least: number | null;
  most: number | null;
  /** A compliance rule: R1. */
  finding: string | null;
  /** The archived ones only; else those that are not. */
  archived: boolean;
};

export type HistoryChoices = {
  scenarios: { id: string; title: string; line: Line }[];
  customers: { id: string; name: string }[];
  findings: { id: string; title: string }[];
};

/** Where the next page begins: after a session in the order of time, or before a number in the order of the search. */
export type HistoryPlace = { createdAt: number; id: string } | { before: number };

/** The address of a page of the history: `/conversations?kind=drill`. */
export function historyPath(filter: HistoryFilter, place: HistoryPlace | null = null): string {
  const search = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") search.set(name, String(value));
  };
  put("q", filter.text);
  put("kind", filter.kind);
  put("line", filter.line);
  put("scenario", filter.scenario);
  put("customer", filter.customer);
  put("least", filter.least);
  put("most", filter.most);
  put("finding", filter.finding);
  put("archived", filter.archived ? 1 : null);
  if (place) put("after", "before" in place ? `n${place.before}` : `${place.createdAt}.${place.id}`);
  return search.size === 0 ? "/conversations" : `/conversations?${search}`;
}

export function isNarrowed(filter: HistoryFilter): boolean {
  return historyPath({ ...filter, archived: false }) !== "/conversations";
}
