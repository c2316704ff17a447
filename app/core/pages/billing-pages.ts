import type { BillingView } from "../billing/billing-view.ts";
import type { PlanCode } from "../billing/plan-code.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { TeamHeader } from "./team-pages.ts";

/** The page of a plan: a person's own, or of the organization that the viewer works in and owns. */
export type BillingPage = {
  viewer: Viewer;
  /** Null: the viewer's own plan. */
  team: TeamHeader | null;
  view: BillingView;
  /** There is a customer at Stripe, so there are pages of it for cards and invoices. */
  hasPortal: boolean;
  timeZone: string;
};

/** /admin/billing. Nothing on it is secret; of Stripe it holds what was last read. */
export type AdminBillingPage = {
  viewer: Viewer;
  /** Null: nobody bills here. */
  billing: {
    accounts: { query: { search: string; page: number }; total: number; rows: AdminAccount[] };
    events: AdminEvent[];
    grants: AdminGrant[];
    /** Null: not asked for. `unavailable`: Stripe could not be asked. */
    revenue: { days: number; rows: { plan: string; cents: number; invoices: number }[] } | "unavailable" | null;
    isTest: boolean;
  } | null;
  nowMs: number;
  /** Of the reader. */
  timeZone: string;
};

export type AdminAccount = {
  id: string;
  /** Of the person or the organization. */
  name: string;
  /** An email address, or the short name of an organization. */
  address: string;
  isTeam: boolean;
  state: string;
  hasCustomer: boolean;
  isCustomerGone: boolean;
  grant: { plan: PlanCode; seats: number | null; until: number | null; why: string } | null;
};

export type AdminEvent = {
  id: string;
  type: string;
  account: string | null;
  result: "received" | "done" | "ignored" | "failed";
  problem: string | null;
  tries: number;
  receivedAt: number;
};

/** What admins set by hand, newest first. `plan` null: it was ended. */
export type AdminGrant = {
  id: string;
  of: string;
  by: string;
  plan: PlanCode | null;
  seats: number | null;
  until: number | null;
  why: string;
  atMs: number;
};
