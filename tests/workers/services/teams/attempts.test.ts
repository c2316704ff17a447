import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { Bearer } from "#core/identity/bearer.ts";
import type { Login } from "#core/identity/login.ts";
import { TICKET_LIFE_MS } from "#core/voice/call/call-request.ts";
import { assign, assignedChoice, attempt } from "#tests/support/assigning.ts";
import { loginOf, person, rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising } from "#tests/support/practising.ts";
import { group, member, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { organisations } from "#workers/adapters/d1/schema/team-tables.ts";
import { createCalls } from "#workers/services/calls/calls.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createDashboard } from "#workers/services/conversations/dashboard.ts";
import { createDisputes } from "#workers/services/conversations/disputes.ts";
import { createOverseenFeedback } from "#workers/services/conversations/overseen-feedback.ts";
import { createReplies } from "#workers/services/conversations/replies.ts";
import { createRescoring } from "#workers/services/conversations/rescoring.ts";
import { createTranscripts } from "#workers/services/tables/imported-conversations.ts";
import { createTables } from "#workers/services/tables/tables.ts";
import { createAssignments } from "#workers/services/teams/assignments.ts";
import { createHandingIn } from "#workers/services/teams/handing-in.ts";
import { roundPassed } from "#workers/services/teams/round-passed.ts";
import { readSettings } from "#workers/settings.ts";

async function agency(world: TestWorld) {
  const { id, name, owner } = await team(world, { name: "Harbor" });
  const [boss, otherBoss] = [
    await member(world, id, "manager", { fullName: "Bo Kim" }),
    await member(world, id, "manager", { fullName: "Cy Ray" }),
  ];
  const [kim, lee] = [await member(world, id, "agent", { fullName: "Kim" }), await member(world, id, "agent")];
  await group(world, id, { people: [kim], managers: [boss] });
  await group(world, id, { people: [lee], managers: [otherBoss] });
  return { id, name, owner, boss, otherBoss, kim, lee };
}

const attemptRow = async (conversationId: string) =>
  (
    await rowsOf(
      "SELECT assignment_id, round, counts, handed_in_at, run_no, total, gate, passed FROM assignment_attempts WHERE conversation_id = ?",
      conversationId,
    )
  )[0];
const stateOf = async (world: TestWorld, login: Login) =>
  (await createDashboard(world).open(login)).assignments[0]?.state;

describe("an attempt that counts", () => {
  test("is handed in as it is completed, with its score, and passes the round", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id] });
    expect(await stateOf(world, kim.login)).toBe("todo");
    const going = await attempt(world, kim.login, id, { ends: false });
    expect(await attemptRow(going)).toMatchObject({ counts: 1, handed_in_at: null, total: null });
    expect(await stateOf(world, kim.login)).toBe("practising");
    await createConversationPages(world).complete(kim.login, going);
    const [score] = await rowsOf("SELECT total, gate FROM scores WHERE conversation_id = ? AND run_no = 1", going);
    expect(await attemptRow(going)).toEqual({
      assignment_id: id,
      round: 1,
      counts: 1,
      handed_in_at: world.now(),
      run_no: 1,
      ...score,
      passed: 1,
    });
    expect(await rowsOf("SELECT passed_at FROM assigned_rounds")).toEqual([{ passed_at: world.now() }]);
    expect(await stateOf(world, kim.login)).toBe("passed");
  });

  test("below the score does not pass, and the round goes on", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id], score: 100 });
    expect(await attemptRow(await attempt(world, kim.login, id))).toMatchObject({ passed: 0 });
    expect(await stateOf(world, kim.login)).toBe("handed-in");
    expect(await rowsOf("SELECT passed_at FROM assigned_rounds")).toEqual([{ passed_at: null }]);
  });

  test("with a compliance finding does not pass where the gate has to be clear", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id], gateClear: true });
    const lines = [...JUDGEABLE_LINES, "I guarantee that every claim is paid and that you always save money."];
    const row = await attemptRow(await attempt(world, kim.login, id, { lines }));
    expect(row).toMatchObject({ passed: 0 });
    expect(row?.gate).not.toBe("clear");
  });

  test("that ended too early to be judged is handed in, cannot pass, and says so", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id], attemptsMost: "1" });
    const short = await attempt(world, kim.login, id, { lines: ["Hi, this is Pat."] });
    expect(await attemptRow(short)).toMatchObject({ handed_in_at: world.now(), run_no: null, total: null, passed: 0 });
    expect(await stateOf(world, kim.login)).toBe("not-passed");
    const { team: place } = await createConversationPages(world).openFeedback(kim.login, short);
    expect(place.attempt).toMatchObject({ total: null, passed: false });
  });

  test("any two of three scenarios pass a round: the same one twice does not", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const of = { people: [kim.id], scenarioIds: ["A-1", "A-2", "A-3"], personaId: "", needed: "2" };
    const id = await assign(world, owner.login, of);
    await attempt(world, kim.login, id);
    await attempt(world, kim.login, id);
    expect(await stateOf(world, kim.login)).toBe("handed-in");
    const talk = practising(world, kim.login, { ...assignedChoice(id, true, "A-2"), personaId: "tom" });
    for (const [index, line] of JUDGEABLE_LINES.entries()) await talk.say(line, `second-talk-${index}`);
    await talk.say(COMMANDS.end, "second-talk-end");
    expect(await stateOf(world, kim.login)).toBe("passed");
    const [passed] = await rowsOf("SELECT passed_at FROM assigned_rounds");
    world.clock.advance(1000);
    await roundPassed(world, talk.conversationId);
    expect(await rowsOf("SELECT passed_at FROM assigned_rounds")).toEqual([passed]);
  });

  test("gives no live cues; a private try does", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id] });
    await attempt(world, kim.login, id);
    await attempt(world, kim.login, id, { counts: false });
    expect(await rowsOf("SELECT graded FROM chat_conversations ORDER BY created_at, id")).toEqual([
      { graded: 1 },
      { graded: 0 },
    ]);
  });
});

