import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { createKeptPages } from "#app/page-loading/kept-pages.ts";

let nowMs: number;
let waits: number[];
let pages: ReturnType<typeof createKeptPages>;
let load: (call: { request: Request; serverLoader: () => Promise<string> }) => Promise<string>;

beforeEach(() => {
  nowMs = 0;
  waits = [];
  pages = createKeptPages({ now: () => nowMs, wait: async (ms) => void waits.push(ms) });
  load = pages.loader<string>();
});

/** As the router opens a page: it loads it, and then shows it. */
async function open(path: string, serverLoader: () => Promise<string>, signal?: AbortSignal): Promise<string> {
  const given = await load({ request: new Request(`https://rolecall.example${path}`, { signal }), serverLoader });
  pages.show(path);
  return given;
}
const says = (text: string) => async () => text;
const never = async (): Promise<string> => {
  throw new Error("The server was asked.");
};

describe("a page that is opened again", () => {
  test("shows at once what it was given in the last five minutes, and owes a look at the server", async () => {
    await open("/dashboard", says("first"));
    await open("/account", says("account"));
    nowMs = 5 * 60 * 1000 - 1;
    expect(await open("/dashboard", never)).toBe("first");
    expect(pages.isOwed("/dashboard")).toBe(true);
    expect(pages.isOwed("/dashboard")).toBe(false);
    expect(await open("/dashboard", says("second"))).toBe("second");
    expect(pages.isOwed("/dashboard")).toBe(false);
  });

  test("is read from the server after five minutes, with another search, and while it is shown", async () => {
    await open("/admin?q=dana", says("dana"));
    expect(await open("/admin?q=dana", says("dana again"))).toBe("dana again");
    expect(await open("/admin?q=pat", says("pat"))).toBe("pat");
    nowMs = 5 * 60 * 1000;
    expect(await open("/admin?q=dana", says("late"))).toBe("late");
  });

  test("holds nothing of somebody whose login has ended", async () => {
    await open("/dashboard", says("of one person"));
    const sentAway = () => Promise.reject(redirect("/auth"));
    await expect(open("/account", sentAway)).rejects.toBeInstanceOf(Response);
    expect(await open("/dashboard", says("of another"))).toBe("of another");
  });
});

describe("a page that cannot be read", () => {
  test.each([
    ["the network", new TypeError("Failed to fetch")],
    ["a fault of the server", new ErrorResponse(503, "", null)],
  ])("because of %s is tried again three times, with a longer wait each time", async (_, failure) => {
    let calls = 0;
    const failing = () => {
      calls += 1;
      return Promise.reject(failure);
    };
    await expect(open("/dashboard", failing)).rejects.toBe(failure);
    expect(calls).toBe(4);
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  test("is shown as soon as it can be", async () => {
    const answers = [Promise.reject(new TypeError("Failed to fetch")), Promise.resolve("there")];
    expect(await open("/dashboard", () => answers.shift() ?? never())).toBe("there");
    expect(waits).toEqual([1000]);
  });

  test.each([
    ["a refusal", new ErrorResponse(403, "", null)],
    ["a mistake of ours", new Error("a mistake")],
  ])("because of %s is not tried again", async (_, failure) => {
    await expect(open("/admin", () => Promise.reject(failure))).rejects.toBe(failure);
    expect(waits).toEqual([]);
  });

  test("is not tried again for somebody who has gone elsewhere", async () => {
    const gone = new AbortController();
    const failing = () => {
      gone.abort();
      return Promise.reject(new TypeError("Failed to fetch"));
    };
    await expect(open("/dashboard", failing, gone.signal)).rejects.toBeInstanceOf(TypeError);
    expect(waits).toEqual([]);
  });
});
