import type { Viewer } from "../identity/viewer.ts";
import type { DeliveryState } from "../webhooks/delivery.ts";
import type { DigestKind } from "../webhooks/digest-message.ts";
import type { WebhookEvent, WebhookOwner } from "../webhooks/webhook-events.ts";
import type { TeamHeader } from "./team-pages.ts";

/** Times are unix ms. */
export type EndpointView = {
  id: string;
  url: string;
  description: string;
  events: WebhookEvent[];
  createdAt: number;
  /** Null: it is on. */
  off: { atMs: number; reason: "owner" | "gone" | "failing" } | null;
  /** Until when the secret before signs, too; null: it does not. */
  bothSecretsUntil: number | null;
};

export type DeliveryView = {
  id: string;
  /** The `webhook-id` header. */
  messageId: string;
  event: string;
  atMs: number;
  state: DeliveryState;
  attempts: number;
  deliveredAt: number | null;
  nextAttemptAt: number | null;
  /** Why the last attempt failed, as a sentence; null: it did not. */
  problem: string | null;
  /** What a press on "Send again" would do something about. */
  maySendAgain: boolean;
};

export type WebhookList = {
  owner: WebhookOwner;
  endpoints: (EndpointView & { deliveries: DeliveryView[] })[];
  mayAddMore: boolean;
  timeZone: string;
};

/** /account/webhooks */
export type OwnWebhooksPage = { viewer: Viewer; list: WebhookList };

/** /team/webhooks */
export type TeamWebhooksPage = {
  viewer: Viewer;
  team: TeamHeader;
  list: WebhookList;
  digests: { kind: DigestKind; nextAt: number; lastSentAt: number | null; problem: string | null }[];
};
