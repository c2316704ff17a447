import type { PlaceDatabase } from "../backup/place.ts";
import { quoted, readTables, type Table } from "../backup/tables.ts";

/** A column that names a row of another table. */
type Key = { column: string; parent: string; parentColumn: string; isRequired: boolean };
type TableKey = Key & { table: string };

/** A table that holds rows of an organization or of its people. */
export type OwnedTable = Table & {
  keys: Key[];
  primaryKey: string[];
  /** moves: copied, then deleted here. ends: only deleted here. */
  fate: "moves" | "ends";
};

export type Ownership = {
  /** Parents before children. */
  owned: OwnedTable[];
  /** Named by rows that move, and by others: copied where they are missing, and never deleted. */
  shared: { table: Table; whose: string }[];
  /** Emails and text messages that were sent to those who move. */
  letters: { table: Table; whose: string };
  /** A condition on the rows of `table` as `alias`: that they belong to whoever is in `moving_owners`. */
  isTheirs: (table: string, alias: string) => string;
};

/** Whose rows the other rows are: their ids are in `moving_owners`. */
export const ORGANISATIONS = "organisations";
const ROOTS = ["users", ORGANISATIONS];

/** What stays where it is, and why. A test fails for a table that is neither here nor found to belong to somebody. */
export const STAYS: Record<string, string> = {
  attempts: "counts of a limit, by a keyed hash",
  engine_hours: "of the deployment",
  fault_counts: "of the deployment",
  scheduled_runs: "of the deployment",
  signing_keys: "each database has its own",
  withdrawn_certificates: "places in this address's status list",
  guests: "of visitors without an account",
  inquiries: "of visitors without an account",
  outbox: "what was sent moves (`letters`); what waits is sent from here, once",
  role_changes: "the log of this address's admins",
  rescore_jobs: "of the deployment",
  storage_buckets: "shared",
  frozen_practices: "shared",
  oauth_clients: "shared",
  certificate_keys: "shared",
  trial_claims: "shared",
  organisation_moves: "of the move",
  moving_owners: "of the move",
  moving_passes: "of the move",
  moved_people: "of the move",
};

/** What is over with the move: logins and tokens are of an address, and people sign in at the new one. */
const ENDS = [
  "logins",
  "grants",
  "refresh_tokens",
  "live_calls",
  "auth_flows",
  "passkey_challenges",
  "factor_challenges",
  "rescore_changes",
];

/** Columns that name somebody or something without a foreign key, because the row may outlive it. */
const UNDECLARED: { table: string; column: string; parent: string }[] = [
  { table: "security_events", column: "user_id", parent: "users" },
  { table: "usage_entries", column: "user_id", parent: "users" },
  { table: "usage_entries", column: "organisation_id", parent: "organisations" },
  { table: "auth_flows", column: "user_id", parent: "users" },
  { table: "auth_flows", column: "linking_user_id", parent: "users" },
  { table: "passkey_challenges", column: "user_id", parent: "users" },
  { table: "plan_grants", column: "account_id", parent: "billing_accounts" },
  { table: "stripe_events", column: "account_id", parent: "billing_accounts" },
];

/** These say who did something, not whose it is. */
const MENTIONS = /^(?:\w+_)?by_user_id$|^(?:from|to)_user_id$/;

/** Reads from the schema of a database which of its tables hold what belongs to an organization and its people. */
export async function readOwnership(database: PlaceDatabase): Promise<Ownership> {
  const tables = await readTables(database);
  const keys = await readKeys(database);
  const primaryKeys = await database.query(
    `SELECT m.name AS tbl, c.name AS col FROM sqlite_master m, pragma_table_info(m.name) c WHERE ${READABLE} AND c.pk > 0 ORDER BY m.name, c.pk`,
  );
  const names = ownedNames(tables, keys);
  const owned = parentsFirst(names, keys).flatMap((name): OwnedTable[] =>
    tables
      .filter((table) => table.name === name)
      .map((table) => ({
        ...table,
        keys: keys.filter((key) => key.table === name && names.has(key.parent)),
        primaryKey: primaryKeys.filter(({ tbl }) => tbl === name).map(({ col }) => String(col)),
        fate: ENDS.includes(name) ? "ends" : "moves",
      })),
  );
  const isTheirs = conditionsOf(owned);
  const named = (name: string) => {
    const table = tables.find((one) => one.name === name);
    if (!table) throw new Error(`there is no table ${name}`);
    return table;
  };
  const asked = (table: string, column: string, by: string) =>
    `${column} IN (SELECT x.${by} FROM ${table} AS x WHERE ${isTheirs(table, "x")})`;
  return {
    owned,
    isTheirs,
    letters: {
      table: named("outbox"),
      whose:
        "t.sent_at IS NOT NULL AND EXISTS (SELECT 1 FROM users AS u WHERE u.id IN (SELECT id FROM moving_owners) AND t.recipient IN (u.email, u.phone))",
    },
    shared: [
      { table: named("certificate_keys"), whose: "1" },
      { table: named("oauth_clients"), whose: asked("oauth_grants", "id", "client_id") },
      {
        table: named("frozen_practices"),
        whose: `(${asked("chat_conversations", "id", "frozen_practice_id")} OR id IN (SELECT json_extract(one.value, '$.frozen_practice_id') FROM deleted_rows AS d, json_each(d.rows) AS one WHERE d.table_name = 'chat_conversations' AND ${isTheirs("deleted_rows", "d")}))`,
      },
      { table: named("storage_buckets"), whose: asked("storage_objects", "id", "bucket_id") },
      { table: named("trial_claims"), whose: asked("billing_accounts", "account_id", "id") },
    ],
  };
}

