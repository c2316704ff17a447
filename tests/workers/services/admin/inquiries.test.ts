import { describe, expect, test } from "vitest";
import type { ContactInput, PartnershipInput } from "#core/inquiries/inquiry-schemas.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { createInquiries, type InquirySender } from "#workers/services/admin/inquiries.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";

const contact: ContactInput = {
  firstName: "Dana",
  lastName: "Reyes",
  companyName: "Harbor Insurance",
  employees: "12",
  email: "dana@harbor.example",
  phone: "",
  message: "Can we see it on Tuesday?",
};
const partnership: PartnershipInput = {
  name: "Kim Lee",
  company: "Quotely",
  email: "kim@quotely.example",
  role: "Founder",
  partnershipType: "Technology Partner",
  website: "https://quotely.example",
  message: "We make a CRM.",
};
const api: InquirySender = { address: "192.0.2.7", humanToken: "", form: null };

describe("an inquiry", () => {
  test("is kept, and mailed to the owner", async () => {
    const world = testWorld();
    await createInquiries(world).sendContact(contact, api);
    await createInquiries(world).sendPartnership(partnership, api);
    await world.settled();
    expect(await rowsOf("SELECT kind, name, company, email, details FROM inquiries ORDER BY kind")).toEqual([
      {
        kind: "contact",
        name: "Dana Reyes",
        company: "Harbor Insurance",
        email: "dana@harbor.example",
        details: '[{"label":"Employees","value":"12"}]',
      },
      {
        kind: "partnership",
        name: "Kim Lee",
        company: "Quotely",
        email: "kim@quotely.example",
        details:
          '[{"label":"Partnership type","value":"Technology Partner"},{"label":"Role","value":"Founder"},{"label":"Website","value":"https://quotely.example"}]',
      },
    ]);
    expect(world.delivered.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["hello@rolecall.example", "Contact: Harbor Insurance"],
      ["hello@rolecall.example", "Partnership: Quotely"],
    ]);
    expect(world.delivered[0]?.text).toContain("Can we see it on Tuesday?");
  });

  test("is checked here too, whoever checked it before", async () => {
    const { sendContact } = createInquiries(testWorld());
    await expect(sendContact({ ...contact, companyName: "" }, api)).rejects.toMatchObject({
      code: "inquiry_invalid",
      title: "Validation Error",
      text: "Company name is required.",
    });
    expect(await kept()).toBe(0);
  });

  test("of one address too often is refused for a quarter of an hour; other addresses are not", async () => {
    const world = testWorld();
    const { sendContact } = createInquiries(world);
    for (let sent = 0; sent < 10; sent++) await sendContact(contact, api);
    await expect(sendContact(contact, api)).rejects.toMatchObject({
      code: "too_many_attempts",
      retryAfterSeconds: 900,
    });
    await sendContact(contact, { ...api, address: "192.0.2.8" });
    world.clock.advance(15 * 60_000);
    await sendContact(contact, api);
    expect(await kept()).toBe(12);
  });

  test("goes after three years", async () => {
    const world = testWorld();
    await createInquiries(world).sendContact(contact, api);
    world.clock.advance(3 * 365 * 24 * 3600_000 - 3600_000);
    await createHousekeeping(world).run();
    expect(await kept()).toBe(1);
    world.clock.advance(3600_000);
    await createHousekeeping(world).run();
    expect(await kept()).toBe(0);
  });
});

