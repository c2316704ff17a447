import { describe, expect, test } from "vitest";
import {
  confirmationEmail,
  passwordChangedEmail,
  recoveryEmail,
  securityNoticeEmail,
} from "#core/identity/pages/account-emails.ts";

const of = {
  siteUrl: "https://rolecall.example",
  siteName: "Rolecall",
  token: "T".repeat(43),
  fullName: "Dana & <Co>",
};

describe("emails", () => {
  test("a confirmation carries its link in text and in html", () => {
    const { subject, text, html } = confirmationEmail({ ...of, isRepeat: false });
    expect(subject).toBe("Confirm your email for Rolecall");
    expect(text).toContain(`https://rolecall.example/auth/confirm?token=${of.token}`);
    expect(html).toContain(`href="https://rolecall.example/auth/confirm?token=${of.token}"`);
    expect(text).not.toContain("used to sign up before");
  });

  test("a repeated confirmation says what becomes of different passwords", () => {
    expect(confirmationEmail({ ...of, isRepeat: true }).text).toContain("none of them holds");
  });

  test("a recovery email leads to the new password, the notice only to the way back in", () => {
    expect(recoveryEmail(of).text).toContain(`https://rolecall.example/auth/new-password?token=${of.token}`);
    expect(passwordChangedEmail(of).text).toContain("https://rolecall.example/auth/forgotten-password");
    expect(passwordChangedEmail(of).text).not.toContain(of.token);
  });

  test("a first password is said to be set, a later one to be changed", () => {
    const first = passwordChangedEmail({ ...of, isFirst: true });
    expect([first.subject, passwordChangedEmail(of).subject]).toEqual([
      "Your Rolecall password was set",
      "Your Rolecall password was changed",
    ]);
    expect(first.text).toContain("Your password was just set");
  });

  test("a notice of what has changed leads to the way back in and to the devices", () => {
    const of = { siteUrl: "https://rolecall.example", siteName: "Rolecall", fullName: "" };
    const { subject, text } = securityNoticeEmail("recovery-code-used", of);
    expect(subject).toBe("A recovery code was used at Rolecall");
    expect(text).toContain("Hello,");
    expect(text).toContain("https://rolecall.example/auth/forgotten-password");
    expect(text).toContain("https://rolecall.example/account/devices");
  });

  test("links have one slash, however the site's address ends", () => {
    expect(recoveryEmail({ ...of, siteUrl: "https://rolecall.example/" }).text).toContain(
      " https://rolecall.example/auth/new",
    );
  });

  test("what a person calls themselves is escaped in html", () => {
    expect(recoveryEmail(of).html).toContain("Dana &#38; &#60;Co&#62;");
    expect(recoveryEmail(of).html).not.toContain("<Co>");
  });
});
