import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import type { OwnWebhooksPage, TeamWebhooksPage } from "#core/pages/webhook-pages.ts";
import { WEBHOOK_ACTS_PER_PERSON } from "#core/rate-limit.ts";
import { failureWords } from "#core/webhooks/delivery.ts";
import { ENDPOINTS_MOST } from "#core/webhooks/webhook-events.ts";
import { endpointSchema } from "#core/webhooks/webhook-forms.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { activeOrganisation, myRoleStatement } from "../../adapters/d1/teams/active-organisation.ts";
import { digestHooksStatement } from "../../adapters/d1/webhooks/digest-rows.ts";
import {
  addEndpointStatements,
  changeEndpointStatements,
  deliveriesStatement,
  deliveryStatement,
  endpointsStatement,
  removeEndpointStatements,
  rotateSecretStatements,
  sendAgainStatement,
  testDeliveryStatement,
  turnOffByOwnerStatements,
  turnOnStatement,
  type Whose,
} from "../../adapters/d1/webhooks/endpoint-rows.ts";
import { seal } from "../../adapters/identity/sealing.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import { requireInput } from "../service-input.ts";
import { requireActor, requireLogin, requireTeam, teamStatements } from "../teams/team-admission.ts";
import { sendWebhooksSoon } from "../webhooks/send-soon.ts";
import { lookAtTarget } from "../webhooks/target-look.ts";
import type { World } from "../world.ts";
import { digestView, webhookList } from "./webhook-views.ts";

/** Whose endpoints an act is about: the id of an organization, or null: one's own. */
export type EndpointOwner = string | null;
type EndpointInput = { url: string; description: string; events: readonly string[] };

/**
 * Endpoints that are told what happens: of a person, or of an organization for its owners. Acts throw Refusal `signed_out`, `not_found`
 * (also for what is not theirs), `forbidden`, `bad_request` with the reason, `too_many_attempts`.
 */
