/** owner: everything of the organization. manager: the people of the groups they manage. agent: themselves. */
export type TeamRole = "owner" | "manager" | "agent";
export const TEAM_ROLES = ["owner", "manager", "agent"] as const satisfies readonly TeamRole[];

/**
 * Who it is about, seen from who acts. self: the same person. managed: in a group that the actor manages. member: in the same
 * organization, in no such group. former: has left it. outsider: was never in it.
 */
export type Relation = "self" | "managed" | "member" | "former" | "outsider";

/**
 * What can be done to, or known of, a person of an organization. What protects the rows are conditions in SQL
 * (adapters/d1/teams/team-scope.ts); a test holds them to these tables.
 */
export type PersonAct =
  /** Words, sound, score and findings of practice that was not handed in. */
  | "readPrivatePractice"
  /** Words, sound, score, findings and disputes of an attempt that was handed in. */
  | "readHandedIn"
  /** Who opened the attempt, and when. */
  | "seeWhoOpened"
  /** Comments, a verdict and one's own view of the findings of an attempt that was handed in. Nobody reviews their own. */
  | "review"
  /** Asks somebody to let moments of such an attempt be shown as an example. */
  | "askForExample"
  /** Answers a review of an attempt, and says whether moments of it may be an example. */
  | "answer"
  | "assign"
  | "excuse"
  | "revokeCertificate"
  /** Judge an attempt of theirs in a calibration. */
  | "judgeInCalibration"
  /** What is missing until they are ready, and their skills, from handed-in attempts. */
  | "seeReadiness"
  /** Minutes and days of practice, nothing of what was practiced. */
  | "seeEffort"
  | "changeRole"
  | "remove"
  /** Set and lift the legal hold under which nothing of theirs is deleted. */
  | "holdRecords"
  /** Their figures of the week on the boards, where both have joined them. */
  | "seeOnBoards";

/** What can be done to the organization itself. */
export type OrganisationAct =
  | "invite"
  | "seePeople"
  | "editGroups"
  | "editOrganisation"
  | "assignToEveryone"
  | "readEvents"
  /** Make calibrations, and read those they made or judge in; an owner all. */
  | "calibrate"
  | "handOver"
  | "writeChecklist"
  | "exportOrganisation"
  | "deleteOrganisation"
  | "seeExamples"
  /** See what it pays and has paid, buy, change and cancel its plan. */
  | "manageBilling";

const NOBODY: readonly Relation[] = [];
const OTHERS = ["managed", "member", "former"] as const satisfies readonly Relation[];
const PRESENT = ["managed", "member"] as const satisfies readonly Relation[];

const PERSON_RIGHTS: Record<PersonAct, Record<TeamRole, readonly Relation[]>> = {
  readPrivatePractice: { owner: ["self"], manager: ["self"], agent: ["self"] },
  readHandedIn: { owner: ["self", ...OTHERS], manager: ["self", "managed"], agent: ["self"] },
  seeWhoOpened: { owner: ["self", ...OTHERS], manager: ["self"], agent: ["self"] },
  review: { owner: OTHERS, manager: ["managed"], agent: NOBODY },
  askForExample: { owner: PRESENT, manager: ["managed"], agent: NOBODY },
  answer: { owner: ["self"], manager: ["self"], agent: ["self"] },
  assign: { owner: ["self", ...PRESENT], manager: ["managed"], agent: NOBODY },
  excuse: { owner: PRESENT, manager: ["managed"], agent: NOBODY },
  revokeCertificate: { owner: OTHERS, manager: ["managed"], agent: NOBODY },
  judgeInCalibration: { owner: PRESENT, manager: ["managed"], agent: NOBODY },
  seeReadiness: { owner: PRESENT, manager: ["managed"], agent: NOBODY },
  seeEffort: { owner: ["self", ...OTHERS], manager: ["self", "managed"], agent: ["self"] },
  changeRole: { owner: PRESENT, manager: NOBODY, agent: NOBODY },
  remove: { owner: PRESENT, manager: NOBODY, agent: NOBODY },
  seeOnBoards: { owner: ["self", ...PRESENT], manager: ["self", ...PRESENT], agent: ["self", "member"] },
  holdRecords: { owner: ["self", ...OTHERS], manager: NOBODY, agent: NOBODY },
};

const ORGANISATION_RIGHTS: Record<OrganisationAct, readonly TeamRole[]> = {
  invite: ["owner", "manager"],
  seePeople: ["owner", "manager"],
  editGroups: ["owner"],
  editOrganisation: ["owner"],
  assignToEveryone: ["owner"],
  readEvents: ["owner"],
  calibrate: ["owner", "manager"],
  handOver: ["owner"],
  exportOrganisation: ["owner"],
  deleteOrganisation: ["owner"],
  seeExamples: ["owner", "manager", "agent"],
  writeChecklist: ["owner"],
  manageBilling: ["owner"],
};

/** What stays with somebody who has left, or never was in: their own. */
const WITHOUT_ROLE: readonly PersonAct[] = ["readPrivatePractice", "readHandedIn", "answer"];

/** Whether somebody may do this to a person. `role`: theirs in that organization; null: they are not in it, or have left. */
export function mayToPerson(role: TeamRole | null, act: PersonAct, relation: Relation): boolean {
  if (role === null) return relation === "self" && WITHOUT_ROLE.includes(act);
  return PERSON_RIGHTS[act][role].includes(relation);
}

export function mayInOrganisation(role: TeamRole | null, act: OrganisationAct): boolean {
  return role !== null && ORGANISATION_RIGHTS[act].includes(role);
}

/** The roles that may do this to the organization, for a statement's condition. */
export function rolesThatMay(act: OrganisationAct): readonly TeamRole[] {
  return ORGANISATION_RIGHTS[act];
}
