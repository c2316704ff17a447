import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { parseHistoryFilter } from "#core/history/history-choices.ts";
import { historyPath } from "#core/history/history-filter.ts";
import type { Login } from "#core/identity/login.ts";
import type { HistoryPage } from "#core/pages/history-page.ts";
import { countedDatabase } from "#tests/support/counted-database.ts";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { linesLookedAt } from "#workers/adapters/d1/history/history-rows.ts";
import { createForks } from "#workers/services/conversations/forks.ts";
import { createHistory } from "#workers/services/history/history.ts";

/** What /conversations?... shows. */
function look(world: TestWorld, login: Login | null, asked: Record<string, string> = {}): Promise<HistoryPage> {
  return createHistory(world).open(login, new URLSearchParams(asked));
}

async function found(world: TestWorld, login: Login, asked: Record<string, string> = {}): Promise<string[]> {
  return (await look(world, login, asked)).sessions.map(({ id }) => id);
}

async function session(world: TestWorld, login: Login, lines: readonly string[], ended = false): Promise<string> {
  const person = practising(world, login);
  world.clock.advance(60_000);
  const sent = ended ? [...lines, COMMANDS.end] : lines;
  for (const line of sent) await person.say(line, `key-${world.newId()}`);
  return person.conversationId;
}

/** The next page's address, as the page links it. */
function nextOf({ filter, next }: HistoryPage): Record<string, string> {
  return Object.fromEntries(new URL(historyPath(filter, next), "https://rolecall.example").searchParams);
}

describe("the history", () => {
  test("has every session of a person on one page, newest first, and nobody else's", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const made: string[] = [];
    for (let one = 0; one < 23; one += 1) {
      const person = practising(world, login);
      // Two of the same moment must not hide one another.
      if (one % 2 === 0) world.clock.advance(60_000);
      await person.say("Hi, this is Pat with Harbor.", `say-${one}`);
      made.push(person.conversationId);
    }
    await session(world, await signedIn(world, "other"), ["Hi, this is Kim."]);
    const first = await look(world, login);
    const second = await look(world, login, nextOf(first));
    expect(first.sessions).toHaveLength(20);
    expect(second).toMatchObject({ isFirst: false, next: null });
    const shown = [...first.sessions, ...second.sessions];
    expect(shown.map(({ id }) => id).sort()).toEqual(made.sort());
    const times = shown.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect((await look(world, login, { after: "no place at all" })).isFirst).toBe(true);
    expect(await refusalOf(look(world, null))).toBe("signed_out");
  });

  test("takes one round trip, with a search and with every filter", async () => {
    const counted = countedDatabase(env.DB);
    const world = testWorld();
    const login = await signedIn(world);
    await session(world, login, JUDGEABLE_LINES, true);
    const history = createHistory({ ...world, db: counted.db });
    const asked = {
      q: "insurance",
      kind: "practice",
      line: "auto",
      scenario: "A-1",
      customer: "dana",
      least: "0",
      most: "100",
    };
    const before = counted.roundTrips();
    const page = await history.open(login, new URLSearchParams(asked));
    expect(page.sessions).toHaveLength(1);
    expect(counted.roundTrips() - before).toBe(1);
  });

  test("is read from indexes alone until a page of it is chosen", async () => {
    const counted = countedDatabase(env.DB);
    const world = testWorld();
    const login = await signedIn(world);
    const history = createHistory({ ...world, db: counted.db });
    await history.open(login, new URLSearchParams({ kind: "drill", line: "auto", least: "50", finding: "R1" }));
    await history.open(login, new URLSearchParams({ q: "roof", kind: "drill", least: "50", finding: "R1" }));
    const asked = counted.statements().filter((text) => text.includes("chat_conversations AS h"));
    expect(asked).toHaveLength(2);
    for (const text of asked) {
      const plan = (await rowsOf(`EXPLAIN QUERY PLAN ${text.replaceAll("?", "1")}`)).map(({ detail }) =>
        String(detail),
      );
      const reads = plan.filter((line) => /^(SEARCH|SCAN) (h|s|f|p)\b/.test(line) && !line.startsWith("SCAN s"));
      expect(reads.join("\n")).toContain("SEARCH h USING COVERING INDEX chat_conversations_history");
      expect(reads.join("\n")).toContain("SEARCH s USING COVERING INDEX scores_totals");
    }
  });
});

