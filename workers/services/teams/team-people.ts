import { site } from "#app/site/site.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { ownershipOfferEmail } from "#core/teams/team-emails.ts";
import { roleSchema } from "#core/teams/team-forms.ts";
import { type ZoneOffset, zoneOffsets } from "#core/zone-offsets.ts";
import { insertEmailStatement } from "../../adapters/d1/outbox.ts";
import { myOrganisationsStatement } from "../../adapters/d1/teams/active-organisation.ts";
import {
  changeRoleStatements,
  leaveStatements,
  membershipDaysStatement,
  peopleStatement,
  removeMemberStatements,
} from "../../adapters/d1/teams/member-rows.ts";
import { acceptOfferStatements, endOfferStatements, offerStatements } from "../../adapters/d1/teams/ownership-rows.ts";
import { createOutbox, newEmail } from "../outbox/outbox.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { actorStatements, requireActor, requireLogin } from "./team-admission.ts";

/**
 * What becomes of people in an organization, and of its ownership. Every method throws Refusal `signed_out`, `not_found` where the
 * person who acts, or who it is about, is not in the organization, and `forbidden` for a role that may not.
 */
export function createTeamPeople(world: World) {
  const { db } = world;

  return {
    /** Gives somebody else another role. Nothing changes where they have it. */
    async changeRole(
      visitor: Login | null,
      organisationId: string,
      userId: string,
      input: { role: string },
    ): Promise<void> {
      const login = requireLogin(visitor);
      const { role } = requireInput(roleSchema, input);
      const act = newAct(organisationId);
      const [viewers, roles, people, , changed] = await db.batch([
        ...actorStatements(db, login, act.nowMs, organisationId),
        peopleStatement(db, login, act.nowMs),
        ...changeRoleStatements(db, login, { ...act, userId }, role),
      ]);
      const viewer = requireActor(world, login, viewers, roles, "editOrganisation");
      if (changed.length > 0) return;
      if (viewer.id === userId) throw new Refusal("forbidden", { text: "You cannot change your own role." });
      if (!people.some((one) => one.id === userId)) throw new Refusal("not_found");
    },

    /** Takes somebody else out. What they handed in stays. */
    async remove(visitor: Login | null, organisationId: string, userId: string): Promise<void> {
      const login = requireLogin(visitor);
      const act = newAct(organisationId);
      const offsets = await offsetsOfMembership(login, act, userId);
      const [viewers, roles, , removed] = await db.batch([
        ...actorStatements(db, login, act.nowMs, organisationId),
        ...removeMemberStatements(db, login, { ...act, userId, offsets }),
      ]);
      const viewer = requireActor(world, login, viewers, roles, "editOrganisation");
      if (removed.length > 0) return;
      if (viewer.id === userId)
        throw new Refusal("forbidden", { text: "Leave the organization to take yourself out." });
      throw new Refusal("not_found");
    },

    /** Throws Refusal `last_owner`. */
    async leave(visitor: Login | null, organisationId: string): Promise<void> {
      const login = requireLogin(visitor);
      const act = newAct(organisationId);
      const offsets = await offsetsOfMembership(login, act, null);
      const [viewers, roles, , left] = await db.batch([
        ...actorStatements(db, login, act.nowMs, organisationId),
        ...leaveStatements(db, login, { ...act, offsets }),
      ]);
      requireActor(world, login, viewers, roles, null);
      if (left.length === 0) throw new Refusal("last_owner");
    },

    /** Offers the owner's place to somebody, who gets an email. An earlier offer is replaced. */
    async offerOwnership(visitor: Login | null, organisationId: string, userId: string): Promise<void> {
      const login = requireLogin(visitor);
      const act = newAct(organisationId);
      const [viewers, roles, mine, people, , offered] = await db.batch([
        ...actorStatements(db, login, act.nowMs, organisationId),
        myOrganisationsStatement(db, login, act.nowMs),
        peopleStatement(db, login, act.nowMs),
        ...offerStatements(db, login, { ...act, userId }),
      ]);
      const viewer = requireActor(world, login, viewers, roles, "handOver");
      if (offered.length === 0) throw new Refusal("not_found");
      const to = people.find(({ id }) => id === userId)?.email ?? "";
      if (!to.includes("@")) return;
      const mail = newEmail(
        world,
        to,
        ownershipOfferEmail({
          siteUrl: world.siteUrl,
          siteName: site.name,
          organisation: mine.find(({ id }) => id === organisationId)?.name ?? "",
          by: viewer.fullName || viewer.email,
        }),
      );
      await insertEmailStatement(db, mail, world.now());
      world.background(createOutbox(world).deliver(mail.id));
    },

    /** The person becomes the owner, and who offered it a manager. Throws Refusal `not_found` where nothing is offered any more. */
    async acceptOwnership(visitor: Login | null, organisationId: string): Promise<void> {
      const login = requireLogin(visitor);
      const act = newAct(organisationId);
      const [viewers, roles, , changed] = await db.batch([
        ...actorStatements(db, login, act.nowMs, organisationId),
        ...acceptOfferStatements(db, login, act),
      ]);
      requireActor(world, login, viewers, roles, null);
      if (changed.length === 0) throw new Refusal("not_found");
    },

    /** `declined` by whom it was made to, `withdrawn` by an owner. Throws Refusal `not_found` where there is none. */
    async endOffer(visitor: Login | null, organisationId: string, how: "declined" | "withdrawn"): Promise<void> {
      const login = requireLogin(visitor);
      const act = newAct(organisationId);
      const [viewers, roles, , ended] = await db.batch([
        ...actorStatements(db, login, act.nowMs, organisationId),
        ...endOfferStatements(db, login, act, how),
      ]);
      requireActor(world, login, viewers, roles, how === "withdrawn" ? "handOver" : null);
      if (ended.length === 0) throw new Refusal("not_found");
    },
  };

  /** By which the days of effort are counted that stay when a membership ends; the statements that end it count them. */
  async function offsetsOfMembership(
    login: Login,
    { organisationId, nowMs }: ReturnType<typeof newAct>,
    userId: string | null,
  ): Promise<ZoneOffset[]> {
    const [row] = await membershipDaysStatement(db, login, { organisationId, userId, nowMs });
    return row ? zoneOffsets(row.timeZone, row.joinedAt, nowMs) : [];
  }

  function newAct(organisationId: string) {
    return { organisationId, eventId: world.newId(), nowMs: world.now() };
  }
}
