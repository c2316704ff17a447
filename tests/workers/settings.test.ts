import { describe, expect, test } from "vitest";
import { LONGEST_CALL_CAP_MINUTES, USUAL_CALL_CAP_MINUTES } from "#core/voice/call-figures.ts";
import { readSettings, SettingsError } from "#workers/settings.ts";

const deployed = { SITE_URL: "https://rolecall.example", APP_SECRET: "a secret of the tests, long enough" };

describe("outside of development", () => {
  const read = (values: Record<string, string>) => readSettings(values, { isDevelopment: false });

  test("an address and a secret are enough", () => {
    expect(read(deployed)).toMatchObject(deployed);
  });

  test.each([
    ["nothing is set", {}, ["APP_SECRET", "SITE_URL"]],
    ["there is no secret", { SITE_URL: deployed.SITE_URL }, ["APP_SECRET"]],
    ["there is no address", { APP_SECRET: deployed.APP_SECRET }, ["SITE_URL"]],
    ["both are blank", { SITE_URL: " ", APP_SECRET: "" }, ["APP_SECRET", "SITE_URL"]],
    ["the secret is short", { ...deployed, APP_SECRET: "short" }, ["APP_SECRET"]],
    ["the address is none", { ...deployed, SITE_URL: "rolecall.example" }, ["SITE_URL"]],
    ["others are wrong as well", { CALL_CAP_MINUTES: "90" }, ["APP_SECRET", "CALL_CAP_MINUTES", "SITE_URL"]],
    ["a part of a setting is wrong", { ...deployed, OAUTH_PROVIDERS: '{"hub":{}}' }, ["OAUTH_PROVIDERS"]],
    ["text messages are turned on", { ...deployed, EXTERNAL_PHONE_ENABLED: "true" }, ["EXTERNAL_PHONE_ENABLED"]],
    [
      "text messages are turned on as a second factor",
      { ...deployed, MFA_PHONE_ENROLL_ENABLED: "true" },
      ["MFA_PHONE_ENROLL_ENABLED"],
    ],
  ])("when %s, one error names every setting that is missing or wrong", (_case, values, names) => {
    const error = errorOf(() => read(values));
    expect(error.names).toEqual(names);
    for (const name of names) expect(error.message).toContain(name);
  });

  test("the error says that nothing sends text messages yet", () => {
    const { message } = errorOf(() => read({ ...deployed, EXTERNAL_PHONE_ENABLED: "true" }));
    expect(message).toContain("no sender of text messages");
  });

  test("no value that was set is in the error", () => {
    const error = errorOf(() =>
      read({ APP_SECRET: "hunter2", RESEND_BASE_URL: "hunter2", JWT_KEYS: '[{"d":"hunter2"}]' }),
    );
    expect(error.names).toEqual(["APP_SECRET", "JWT_KEYS", "RESEND_BASE_URL", "SITE_URL"]);
    expect(`${error.message} ${error.stack}`).not.toContain("hunter2");
  });
});

test("no recording is kept longer than the three years of the Privacy Policy", () => {
  const read = (days: string) => readSettings({ ...deployed, RECORDING_RETENTION_DAYS: days }).RECORDING_RETENTION_DAYS;
  expect(read("1095")).toBe(1095);
  expect(errorOf(() => read("1096")).names).toEqual(["RECORDING_RETENTION_DAYS"]);
});

describe("how long a call may last", () => {
  const read = (minutes?: number) => {
    const values = minutes === undefined ? {} : { CALL_CAP_MINUTES: String(minutes) };
    return readSettings({ ...deployed, ...values }).CALL_CAP_MINUTES;
  };

  test("is set, up to the longest; unset it is the usual time", () => {
    expect(read()).toBe(USUAL_CALL_CAP_MINUTES);
    expect(read(LONGEST_CALL_CAP_MINUTES)).toBe(LONGEST_CALL_CAP_MINUTES);
    expect(errorOf(() => read(LONGEST_CALL_CAP_MINUTES + 1)).names).toEqual(["CALL_CAP_MINUTES"]);
  });
});

describe("in development", () => {
  test("nothing has to be set, and text messages can be tried", () => {
    const settings = readSettings({ EXTERNAL_PHONE_ENABLED: "true" }, { isDevelopment: true });
    expect(settings).toMatchObject({ EXTERNAL_PHONE_ENABLED: true });
    expect(settings.SITE_URL).toBeUndefined();
    expect(settings.APP_SECRET).not.toBe("");
  });

  test("what is set wrong is refused all the same", () => {
    expect(errorOf(() => readSettings({ SITE_URL: "none" }, { isDevelopment: true })).names).toEqual(["SITE_URL"]);
  });
});

function errorOf(read: () => unknown): SettingsError {
  try {
    read();
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
  throw new Error("Nothing was refused.");
}

describe("billing", () => {
  const both = { STRIPE_SECRET_KEY: "sk_test_hunter2", STRIPE_WEBHOOK_SECRET: "whsec_hunter2" };

  test("is set up by a key and the webhook's secret", () => {
    expect(readSettings(both)).toMatchObject({ ...both, STRIPE_API_URL: "https://api.stripe.com", STRIPE_TAX: "off" });
    expect(readSettings({ ...both, STRIPE_SECRET_KEY: "rk_live_x" })).toMatchObject({ STRIPE_SECRET_KEY: "rk_live_x" });
  });

  test.each([
    ["only the key", { STRIPE_SECRET_KEY: both.STRIPE_SECRET_KEY }, "STRIPE_WEBHOOK_SECRET"],
    ["only the webhook's secret", { STRIPE_WEBHOOK_SECRET: both.STRIPE_WEBHOOK_SECRET }, "STRIPE_SECRET_KEY"],
    ["the public key", { ...both, STRIPE_SECRET_KEY: "pk_test_hunter2" }, "STRIPE_SECRET_KEY"],
    ["a key for the webhook's secret", { ...both, STRIPE_WEBHOOK_SECRET: "sk_test_hunter2" }, "STRIPE_WEBHOOK_SECRET"],
    ["another word for on", { ...both, STRIPE_TAX: "yes" }, "STRIPE_TAX"],
  ])("does not begin with %s, and names what is missing or wrong", (_case, values, name) => {
    const error = errorOf(() => readSettings(values));
    expect(error.message).toContain(name);
    expect(error.message).not.toContain("hunter2");
  });
});