describe("the search", () => {
  test("finds any sentence that was said, by either side, with its words marked", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const one = await session(world, login, ["Hi, this is Pat.", "Was the roof replaced after the hail in Tulsa?"]);
    await session(world, login, ["Hi, this is Pat with Harbor."]);
    const page = await look(world, login, { q: "Was the roof replaced after the hail in Tulsa?" });
    expect(page.sessions.map(({ id }) => id)).toEqual([one]);
    const excerpt = page.sessions[0]?.excerpt ?? [];
    expect(excerpt.map(({ text }) => text).join("")).toBe("Was the roof replaced after the hail in Tulsa?");
    expect(excerpt.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toContain("Tulsa");
    const [line] = await rowsOf(
      "SELECT content FROM chat_messages WHERE conversation_id = ? AND role = 'assistant' AND kind = 'turn'",
      one,
    );
    expect(await found(world, login, { q: String(line?.content) })).toContain(one);
  });

  test("goes by the forms of a word, without case and without accents", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const one = await session(world, login, ["José, your renewals include two deductibles."]);
    for (const q of ["jose", "JOSÉ", "renewal", "renewed", "deductible"])
      expect(await found(world, login, { q }), q).toEqual([one]);
    for (const q of ["joseph", "renegade"]) expect(await found(world, login, { q }), q).toEqual([]);
    const [page] = (await look(world, login, { q: "renewal" })).sessions;
    expect(page?.excerpt?.filter(({ isMarked }) => isMarked)).toEqual([{ text: "renewals", isMarked: true }]);
  });

  test("never shows what somebody else said", async () => {
    const world = testWorld();
    const [login, other] = [await signedIn(world), await signedIn(world, "other")];
    await session(world, other, ["My password for the vault is swordfish."]);
    expect(await found(world, login, { q: "swordfish" })).toEqual([]);
    expect(await found(world, other, { q: "swordfish" })).toHaveLength(1);
  });

  test.each([
    ['"', false],
    ['"""', false],
    ["😀 🎉", false],
    ["***", false],
    ['say "hello', true],
    ["roof AND NOT hail", true],
    ["owner:u NEAR(roof, 2)", true],
    ["roof* OR 1=1 --", true],
    ["^roof {words}: -x", true],
    ["\u0000roof", true],
    ["ꙮ 𝒳 roof", true],
  ])("takes %j for words and never for an expression", async (q, hasWords) => {
    const world = testWorld();
    const login = await signedIn(world);
    await session(world, login, ["Hi, this is Pat."]);
    const page = await look(world, login, { q });
    expect(page.search?.hasWords).toBe(hasWords);
    expect(page.sessions).toEqual([]);
  });

  test("finds words beside quotes, operators and emoji as if those were not there", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const one = await session(world, login, ['The roof "held" OR so they say 😀 - it\'s 100% fine.']);
    for (const q of ['"roof', "roof 😀", "it's", "100%", "OR", "(held)"])
      expect(await found(world, login, { q }), q).toEqual([one]);
  });

  test("looks for the six longest of many words, in the first 200 characters of 10,000, and says so", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const line = "We would have to look at what the whole household needs before anything else can happen here.";
    const one = await session(world, login, [line]);
    const page = await look(world, login, { q: line });
    expect(page.sessions.map(({ id }) => id)).toEqual([one]);
    expect(page.search).toMatchObject({ isCut: false, ignored: 11 });
    expect((await look(world, login, { q: "household ".repeat(1000) })).search).toEqual({
      hasWords: true,
      isCut: true,
      ignored: 0,
    });
  });

  test("finds what was renamed by its title, and no longer by the old one", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const id = await session(world, login, ["Hi, this is Pat."]);
    await createHistory(world).rename(login, id, "  The Kowalski\nrenewal ");
    expect(await rowsOf("SELECT title FROM chat_conversations")).toEqual([{ title: "The Kowalski renewal" }]);
    expect(await found(world, login, { q: "kowalski" })).toEqual([id]);
    await createHistory(world).rename(login, id, "Another");
    expect(await found(world, login, { q: "kowalski" })).toEqual([]);
  });

  test("forgets what is deleted, follows what is changed, and moves with a conversation to another person", async () => {
    const world = testWorld();
    const [login, other] = [await signedIn(world), await signedIn(world, "other")];
    const id = await session(world, login, ["Hi, this is Pat.", "The zebra clause is odd."]);
    await world.db.run("UPDATE chat_messages SET content = 'The giraffe clause is odd.' WHERE content LIKE '%zebra%'");
    expect(await found(world, login, { q: "zebra" })).toEqual([]);
    expect(await found(world, login, { q: "giraffe" })).toEqual([id]);
    await world.db.run(`UPDATE chat_conversations SET user_id = '${other.userId}'`);
    expect(await found(world, login, { q: "giraffe" })).toEqual([]);
    expect(await found(world, other, { q: "giraffe" })).toEqual([id]);
    await world.db.run("DELETE FROM chat_messages WHERE content LIKE '%giraffe%'");
    expect(await found(world, other, { q: "giraffe clause" })).toEqual([]);
  });

  test("does not find the buttons' commands, nor the coach", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await session(world, login, ["Hi, this is Pat.", COMMANDS.hint, COMMANDS.continue]);
    expect(await found(world, login, { q: "roleplay" })).toEqual([]);
    expect(await rowsOf("SELECT count(*) AS n FROM chat_messages WHERE kind = 'coach'")).not.toEqual([{ n: 0 }]);
    expect(await found(world, login, { q: "pat" })).toHaveLength(1);
  });

  test("of a word that is everywhere goes on by pages, until everything was looked through", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const id = await session(world, login, ["Hi, this is Pat."]);
    const many = Math.ceil(linesLookedAt(parseHistoryFilter(new URLSearchParams({ kind: "practice" }))) / 900) + 1;
    for (let one = 0; one < many; one += 1) {
      await world.db.run(`INSERT INTO chat_conversations (id, user_id, title, status, total_messages, duration_seconds, created_at, phase, mode, version, scenario_id, persona_id, difficulty, practice, customer_state, model, script_objections, kind)
        SELECT 'many-${one}', user_id, 'Many', 'completed', 900, 9, created_at + 1 + ${one}, 'over', 'text', 1, scenario_id, persona_id, 1, practice, '{}', 'x', '[]', 'drill' FROM chat_conversations WHERE id = '${id}'`);
      await world.db.run(`INSERT INTO chat_messages (id, conversation_id, position, role, content, created_at, kind, status)
        WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 899) SELECT 'm-${one}-' || i, 'many-${one}', i, 'user', 'Pat', 1, 'turn', 'complete' FROM n`);
    }
    // The only one that is no drill is the oldest: it is beyond what one page looks through.
    const first = await look(world, login, { q: "pat", kind: "practice" });
    expect(first).toMatchObject({ sessions: [], isPartial: true });
    const second = await look(world, login, nextOf(first));
    expect(second).toMatchObject({ isPartial: false, next: null });
    expect(second.sessions.map((one) => one.id)).toEqual([id]);
  });
});

