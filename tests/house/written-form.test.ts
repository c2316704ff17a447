import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Dates, times and numbers are written by core/notation.ts: what Intl writes differs from browser to browser, and with the language.

/** Who else asks Intl, and for what. */
const OTHERS: Record<string, string> = {
  "app/browser/first-time-zone.ts": "the name of the browser's zone",
  "app/core/billing/money.ts": "dollars, as an invoice has them",
  "app/core/calculator.ts": "a page that is the same for everybody",
  "app/core/certificates/picture.ts": "letters of a name",
  "app/core/customer/deciding/answer-wording.ts": "what the customer says",
  "app/core/assignments/who-sees.ts": "a list in English",
  "app/core/inquiries/inquiry-schemas.ts": "a page that is the same for everybody",
  "app/core/local-days.ts": "days and clocks of a zone",
  "app/core/time-zones.ts": "names of zones",
  "app/core/zone-offsets.ts": "offsets of a zone",
  "app/routes/site/scoring/how-scoring-works.tsx": "a page that is the same for everybody",
  "workers/services/identity/pages/profile.ts": "names of zones",
  "workers/services/teams/organisations.ts": "names of zones",
};

test("nothing else asks Intl to write dates or numbers", () => {
  const root = join(import.meta.dirname, "../..");
  const found = ["app", "workers"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/^(?:node|core\/notation)/.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((path) => /Intl\.|toLocale\w*String/.test(readFileSync(join(root, path), "utf8"))),
  );
  expect(found.sort()).toEqual(Object.keys(OTHERS).sort());
});
