import { z } from "zod";
import { difficulties, personasFor, scenarios } from "#core/library/library.ts";
import { LINES, lineSchema } from "#core/scenarios/schema.ts";
import { tool } from "../tool.ts";

export const listScenarios = tool({
  name: "list_scenarios",
  title: "List scenarios",
  description: `The scenarios there are to practice, each with the customers who live it. Lines: ${LINES.join(", ")}.`,
  readOnly: true,
  input: z.strictObject({ line: lineSchema.optional().describe("Of one line of insurance only.") }),
  output: z.object({
    scenarios: z.array(
      z.object({
        scenario_id: z.string(),
        line: z.string(),
        title: z.string(),
        brief: z.string(),
        goal: z.string(),
        customers: z.array(z.object({ customer_id: z.string(), name: z.string(), temperament: z.string() })),
      }),
    ),
    levels: z.array(z.object({ level: z.number(), name: z.string() })),
  }),
  async run({ services, assistant }, { line }) {
    services.assistantReading.requireReading(assistant.bearer);
    const shown = scenarios.filter((one) => line === undefined || one.line === line);
    const data = {
      scenarios: shown.map((one) => ({
        scenario_id: one.id,
        line: one.line,
        title: one.title,
        brief: one.brief,
        goal: one.goal,
        customers: personasFor(one).map(({ id, name, temperament }) => ({ customer_id: id, name, temperament })),
      })),
      levels: difficulties.map(({ level, name }) => ({ level, name })),
    };
    const text = data.scenarios
      .map(({ scenario_id, title, customers }) => `${scenario_id}: ${title} (${names(customers)})`)
      .join("\n");
    return { text, data };
  },
});

export const drills = tool({
  name: "drills",
  title: "List due drills",
  description:
    "The person's objection drills that are due now, and the next one after them. Begin one with its drill_id.",
  readOnly: true,
  input: z.strictObject({}),
  output: z.object({
    due: z.array(z.object({ drill_id: z.string(), title: z.string(), line: z.string(), due_at: z.iso.datetime() })),
    next: z.object({ drill_id: z.string(), title: z.string(), line: z.string(), due_at: z.iso.datetime() }).nullable(),
  }),
  async run({ services, assistant }) {
    const { due, next } = (await services.assistantReading.home(assistant)).drills;
    const data = { due: due.map(drillView), next: next && drillView(next) };
    const text =
      data.due.length === 0
        ? `No drill is due.${data.next ? ` Next: ${data.next.title}, ${data.next.due_at}.` : ""}`
        : data.due.map(({ drill_id, title }) => `${drill_id}: ${title}`).join("\n");
    return { text, data };
  },
});

export const assignments = tool({
  name: "assignments",
  title: "List assignments",
  description: "What the person's organization has assigned to them. Begin one with its assignment_id.",
  readOnly: true,
  input: z.strictObject({}),
  output: z.object({
    assignments: z.array(
      z.object({
        assignment_id: z.string(),
        title: z.string(),
        organization: z.string(),
        state: z.string(),
        judged_on: z.array(z.string()),
        due: z.string().nullable(),
      }),
    ),
  }),
  async run({ services, assistant }) {
    const { assignments: own } = await services.assistantReading.home(assistant);
    const data = {
      assignments: own.map(({ id, title, organisation, state, judgedOn, due }) => ({
        assignment_id: id,
        title,
        organization: organisation,
        state,
        judged_on: judgedOn,
        due,
      })),
    };
    const line = ({ assignment_id, title, state, due }: (typeof data.assignments)[number]) =>
      `${assignment_id}: ${title} (${state}${due === null ? "" : `, due ${due}`})`;
    return { text: data.assignments.map(line).join("\n") || "Nothing is assigned.", data };
  },
});

export const people = tool({
  name: "people",
  title: "List the people of the organization",
  description: "For owners and managers: who is in the organization that the person works in, and their roles.",
  readOnly: true,
  input: z.strictObject({}),
  output: z.object({
    organization: z.string(),
    people: z.array(
      z.object({
        person_id: z.string(),
        name: z.string(),
        email: z.string(),
        role: z.string(),
        groups: z.array(z.string()),
      }),
    ),
  }),
  async run({ services, assistant }) {
    const page = await services.assistantReading.people(assistant);
    const data = {
      organization: page.team.name,
      people: page.people.map(({ id, name, email, role, groups }) => ({ person_id: id, name, email, role, groups })),
    };
    return { text: data.people.map(({ name, role }) => `${name}: ${role}`).join("\n"), data };
  },
});

export const readiness = tool({
  name: "readiness",
  title: "Read who is ready",
  description:
    "For owners and managers: who of the people they oversee is ready, from handed-in practice. Private practice shows as minutes and days only.",
  readOnly: true,
  input: z.strictObject({ page: z.number().int().min(1).max(1000).optional() }),
  output: z.object({
    summary: z.array(z.string()),
    page: z.number(),
    pages: z.number(),
    people: z.array(
      z.object({
        person_id: z.string(),
        name: z.string(),
        is_ready: z.boolean().nullable(),
        missing: z.array(z.string()),
        effort: z.string(),
      }),
    ),
  }),
  async run({ services, assistant }, { page = 1 }) {
    const view = await services.assistantReading.readiness(assistant, page);
    const data = {
      summary: [...view.lines],
      page: view.page,
      pages: view.pages,
      people: view.people.map(({ id, name, isReady, missing, effort }) => ({
        person_id: id,
        name,
        is_ready: isReady,
        missing,
        effort,
      })),
    };
    return { text: data.summary.join("\n") || "There is nothing to tell yet.", data };
  },
});

function drillView(drill: { objectionId: string; title: string; line: string; dueAtMs: number }) {
  const { objectionId, title, line, dueAtMs } = drill;
  return { drill_id: objectionId, title, line, due_at: new Date(dueAtMs).toISOString() };
}

function names(customers: readonly { name: string }[]): string {
  return customers.map(({ name }) => name).join(", ");
}