describe("narrowing", () => {
  test("goes by kind, scenario, line, customer, score and finding", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const practice = await session(
      world,
      login,
      [...JUDGEABLE_LINES, "I guarantee you the lowest price in the state."],
      true,
    );
    const { conversationId: retry } = await createForks(world).fork(login, { conversationId: practice, turn: 1 });
    const copied = (id: string, set: string) =>
      world.db.run(`INSERT INTO chat_conversations (id, user_id, title, status, total_messages, duration_seconds, created_at, phase, mode, version, scenario_id, persona_id, difficulty, practice, customer_state, model, script_objections, kind)
        SELECT '${id}', user_id, title, status, 1, 1, created_at, phase, ${set} FROM chat_conversations WHERE id = '${practice}'`);
    await copied("call", "'voice', 1, 'H-2', 'ray', 1, practice, '{}', 'x', '[]', 'practice'");
    await copied("drill", "'text', 1, 'A-1', 'tom', 1, practice, '{}', 'x', '[]', 'drill'");
    await copied("brought", "'text', 1, '', '', 1, '{}', '{}', 'x', '[]', 'transcript'");
    const [{ total, rule } = {}] = await rowsOf(
      "SELECT total, json_extract(score, '$.compliance[0].rule') AS rule FROM scores WHERE conversation_id = ?",
      practice,
    );
    expect(rule).toMatch(/^R\d+$/);
    const only = async (asked: Record<string, string>) => (await found(world, login, asked)).sort();
    expect(await only({ kind: "practice" })).toEqual([practice]);
    expect(await only({ kind: "retry" })).toEqual([retry]);
    expect(await only({ kind: "call" })).toEqual(["call"]);
    expect(await only({ kind: "drill" })).toEqual(["drill"]);
    expect(await only({ kind: "transcript" })).toEqual(["brought"]);
    expect(await only({ line: "home" })).toEqual(["call"]);
    expect(await only({ scenario: "H-2" })).toEqual(["call"]);
    expect(await only({ customer: "tom" })).toEqual(["drill"]);
    expect(await only({ finding: String(rule) })).toEqual([practice]);
    expect(await only({ least: String(total), most: String(total) })).toEqual([practice]);
    expect(await only({ least: String(Number(total) + 1) })).toEqual([]);
    // What is none of ours narrows nothing.
    expect(
      await only({ kind: "poem", line: "space", scenario: "' OR 1", least: "-1", most: "1000", finding: "R99" }),
    ).toHaveLength(5);
  });

  test("a finding that a later run no longer has, or that is disputed, is not gone by", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const id = await session(
      world,
      login,
      [...JUDGEABLE_LINES, "I guarantee you the lowest price in the state."],
      true,
    );
    const [{ rule } = {}] = await rowsOf("SELECT rule FROM found_rules WHERE conversation_id = ?", id);
    expect(await found(world, login, { finding: String(rule) })).toEqual([id]);
    await world.db.run(
      "INSERT INTO scores SELECT conversation_id, 2, total, gate, rubric_version, engine_version, json_set(score, '$.compliance[0].disputed', json('true')), 1 FROM scores",
    );
    expect(await found(world, login, { finding: String(rule) })).toEqual([]);
    await world.db.run("DELETE FROM scores WHERE run_no = 2");
    expect(await found(world, login, { finding: String(rule) })).toEqual([id]);
  });
});

