import { describe, expect, test } from "vitest";
import { postedForm } from "#app/page-loading/posted-form.ts";

function post(body: string, headers: Record<string, string>) {
  return new Request("https://rolecall.example/auth", { method: "POST", body, headers });
}

const FORM = "application/x-www-form-urlencoded;charset=UTF-8";

describe("a posted form", () => {
  test("is read, and leaves the request to be read again", async () => {
    const request = post("email=dana%40agency.example", { "Content-Type": FORM, "Content-Length": "27" });
    expect((await postedForm(request)).get("email")).toBe("dana@agency.example");
    expect(request.bodyUsed).toBe(false);
  });

  test.each([
    ["larger than 32 KB", { "Content-Type": FORM, "Content-Length": String(32 * 1024 + 1) }],
    ["of unknown length", { "Content-Type": FORM }],
    ["of a made-up length", { "Content-Type": FORM, "Content-Length": "many" }],
    ["that is not a form", { "Content-Type": "text/plain", "Content-Length": "2" }],
    ["of no type", { "Content-Length": "2" }],
  ])("%s is refused unread", async (_case, headers) => {
    const request = post("x=", headers);
    await expect(postedForm(request)).rejects.toMatchObject({ init: { status: 400 }, data: { code: "bad_request" } });
    expect(request.bodyUsed).toBe(false);
  });
});
