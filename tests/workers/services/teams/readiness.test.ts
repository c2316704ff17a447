import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Login } from "#core/identity/login.ts";
import type { ReadinessView } from "#core/pages/readiness-pages.ts";
import type { ReadinessItem } from "#core/readiness/checklist.ts";
import { effortOf, type PracticedSession } from "#core/readiness/effort.ts";
import { zoneOffsets } from "#core/zone-offsets.ts";
import { countedDatabase } from "#tests/support/counted-database.ts";
import { handedIn, session } from "#tests/support/handed-in.ts";
import { passedRound } from "#tests/support/passed-round.ts";
import { loginOf, refusalOf, rowsOf } from "#tests/support/people.ts";
import { group, member, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { scoreDisputes } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { readinessChecklists } from "#workers/adapters/d1/schema/readiness-tables.ts";
import {
  assignedRounds,
  assignmentAttempts,
  assignments,
  certificates,
} from "#workers/adapters/d1/schema/team-tables.ts";
import { createInvitations } from "#workers/services/teams/invitations.ts";
import { createJoining } from "#workers/services/teams/joining.ts";
import { createOrganisations } from "#workers/services/teams/organisations.ts";
import { createReadiness } from "#workers/services/teams/readiness.ts";
import { createTeamPeople } from "#workers/services/teams/team-people.ts";

const LINK = { groupId: null, uses: 1, days: 7, domains: "" };
const DAY_MS = 24 * 60 * 60 * 1000;

async function agency(world: TestWorld) {
  const { id, owner } = await team(world, { name: "Harbor" });
  const boss = await member(world, id, "manager", { fullName: "Bo Kim" });
  const kim = await member(world, id, "agent", { fullName: "Kim" });
  const lee = await member(world, id, "agent", { fullName: "Lee" });
  await group(world, id, { people: [kim], managers: [boss] });
  return { id, owner, boss, kim, lee };
}

async function viewOf(world: TestWorld, login: Login, search = ""): Promise<ReadinessView> {
  const { readiness } = await createOrganisations(world).openHome(login, new URLSearchParams(search));
  if (!readiness) throw new Error("the page says nothing of readiness");
  return readiness;
}

/** What the assignments of `passedRound` ask: one scenario. */
async function oneScenario(world: TestWorld) {
  await world.db.update(assignments).set({ task: { needed: 1, scenarios: [{ id: "A-1" }] } });
}

async function write(world: TestWorld, organisationId: string, items: ReadinessItem[]) {
  await world.db.insert(readinessChecklists).values({ organisation_id: organisationId, items, updated_at: 1 });
}

const missingOf = async (world: TestWorld, login: Login) =>
  Object.fromEntries((await viewOf(world, login)).people.map(({ name, missing }) => [name, missing]));

describe("who sees it", () => {
  test("an owner sees everybody, a manager the people of their groups, an agent and whoever left nothing", async () => {
    const world = testWorld();
    const { id, owner, boss, kim } = await agency(world);
    const other = await member(world, id, "manager");
    const gone = await member(world, id, "manager", { leftAt: world.now() });
    await group(world, id, { people: [kim], managers: [gone] });
    const names = async (login: Login) => (await viewOf(world, login)).people.map(({ name }) => name);
    expect(await names(owner.login)).toEqual(["Kim", "Lee"]);
    expect(await names(boss.login)).toEqual(["Kim"]);
    expect(await names(other.login)).toEqual([]);
    for (const { login } of [kim, gone])
      expect((await createOrganisations(world).openHome(login)).readiness).toBeNull();
  });

  test("whoever has left is no longer among them, nor is anybody of another organization", async () => {
    const world = testWorld();
    const { id, owner, kim } = await agency(world);
    await agency(world);
    await createTeamPeople(world).remove(owner.login, id, kim.id);
    expect((await viewOf(world, owner.login)).people.map(({ name }) => name)).toEqual(["Lee"]);
  });

  test("people come in pages of 20 with their figures; a page that is not there is not found", async () => {
    const world = testWorld();
    const { id, owner } = await agency(world);
    for (let more = 0; more < 19; more += 1) {
      const { id: userId } = await member(world, id, "agent", { fullName: `Agent ${String(more).padStart(2, "0")}` });
      if (more === 18) await handedIn(world, { organisationId: id, userId, skills: { opening: 40 } });
    }
    const first = await viewOf(world, owner.login);
    expect(first).toMatchObject({ page: 1, pages: 2, counts: { people: 21 } });
    expect(first.people).toHaveLength(20);
    expect(first.people.at(18)).toMatchObject({ name: "Agent 18", effort: "5 min on 1 day" });
    expect(first.people.at(18)?.skills.slice(0, 2)).toEqual(["too few: 1", null]);
    expect((await viewOf(world, owner.login, "page=2")).people.map(({ name }) => name)).toEqual(["Lee"]);
    expect((await viewOf(world, owner.login, "page=none")).page).toBe(1);
    expect(await refusalOf(viewOf(world, owner.login, "page=3"))).toBe("not_found");
  });

  test("the page is one round trip, with everything on it", async () => {
    const world = testWorld();
    const { id, owner, kim } = await agency(world);
    await handedIn(world, { organisationId: id, userId: kim.id, skills: { opening: 40 } });
    const counted = countedDatabase(env.DB);
    await createOrganisations({ ...world, db: counted.db }).openHome(owner.login);
    expect(counted.roundTrips()).toBe(1);
    // The page stands on observations: of scores nothing is read.
    expect(counted.statements().filter((text) => /\bscores\b/.test(text))).toEqual([]);
  });
});

describe("the checklist", () => {
  test("says of each person what is missing, and of whoever misses nothing that they are ready", async () => {
    const world = testWorld();
    const { id, owner, kim, lee } = await agency(world);
    const { assignmentId } = await passedRound(world, id, kim.id);
    await passedRound(world, id, lee.id, { isPassed: false, assignmentId });
    await oneScenario(world);
    await world.db.insert(certificates).values(certificateOf(world, { id, assignmentId, userId: kim.id }));
    for (const total of [60, 80, 70])
      await handedIn(world, { organisationId: id, userId: kim.id, assignmentId, passed: true, total });
    await handedIn(world, { organisationId: id, userId: lee.id, gate: "failed" });
    await write(world, id, [
      { kind: "passed", assignmentId, score: 75 },
      { kind: "certificate", assignmentId },
      { kind: "gate", last: 3 },
      { kind: "recent", days: 30 },
    ]);
    const view = await viewOf(world, owner.login);
    expect(view.checklist).toEqual([
      "“Ready for Monday” passed at 75",
      "certificate of “Ready for Monday” valid",
      "no sure compliance finding in the last 3 handed in",
      "handed in within the last 30 days",
    ]);
    expect(view.people).toMatchObject([
      { name: "Kim", isReady: true, missing: [] },
      {
        name: "Lee",
        isReady: false,
        missing: [
          "“Ready for Monday” passed at 75",
          "certificate of “Ready for Monday” valid",
          "no sure compliance finding in the last 3 handed in (not in 1 of 1)",
        ],
      },
    ]);
    expect(view.lines[0]).toBe("Ready: 1 of 2.");
    expect((await viewOf(world, owner.login, "show=not-ready")).people.map(({ name }) => name)).toEqual(["Lee"]);
  });

  test("a round that was passed stays passed when its attempts are kept no longer", async () => {
    const world = testWorld();
    const { id, owner, kim } = await agency(world);
    const { assignmentId } = await passedRound(world, id, kim.id);
    await oneScenario(world);
    await write(world, id, [{ kind: "passed", assignmentId, score: 75 }]);
    await world.db.delete(assignmentAttempts);
    expect((await missingOf(world, await loginOf(world, owner.id))).Kim).toEqual([]);
  });

  test("a lower score, a clear gate too few times, and a long time without handing in are each missing", async () => {
    const world = testWorld();
    const { id, owner, kim } = await agency(world);
    const { assignmentId } = await passedRound(world, id, kim.id);
    await oneScenario(world);
    await handedIn(world, { organisationId: id, userId: kim.id, assignmentId, passed: true, total: 74 });
    await write(world, id, [
      { kind: "passed", assignmentId, score: 75 },
      { kind: "gate", last: 2 },
      { kind: "recent", days: 30 },
    ]);
    world.clock.advance(30 * DAY_MS - 1);
    const login = await loginOf(world, owner.id);
    const early = (await missingOf(world, login)).Kim;
    expect(early).toEqual([
      "“Ready for Monday” passed at 75 (passed with less)",
      "no sure compliance finding in the last 2 handed in (1 of 2 handed in)",
    ]);
    world.clock.advance(1);
    expect((await missingOf(world, login)).Kim).toEqual([...(early ?? []), "handed in within the last 30 days"]);
  });

  test.each([
    ["expired", { expires_at: 1 }],
    ["revoked", { revoked_at: 1 }],
  ])("a certificate that is %s is missing, and said to be so", async (state, change) => {
    const world = testWorld();
    const { id, owner, kim } = await agency(world);
    const { assignmentId } = await passedRound(world, id, kim.id);
    const row = certificateOf(world, { id, assignmentId, userId: kim.id });
    await world.db.insert(certificates).values({ ...row, ...change });
    await write(world, id, [{ kind: "certificate", assignmentId }]);
    expect((await missingOf(world, owner.login)).Kim).toEqual([`certificate of “Ready for Monday” valid (${state})`]);
  });

  test("what was not handed in, or to another organization, does not count", async () => {
    const world = testWorld();
    const { id, owner, kim } = await agency(world);
    const other = await team(world);
    await handedIn(world, { organisationId: other.id, userId: kim.id });
    await session(world, kim.id);
    await write(world, id, [{ kind: "recent", days: 30 }]);
    expect((await missingOf(world, owner.login)).Kim).toEqual(["handed in within the last 30 days"]);
  });

  test("without one nobody is called ready, and the page says that there is none", async () => {
    const world = testWorld();
    const { owner } = await agency(world);
    const view = await viewOf(world, owner.login);
    expect(view).toMatchObject({ checklist: null, counts: { people: 2, ready: null } });
    expect(view.people.map(({ isReady }) => isReady)).toEqual([null, null]);
    expect(view.lines[0]).toContain("no checklist");
  });

  test("is written by an owner, about assignments of theirs; with nothing chosen it goes", async () => {
    const world = testWorld();
    const { id, owner, boss, kim } = await agency(world);
    const { assignmentId } = await passedRound(world, id, kim.id);
    const elsewhere = await agency(world);
    const foreign = await passedRound(world, elsewhere.id, elsewhere.kim.id);
    const { openChecklist, writeChecklist } = createReadiness(world);
    const empty = { passed: [], scores: {}, certificates: [], gate: "", days: "" };
    const chosen = { passed: [assignmentId], scores: { [assignmentId]: "75" }, certificates: [], gate: "3", days: "" };
    const items = [
      { kind: "passed", assignmentId, score: 75 },
      { kind: "gate", last: 3 },
    ];
    const proposed = await openChecklist(owner.login);
    expect(proposed.isWritten).toBe(false);
    expect(proposed.items).toContainEqual({ kind: "passed", assignmentId, score: null });
    for (const { login } of [boss, kim]) {
      expect(await refusalOf(openChecklist(login))).toBe("forbidden");
      expect(await refusalOf(writeChecklist(login, id, chosen))).toBe("forbidden");
    }
    expect(await refusalOf(writeChecklist(elsewhere.owner.login, id, chosen))).toBe("not_found");
    expect(await refusalOf(writeChecklist(owner.login, id, { ...empty, passed: [foreign.assignmentId] }))).toBe(
      "not_found",
    );
    expect(await refusalOf(writeChecklist(owner.login, id, { ...chosen, gate: "99" }))).toBe("bad_request");
    expect(await rowsOf("SELECT 1 FROM readiness_checklists")).toEqual([]);
    await writeChecklist(owner.login, id, chosen);
    expect(await openChecklist(owner.login)).toMatchObject({ isWritten: true, items });
    await writeChecklist(owner.login, id, { ...empty, days: "14" });
    expect((await openChecklist(owner.login)).items).toEqual([{ kind: "recent", days: 14 }]);
    await writeChecklist(owner.login, id, empty);
    expect((await openChecklist(owner.login)).isWritten).toBe(false);
  });
});

describe("skills", () => {
  test("show a figure from three handed-in sessions on, and before that how many there are", async () => {
    const world = testWorld();
    const { id, owner, kim } = await agency(world);
    for (const opening of [60, 60]) await handedIn(world, { organisationId: id, userId: kim.id, skills: { opening } });
    const cell = async () => {
      const { skills, people } = await viewOf(world, owner.login);
      const at = skills.findIndex((one) => one.id === "opening");
      return people.find(({ name }) => name === "Kim")?.skills[at];
    };
    expect(await cell()).toBe("too few: 2");
    await handedIn(world, { organisationId: id, userId: kim.id, skills: { opening: 60 } });
    expect(await cell()).toBe(60);
    expect((await viewOf(world, owner.login)).skills.some((one) => one.id === "delivery")).toBe(false);
  });

  test("lead to the checks that were not met, with their quotes, for whoever oversees the person", async () => {
    const world = testWorld();
    const { id, owner, boss, kim, lee } = await agency(world);
    const check = (of: { id: string; result: "met" | "not-met" }) => ({
      question: `Was ${of.id} done?`,
      method: "rule" as const,
      evidence: [],
      points: 0,
      outOf: 1,
      better: "Say it.",
      chance: { turn: 1, quote: "Do you own it?" },
      because: null,
      disputed: false,
      ...of,
    });
    const checks = [check({ id: "the opening", result: "not-met" }), check({ id: "the rest", result: "met" })];
    const attemptId = await handedIn(world, { organisationId: id, userId: kim.id, skills: { opening: 33.4 }, checks });
    for (const [position, role] of ["assistant", "user"].entries())
      await world.db.run(
        sql`INSERT INTO chat_messages (id, conversation_id, position, role, content, created_at, kind, status) VALUES (${`${attemptId}-${position}`}, ${attemptId}, ${position}, ${role}, 'Hello.', 1, 'turn', 'complete')`,
      );
    const { openSkill } = createReadiness(world);
    for (const { login } of [owner, boss])
      expect(await openSkill(login, kim.id, "opening")).toMatchObject({
        person: "Kim",
        skill: "Opening and disclosure",
        attempts: [
          {
            conversationId: attemptId,
            percent: 33,
            notMet: [
              {
                question: "Was the opening done?",
                isHeard: false,
                asksFirst: false,
                quotes: [{ turn: 1, quote: "Do you own it?", isAgent: true }],
                better: "Say it.",
              },
            ],
          },
        ],
      });
    expect((await openSkill(owner.login, kim.id, "gaps")).attempts).toEqual([]);
    const stranger = await agency(world);
    for (const { login } of [kim, lee]) expect(await refusalOf(openSkill(login, kim.id, "opening"))).toBe("forbidden");
    for (const { login } of [stranger.owner, stranger.boss])
      expect(await refusalOf(openSkill(login, kim.id, "opening"))).toBe("not_found");
    expect(await refusalOf(openSkill(boss.login, lee.id, "opening"))).toBe("not_found");
    expect(await refusalOf(openSkill(owner.login, kim.id, "no-such-skill"))).toBe("not_found");
  });
});

describe("rules that hurt", () => {
  const LINES = ["I guarantee it.", "Do you?", "It always pays."];

  test("are counted from sure findings of the last 90 days, with the lines as they were said", async () => {
    const world = testWorld();
    const { id, owner, boss, kim, lee } = await agency(world);
    await handedIn(world, { organisationId: id, userId: kim.id, findings: [{ rule: "R1", turn: 0 }], lines: LINES });
    world.clock.advance(90 * DAY_MS + 1);
    const findings = [
      { rule: "R1", turn: 2 },
      { rule: "R2", turn: 0, certainty: "likely" as const },
    ];
    const newest = await handedIn(world, { organisationId: id, userId: kim.id, findings, lines: LINES });
    const other = await handedIn(world, {
      organisationId: id,
      userId: lee.id,
      findings: [{ rule: "R3", turn: 0 }],
      lines: LINES,
    });
    const { rules } = await viewOf(world, await loginOf(world, owner.id));
    expect(rules.map(({ rule, count, quotes }) => ({ rule, count, quotes }))).toEqual([
      { rule: "R1", count: 1, quotes: [{ conversationId: newest, line: "It always pays." }] },
      { rule: "R3", count: 1, quotes: [{ conversationId: other, line: "I guarantee it." }] },
    ]);
    expect((await viewOf(world, await loginOf(world, boss.id))).rules.map(({ rule }) => rule)).toEqual(["R1"]);
    // No person is named beside a rule.
    expect(JSON.stringify(rules)).not.toContain("Kim");
  });

  test("what is disputed does not count before it was upheld", async () => {
    const world = testWorld();
    const { id, owner, kim } = await agency(world);
    const disputed = await handedIn(world, {
      organisationId: id,
      userId: kim.id,
      findings: [{ rule: "R1", turn: 0 }],
      lines: LINES,
    });
    const dispute = { conversation_id: disputed, rule: "R1", turn: 0, reason: "No", created_at: 1 };
    await world.db.insert(scoreDisputes).values(dispute);
    expect((await viewOf(world, owner.login)).rules).toEqual([]);
    expect((await viewOf(world, owner.login)).talks).toEqual([]);
    await world.db.update(scoreDisputes).set({ status: "upheld" });
    expect((await viewOf(world, owner.login)).rules).toMatchObject([{ rule: "R1", count: 1 }]);
    expect((await viewOf(world, owner.login)).talks).toMatchObject([{ name: "Kim" }]);
  });
});

describe("who needs ten minutes", () => {
  test("is said with the reasons in words, each with its link", async () => {
    const world = testWorld();
    const { id, owner, kim, lee } = await agency(world);
    const { assignmentId } = await passedRound(world, id, lee.id, { isPassed: false });
    await world.db.update(assignedRounds).set({ due_at: world.now() - 1 });
    for (const discovery of [80, 80, 80, 50, 50, 50]) {
      world.clock.advance(1000);
      await handedIn(world, { organisationId: id, userId: kim.id, skills: { discovery } });
    }
    const found = await handedIn(world, { organisationId: id, userId: lee.id, findings: [{ rule: "R1", turn: 0 }] });
    const { talks, lines } = await viewOf(world, owner.login);
    expect(talks.map(({ name }) => name)).toEqual(["Kim", "Lee"]);
    expect(talks[0]?.reasons).toEqual([
      { words: expect.stringMatching(/^Needs discovery fell by \d+ to \d+$/), to: `/team/skills/${kim.id}/discovery` },
    ]);
    expect(talks[1]?.reasons.map(({ to }) => to)).toEqual([
      `/team/attempts/${found}`,
      `/team/assignments/${assignmentId}`,
    ]);
    expect(talks[1]?.reasons[1]?.words).toBe("“Ready for Monday” was due and is not passed");
    expect(lines[2]).toContain("Kim (Needs discovery fell");
  });

  test("are five at most", async () => {
    const world = testWorld();
    const { id, owner } = await agency(world);
    for (let more = 0; more < 7; more += 1) {
      const { id: userId } = await member(world, id, "agent", { fullName: `Agent ${more}` });
      await handedIn(world, { organisationId: id, userId, findings: [{ rule: "R1", turn: 0 }] });
    }
    expect((await viewOf(world, owner.login)).talks).toHaveLength(5);
  });
});

describe("effort", () => {
  test("is active time and local days since the person joined, as the function counts them", async () => {
    // The clocks of New York go back on 1 November 2026; the world's time is the 21st.
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const now = world.now();
    const joined = now - 25 * DAY_MS;
    await env.DB.prepare("UPDATE memberships SET joined_at = ? WHERE user_id = ?").bind(joined, kim.id).run();
    const sessions: PracticedSession[] = [
      { kind: "practice", startedAt: joined - 1, durationSeconds: 900, copiedSeconds: 0 },
      { kind: "practice", startedAt: Date.UTC(2026, 10, 1, 3, 59), durationSeconds: 100, copiedSeconds: 0 },
      { kind: "practice", startedAt: Date.UTC(2026, 10, 1, 4, 1), durationSeconds: 200, copiedSeconds: 0 },
      { kind: "drill", startedAt: Date.UTC(2026, 10, 2, 4, 30), durationSeconds: 300, copiedSeconds: 0 },
      { kind: "drill", startedAt: Date.UTC(2026, 10, 2, 5, 30), durationSeconds: 400, copiedSeconds: 0 },
      { kind: "transcript", startedAt: Date.UTC(2026, 10, 9), durationSeconds: 800, copiedSeconds: 0 },
      { kind: "practice", startedAt: Date.UTC(2026, 10, 10), durationSeconds: 0, copiedSeconds: 0 },
    ];
    for (const { kind, startedAt, durationSeconds } of sessions)
      await session(world, kim.id, { kind, created_at: startedAt, duration_seconds: durationSeconds });
    const expected = effortOf(sessions, joined, zoneOffsets("America/New_York", joined, now));
    expect(expected).toEqual({ seconds: 1000, days: 3 });
    const effort = async () => (await viewOf(world, owner.login)).people.find(({ name }) => name === "Kim")?.effort;
    expect(await effort()).toBe("17 min on 3 days");
    await createTeamPeople(world).leave(kim.login, (await rowsOf("SELECT id FROM organisations"))[0]?.id as string);
    expect(await rowsOf("SELECT effort_seconds, effort_days FROM memberships WHERE user_id = ?", kim.id)).toEqual([
      { effort_seconds: 1000, effort_days: 3 },
    ]);
  });

  test("of a retry is what was practiced in it, not what it has taken over", async () => {
    const world = testWorld();
    const { id, owner, kim } = await agency(world);
    const source = await session(world, kim.id, { duration_seconds: 60, lines: ["One.", "Two.", "Three."] });
    world.clock.advance(60_000);
    const now = world.now();
    const retry = await session(world, kim.id, {
      forked_from: source,
      duration_seconds: 75,
      lines: ["One.", "Two.", "New."],
    });
    // The first two are copies, a minute apart, the last of them at the moment it began; the line after it is new.
    for (const [position, at] of [now - 60_000, now, now + 15_000].entries())
      await env.DB.prepare("UPDATE chat_messages SET created_at = ? WHERE conversation_id = ? AND position = ?")
        .bind(at, retry, position)
        .run();
    world.clock.advance(60_000);
    await createTeamPeople(world).remove(owner.login, id, kim.id);
    expect(await rowsOf("SELECT effort_seconds FROM memberships WHERE user_id = ?", kim.id)).toEqual([
      { effort_seconds: 75 },
    ]);
  });

  test("stays as a sum when somebody leaves: owners see it, managers do not; coming back it begins anew", async () => {
    const world = testWorld();
    const { id, owner, boss, kim } = await agency(world);
    await session(world, kim.id, { duration_seconds: 600 });
    await createTeamPeople(world).remove(owner.login, id, kim.id);
    expect((await viewOf(world, owner.login)).former).toEqual([{ id: kim.id, name: "Kim", effort: "10 min on 1 day" }]);
    expect((await viewOf(world, boss.login)).former).toEqual([]);
    world.clock.advance(DAY_MS);
    const { link } = await createInvitations(world).makeLink(owner.login, id, LINK);
    await createJoining(world).accept(kim.login, link.split("/").at(-1) ?? "");
    expect(
      await rowsOf("SELECT left_at, effort_seconds, effort_days FROM memberships WHERE user_id = ?", kim.id),
    ).toEqual([{ left_at: null, effort_seconds: null, effort_days: null }]);
    expect((await viewOf(world, owner.login)).people.map(({ name, effort }) => `${name}: ${effort}`)).toEqual([
      "Kim: none in this team",
      "Lee: none in this team",
    ]);
  });

  test("is all that anybody sees of private practice", async () => {
    const world = testWorld();
    const { owner, boss, kim } = await agency(world);
    await session(world, kim.id, { title: "CANARY-title", lines: ["CANARY-words"], duration_seconds: 120 });
    for (const { login } of [owner, boss]) {
      const page = JSON.stringify(await createOrganisations(world).openHome(login));
      expect(page).toContain("2 min on 1 day");
      expect(page).not.toContain("CANARY");
      expect(await createReadiness(world).exportCsv(login)).not.toContain("CANARY");
      expect(await createReadiness(world).openSkill(login, kim.id, "opening")).toMatchObject({ attempts: [] });
    }
  });
});

describe("the file", () => {
  test("has the figures of those whom the person oversees, and runs no formula", async () => {
    const world = testWorld();
    const { id, owner, boss, kim } = await agency(world);
    const formula = await member(world, id, "agent", { fullName: '=HYPERLINK("x"), 🏠' });
    await handedIn(world, { organisationId: id, userId: kim.id, skills: { opening: 60 } });
    await write(world, id, [{ kind: "recent", days: 30 }]);
    const { exportCsv } = createReadiness(world);
    const lines = (await exportCsv(owner.login)).split("\r\n");
    expect(lines[0]).toMatch(/^\u{feff}Name,Ready,Missing,Last handed in,Opening and disclosure,/u);
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\), 🏠",no,handed in within the last 30 days,/u);
    expect(lines[2]).toMatch(/^Kim,yes,,2026-11-21,/);
    expect((await exportCsv(boss.login)).split("\r\n")).toHaveLength(3);
    for (const { login } of [kim, formula]) expect(await refusalOf(exportCsv(login))).toBe("forbidden");
  });
});

function certificateOf(world: TestWorld, of: { id: string; assignmentId: string; userId: string }) {
  return {
    id: world.newId(),
    organisation_id: of.id,
    user_id: of.userId,
    assignment_id: of.assignmentId,
    round: 1,
    content: {},
    credential: "",
    status_index: 1,
    issued_at: world.now(),
  };
}