describe("a page's form", () => {
  test("is taken two seconds after it was opened, and for a day", async () => {
    const world = testWorld();
    const send = await openedForm(world);
    world.clock.advance(1999);
    expect(await refusalOf(send())).toBe("inquiry_refused");
    world.clock.advance(1);
    await send();
    world.clock.advance(24 * 3600_000 - 2000);
    await send();
    world.clock.advance(1);
    expect(await refusalOf(send())).toBe("inquiry_refused");
    expect(await kept()).toBe(2);
  });

  test("that comes back keeps its stamp for a day, and gets a new one then", async () => {
    const world = testWorld();
    const { openForm } = createInquiries(world);
    const { stamp } = await openForm();
    world.clock.advance(24 * 3600_000);
    expect((await openForm(stamp)).stamp).toBe(stamp);
    world.clock.advance(1);
    expect((await openForm(stamp)).stamp).not.toBe(stamp);
    expect((await openForm("forged")).stamp).not.toBe("forged");
  });

  test("with a stamp that is not ours is refused", async () => {
    const world = testWorld();
    const { openForm, sendContact } = createInquiries(world);
    const { stamp } = await openForm();
    const [, signature] = stamp.split(".");
    world.clock.advance(60_000);
    for (const forged of ["", "x", `${world.now() - 5000}.${signature}`, `${stamp.slice(0, -1)}`])
      expect(await refusalOf(sendContact(contact, { ...api, form: { stamp: forged, trap: "" } }))).toBe(
        "inquiry_refused",
      );
    expect(await kept()).toBe(0);
  });

  test("with the trap filled in is thanked and thrown away", async () => {
    const world = testWorld();
    const send = await openedForm(world);
    world.clock.advance(5000);
    await send("+1 702");
    await world.settled();
    expect(await kept()).toBe(0);
    expect(world.delivered).toEqual([]);
  });

  test("asks for a person where that is set up", async () => {
    const asked: [string, string | null][] = [];
    const humanCheck = {
      siteKey: "site-key",
      passes: async (token: string, address: string | null) => {
        asked.push([token, address]);
        return token === "person";
      },
    };
    const { openForm, sendContact } = createInquiries(testWorld({ humanCheck }));
    expect((await openForm()).siteKey).toBe("site-key");
    expect(await refusalOf(sendContact(contact, { ...api, humanToken: "robot" }))).toBe("inquiry_refused");
    await sendContact(contact, { ...api, humanToken: "person" });
    expect(asked).toEqual([
      ["robot", "192.0.2.7"],
      ["person", "192.0.2.7"],
    ]);
    expect(await kept()).toBe(1);
  });
});

describe("the admin's list", () => {
  test("has the newest first, fifty at a time", async () => {
    const world = testWorld();
    const { sendContact, list } = createInquiries(world);
    for (let index = 0; index < 52; index++) {
      await sendContact({ ...contact, companyName: `Agency ${index}` }, { ...api, address: `192.0.2.${index}` });
      if (index % 2 === 0) world.clock.advance(1000); // Some at the same moment.
    }
    const login = await adminLogin(world);
    const first = await list(login);
    expect(first.viewer.isAdmin).toBe(true);
    expect(first.inquiries).toHaveLength(50);
    expect(first.inquiries[0]).toMatchObject({ company: "Agency 51", handledAt: null, handledBy: null });
    const second = await list(login, first.next);
    expect(second.inquiries.map((one) => one.company).sort()).toEqual(["Agency 0", "Agency 1"].sort());
    expect(second.next).toBeNull();
  });

  test("says who handled what, and takes it back", async () => {
    const world = testWorld();
    const { sendContact, list, mark } = createInquiries(world);
    await sendContact(contact, api);
    const login = await adminLogin(world);
    const id = (await list(login)).inquiries[0]?.id ?? "";
    world.clock.advance(1000);
    await mark(login, id, true);
    expect((await list(login)).inquiries[0]).toMatchObject({ handledAt: world.now(), handledBy: "Dana Reyes" });
    await mark(login, id, false);
    expect((await list(login)).inquiries[0]).toMatchObject({ handledAt: null, handledBy: null });
    expect(await refusalOf(mark(login, "nothing", true))).toBe("not_found");
  });

  test("is for admins alone, to read and to mark", async () => {
    const world = testWorld();
    const { sendContact, list, mark } = createInquiries(world);
    await sendContact(contact, api);
    const [row] = await rowsOf("SELECT id FROM inquiries");
    const { id } = await person(world);
    const login = await loginOf(world, id);
    expect(await refusalOf(list(null))).toBe("signed_out");
    expect(await refusalOf(mark(null, String(row?.id), true))).toBe("signed_out");
    expect(await refusalOf(list(login))).toBe("not_admin");
    expect(await refusalOf(mark(login, String(row?.id), true))).toBe("not_admin");
    expect(await rowsOf("SELECT handled_at FROM inquiries")).toEqual([{ handled_at: null }]);
  });
});

async function openedForm(world: TestWorld) {
  const { openForm, sendContact } = createInquiries(world);
  const { stamp } = await openForm();
  return (trap = "") => sendContact(contact, { ...api, form: { stamp, trap } });
}

async function adminLogin(world: TestWorld) {
  const { id } = await person(world, { admin: true });
  return loginOf(world, id);
}

async function kept(): Promise<number> {
  return Number((await rowsOf("SELECT count(*) AS count FROM inquiries"))[0]?.count);
}
