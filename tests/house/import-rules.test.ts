import { describe, expect, test } from "vitest";
import { circlesOf, codeOf, readSources, type SourceFile } from "#tests/support/source-files.ts";

/**
 * The floors of app/core, from the ground up. A folder or file imports from lower floors only, never from its own: so no two
 * of them can know one another.
 */
const FLOORS = [
  { about: "below the ground: how dates and numbers are written", holds: ["notation"] },
  {
    about: "the ground: data and small things that know nothing of the product",
    holds: [
      "calculator",
      "closest",
      "count-label",
      "csv-text",
      "emails",
      "engines",
      "errors",
      "health",
      "local-days",
      "plain-text",
      "rate-limit",
      "same-site-path",
      "scenarios",
      "seeded",
      "learned-file",
      "shortcuts",
      "time-zones",
      "toast",
      "zone-offsets",
    ],
  },
  {
    about: "words: who somebody is, what is said and shown of it",
    holds: ["blog", "conversations", "identity", "scripts"],
  },
  {
    about: "people: the customer, and what admins and API clients may do",
    holds: ["admin", "assistants", "billing", "customer", "inquiries", "storage", "tables", "teams", "webhooks"],
  },
  { about: "judging, and what is told as it happens", holds: ["realtime", "scoring"] },
  {
    about: "on top of a score",
    holds: [
      "assignments",
      "calibration",
      "certificates",
      "coach",
      "feedback",
      "file-note",
      "library",
      "progress",
      "reviews",
    ],
  },
  {
    about: "one objection again, and what comes of work that was handed in",
    holds: ["badges", "boards", "drills", "history", "palette", "readiness", "retention"],
  },
  { about: "a day's practice, chosen from all of that, and what is written of it", holds: ["habit"] },
  { about: "a conversation as it is held: opened, answered, forked, completed", holds: ["roleplay"] },
  { about: "ways to hold one: by voice, in a terminal, all at once", holds: ["guests", "rehearsals", "voice"] },
  { about: "what each page is given", holds: ["pages"] },
] as const;

const sources = readSources(["app", "workers"]);
const core = sources.filter((file) => file.path.startsWith("app/core/"));

describe("the floors of app/core", () => {
  const floorOf = new Map<string, number>(FLOORS.flatMap(({ holds }, floor) => holds.map((name) => [name, floor])));

  test("every folder and file stands on one floor, and no floor names what is not there", () => {
    const there = new Set(core.map((file) => placeOf(file.path)));
    expect([...floorOf.keys()].sort()).toEqual([...there].sort());
    console.log(
      FLOORS.map(({ about, holds }, floor) => `${floor}  ${holds.join(" ")}  (${about})`)
        .toReversed()
        .join("\n"),
    );
  });

  test("nothing imports from its own floor or a higher one, by value or by type", () => {
    const upward = core.flatMap((file) =>
      file.imports
        .filter((one) => one.from.startsWith("app/core/") && placeOf(one.from) !== placeOf(file.path))
        .filter((one) => (floorOf.get(placeOf(one.from)) ?? 0) >= (floorOf.get(placeOf(file.path)) ?? 0))
        .map((one) => `${file.path}: ${one.from}`),
    );
    expect(upward).toEqual([]);
  });
});

describe("circles", () => {
  test("the folders of one folder never know one another in a circle, by value or by type", () => {
    const circles = [...foldersOf(sources)].flatMap((folder) =>
      circlesOf(graphBetween(folder)).map((circle) => `${folder}: ${circle.join(", ")}`),
    );
    expect(circles).toEqual([]);
  });

  test("no files know one another in a circle by value, but where one of them is loaded later", () => {
    const graph = new Map(
      sources.map((file) => [file.path, new Set(file.imports.filter((one) => !one.typeOnly).map((one) => one.from))]),
    );
    expect(circlesOf(graph)).toEqual([
      ["app/routes/practice/call/call-bar.tsx", "app/routes/practice/call/call-context.tsx"],
    ]);
  });

  test("a circle is found", () => {
    const graph = new Map([
      ["a", new Set(["b"])],
      ["b", new Set(["c"])],
      ["c", new Set(["b"])],
    ]);
    expect(circlesOf(graph)).toEqual([["b", "c"]]);
  });
});

