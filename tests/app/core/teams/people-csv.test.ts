import { expect, test } from "vitest";
import { type KnownPeople, readPeople } from "#core/teams/people-csv.ts";

const known: KnownPeople = {
  members: new Set(["in@agency.example"]),
  invited: new Set(["asked@agency.example"]),
  groups: [{ id: "g1", name: "North" }],
  roles: ["agent", "manager"],
};
const problems = (csv: string, of = known) => readPeople(csv, of).map(({ problem }) => problem);

test("a line has an address, a name, a role and a group; only the address is needed", () => {
  expect(readPeople("kim@agency.example,Kim Doe,manager,north\nlee@agency.example", known)).toEqual([
    {
      line: 1,
      email: "kim@agency.example",
      name: "Kim Doe",
      role: "manager",
      groupName: "north",
      groupId: "g1",
      problem: null,
    },
    { line: 2, email: "lee@agency.example", name: "", role: "agent", groupName: "", groupId: null, problem: null },
  ]);
});

test("each line is told what is wrong with it", () => {
  const csv = [
    "kim@agency.example",
    "not an address",
    "KIM@agency.example",
    "in@agency.example",
    "asked@agency.example",
    "a@agency.example,,boss",
    "b@agency.example,,agent,South",
  ].join("\n");
  expect(problems(csv)).toEqual([
    null,
    "bad-address",
    "double",
    "already-in",
    "already-invited",
    "unknown-role",
    "unknown-group",
  ]);
  expect(problems("c@agency.example,,manager", { ...known, roles: ["agent"] })).toEqual(["role-not-yours"]);
});

test("titles say the order of the columns, and a line keeps its number in the file", () => {
  const [one] = readPeople("\ufeffName;Email;Team\r\n\r\nDoe, Kim;kim@agency.example;North\r\n", known);
  expect(one).toMatchObject({ line: 3, email: "kim@agency.example", name: "Doe, Kim", groupId: "g1", problem: null });
});

test("a quoted cell may have separators, quotation marks and line ends", () => {
  const lines = readPeople('a@agency.example,"Doe, ""Kim""\nJr"\nb@agency.example', known);
  expect(lines.map(({ line, name, email }) => [line, name, email])).toEqual([
    [1, 'Doe, "Kim" Jr', "a@agency.example"],
    [3, "", "b@agency.example"],
  ]);
});

test("of 510 lines with 10 doubles and 10 bad addresses the first 500 are judged, the rest are too many", () => {
  const lines = Array.from({ length: 510 }, (_, at) =>
    at % 50 === 1 ? "kim@agency.example" : at % 50 === 2 ? `bad ${at}` : `p${at}@agency.example`,
  );
  const found = problems(lines.join("\n"));
  expect(found.filter((one) => one === null)).toHaveLength(481);
  expect(found.filter((one) => one === "double")).toHaveLength(9);
  expect(found.filter((one) => one === "bad-address")).toHaveLength(10);
  expect(found.slice(500)).toEqual(Array(10).fill("too-many"));
});

test("an open quotation mark is one wrong line, not an endless search", () => {
  expect(problems('"kim@agency.example\nlee@agency.example')).toEqual(["bad-address"]);
});
