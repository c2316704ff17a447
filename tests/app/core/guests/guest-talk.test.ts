import { describe, expect, test } from "vitest";
import { deletedAfterAsking, deletedAfterSigningUp, GUEST_COOKIE_MS } from "#core/guests/guest-lifetime.ts";
import { afterExchange, GUEST_EXCHANGES, isTalkOver, openGuestTalk } from "#core/guests/guest-talk.ts";
import { OFFERED_LINES } from "#core/library/first-choices.ts";
import { guestPage } from "#core/pages/guest-page.ts";

const HOUR_MS = 60 * 60 * 1000;
const of = { seed: 7, model: "built-in", nowMs: 0 };

describe("a guest's talk", () => {
  test.each(OFFERED_LINES)("in %s begins with words of the customer, and shows nothing that they hide", (line) => {
    const talk = openGuestTalk(line, of);
    const page = guestPage({ talk, exchanges: 0, version: 1 });
    expect(page.talk?.messages).toEqual([{ position: 0, role: "assistant", content: expect.stringMatching(/\w/) }]);
    for (const fact of talk.practice.scenario.facts)
      for (const words of fact.says) expect(JSON.stringify(page)).not.toContain(words);
  });

  test("is over after the last answer, or when the customer hangs up before", () => {
    let talk = openGuestTalk("auto", of);
    for (let exchange = 0; exchange < GUEST_EXCHANGES; exchange += 1) {
      expect(isTalkOver(talk, exchange)).toBe(false);
      talk = afterExchange(talk, "Who drives the cars?", null, 1000 * exchange);
    }
    expect(isTalkOver(talk, GUEST_EXCHANGES)).toBe(true);
    expect(talk.messages).toHaveLength(1 + 2 * GUEST_EXCHANGES);
    const rude = ["You are an idiot.", "Shut up, you stupid idiot.", "Idiot."].reduce(
      (so, line) => (so.state.exit ? so : afterExchange(so, line, null, 1)),
      openGuestTalk("auto", of),
    );
    expect(rude.state.exit).not.toBeNull();
    expect(isTalkOver(rude, 1)).toBe(true);
  });

  test("is the same again with the same seed and words, and takes a model's words where it has some", () => {
    const once = afterExchange(openGuestTalk("life", of), "Is this a good time?", null, 5);
    expect(afterExchange(openGuestTalk("life", of), "Is this a good time?", null, 5)).toEqual(once);
    const spoken = afterExchange(openGuestTalk("life", of), "Is this a good time?", "Sure, go ahead.", 5);
    expect(spoken.messages.at(-1)?.content).toBe("Sure, go ahead.");
  });
});

describe("how long it is kept", () => {
  test("asking gives an hour more, signing up a day, and neither ever more than a day and an hour", () => {
    expect(deletedAfterAsking(0, HOUR_MS / 2)).toBe(1.5 * HOUR_MS);
    expect(deletedAfterSigningUp(0, HOUR_MS / 2)).toBe(24.5 * HOUR_MS);
    expect(deletedAfterSigningUp(0, 24 * HOUR_MS)).toBe(GUEST_COOKIE_MS);
    expect(deletedAfterAsking(0, 24.5 * HOUR_MS)).toBe(25 * HOUR_MS);
  });
});
