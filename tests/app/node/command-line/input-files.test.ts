import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { problemText, readAgentLines, readLibrary, readScript } from "#app/node/command-line/input-files.ts";
import { UsageError } from "#app/node/command-line/run-command.ts";

const fixtures = join(import.meta.dirname, "../../../fixtures");
const folder = mkdtempSync(join(tmpdir(), "rolecall-input-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the agent's lines", () => {
  test("are one per line of text, without the blank ones, whatever the line ends", async () => {
    const path = fileOf("lines.txt", "\ufeffHi.\r\n\r\n  # Not a comment \n\t\rBye.");
    expect(await readAgentLines(path)).toEqual(["Hi.", "# Not a comment", "Bye."]);
  });

  test.each([
    ["long.txt", `Hi\n\n${"x".repeat(4001)}`, "line 3: 4001 characters; expected at most 4000"],
    ["large.txt", "x\n".repeat(5_300_000), "larger than 10 MB"],
    ["binary.txt", new Uint8Array([72, 0, 1, 2]), "not a text file"],
    ["pdf.txt", "%PDF-1.7", "not a text file"],
  ])("in %s are refused", async (name, content, message) => {
    await expect(readAgentLines(fileOf(name, content))).rejects.toThrow(message);
  });

  test.each([
    [folder, "a directory; expected a file"],
    [join(folder, "nowhere.txt"), "no such file"],
    [join(fixtures, "sales-script.docx", "inside"), "no such file"],
    ["", '"": no such file'],
    ["/dev/zero", "larger than 10 MB"],
  ])("in %s are refused", async (path, message) => {
    await expect(readAgentLines(path)).rejects.toThrow(UsageError);
    await expect(readAgentLines(path)).rejects.toThrow(message);
  });
});

describe("a script", () => {
  test.each(["sales-script.pdf", "sales-script.docx", "sales-script.doc"])(
    "is read from %s as the web app reads it",
    async (name) => {
      const script = await readScript(join(fixtures, name));
      expect(script.name).toBe(name);
      expect(script.content).toContain("How old is the roof?");
    },
  );

  test.each([
    ["script.odt", "Hi", "not a sales script; expected one of .pdf, .doc, .docx, .txt"],
    ["script.docx", "Hi", "does not match its name"],
    ["script.txt", " \n", "No readable text was found"],
    ["empty.txt", "", "This file is empty"],
  ])("%s is refused", async (name, content, message) => {
    await expect(readScript(fileOf(name, content))).rejects.toThrow(message);
  });
});

test("a library that is no JSON is refused with the reason", async () => {
  await expect(readLibrary(fileOf("library.json", '{"format": }'))).rejects.toThrow(
    /library\.json: not JSON: Unexpected token '}'/,
  );
});

test("a file with many problems shows the first fifty", () => {
  const problems = Array.from({ length: 53 }, (_, at) => ({
    path: `personas[${at}]`,
    message: "null; expected object",
  }));
  const lines = problemText("mine.json", problems).split("\n");
  expect(lines).toHaveLength(52);
  expect(lines[0]).toBe("mine.json: 53 problems");
  expect(lines[1]).toBe("  personas[0]: null; expected object");
  expect(lines.at(-1)).toBe("  and 3 more");
});

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
