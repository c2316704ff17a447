import { expect } from "vitest";

/** For what is warned about in static words: runs the work, and checks that something was and that it names nobody. */
export async function withoutWarnings<Value>(work: () => Promise<Value>): Promise<Value> {
  const warn = console.warn;
  const lines: string[] = [];
  console.warn = (line: string) => lines.push(line);
  try {
    return await work();
  } finally {
    console.warn = warn;
    expect(lines.join()).toMatch(/^\{"level":"warn","event":"[\w.-]+"/);
    expect(lines.join()).not.toContain("@");
  }
}
