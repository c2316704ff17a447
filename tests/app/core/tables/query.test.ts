import { describe, expect, test } from "vitest";
import { splitList } from "#core/tables/filter.ts";
import { globOf, likeOf, parseLikePattern } from "#core/tables/like-pattern.ts";
import { parseQuery } from "#core/tables/query.ts";
import { TableError } from "#core/tables/table-error.ts";

const read = (search: string) => parseQuery("chat_conversations", new URLSearchParams(search));

function codeOf(search: string): string {
  try {
    read(search);
  } catch (error) {
    if (error instanceof TableError) return error.code;
    throw error;
  }
  return "none";
}

describe("a query string", () => {
  test("without anything asks for all columns of the first thousand rows", () => {
    expect(read("")).toEqual({
      columns: ["id", "user_id", "title", "status", "total_messages", "duration_seconds", "created_at", "ended_at"],
      where: [],
      order: [],
      limit: 1000,
      offset: 0,
    });
  });

  test("names columns, conditions, order and a page", () => {
    expect(
      read("select=id,title&user_id=eq.u1&total_messages=gt.3&order=created_at.desc,title&limit=10&offset=20"),
    ).toEqual({
      columns: ["id", "title"],
      where: [
        { kind: "compare", column: "user_id", operator: "eq", value: "u1", negated: false },
        { kind: "compare", column: "total_messages", operator: "gt", value: 3, negated: false },
      ],
      order: [
        { column: "created_at", descending: true, nullsFirst: true },
        { column: "title", descending: false, nullsFirst: false },
      ],
      limit: 10,
      offset: 20,
    });
  });

  test("reads times in any offset, lists with quotes, nulls and negations", () => {
    const { where } = read(
      'created_at=gte.2026-11-21T14:00:00%2B02:00&ended_at=not.is.null&title=in.(a,"b,c","d\\"e")&status=not.eq.active',
    );
    expect(where).toEqual([
      { kind: "compare", column: "created_at", operator: "gte", value: Date.UTC(2026, 10, 21, 12), negated: false },
      { kind: "is null", column: "ended_at", negated: true },
      { kind: "in", column: "title", values: ["a", "b,c", 'd"e'], negated: false },
      { kind: "compare", column: "status", operator: "eq", value: "active", negated: true },
    ]);
  });

  test("reads groups within groups", () => {
    const { where } = read('or=(status.eq.active,and(total_messages.gt.2,title.not.like."a,b*"))&not.and=(title.eq.x)');
    expect(where).toEqual([
      {
        kind: "or",
        negated: false,
        of: [
          { kind: "compare", column: "status", operator: "eq", value: "active", negated: false },
          {
            kind: "and",
            negated: false,
            of: [
              { kind: "compare", column: "total_messages", operator: "gt", value: 2, negated: false },
              {
                kind: "like",
                column: "title",
                pattern: [...[..."a,b"].map((text) => ({ text })), "any"],
                negated: true,
              },
            ],
          },
        ],
      },
      {
        kind: "and",
        negated: true,
        of: [{ kind: "compare", column: "title", operator: "eq", value: "x", negated: false }],
      },
    ]);
  });

  test.each([
    ["a column that is not shown", "practice=is.null", "42703"],
    ["a column made of SQL", "id)--=eq.1", "42703"],
    ["an inherited name", "__proto__=eq.1", "42703"],
    ["SQL in select", "select=id,(select 1)", "PGRST200"],
    ["a related table", "select=id,users(email)", "PGRST200"],
    ["SQL in order", "order=created_at;drop table users", "42703"],
    ["an order it does not know", "order=created_at.random", "PGRST100"],
    ["an operator it does not know", "title=match.x", "PGRST100"],
    ["text search", "title=fts.x", "PGRST100"],
    ["no operator", "title=x", "PGRST100"],
    ["a number that is none", "total_messages=eq.1 or 1=1", "22P02"],
    ["a time that is none", "created_at=gt.yesterday", "22007"],
    ["a null byte", "title=eq.a%00b", "22021"],
    ["a null byte in a list", "title=in.(a,b%00)", "22021"],
    ["a limit that is none", "limit=-1", "PGRST100"],
    ["an open bracket", "or=(title.eq.a", "PGRST100"],
    ["a bracket too many", "or=(title.eq.a))", "PGRST100"],
    ["an empty group", "or=()", "PGRST100"],
    ["an open quote", 'title=in.("a)', "PGRST100"],
    ["a long pattern", `title=like.${"a".repeat(51)}`, "54000"],
    ["groups six deep", `or=${"(and".repeat(5)}(title.eq.a)${")".repeat(5)}`, "54000"],
    ["groups a thousand deep", `or=${"(and".repeat(1000)}(title.eq.a)${")".repeat(1000)}`, "54000"],
    ["fifty-one conditions", Array(51).fill("title=eq.a").join("&"), "54000"],
    ["ten thousand conditions", Array(10_000).fill("title=eq.a").join("&"), "54000"],
    ["a list of 501", `title=in.(${Array(501).fill("a").join(",")})`, "54000"],
  ])("with %s is refused", (_, search, code) => {
    expect(codeOf(search)).toBe(code);
  });

  test("never gives more than a thousand rows, whatever the limit", () => {
    expect(read("limit=5000").limit).toBe(1000);
  });
});

test("a pattern means the same to GLOB and to LIKE, and what they read as signs is plain", () => {
  const pattern = parseLikePattern("50\\%_[a]*?%");
  expect(globOf(pattern)).toBe("50%?[[]a]*[?]*");
  expect(likeOf(pattern)).toBe("50\\%_[a]%?%");
});

test("a list splits at its own commas only", () => {
  expect(splitList('a,(b,c),"d,(e",f')).toEqual(["a", "(b,c)", '"d,(e"', "f"]);
  expect(splitList("")).toEqual([]);
});
