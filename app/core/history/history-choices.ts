import { findPersona, findScenario, personas, scenarios } from "../library/library.ts";
import { LINES, type Line } from "../scenarios/schema.ts";
import { complianceRules } from "../scoring/compliance/rules.ts";
import { HISTORY_KINDS, type HistoryChoices, type HistoryFilter, type HistoryPlace } from "./history-filter.ts";

/** What a page of the history is asked for. What is none of ours narrows nothing. */
export function parseHistoryFilter(search: URLSearchParams): HistoryFilter {
  const value = (name: string) => search.get(name) ?? "";
  return {
    text: value("q").trim(),
    scenario: findScenario(value("scenario"))?.id ?? null,
    line: LINES.find((one) => one === value("line")) ?? null,
    customer: findPersona(value("customer"))?.id ?? null,
    kind: HISTORY_KINDS.find((one) => one === value("kind")) ?? null,
    least: parsePoints(value("least")),
    most: parsePoints(value("most")),
    finding: complianceRules.find(({ id }) => id === value("finding"))?.id ?? null,
    archived: value("archived") === "1",
  };
}

/** Of somebody else's making, or of a page that is no more: the first page. */
export function parseHistoryPlace(search: URLSearchParams): HistoryPlace | null {
  const after = search.get("after") ?? "";
  const [, before] = /^n(\d{1,12})$/.exec(after) ?? [];
  if (before !== undefined) return { before: Number(before) };
  const [, createdAt, id] = /^(\d{1,15})\.(.{1,64})$/.exec(after) ?? [];
  return createdAt !== undefined && id !== undefined ? { createdAt: Number(createdAt), id } : null;
}

/** What the page offers to narrow by. */
export function historyChoices(): HistoryChoices {
  return {
    scenarios: scenarios.map(({ id, title, line }) => ({ id, title, line })),
    customers: personas.map(({ id, name }) => ({ id, name })),
    findings: complianceRules.map(({ id, title }) => ({ id, title })),
  };
}

export function scenarioIdsOf(line: Line): string[] {
  return scenarios.filter((one) => one.line === line).map(({ id }) => id);
}

function parsePoints(text: string): number | null {
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null;
}
