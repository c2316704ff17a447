import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "#app/ui/field.tsx";

const field = (props: Partial<ComponentProps<typeof Field>>) =>
  renderToStaticMarkup(createElement(Field, { id: "email", name: "email", label: "Email", ...props }));

test("the label belongs to the input", () => {
  const html = field({});
  expect(html).toContain('<label for="email"');
  expect(html).toMatch(/<input[^>]* id="email"/);
  expect(html).not.toContain('aria-describedby="');
  expect(html).not.toContain('aria-invalid="');
});

test("the input is described by its hint", () => {
  const html = field({ hint: "We send one email." });
  expect(html).toContain('aria-describedby="email-hint"');
  expect(html).toContain('<div id="email-hint"');
});

test("an error marks the input as invalid and describes it, beside what the form library says", () => {
  const html = field({
    hint: "hint",
    error: ["Too short", "Too weak"],
    "aria-describedby": "email-error",
    "aria-invalid": true,
  });
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="email-error email-hint"');
  expect(html).toContain("Too short");
  expect(html).toContain("Too weak");
});

test.each([[null], [undefined], [[]], [""]])("%j is no error", (error) => {
  expect(field({ error })).not.toContain('aria-invalid="');
});
