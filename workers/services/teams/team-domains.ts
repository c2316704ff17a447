import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { DOMAIN_CHECKS_PER_PERSON } from "#core/rate-limit.ts";
import { domainRecord } from "#core/teams/domain-record.ts";
import { domainSchema } from "#core/teams/team-forms.ts";
import { isUniqueCollision } from "../../adapters/d1/database.ts";
import {
  addDomainStatements,
  domainTokenStatement,
  removeDomainStatements,
  verifyDomainStatements,
} from "../../adapters/d1/teams/domain-rows.ts";
import { findTxtRecords } from "../../adapters/dns-over-https.ts";
import { verifiedDomainClaims } from "../billing/practice-start.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { actorStatements, requireActor, requireLogin } from "./team-admission.ts";

/**
 * Domains whose people may join by themselves. Methods throw Refusal `signed_out`, `not_found`, `forbidden`, and `bad_request` for
 * what is no domain or one where anybody can have an address.
 */
export function createTeamDomains(world: World) {
  const { db } = world;

  return {
    async add(visitor: Login | null, organisationId: string, input: { domain: string }): Promise<void> {
      const login = requireLogin(visitor);
      const act = newAct(organisationId, requireInput(domainSchema, input).domain);
      const [viewers, roles] = await db.batch([
        ...actorStatements(db, login, act.nowMs, organisationId),
        ...addDomainStatements(db, login, act, world.newToken()),
      ]);
      requireActor(world, login, viewers, roles, "editOrganisation");
    },

    /**
     * Looks for the record, and marks the domain as verified. Throws also Refusal `domain_unproven`, `domain_taken`,
     * `dns_unreachable` or `too_many_attempts`.
     */
    async verify(visitor: Login | null, organisationId: string, input: { domain: string }): Promise<void> {
      const login = requireLogin(visitor);
      const act = newAct(organisationId, requireInput(domainSchema, input).domain);
      const [viewers, roles, tokens] = await db.batch([
        ...actorStatements(db, login, act.nowMs, organisationId),
        domainTokenStatement(db, login, act),
      ]);
      const viewer = requireActor(world, login, viewers, roles, "editOrganisation");
      const [known] = tokens;
      if (!known) throw new Refusal("not_found");
      await limitPerson(world, "domain-check", viewer.id, DOMAIN_CHECKS_PER_PERSON);
      const records = await findTxtRecords(world.fetch, act.domain);
      if (records === null) throw new Refusal("dns_unreachable");
      if (!records.includes(domainRecord(known.token))) throw new Refusal("domain_unproven");
      const claims = await verifiedDomainClaims(world, act);
      try {
        await db.batch([...verifyDomainStatements(db, login, act, known.token), ...claims]);
      } catch (error) {
        throw isUniqueCollision(error, "organisation_domains.domain") ? new Refusal("domain_taken") : error;
      }
    },

    async remove(visitor: Login | null, organisationId: string, input: { domain: string }): Promise<void> {
      const login = requireLogin(visitor);
      const act = newAct(organisationId, requireInput(domainSchema, input).domain);
      const [viewers, roles, , removed] = await db.batch([
        ...actorStatements(db, login, act.nowMs, organisationId),
        ...removeDomainStatements(db, login, act),
      ]);
      requireActor(world, login, viewers, roles, "editOrganisation");
      if (removed.length === 0) throw new Refusal("not_found");
    },
  };

  function newAct(organisationId: string, domain: string) {
    return { organisationId, domain, eventId: world.newId(), nowMs: world.now() };
  }
}