describe("what can count", () => {
  test("only after the private tries, each brought to its end", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id], triesBefore: "1" });
    await expect(attempt(world, kim.login, id)).rejects.toMatchObject({
      code: "attempt_refused",
      text: "1 private try first, then one can count.",
    });
    await attempt(world, kim.login, id, { counts: false, ends: false });
    await expect(attempt(world, kim.login, id)).rejects.toMatchObject({ code: "attempt_refused" });
    await attempt(world, kim.login, id, { counts: false });
    expect(await attemptRow(await attempt(world, kim.login, id))).toMatchObject({ passed: 1 });
  });

  test("as often as the assignment allows: of ten begun at once, one", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id], attemptsMost: "1" });
    const begun = await Promise.allSettled(
      Array.from({ length: 10 }, () => attempt(world, kim.login, id, { lines: ["Hi, this is Pat."], ends: false })),
    );
    expect(begun.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of begun)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "attempt_refused" });
    expect(await rowsOf("SELECT count(*) AS count FROM chat_conversations")).toEqual([{ count: 1 }]);
    expect(await rowsOf("SELECT count(*) AS count FROM chat_messages")).toEqual([{ count: 3 }]);
    // Practice goes on in private.
    await attempt(world, kim.login, id, { counts: false });
  });

  test("not for somebody without a round, who has left, or in another organization", async () => {
    const world = testWorld();
    const { owner, kim, lee } = await agency(world);
    const other = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id] });
    await world.db.$client.prepare("UPDATE memberships SET left_at = 1 WHERE user_id = ?").bind(kim.id).run();
    for (const { login } of [kim, lee, other.kim, other.owner, owner])
      await expect(attempt(world, login, id, { counts: false })).rejects.toMatchObject({ code: "not_found" });
  });

  test("by the way that the assignment asks for", async () => {
    const world = withCalls();
    const { owner, kim } = await agency(world);
    const byVoice = await assign(world, owner.login, { people: [kim.id], mode: "voice" });
    await expect(attempt(world, kim.login, byVoice)).rejects.toMatchObject({
      text: "This assignment is done by voice.",
    });
    const byText = await assign(world, owner.login, { people: [kim.id], mode: "text" });
    const calls = createCalls(world);
    await expect(calls.start(kim.login, { choice: assignedChoice(byText, true) })).rejects.toMatchObject({
      text: "This assignment is done by text.",
    });
    const begun = await attempt(world, kim.login, byText, { ends: false });
    await expect(calls.start(kim.login, { conversationId: begun })).rejects.toMatchObject({ code: "attempt_refused" });
  });

  test("by voice alone: a line that is typed after the call is not said to the customer, a command is taken", async () => {
    const world = withCalls();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id], mode: "voice" });
    const { conversationId } = await createCalls(world).start(kim.login, { choice: assignedChoice(id, true) });
    world.clock.advance(TICKET_LIFE_MS + 1);
    const say = async (content: string) => {
      const where = { conversationId, after: 0 };
      const request = { in: where, clientKey: crypto.randomUUID(), content };
      for await (const _ of createReplies(world).say(kim.login, request, new AbortController().signal));
      return await rowsOf("SELECT kind FROM chat_messages ORDER BY position");
    };
    await expect(say("Hello, this is Kim.")).rejects.toMatchObject({
      code: "attempt_refused",
      text: "This assignment is done by voice. Call the customer to go on, or end the session.",
    });
    expect((await say(COMMANDS.hint)).map(({ kind }) => kind)).toEqual(["turn", "command", "coach"]);
  });

  test("by voice as well: the attempt is written with the call, once of ten at once", async () => {
    const world = withCalls();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id], attemptsMost: "1" });
    const calls = createCalls(world);
    const begun = await Promise.allSettled(
      Array.from({ length: 10 }, () => calls.start(kim.login, { choice: assignedChoice(id, true) })),
    );
    expect(begun.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await rowsOf("SELECT mode, counts FROM assignment_attempts")).toEqual([{ mode: "voice", counts: 1 }]);
    expect(await rowsOf("SELECT count(*) AS count FROM chat_conversations")).toEqual([{ count: 1 }]);
  });
});