describe("import rules", () => {
  test("the whole source is read", () => {
    expect(sources.length).toBeGreaterThan(60);
  });

  test("core imports only core and zod", () => {
    const strangers = offences(
      (file) => file.path.startsWith("app/core/"),
      (from) => !from.startsWith("app/core/") && from !== "zod" && from !== "zod/mini",
    );
    expect(strangers).toEqual([]);
  });

  test("core touches neither time, chance, the network nor the process", () => {
    const impure = /\bDate\.now\b|\bMath\.random\b|\bcrypto\.|\bfetch\(|\bprocess\b|\benv\b/;
    expect(core.filter((file) => impure.test(codeOf(file.text))).map((file) => file.path)).toEqual([]);
  });

  test("pages know Worker code only as a type", () => {
    const values = sources
      .filter((file) => file.path.startsWith("app/") && !file.path.startsWith("app/node/"))
      .flatMap((file) =>
        file.imports
          .filter((one) => one.from.startsWith("workers/") && !one.typeOnly)
          .map((one) => `${file.path}: ${one.from}`),
      );
    expect(values).toEqual([]);
  });

  test("only app/node runs in Node: nothing else imports it, and of Node's modules only the two that Workers have", () => {
    const nodeOnly = offences(
      (file) => !file.path.startsWith("app/node/"),
      (from) => from.startsWith("app/node/") || (from.startsWith("node:") && !NODE_IN_WORKERS.has(from)),
    );
    expect(nodeOnly).toEqual([]);
  });

  test("adapters know neither services nor entry points", () => {
    const upward = offences(
      (file) => file.path.startsWith("workers/adapters/"),
      (from) =>
        /^workers\/(services|api|voice|realtime\/|app)/.test(from) ||
        (from.startsWith("app/") && !from.startsWith("app/core/")),
    );
    expect(upward).toEqual([]);
  });

  test("services know no entry point and no page, only the brand that emails carry", () => {
    const upward = offences(
      (file) => file.path.startsWith("workers/services/"),
      (from) =>
        /^workers\/(api|voice|realtime\/|app)/.test(from) ||
        (from.startsWith("app/") && !from.startsWith("app/core/") && from !== "app/site/site.ts"),
    );
    expect(upward).toEqual([]);
  });

  test("pages and API handlers hold no SQL and no model call", () => {
    const holding = sources
      .filter((file) => file.path.startsWith("app/routes/") || file.path.startsWith("workers/api/"))
      .filter(
        (file) =>
          file.imports.some((one) => /^(drizzle-orm|openai)/.test(one.from)) ||
          /\b(SELECT [\w*,. ]+ FROM|INSERT INTO|UPDATE \w+ SET)\b/.test(codeOf(file.text)),
      )
      .map((file) => file.path);
    expect(holding).toEqual([]);
  });

  test("password hashing never uses PBKDF2, which production caps and local runtimes do not", () => {
    expect(sources.filter((file) => /pbkdf2/i.test(codeOf(file.text))).map((file) => file.path)).toEqual([]);
  });
});

/** Synchronous digests, and inflating with a limit: what the platform's own streams do not do. */
const NODE_IN_WORKERS = new Set(["node:crypto", "node:zlib"]);

/** The folder or file of app/core that a path belongs to. */
function placeOf(path: string): string {
  return path.replace(/^app\/core\//, "").replace(/[/.].*$/, "");
}

/** Every folder that holds source, at any depth. */
function foldersOf(files: readonly SourceFile[]): Set<string> {
  return new Set(
    files.flatMap(({ path }) => {
      const parts = path.split("/");
      return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
    }),
  );
}

/** Which of a folder's own folders imports which. */
function graphBetween(folder: string): Map<string, Set<string>> {
  const childOf = (path: string) =>
    path.startsWith(`${folder}/`) ? (/^([^/]+)\//.exec(path.slice(folder.length + 1))?.[1] ?? null) : null;
  const graph = new Map<string, Set<string>>();
  for (const file of sources) {
    const child = childOf(file.path);
    if (child === null) continue;
    const known = graph.get(child) ?? new Set<string>();
    for (const one of file.imports) {
      const other = childOf(one.from);
      if (other !== null && other !== child) known.add(other);
    }
    graph.set(child, known);
  }
  return graph;
}

function offences(where: (file: SourceFile) => boolean, bad: (from: string) => boolean): string[] {
  return sources
    .filter(where)
    .flatMap((file) => file.imports.filter((one) => bad(one.from)).map((one) => `${file.path}: ${one.from}`));
}