export function createWebhooks(world: World) {
  const { db } = world;

  return {
    /** The page /account/webhooks. */
    async openOwn(visitor: Login | null): Promise<OwnWebhooksPage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const act = { whose: "own", nowMs } as const;
      const [viewers, endpoints, deliveries] = await db.batch([
        viewerStatement(db, login, nowMs),
        endpointsStatement(db, login, act),
        deliveriesStatement(db, login, act),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const timeZone = timeZoneOf(world, viewer);
      return { viewer, list: webhookList(endpoints, deliveries, { owner: "person", timeZone, nowMs }) };
    },

    /** The page /team/webhooks, for an owner. */
    async openTeam(visitor: Login | null): Promise<TeamWebhooksPage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const organisationId = activeOrganisation(login, nowMs);
      const act = { whose: { organisationId }, nowMs } as const;
      const [viewers, mine, endpoints, deliveries, digests] = await db.batch([
        ...teamStatements(db, login, nowMs),
        endpointsStatement(db, login, act),
        deliveriesStatement(db, login, act),
        digestHooksStatement(db, login, nowMs, organisationId),
      ]);
      const { viewer, team } = requireTeam(world, login, viewers, mine, "editOrganisation");
      const list = webhookList(endpoints, deliveries, { owner: "organization", timeZone: team.timeZone, nowMs });
      return { viewer, team, list, digests: digests.map(digestView) };
    },

    /** Gives the secret, which is shown this once. */
    async add(visitor: Login | null, owner: EndpointOwner, input: EndpointInput): Promise<{ secret: string }> {
      const { login, act } = await begin(visitor, owner);
      const endpoint = await requireEndpoint(owner, input);
      const { secret, sealedSecret } = await newSecret();
      const [, added] = await db.batch(
        addEndpointStatements(db, login, act, { ...endpoint, id: world.newId(), sealedSecret }),
      );
      if (added.length === 0)
        throw new Refusal("bad_request", { text: `There can be ${ENDPOINTS_MOST} webhooks. Remove one first.` });
      return { secret };
    },

    async change(visitor: Login | null, owner: EndpointOwner, id: string, input: EndpointInput): Promise<void> {
      const { login, act } = await begin(visitor, owner);
      const endpoint = await requireEndpoint(owner, input);
      const [, changed] = await db.batch(changeEndpointStatements(db, login, act, { ...endpoint, id }));
      requireOne(changed);
    },

    /** Gives the new secret. The one before signs beside it for a day. */
    async rotate(visitor: Login | null, owner: EndpointOwner, id: string): Promise<{ secret: string }> {
      const { login, act } = await begin(visitor, owner);
      const { secret, sealedSecret } = await newSecret();
      const [, rotated] = await db.batch(rotateSecretStatements(db, login, act, { id, sealedSecret }));
      requireOne(rotated);
      return { secret };
    },

    /** What waits is given up; what happens while it is off is never sent there. */
    async turnOff(visitor: Login | null, owner: EndpointOwner, id: string): Promise<void> {
      const { login, act } = await begin(visitor, owner);
      const [off] = await db.batch(turnOffByOwnerStatements(db, login, act, id));
      requireOne(off);
    },

    async turnOn(visitor: Login | null, owner: EndpointOwner, id: string): Promise<void> {
      const { login, act } = await begin(visitor, owner);
      requireOne(await turnOnStatement(db, login, act, id));
    },

    /** With its log. */
    async remove(visitor: Login | null, owner: EndpointOwner, id: string): Promise<void> {
      const { login, act } = await begin(visitor, owner);
      const [, , removed] = await db.batch(removeEndpointStatements(db, login, act, id));
      requireOne(removed);
    },

    async sendTest(visitor: Login | null, owner: EndpointOwner, id: string): Promise<void> {
      const { login, act } = await begin(visitor, owner);
      const messageId = `msg_test_${world.newId()}`;
      requireOne(await testDeliveryStatement(db, login, act, { endpointId: id, messageId }));
      sendWebhooksSoon(world);
    },

    /** Throws also `bad_request` while its endpoint is off. Of two presses the second changes nothing. */
    async sendAgain(visitor: Login | null, owner: EndpointOwner, deliveryId: string): Promise<void> {
      const { login, act } = await begin(visitor, owner);
      const [[known]] = await db.batch([
        deliveryStatement(db, login, act, deliveryId),
        sendAgainStatement(db, login, act, deliveryId),
      ]);
      if (!known) throw new Refusal("not_found");
      if (known.isOff) throw new Refusal("bad_request", { text: "This webhook is off. Turn it on first." });
      sendWebhooksSoon(world);
    },
  };

  /** Who acts, for whom. The statements carry the same conditions; this one chooses the refusal and counts. */
  async function begin(visitor: Login | null, owner: EndpointOwner) {
    const login = requireLogin(visitor);
    const nowMs = world.now();
    const [viewers, roles] = await db.batch([
      viewerStatement(db, login, nowMs),
      myRoleStatement(db, login, nowMs, owner ?? ""),
    ]);
    const viewer: Viewer =
      owner === null
        ? requireViewer(world, login, viewers)
        : requireActor(world, login, viewers, roles, "editOrganisation");
    await limitPerson(world, "webhook", viewer.id, WEBHOOK_ACTS_PER_PERSON);
    const whose: Whose = owner === null ? "own" : { organisationId: owner };
    return { login, act: { whose, nowMs, eventId: world.newId() } };
  }

  /** A name that cannot be looked up now is looked up before each sending. */
  async function requireEndpoint(owner: EndpointOwner, input: EndpointInput) {
    const { url, ...rest } = requireInput(endpointSchema(owner === null ? "person" : "organization"), input);
    const look = await lookAtTarget(world, url);
    if (look.ok) return { ...rest, url: look.url.href };
    if (look.why !== "no-dns") throw new Refusal("bad_request", { text: failureWords(look.why, null) });
    return { ...rest, url: new URL(url).href };
  }

  async function newSecret() {
    const { webhookSecret } = await import("../../adapters/webhooks/webhook-sender.ts");
    const secret = webhookSecret(world.newToken());
    return { secret, sealedSecret: await seal(world.settings, "webhook secret", secret) };
  }
}

function requireOne(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new Refusal("not_found");
}
