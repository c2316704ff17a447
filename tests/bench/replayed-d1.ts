import type { BuiltWorker } from "./built-worker.ts";

const REPLAY_PATH = "/bench/replay";

/** From now on the database is asked nothing twice; for a Worker that was started with `replayingWrapper`. */
export async function replayD1(worker: BuiltWorker): Promise<void> {
  await fetch(`${worker.url}${REPLAY_PATH}`);
}

/**
 * Stands before the built Worker. After REPLAY_PATH was asked for, the D1 binding gets for the same statements the bytes
 * that the database answered the first time. In production a database is another machine; here it is the same thread, and
 * would be counted as the page's own work.
 */
export function replayingWrapper(mainModule: string): string {
  return `
import { env } from "cloudflare:workers";
import app from "${mainModule}";
export * from "${mainModule}";

let replaying = false;
const answers = new Map();

for (const sender of [env.DB, env.DB.alwaysPrimarySession]) {
  const real = sender.fetcher;
  sender.fetcher = {
    async fetch(url, init) {
      if (!replaying) return real.fetch(url, init);
      const sent = JSON.parse(init.body);
      const key = JSON.stringify([url, [sent].flat().map(({ sql }) => sql)]);
      let answer = answers.get(key);
      if (answer === undefined) {
        const response = await real.fetch(url, init);
        answer = { body: await response.text(), status: response.status, headers: [...response.headers] };
        answers.set(key, answer);
      }
      return new Response(answer.body, answer);
    },
  };
}

export default {
  fetch(request, env, ctx) {
    if (request.url.endsWith("${REPLAY_PATH}")) {
      replaying = true;
      return new Response("replaying");
    }
    return app.fetch(request, env, ctx);
  },
};
`;
}
