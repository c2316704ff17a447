import { describe, expect, test } from "vitest";
import { pageCount, parseUserListQuery, userListAddress } from "#core/admin/user-list.ts";

describe("the address of the user list", () => {
  test.each([
    ["", { search: "", page: 1 }],
    ["q=%20dana%20&page=3", { search: "dana", page: 3 }],
    ["page=0", { search: "", page: 1 }],
    ["page=-2", { search: "", page: 1 }],
    ["page=1.5", { search: "", page: 1 }],
    ["page=x", { search: "", page: 1 }],
    ["page=99999999", { search: "", page: 1 }],
  ])("reads %j", (address, query) => {
    expect(parseUserListQuery(new URLSearchParams(address))).toEqual(query);
  });

  test("cuts a search that no name or e-mail could hold", () => {
    expect(parseUserListQuery(new URLSearchParams({ q: "x".repeat(9999) })).search).toHaveLength(254);
  });

  test("writes what it reads", () => {
    const address = userListAddress({ search: "o'neil & co", page: 2 });
    expect(parseUserListQuery(new URL(address, "https://x.example").searchParams)).toEqual({
      search: "o'neil & co",
      page: 2,
    });
    expect(userListAddress({ search: "", page: 1 })).toBe("/admin");
  });

  test("has a page even when there is nobody", () => {
    expect([0, 1, 50, 51, 10_000].map(pageCount)).toEqual([1, 1, 1, 2, 200]);
  });
});
