import { describe, expect, test } from "vitest";
import { isSpeakable, spokenText } from "#core/voice/speech/spoken-text.ts";

const said: [string, string][] = [
  ["It's $30,000.", "It's 30000 dollars."],
  ["I pay $1,250.50 a month", "I pay 1250 dollars and 50 cents a month"],
  ["$1.5 million or $250K", "1.5 million dollars or 250 thousand dollars"],
  ["$1, $0.99", "1 dollar, 99 cents"],
  ["$85/month", "85 dollars per month"],
  ["$1,200–$1,400", "1200 dollars to 1400 dollars"],
  ["we have 100/300/50", "we have 100, 300, 50"],
  ["$100,000/$300,000", "100000 dollars, 300000 dollars"],
  ["call (614) 555-0134", "call 6 1 4, 5 5 5, 0 1 3 4"],
  ["+1 614-555-0134 or 555-0199", "6 1 4, 5 5 5, 0 1 3 4 or 5 5 5, 0 1 9 9"],
  ["policy 4471902233", "policy 4 4 7 1, 9 0 2 2, 3 3"],
  ["in 1998, a 2019 Honda, 2005", "in 19 98, a 20 19 Honda, 2005"],
  ["1998 dollars and 2,019 people", "1998 dollars and 2019 people"],
  ["15% off, 5-10 years", "15 percent off, 5 to 10 years"],
  ["at 10:30, 3:00, 3:00 PM or 10:05", "at 10:30, 3 o'clock, 3 PM or 10 oh 5"],
  ["½ or 1 1/2 miles", "one half or 1 and one half miles"],
  ["UM/UIM and PIP", "U-M, U-I-M and PIP"],
  ["an HO-3 with ACV, two HOAs", "an H-O 3 with A-C-V, two H-O-As"],
  ["E&O, AD&D, AAA, my 401(k)", "E and O, A-D and D, triple A, my four oh one k"],
  ["Mr. Bell & Mrs. O'Neil vs. Dr. Ruiz", "Mister Bell and Missus O'Neil versus Doctor Ruiz"],
  ["and/or, w/o it", "and or, without it"],
  ["Mm-hm. Hm.", "um hum. hmm."],
  ["Three kids (13, 10 and 6).", "Three kids, 13, 10 and 6."],
  ["Well -- I mean—no", "Well, I mean, no"],
  ["Wait... what?!", "Wait. what?"],
  ["“Fine,” he said. It’s José’s.", "Fine, he said. It's José's."],
  ["First line\nSecond", "First line. Second"],
];

describe("what is read aloud", () => {
  test.each(said)("%j is read as %j", (written, spoken) => {
    expect(spokenText(written)).toBe(spoken);
  });

  test("what was made ready once is not changed by being made ready again", () => {
    for (const [, spoken] of said) expect(spokenText(spoken)).toBe(spoken);
  });
});

describe("hostile text", () => {
  test.each([
    ["<speak>Hi <break time='9s'/>there</speak>", "Hi there"],
    ["<voice name='m1'>Hi</voice> &lt;mark&gt;", "Hi mark"],
    ["<audio src='https://example.com/a.wav", "audio src equals https: example.com a.wav"],
    ["[[h@'loU]] there", "h at loU, there"],
    ["a\u0000b\u0007c\u202Ed", "a b c d"],
    ["ok 😀👩‍👩‍👧 ok", "ok ok"],
    ["שלום there", "there"],
    ["＜speak＞ｈｉ＜/speak＞", "hi"],
  ])("%j leaves only %j", (written, spoken) => {
    expect(spokenText(written)).toBe(spoken);
  });

  test.each(["", "   ", "...?!", "😀", "שלום", "<break time='1s'/>", "\u0000", "-- () []"])(
    "%j has nothing to say",
    (text) => {
      expect(isSpeakable(spokenText(text))).toBe(false);
    },
  );

  test("nothing that eSpeak NG would obey is ever left, whatever comes in", () => {
    const alphabet = [
      "<",
      ">",
      "&",
      ";",
      "[",
      "[",
      "]",
      "/",
      "a",
      "b",
      "1",
      "$",
      ",",
      ".",
      " ",
      "-",
      "'",
      "\u0000",
      "é",
      "\n",
    ];
    let seed = 7;
    const next = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed;
    };
    for (let round = 0; round < 3000; round += 1) {
      const text = Array.from({ length: 1 + (next() % 40) }, () => alphabet[next() % alphabet.length]).join("");
      const spoken = spokenText(text);
      expect(spoken, JSON.stringify(text)).toMatch(/^[\p{Script=Latin}\p{M}\d.,;:?!' -]*$/u);
      expect(spokenText(spoken), JSON.stringify(text)).toBe(spoken);
    }
  });

  test("a word that nobody could say is read in pieces", () => {
    const longest = Math.max(
      ...spokenText("a".repeat(2000))
        .split(" ")
        .map((word) => word.length),
    );
    expect(longest).toBeLessThanOrEqual(24);
  });
});
