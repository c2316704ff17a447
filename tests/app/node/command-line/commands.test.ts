import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { builtInLibrary } from "#core/library/library.ts";
import { libraryFileOf } from "#core/library/library-file.ts";
import { rehearsalReportSchema } from "#core/rehearsals/rehearsal-report.ts";
import { TOO_SHORT } from "#core/scoring/unjudged.ts";

const root = join(import.meta.dirname, "../../../..");
const folder = mkdtempSync(join(tmpdir(), "rolecall-command-line-"));
afterAll(() => rmSync(folder, { recursive: true }));

const LINES = `Hi Dana, this is Sam with Harbor Insurance. Is it okay if I ask a few questions?

[PAUSE: Give me a hint]
Who drives the cars?
Your claim will be paid, I promise.
`;
const A1 = ["--scenario", "a-1", "--seed", "7", "--difficulty", "realistic"];

// A process starts in a third of a second, in a few on a busy machine.
const TIMEOUT = { timeout: 60_000 };

describe.concurrent("npm run practice", TIMEOUT, () => {
  test("prints one JSON document, the same bytes from a file and from stdin", async () => {
    const fromFile = await practice([...A1, "--json", "--lines", fileOf("lines.txt", LINES)]);
    const fromStdin = await practice([...A1, "--json"], LINES);
    expect(fromFile).toMatchObject({ code: 0, stderr: "" });
    const report = rehearsalReportSchema.parse(JSON.parse(fromFile.stdout));
    expect(report).toMatchObject({
      scenario: { id: "A-1" },
      seed: 7,
      difficulty: { level: 2 },
      customer: { id: "dana" },
    });
    expect(report.turns).toHaveLength(7);
    expect(report.compliance).toMatchObject([{ rule: "R1", evidence: { turn: 5 } }]);
    expect(fromStdin).toEqual(fromFile);
  });

  test("prints a transcript with feedback, and what the script prepared for", async () => {
    const script = join(root, "tests/fixtures/sales-script.pdf");
    const { code, stdout } = await practice([...A1, "--lines", "-", "--script", script], LINES);
    expect(code).toBe(0);
    expect(stdout).toContain("Your script sales-script.pdf prepares for:");
    expect(stdout).toContain("You:     Who drives the cars?\n");
    expect(stdout).toContain("Coach:   Try: “");
    expect(stdout).toContain("Fix next: Promised that a claim will be paid");
    expect(stdout).toMatch(/Discovery: \d of \d lines said/);
  });

  test("asks line by line and gives feedback at the end of stdin", async () => {
    const typed = `Hi Dana, this is Sam with Harbor Insurance.\n${"x".repeat(4001)}\nWho drives the cars?\nWhat did the bill say this time, and what was it a year ago?\n`;
    const { code, stdout } = await practice(A1, typed);
    expect(code).toBe(0);
    expect(stdout).toContain("That is too long: 4001 characters of at most 4000.");
    expect(stdout).toContain("· tells: two drivers, two cars");
    expect(stdout).toMatch(/\nScore: \d+ of 100\. /);
  });

  test("gives no score to what is too short to be judged, as everywhere", async () => {
    const { code, stdout } = await practice(A1, "Hi Dana, this is Sam with Harbor Insurance.\nWho drives the cars?\n");
    expect(code).toBe(0);
    expect(stdout.trimEnd().split("\n").at(-1)).toBe(TOO_SHORT);
    expect(stdout).not.toContain("Score:");
  });

  test.each([
    [["--scenario", "A1"], '--scenario "A1" is unknown; did you mean "A-1"?'],
    [[...A1, "--lines", "-"], "stdin: nothing is said to the customer"],
  ])("refuses %j with exit code 2 and nothing on stdout", async (args, message) => {
    expect(await practice(args, "[END]\nHello?\n")).toEqual({ code: 2, stdout: "", stderr: `practice: ${message}\n` });
  });

  test("does not mind a reader that leaves early", async () => {
    const child = spawn(process.execPath, [join(root, "app/node/command-line/practice.ts"), "--list", "--json"]);
    child.stdout.destroy();
    const closed = new Promise((resolve) => child.on("close", resolve));
    expect(await text(child.stderr)).toBe("");
    expect(await closed).toBe(0);
  });
});

describe.concurrent("npm run library", TIMEOUT, () => {
  test("exports a new file that it finds no fault with, and that can be practised", async () => {
    const path = join(folder, "exported.json");
    expect(await library(["export", path])).toEqual({ code: 0, stdout: "", stderr: "" });
    expect((await library(["check", path])).stdout).toMatch(/^library-\d+: \d+ scenarios, .* No problems\.\n$/);
    expect(await practice([...A1, "--library", path], "Hi, this is Sam.\n")).toMatchObject({ code: 0, stderr: "" });
    expect(await library(["export", path])).toEqual({
      code: 2,
      stdout: "",
      stderr: `library: ${path}: exists already; expected a new file\n`,
    });
  });

  test("says what is wrong in an edited library and where, with exit code 2", async () => {
    const file = structuredClone(libraryFileOf(builtInLibrary));
    file.scenarios[3]?.customers.push("danna");
    const stderr = 'stdin: 1 problem\n  scenarios[3].customers[1]: "danna" is no persona; did you mean "dana"?\n';
    const broken = JSON.stringify(file);
    expect(await library(["check", "-"], broken)).toEqual({ code: 2, stdout: "", stderr: `library: ${stderr}` });
    expect(await practice(["--list", "--library", "-"], broken)).toEqual({
      code: 2,
      stdout: "",
      stderr: `practice: ${stderr}`,
    });
  });

  test("asks for the bait that people are graded on", async () => {
    const file = structuredClone(libraryFileOf(builtInLibrary));
    const [edited] = file.scenarios;
    if (!edited) throw new Error("the library has scenarios");
    edited.bait = null;
    expect(await library(["check", "-"], JSON.stringify(file))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("scenarios[0].bait: no compliance bait"),
    });
  });

  test("says how it is called", async () => {
    expect(await library(["chekc"])).toEqual({
      code: 2,
      stdout: "",
      stderr: "library: expected export [FILE] or check FILE; --help says more\n",
    });
  });
});

function practice(args: readonly string[], stdin = "") {
  return run("practice.ts", args, stdin);
}

function library(args: readonly string[], stdin = "") {
  return run("library.ts", args, stdin);
}

async function run(command: string, args: readonly string[], stdin: string) {
  const child = spawn(process.execPath, [join(root, "app/node/command-line", command), ...args], { cwd: root });
  const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
  // A command that refuses its arguments may be gone before it has read anything.
  child.stdin.on("error", () => {});
  child.stdin.end(stdin);
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code, stdout, stderr };
}

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
