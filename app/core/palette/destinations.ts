import { personasFor, scenarios } from "../library/library.ts";
import { mayInOrganisation, type TeamRole } from "../teams/team-rights.ts";
import type { Place } from "./palette-data.ts";

/** Who asks. `role`: in the organization they work in; null: in none. */
export type PaletteViewer = { isAdmin: boolean; isBilled: boolean; role: TeamRole | null; hasBoards: boolean };

/** The pages that somebody may open, in the order of the product's own navigation. */
export function pagesOf({ isAdmin, isBilled, role, hasBoards }: PaletteViewer): Place[] {
  const oversees = mayInOrganisation(role, "seePeople");
  const edits = mayInOrganisation(role, "editOrganisation");
  const teamPages: [string, string, boolean][] = [
    ["/team/people", "People", oversees],
    ["/team/groups", "Groups", oversees],
    ["/team/assignments", "Assignments", oversees],
    ["/team/assignments/new", "New assignment", oversees],
    ["/team/review", "Review", oversees],
    ["/team/examples", "Examples", mayInOrganisation(role, "seeExamples")],
    ["/team/certificates", "Certificates of the organization", oversees],
    ["/team/calibration", "Calibration", mayInOrganisation(role, "calibrate")],
    ["/team/boards", "Boards", role !== null && (hasBoards || edits)],
    ["/team/checklist", "Checklist", mayInOrganisation(role, "writeChecklist")],
    ["/team/billing", "Plan of the organization", isBilled && mayInOrganisation(role, "manageBilling")],
    ["/team/settings", "Settings of the organization", edits],
  ];
  const adminPages: [string, string, boolean][] = [
    ["/admin", "Users", isAdmin],
    ["/admin/messages", "Messages", isAdmin],
    ["/admin/scores", "Scores", isAdmin],
    ["/admin/disputes", "Disputes", isAdmin],
    ["/admin/billing", "Billing of everybody", isAdmin],
    ["/admin/engines", "Engines", isAdmin],
    ["/admin/health", "Health", isAdmin],
    ["/admin/security", "Security events", isAdmin],
  ];
  return [
    ...OWN_PAGES.map((page) => ({ ...page, detail: "Practice" })),
    ...shown("Organization", [["/team", "Organization", true], ...teamPages]),
    ...shown("Account", [...ACCOUNT_PAGES, ["/billing", "Plan", isBilled], ["/usage", "Your use", isBilled]]),
    ...shown("Admin", adminPages),
  ];
}

const OWN_PAGES = [
  { to: "/dashboard", label: "Dashboard" },
  { to: "/chat", label: "Choose a customer" },
  { to: "/conversations", label: "All sessions" },
];

const ACCOUNT_PAGES: [string, string, boolean][] = [
  ["/account", "Profile", true],
  ["/account/security", "Security", true],
  ["/account/devices", "Devices", true],
  ["/account/certificates", "Your certificates", true],
  ["/account/badges", "Badges", true],
  ["/account/data", "Your data", true],
];

function shown(detail: string, pages: [string, string, boolean][]): Place[] {
  return pages.flatMap(([to, label, isOpen]) => (isOpen ? { to, label, detail } : []));
}

/** Every customer in every scenario that they play, at the level that /chat takes where none is named. */
export function customerPlaces(): Place[] {
  return scenarios.flatMap((scenario) =>
    personasFor(scenario).map((persona) => ({
      to: `/chat?${new URLSearchParams({ scenario: scenario.id, customer: persona.id })}`,
      label: `Start: ${persona.name}, ${scenario.title}`,
      detail: LINE_NAMES[scenario.line],
    })),
  );
}

const LINE_NAMES = { life: "Life", auto: "Auto", home: "Home", commercial: "Commercial" } as const;
