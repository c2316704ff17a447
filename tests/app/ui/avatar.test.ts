import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { personas } from "#core/scenarios/personas.ts";

const face = (avatar: (typeof personas)[number]["avatar"]) =>
  renderToStaticMarkup(createElement(PersonaAvatar, { avatar }));
const plain = { skin: "#d9a47a", hair: "#3b2a1e", hairStyle: "short", top: "#55606b", extra: "none" };

describe.each(personas.map((persona) => [persona.name, persona.avatar] as const))("%s", (_name, avatar) => {
  test("has hair of their own", () => {
    const bald = { ...avatar, hairStyle: "none such" };
    if (avatar.hairStyle !== "short") expect(face(avatar)).not.toBe(face(bald));
    expect(face(avatar)).not.toContain("undefined");
  });

  test("wears what the card says", () => {
    const bare = face({ ...avatar, extra: "none" });
    if (avatar.extra === "none") expect(face(avatar)).toBe(bare);
    else expect(face(avatar)).not.toBe(bare);
  });
});

test("no two customers look alike", () => {
  expect(new Set(personas.map((persona) => face(persona.avatar))).size).toBe(personas.length);
});

test("a part nobody drew falls back to a plain one", () => {
  expect(face({ ...plain, hairStyle: "mohawk", extra: "monocle" })).toBe(face(plain));
});

test("it needs no inline style and no id, so any number fit on a page under the content policy", () => {
  expect(face(plain)).not.toMatch(/ (style|id)=/);
});
