import { z } from "zod";
import { DEFAULT_TITLE, TITLE_MAX_LENGTH } from "../conversations/conversation-title.ts";
import { MESSAGE_MAX_LENGTH, parseMessage } from "../conversations/message-text.ts";
import { accessOf, findColumn, type TableName } from "./access.ts";
import { TableError } from "./table-error.ts";
import { parseTimestamp } from "./values.ts";

/** Rows one call may insert. */
const MAX_INSERTED_ROWS = 50;
/** Messages a conversation may hold when they come in by the API; an hour of talk has about 300. */
export const MAX_MESSAGES = 1000;
/** Rows one call may change or delete. */
export const MAX_CHANGED_ROWS = 50;

const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);
const title = z
  .string()
  .max(TITLE_MAX_LENGTH)
  .transform((text) => text.replace(/\p{Cc}/gu, " ").trim());

export const newConversationSchema = z.strictObject({
  user_id: id.optional(),
  title: title.default(DEFAULT_TITLE),
  status: z.literal("active").default("active"),
});
export type NewConversation = z.output<typeof newConversationSchema>;

export const newMessageSchema = z.strictObject({
  conversation_id: id,
  role: z.enum(["user", "assistant"]),
  content: z
    .string()
    .max(MESSAGE_MAX_LENGTH * 2)
    .transform((typed, context) => {
      const parsed = parseMessage(typed);
      if (parsed.ok) return parsed.text;
      context.addIssue({ code: "custom", message: parsed.code === "message_blank" ? "is blank" : "is too long" });
      return z.NEVER;
    }),
});

export const conversationChangeSchema = z.strictObject({
  title: title.optional(),
  total_messages: z.number().int().min(0).max(MAX_MESSAGES).optional(),
  status: z.enum(["active", "completed"]).optional(),
  ended_at: z.iso
    .datetime({ offset: true })
    .transform((text) => parseTimestamp(text))
    .nullable()
    .optional(),
});
export type ConversationChange = z.output<typeof conversationChangeSchema>;

/** The rows of an insert's body: one object, or a list. Throws a TableError. */
export function parseRows<Schema extends z.ZodType>(table: TableName, body: unknown, schema: Schema) {
  const rows = Array.isArray(body) ? body : [body];
  if (rows.length === 0) throw new TableError("PGRST102", "Empty or invalid json");
  if (rows.length > MAX_INSERTED_ROWS) {
    throw new TableError("54000", `one call can insert at most ${MAX_INSERTED_ROWS} rows`);
  }
  return rows.map((row) => parseRow(table, row, schema, accessOf(table).insertable));
}

export function parseChange(body: unknown): ConversationChange {
  const table = "chat_conversations";
  const change = parseRow(table, body, conversationChangeSchema, accessOf(table).updatable);
  if (Object.keys(change).length === 0) throw new TableError("PGRST102", "Nothing to update");
  if (change.ended_at !== undefined && change.ended_at !== null && change.status !== "completed") {
    throw violates(table, "ended_at", "only a completed conversation has ended");
  }
  return change;
}

function parseRow<Schema extends z.ZodType>(
  table: TableName,
  row: unknown,
  schema: Schema,
  writable: readonly string[],
): z.output<Schema> {
  if (typeof row !== "object" || row === null || Array.isArray(row)) {
    throw new TableError("PGRST102", "Empty or invalid json");
  }
  for (const name of Object.keys(row)) {
    if (!findColumn(table, name)) {
      const message = `Could not find the '${name.slice(0, 64)}' column of '${table}' in the schema cache`;
      throw new TableError("PGRST204", message);
    }
    if (!writable.includes(name)) {
      throw new TableError("42501", `permission denied for column ${name} of ${table}`);
    }
  }
  const parsed = schema.safeParse(row);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const column = String(issue?.path[0] ?? "");
  if (!Object.hasOwn(row, column)) {
    throw new TableError(
      "23502",
      `null value in column "${column}" of relation "${table}" violates not-null constraint`,
    );
  }
  throw violates(table, column, issue?.message ?? "");
}

function violates(table: TableName, column: string, details: string): TableError {
  const message = `new row for relation "${table}" violates check constraint "${table}_${column}_check"`;
  return new TableError("23514", message, { details });
}