describe("renaming and archiving", () => {
  test("are for their person alone", async () => {
    const world = testWorld();
    const [login, stranger] = [await signedIn(world), await signedIn(world, "stranger")];
    const id = await session(world, login, ["Hi, this is Pat."]);
    const history = createHistory(world);
    for (const [who, code] of [
      [stranger, "not_found"],
      [null, "signed_out"],
    ] as const) {
      expect(await refusalOf(history.rename(who, id, "Mine now"))).toBe(code);
      expect(await refusalOf(history.archive(who, id, true))).toBe(code);
    }
    expect(await refusalOf(history.rename(login, "none", "Mine"))).toBe("not_found");
    expect(await rowsOf("SELECT title, archived_at FROM chat_conversations")).toEqual([
      { title: "Hi, this is Pat.", archived_at: null },
    ]);
  });

  test("a title is one line of 200 characters at most", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const id = await session(world, login, ["Hi, this is Pat."]);
    const history = createHistory(world);
    for (const bad of ["", " \n\t ", "x".repeat(201)])
      expect(await refusalOf(history.rename(login, id, bad))).toBe("title_unusable");
    await history.rename(login, id, "x".repeat(200));
    expect((await look(world, login)).sessions[0]?.title).toHaveLength(200);
  });

  test("what is archived is out of the list, and back in it when it is taken back", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const [one, two] = [
      await session(world, login, ["The first roof."]),
      await session(world, login, ["The second roof."]),
    ];
    const history = createHistory(world);
    await history.archive(login, one, true);
    await history.archive(login, one, true);
    expect(await found(world, login)).toEqual([two]);
    expect(await found(world, login, { q: "roof" })).toEqual([two]);
    expect(await found(world, login, { archived: "1" })).toEqual([one]);
    expect(await found(world, login, { archived: "1", q: "roof" })).toEqual([one]);
    await history.archive(login, one, false);
    expect(await found(world, login)).toEqual([two, one]);
  });
});
