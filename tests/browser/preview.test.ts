import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

// `npm run preview` after its build, on a machine where nothing is set.
const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

test("serves the production build at an address that its links name", async () => {
  const url = await startPreview();
  const robots = await fetch(`${url}/robots.txt`);
  expect(robots.status).toBe(200);
  expect(await robots.text()).toContain(`Sitemap: ${url}/sitemap.xml`);
  expect((await fetch(`${url}/auth`)).status).toBe(200);
}, 120_000);

/** Its address. */
function startPreview(): Promise<string> {
  const root = resolve(import.meta.dirname, "../..");
  const preview = spawn(process.execPath, ["app/node/preview.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, VITEST: undefined, NO_COLOR: "1", PATH: `${root}/node_modules/.bin:${process.env.PATH}` },
  });
  stops.push(() => preview.kill());
  let printed = "";
  return new Promise((ready, failed) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, url] = /Ready on (http:\/\/localhost:\d+)/.exec(printed) ?? [];
      if (url) ready(url);
    };
    preview.stdout.on("data", read);
    preview.stderr.on("data", read);
    preview.on("exit", (code) => failed(new Error(`npm run preview ended with ${code}:\n${printed}`)));
  });
}
