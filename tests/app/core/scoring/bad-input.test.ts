import { describe, expect, test } from "vitest";
import { completionOf } from "#core/roleplay/completion.ts";
import { findComplianceHits } from "#core/scoring/compliance.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import { scoreSchema } from "#core/scoring/score-schema.ts";
import { NOT_ENGLISH, TOO_SHORT, whyUnjudged } from "#core/scoring/unjudged.ts";
import { conversationOf, type Said } from "#tests/support/marks.ts";
import { practiceOf } from "#tests/support/rehearsal.ts";

const agent = (text: string): Said => ({ by: "agent", text });
const customer = (text: string): Said => ({ by: "customer", text });
const SPANISH = [
  "Hola, soy Samuel de la agencia Northside, le llamo por el seguro de su coche.",
  "¿Quién más conduce en su casa, y cuántos kilómetros hacen al año?",
  "Su reclamación será pagada en todo caso, se lo garantizo.",
].map(agent);

describe("what nobody can judge", () => {
  test.each<[string, Said[], string]>([
    ["nothing", [], TOO_SHORT],
    ["empty turns", [agent(""), agent(" "), agent("\n")], TOO_SHORT],
    ["one word at a time", ["Hi.", "Okay.", "Sure.", "Bye."].map(agent), TOO_SHORT],
    ["only placeholders", Array.from({ length: 9 }, () => agent("[CUSTOMER NAME] {{phone}} [AGENT]")), TOO_SHORT],
    ["only numbers", Array.from({ length: 9 }, () => agent("42 17 100 250 1352")), NOT_ENGLISH],
    ["another language", SPANISH, NOT_ENGLISH],
  ])("%s is not judged, and it says why", (_, said, why) => {
    const { turns } = conversationOf(said);
    expect(whyUnjudged(turns, false)).toBe(why);
  });

  test("few words of another language are not judged either where the customer has left, and an insult is", () => {
    const heard = (...said: string[]) => whyUnjudged(conversationOf(said.map(agent)).turns, true);
    expect(heard("Ja.", "Gut.", "Nein.", "Ja.", "Gut.", "Genau.")).toBe(NOT_ENGLISH);
    expect(heard("Shut up, idiot.")).toBeNull();
    expect(heard("Shut up, idiot. Who asked you anything?")).toBeNull();
  });

  test("gets no score and no drill at its end", () => {
    const { state } = conversationOf([]);
    const messages = SPANISH.map(({ text }, position) => ({
      kind: "turn" as const,
      role: "user" as const,
      content: text,
      created_at: position,
    }));
    const conversation = {
      kind: "practice" as const,
      practice: practiceOf("A-1"),
      state,
      mode: "text" as const,
      modelChecks: null,
      forked_from: null,
    };
    expect(completionOf({ conversation, messages, drills: [], script: null }, 0)).toMatchObject({
      score: null,
      drills: [],
      unjudged: NOT_ENGLISH,
    });
  });
});

describe("what can be judged", () => {
  test.each<[string, Said[]]>([
    ["4,000 characters", [agent("Who drives the truck and where is it parked at night? ".repeat(80).slice(0, 4000))]],
    ["capitals", [agent("HELLO THIS IS SAM. WHO ELSE DRIVES THE CAR? WHAT DO YOU PAY FOR IT?")]],
    ["no letters", [agent("?!?! ... 🙂 ---")]],
    [
      "swapped sides",
      [agent("Hello?"), customer("Hi, this is Sam with Northside. Who drives?"), agent("My son does.")],
    ],
    [
      "the customer quoting a breach",
      [customer("He said your claim will be paid, guaranteed."), agent("What did he mean?")],
    ],
    [
      "a disclosure that is read out",
      [agent("This is not a guarantee of coverage. The carrier decides on every claim.")],
    ],
    [
      "sarcasm that says so",
      [customer("So it covers all?"), agent("Sure, and it walks the dog too. No, kidding, it has exclusions.")],
    ],
  ])("%s does not crash it, and nothing is found in it", (_, said) => {
    const conversation = conversationOf(said);
    expect(scoreSchema.safeParse(scoreConversation({ ...conversation, mode: "text" })).success).toBe(true);
    const { practice, turns } = conversation;
    expect(findComplianceHits({ practice, turns, marks: [], isRecorded: false })).toEqual([]);
  });
});
