import { describe, expect, test } from "vitest";
import {
  mayInOrganisation,
  mayToPerson,
  type OrganisationAct,
  type PersonAct,
  type Relation,
  type TeamRole,
} from "#core/teams/team-rights.ts";

const ROLES = ["owner", "manager", "agent", null] as const satisfies readonly (TeamRole | null)[];
const RELATIONS = ["self", "managed", "member", "former", "outsider"] as const satisfies readonly Relation[];

/** Who may, as "role:relation". Everything that is not named here is refused. */
const ALLOWED: Record<PersonAct, string> = {
  readPrivatePractice: "owner:self manager:self agent:self none:self",
  readHandedIn: "owner:self owner:managed owner:member owner:former manager:self manager:managed agent:self none:self",
  seeWhoOpened: "owner:self owner:managed owner:member owner:former manager:self agent:self",
  review: "owner:managed owner:member owner:former manager:managed",
  askForExample: "owner:managed owner:member manager:managed",
  answer: "owner:self manager:self agent:self none:self",
  assign: "owner:self owner:managed owner:member manager:managed",
  excuse: "owner:managed owner:member manager:managed",
  revokeCertificate: "owner:managed owner:member owner:former manager:managed",
  judgeInCalibration: "owner:managed owner:member manager:managed",
  seeReadiness: "owner:managed owner:member manager:managed",
  seeEffort: "owner:self owner:managed owner:member owner:former manager:self manager:managed agent:self",
  changeRole: "owner:managed owner:member",
  remove: "owner:managed owner:member",
  seeOnBoards:
    "owner:self owner:managed owner:member manager:self manager:managed manager:member agent:self agent:member",
  holdRecords: "owner:self owner:managed owner:member owner:former",
};

const ALLOWED_IN_ORGANISATION: Record<OrganisationAct, string> = {
  invite: "owner manager",
  seePeople: "owner manager",
  editGroups: "owner",
  editOrganisation: "owner",
  assignToEveryone: "owner",
  readEvents: "owner",
  calibrate: "owner manager",
  handOver: "owner",
  exportOrganisation: "owner",
  deleteOrganisation: "owner",
  seeExamples: "owner manager agent",
  writeChecklist: "owner",
  manageBilling: "owner",
};

describe("rights in a team", () => {
  test.each(Object.entries(ALLOWED) as [PersonAct, string][])("%s is allowed to %s, to nobody else", (act, who) => {
    const allowed = ROLES.flatMap((role) =>
      RELATIONS.filter((relation) => mayToPerson(role, act, relation)).map((one) => `${role ?? "none"}:${one}`),
    );
    expect(allowed).toEqual(who.split(" "));
  });

  test.each(Object.entries(ALLOWED_IN_ORGANISATION) as [OrganisationAct, string][])(
    "%s is allowed to %s",
    (act, who) => {
      expect(ROLES.filter((role) => mayInOrganisation(role, act)).map(String)).toEqual(who.split(" "));
    },
  );

  test("nobody reviews their own attempt, nor asks themselves for an example of it", () => {
    for (const role of ROLES)
      for (const act of ["review", "askForExample"] as const) expect(mayToPerson(role, act, "self")).toBe(false);
  });

  test("nobody but the person reads private practice, whatever they are", () => {
    for (const role of ROLES)
      for (const relation of RELATIONS)
        expect(mayToPerson(role, "readPrivatePractice", relation)).toBe(relation === "self");
  });
});
