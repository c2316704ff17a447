import type { Viewer } from "../identity/viewer.ts";
import type { InvitationAnswer, InvitationState } from "../teams/invitation-rules.ts";
import type { InvitedRole, PersonLine } from "../teams/people-csv.ts";
import type { TeamRole } from "../teams/team-rights.ts";
import type { ZoneGroup } from "../time-zones.ts";
import type { ReadinessView } from "./readiness-pages.ts";

/** The organization that the viewer works in now, for the frame of every team page. Times are unix ms. */
export type TeamHeader = {
  id: string;
  name: string;
  role: TeamRole;
  /** Due dates, weeks and the moments on these pages are told in it. */
  timeZone: string;
  /** When the organization is deleted (retention/organisation-end.ts); null: nobody has asked for it. */
  deletesAt: number | null;
  /** Its weekly boards are on. */
  boardsOn: boolean;
  /** Others that the viewer is in and may switch to. */
  others: { id: string; name: string }[];
};

export type TeamHomePage = {
  viewer: Viewer;
  /** Null: in no organization. */
  team: TeamHeader | null;
  /** Null: they oversee nobody by their role. */
  readiness: ReadinessView | null;
  /** Null: not for this role. */
  counts: { role: TeamRole; people: number }[] | null;
  /** Who sees what the viewer hands in. */
  overseers: { id: string; name: string; role: TeamRole }[];
  offer: { by: string } | null;
  /** Since when the viewer is under a legal hold; null: they are not. */
  heldSince: number | null;
  /** To the viewer's confirmed address. */
  invitations: { organisation: string; by: string; role: InvitedRole; path: string }[];
  /** Organizations whose verified domain the viewer's confirmed address has. */
  joinable: { id: string; name: string; domain: string }[];
  nowMs: number;
};

export type TeamPerson = {
  id: string;
  name: string;
  email: string;
  role: TeamRole;
  joinedAt: number;
  groups: string[];
};

export type InvitationView = {
  id: string;
  kind: "email" | "link";
  email: string | null;
  role: InvitedRole;
  group: string | null;
  uses: number;
  usesMost: number;
  domains: string[];
  expiresAt: number;
  state: InvitationState;
  /** An absolute address. */
  link: string;
  /** Of the email. `waiting`: it goes out with the next ones. Null: there is none to send. */
  mail: "sent" | "waiting" | "not-sent" | null;
  by: string;
};

export type TeamPeoplePage = {
  viewer: Viewer;
  team: TeamHeader;
  people: TeamPerson[];
  invitations: InvitationView[];
  /** That the viewer may invite to. */
  groups: { id: string; name: string }[];
  roles: readonly InvitedRole[];
  mayChangePeople: boolean;
  /** Everybody who is or was in it, and since when they are under a legal hold; null: not for this role. */
  holds: { id: string; name: string; hasLeft: boolean; heldSince: number | null }[] | null;
  /** What coming and going does to the price, for an owner; null: there is none to be paid. */
  seats: { joining: string | null; removing: string } | null;
  nowMs: number;
};

export type PeopleImportPage = {
  viewer: Viewer;
  team: TeamHeader;
  groups: { id: string; name: string }[];
  roles: readonly InvitedRole[];
};

/** What a file would do. `csv`: as it was given, to be sent again. */
export type PeopleImportReport = { lines: PersonLine[]; csv: string };

export type TeamGroup = {
  id: string;
  name: string;
  people: { id: string; name: string }[];
  managers: { id: string; name: string }[];
};

export type TeamGroupsPage = {
  viewer: Viewer;
  team: TeamHeader;
  groups: TeamGroup[];
  /** Everybody, to be put into groups; empty for whoever may not. */
  everybody: { id: string; name: string; role: TeamRole }[];
  mayEdit: boolean;
};

export type TeamSettingsPage = {
  viewer: Viewer;
  team: TeamHeader;
  organisation: {
    name: string;
    slug: string;
    timeZone: string;
    soundDays: number;
    wordsDays: number;
    certificatesDays: number;
    countsAfter: boolean;
  };
  zoneGroups: ZoneGroup[];
  /** No recording is kept longer here, in days, whatever the organization chooses. */
  soundKeptMost: number;
  domains: { domain: string; record: string; verifiedAt: number | null }[];
  /** Whom the ownership may be offered to. */
  candidates: { id: string; name: string }[];
  offer: { to: string } | null;
  /** `about`: a person, else an assignment. */
  events: { id: string; words: string; by: string; about: string | null; atMs: number }[];
};

/** What the link of an invitation shows. `unknown`: it is none of ours. */
export type JoinPage = { viewer: Viewer | null } & (
  | { state: "unknown" }
  | {
      state: InvitationAnswer | "signed-out";
      organisation: string;
      by: string;
      role: InvitedRole;
      /** That it was sent to; null for a link. */
      email: string | null;
      domains: string[];
    }
);
