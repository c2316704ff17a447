import { describe, expect, test } from "vitest";
import { earlierZonesAfterChange, findTimeZone, placeOf, zoneAt, zoneGroups } from "#core/time-zones.ts";

describe("a time zone that a browser or a form names", () => {
  test.each(["America/New_York", "America/Phoenix", "Pacific/Kiritimati", "UTC"])("%s is taken", (name) => {
    expect(findTimeZone(name)).toBe(name);
  });

  test("is kept by the one name that Intl has for it", () => {
    expect(findTimeZone("US/Eastern")).toBe("America/New_York");
    expect(findTimeZone("Asia/Kolkata")).toBe(findTimeZone("Asia/Calcutta"));
  });

  test.each(["Mars/Olympus", "+05:07", "", "America/New_York\n", "A".repeat(65), null, 5, {}])("%j is none", (name) => {
    expect(findTimeZone(name)).toBeNull();
  });
});

describe("the zones to choose from", () => {
  const groups = zoneGroups(Intl.supportedValuesOf("timeZone"));
  const names = groups.flatMap(({ zones }) => zones.map(({ name }) => name));

  test("begin with those of the United States, from New York to Honolulu", () => {
    expect(groups[0]?.region).toBe("United States");
    expect(groups[0]?.zones.slice(0, 4).map(({ label }) => label)).toEqual([
      "New York (Eastern time)",
      "Chicago (Central time)",
      "Denver (Mountain time)",
      "Phoenix (Arizona)",
    ]);
    expect(groups[0]?.zones.map(({ label }) => label)).toContain("Knox, Indiana");
  });

  test("are all that Intl knows, each once", () => {
    expect(names).toHaveLength(new Set(names).size);
    expect(Intl.supportedValuesOf("timeZone").filter((name) => !names.includes(name))).toEqual([]);
  });
});

test.each([
  ["America/New_York", "New York"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires, Argentina"],
  ["UTC", "UTC"],
])("in words, %s is %s", (zone, place) => {
  expect(placeOf(zone)).toBe(place);
});

describe("after changes of zone", () => {
  const moved = {
    zone: "America/Phoenix",
    earlier: [
      { zone: "America/New_York", until: 1000 },
      { zone: "America/Denver", until: 2000 },
    ],
  };

  test.each([
    [999, "America/New_York"],
    [1000, "America/Denver"],
    [1999, "America/Denver"],
    [2000, "America/Phoenix"],
  ])("a moment at %i ms belongs to %s", (ms, zone) => {
    expect(zoneAt(ms, moved)).toBe(zone);
  });

  test("the last twenty are remembered", () => {
    let zones = { zone: "zone 0", earlier: [] as { zone: string; until: number }[] };
    for (let change = 1; change <= 25; change += 1)
      zones = { zone: `zone ${change}`, earlier: earlierZonesAfterChange(zones, change * 1000) };
    expect(zones.earlier).toHaveLength(20);
    expect(zones.earlier.at(-1)).toEqual({ zone: "zone 24", until: 25_000 });
    expect(zones.earlier[0]).toEqual({ zone: "zone 5", until: 6_000 });
  });
});
