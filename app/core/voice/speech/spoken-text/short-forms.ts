/** Short forms as agents and customers say them: "UM/UIM" letter by letter, "PIP" and "BOP" as the words they have become. */
export function sayShortForms(text: string): string {
  return PHRASES.reduce((said, [form, words]) => said.replace(form, words), text).replace(
    /(?<![\p{L}\d])(\p{Lu}{2,5})(s?)(?![\p{L}\d])/gu,
    (all, letters: string, plural: string) => (SPELLED.has(letters) ? spelled(letters) + plural : all),
  );
}

/** Of capital letters alone a synthesiser makes a word if it can. These are never words. */
const SPELLED = new Set(
  "UM UIM BI PD GL WC HO DP HOA DUI DWI ACV RCV EPLI IUL UL VUL IRA COI CGL ER ICU AARP USAA ATV CEO CFO UPS IRS USA US EMI ALE LTC AI IT".split(
    " ",
  ),
);

/** Letters joined by hyphens are read by their names; "A" alone would be read as the article. */
function spelled(letters: string): string {
  return [...letters].join("-");
}

const PHRASES: [RegExp, string][] = [
  [/\bE&O\b/g, "E and O"],
  [/\bD&O\b/g, "D and O"],
  [/\bAD&D\b/g, "A-D and D"],
  [/\b401\s?\(?k\)?/gi, "four oh one k"],
  [/\b(HO|DP|SR)-?(\d{1,2})\b/g, "$1 $2"],
  [/\bSR (?=\d)/g, "S-R "],
  [/\bMed\s?Pay\b/gi, "med pay"],
  [/\bAAA\b/g, "triple A"],
  [/\bMr\.?(?=\s)/g, "Mister"],
  [/\bMrs\.?(?=\s)/g, "Missus"],
  [/\bMs\.?(?=\s)/g, "Miz"],
  [/\bDr\.?(?=\s\p{Lu})/gu, "Doctor"],
  [/\bSt\.?(?=\s\p{Lu})/gu, "Saint"],
  [/\bNo\.\s?(?=\d)/g, "number "],
  [/\bvs\.?(?=\s)/gi, "versus"],
  [/\be\.g\.,?/gi, "for example,"],
  [/\bi\.e\.,?/gi, "that is,"],
  [/\betc\b\.?/gi, "et cetera"],
  [/\bw\/o\b/gi, "without"],
  [/\bw\/(?=\s|\w)/gi, "with "],
  [/(?<=\p{Lu})\/(?=\p{Lu})/gu, ", "],
  [/(?<=\p{L})\/(?=\p{L})/gu, " "],
  [/\s?&\s?/g, " and "],
  [/\s?\+\s?/g, " plus "],
  [/\s?=\s?/g, " equals "],
  [/\s?@\s?/g, " at "],
  [/\bmm+-?\s?hm+\b/gi, "um hum"],
  [/\bm{2,}\b/gi, "hmm"],
  [/\bhm+\b/gi, "hmm"],
];
