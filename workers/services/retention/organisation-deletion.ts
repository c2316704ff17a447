import { site } from "#app/site/site.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { UNDO_MS } from "#core/retention/organisation-end.ts";
import { deletionAskedEmail, deletionUndoneEmail } from "#core/teams/team-emails.ts";
import { hasRow, runBatch } from "../../adapters/d1/database.ts";
import { removeOrganisationStatements } from "../../adapters/d1/organisation-removal.ts";
import { insertEmailWhereStatement } from "../../adapters/d1/outbox.ts";
import {
  askDeletionStatements,
  claimEndedStatements,
  deletesAtStatement,
  endingStatements,
  handedInToStatement,
  undoDeletionStatements,
  wasNoted,
} from "../../adapters/d1/teams/ending-rows.ts";
import { faultOf, log } from "../../log.ts";
import { removeConversations } from "../conversations/remove-conversations.ts";
import { createOutbox, newEmail } from "../outbox/outbox.ts";
import { actorStatements, requireActor, requireLogin } from "../teams/team-admission.ts";
import type { World } from "../world.ts";

/** Deleting a whole organization, by its owner. Every method throws Refusal `signed_out`, `not_found` or `forbidden`. */
export function createOrganisationDeletion(world: World) {
  const { db } = world;

  return {
    /**
     * It is deleted in two weeks unless an owner undoes it; the other owners get an email. Asking again changes nothing. Throws Refusal
     * `not_confirmed` where its name was not typed, `under_legal_hold` while somebody is, `billing_unavailable` where Stripe cannot be
     * asked to charge nothing any more.
     */
    async ask(visitor: Login | null, organisationId: string, typed: string): Promise<void> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const { viewer, organisation, others } = await requireOwner(login, organisationId);
      if (organisation.deletesAt !== null) return;
      if (world.billing !== null && !organisation.isHeld && typed.trim() === organisation.name) {
        const { cancelAtPeriodEnd } = await import("../billing/leaving.ts");
        await cancelAtPeriodEnd(world, organisationId);
      }
      const ending = { organisationId, eventId: world.newId(), nowMs, typed: typed.trim(), deletesAt: nowMs + UNDO_MS };
      const body = deletionAskedEmail({
        ...mailOf(organisation.name, viewer),
        ...ending,
        timeZone: organisation.timeZone,
      });
      const mails = others.map((email) => newEmail(world, email, body));
      const isAsked = wasNoted(ending.eventId);
      const [, asked] = await runBatch(db, [
        ...askDeletionStatements(db, login, ending),
        ...mails.map((mail) => insertEmailWhereStatement(db, mail, nowMs, isAsked)),
      ]);
      if (hasRow(asked)) return world.background(createOutbox(world).deliverDue());
      const [now] = await deletesAtStatement(db, organisationId);
      // Another owner was quicker.
      if (now?.deletesAt != null) return;
      throw new Refusal(organisation.isHeld ? "under_legal_hold" : "not_confirmed");
    },

    /** Throws Refusal `deletion_begun` where it is too late. Undoing what nobody has asked for changes nothing. */
    async undo(visitor: Login | null, organisationId: string): Promise<void> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const { viewer, organisation, others } = await requireOwner(login, organisationId);
      if (organisation.deletesAt === null) return;
      const body = deletionUndoneEmail(mailOf(organisation.name, viewer));
      const mails = others.map((email) => newEmail(world, email, body));
      const eventId = world.newId();
      const isUndone = wasNoted(eventId);
      const [, undone] = await runBatch(db, [
        ...undoDeletionStatements(db, login, { organisationId, eventId, nowMs }),
        ...mails.map((mail) => insertEmailWhereStatement(db, mail, nowMs, isUndone)),
      ]);
      if (hasRow(undone)) return world.background(createOutbox(world).deliverDue());
      const [now] = await deletesAtStatement(db, organisationId);
      if (now?.deletesAt === null) return;
      throw new Refusal("deletion_begun");
    },
  };

  async function requireOwner(login: Login, organisationId: string) {
    const nowMs = world.now();
    const [viewers, roles, rows, owners] = await db.batch([
      ...actorStatements(db, login, nowMs, organisationId),
      ...endingStatements(db, login, nowMs, organisationId),
    ]);
    const viewer = requireActor(world, login, viewers, roles, "deleteOrganisation");
    const [row] = rows;
    if (!row) throw new Refusal("not_found");
    return {
      viewer,
      organisation: { ...row, isHeld: row.isHeld === 1 },
      others: owners.flatMap(({ email }) => (email.includes("@") ? email : [])),
    };
  }

  function mailOf(organisation: string, by: { fullName: string; email: string }) {
    return { siteUrl: world.siteUrl, siteName: site.name, organisation, by: by.fullName || by.email };
  }
}

/** Each conversation takes about six requests; a run may make 1,000. */
const CONVERSATIONS_A_RUN = 40;
const ORGANISATIONS_A_RUN = 10;

/**
 * Deletes the organizations whose two weeks are over: what was handed in to them, then everything else, but people and their private
 * practice. What is left, because it is much or could not be deleted, is for the next run; nobody can undo it any more.
 */
export async function deleteEndedOrganisations(world: World): Promise<void> {
  const { db } = world;
  const [, ended] = await db.batch([...claimEndedStatements(db, world.now(), ORGANISATIONS_A_RUN)]);
  let left = CONVERSATIONS_A_RUN;
  for (const { id } of ended) {
    const conversations = left > 0 ? await handedInToStatement(db, id, left) : [];
    left -= conversations.length;
    for (const conversation of conversations) {
      try {
        await removeConversations(world, [conversation], { alsoKept: true });
      } catch (error) {
        log("error", "organization.deletion", faultOf(error));
      }
    }
    if (await isCanceled(world, id)) await db.batch([...removeOrganisationStatements(db, id, world.now())]);
  }
}

/** What it pays is canceled at Stripe first. False where that cannot be done now: the next run tries again. */
async function isCanceled(world: World, organisationId: string): Promise<boolean> {
  if (world.billing === null) return true;
  const { cancelBeforeOrganisationGoes } = await import("../billing/leaving.ts");
  try {
    await cancelBeforeOrganisationGoes(world, organisationId);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    log("warn", "organization.billing", { code: error.code });
    return false;
  }
}
