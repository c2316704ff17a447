import { afterEach, describe, expect, test, vi } from "vitest";
import { allLearned } from "#core/scoring/all-learned.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { loadLearned, loadLearnedIfPossible } from "#workers/adapters/learned.ts";

/** Static files that answer as told; the names of those that were asked for are noted. */
function staticFiles(answer: (path: string) => Response) {
  const asked: string[] = [];
  const assets = {
    fetch: async (address: RequestInfo | URL) => {
      const path = new URL(address.toString()).pathname;
      asked.push(path);
      return answer(path);
    },
    connect: () => {
      throw new Error("nobody connects to a file");
    },
  };
  return { assets, asked };
}

afterEach(() => vi.restoreAllMocks());

describe("what was learned", () => {
  test("is not read a second time", async () => {
    const { assets, asked } = staticFiles(() => new Response("no", { status: 404 }));
    await loadLearned(assets);
    expect(asked).toEqual([]);
  });

  test("whose file is missing is an error, and is asked for again", async () => {
    const [file] = allLearned;
    if (!file) throw new Error("nothing was learned");
    vi.spyOn(file, "isLoaded").mockReturnValue(false);
    const { assets, asked } = staticFiles(() => new Response("no", { status: 404 }));
    await expect(loadLearned(assets)).rejects.toThrow(`"${file.name}" answers 404`);
    await expect(loadLearned(assets)).rejects.toThrow("404");
    expect(asked).toEqual([`/learned/${file.name}.json`, `/learned/${file.name}.json`]);
  });

  test("whose file is missing is logged for a request that may not need it", async () => {
    const [file] = allLearned;
    if (!file) throw new Error("nothing was learned");
    vi.spyOn(file, "isLoaded").mockReturnValue(false);
    await loadLearnedIfPossible(staticFiles(() => new Response("no", { status: 404 })).assets);
    expect(takeErrors()).toEqual([expect.stringContaining("learned.unread")]);
  });

  test("whose file holds something else is refused, and what was loaded before stays", async () => {
    const [file] = allLearned;
    if (!file) throw new Error("nothing was learned");
    vi.spyOn(file, "isLoaded").mockReturnValue(false);
    const { assets } = staticFiles(() => Response.json({ classes: "all" }));
    await expect(loadLearned(assets)).rejects.toThrow("Invalid input");
    vi.restoreAllMocks();
    expect(file.isLoaded()).toBe(true);
  });
});
