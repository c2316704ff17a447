import { describe, expect, test } from "vitest";
import { type MomentToTell, practiceEmail, practiceNews } from "#core/habit/practice-email.ts";

const SINCE = 1000;
const moment = (of: Partial<MomentToTell> = {}): MomentToTell => ({
  conversationId: "c1",
  personaId: "dana",
  customer: "Dana Whitfield",
  endedAtMs: SINCE + 1,
  total: 50,
  gate: "clear",
  isRetried: false,
  fix: { title: "Ask before you tell", turn: 1, quote: "Our price <is> good.", better: "" },
  heard: "You are too\ndear.",
  ...of,
});
const drill = (objectionId: string, dueAtMs: number) => ({ objectionId, title: `Objection ${objectionId}`, dueAtMs });
const mail = (news: NonNullable<ReturnType<typeof practiceNews>>) =>
  practiceEmail({ siteUrl: "https://rolecall.example/", siteName: "Rolecall", fullName: "Pat", news, token: "t" });

describe("the news of a morning", () => {
  test("are the moment of a session since the last email, before any drill", () => {
    const drills = [drill("A1", SINCE + 1)];
    expect(practiceNews({ moments: [moment()], drills }, SINCE)).toEqual({ kind: "moment", moment: moment() });
  });

  test("are all drills that wait, where one has come due since", () => {
    const drills = [drill("A1", SINCE - 5), drill("A2", SINCE + 1)];
    expect(practiceNews({ moments: [moment({ endedAtMs: SINCE })], drills }, SINCE)).toEqual({
      kind: "drills",
      drills,
    });
    expect(practiceNews({ moments: [moment({ isRetried: true })], drills }, SINCE)).toMatchObject({ kind: "drills" });
  });

  test("are none where all of it was told before", () => {
    expect(practiceNews({ moments: [moment({ endedAtMs: SINCE })], drills: [drill("A1", SINCE)] }, SINCE)).toBeNull();
    expect(practiceNews({ moments: [moment({ fix: null })], drills: [] }, SINCE)).toBeNull();
  });
});

describe("the email", () => {
  test("quotes the customer and what was said, and leads to where it is said again", () => {
    const { subject, text, html, unsubscribeUrl } = mail({ kind: "moment", moment: moment() });
    expect(subject).toBe("One line to try again with Dana Whitfield");
    expect(text).toContain("Dana Whitfield: “You are too dear.”");
    expect(text).toContain("You: “Our price <is> good.”");
    expect(text).toContain("Say it again: https://rolecall.example/conversations/c1#fix");
    expect(html).not.toContain("<is>");
    expect(unsubscribeUrl).toBe("https://rolecall.example/practice-email/t");
    expect(text).toContain(unsubscribeUrl);
  });

  test("says nothing of the customer where the agent spoke first", () => {
    const { text } = mail({ kind: "moment", moment: moment({ heard: null }) });
    expect(text).not.toContain("Dana Whitfield: “");
    expect(text).toContain("You: “");
  });

  test("lists the drills and leads to the first", () => {
    const { subject, text } = mail({ kind: "drills", drills: [drill("A1", 1), drill("A2", 1)] });
    expect(subject).toBe("2 drills for today");
    expect(text).toContain(
      "Objection A1\n\nObjection A2\n\nStart the first drill: https://rolecall.example/chat?drill=A1",
    );
    expect(mail({ kind: "drills", drills: [drill("A1", 1)] }).subject).toBe("A drill for today: Objection A1");
  });
});
