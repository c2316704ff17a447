import { allLearned } from "#core/scoring/all-learned.ts";
import { faultOf, log } from "../log.ts";

/** Any host would do where it is deployed; the server of development refuses those that it does not know. */
const STATIC_FILES = "http://localhost";

/**
 * What was learned, from the static files of the deployment: once per isolate, before anything of it listens or scores. Throws an
 * Error where a file is missing or is none; the next request asks for it again.
 */
export async function loadLearned(assets: Fetcher): Promise<void> {
  // Two requests may both read it: what one of them has begun ends with it, so the other may not wait for that.
  await Promise.all(
    allLearned.map(async (file) => {
      if (file.isLoaded()) return;
      const response = await assets.fetch(`${STATIC_FILES}/learned/${file.name}.json`);
      if (!response.ok) throw new Error(`the static file of "${file.name}" answers ${response.status}`);
      file.load(await response.json());
    }),
  );
}

/** The same for a request that may need nothing of it: a failure is logged, and only what does need it fails. */
export async function loadLearnedIfPossible(assets: Fetcher): Promise<void> {
  try {
    await loadLearned(assets);
  } catch (error) {
    log("error", "learned.unread", faultOf(error));
  }
}
