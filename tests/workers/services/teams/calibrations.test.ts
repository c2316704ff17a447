import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { isFlagged } from "#core/calibration/agreement.ts";
import { Refusal } from "#core/errors.ts";
import { agencyWithAttempt, judgeAll, scoring, stateOf } from "#tests/support/calibrating.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { group, member, team } from "#tests/support/teams.ts";
import { isFlaggedSql } from "#workers/adapters/d1/teams/calibration-scope.ts";
import { createOverseenFeedback } from "#workers/services/conversations/overseen-feedback.ts";
import { createAccountPages } from "#workers/services/identity/account-pages.ts";
import { createTeamPeople } from "#workers/services/teams/team-people.ts";

const always = () => true;

describe("making a calibration", () => {
  test("a manager offers the attempts of their groups, an owner all; an agent, a stranger and an admin find no page", async () => {
    const { world, agency, first, agent, attempts, calibrations } = await agencyWithAttempt();
    const lonely = await member(world, agency.id, "manager");
    const outside = await team(world);
    const admin = await person(world, { admin: true });
    const offered = async (login: Parameters<typeof calibrations.openNew>[0]) =>
      (await calibrations.openNew(login)).attempts.map(({ conversationId }) => conversationId);
    expect(await offered(agency.owner.login)).toEqual(attempts);
    expect(await offered(first.login)).toEqual(attempts);
    expect(await offered(lonely.login)).toEqual([]);
    expect(await offered(outside.owner.login)).toEqual([]);
    for (const [login, refusal] of [
      [agent.login, "forbidden"],
      [await loginOf(world, admin.id), "not_found"],
    ] as const) {
      expect(await refusalOf(calibrations.openNew(login))).toBe(refusal);
      expect(await refusalOf(calibrations.list(login))).toBe(refusal);
    }
  });

  test("everybody who judges has to oversee every agent, and so has whoever makes it; nobody judges their own", async () => {
    const { world, agency, first, second, agent, attempts, calibrations } = await agencyWithAttempt();
    const lonely = await member(world, agency.id, "manager");
    const former = await member(world, agency.id, "manager", { leftAt: world.now() });
    const outside = await team(world);
    const make = (login: typeof first.login, people: { id: string }[], of = attempts) =>
      calibrations.make(login, { title: "x", people: people.map(({ id }) => id), attempts: of });
    for (const [login, people] of [
      [agency.owner.login, [first, lonely]],
      [agency.owner.login, [first, former]],
      [agency.owner.login, [first, agent]],
      [agency.owner.login, [first, outside.owner]],
      [agency.owner.login, [first, { id: "nobody" }]],
      [lonely.login, [first, second]],
      [outside.owner.login, [first, second]],
    ] as const)
      expect(await refusalOf(make(login, [...people]))).toBe("calibration_refused");
    expect(await refusalOf(make(agent.login, [first, second]))).toBe("forbidden");
    expect(await refusalOf(make(first.login, [first, second], ["none"]))).toBe("calibration_refused");
    expect(await rowsOf("SELECT 1 FROM calibration_people")).toEqual([]);
    await make(first.login, [first, second]);
    await make(agency.owner.login, [agency.owner, second]);
    expect(await rowsOf("SELECT by_user_id FROM calibrations ORDER BY created_at, id")).toHaveLength(2);
  });

  test("what is missing is said: a title, two different people, an attempt", async () => {
    const { first, second, attempts, calibrations } = await agencyWithAttempt();
    const texts: string[] = [];
    const good = { title: "x", people: [first.id, second.id], attempts };
    for (const bad of [
      { ...good, title: "  " },
      { ...good, title: "x".repeat(201) },
      { ...good, people: [first.id, first.id] },
      { ...good, attempts: [] },
      { ...good, attempts: Array.from({ length: 13 }, (_, at) => `a${at}`) },
      "nonsense",
    ]) {
      const refused: unknown = await calibrations.make(first.login, bad).catch((error) => error);
      expect(refused).toBeInstanceOf(Refusal);
      if (!(refused instanceof Refusal)) continue;
      expect(refused.code).toBe("bad_request");
      texts.push(refused.text);
    }
    expect(texts.slice(0, 5)).toEqual([
      "Give the calibration a title.",
      "A title has at most 200 characters.",
      "Choose at least two people who judge.",
      "Choose at least one handed-in attempt.",
      "Choose at most 12 attempts.",
    ]);
    const title = "وكالة 🏠 ".repeat(12).trim();
    const { id } = await calibrations.make(first.login, { ...good, title });
    expect((await calibrations.open(second.login, id)).calibration.title).toBe(title);
  });

  test("beginning it asks each by one email, without an agent's name, also when it is pressed twice at once", async () => {
    const { world, agency, first, second, attempts, calibrations } = await agencyWithAttempt();
    const people = [first.id, second.id];
    const { id } = await calibrations.make(first.login, { title: "Hear\r\nit", people, attempts });
    expect(await refusalOf(calibrations.begin(second.login, id))).toBe("calibration_moved");
    const both = await Promise.allSettled([
      calibrations.begin(first.login, id),
      calibrations.begin(agency.owner.login, id),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const emails = await rowsOf("SELECT recipient, subject, text FROM outbox");
    // Whoever begins it knows of it; an owner who does asks both.
    expect(emails.length).toBe(both[0]?.status === "fulfilled" ? 1 : 2);
    expect(new Set(emails.map(({ recipient }) => recipient)).size).toBe(emails.length);
    expect(emails.map(({ recipient }) => recipient)).toContain(second.email);
    expect(String(emails[0]?.subject)).toBe("Please score: Hear it");
    expect(String(emails[0]?.text)).not.toContain("Cal Agent");
    expect(String(emails[0]?.text)).toContain(`${world.siteUrl}/team/calibration/${id}`);
  });
});

describe("scoring is blind", () => {
  test("before all have finished nobody gets what another said, nor what the product says, from any page", async () => {
    const { world, agency, first, second, agent, attempts, calibrations } = await agencyWithAttempt();
    const id = await scoring(world, first.login, { people: [first, second], attempts });
    const [conversationId = ""] = attempts;
    await judgeAll(world, first.login, id, attempts, always, "marmalade-first");
    await calibrations.finish(first.login, id);
    await judgeAll(world, second.login, id, attempts, always, "marmalade-second");

    const seen: [string, string][] = [];
    for (const [who, login] of [
      ["maker", first.login],
      ["judge", second.login],
      ["owner", agency.owner.login],
      ["agent", agent.login],
    ] as const) {
      const pages = await Promise.allSettled([
        calibrations.list(login),
        calibrations.open(login, id),
        calibrations.openNew(login),
        calibrations.openJudging(login, id, conversationId),
      ]);
      for (const page of pages) if (page.status === "fulfilled") seen.push([who, JSON.stringify(page.value)]);
      seen.push([who, await new Response(await createAccountPages(world).exportData(login)).text()]);
    }
    expect(seen.length).toBeGreaterThan(12);
    for (const [who, page] of seen) {
      expect(page.includes("marmalade-first") && who !== "maker", who).toBe(false);
      expect(page.includes("marmalade-second") && who !== "judge", who).toBe(false);
      expect(page).not.toMatch(/"(?:productMet|product_met)":(?:true|false|0|1)/);
      if (who !== "agent") expect(page).not.toContain('"result":');
    }
    const own = seen.filter(([who, page]) => who === "judge" && page.includes("marmalade-second"));
    expect(own.length).toBeGreaterThan(0);
    const page = await calibrations.open(agency.owner.login, id);
    expect(page.calibration).toMatchObject({ state: "scoring", people: 2, finished: 1 });
    expect(page.attempts.map(({ review }) => review)).toEqual([null]);
    // Where the product's score is shown, a judge is led to judge first.
    const feedback = createOverseenFeedback(world);
    expect(await refusalOf(feedback.open(second.login, conversationId))).toBe("calibration_blind");
    expect((await feedback.open(first.login, conversationId)).score).not.toBeNull();
    await calibrations.finish(second.login, id);
    expect((await feedback.open(second.login, conversationId)).score).not.toBeNull();
    const opened = JSON.stringify(await calibrations.open(agency.owner.login, id));
    for (const said of ["marmalade-first", "marmalade-second", '"productMet":true']) expect(opened).toContain(said);
  });

  test("who is not asked cannot judge, what did not apply cannot be judged, and nothing is changed after finishing", async () => {
    const { world, agency, first, second, attempts, calibrations } = await agencyWithAttempt();
    const id = await scoring(world, first.login, { people: [first, second], attempts });
    const [conversationId = ""] = attempts;
    const { checks } = await calibrations.openJudging(first.login, id, conversationId);
    expect(checks.length).toBeGreaterThan(20);
    const one = [{ finding: checks[0]?.finding ?? "", met: true, why: "" }];
    expect(await refusalOf(calibrations.openJudging(agency.owner.login, id, conversationId))).toBe("not_found");
    expect(await refusalOf(calibrations.judge(agency.owner.login, id, conversationId, one))).toBe("calibration_moved");
    const unknown = [{ finding: "opening.unheard-of", met: true, why: "" }];
    expect(await refusalOf(calibrations.judge(first.login, id, conversationId, unknown))).toBe("calibration_moved");
    expect(await refusalOf(calibrations.judge(first.login, id, "none", one))).toBe("calibration_moved");
    const long = [{ finding: checks[0]?.finding ?? "", met: true, why: "x".repeat(501) }];
    expect(await refusalOf(calibrations.judge(first.login, id, conversationId, long))).toBe("bad_request");
    expect(await rowsOf("SELECT 1 FROM calibration_judgements")).toEqual([]);

    await calibrations.judge(first.login, id, conversationId, one);
    expect(await refusalOf(calibrations.finish(first.login, id))).toBe("calibration_unfinished");
    await judgeAll(world, first.login, id, attempts, always);
    await calibrations.finish(first.login, id);
    expect(await refusalOf(calibrations.judge(first.login, id, conversationId, one))).toBe("calibration_moved");
  });

  test("finishing twice at once is finishing once, and the last of two who finish at once moves it to review", async () => {
    const { world, first, second, attempts, calibrations } = await agencyWithAttempt();
    const id = await scoring(world, first.login, { people: [first, second], attempts });
    for (const one of [first, second]) await judgeAll(world, one.login, id, attempts, (place) => place > 3);
    await Promise.all([first, first, first].map(({ login }) => calibrations.finish(login, id)));
    expect(await stateOf(id)).toBe("scoring");
    world.clock.advance(1000);
    await Promise.all([second, first, second].map(({ login }) => calibrations.finish(login, id)));
    // They agree on everything, so there is nothing to settle.
    expect(await stateOf(id)).toBe("resolved");
    const finished = await rowsOf("SELECT finished_at FROM calibration_people ORDER BY finished_at");
    expect(finished.map(({ finished_at }) => Number(finished_at) - world.now())).toEqual([-1000, 0]);
  });

  test("who leaves or loses the group meanwhile is dropped with what they said, and it goes on with the two that are left", async () => {
    const { world, agency, first, second, groupId, attempts, calibrations } = await agencyWithAttempt();
    const third = await member(world, agency.id, "owner", { fullName: "Dee Third" });
    const fourth = await member(world, agency.id, "manager");
    await world.db.run(sql`INSERT INTO group_managers VALUES (${groupId}, ${fourth.id}, 0)`);
    const people = [first, second, third, fourth];
    const id = await scoring(world, agency.owner.login, { people, attempts });
    for (const one of [first, second, third]) {
      await judgeAll(world, one.login, id, attempts, always, `said by ${one.id}`);
      await calibrations.finish(one.login, id);
    }
    expect(await stateOf(id)).toBe("scoring");
    await createTeamPeople(world).remove(agency.owner.login, agency.id, fourth.id);
    await world.db.run(sql`DELETE FROM group_managers WHERE user_id = ${first.id}`);
    const page = await calibrations.open(agency.owner.login, id);
    expect(page.calibration).toMatchObject({ state: "resolved", people: 2, finished: 2 });
    expect(page.people).toEqual(["Ben Second", "Dee Third"]);
    expect(JSON.stringify(page)).not.toContain(`said by ${first.id}`);
    expect(await refusalOf(calibrations.open(first.login, id))).toBe("not_found");
  });

  test("with one left it stays where it is, and can be deleted", async () => {
    const { world, agency, first, second, attempts, calibrations } = await agencyWithAttempt();
    const id = await scoring(world, agency.owner.login, { people: [first, second], attempts });
    await judgeAll(world, first.login, id, attempts, always);
    await calibrations.finish(first.login, id);
    await createTeamPeople(world).remove(agency.owner.login, agency.id, second.id);
    expect((await calibrations.open(agency.owner.login, id)).calibration).toMatchObject({
      state: "scoring",
      people: 1,
    });
    expect(await refusalOf(calibrations.remove(first.login, id))).toBe("calibration_moved");
    await calibrations.remove(agency.owner.login, id);
    for (const table of ["calibrations", "calibration_people", "calibration_attempts", "calibration_judgements"])
      expect(await rowsOf(`SELECT 1 FROM ${table}`), table).toEqual([]);
    expect(await refusalOf(calibrations.open(agency.owner.login, id))).toBe("not_found");
  });

  test("an attempt whose agent leaves meanwhile is taken out of it", async () => {
    const { world, agency, first, second, agent, attempts, calibrations } = await agencyWithAttempt();
    const id = await scoring(world, agency.owner.login, { people: [first, second], attempts });
    await judgeAll(world, first.login, id, attempts, always);
    await createTeamPeople(world).remove(agency.owner.login, agency.id, agent.id);
    const page = await calibrations.open(agency.owner.login, id);
    expect([page.attempts, page.people]).toEqual([[], ["Ana First", "Ben Second"]]);
    expect(await refusalOf(calibrations.finish(first.login, id))).toBe("calibration_unfinished");
  });
});

describe("review", () => {
  test("what people differ on is flagged, settled with a reason, and with the last of it the calibration is resolved", async () => {
    const { world, agency, first, second, agent, attempts, calibrations } = await agencyWithAttempt();
    const [conversationId = ""] = attempts;
    const scoresBefore = await rowsOf("SELECT * FROM scores");
    const id = await scoring(world, first.login, { people: [first, second], attempts });
    const findings = await judgeAll(world, first.login, id, attempts, always);
    await judgeAll(world, second.login, id, attempts, (place) => place > 1, "not heard");
    for (const { login } of [first, second]) await calibrations.finish(login, id);
    const flagged = (await calibrations.open(second.login, id)).attempts[0]?.review?.filter((one) => one.isFlagged);
    expect(flagged?.map(({ finding }) => finding)).toEqual(findings.slice(0, 2));
    expect(flagged?.[0]?.judgements).toEqual([
      { name: "Ana First", met: true, why: "" },
      { name: "Ben Second", met: false, why: "not heard" },
    ]);

    const settle = (finding: string, more = {}) =>
      calibrations.settle(second.login, id, {
        conversationId,
        finding,
        met: "met",
        why: "We heard it again.",
        ...more,
      });
    await expect(settle(findings[0] ?? "", { why: " " })).rejects.toMatchObject({ text: "Say why." });
    expect(await refusalOf(settle(findings[0] ?? "", { met: "" }))).toBe("bad_request");
    // They agree on this one.
    expect(await refusalOf(settle(findings[5] ?? ""))).toBe("calibration_moved");
    expect(await refusalOf(calibrations.close(first.login, id))).toBe("calibration_moved");
    await settle(findings[0] ?? "");
    expect(await stateOf(id)).toBe("review");
    await settle(findings[1] ?? "", { met: "not-met" });
    expect(await stateOf(id)).toBe("resolved");
    await settle(findings[1] ?? "");
    const settled = (await calibrations.open(first.login, id)).attempts[0]?.review?.map((one) => one.settled);
    expect(settled?.slice(0, 2)).toEqual(Array(2).fill({ met: true, why: "We heard it again." }));

    expect(await refusalOf(calibrations.close(second.login, id))).toBe("calibration_moved");
    await calibrations.close(first.login, id);
    expect(await refusalOf(settle(findings[0] ?? ""))).toBe("calibration_moved");
    expect(await refusalOf(calibrations.remove(agency.owner.login, id))).toBe("calibration_moved");
    expect(await refusalOf(calibrations.open(agent.login, id))).toBe("not_found");
    expect(await rowsOf("SELECT * FROM scores")).toEqual(scoresBefore);
    expect(await rowsOf("SELECT 1 FROM score_overrides")).toEqual([]);
  });

  test("an owner whose own attempt is in one never sees it", async () => {
    const { world, agency, second, attempts, calibrations } = await agencyWithAttempt();
    const author = await member(world, agency.id, "owner");
    const id = await scoring(world, agency.owner.login, { people: [agency.owner, second], attempts });
    await world.db.run(sql`UPDATE assignment_attempts SET user_id = ${author.id}`);
    expect(await refusalOf(calibrations.open(author.login, id))).toBe("not_found");
    expect((await calibrations.list(author.login)).calibrations).toEqual([]);
  });
});

describe("figures", () => {
  test("over closed ones: agreement of each check, each pair from 30 checks on, the product against what stands", async () => {
    const { world, agency, first, second, attempts, calibrations } = await agencyWithAttempt();
    const [conversationId = ""] = attempts;
    const people = [first, second, agency.owner];
    const id = await scoring(world, agency.owner.login, { people, attempts });
    const findings = await judgeAll(world, first.login, id, attempts, (place) => place % 2 === 0);
    await judgeAll(world, second.login, id, attempts, (place) => place % 2 === 0);
    await judgeAll(world, agency.owner.login, id, attempts, (place) => place % 2 === 0 && place > 0);
    for (const { login } of people) await calibrations.finish(login, id);
    await calibrations.settle(first.login, id, { conversationId, finding: findings[0], met: "met", why: "Heard." });
    expect((await calibrations.list(agency.owner.login)).figures).toEqual({ checks: [], pairs: [] });
    await calibrations.close(agency.owner.login, id);

    const { figures } = await calibrations.list(agency.owner.login);
    expect(figures.checks[0]).toMatchObject({
      id: findings[0]?.split(":")[0],
      judged: 1,
      flagged: 1,
      agreement: 1 / 3,
    });
    expect(figures.checks.slice(1).every(({ agreement, flagged }) => agreement === 1 && flagged === 0)).toBe(true);
    const products = await rowsOf(
      "SELECT finding, max(product_met) AS met FROM calibration_judgements GROUP BY finding",
    );
    const right = products.filter(({ finding, met }) => findings.indexOf(String(finding)) % 2 === (met === 1 ? 0 : 1));
    expect(sumOf(figures.checks.map(({ productRight }) => productRight))).toBe(right.length);
    expect(sumOf(figures.checks.map(({ answered }) => answered))).toBe(findings.length);
    expect(figures.pairs).toHaveLength(3);
    const pair = figures.pairs.find((one) => one.first === "Ana First" && one.second === "Ben Second");
    expect(pair?.agreement.judged).toBe(findings.length);
    expect(pair?.agreement.agreed).toBe(findings.length);
    expect(pair?.agreement.kind).toBe(findings.length < 30 ? "too-few" : "kappa");
    // A manager has their own pairs, not the one of the others.
    expect((await calibrations.list(first.login)).figures.pairs).toHaveLength(2);
    const outside = await team(world);
    await group(world, outside.id, { managers: [] });
    expect((await calibrations.list(outside.owner.login)).figures).toEqual({ checks: [], pairs: [] });
  });

  test("the database flags the same checks as the rule", async () => {
    const { db } = (await agencyWithAttempt({ attempts: 0 })).world;
    for (let of = 1; of <= 12; of++)
      for (let met = 0; met <= of; met++) {
        const [row] = await db.all<{ flagged: number }>(
          sql`SELECT ${isFlaggedSql(sql`${met}`, sql`${of}`)} AS flagged`,
        );
        expect(row?.flagged === 1, `${met} of ${of}`).toBe(isFlagged({ met, of }));
      }
  });
});

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
