import { readFileSync } from "node:fs";
import { RULE_IDS, type RuleId } from "#core/scoring/compliance/rules.ts";

/** One labelled line of the training files. */
export type TrainingLine = {
  heard: string | null;
  said: string;
  breaks: RuleId[];
  /** A fair reader could name these as well: neither right nor wrong. */
  mayAlso: RuleId[];
  /** Of which rule it breaks or nearly breaks; null for ordinary lines. */
  about: RuleId | null;
};

/**
 * A file is sections of lines: `# R1 breaks`, `# R1 keeps` or `# innocent`. A line is what the agent says, after
 * `heard >> ` where the customer's words matter; `[+R7]` in front: it breaks that rule too, `[?R7]`: it may.
 */
export function trainingLines(): TrainingLine[] {
  return FILES.flatMap((file) => linesIn(readFileSync(new URL(file, import.meta.url), "utf8")));
}

/** The lines of a text of this form. */
export function linesIn(text: string): TrainingLine[] {
  let about: RuleId | null = null;
  let isBreach = false;
  return text.split("\n").flatMap((line): TrainingLine[] => {
    const heading = /^# (\S+)(?: (breaks|keeps))?/.exec(line);
    if (heading) {
      about = RULE_IDS.find((id) => id === heading[1]) ?? null;
      isBreach = heading[2] === "breaks";
      return [];
    }
    if (line.trim() === "") return [];
    const tags = [...line.matchAll(/\[([+?])(R\d+)\]/g)];
    const rules = (mark: string) =>
      tags.flatMap(([, sign, id]) => (sign === mark ? RULE_IDS.filter((rule) => rule === id) : []));
    const [first = "", second] = line.replace(/\[[+?]R\d+\]\s*/g, "").split(" >> ");
    const own = isBreach && about ? [about] : [];
    return [
      {
        heard: second === undefined ? null : first,
        said: second ?? first,
        breaks: [...own, ...rules("+")],
        mayAlso: rules("?"),
        about,
      },
    ];
  });
}

const FILES = [
  "promises.txt",
  "inducement.txt",
  "application.txt",
  "conduct.txt",
  "second-promises.txt",
  "second-conduct.txt",
  "third-blockers.txt",
  "third-rest.txt",
  "fourth-application.txt",
  "fourth-pressure.txt",
  "fourth-promises.txt",
  "fifth-promises.txt",
  "fifth-application.txt",
  "fifth-conduct.txt",
  "fifth-pressure.txt",
  "sixth-promises.txt",
  "sixth-application.txt",
  "sixth-conduct.txt",
  "sixth-listening.txt",
  "seventh-promises.txt",
  "seventh-products.txt",
  "seventh-conduct.txt",
  "seventh-selling.txt",
  "eighth-promises.txt",
  "eighth-conduct.txt",
  "eighth-application.txt",
  "eighth-pressure.txt",
  "eighth-longer.txt",
  "ninth-other-matters.txt",
  "eighth-spoken.txt",
  "eighth-weak.txt",
  "eighth-more.txt",
  "eighth-rest.txt",
  "eighth-ordinary.txt",
  "ordinary.txt",
  "tenth-georgia.txt",
  "tenth-arizona.txt",
  "tenth-pennsylvania.txt",
  "tenth-oregon.txt",
  "tenth-was-unseen.txt",
];