describe("handing in afterwards", () => {
  test("is for what was not chosen to count, where the organization allows it", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id], attemptsMost: "1" });
    const [first, second] = [
      await attempt(world, kim.login, id, { counts: false }),
      await attempt(world, kim.login, id, { counts: false }),
    ];
    const { handIn } = createHandingIn(world);
    await expect(handIn(kim.login, first)).rejects.toMatchObject({ code: "hand_in_refused" });
    await world.db.update(organisations).set({ counts_after: true });
    const pages = createConversationPages(world);
    expect((await pages.openFeedback(kim.login, first)).team).toMatchObject({ seenBy: null, mayHandInTo: "Harbor" });
    await handIn(kim.login, first);
    expect(await attemptRow(first)).toMatchObject({ handed_in_at: world.now(), run_no: 1, passed: 1 });
    expect(await stateOf(world, kim.login)).toBe("passed");
    // The one attempt that can count is used.
    await expect(handIn(kim.login, second)).rejects.toMatchObject({ code: "hand_in_refused" });
  });

  test.each([
    ["Harbor takes only what was chosen to count before the call.", "UPDATE organisations SET counts_after = 0"],
    ["You have passed this assignment already.", "UPDATE assigned_rounds SET passed_at = 1"],
    ["You are excused from this assignment.", "UPDATE assigned_rounds SET excused_at = 1, excused_why = 'Ill'"],
    ["The assignment is archived: nothing is handed in for it any more.", "UPDATE assignments SET archived_at = 1"],
    ["You are no longer in Harbor.", "UPDATE memberships SET left_at = 1 WHERE role = 'agent'"],
    ["Your attempts that count are used up.", "UPDATE assignments SET task = json_set(task, '$.attemptsMost', 0)"],
    [
      "The assignment asks for 1 more private try beside this one first.",
      "UPDATE assignments SET task = json_set(task, '$.triesBefore', 1)",
    ],
    [
      "The assignment asks for 3 more private tries beside this one first.",
      "UPDATE assignments SET task = json_set(task, '$.triesBefore', 3)",
    ],
  ])("is not offered where it cannot be, and says why: %s", async (why, change) => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    await world.db.update(organisations).set({ counts_after: true });
    const id = await assign(world, owner.login, { people: [kim.id] });
    const tried = await attempt(world, kim.login, id, { counts: false });
    const pages = createConversationPages(world);
    const place = async () => (await pages.openFeedback(kim.login, tried)).team;
    expect(await place()).toMatchObject({ mayHandInTo: "Harbor", whyNotHandIn: null });
    await world.db.$client.prepare(change).run();
    expect(await place()).toMatchObject({ mayHandInTo: null, whyNotHandIn: why });
    await expect(createHandingIn(world).handIn(kim.login, tried)).rejects.toMatchObject({
      code: "hand_in_refused",
      text: why,
    });
  });

  test("without an assignment, to the organization: ten at once make one", async () => {
    const world = testWorld();
    const { kim } = await agency(world);
    const conversation = await privately(world, kim.login);
    const { handIn } = createHandingIn(world);
    await Promise.all(Array.from({ length: 10 }, () => handIn(kim.login, conversation)));
    expect(await rowsOf("SELECT assignment_id, passed, run_no FROM assignment_attempts")).toEqual([
      { assignment_id: null, passed: null, run_no: 1 },
    ]);
  });

  test("is for one's own, completed and judged, and for members only", async () => {
    const world = testWorld();
    const { kim, lee, owner } = await agency(world);
    const stranger = await loginOf(world, (await person(world)).id);
    const conversation = await privately(world, kim.login);
    const { handIn } = createHandingIn(world);
    for (const login of [lee.login, owner.login, stranger])
      await expect(handIn(login, conversation)).rejects.toMatchObject({ code: "hand_in_refused" });
    await expect(handIn(stranger, await privately(world, stranger))).rejects.toMatchObject({ code: "hand_in_refused" });
    const open = practising(world, kim.login);
    await open.say("Hi, this is Pat.", "open-talk-1");
    await expect(handIn(kim.login, open.conversationId)).rejects.toMatchObject({
      code: "hand_in_refused",
      text: "It cannot be handed in before its end.",
    });
    await open.say(COMMANDS.end, "open-talk-2");
    await expect(handIn(kim.login, open.conversationId)).rejects.toMatchObject({
      code: "hand_in_refused",
      text: "It cannot be handed in: it has no score.",
    });
    expect(await rowsOf("SELECT 1 FROM assignment_attempts")).toEqual([]);
  });
});

