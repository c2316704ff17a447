import { randomUUID } from "node:crypto";
import { decodeProtectedHeader, importJWK, jwtVerify } from "jose";
import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { didDocumentSchema } from "#core/certificates/did-web.ts";
import { sidewaysOverflow } from "#tests/support/axe.ts";
import { visit } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { newCertificate } from "#tests/support/built-certificate.ts";
import { newPerson } from "#tests/support/built-person.ts";
import { HARD_NAMES } from "#tests/support/certificates.ts";
import { examine, examineHere } from "#tests/support/examination.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

let browser: Browser;
let app: BuiltApp;
let organisationId: string;
let userId: string;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
  organisationId = randomUUID();
  await app.db
    .prepare(
      "INSERT INTO organisations (id, name, slug, time_zone, created_at) VALUES (?, ?, ?, 'America/New_York', 1)",
    )
    .bind(organisationId, "Lakeside Insurance", organisationId)
    .run();
  userId = (await newPerson(app)).id;
  await joins(userId, "agent");
});

async function joins(id: string, role: string): Promise<void> {
  await app.db
    .prepare("INSERT INTO memberships (organisation_id, user_id, role, joined_at) VALUES (?, ?, ?, 1)")
    .bind(organisationId, id, role)
    .run();
}

describe("the page of a certificate", () => {
  test.each([
    ["with JavaScript", true],
    ["before JavaScript runs", false],
  ])("is verified by a press, %s", async (_, javaScriptEnabled) => {
    const id = await newCertificate(app, { organisationId, userId });
    const { page, complaints } = await visit(browser, app.url, { javaScriptEnabled });
    await page.goto(`/c/${id}`);
    await page.getByRole("heading", { level: 1, name: "Dana Reyes" }).waitFor();
    await page.getByText("How to verify it").waitFor();
    await page.getByRole("link", { name: "Verify", exact: true }).click();
    await page.getByRole("heading", { name: "Verified", exact: true }).waitFor();
    expect(await page.getByRole("list", { name: "Verified" }).getByText("Passed:").count()).toBe(5);
    if (javaScriptEnabled) await examineHere(page, "a verified certificate");
    expect(complaints()).toEqual([]);
  });

  test("is not to be found by search engines, and kept by no cache", async () => {
    const id = await newCertificate(app, { organisationId, userId });
    const answer = await fetch(`${app.url}/c/${id}`);
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each([
    ["on a wide screen", { width: 1440, height: 900 }, "light"],
    ["on a phone", { width: 390, height: 844 }, "light"],
    ["on the narrowest, in the dark", { width: 320, height: 640 }, "dark"],
  ] as const)("has no fault and fits with hard names, %s", async (_, viewport, colorScheme) => {
    const { page, complaints } = await visit(browser, app.url, { viewport, colorScheme });
    for (const [kind, name] of Object.entries(HARD_NAMES)) {
      if (kind === "control") continue;
      const content = { holderName: name, organisationName: name, assignmentTitle: name };
      const id = await newCertificate(app, { organisationId, userId, content });
      await examine(page, `/c/${id}?verify=yes`);
      await page.getByRole("heading", { name: "Verified", exact: true }).waitFor();
      expect(await page.getByRole("heading", { level: 1 }).innerText(), kind).toBe(name.trim());
    }
    expect(complaints()).toEqual([]);
  });

  test("on paper is the sheet alone, on white, with its address, on one page", async () => {
    const id = await newCertificate(app, { organisationId, userId });
    const { page } = await visit(browser, app.url, { colorScheme: "dark" });
    await page.goto(`/c/${id}`);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.getByRole("link", { name: "Verify", exact: true }).isVisible()).toBe(false);
    expect(await page.getByRole("navigation").isVisible()).toBe(false);
    expect(await page.getByText(`Whether it is valid today: ${app.url}/c/${id}`).isVisible()).toBe(true);
    const sheet = page.locator("#certificate");
    expect(await sheet.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(255, 255, 255)");
    const pdf = await page.pdf({ format: "Letter" });
    expect(new TextDecoder("latin1").decode(pdf).match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test("says that an expired one has expired, and that an unknown one does not exist", async () => {
    const twoYearsAgo = Date.now() - 2 * 365 * 24 * 3600_000;
    const id = await newCertificate(app, { organisationId, userId, issuedAt: twoYearsAgo });
    const { page } = await visit(browser, app.url);
    await page.goto(`/c/${id}?verify=yes`);
    await page.getByText(/^Expired on/).waitFor();
    await page.getByRole("heading", { name: "Not verified" }).waitFor();
    await page.getByText("Outside its dates.").waitFor();
    expect((await page.goto(`/c/${randomUUID()}`))?.status()).toBe(404);
    await examineHere(page, "no certificate");
    await page.getByRole("heading", { name: "This certificate does not exist" }).waitFor();
    expect(await page.title()).toContain("This certificate does not exist");
  });
});

test("anybody verifies a certificate with what is published, from another site as well", async () => {
  const id = await newCertificate(app, { organisationId, userId });
  const read = async (path: string, type: string) => {
    const answer = await fetch(`${app.url}${path}`, { headers: { Origin: "https://verifier.example" } });
    expect([
      answer.status,
      answer.headers.get("Content-Type"),
      answer.headers.get("Access-Control-Allow-Origin"),
    ]).toEqual([200, type, "*"]);
    return answer.text();
  };
  const jws = await read(`/c/${id}.jwt`, "application/jwt");
  const document = didDocumentSchema.parse(JSON.parse(await read("/.well-known/did.json", "application/did+json")));
  const method = document.verificationMethod.find((one) => one.id === decodeProtectedHeader(jws).kid);
  const { alg = "", ...jwk } = method?.publicKeyJwk ?? { kty: "" };
  const { payload } = await jwtVerify(jws, await importJWK(jwk, alg), { issuer: document.id });
  expect(payload.jti).toBe(`${app.url}/c/${id}`);
  expect(JSON.parse(await read(`/c/${id}.json`, "application/json; charset=utf-8"))).toMatchObject({ id: payload.jti });
  expect(await read("/credentials/status/0", "application/vc+jwt")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(await read(`/c/${id}.svg`, "image/svg+xml; charset=utf-8")).toContain("Dana Reyes");
});

test("an owner revokes a certificate with a reason, and its page says so without it", async () => {
  const id = await newCertificate(app, { organisationId, userId, content: { holderName: "Sam to be revoked" } });
  const owner = await visitSignedIn(browser, app, { viewport: { width: 390, height: 844 } });
  await joins(owner.userId, "owner");
  const { page, complaints } = owner;
  await examine(page, "/team/certificates");
  const line = page.getByRole("listitem").filter({ hasText: "Sam to be revoked" });
  await line.getByText("Revoke…").click();
  await examineHere(page, "revoking");
  await line.getByLabel("Reason").fill("Somebody else took the call.");
  await line.getByRole("button", { name: "Revoke certificate of Sam to be revoked" }).click();
  await page.getByText("Certificate revoked").waitFor();
  await line.getByText("Reason: Somebody else took the call.").waitFor();
  await page.goto(`/c/${id}?verify=yes`);
  await page.getByText(/^Revoked on/).waitFor();
  await page.getByText("Revoked, or the status list could not be read.").waitFor();
  expect(await page.content()).not.toContain("Somebody else");
  expect(complaints()).toEqual([]);
});

test("one's own certificates are on one's account", async () => {
  const holder = await visitSignedIn(browser, app, { viewport: { width: 320, height: 640 } });
  const { page, complaints } = holder;
  await examine(page, "/account/certificates");
  await page.getByText("No certificates").waitFor();
  const id = await newCertificate(app, { organisationId, userId: holder.userId });
  await page.goto("/account/certificates");
  await examineHere(page, "one's own certificates");
  await page.getByRole("link", { name: "Ready for Monday" }).click();
  await page.waitForURL(`**/c/${id}`);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  expect(complaints()).toEqual([]);
});
