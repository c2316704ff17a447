import type { Viewer } from "../identity/viewer.ts";
import type { ZoneGroup } from "../time-zones.ts";

/** What the page between the password and the first page is given. */
export type SecondStepView =
  | { state: "signed-out" | "done" }
  | { state: "asked"; hasApp: boolean; hasPasskey: boolean; phones: { id: string; ending: string }[] };

/** What somebody shows before something of their account is taken away: their password or, having none, a mailed code. */
export type OwnProof = "password" | "code";

export type ProfilePage = {
  viewer: Viewer;
  fullName: string;
  email: string;
  /** A change of email address that waits for its emails, as long as a link of theirs works; `confirmed` is the side that was confirmed first. */
  pending: { email: string; confirmed: "current" | "new" | null } | null;
  /** In which the person's days are counted: their own or, until it is known, that of the request. */
  timeZone: string;
  zoneGroups: ZoneGroup[];
};

export type SecurityPage = {
  viewer: Viewer;
  hasPassword: boolean;
  /** Of new passwords, in characters. */
  leastPasswordLength: number;
  secondFactor: { isOn: boolean; codesLeft: number };
  passkeyCount: number;
  /** Ways to sign in: the person's own email address or phone, and accounts at providers. */
  /** Whether the settings let a person unlink a way to sign in. */
  mayUnlink: boolean;
  linked: { id: string; provider: string; name: string; mayUnlink: boolean }[];
  /** Providers of which no account is linked yet. */
  mayLink: string[];
};

/** Times are unix ms. */
export type PasskeysPage = {
  viewer: Viewer;
  passkeys: { id: string; name: string; isBackedUp: boolean; addedAt: number; lastUsedAt: number | null }[];
  /** There is one, and neither a password nor a provider: it stays. */
  onlyWayIn: boolean;
  /** Those that can be brought back. */
  removed: { id: string; name: string }[];
  /** What is asked for before one is removed. */
  proof: OwnProof;
  nowMs: number;
  /** Of the person, for the days on the page. */
  timeZone: string;
};

export type TwoStepPage = {
  viewer: Viewer;
  proven: { id: string; kind: "app" | "phone" | "key"; name: string; addedAt: number }[];
  codesLeft: number;
  setUp: { factorId: string; secret: string; qrSvg: string } | null;
  /** Of the person, for the days on the page. */
  timeZone: string;
};

/** `name` stands for it in forms. Times are unix ms. */
export type DeviceView = { name: string; label: string; signedInAt: number; lastSeenAt: number };
export type DevicesPage = {
  viewer: Viewer;
  browsers: (DeviceView & { isHere: boolean })[];
  /** Clients of the API. */
  apps: DeviceView[];
  nowMs: number;
  /** Of the person, for the days on the page. */
  timeZone: string;
};

export type DataPage = {
  viewer: Viewer;
  /** What is asked for before the account is deleted. */
  proof: OwnProof;
  isOnlyAdmin: boolean;
  /** Of an organization that others are in. */
  isLastOwner: boolean;
};
