import { Hono } from "hono";
import { z } from "zod";
import { Refusal } from "#core/errors.ts";
import { TEAM_ROLES } from "#core/teams/team-rights.ts";
import type { OrganizationPerson } from "../services/api-keys/organization-reading.ts";
import { functionErrorAnswer } from "./functions/function-answers.ts";
import { type BearerEnv, callsFromAnySite, withBearer } from "./with-bearer.ts";

/** At most so many people in one answer; also without `limit`. */
const PEOPLE_MOST = 200;

export const organizationSchema = z.object({ id: z.string(), name: z.string(), people: z.number().int() });
export const organizationPeopleSchema = z.object({
  total: z.number().int(),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(TEAM_ROLES),
      joined_at: z.iso.datetime(),
    }),
  ),
});
const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(PEOPLE_MOST).default(PEOPLE_MOST),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

/** What the key of an organization reads of it. */
export const organizationApi = new Hono<BearerEnv>()
  .use("/organization/*", callsFromAnySite)
  .get("/organization", callsFromAnySite, withBearer, async (c) =>
    c.json(await c.var.services.organizationReading.organization(c.var.bearer), 200, PRIVATE),
  )
  .get("/organization/people", withBearer, async (c) => {
    const page = pageSchema.safeParse({ limit: c.req.query("limit"), offset: c.req.query("offset") });
    if (!page.success) throw new Refusal("bad_request", { text: `limit is 1 to ${PEOPLE_MOST}, offset 0 or more.` });
    const { total, people } = await c.var.services.organizationReading.people(c.var.bearer, page.data);
    return c.json({ total, people: people.map(wirePerson) }, 200, PRIVATE);
  })
  .onError(functionErrorAnswer);

const PRIVATE = { "Cache-Control": "private, no-store" };

function wirePerson({ id, name, email, role, joinedAt }: OrganizationPerson) {
  return { id, name, email, role, joined_at: new Date(joinedAt).toISOString() };
}