describe("who reads what was handed in", () => {
  test("the owner and the managers of the agent's groups, nobody else; and nobody what is private", async () => {
    const world = testWorld();
    const { owner, boss, otherBoss, kim, lee } = await agency(world);
    const other = await agency(world);
    const admin = await loginOf(world, (await person(world, { admin: true })).id);
    const id = await assign(world, owner.login, { people: [kim.id] });
    const tried = await attempt(world, kim.login, id, { counts: false });
    const handedIn = await attempt(world, kim.login, id);
    const { open } = createOverseenFeedback(world);
    for (const { login } of [owner, boss])
      expect(await open(login, handedIn)).toMatchObject({ agent: "Kim", lastAttempt: null, retry: null });
    for (const login of [otherBoss.login, lee.login, kim.login, other.owner.login, other.boss.login, admin])
      await expect(open(login, handedIn)).rejects.toMatchObject({ code: "not_found" });
    for (const login of [owner.login, boss.login, admin])
      await expect(open(login, tried)).rejects.toMatchObject({ code: "not_found" });
    await expect(open(null, handedIn)).rejects.toMatchObject({ code: "signed_out" });
    // Nor is it theirs by the agent's own door.
    await expect(createConversationPages(world).openFeedback(boss.login, handedIn)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("after the agent has left: the owner still, the manager no longer, the agent their own", async () => {
    const world = testWorld();
    const { owner, boss, kim } = await agency(world);
    const handedIn = await attempt(world, kim.login, await assign(world, owner.login, { people: [kim.id] }));
    await world.db.$client.prepare("UPDATE memberships SET left_at = 1 WHERE user_id = ?").bind(kim.id).run();
    const { open } = createOverseenFeedback(world);
    await open(owner.login, handedIn);
    await expect(open(boss.login, handedIn)).rejects.toMatchObject({ code: "not_found" });
    await createConversationPages(world).openFeedback(kim.login, handedIn);
  });

  test("every opening is told to the agent and to the owner, not to the manager; once an hour", async () => {
    const world = testWorld();
    const { owner, boss, kim } = await agency(world);
    const handedIn = await attempt(world, kim.login, await assign(world, owner.login, { people: [kim.id] }));
    const { open } = createOverseenFeedback(world);
    const first = world.now();
    await open(boss.login, handedIn);
    world.clock.advance(60_000);
    expect((await open(boss.login, handedIn)).team.openedBy).toEqual([]);
    world.clock.advance(3600_000);
    await open(owner.login, handedIn);
    const seen = [
      { name: "Dana Reyes", atMs: world.now() },
      { name: "Bo Kim", atMs: first },
    ];
    expect((await open(owner.login, handedIn)).team.openedBy).toEqual(seen);
    expect((await createConversationPages(world).openFeedback(kim.login, handedIn)).team.openedBy).toEqual(seen);
    expect(await rowsOf("SELECT count(*) AS count FROM attempt_views")).toEqual([{ count: 2 }]);
  });

  test("a refused opening leaves nothing behind", async () => {
    const world = testWorld();
    const { owner, otherBoss, kim } = await agency(world);
    const handedIn = await attempt(world, kim.login, await assign(world, owner.login, { people: [kim.id] }));
    await expect(createOverseenFeedback(world).open(otherBoss.login, handedIn)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await rowsOf("SELECT 1 FROM attempt_views")).toEqual([]);
  });

  test("the score stays the one it was handed in with, whatever is disputed or scored again since", async () => {
    const world = testWorld();
    const { owner, boss, kim } = await agency(world);
    const lines = [...JUDGEABLE_LINES, "I guarantee that every claim is paid and that you always save money."];
    const id = await assign(world, owner.login, { people: [kim.id], score: 60 });
    const handedIn = await attempt(world, kim.login, id, { lines });
    const { open } = createOverseenFeedback(world);
    const before = await open(boss.login, handedIn);
    const [hit] = before.score?.compliance ?? [];
    if (!hit) throw new Error("the promise is found");
    const finding = { rule: hit.rule, turn: hit.evidence.turn };
    await createDisputes(world).dispute(kim.login, {
      conversationId: handedIn,
      ...finding,
      reason: "I did not say that.",
      shared: false,
    });
    await createRescoring(world).advance({ isOwner: true }, true);
    const after = await open(boss.login, handedIn);
    expect(after.score).toEqual(before.score);
    expect(after.disputes).toMatchObject([{ ...finding, reason: "I did not say that." }]);
    expect(after.team.attempt?.total).toBe(before.team.attempt?.total);
    const runs = await rowsOf("SELECT max(run_no) AS newest FROM scores WHERE conversation_id = ?", handedIn);
    expect(Number(runs[0]?.newest)).toBeGreaterThan(1);
  });

  test("the list and the page of an assignment name what was handed in, and of private tries only that there are some", async () => {
    const world = testWorld();
    const { owner, boss, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id], score: 100 });
    const tried = await attempt(world, kim.login, id, { counts: false });
    const assignments = createAssignments(world);
    expect((await assignments.list(boss.login)).assignments[0]?.states).toEqual([{ state: "practising", count: 1 }]);
    expect(JSON.stringify(await assignments.open(boss.login, id))).not.toContain(tried);
    const handedIn = await attempt(world, kim.login, id);
    const page = await assignments.open(boss.login, id);
    expect(page.people[0]).toMatchObject({
      state: "handed-in",
      handedIn: [{ conversationId: handedIn, passed: false }],
    });
    expect(JSON.stringify(page)).not.toContain(tried);
  });
});

describe("the line that says who sees it", () => {
  test("names the owner and the managers of the agent's groups where it counts; else nobody", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id] });
    const pages = createConversationPages(world);
    const stage = async (query: string) =>
      (await pages.openChat(kim.login, { conversationId: null, search: new URLSearchParams(query) })).stage;
    const seenBy = { organisation: "Harbor", names: ["Dana Reyes", "Bo Kim"] };
    expect(await stage(`assignment=${id}`)).toMatchObject({ phase: "assigned", seenBy });
    expect(await stage(`assignment=${id}&scenario=A-1`)).toMatchObject({ phase: "ready", seenBy: null });
    expect(await stage(`assignment=${id}&scenario=A-1&counts=on`)).toMatchObject({
      phase: "ready",
      seenBy,
      graded: true,
    });
    expect(await stage("scenario=A-1")).toMatchObject({ phase: "ready", seenBy: null, assignment: null });
    for (const [counts, expected] of [
      [true, seenBy],
      [false, null],
    ] as const) {
      const conversationId = await attempt(world, kim.login, id, { counts, ends: false });
      const room = await pages.openChat(kim.login, { conversationId, search: new URLSearchParams() });
      expect(room.stage).toMatchObject({ phase: "conversation", seenBy: expected, assignment: { id, counts } });
      expect((await pages.openFeedback(kim.login, conversationId)).team.seenBy).toEqual(expected);
    }
  });

  test("the setup of somebody else's assignment is not found", async () => {
    const world = testWorld();
    const { owner, kim, lee } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id] });
    const search = new URLSearchParams({ assignment: id });
    for (const login of [lee.login, owner.login])
      await expect(
        createConversationPages(world).openChat(login, { conversationId: null, search }),
      ).rejects.toMatchObject({
        code: "not_found",
      });
  });
});

