import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { TeamGroupsPage } from "#core/pages/team-pages.ts";
import { foundSchema, type GroupInput, groupSchema } from "#core/teams/team-forms.ts";
import { mayInOrganisation } from "#core/teams/team-rights.ts";
import { isUniqueCollision } from "../../adapters/d1/database.ts";
import { assignToNewcomers } from "../../adapters/d1/teams/assignment-rows.ts";
import {
  deleteGroupStatements,
  groupPeopleSchema,
  groupsStatement,
  makeGroupStatements,
  saveGroupStatements,
} from "../../adapters/d1/teams/group-rows.ts";
import { peopleStatement } from "../../adapters/d1/teams/member-rows.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { actorStatements, requireActor, requireLogin, requireTeam, teamStatements } from "./team-admission.ts";

/**
 * The groups of an organization. A manager sees what the people of their groups hand in: who is moved is seen by others from then
 * on. Methods throw Refusal `signed_out`, `not_found`, `forbidden`, and `group_name_taken` where a name is given.
 */
export function createTeamGroups(world: World) {
  const { db } = world;

  return {
    async open(visitor: Login | null): Promise<TeamGroupsPage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, mine, groups, people] = await db.batch([
        ...teamStatements(db, login, nowMs),
        groupsStatement(db, login, nowMs),
        peopleStatement(db, login, nowMs),
      ]);
      const { viewer, team } = requireTeam(world, login, viewers, mine, "seePeople");
      const mayEdit = mayInOrganisation(team.role, "editGroups");
      return {
        viewer,
        team,
        groups: groups.map((group) => ({
          ...group,
          people: groupPeopleSchema.parse(group.people),
          managers: groupPeopleSchema.parse(group.managers),
        })),
        everybody: mayEdit ? people.map(({ id, name, role }) => ({ id, name, role })) : [],
        mayEdit,
      };
    },

    async make(visitor: Login | null, organisationId: string, input: { name: string }): Promise<{ id: string }> {
      const login = requireLogin(visitor);
      const { name } = requireInput(foundSchema, input);
      const act = newAct(organisationId, world.newId());
      await named(async () => {
        const [viewers, roles] = await db.batch([
          ...actorStatements(db, login, act.nowMs, organisationId),
          ...makeGroupStatements(db, login, act, name),
        ]);
        requireActor(world, login, viewers, roles, "editGroups");
      });
      return { id: act.groupId };
    },

    /** Its name, who is in it and who manages it, all at once. Who is not in the organization, or no manager, is left out. */
    async save(visitor: Login | null, organisationId: string, groupId: string, input: GroupInput): Promise<void> {
      const login = requireLogin(visitor);
      const group = requireInput(groupSchema, input);
      const act = newAct(organisationId, groupId);
      await named(async () => {
        const [viewers, roles, , saved] = await db.batch([
          ...actorStatements(db, login, act.nowMs, organisationId),
          ...saveGroupStatements(db, login, act, group),
          assignToNewcomers(db, organisationId, act.nowMs),
        ]);
        requireActor(world, login, viewers, roles, "editGroups");
        if (saved.length === 0) throw new Refusal("not_found");
      });
    },

    /** Its people stay in the organization. */
    async remove(visitor: Login | null, organisationId: string, groupId: string): Promise<void> {
      const login = requireLogin(visitor);
      const act = newAct(organisationId, groupId);
      const [viewers, roles, , , , , deleted] = await db.batch([
        ...actorStatements(db, login, act.nowMs, organisationId),
        ...deleteGroupStatements(db, login, act),
      ]);
      requireActor(world, login, viewers, roles, "editGroups");
      if (deleted.length === 0) throw new Refusal("not_found");
    },
  };

  function newAct(organisationId: string, groupId: string) {
    return { organisationId, groupId, eventId: world.newId(), nowMs: world.now() };
  }

  async function named(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      throw isUniqueCollision(error, "groups.name") ? new Refusal("group_name_taken") : error;
    }
  }
}
