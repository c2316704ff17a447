import { expect, test } from "vitest";
import { listFolder, listRequestSchema } from "#core/storage/listing.ts";

const object = (name: string, createdAt = 0) => ({ name, createdAt, updatedAt: createdAt });
const objects = [
  object("u/b.txt", 1),
  object("u/a.txt", 3),
  object("u/deep/c.txt", 2),
  object("u/deep/er/d.txt"),
  object("v/x"),
];
const names = (request: object) => listFolder(objects, listRequestSchema.parse(request)).map(({ name }) => name);

test("a folder has its own objects and the folders below, by name", () => {
  expect(names({ prefix: "u" })).toEqual(["a.txt", "b.txt", "deep"]);
  expect(names({ prefix: "/u/deep/" })).toEqual(["c.txt", "er"]);
  expect(names({})).toEqual(["u", "v"]);
  expect(names({ prefix: "nobody" })).toEqual([]);
});

test("what is no object is a folder", () => {
  const [, , deep] = listFolder(objects, listRequestSchema.parse({ prefix: "u" }));
  expect(deep).toEqual({ name: "deep", object: null });
});

test("sorts, searches and pages as asked", () => {
  expect(names({ prefix: "u", sortBy: { column: "created_at", order: "desc" } })).toEqual(["a.txt", "b.txt", "deep"]);
  expect(names({ prefix: "u", sortBy: { column: "name", order: "desc" } })).toEqual(["deep", "b.txt", "a.txt"]);
  expect(names({ prefix: "u", search: "B" })).toEqual(["b.txt"]);
  expect(names({ prefix: "u", limit: 1, offset: 1 })).toEqual(["b.txt"]);
});
