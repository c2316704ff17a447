import { expect, test } from "vitest";
import { parseInquiryCursor } from "#core/admin/inquiry-cursor.ts";

test.each([
  ["before=1795262400000&id=q-1", { createdAt: 1_795_262_400_000, id: "q-1" }],
  ["", null],
  ["before=1795262400000", null],
  ["id=q-1", null],
  ["before=soon&id=q-1", null],
  ["before=1e400&id=q-1", null],
])("the messages before %j", (address, cursor) => {
  expect(parseInquiryCursor(new URLSearchParams(address))).toEqual(cursor);
});
