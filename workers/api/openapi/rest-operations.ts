import { z } from "zod";
import { accessOf, type ColumnKind, TABLE_NAMES, type TableName } from "#core/tables/access.ts";
import { conversationChangeSchema, newConversationSchema, newMessageSchema } from "#core/tables/writes.ts";
import { promoteSchema, rescoreProgressSchema } from "../rest/rpc-calls.ts";
import type { Operation } from "./operation.ts";

const COLUMNS: Record<ColumnKind, z.ZodType> = {
  id: z.string(),
  text: z.string(),
  integer: z.number().int(),
  timestamp: z.iso.datetime({ offset: true }).nullable(),
};

const INSERTS: Partial<Record<TableName, z.ZodType>> = {
  chat_conversations: newConversationSchema,
  chat_messages: newMessageSchema,
};

const FILTERS = {
  select: "Columns, by commas; all without it.",
  "{column}":
    "operator.value, with eq, neq, gt, gte, lt, lte, like, ilike, in, is and not: total_messages=gt.3, ended_at=is.null, status=in.(active,completed).",
  or: "A group: (status.eq.active,and(total_messages.gt.2,title.like.A*)). Also and, not.or, not.and.",
  order: "Columns with .asc or .desc, and .nullsfirst or .nullslast.",
  limit: "At most 1000, which is also the standard.",
  offset: "Rows to skip.",
};

const ERRORS = {
  400: "The call cannot be read, or breaks a rule: { code, message, details, hint } with PostgreSQL's or PostgREST's code.",
  401: "Nobody in particular may do this, or the token does not hold.",
  403: "Not this person.",
};

export const restOperations: Operation[] = [
  ...TABLE_NAMES.flatMap(tableOperations),
  ...(["get", "post"] as const).map(
    (method): Operation => ({
      method,
      path: "/rest/v1/rpc/get_users_with_roles",
      tag: "Functions of the database",
      summary: "Everybody with their roles, for admins; a thousand at a time, the newest first",
      auth: "bearer",
      query: { limit: "At most 1000.", offset: "Rows to skip." },
      response: {
        status: 200,
        describes: "The users.",
        schema: z.array(
          z.object({
            user_id: z.string(),
            full_name: z.string(),
            email: z.string(),
            created_at: z.iso.datetime({ offset: true }),
            roles: z.array(z.string()),
          }),
        ),
      },
      errors: ERRORS,
    }),
  ),
  {
    method: "post",
    path: "/rest/v1/rpc/promote_user_to_admin",
    tag: "Functions of the database",
    summary: "Gives somebody the role admin; noted in the audit log",
    auth: "bearer",
    request: { schema: promoteSchema },
    response: { status: 204, describes: "They are an admin now, or were one." },
    errors: ERRORS,
  },
  {
    method: "post",
    path: "/rest/v1/rpc/score_conversations_again",
    tag: "Functions of the database",
    summary: "One step of scoring all stored conversations again, for admins; call it until `finished` is true",
    auth: "bearer",
    response: { status: 200, describes: "How far it is.", schema: rescoreProgressSchema },
    errors: ERRORS,
  },
];

function tableOperations(table: TableName): Operation[] {
  const { columns, insertable, updatable, rows } = accessOf(table);
  const row = z.object(Object.fromEntries(Object.entries(columns).map(([name, kind]) => [name, COLUMNS[kind]])));
  const isForAdmins = rows.authenticated.select === undefined;
  const read = isForAdmins ? {} : ({ scope: "practice:read" } as const);
  const write = isForAdmins ? {} : ({ scope: "practice:write" } as const);
  const common = { path: `/rest/v1/${table}`, tag: `Table ${table}`, auth: "bearer", errors: ERRORS } as const;
  const changed = { status: 204, describes: "Done. With Prefer: return=representation 200 and the rows." };
  const operations: Operation[] = [
    {
      ...common,
      ...read,
      method: "get",
      summary: "Rows, as far as one may see them; one object with Accept: application/vnd.pgrst.object+json",
      query: FILTERS,
      response: {
        status: 200,
        describes: "Rows. 206 when Prefer: count=exact shows that there are more.",
        schema: z.array(row),
      },
      errors: { ...ERRORS, 406: "One object was asked for, and there is none, or more than one." },
    },
  ];
  if (insertable.length > 0) {
    operations.push({
      ...common,
      ...write,
      method: "post",
      summary: `Writes new rows, one or a list: ${insertable.join(", ")}`,
      request: { schema: INSERTS[table] },
      response: { status: 201, describes: "Written. With Prefer: return=representation the rows." },
    });
  }
  if (updatable.length > 0) {
    operations.push({
      ...common,
      ...write,
      method: "patch",
      summary: `Changes rows, by a condition: ${updatable.join(", ")}`,
      query: FILTERS,
      request: { schema: conversationChangeSchema },
      response: changed,
    });
  }
  if (Object.values(rows).some((of) => of.delete !== undefined)) {
    operations.push({
      ...common,
      method: "delete",
      summary: "Removes rows, by a condition",
      query: FILTERS,
      response: changed,
    });
  }
  return operations;
}
