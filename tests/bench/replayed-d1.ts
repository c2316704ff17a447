import type { BuiltWorker } from "./built-worker.ts";

const REPLAY_PATH = "/bench/replay";

/** From now on, or no longer, the database is asked nothing twice; for a Worker whose wrapper holds `replayedDatabase`. */
export async function replayD1(worker: BuiltWorker, replays = true): Promise<void> {
  await fetch(`${worker.url}${REPLAY_PATH}${replays ? "" : "?off"}`);
}

/** Stands before the built Worker. */
export function replayingWrapper(mainModule: string): string {
  return `
import { env } from "cloudflare:workers";
import app from "${mainModule}";
export * from "${mainModule}";
${replayedDatabase}`;
}

/**
 * Source behind imports of `env` and `app`. After REPLAY_PATH was asked for, the D1 binding gets for the same statements the
 * bytes that the database answered the first time. In production a database is another machine; here it is the same thread,
 * and would be counted as the Worker's own work.
 */
export const replayedDatabase = `
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
    const { pathname, search } = new URL(request.url);
    if (pathname === "${REPLAY_PATH}") {
      replaying = search === "";
      return new Response("");
    }
    return app.fetch(request, env, ctx);
  },
};
`;
