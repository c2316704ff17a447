import { expect, test } from "vitest";
import { clientOf } from "#core/identity/client.ts";

test("only the edge's own header names the address", () => {
  const headers = new Headers({
    "cf-connecting-ip": "192.0.2.7",
    "X-Forwarded-For": "198.51.100.1",
    "User-Agent": "x".repeat(900),
  });
  expect(clientOf(headers, null)).toEqual({ address: "192.0.2.7", userAgent: "x".repeat(400), login: null });
  expect(
    clientOf(new Headers({ "X-Forwarded-For": "198.51.100.1", "X-Real-IP": "198.51.100.1" }), null).address,
  ).toBeNull();
});
