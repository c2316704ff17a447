import { describe, expect, test } from "vitest";
import { foldSearch, pageCount, parseUserListQuery, userListAddress } from "#core/admin/user-list.ts";

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

describe("a search without upper and lower case", () => {
  test("is in lower case, with the letters that SQLite does not fold", () => {
    expect(foldSearch("Dana@X.example")).toEqual({ text: "dana@x.example", letters: [] });
    expect(foldSearch("ÉLODIE Müller, élodie")).toEqual({
      text: "élodie müller, élodie",
      letters: [
        ["É", "é"],
        ["Ü", "ü"],
      ],
    });
  });

  test("leaves a letter as it is that has no other case of one character", () => {
    expect(foldSearch("straße 東京 İ")).toEqual({ text: "straße 東京 İ", letters: [] });
  });

  test("folds so many different letters and no more: each is two values of a statement", () => {
    const alphabet = Array.from({ length: 32 }, (_, at) => String.fromCodePoint(0x0410 + at)).join("");
    const { text, letters } = foldSearch(alphabet);
    expect(letters).toHaveLength(20);
    expect(text).toBe(alphabet.slice(0, 20).toLowerCase() + alphabet.slice(20));
  });
});
