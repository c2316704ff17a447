import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { TeamHomePage, TeamSettingsPage } from "#core/pages/team-pages.ts";
import { ORGANIZATIONS_PER_PERSON } from "#core/rate-limit.ts";
import { domainRecord } from "#core/teams/domain-record.ts";
import { slugOfName, slugWithEnding } from "#core/teams/organisation-slug.ts";
import { joinPath } from "#core/teams/team-emails.ts";
import { teamEventWords } from "#core/teams/team-events.ts";
import { foundSchema, type OrganisationInput, organisationSchema } from "#core/teams/team-forms.ts";
import { zoneGroups } from "#core/time-zones.ts";
import { isUniqueCollision } from "../../adapters/d1/database.ts";
import { readViewer, viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { readAll } from "../../adapters/d1/prepared-statement.ts";
import { switchStatement } from "../../adapters/d1/teams/active-organisation.ts";
import { domainsStatement } from "../../adapters/d1/teams/domain-rows.ts";
import { eventsStatement } from "../../adapters/d1/teams/event-rows.ts";
import { peopleStatement } from "../../adapters/d1/teams/member-rows.ts";
import {
  changeSettingsStatements,
  foundStatements,
  settingsStatement,
} from "../../adapters/d1/teams/organisation-rows.ts";
import { offerStatement } from "../../adapters/d1/teams/ownership-rows.ts";
import {
  readFormerEffort,
  readHurtingRules,
  readInvitationsToMe,
  readJoinable,
  readMyOrganisations,
  readOfferToMe,
  readOverseenPeople,
  readOverseer,
  readOverseers,
  readPeopleCounts,
} from "../../adapters/d1/teams/team-home-rows.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { sealInvitation } from "./invitation-tokens.ts";
import { readinessView, shownOf, stretchOf } from "./readiness-view.ts";
import {
  actorStatements,
  requireActor,
  requireLogin,
  requireTeam,
  teamHeader,
  teamStatements,
} from "./team-admission.ts";

/** An organization as a whole: founding it, working in one of several, its settings. Throws Refusal `signed_out` without a login. */
export function createOrganisations(world: World) {
  const { db } = world;

  return {
    /** The page /team, also of whoever is in no organization. Throws Refusal `not_found` for a page of people that is not there. */
    async openHome(visitor: Login | null, search = new URLSearchParams()): Promise<TeamHomePage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const shown = shownOf(search);
      const values = { tokenHash: login.tokenHash, nowMs };
      const [viewers, mine, counts, overseers, offers, invitations, joinable, ...readiness] = await readAll(db, [
        readViewer(db, values),
        readMyOrganisations(db, values),
        readPeopleCounts(db, values),
        readOverseers(db, values),
        readOfferToMe(db, values),
        readInvitationsToMe(db, values),
        readJoinable(db, values),
        readOverseer(db, values),
        readOverseenPeople(db, { ...values, ...stretchOf(shown) }),
        readHurtingRules(db, values),
        readFormerEffort(db, values),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const sealed = invitations.map(async ({ id, ...one }) => ({
        ...one,
        path: joinPath(await sealInvitation(world.settings, id)),
      }));
      const team = teamHeader(mine);
      return {
        viewer,
        team,
        readiness: team && readinessView(readiness, { team, nowMs, shown }),
        counts: counts.length > 0 ? counts : null,
        overseers,
        offer: offers[0] ?? null,
        heldSince: mine[0]?.heldSince ?? null,
        invitations: await Promise.all(sealed),
        joinable,
        nowMs,
      };
    },

    /** Founds an organization, with the person as its owner. Throws Refusal `bad_request` or `too_many_attempts`. */
    async found(visitor: Login | null, input: { name: string }): Promise<{ id: string }> {
      const login = requireLogin(visitor);
      const { name } = requireInput(foundSchema, input);
      const viewer = requireViewer(world, login, await viewerStatement(db, login, world.now()));
      await limitPerson(world, "organization", viewer.id, ORGANIZATIONS_PER_PERSON);
      const founding = {
        id: world.newId(),
        eventId: world.newId(),
        name,
        timeZone: timeZoneOf(world, viewer),
        nowMs: world.now(),
      };
      const slug = slugOfName(name);
      try {
        await db.batch(foundStatements(db, login, { ...founding, slug }));
      } catch (error) {
        if (!isUniqueCollision(error, "organisations.slug")) throw error;
        await db.batch(foundStatements(db, login, { ...founding, slug: slugWithEnding(slug, founding.id) }));
      }
      return { id: founding.id };
    },

    /** From now on the person works in this one of their organizations. Throws Refusal `not_found`. */
    async switchTo(visitor: Login | null, organisationId: string): Promise<void> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, mine] = await db.batch([
        viewerStatement(db, login, nowMs),
        switchStatement(db, login, nowMs, organisationId),
      ]);
      requireViewer(world, login, viewers);
      if (!mine.some(({ isActive }) => isActive)) throw new Refusal("not_found");
    },

    /** The page /team/settings, for an owner. Throws Refusal `not_found` or `forbidden`. */
    async openSettings(visitor: Login | null): Promise<TeamSettingsPage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, mine, settings, domains, people, offers, events] = await db.batch([
        ...teamStatements(db, login, nowMs),
        settingsStatement(db, login, nowMs),
        domainsStatement(db, login, nowMs),
        peopleStatement(db, login, nowMs),
        offerStatement(db, login, nowMs),
        eventsStatement(db, login, nowMs),
      ]);
      const { viewer, team } = requireTeam(world, login, viewers, mine, "editOrganisation");
      const [row] = settings;
      if (!row) throw new Refusal("not_found");
      return {
        viewer,
        team,
        organisation: {
          name: row.name,
          slug: row.slug,
          timeZone: row.time_zone,
          soundDays: row.sound_kept_days,
          wordsDays: row.words_kept_days,
          certificatesDays: row.certificates_kept_days,
          countsAfter: row.counts_after,
        },
        zoneGroups: zoneGroups(Intl.supportedValuesOf("timeZone")),
        soundKeptMost: world.settings.RECORDING_RETENTION_DAYS,
        domains: domains.map(({ domain, token, verifiedAt }) => ({ domain, verifiedAt, record: domainRecord(token) })),
        candidates: people.filter(({ role }) => role !== "owner").map(({ id, name }) => ({ id, name })),
        offer: offers[0] ?? null,
        events: events.map(({ id, kind, data, byId, by, aboutId, about, assignment, atMs }) => ({
          id,
          words: teamEventWords(kind, data),
          by: by ?? (byId === null ? "A schedule" : "Somebody who is gone"),
          about: aboutId === null ? assignment : aboutId === byId ? null : (about ?? "somebody who is gone"),
          atMs,
        })),
      };
    },

    /** Throws Refusal `bad_request`, `not_found`, `forbidden` or `slug_taken`. */
    async changeSettings(visitor: Login | null, organisationId: string, input: OrganisationInput): Promise<void> {
      const login = requireLogin(visitor);
      const change = requireInput(organisationSchema, input);
      const nowMs = world.now();
      try {
        const [viewers, roles] = await db.batch([
          ...actorStatements(db, login, nowMs, organisationId),
          ...changeSettingsStatements(db, login, {
            organisationId,
            eventId: world.newId(),
            nowMs,
            change: {
              name: change.name,
              slug: change.slug,
              time_zone: change.timeZone,
              sound_kept_days: change.soundDays,
              words_kept_days: change.wordsDays,
              certificates_kept_days: change.certificatesDays,
              counts_after: change.countsAfter,
            },
          }),
        ]);
        requireActor(world, login, viewers, roles, "editOrganisation");
      } catch (error) {
        throw isUniqueCollision(error, "organisations.slug") ? new Refusal("slug_taken") : error;
      }
    },
  };
}
