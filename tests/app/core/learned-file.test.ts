import { describe, expect, test } from "vitest";
import { z } from "zod";
import { learnedFile } from "#core/learned-file.ts";

const schema = z.object({ words: z.array(z.string()) });

describe("a learned file", () => {
  test("that is used before it is loaded is an error which names it", () => {
    const file = learnedFile("greetings", schema, ({ words }) => new Set(words));
    expect(file.isLoaded()).toBe(false);
    expect(() => file.reader()).toThrow('"greetings"');
    expect(() => file.content()).toThrow('"greetings"');
  });

  test("makes its reader once, when it is first needed, and anew for another content", () => {
    let made = 0;
    const file = learnedFile("greetings", schema, ({ words }) => {
      made++;
      return new Set(words);
    });
    file.load({ words: ["hello"] });
    expect(made).toBe(0);
    expect(file.reader().has("hello")).toBe(true);
    expect(file.reader()).toBe(file.reader());
    expect(made).toBe(1);
    file.load({ words: ["good day"] });
    expect(file.reader().has("hello")).toBe(false);
  });

  test("refuses what is no such content, and keeps what it had", () => {
    const file = learnedFile("greetings", schema, ({ words }) => words.length);
    file.load({ words: ["hello"] });
    for (const content of [null, [], { words: "hello" }, { words: [1] }])
      expect(() => file.load(content)).toThrow(z.ZodError);
    expect(file.reader()).toBe(1);
  });
});
