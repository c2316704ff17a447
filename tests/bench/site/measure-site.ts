import { openBrowser } from "#tests/support/browser.ts";
import { product, template } from "../builds.ts";
import { type BuiltWorkerOptions, startBuiltWorker } from "../built-worker.ts";
import { measureFirstLoad } from "../first-load.ts";
import type { Target } from "../load.ts";
import { comparePageSpeeds } from "../page-speed.ts";
import { atMost, kilobytes, milliseconds, type Row } from "../table.ts";
import { startEdge } from "./edge.ts";
import { findLighthouse, judge } from "./lighthouse.ts";
import { viewOnPhone } from "./phone-view.ts";

/** The public pages against the template's one page: answers per second, bytes, and what a phone on a slow line sees. */
export async function measureSite(options: {
  ours: BuiltWorkerOptions;
  rounds: number;
  runMs: number;
  visits: number;
  /** Of publicPaths: what browsers visit. */
  pages: readonly string[];
}): Promise<Row[]> {
  const floor = await startBuiltWorker({ configPath: template.configPath });
  const worker = await startBuiltWorker(options.ours);
  // A process of its own: what thousands of answers from the cache leave to be collected is no part of an uncached one's cost.
  const cached = await startBuiltWorker(options.ours);
  const floorEdge = await startEdge(floor.url, template.clientFolder);
  const edge = await startEdge(worker.url, product.clientFolder);
  try {
    // As browsers ask.
    const headers = { "Accept-Encoding": "gzip, deflate, br" };
    const template: Target = { name: "template", url: `${floor.url}/`, pid: floor.pid, status: 200, headers };
    const home: Target = {
      name: "/ from the edge cache",
      url: `${cached.url}/`,
      pid: cached.pid,
      status: 200,
      headers,
    };
    // A browser with a note gets a page of its own; the note is empty, so that nothing is looked up for it.
    const own: Target = {
      name: "/ uncached",
      url: `${worker.url}/`,
      pid: worker.pid,
      status: 200,
      headers: { ...headers, Cookie: "note=" },
    };
    return [
      ...(await comparePageSpeeds(
        [
          { ours: own, floor: template, leastShare: 0.9 },
          { ours: home, floor: template, leastShare: 5 },
        ],
        options.rounds,
        options.runMs,
      )),
      ...(await weights(worker.url, options.pages)),
      ...(await phoneViews(edge.url, floorEdge.url, options)),
      ...(await lighthouse(edge.url, floorEdge.url, options)),
    ];
  } finally {
    floorEdge.stop();
    edge.stop();
    await Promise.all([floor.stop(), worker.stop(), cached.stop()]);
  }
}

type Visits = { pages: readonly string[]; visits: number };

async function weights(url: string, pages: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of pages) {
    const { scriptBytes, styleBytes } = await measureFirstLoad(url + path, product.clientFolder);
    rows.push(
      { name: `JavaScript of ${path}, gz`, ours: kilobytes(scriptBytes), bar: atMost(5, scriptBytes / 1000, " kB") },
      { name: "  its CSS, gz", ours: kilobytes(styleBytes), bar: atMost(15, styleBytes / 1000, " kB") },
    );
  }
  return rows;
}

/** A check without Lighthouse: what Chromium itself sees when it is slowed down. */
async function phoneViews(url: string, floorUrl: string, { pages, visits }: Visits): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const base = await viewOnPhone(browser, `${floorUrl}/`, visits);
    const rows: Row[] = [];
    for (const path of pages) {
      const view = await viewOnPhone(browser, url + path, visits);
      rows.push(
        lcpRow(`LCP of ${path}, Chromium slowed down`, view.lcpMs, base.lcpMs),
        { name: "  its layout shift", ours: view.cls.toFixed(3), bar: atMost(0.02, view.cls) },
        { name: "  its main thread blocked", ours: milliseconds(view.blockedMs), floor: milliseconds(base.blockedMs) },
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function lighthouse(url: string, floorUrl: string, { pages, visits }: Visits): Promise<Row[]> {
  const command = findLighthouse();
  if (!command) return [{ name: "Lighthouse", ours: "not measured: LIGHTHOUSE names no folder that has it" }];
  const base = await judge(command, `${floorUrl}/`, visits);
  const rows: Row[] = [];
  for (const path of pages) {
    const { scores, lcpMs, faults } = await judge(command, url + path, visits);
    console.log(
      `Lighthouse of ${path}: ${Object.values(scores).join(" ")}, LCP ${Math.round(lcpMs)} of ${Math.round(base.lcpMs)} ms`,
    );
    const isPerfect = Object.values(scores).every((score) => score === 100);
    rows.push(
      {
        name: `Lighthouse of ${path}${isPerfect ? "" : ` (${faults.join(", ")})`}`,
        ours: Object.values(scores).join(" "),
        bar: { text: "100 each", met: isPerfect },
      },
      { ...lcpRow("  its LCP", lcpMs, base.lcpMs), bar: atMost(0.6, lcpMs / base.lcpMs) },
    );
  }
  return rows;
}

function lcpRow(name: string, oursMs: number, floorMs: number): Row {
  return { name, ours: milliseconds(oursMs), floor: milliseconds(floorMs), ratio: oursMs / floorMs };
}
