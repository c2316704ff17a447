import { is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as billingTables from "#workers/adapters/d1/schema/billing-tables.ts";
import * as callTables from "#workers/adapters/d1/schema/call-tables.ts";
import * as conversationTables from "#workers/adapters/d1/schema/conversation-tables.ts";
import * as engineTables from "#workers/adapters/d1/schema/engine-tables.ts";
import * as fileNoteTables from "#workers/adapters/d1/schema/file-note-tables.ts";
import * as guestTables from "#workers/adapters/d1/schema/guest-tables.ts";
import * as habitTables from "#workers/adapters/d1/schema/habit-tables.ts";
import * as healthTables from "#workers/adapters/d1/schema/health-tables.ts";
import * as historyTables from "#workers/adapters/d1/schema/history-tables.ts";
import * as inquiryTables from "#workers/adapters/d1/schema/inquiry-tables.ts";
import * as integrationTables from "#workers/adapters/d1/schema/integration-tables.ts";
import * as moveTables from "#workers/adapters/d1/schema/move-tables.ts";
import * as outboxTables from "#workers/adapters/d1/schema/outbox-tables.ts";
import * as readinessTables from "#workers/adapters/d1/schema/readiness-tables.ts";
import * as reviewTables from "#workers/adapters/d1/schema/review-tables.ts";
import * as signInTables from "#workers/adapters/d1/schema/sign-in-tables.ts";
import * as storageTables from "#workers/adapters/d1/schema/storage-tables.ts";
import * as teamTables from "#workers/adapters/d1/schema/team-tables.ts";
import * as userTables from "#workers/adapters/d1/schema/user-tables.ts";

/** Every table of the schema. schema.test.ts compares it with the migrated database, so a file missing here fails a test. */
export const SCHEMA_TABLES: SQLiteTable[] = [
  userTables,
  billingTables,
  signInTables,
  conversationTables,
  callTables,
  engineTables,
  fileNoteTables,
  guestTables,
  habitTables,
  healthTables,
  historyTables,
  inquiryTables,
  integrationTables,
  moveTables,
  outboxTables,
  storageTables,
  teamTables,
  reviewTables,
  readinessTables,
]
  .flatMap((file): unknown[] => Object.values(file))
  .filter((value) => is(value, SQLiteTable));
