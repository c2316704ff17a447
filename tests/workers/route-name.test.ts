import { expect, test } from "vitest";
import { routeName } from "#workers/route-name.ts";

test.each([
  ["/", ""],
  ["/dashboard", "dashboard"],
  ["/dashboard.data", "dashboard"],
  ["/_root.data", ""],
  ["/company/nowhere", "company"],
  ["/conversations/7c5b-a-conversation", "conversations"],
  ["/auth/v1/token", "auth"],
  ["/rest/v1/user_roles", "rest"],
])("%s is of our route %j", (path, name) => {
  expect(routeName(path)).toBe(name);
});

test.each([
  "/dana.reyes@agency.example",
  "/Dashboard",
  "/wp-login.php",
  "//dashboard",
  "/.data",
  "/constructor",
  `/${"x".repeat(5000)}`,
])("of %s nothing is given back: it is none of ours", (path) => {
  expect(routeName(path)).toBeNull();
});