describe("what counts stays", () => {
  test("nobody but the installation's own server deletes it by the API, nor does its agent its sound", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id] });
    const tried = await attempt(world, kim.login, id, { counts: false });
    const handedIn = await attempt(world, kim.login, id);
    const going = await attempt(world, kim.login, await assign(world, owner.login, { people: [kim.id] }), {
      ends: false,
    });
    // Who is signed in deletes no conversation by the API today: the rule is there before that is opened.
    const bearer: Bearer = { role: "authenticated", userId: kim.id, aal: "aal1", mayAdminister: false };
    const remove = (...ids: string[]) =>
      createTranscripts(world).remove(
        bearer,
        ids.map((one) => ({ id: one, user_id: kim.id })),
      );
    const refused = { code: "42501", message: "a conversation that counts for an organization cannot be deleted" };
    await expect(remove(handedIn)).rejects.toMatchObject(refused);
    await expect(remove(going)).rejects.toMatchObject(refused);
    await expect(remove(tried, handedIn)).rejects.toMatchObject(refused);
    expect(await rowsOf("SELECT 1 FROM chat_conversations")).toHaveLength(3);
    await expect(createCalls(world).deleteRecording(kim.login, handedIn)).rejects.toMatchObject({ code: "handed_in" });
    await remove(tried);
    expect(await rowsOf("SELECT 1 FROM chat_conversations")).toHaveLength(2);
    expect(await rowsOf("SELECT 1 FROM assignment_attempts")).toHaveLength(2);
    await createOverseenFeedback(world).open(owner.login, handedIn);
    await removeByServer(world, [handedIn, going]);
    expect(await rowsOf("SELECT 1 FROM chat_conversations")).toEqual([]);
    expect(await rowsOf("SELECT 1 FROM attempt_views UNION SELECT 1 FROM assignment_attempts")).toEqual([]);
  });
});

/** Practice without an assignment, to its end. */
async function privately(world: TestWorld, login: Login): Promise<string> {
  const talk = practising(world, login);
  privateTalks += 1;
  for (const [index, line] of [...JUDGEABLE_LINES, COMMANDS.end].entries())
    await talk.say(line, `private-${privateTalks}-${index}`);
  return talk.conversationId;
}
let privateTalks = 0;

/** A world with live calls, of which no test here opens a socket. */
function withCalls(): TestWorld {
  return testWorld({ settings: readSettings({ VOICE_ENGINE: "openai-realtime", OPENAI_API_KEY: "a-key" }) });
}

function removeByServer(world: TestWorld, ids: string[]) {
  const bearer: Bearer = { role: "service_role", userId: null, aal: null };
  const query = {
    columns: ["id"],
    where: [{ kind: "in" as const, column: "id", values: ids, negated: false }],
    order: [],
    limit: 10,
    offset: 0,
  };
  return createTables(world).remove(bearer, "chat_conversations", query, {
    countsRows: false,
    isSingular: false,
    returnsRows: false,
    maxAffected: null,
    range: null,
  });
}
