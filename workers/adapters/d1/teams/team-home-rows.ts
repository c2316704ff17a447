import { sql } from "drizzle-orm";
import { LOGIN_PLACEHOLDER, type LoginValues, NOW_PLACEHOLDER } from "../identity/login-scope.ts";
import { preparedStatement } from "../prepared-statement.ts";
import { activeOrganisation, myOrganisationsStatement } from "./active-organisation.ts";
import { invitationsToMeStatement, joinableStatement } from "./joining-rows.ts";
import { overseersStatement, peopleCountsStatement } from "./organisation-rows.ts";
import { type OverseenRows, overseenPeopleStatement, type Stretch } from "./overseen-people.ts";
import { offerToMeStatement } from "./ownership-rows.ts";
import { formerEffortStatement, hurtingRulesStatement, overseerStatement } from "./readiness-rows.ts";
import { overseerOf } from "./team-scope.ts";

// The statements of /team, built once: building them for every request took 8 ms of its 45 ms of processor time.

const [login, now] = [LOGIN_PLACEHOLDER, NOW_PLACEHOLDER];
const by = overseerOf(login, now);

export const readMyOrganisations = preparedStatement((db) => myOrganisationsStatement(db, login, now));
export const readPeopleCounts = preparedStatement((db) => peopleCountsStatement(db, login, now));
export const readOverseers = preparedStatement((db) =>
  overseersStatement(db, login, now, activeOrganisation(login, now)),
);
export const readOfferToMe = preparedStatement((db) => offerToMeStatement(db, login, now));
export const readInvitationsToMe = preparedStatement((db) => invitationsToMeStatement(db, login, now));
export const readJoinable = preparedStatement((db) => joinableStatement(db, login, now));
export const readOverseer = preparedStatement((db) => overseerStatement(db, by));
export const readHurtingRules = preparedStatement((db) => hurtingRulesStatement(db, by, now));
export const readFormerEffort = preparedStatement((db) => formerEffortStatement(db, by));

export const readOverseenPeople = preparedStatement<OverseenRows, LoginValues & Stretch>((db) =>
  overseenPeopleStatement(db, by, now, { offset: sql.placeholder("offset"), limit: sql.placeholder("limit") }),
);
