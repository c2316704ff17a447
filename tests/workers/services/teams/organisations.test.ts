import { describe, expect, test } from "vitest";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { member, team } from "#tests/support/teams.ts";
import { testWorld } from "#tests/support/world.ts";
import { createJoining } from "#workers/services/teams/joining.ts";
import { createOrganisations } from "#workers/services/teams/organisations.ts";
import { createTeamDomains } from "#workers/services/teams/team-domains.ts";

const SETTINGS = {
  name: "Harbor",
  slug: "harbor",
  timeZone: "America/Phoenix",
  soundDays: 30,
  wordsDays: 200,
  certificatesDays: 2557,
  countsAfter: true,
};

describe("founding", () => {
  test("makes whoever is signed in the owner, in their time zone", async () => {
    const world = testWorld({ timeZone: () => "America/Denver" });
    const { id: userId } = await person(world);
    const login = await loginOf(world, userId);
    const organisations = createOrganisations(world);
    expect((await organisations.openHome(login)).team).toBeNull();
    const { id } = await organisations.found(login, { name: "  Harbor   & Sons " });
    expect((await organisations.openHome(login)).team).toEqual({
      id,
      name: "Harbor & Sons",
      role: "owner",
      timeZone: "America/Denver",
      deletesAt: null,
      boardsOn: false,
      others: [],
    });
    expect(await rowsOf("SELECT slug FROM organisations")).toEqual([{ slug: "harbor-sons" }]);
    expect(await refusalOf(organisations.found(login, { name: " " }))).toBe("bad_request");
    expect(await refusalOf(organisations.found(null, { name: "Harbor" }))).toBe("signed_out");
  });

  test("gives each an address of its own, never one of the site's", async () => {
    const world = testWorld();
    const organisations = createOrganisations(world);
    for (const name of ["Admin", "Admin", "🏠", "وكالة"]) {
      const login = await loginOf(world, (await person(world)).id);
      await organisations.found(login, { name });
    }
    const slugs = (await rowsOf("SELECT slug FROM organisations ORDER BY rowid")).map(({ slug }) => String(slug));
    expect(slugs).toEqual([
      "admin-team",
      expect.stringMatching(/^admin-team-/),
      "organization",
      expect.stringMatching(/^organization-/),
    ]);
  });

  test("somebody in several works in one, and switches", async () => {
    const world = testWorld();
    const first = await team(world, { name: "First" });
    const organisations = createOrganisations(world);
    world.clock.advance(1000);
    const { id } = await organisations.found(first.owner.login, { name: "Second" });
    expect((await organisations.openHome(first.owner.login)).team).toMatchObject({
      id,
      others: [{ id: first.id, name: "First" }],
    });
    await organisations.switchTo(first.owner.login, first.id);
    expect((await organisations.openHome(first.owner.login)).team).toMatchObject({
      id: first.id,
      others: [{ id, name: "Second" }],
    });
    const stranger = await team(world);
    expect(await refusalOf(organisations.switchTo(first.owner.login, stranger.id))).toBe("not_found");
    expect((await organisations.openHome(first.owner.login)).team).toMatchObject({ id: first.id });
  });
});

describe("settings", () => {
  test("are an owner's, who also reads what happened", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const organisations = createOrganisations(world);
    await organisations.changeSettings(owner.login, id, SETTINGS);
    const page = await organisations.openSettings(owner.login);
    expect(page.organisation).toEqual(SETTINGS);
    expect(page.team).toMatchObject({ name: "Harbor", timeZone: "America/Phoenix" });
    expect(page.events).toMatchObject([{ words: "changed the settings", by: "Dana Reyes", about: null }]);
    for (const role of ["manager", "agent"] as const) {
      const { login } = await member(world, id, role);
      expect(await refusalOf(organisations.openSettings(login))).toBe("forbidden");
      expect(await refusalOf(organisations.changeSettings(login, id, SETTINGS))).toBe("forbidden");
    }
    expect(await refusalOf(organisations.changeSettings((await team(world)).owner.login, id, SETTINGS))).toBe(
      "not_found",
    );
  });

  test.each([
    ["an address of the site", { slug: "admin" }],
    ["no address", { slug: "a/b" }],
    ["no time zone", { timeZone: "Mars/Olympus" }],
    ["sound for ever", { soundDays: 100_000 }],
    ["words for a part of a day", { wordsDays: 30.5 }],
    ["a name of 201 characters", { name: "x".repeat(201) }],
  ])("with %s are refused", async (_, wrong) => {
    const world = testWorld();
    const { id, owner } = await team(world);
    expect(await refusalOf(createOrganisations(world).changeSettings(owner.login, id, { ...SETTINGS, ...wrong }))).toBe(
      "bad_request",
    );
  });

  test("an address that another organization has is refused in its own words", async () => {
    const world = testWorld();
    const [one, two] = [await team(world), await team(world)];
    await createOrganisations(world).changeSettings(one.owner.login, one.id, SETTINGS);
    expect(await refusalOf(createOrganisations(world).changeSettings(two.owner.login, two.id, SETTINGS))).toBe(
      "slug_taken",
    );
  });
});

