import { isRouteErrorResponse } from "react-router";

/** How long what a page was given is shown again at once. It is read anew at the same time. */
const KEPT_MS = 5 * 60 * 1000;
/** Attempts after the first, and the longest wait before one. */
const RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;

type LoaderCall<Data> = { request: Request; serverLoader: () => Promise<Data> };

type KeptWorld = {
  /** Milliseconds that only go forward. */
  now: () => number;
  /** Ends early when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

/**
 * What a tab keeps of the pages somebody has seen, in memory only. A page that is opened again shows what it was given last;
 * `isOwed` says that it then has to be read anew. A redirect instead of a page means that the login has ended: everything is
 * forgotten, so that the next person sees nothing of it.
 */
export function createKeptPages(world: KeptWorld) {
  let shown = "";
  let owed = "";
  const stores = new Set<Map<string, unknown>>();

  return {
    /** A `clientLoader` for one route. It also runs where a page begins, so that what the document brought is kept too. */
    loader<Data>() {
      const kept = new Map<string, { data: Data; atMs: number }>();
      stores.add(kept);
      const load = async ({ request, serverLoader }: LoaderCall<Data>): Promise<Data> => {
        const path = pathOf(request.url);
        const last = kept.get(path);
        if (path !== shown && last && world.now() - last.atMs < KEPT_MS) {
          owed = path;
          return last.data;
        }
        kept.delete(path);
        try {
          const data = await retried({ request, serverLoader });
          kept.set(path, { data, atMs: world.now() });
          return data;
        } catch (error) {
          if (error instanceof Response) for (const store of stores) store.clear();
          throw error;
        }
      };
      return Object.assign(load, { hydrate: true as const });
    },

    /** Tries again what fails for a passing reason, with a longer wait each time. What is on the page stays meanwhile. */
    retried,

    /** Notes which page is shown: loading it once more reads it anew. */
    show(path: string): void {
      shown = path;
    },

    /** Whether the page that is shown was only remembered. Says so once. */
    isOwed(path: string): boolean {
      const isOwed = owed === path;
      owed = "";
      return isOwed;
    },
  };

  async function retried<Data>({ request, serverLoader }: LoaderCall<Data>): Promise<Data> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await serverLoader();
      } catch (error) {
        if (attempt === RETRIES || request.signal.aborted || !isPassing(error)) throw error;
        await world.wait(Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS), request.signal);
        if (request.signal.aborted) throw error;
      }
    }
  }
}

/** Of this tab. */
export const keptPages = createKeptPages({
  now: () => performance.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }),
});

export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The network, or a server that may be back in a moment. */
function isPassing(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 500);
}
