import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseOf } from "#app/node/backup/d1-database.ts";
import { giveUpMove, moveOrganization } from "#app/node/move/move-organization.ts";
import { isBitSet, LIST_ENTRIES, statusListCredentialSchema } from "#core/certificates/status-list.ts";
import { Refusal } from "#core/errors.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { joinPath } from "#core/teams/team-emails.ts";
import { emptyHarbor, HARBOR_HOST, MAIN_HOST, migrateHarbor, worldAt } from "#tests/support/cells.ts";
import { session } from "#tests/support/handed-in.ts";
import { Interrupted, interruptedAfter, move, moveOf, rowsOfTables } from "#tests/support/moving.ts";
import { certificateIdOf, passedRound } from "#tests/support/passed-round.ts";
import { browser, loginOf, PASSWORD, person, refusalOf } from "#tests/support/people.ts";
import { member, team } from "#tests/support/teams.ts";
import { readJwt } from "#workers/adapters/identity/jwt.ts";
import { base64url } from "#workers/adapters/signing/base64url.ts";
import { decodeBits } from "#workers/adapters/signing/encoded-bits.ts";
import { createApiKeys } from "#workers/services/api-keys/api-keys.ts";
import { createHistory } from "#workers/services/history/history.ts";
import { createAccountPages } from "#workers/services/identity/account-pages.ts";
import { presentKey } from "#workers/services/identity/api/present-key.ts";
import { createSignInPages } from "#workers/services/identity/sign-in-pages.ts";
import { createMovedAddresses } from "#workers/services/moved-addresses.ts";
import { createCertificatePublication } from "#workers/services/teams/certificate-publication.ts";
import { createCertificates } from "#workers/services/teams/certificates.ts";
import { sealInvitation } from "#workers/services/teams/invitation-tokens.ts";

beforeAll(migrateHarbor);
beforeEach(emptyHarbor);

const realIds = {
  newId: () => crypto.randomUUID(),
  newToken: () => base64url(crypto.getRandomValues(new Uint8Array(32))),
};

/** An agency with somebody who has practiced, has a key and a certificate; and its world at each address. */
async function agency() {
  const [main, harbor] = [worldAt(MAIN_HOST, realIds), worldAt(HARBOR_HOST, realIds)];
  const { id, owner } = await team(main, { name: "Harbor Agency" });
  const agent = await member(main, id, "agent");
  await session(main, agent.id, { lines: ["What does the umbrella cost?", "Nothing about lighthouses."] });
  const key = await createApiKeys(main).makeOwn(agent.login, { name: "Reports", life: "30", scopes: ["profile:read"] });
  const passed = await passedRound(main, id, agent.id);
  await createCertificates(main).issue(passed);
  await main.settled();
  return { main, harbor, id, owner, agent, key, certificateId: await certificateIdOf(main, passed) };
}

const keyError = (call: Promise<unknown>) =>
  call.then(
    () => "",
    (error) => (error instanceof IdentityError ? error.message : String(error)),
  );