describe("a verified domain", () => {
  /** A DNS server with these TXT records, and what it was asked. */
  function dns(records: () => Record<string, string[]> | null) {
    const asked: { url: string; accept: string | null }[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const url = new URL(String(input));
      asked.push({ url: `${url.origin}${url.pathname}`, accept: new Headers(init?.headers).get("accept") });
      const known = records();
      if (known === null) return new Response("busy", { status: 503 });
      const found = known[url.searchParams.get("name") ?? ""] ?? [];
      return Response.json({
        Status: found.length > 0 ? 0 : 3,
        Answer: found.map((text) => ({ name: "x", type: 16, TTL: 1, data: `"${text}"` })),
      });
    };
    return { fetch, asked };
  }

  test("is proven by its record, and then its people join by themselves", async () => {
    let records: Record<string, string[]> | null = {};
    const server = dns(() => records);
    const world = testWorld({ fetch: server.fetch });
    const { id, owner } = await team(world);
    const [domains, organisations, joining] = [
      createTeamDomains(world),
      createOrganisations(world),
      createJoining(world),
    ];
    await domains.add(owner.login, id, { domain: "Harbor.example" });
    const kim = await person(world, { email: "kim@harbor.example" });
    const login = await loginOf(world, kim.id);
    expect(await refusalOf(domains.verify(owner.login, id, { domain: "harbor.example" }))).toBe("domain_unproven");
    expect((await organisations.openHome(login)).joinable).toEqual([]);
    expect(await refusalOf(joining.joinByDomain(login, id))).toBe("not_found");
    records = null;
    expect(await refusalOf(domains.verify(owner.login, id, { domain: "harbor.example" }))).toBe("dns_unreachable");
    const [row] = (await organisations.openSettings(owner.login)).domains;
    records = { "harbor.example": ["v=spf1 -all", row?.record ?? ""] };
    await domains.verify(owner.login, id, { domain: "harbor.example" });
    expect(server.asked.at(-1)).toEqual({
      url: "https://cloudflare-dns.com/dns-query",
      accept: "application/dns-json",
    });
    expect((await organisations.openHome(login)).joinable).toMatchObject([{ id, domain: "harbor.example" }]);
    const unproven = await person(world, { email: "lee@harbor.example", confirmed: false });
    expect(await refusalOf(joining.joinByDomain(await loginOf(world, unproven.id), id))).toBe("not_found");
    await joining.joinByDomain(login, id);
    expect((await organisations.openHome(login)).team).toMatchObject({ id, role: "agent" });
    await domains.remove(owner.login, id, { domain: "harbor.example" });
    expect((await organisations.openSettings(owner.login)).domains).toEqual([]);
  });

  test("is never a free-mail domain, and never that of two organizations", async () => {
    const tokens = new Set<string>();
    const world = testWorld({ fetch: dns(() => ({ "harbor.example": [...tokens] })).fetch });
    const domains = createTeamDomains(world);
    const [one, two] = [await team(world), await team(world)];
    expect(await refusalOf(domains.add(one.owner.login, one.id, { domain: "gmail.com" }))).toBe("bad_request");
    for (const { id, owner } of [one, two]) {
      await domains.add(owner.login, id, { domain: "harbor.example" });
      const [row] = (await createOrganisations(world).openSettings(owner.login)).domains;
      tokens.add(row?.record ?? "");
    }
    await domains.verify(one.owner.login, one.id, { domain: "harbor.example" });
    expect(await refusalOf(domains.verify(two.owner.login, two.id, { domain: "harbor.example" }))).toBe("domain_taken");
    const agent = await member(world, one.id, "manager");
    expect(await refusalOf(domains.add(agent.login, one.id, { domain: "coast.example" }))).toBe("forbidden");
    expect(await refusalOf(domains.verify(agent.login, one.id, { domain: "harbor.example" }))).toBe("forbidden");
  });
});
