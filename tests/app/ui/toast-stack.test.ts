import { describe, expect, test } from "vitest";
import { type ShownToast, toastsAt, withToast } from "#app/ui/toast-stack.ts";
import type { Toast } from "#core/toast.ts";

const shown = (id: string, kind: Toast["kind"], path: string | null = "/auth"): ShownToast => ({
  id,
  toast: { title: id, kind },
  path,
});
const titlesAfter = (...toasts: ShownToast[]) =>
  toasts.reduce<ShownToast[]>((before, toast) => withToast(before, toast), []).map(({ id }) => id);

describe("toasts", () => {
  test("of one kind do not pile up: the newest is shown", () => {
    expect(titlesAfter(shown("first", "destructive"), shown("second", "destructive"))).toEqual(["second"]);
    expect(titlesAfter(shown("note", "info"), shown("error", "destructive"))).toEqual(["note", "error"]);
  });

  test("of something that went wrong end when it went well", () => {
    expect(titlesAfter(shown("wrong", "destructive"), shown("note", "info"), shown("right", "success"))).toEqual([
      "note",
      "right",
    ]);
  });

  test("of something that went wrong stay behind on their page, unless they are of a call", () => {
    const all = [shown("form", "destructive"), shown("call", "destructive", null), shown("done", "success")];
    expect(toastsAt(all, "/auth").map(({ id }) => id)).toEqual(["form", "call", "done"]);
    expect(toastsAt(all, "/dashboard").map(({ id }) => id)).toEqual(["call", "done"]);
  });
});