describe("after a move", () => {
  test("the account has everything it had, and finds its words", async () => {
    const { main, harbor, id, agent } = await agency();
    const exported = async (world: typeof main, login: typeof agent.login) => {
      const text = await new Response(await createAccountPages(world).exportData(login)).text();
      // The export of an account is itself noted, and who signed in is of an address.
      const { exported_at: _, logins: __, security_events: ___, ...rest } = JSON.parse(text);
      return JSON.parse(JSON.stringify(rest).replace(/"status_index":-?\d+/g, '"status_index":0'));
    };
    const before = await exported(main, agent.login);
    await move(id);
    const login = await loginOf(harbor, agent.id);
    expect(await exported(harbor, login)).toEqual(before);
    const found = async (q: string) =>
      (await createHistory(harbor).open(login, new URLSearchParams({ q }))).sessions.length;
    expect([await found("umbrella"), await found("parachute")]).toEqual([1, 0]);
    expect((await env.DB.prepare("SELECT rowid FROM search WHERE search MATCH 'umbrella'").all()).results).toEqual([]);
  });

  test("who signs in where they were is told the new address, and a stranger is told what strangers are told", async () => {
    const { main, harbor, id, agent } = await agency();
    const signIn = (world: typeof main, email: string) =>
      createSignInPages(world).signIn({ email, password: PASSWORD }, browser);
    expect(await createSignInPages(main).findViewer(agent.login)).not.toBeNull();
    await move(id);
    const told = await signIn(main, agent.email).catch((error: unknown) => error);
    expect(told).toMatchObject({ code: "moved", status: 401, reason: HARBOR_HOST });
    expect(told instanceof Refusal && told.text).toContain(`https://${HARBOR_HOST}`);
    expect(await refusalOf(signIn(main, "nobody@agency.example"))).toBe("invalid_credentials");
    expect(await createSignInPages(main).findViewer(agent.login)).toBeNull();
    expect((await signIn(harbor, agent.email)).token).toHaveLength(43);
  });

  test("an API key names the new address where it was, and works at it", async () => {
    const { main, harbor, id, key } = await agency();
    await move(id);
    expect(await keyError(presentKey(main, key))).toContain(`https://${HARBOR_HOST}`);
    expect(await presentKey(harbor, key)).toMatchObject({ role: "authenticated" });
    expect(await keyError(presentKey(main, `${key.slice(0, -1)}`))).not.toContain(HARBOR_HOST);
  });

  test("pages that have moved are found by their old paths, and no others", async () => {
    const { main, harbor, id, owner, certificateId } = await agency();
    const invitationId = crypto.randomUUID();
    await env.DB.prepare(
      "INSERT INTO invitations (id, organisation_id, kind, role, by_user_id, created_at, expires_at) VALUES (?, ?, 'link', 'agent', ?, 1, 9)",
    )
      .bind(invitationId, id, owner.id)
      .run();
    const join = joinPath(await sealInvitation(main.settings, invitationId));
    await move(id);
    const [here, there] = [createMovedAddresses(main), createMovedAddresses(harbor)];
    for (const path of [`/c/${certificateId}`, `/c/${certificateId}.jwt`, join]) {
      expect(await here.ofPath(path), path).toBe(HARBOR_HOST);
      expect(await there.ofPath(path), path).toBeNull();
    }
    for (const path of [`/c/${crypto.randomUUID()}`, "/team/join/none", "/calendar/none.ics", "/pricing"])
      expect(await here.ofPath(path), path).toBeNull();
  });

  test("a certificate verifies at both addresses, and revoking it at the new one is seen in the list that its copies name", async () => {
    const { main, harbor, id, owner, certificateId } = await agency();
    const before = await createCertificatePublication(main).credential(certificateId);
    await move(id);
    const publication = createCertificatePublication(harbor);
    const page = await publication.open(certificateId, { verify: true });
    expect(page.checks?.filter(({ ok }) => !ok)).toEqual([]);
    expect(page.statusList).toContain(`https://${MAIN_HOST}/`);
    expect(await publication.credential(certificateId)).toBe(before);
    // Nobody else takes its place where it was issued.
    const { statusListIndex } = JSON.parse(JSON.stringify(readJwt(before)?.claims)).credentialStatus;
    const isRevoked = async () => {
      const list = readJwt(await createCertificatePublication(main).publishedStatusList(0))?.claims;
      const bits = decodeBits(statusListCredentialSchema.parse(list).credentialSubject.encodedList, LIST_ENTRIES / 8);
      return bits && isBitSet(bits, Number(statusListIndex));
    };
    expect(await isRevoked()).toBe(false);
    const login = await loginOf(harbor, owner.id);
    await createCertificates(harbor).revoke(login, { id: certificateId, why: "It was a mistake." });
    expect(await isRevoked()).toBe(true);
    const checks = (await publication.open(certificateId, { verify: true })).checks;
    expect(checks?.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(["status"]);
  });

  test("it can move back, and is at home again where it was", async () => {
    const { main, id, agent, certificateId } = await agency();
    const before = await rowsOfTables(env.DB);
    await move(id);
    await moveOrganization(moveOf(id, { from: databaseOf(env.DB_HARBOR), to: databaseOf(env.DB), host: MAIN_HOST }));
    expect(await rowsOfTables(env.DB)).toEqual(before);
    const { token } = await createSignInPages(main).signIn({ email: agent.email, password: PASSWORD }, browser);
    expect(token).toHaveLength(43);
    const { checks } = await createCertificatePublication(main).open(certificateId, { verify: true });
    expect(checks?.filter(({ ok }) => !ok)).toEqual([]);
  });
});

describe("an organization does not move", () => {
  test("while somebody in it belongs to another one, is an admin, is on a call, or is at the new address; it is said who", async () => {
    const { main, harbor, id, agent, owner } = await agency();
    const other = await team(main, { name: "Main Agency" });
    const [of, on] = [`'${agent.id}'`, `'${other.id}'`];
    await expect(move("no-such-organization")).rejects.toThrow("no organization");
    const cases: [string, string, string, string][] = [
      [
        "another organization",
        `INSERT INTO memberships (organisation_id, user_id, role, joined_at) VALUES (${on}, ${of}, 'agent', 1)`,
        `DELETE FROM memberships WHERE organisation_id = ${on} AND user_id = ${of}`,
        agent.email,
      ],
      [
        "admins",
        `INSERT INTO user_roles (user_id, role, created_at) VALUES (${of}, 'admin', 1)`,
        "DELETE FROM user_roles",
        agent.email,
      ],
      [
        "on a call",
        `INSERT INTO live_calls (user_id, conversation_id, call_id, expires_at) SELECT ${of}, id, 'k', 1800000000001 FROM chat_conversations LIMIT 1`,
        "DELETE FROM live_calls",
        agent.email,
      ],
    ];
    for (const [why, begins, ends, who] of cases) {
      await env.DB.exec(begins);
      await expect(move(id), why).rejects.toThrow(why);
      await expect(move(id), why).rejects.toThrow(who);
      await env.DB.exec(ends);
    }
    const same = await person(harbor, { email: owner.email });
    await expect(move(id)).rejects.toThrow(owner.email);
    await env.DB_HARBOR.prepare("DELETE FROM users WHERE id = ?").bind(same.id).run();
    await move(id);
  });

  test("when rows would be torn apart, and then nothing is locked", async () => {
    const { main, id, agent } = await agency();
    const admin = await person(main, { email: "admin@rolecall.example", admin: true });
    await env.DB.prepare(
      "INSERT INTO score_overrides (conversation_id, by_user_id, total, why, created_at) SELECT id, ?, 50, 'w', 1 FROM chat_conversations",
    )
      .bind(admin.id)
      .run();
    await expect(move(id)).rejects.toThrow("score_overrides");
    await main.db.$client.prepare("UPDATE users SET full_name = 'New Name' WHERE id = ?").bind(agent.id).run();
    expect((await env.DB.prepare("SELECT id FROM moving_owners").all()).results).toEqual([]);
  });

  test("when it was interrupted and is given up: then everything is as it was", async () => {
    const { id, agent } = await agency();
    const before = await rowsOfTables(env.DB);
    const to = interruptedAfter(databaseOf(env.DB_HARBOR), { left: 25 });
    await expect(moveOrganization(moveOf(id, { to }))).rejects.toThrow(Interrupted);
    const rename = () => env.DB.prepare("UPDATE users SET full_name = 'New' WHERE id = ?").bind(agent.id).run();
    await expect(rename()).rejects.toThrow("organization is moving");
    await giveUpMove(moveOf(id));
    expect(await rowsOfTables(env.DB)).toEqual(before);
    for (const [table, rows] of Object.entries(await rowsOfTables(env.DB_HARBOR))) expect(rows, table).toEqual([]);
    await rename();
  });
});
