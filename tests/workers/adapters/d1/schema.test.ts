import { env } from "cloudflare:workers";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { SCHEMA_TABLES } from "#tests/support/schema-tables.ts";
import { TABLES_CHILDREN_FIRST } from "#tests/support/tables.ts";

describe("the migrated database", () => {
  test("has exactly the tables of the schema, and each is emptied between tests", async () => {
    const names = SCHEMA_TABLES.map((table) => getTableConfig(table).name).sort();
    // The full text and the tables it keeps itself in are no tables of drizzle: migrations/0019_search.sql.
    const migrated = await rows(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations' AND name NOT IN ('search', 'search_data', 'search_idx', 'search_content', 'search_docsize', 'search_config') ORDER BY name",
      z.object({ name: z.string() }),
    );
    expect(migrated.map((row) => row.name)).toEqual(names);
    expect([...TABLES_CHILDREN_FIRST].sort()).toEqual(names);
  });

  test.each(SCHEMA_TABLES.map((table) => [getTableConfig(table).name, table] as const))(
    "%s has the schema's columns: name, type, nullability and key",
    async (name, table) => {
      const config = getTableConfig(table);
      const keyColumns = config.primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
      const columns = await rows(
        `SELECT name, lower(type) AS type, "notnull" AS required, pk FROM pragma_table_info('${name}') ORDER BY cid`,
        z.object({ name: z.string(), type: z.string(), required: z.number(), pk: z.number() }),
      );
      expect(
        columns.map((column) => ({
          name: column.name,
          type: column.type,
          required: column.required === 1,
          key: column.pk > 0,
        })),
      ).toEqual(
        config.columns.map((column) => ({
          name: column.name,
          type: column.getSQLType(),
          required: column.notNull,
          key: column.primary || keyColumns.includes(column.name),
        })),
      );
    },
  );

  test.each(SCHEMA_TABLES.map((table) => [getTableConfig(table).name, table] as const))(
    "%s has the schema's indexes and foreign keys",
    async (name, table) => {
      const config = getTableConfig(table);
      const indexes = await rows(
        `SELECT l.name AS name, l."unique" AS is_unique, group_concat(i.name) AS columns FROM pragma_index_list('${name}') l, pragma_index_info(l.name) i WHERE l.origin = 'c' GROUP BY l.name ORDER BY l.name`,
        z.object({ name: z.string(), is_unique: z.number(), columns: z.string() }),
      );
      const declared = config.indexes.map((index) => ({
        name: index.config.name,
        is_unique: index.config.unique ? 1 : 0,
        columns: index.config.columns.map((column) => ("name" in column ? column.name : "expression")).join(","),
      }));
      expect(indexes).toEqual(declared.sort((a, b) => a.name.localeCompare(b.name)));

      const references = await rows(
        `SELECT "from" AS source, "table" AS target, on_delete FROM pragma_foreign_key_list('${name}') ORDER BY "from"`,
        z.object({ source: z.string(), target: z.string(), on_delete: z.string() }),
      );
      const declaredReferences = config.foreignKeys.map((key) => {
        const reference = key.reference();
        return {
          source: reference.columns[0]?.name,
          target: getTableConfig(reference.foreignTable).name,
          on_delete: "NO ACTION",
        };
      });
      expect(references).toEqual(declaredReferences.sort((a, b) => String(a.source).localeCompare(String(b.source))));
    },
  );

  test("has the view of the admin dashboard, with numbers also when empty", async () => {
    expect(await rows("SELECT * FROM admin_dashboard_stats", z.unknown())).toEqual([
      { total_conversations: 0, total_messages: 0 },
    ]);
  });
});

async function rows<Row extends z.ZodType>(sql: string, row: Row): Promise<z.infer<Row>[]> {
  return z.array(row).parse((await env.DB.prepare(sql).all()).results);
}
