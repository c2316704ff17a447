import { z } from "zod";
import { linkTo } from "#core/emails/email-body.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { WEBHOOK_ACTS_PER_PERSON } from "#core/rate-limit.ts";
import type { DeliveryOutcome } from "#core/webhooks/delivery.ts";
import {
  DIGEST_ADDRESS_WORDS,
  DIGEST_KINDS,
  type DigestKind,
  digestMessage,
  isDigestAddress,
  nextDigestAt,
  nextDigestTryAt,
} from "#core/webhooks/digest-message.ts";
import { URL_MOST } from "#core/webhooks/webhook-events.ts";
import { NOBODY } from "../../adapters/d1/teams/overseen-people.ts";
import {
  claimDigestStatement,
  digestNowStatement,
  digestZoneStatement,
  dueDigestsStatement,
  noteDigestStatement,
  removeDigestStatements,
  setDigestStatements,
} from "../../adapters/d1/webhooks/digest-rows.ts";
import { seal, unseal } from "../../adapters/identity/sealing.ts";
import { log } from "../../log.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import { requireInput } from "../service-input.ts";
import { knownReadiness, readinessStatements } from "../teams/readiness-view.ts";
import { actorStatements, requireActor, requireLogin } from "../teams/team-admission.ts";
import { lookAtTarget } from "../webhooks/target-look.ts";
import type { World } from "../world.ts";

/** Each takes seven statements and a request; what is left goes out with the next run. */
const SENT_AT_ONCE = 50;

const digestSchema = z.object({ kind: z.enum(DIGEST_KINDS), url: z.string().trim().max(URL_MOST) });

/**
 * What the email of Monday says, in a channel of Slack or Teams. Acts are for owners and throw Refusal `signed_out`, `not_found`,
 * `forbidden`, `bad_request` with the reason, `too_many_attempts`.
 */
export function createDigests(world: World) {
  const { db } = world;

  return {
    async set(visitor: Login | null, organisationId: string, input: { kind: string; url: string }): Promise<void> {
      const { login, act, timeZone } = await begin(visitor, organisationId);
      const { kind, url } = requireInput(digestSchema, input);
      if (!isDigestAddress(kind, url)) throw new Refusal("bad_request", { text: DIGEST_ADDRESS_WORDS[kind] });
      const sealedUrl = await seal(world.settings, "digest address", url);
      const nextAt = nextDigestAt(act.nowMs, timeZone);
      const [, set] = await db.batch(setDigestStatements(db, login, act, { kind, sealedUrl, nextAt }));
      if (set.length === 0) throw new Refusal("organization_ends");
    },

    async remove(visitor: Login | null, organisationId: string, kind: string): Promise<void> {
      const { login, act } = await begin(visitor, organisationId);
      const [, removed] = await db.batch(removeDigestStatements(db, login, act, requireKind(kind)));
      if (removed.length === 0) throw new Refusal("not_found");
    },

    /** Sends it at once, and gives whether it arrived. Throws `bad_request`, too, where there is nobody to write about. */
    async sendNow(visitor: Login | null, organisationId: string, named: string): Promise<boolean> {
      const { login, act } = await begin(visitor, organisationId);
      const kind = requireKind(named);
      if ((await digestNowStatement(db, login, act, kind)).length === 0) throw new Refusal("not_found");
      const [row] = await dueDigestsStatement(db, world.now(), { one: { organisationId, kind }, most: 1 });
      const sent = row ? await send(row) : "failed";
      if (sent === "empty")
        throw new Refusal("bad_request", {
          text: "Nobody but owners is in this organization yet: there is nothing to say.",
        });
      return sent === "sent";
    },

    /** Called every quarter of an hour. */
    async run(): Promise<void> {
      for (const row of await dueDigestsStatement(db, world.now(), { one: null, most: SENT_AT_ONCE })) await send(row);
    },
  };

  async function begin(visitor: Login | null, organisationId: string) {
    const login = requireLogin(visitor);
    const nowMs = world.now();
    const [viewers, roles, zones] = await db.batch([
      ...actorStatements(db, login, nowMs, organisationId),
      digestZoneStatement(db, login, nowMs, organisationId),
    ]);
    const viewer = requireActor(world, login, viewers, roles, "editOrganisation");
    await limitPerson(world, "webhook", viewer.id, WEBHOOK_ACTS_PER_PERSON);
    return { login, act: { organisationId, nowMs, eventId: world.newId() }, timeZone: zones[0]?.timeZone ?? "UTC" };
  }

  /** Claimed first: of two runs at once one sends it. A run that breaks off is followed by another within the hour. */
  async function send(
    row: Awaited<ReturnType<typeof dueDigestsStatement>>[number],
  ): Promise<"sent" | "failed" | "empty"> {
    const { organisationId, kind, timeZone } = row;
    const nowMs = world.now();
    const claimedUntil = nextDigestTryAt(nowMs, timeZone);
    if ((await claimDigestStatement(db, row, claimedUntil)).length === 0) return "failed";
    const rows = await db.batch(readinessStatements(db, { organisationId, userId: row.ownerId }, nowMs, NOBODY));
    const known = knownReadiness(rows, nowMs);
    const nextAt = nextDigestAt(nowMs, timeZone);
    if (known === null || known.people.length === 0) {
      await noteDigestStatement(db, { organisationId, kind, claimedUntil }, { nextAt });
      return "empty";
    }
    const digest = { organization: row.organisation, lines: known.lines, link: linkTo(world, "/team") };
    const outcome = await postDigest(await unseal(world.settings, "digest address", row.sealedUrl), kind, digest);
    if (!outcome.ok) log("warn", "digest.failed", { kind, why: outcome.why });
    const result = outcome.ok
      ? { nextAt, sentAt: nowMs, error: null }
      : { nextAt: claimedUntil, error: outcome.status === null ? outcome.why : `${outcome.why} ${outcome.status}` };
    await noteDigestStatement(db, { organisationId, kind, claimedUntil }, result);
    return outcome.ok ? "sent" : "failed";
  }

  async function postDigest(
    address: string,
    kind: DigestKind,
    digest: Parameters<typeof digestMessage>[1],
  ): Promise<DeliveryOutcome> {
    const look = await lookAtTarget(world, address);
    if (!look.ok) return { ...look, status: null };
    const { post } = await import("../../adapters/webhooks/webhook-sender.ts");
    return post(world, look.url, JSON.stringify(digestMessage(kind, digest)), {});
  }
}

function requireKind(kind: string): DigestKind {
  return requireInput(z.enum(DIGEST_KINDS), kind);
}
