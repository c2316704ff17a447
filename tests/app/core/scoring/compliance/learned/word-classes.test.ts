import { describe, expect, test } from "vitest";
import { readSentence } from "#core/scoring/compliance/learned/clause-features.ts";
import { findWordClass } from "#core/scoring/compliance/learned/word-classes.ts";

const namesOf = (text: string) => readSentence({ text, asked: false }).names;

describe("word classes", () => {
  test("words that stand in the same company share a class", () => {
    for (const stem of ["fath", "tuesday"]) expect(findWordClass(stem), stem).toBeDefined();
    expect(findWordClass("fath")?.broad).toBe(findWordClass("moth")?.broad);
    expect(findWordClass("tuesday")?.narrow).toBe(findWordClass("thursday")?.narrow);
  });

  test("a word that the corpus does not know has none", () => {
    expect(findWordClass("qzxvk")).toBeUndefined();
  });

  test("a narrow class lies in one broad class", () => {
    const [tuesday, thursday] = [findWordClass("tuesday"), findWordClass("thursday")];
    expect(tuesday?.broad).toBe(thursday?.broad);
  });

  test("a sentence has the classes of its words beside the words, and says which were denied", () => {
    const { narrow = "", broad = "", deniedBroad = "" } = findWordClass("tuesday") ?? {};
    expect(namesOf("call me tuesday")).toEqual(expect.arrayContaining(["tuesday", narrow, broad]));
    expect(namesOf("call me tuesday")).not.toContain(deniedBroad);
    expect(namesOf("do not call tuesday")).toContain(deniedBroad);
  });
});
