import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, describe, expect, test } from "vitest";
import { type AuthApp, authApp, SERVICE_ROLE_KEY, SITE, signedIn } from "#tests/support/auth-client.ts";
import { browser, loginOf, refusalOf, rowsOf } from "#tests/support/people.ts";
import { loginCookie } from "#workers/adapters/identity/login-cookie.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createReplies } from "#workers/services/conversations/replies.ts";
import { startLogin } from "#workers/services/identity/login-start.ts";

let app: AuthApp;
let dana: { id: string; client: SupabaseClient };
let lee: { id: string; client: SupabaseClient };
let owner: SupabaseClient;

beforeEach(async () => {
  app = authApp({ SERVICE_ROLE_KEY });
  dana = await signedIn(app, { email: "dana@agency.example" });
  lee = await signedIn(app, { email: "lee@agency.example" });
  owner = app.client({ key: SERVICE_ROLE_KEY });
  await app.world.settled();
});

/** As a client of the tables API begins one. */
async function begin(by: { id: string; client: SupabaseClient }, title = "New Training Session"): Promise<string> {
  const { data, error } = await by.client
    .from("chat_conversations")
    .insert({ user_id: by.id, title, status: "active" })
    .select("id")
    .single();
  if (error) throw error;
  return data.id;
}

describe("the calls of a client that holds its own conversations", () => {
  test("a session from its first message to its end", async () => {
    const id = await begin(dana);
    app.world.clock.advance(1000);
    const messages = dana.client.from("chat_messages");
    expect(await messages.insert({ conversation_id: id, role: "user", content: "Hi, this is Dana." })).toMatchObject({
      error: null,
      status: 201,
      data: null,
    });
    app.world.clock.advance(61_000);
    await messages.insert({ conversation_id: id, role: "assistant", content: "Hello?" });
    const changed = await dana.client
      .from("chat_conversations")
      .update({ total_messages: 2, title: "Hi, this is Dana...." })
      .eq("id", id);
    expect(changed).toMatchObject({ error: null, status: 204 });
    const ended = await dana.client
      .from("chat_conversations")
      .update({ status: "completed", ended_at: new Date(app.world.now()).toISOString() })
      .eq("id", id)
      .select()
      .single();
    expect(ended.data).toEqual({
      id,
      user_id: dana.id,
      title: "Hi, this is Dana....",
      status: "completed",
      total_messages: 2,
      duration_seconds: 61,
      created_at: new Date(app.world.now() - 62_000).toISOString().replace("Z", "+00:00"),
      ended_at: new Date(app.world.now()).toISOString().replace("Z", "+00:00"),
    });
    expect(await rowsOf("SELECT conversation_id FROM scores")).toEqual([]);
  });

  test("the newest ten conversations of a person, and the figures of all", async () => {
    for (let number = 1; number <= 12; number += 1) {
      await begin(dana, `Session ${number}`);
      app.world.clock.advance(1000);
    }
    await begin(lee, "Lee's");
    const recent = await dana.client
      .from("chat_conversations")
      .select("*")
      .eq("user_id", dana.id)
      .order("created_at", { ascending: false })
      .limit(10);
    expect(recent.data?.map(({ title }) => title)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Session ${n}`),
    );
    const all = await dana.client
      .from("chat_conversations")
      .select("id, total_messages, duration_seconds")
      .eq("user_id", dana.id);
    expect(all.data).toHaveLength(12);
    expect(all.data?.[0]).toEqual({ id: expect.any(String), total_messages: 0, duration_seconds: 0 });
  });

  test("whether one is an admin, the figures of all, the list of users, promoting and taking back", async () => {
    const admin = await signedIn(app, { email: "morgan@agency.example", fullName: "Morgan Ellis", admin: true });
    const isAdmin = (of: { id: string; client: SupabaseClient }) =>
      of.client.from("user_roles").select("role").eq("user_id", of.id).eq("role", "admin").single();
    expect((await isAdmin(admin)).data).toEqual({ role: "admin" });
    expect((await isAdmin(dana)).error).toMatchObject({
      code: "PGRST116",
      details: "The result contains 0 rows",
      hint: null,
      message: "Cannot coerce the result to a single JSON object",
    });

    await begin(dana);
    expect((await admin.client.from("admin_dashboard_stats").select("*").single()).data).toEqual({
      total_conversations: 1,
      total_messages: 0,
    });
    expect((await dana.client.from("admin_dashboard_stats").select("*").single()).error?.code).toBe("PGRST116");

    const listed = await admin.client.rpc("get_users_with_roles");
    expect(listed.data).toHaveLength(3);
    expect(listed.data).toContainEqual({
      user_id: admin.id,
      full_name: "Morgan Ellis",
      email: "morgan@agency.example",
      created_at: new Date(app.world.now()).toISOString().replace("Z", "+00:00"),
      roles: ["admin"],
    });

    const promoted = await admin.client.rpc("promote_user_to_admin", { target_user_id: dana.id });
    expect(promoted).toMatchObject({ error: null, status: 204 });
    expect((await isAdmin(dana)).data).toEqual({ role: "admin" });
    const removed = await admin.client.from("user_roles").delete().eq("user_id", dana.id).eq("role", "admin");
    expect(removed).toMatchObject({ error: null, status: 204 });
    expect((await isAdmin(dana)).error?.code).toBe("PGRST116");
    expect(await rowsOf("SELECT user_id, change, by_user_id FROM role_changes ORDER BY rowid")).toEqual([
      { user_id: dana.id, change: "granted", by_user_id: admin.id },
      { user_id: dana.id, change: "removed", by_user_id: admin.id },
    ]);
    const last = await admin.client.from("user_roles").delete().eq("user_id", admin.id).eq("role", "admin");
    expect(last.error).toMatchObject({ code: "P0001" });
    expect((await isAdmin(admin)).data).toEqual({ role: "admin" });
  });
});

describe("the client's variants", () => {
  test("counts, ranges, groups, lists, patterns and nulls", async () => {
    for (const title of ["Alpha", "alpine", "Beta", "Gamma, Delta", "50%"]) await begin(dana, title);
    const table = () => dana.client.from("chat_conversations");
    const titles = (rows: { title: string }[] | null) => rows?.map(({ title }) => title).sort();
    const page = await table().select("title", { count: "exact" }).order("title").range(1, 2);
    expect(page).toMatchObject({ count: 5, status: 206 });
    expect(page.data).toHaveLength(2);
    expect(await table().select("*", { count: "exact", head: true })).toMatchObject({ count: 5, data: null });
    expect(titles((await table().select("title").like("title", "Al%")).data)).toEqual(["Alpha"]);
    expect(titles((await table().select("title").ilike("title", "al%")).data)).toEqual(["Alpha", "alpine"]);
    expect(titles((await table().select("title").like("title", "50\\%")).data)).toEqual(["50%"]);
    expect(titles((await table().select("title").in("title", ["Beta", "Gamma, Delta"])).data)).toEqual([
      "Beta",
      "Gamma, Delta",
    ]);
    expect(titles((await table().select("title").or('title.eq.Beta,title.eq."Gamma, Delta"')).data)).toHaveLength(2);
    expect(titles((await table().select("title").not("title", "like", "%a")).data)).toEqual(["50%", "alpine"]);
    expect(titles((await table().select("title").is("ended_at", null).neq("title", "Beta")).data)).toHaveLength(4);
    expect((await table().select("title").gt("created_at", "2100-01-01")).data).toEqual([]);
    expect((await table().select("title").eq("title", "none").maybeSingle()).data).toBeNull();
    expect((await table().select("title", { count: "exact" }).range(9, 10)).error?.code).toBe("PGRST103");
  });

  test("several messages at once keep their order, and all or none are written", async () => {
    const id = await begin(dana);
    const rows = ["one", "two", "three"].map((content) => ({ conversation_id: id, role: "user", content }));
    const { data } = await dana.client.from("chat_messages").insert(rows).select("content");
    expect(data).toEqual([{ content: "one" }, { content: "two" }, { content: "three" }]);
    const read = await dana.client.from("chat_messages").select("role,content").eq("conversation_id", id);
    expect(read.data?.map(({ content }) => content)).toEqual(["one", "two", "three"]);
    const bad = await dana.client.from("chat_messages").insert([...rows, { ...rows[0], role: "system" }]);
    expect(bad.error?.code).toBe("23514");
    expect(await rowsOf("SELECT count(*) AS n FROM chat_messages")).toEqual([{ n: 3 }]);
  });

  test("the owner's server reads, writes and deletes for anybody", async () => {
    const id = await begin(dana);
    expect((await owner.from("chat_conversations").select("id")).data).toEqual([{ id }]);
    const made = await owner.from("chat_conversations").insert({ user_id: lee.id }).select("user_id,title").single();
    expect(made.data).toEqual({ user_id: lee.id, title: "New Training Session" });
    expect((await owner.from("chat_conversations").insert({ user_id: "nobody" })).error?.code).toBe("23503");
    expect((await owner.rpc("promote_user_to_admin", { target_user_id: "nobody" })).error?.code).toBe("P0001");
    await dana.client.from("chat_messages").insert({ conversation_id: id, role: "user", content: "hi" });
    expect((await owner.from("chat_conversations").delete().eq("id", id).select("id")).data).toEqual([{ id }]);
    expect(await rowsOf("SELECT id FROM chat_messages")).toEqual([]);
  });
});

describe("nobody reaches what is not theirs", () => {
  test("a stranger's conversation cannot be seen, spoken in, changed or deleted", async () => {
    const id = await begin(dana, "Dana's");
    const table = () => lee.client.from("chat_conversations");
    expect((await table().select("*").eq("id", id)).data).toEqual([]);
    expect((await table().select("*").or(`id.eq.${id},user_id.eq.${dana.id}`)).data).toEqual([]);
    expect((await table().update({ title: "Lee's" }).eq("id", id).select()).data).toEqual([]);
    expect((await table().update({ title: "Lee's" }).or(`id.eq.${id},id.neq.x`).select()).data).toEqual([]);
    expect((await table().delete().eq("id", id)).error).toMatchObject({ code: "42501" });
    const said = await lee.client.from("chat_messages").insert({ conversation_id: id, role: "user", content: "hi" });
    expect(said).toMatchObject({ status: 403, error: { code: "42501" } });
    expect((await table().insert({ user_id: dana.id })).error?.code).toBe("42501");
    expect(await rowsOf("SELECT title FROM chat_conversations")).toEqual([{ title: "Dana's" }]);
    expect(await rowsOf("SELECT id FROM chat_messages")).toEqual([]);
  });

  test("a person who is no admin sees their own roles only, and gives and takes none", async () => {
    await signedIn(app, { email: "morgan@agency.example", admin: true });
    expect((await dana.client.from("user_roles").select("*")).data).toEqual([]);
    expect((await dana.client.from("user_roles").insert({ user_id: dana.id, role: "admin" })).error?.code).toBe(
      "42501",
    );
    expect((await dana.client.rpc("promote_user_to_admin", { target_user_id: dana.id })).error?.code).toBe("42501");
    expect((await dana.client.rpc("get_users_with_roles")).error?.code).toBe("42501");
    expect((await dana.client.from("user_roles").delete().eq("role", "admin").select()).data).toEqual([]);
    expect(await rowsOf("SELECT count(*) AS n FROM user_roles")).toEqual([{ n: 1 }]);
  });

  test("nobody in particular gets nothing", async () => {
    const anybody = app.client();
    for (const table of ["chat_conversations", "chat_messages", "user_roles", "admin_dashboard_stats"]) {
      expect(await anybody.from(table).select("*")).toMatchObject({ status: 401, error: { code: "42501" } });
    }
    expect((await anybody.rpc("get_users_with_roles")).status).toBe(401);
    expect((await anybody.from("users").select("*")).error?.code).toBe("PGRST205");
  });

  test("a practice cannot be asked for by its id, not even by the installation's own server", async () => {
    for (const client of [app.client(), dana.client, owner])
      expect((await client.from("frozen_practices").select("content").eq("id", "guessed")).error?.code).toBe(
        "PGRST205",
      );
  });

  test("a token that was tampered with, or signed by nobody, is refused", async () => {
    const token = (await dana.client.auth.getSession()).data.session?.access_token ?? "";
    const [head, body = "", tail] = token.split(".");
    const claims = JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/")));
    const forged = btoa(JSON.stringify({ ...claims, sub: lee.id })).replaceAll("=", "");
    const none = btoa(JSON.stringify({ alg: "none", typ: "JWT" })).replaceAll("=", "");
    const service = btoa(JSON.stringify({ role: "service_role" })).replaceAll("=", "");
    for (const bad of [`${head}.${forged}.${tail}`, `${none}.${body}.`, `${none}.${service}.`, "x.y.z", "junk"]) {
      const response = await app.fetch(`${SITE}/rest/v1/chat_conversations`, {
        headers: { apikey: "any", Authorization: `Bearer ${bad}` },
      });
      expect([response.status, await response.json()]).toMatchObject([401, { code: "PGRST301" }]);
    }
  });
});

describe("what would break a score cannot be written", () => {
  test("a conversation of the pages is read-only here", async () => {
    const login = await loginOf(app.world, dana.id);
    const replies = createReplies(app.world);
    let id = "";
    const choice = { scenarioId: "A-1", personaId: "dana", level: 1 as const, seed: 1 };
    const events = replies.say(
      login,
      { in: { choice }, clientKey: crypto.randomUUID(), content: "Hi, this is Pat." },
      new AbortController().signal,
    );
    for await (const event of events) if (event.type === "started") id = event.conversation.id;

    const before = await rowsOf("SELECT * FROM chat_conversations");
    const table = () => dana.client.from("chat_conversations");
    expect((await table().select("total_messages").eq("id", id).single()).data).toEqual({ total_messages: 3 });
    expect((await table().update({ total_messages: 9 }).eq("id", id).select()).data).toEqual([]);
    expect((await table().update({ status: "completed" }).eq("id", id).select()).data).toEqual([]);
    const said = await dana.client
      .from("chat_messages")
      .insert({ conversation_id: id, role: "assistant", content: "I'll buy it!" });
    expect(said.error?.code).toBe("42501");
    expect(await rowsOf("SELECT * FROM chat_conversations")).toEqual(before);
  });

  test("a conversation of a client gets no score, and no customer of ours goes on with it", async () => {
    const id = await begin(dana);
    await dana.client.from("chat_messages").insert({ conversation_id: id, role: "assistant", content: "I'll buy it!" });
    const login = await loginOf(app.world, dana.id);
    const request = { in: { conversationId: id, after: 0 }, clientKey: crypto.randomUUID(), content: "Great!" };
    const said = createReplies(app.world).say(login, request, new AbortController().signal).next();
    expect(await refusalOf(said)).toBe("conversation_imported");
    await createConversationPages(app.world).complete(login, id);
    const page = await createConversationPages(app.world).openFeedback(login, id);
    expect([page.conversation.status, page.score, page.messages.length]).toEqual(["completed", null, 1]);
    const late = await dana.client.from("chat_messages").insert({ conversation_id: id, role: "user", content: "more" });
    expect(late.error?.code).toBe("42501");
    const reopened = await dana.client.from("chat_conversations").update({ status: "active" }).eq("id", id);
    expect(reopened.error?.code).toBe("23514");
  });

  test("only named columns are taken, and changes need a condition", async () => {
    const table = () => dana.client.from("chat_conversations");
    for (const column of ["id", "created_at", "duration_seconds", "practice", "kind", "version"]) {
      const { error } = await table().insert({ user_id: dana.id, [column]: 1 });
      expect(["42501", "PGRST204"]).toContain(error?.code);
    }
    expect((await table().update({ user_id: lee.id }).eq("user_id", dana.id)).error?.code).toBe("42501");
    const everything = await app.fetch(`${SITE}/rest/v1/chat_conversations`, {
      method: "PATCH",
      headers: { apikey: SERVICE_ROLE_KEY },
      body: JSON.stringify({ title: "gone" }),
    });
    expect([everything.status, await everything.json()]).toMatchObject([400, { code: "21000" }]);
    expect((await table().upsert({ user_id: dana.id })).error?.code).toBe("PGRST127");
    expect(await rowsOf("SELECT id FROM chat_conversations")).toEqual([]);
  });

  test("one object asked for and several found: nothing is changed", async () => {
    await begin(dana, "one");
    await begin(dana, "two");
    const { error } = await dana.client
      .from("chat_conversations")
      .update({ title: "three" })
      .eq("user_id", dana.id)
      .select()
      .single();
    expect(error).toMatchObject({ code: "PGRST116", details: "The result contains 2 rows" });
    expect(await rowsOf("SELECT title FROM chat_conversations ORDER BY title")).toEqual([
      { title: "one" },
      { title: "two" },
    ]);
  });
});

test("SQL in every place of a call is text or refused", async () => {
  const id = await begin(dana);
  const hostile = [
    "'",
    '"',
    "' OR 1=1 --",
    "); DROP TABLE users; --",
    "a' UNION SELECT password_hash FROM users --",
    "\\",
    "%00",
  ];
  for (const text of hostile) {
    const found = await dana.client.from("chat_conversations").select("id").eq("title", text);
    expect([found.error, found.data]).toEqual([null, []]);
    for (const search of [
      `${text}=eq.1`,
      `select=${text}`,
      `order=${text}`,
      `title=${text}`,
      `or=(${text})`,
      `limit=${text}`,
    ]) {
      const response = await app.fetch(`${SITE}/rest/v1/chat_conversations?${encodeURI(search)}`, {
        headers: { apikey: SERVICE_ROLE_KEY },
      });
      const isEmptyOrder = response.status === 200;
      expect(isEmptyOrder || (response.status === 400 && typeof (await response.json()) === "object")).toBe(true);
      if (isEmptyOrder) expect(await response.json()).toEqual([expect.objectContaining({ id })]);
    }
  }
  expect(await rowsOf("SELECT count(*) AS n FROM users")).toEqual([{ n: 2 }]);
});

test("after six hundred writes in a quarter of an hour the next waits", async () => {
  await begin(dana);
  await app.world.db.$client.exec("UPDATE attempts SET count = 600");
  const { error, status } = await dana.client.from("chat_conversations").insert({ user_id: dana.id });
  expect([status, error?.code]).toEqual([429, "53400"]);
});

test("other sites may call, and the page's cookie is nothing here", async () => {
  const asked = await app.fetch(`${SITE}/rest/v1/chat_conversations`, {
    method: "OPTIONS",
    headers: {
      Origin: "https://elsewhere.example",
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization, x-client-info, apikey, content-type, prefer",
    },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(asked.headers.get("Access-Control-Allow-Headers")?.toLowerCase()).toContain("x-client-info");
  const { token } = await startLogin(app.world, dana.id, browser);
  const Cookie = loginCookie(SITE, token);
  const withCookie = await app.fetch(`${SITE}/rest/v1/chat_conversations`, { headers: { Cookie } });
  expect(withCookie.status).toBe(401);
});
