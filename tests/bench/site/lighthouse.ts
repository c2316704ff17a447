import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { findOrInstallChromium } from "#tests/support/chromium.ts";
import { median } from "../table.ts";

/** Of 100 each. */
export type LighthouseScores = { performance: number; accessibility: number; "best-practices": number; seo: number };
export type LighthouseVerdict = {
  scores: LighthouseScores;
  /** Until the largest part is painted, as Lighthouse computes it for a slow phone. */
  lcpMs: number;
  /** Ids of the audits that cost points in any run. */
  faults: string[];
};

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Lighthouse is 176 MB of other people's code, so it is no dependency: `npm install --prefix FOLDER lighthouse@13.5.0`, and
 * LIGHTHOUSE=FOLDER names it. Null where there is none.
 */
export function findLighthouse(): string | null {
  const folder = process.env.LIGHTHOUSE;
  const command = folder ? join(folder, "node_modules/lighthouse/cli/index.js") : null;
  return command && existsSync(command) ? command : null;
}

/** Mobile, with its default (computed) throttling: the median score of each category. */
export async function judge(command: string, address: string, times: number): Promise<LighthouseVerdict> {
  const reports: Report[] = [];
  let failures = 0;
  while (reports.length < times) {
    try {
      reports.push(await reportOn(command, address));
    } catch (error) {
      // Now and then Lighthouse records no navigation, and asks to be run again.
      failures += 1;
      if (failures > times || !String(error).includes("run Lighthouse again")) throw error;
    }
  }
  const middle = (category: (typeof CATEGORIES)[number]) =>
    median(reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100)));
  return {
    scores: {
      performance: middle("performance"),
      accessibility: middle("accessibility"),
      "best-practices": middle("best-practices"),
      seo: middle("seo"),
    },
    lcpMs: median(reports.map((report) => report.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN)),
    faults: [...new Set(reports.flatMap(faultsOf))],
  };
}

const run = promisify(execFile);

async function reportOn(command: string, address: string): Promise<Report> {
  const flags = [
    "--quiet",
    "--output=json",
    `--only-categories=${CATEGORIES.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking",
  ];
  const { stdout } = await run(process.execPath, [command, address, ...flags], {
    env: { ...process.env, CHROME_PATH: findOrInstallChromium() },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
  });
  return reportSchema.parse(JSON.parse(stdout));
}

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), numericValue: z.number().optional() })),
});
type Report = z.infer<typeof reportSchema>;

function faultsOf(report: Report): string[] {
  return Object.values(report.categories)
    .flatMap((category) => category.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => id);
}