/** The columns by which the rows of a table belong to somebody: one that is always there, or else all there are. */
export function owningKeys({ keys }: OwnedTable): Key[] {
  const belonging = keys.filter(({ column }) => !MENTIONS.test(column));
  const among = belonging.length > 0 ? belonging : keys;
  const direct = among.filter(({ parent, isRequired }) => isRequired && ROOTS.includes(parent));
  return direct.length > 0 ? direct : among;
}

function conditionsOf(owned: readonly OwnedTable[]): Ownership["isTheirs"] {
  const isTheirs = (name: string, alias: string, depth = 0): string => {
    if (ROOTS.includes(name)) return `${alias}.id IN (SELECT id FROM moving_owners)`;
    const table = owned.find((one) => one.name === name);
    if (!table) throw new Error(`${name} belongs to nobody`);
    const ways = owningKeys(table).map(({ column, parent, parentColumn }) => {
      const value = `${alias}.${quoted(column)}`;
      if (ROOTS.includes(parent)) return `${value} IN (SELECT id FROM moving_owners)`;
      const above = `p${depth}`;
      return `EXISTS (SELECT 1 FROM ${quoted(parent)} AS ${above} WHERE ${above}.${quoted(parentColumn)} = ${value} AND ${isTheirs(parent, above, depth + 1)})`;
    });
    return `(${ways.join(" OR ")})`;
  };
  return isTheirs;
}

/** Those that lead to an owner, by whatever way. */
function ownedNames(tables: readonly Table[], keys: readonly TableKey[]): Set<string> {
  const names = new Set(ROOTS);
  for (let before = 0; before < names.size; ) {
    before = names.size;
    for (const { name } of tables)
      if (!Object.hasOwn(STAYS, name) && keys.some((key) => key.table === name && names.has(key.parent)))
        names.add(name);
  }
  return names;
}

/** Also by keys that no database knows of: what is asked of a parent is asked while it is there. */
function parentsFirst(names: ReadonlySet<string>, keys: readonly TableKey[]): string[] {
  const ordered: string[] = [];
  while (ordered.length < names.size) {
    const next = [...names].filter(
      (name) =>
        !ordered.includes(name) &&
        keys.every(
          ({ table, parent }) => table !== name || parent === name || !names.has(parent) || ordered.includes(parent),
        ),
    );
    if (next.length === 0) throw new Error("tables name one another in a circle");
    ordered.push(...next.sort());
  }
  return ordered;
}

async function readKeys(database: PlaceDatabase): Promise<TableKey[]> {
  const declared = await database.query(
    `SELECT m.name AS tbl, f."from" AS col, f."table" AS parent, coalesce(f."to", 'id') AS parent_col, c."notnull" AS required
     FROM sqlite_master m, pragma_foreign_key_list(m.name) f, pragma_table_info(m.name) c WHERE ${READABLE} AND c.name = f."from"`,
  );
  return [
    ...declared.map((row) => ({
      table: String(row.tbl),
      column: String(row.col),
      parent: String(row.parent),
      parentColumn: String(row.parent_col),
      isRequired: row.required === 1,
    })),
    ...UNDECLARED.map((key) => ({ ...key, parentColumn: "id", isRequired: false })),
  ];
}

/** D1 refuses questions about tables of its own. */
const READABLE = "m.type = 'table' AND m.name NOT LIKE '\\_cf\\_%' ESCAPE '\\'";
