import { Hono } from "hono";
import { expect, test } from "vitest";
import { Refusal } from "#core/errors.ts";
import { rowsOf } from "#tests/support/people.ts";
import { testWorld } from "#tests/support/world.ts";
import type { ApiEnv } from "#workers/api/api-env.ts";
import { publicFormsApi } from "#workers/api/public-forms.ts";
import { refusalResponse } from "#workers/api/refusal-response.ts";
import { refuseCrossSite } from "#workers/api/same-site.ts";
import { createInquiries } from "#workers/services/admin/inquiries.ts";

const CONTACT = {
  firstName: "Dana",
  lastName: "Reyes",
  companyName: "Harbor",
  numberOfEmployees: 12,
  email: "dana@harbor.example",
  phone: "",
  message: "Hello",
};
const PARTNERSHIP = {
  fullName: "Kim Lee",
  companyName: "Quotely",
  yourRole: "Founder",
  workEmail: "kim@quotely.example",
  partnershipType: "Other",
  website: null,
  message: "Hello",
};

test("both calls take the fields by the names they are sent under", async () => {
  expect((await post("contact-us", CONTACT)).status).toBe(200);
  expect((await post("partner-with-us", PARTNERSHIP)).status).toBe(200);
  expect(await rowsOf("SELECT kind, name, company, email, details FROM inquiries ORDER BY kind")).toEqual([
    {
      kind: "contact",
      name: "Dana Reyes",
      company: "Harbor",
      email: "dana@harbor.example",
      details: '[{"label":"Employees","value":"12"}]',
    },
    {
      kind: "partnership",
      name: "Kim Lee",
      company: "Quotely",
      email: "kim@quotely.example",
      details: '[{"label":"Partnership type","value":"Other"},{"label":"Role","value":"Founder"}]',
    },
  ]);
});

test("what is wrong is answered with 400 and the catalogue's words", async () => {
  const answer = await post("contact-us", { ...CONTACT, email: "" });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    code: "inquiry_invalid",
    title: "Validation Error",
    text: "Either email or phone number is required.",
  });
  expect((await post("partner-with-us", { ...PARTNERSHIP, partnershipType: "Investor" })).status).toBe(400);
  expect((await post("partner-with-us", [])).status).toBe(400);
});

test("pages of the origins in the settings may call, other pages may not, programs may", async () => {
  const preflight = await call("contact-us", {
    method: "OPTIONS",
    headers: { Origin: "https://www.agency.example", "Access-Control-Request-Method": "POST" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe("https://www.agency.example");
  const fromAgency = { Origin: "https://www.agency.example", "Sec-Fetch-Site": "cross-site" };
  const answer = await post("contact-us", CONTACT, fromAgency);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("https://www.agency.example");
  expect((await post("contact-us", CONTACT, { Origin: "https://rolecall.example" })).status).toBe(200);
  expect((await post("contact-us", CONTACT, { Origin: "https://evil.example" })).status).toBe(403);
  expect(await rowsOf("SELECT count(*) AS count FROM inquiries")).toEqual([{ count: 2 }]);
});

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return call(path, { method: "POST", body: JSON.stringify(body), headers });
}

/** As workers/app.ts puts it together, with the services of a test's world. */
async function call(path: string, init: RequestInit): Promise<Response> {
  const app = new Hono<ApiEnv>()
    .use(refuseCrossSite)
    .use(async (c, next) => {
      const inquiries = createInquiries(testWorld({ newId: () => crypto.randomUUID() }));
      c.set("services", { inquiries, formOrigins: ["https://www.agency.example"] } as ApiEnv["Variables"]["services"]);
      await next();
    })
    .route("/api/public", publicFormsApi);
  app.onError((error) => {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  });
  return app.request(`https://rolecall.example/api/public/${path}`, init);
}
