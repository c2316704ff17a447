import { expect, test } from "vitest";
import { txtRecordsOf } from "#core/teams/domain-record.ts";
import { type InvitationFacts, type Invitee, invitationAnswer } from "#core/teams/invitation-rules.ts";
import { cleanDomain, domainOfEmail, isFreeMail } from "#core/teams/mail-domain.ts";

const NOW = 1000;
const byEmail: InvitationFacts = {
  kind: "email",
  email: "kim@agency.example",
  usesMost: 1,
  uses: 0,
  allowedDomains: [],
  expiresAt: NOW + 1,
  withdrawnAt: null,
};
const link: InvitationFacts = { ...byEmail, kind: "link", email: null, usesMost: 5 };
const kim: Invitee = { email: "kim@agency.example", emailDomain: "agency.example", isIn: false, hasUsedIt: false };

test.each<[string, InvitationFacts, Invitee, string]>([
  ["its address", byEmail, kim, "may-join"],
  ["another address", byEmail, { ...kim, email: "lee@agency.example" }, "other-address"],
  ["an address that is not confirmed", byEmail, { ...kim, email: null, emailDomain: "" }, "unconfirmed"],
  ["somebody who is in", byEmail, { ...kim, isIn: true }, "is-in"],
  ["somebody who used it and left", link, { ...kim, hasUsedIt: true }, "used-before"],
  ["anybody, by a link", link, { ...kim, email: null, emailDomain: "" }, "may-join"],
  ["a domain of the link", { ...link, allowedDomains: ["agency.example"] }, kim, "may-join"],
  ["another domain", { ...link, allowedDomains: ["other.example"] }, kim, "other-domain"],
  ["no confirmed domain", { ...link, allowedDomains: ["agency.example"] }, { ...kim, email: null }, "unconfirmed"],
  ["the last moment gone", { ...link, expiresAt: NOW }, kim, "expired"],
  ["all seats taken", { ...link, uses: 5 }, kim, "used-up"],
  ["withdrawn", { ...link, withdrawnAt: NOW, expiresAt: NOW }, kim, "withdrawn"],
])("an invitation answers %s", (_, invitation, who, answer) => {
  expect(invitationAnswer(invitation, who, NOW)).toBe(answer);
});

test("a domain is read out of what somebody types, in the form of DNS", () => {
  expect(cleanDomain(" HTTPS://Agency.Example/ ")).toBe("agency.example");
  expect(cleanDomain("@agency.example.")).toBe("agency.example");
  expect(cleanDomain("kim@bücher.example")).toBe("xn--bcher-kva.example");
  for (const wrong of ["", "agency", "agency .example", "192.0.2.1", "agency.example/path", "-a.example", "a..example"])
    expect(cleanDomain(wrong), wrong).toBeNull();
  expect(domainOfEmail("kim@agency.example")).toBe("agency.example");
  expect(domainOfEmail("none:7")).toBe("");
});

test("where anybody can have an address, nobody verifies a domain", () => {
  for (const domain of ["gmail.com", "yahoo.co.uk", "hotmail.fr", "outlook.com", "icloud.com", "comcast.net", "gmx.de"])
    expect(isFreeMail(domain), domain).toBe(true);
  for (const domain of ["agency.example", "liveagency.com", "mail.agency.example", "live.insure"])
    expect(isFreeMail(domain), domain).toBe(false);
});

test("TXT records are read out of an answer of DNS over HTTPS, strings of one record together", () => {
  const answer = (Answer: { type: number; data: string }[], Status = 0) => ({ Status, Answer });
  expect(
    txtRecordsOf(
      answer([
        { type: 16, data: '"rolecall-dom" "ain=x"' },
        { type: 5, data: "other.example." },
      ]),
    ),
  ).toEqual(["rolecall-domain=x"]);
  expect(txtRecordsOf({ Status: 3 })).toEqual([]);
  expect(txtRecordsOf({ Status: 2 })).toBeNull();
  expect(txtRecordsOf("<html>")).toBeNull();
});
