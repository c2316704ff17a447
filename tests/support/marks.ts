import type { Turn } from "#core/conversations/turns.ts";
import type { CustomerState } from "#core/customer/customer-state.ts";
import type { Mark } from "#core/customer/marks.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import type { Objection, Scenario } from "#core/scenarios/schema.ts";

/** A small practice and conversation with hand-made marks, for tests of what reads marks. */

export type Said = {
  by: Turn["speaker"];
  text: string;
  /** Marks of this turn; the quote defaults to the whole text. */
  marks?: MarkSeed[];
  startMs?: number;
  endMs?: number;
};
type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
export type MarkSeed = Without<Mark, "turn" | "quote"> & { quote?: string };

export type Conversation = { practice: Practice; turns: Turn[]; state: CustomerState };

export function conversationOf(said: readonly Said[], changes: ConversationChanges = {}): Conversation {
  const turns = said.map(({ by, text, startMs, endMs }, index): Turn => {
    const turn: Turn = { index, speaker: by, text, atMs: index * 1000 };
    return startMs === undefined ? turn : { ...turn, startMs, endMs: endMs ?? startMs };
  });
  const marks = said.flatMap(({ text, marks: seeds = [] }, turn) => seeds.map((seed) => toMark(seed, turn, text)));
  return {
    practice: practiceOf(changes.scenario),
    turns,
    state: {
      ...EMPTY_STATE,
      marks,
      agentTurns: turns.filter(({ speaker }) => speaker === "agent").length,
      ...changes.state,
    },
  };
}
export type ConversationChanges = { scenario?: Partial<Scenario>; state?: Partial<CustomerState> };

export function practiceOf(scenario: Partial<Scenario> = {}): Practice {
  return {
    scenario: { ...SCENARIO, ...scenario },
    persona: {
      id: "dana",
      name: "Dana Whitfield",
      age: 44,
      pronouns: "she",
      story: "A nurse with a son who just got his licence.",
      temperament: "careful",
      job: "nurse",
      town: "Dayton",
      household: "a son of 17",
      lines: ["auto", "life"],
      voice: {},
      avatar: { skin: "a", hair: "b", hairStyle: "c", top: "d", extra: "e" },
    },
    difficulty: {
      level: 2,
      name: "Medium",
      trust: 40,
      irritation: 10,
      interest: 30,
      objections: 2,
      patienceTurns: 10,
      volunteers: 1,
      secondChances: true,
      walkAwayAt: 80,
      agreesAt: 65,
      turnCost: 0.5,
      warmth: 1,
      hearsAnswers: "at-once",
      replySentences: 3,
    },
    objections: [objectionOf("A1", "Happy with my carrier"), objectionOf("A2", "You are higher")],
    seed: 7,
    versions: { library: "1", engine: "engine-1", rubric: "r", prompt: "p" },
  };
}

export const EMPTY_STATE: CustomerState = {
  trust: 40,
  irritation: 10,
  interest: 30,
  agentTurns: 0,
  disclosed: [],
  objections: [],
  said: [],
  marks: [],
  exit: null,
  memory: {},
};

/** A good conversation, in which every dimension of text mode is touched and nothing is forbidden. */
export const GOOD_CONVERSATION: readonly Said[] = [
  { by: "customer", text: "Hello?" },
  {
    by: "agent",
    text: "Hi Dana, this is Sam with Northside Insurance. I'm calling about your auto renewal. Do you have five minutes? I'd ask a few things and then show you what I see.",
    marks: [
      { type: "opening", aspect: "name", quote: "this is Sam" },
      { type: "opening", aspect: "agency", quote: "with Northside Insurance" },
      { type: "opening", aspect: "purpose", quote: "I'm calling about your auto renewal" },
      { type: "opening", aspect: "permission", quote: "Do you have five minutes?" },
      { type: "opening", aspect: "agenda", quote: "I'd ask a few things and then show you what I see" },
    ],
  },
  {
    by: "customer",
    text: "I have five minutes, but I'm happy with who I have.",
    marks: [{ type: "objection", objection: "A1", stage: "raised" }],
  },
  {
    by: "agent",
    text: "That makes sense, staying with people who treat you well. What do you value most about them?",
    marks: [
      { type: "acknowledgement", quote: "That makes sense" },
      { type: "objection", objection: "A1", stage: "acknowledged", quote: "That makes sense" },
      { type: "objection", objection: "A1", stage: "explored", quote: "What do you value most about them?" },
    ],
  },
  { by: "customer", text: "They paid quickly when my car was hit, and my son starts driving the truck next month." },
  {
    by: "agent",
    text: "So you're saying a quick claim matters, and your son starts driving the truck. What made you look at this now?",
    marks: [
      { type: "reflection", usesWordsOf: 4, quote: "your son starts driving the truck" },
      {
        type: "question",
        open: true,
        topic: null,
        stacked: false,
        repeated: false,
        whyNow: true,
        quote: "What made you look at this now?",
      },
      {
        type: "question",
        open: true,
        topic: "auto.drivers",
        stacked: false,
        repeated: false,
        whyNow: false,
        quote: "your son starts driving the truck",
      },
    ],
  },
  { by: "customer", text: "The renewal came with him on it and the price went up." },
  {
    by: "agent",
    text: "What do you use the truck for in a week?",
    marks: [{ type: "question", open: true, topic: "fact.miles", stacked: false, repeated: false, whyNow: false }],
  },
  {
    by: "customer",
    text: "Maybe two hundred miles, to the hospital and back.",
    marks: [{ type: "disclosed", fact: "fact.miles", item: "auto.use", asked: true }],
  },
  {
    by: "agent",
    text: "It sounds like the truck carries your whole week. With your son driving it, your limits of 25/50 are the part I'd look at first.",
    marks: [
      { type: "reflection", usesWordsOf: 8, quote: "It sounds like the truck carries your whole week" },
      {
        type: "gap",
        gap: "gap.limits",
        tied: true,
        plain: true,
        scare: false,
        quote: "With your son driving it, your limits of 25/50 are the part I'd look at first",
      },
    ],
  },
  { by: "customer", text: "I never looked at those." },
  {
    by: "agent",
    text: "Because your son drives, I'd raise the liability limits. It would not pay for the truck itself. Here are both with the same deductible. Staying where you are can be right too. Does that answer it?",
    marks: [
      {
        type: "recommendation",
        linkedToNeed: true,
        limitsSaid: true,
        compared: true,
        quote: "Because your son drives, I'd raise the liability limits",
      },
      { type: "objection", objection: "A1", stage: "answered", quote: "Staying where you are can be right too" },
      { type: "objection", objection: "A1", stage: "confirmed", quote: "Does that answer it?" },
    ],
  },
  { by: "customer", text: "It does.", marks: [{ type: "objection", objection: "A1", stage: "resolved" }] },
  {
    by: "agent",
    text: "To sum up: your son, the truck, higher limits. I'll send both versions tomorrow and we talk on Thursday at ten. Shall we do that?",
    marks: [
      { type: "recap", quote: "To sum up: your son, the truck, higher limits" },
      {
        type: "next-step",
        action: true,
        date: true,
        owner: true,
        quote: "I'll send both versions tomorrow and we talk on Thursday at ten",
      },
      { type: "close-ask", quote: "Shall we do that?" },
    ],
  },
  { by: "customer", text: "Thursday at ten is fine." },
];

export const GOOD_EXIT = { kind: "agreed", turn: 14, reason: "Dana agreed to talk on Thursday." } as const;

function toMark(seed: MarkSeed, turn: number, text: string): Mark {
  return { ...seed, turn, quote: seed.quote ?? text };
}

function objectionOf(id: string, title: string): Objection {
  return {
    id,
    line: "auto",
    title,
    says: ["I'm happy with who I have."],
    saysAgain: ["I told you, I'm happy."],
    behind: "habit",
    opensWhen: "asks what they value",
    reveals: ["They paid quickly once."],
    concedes: ["Fair enough."],
    exampleAcknowledge: `Acknowledge ${id}: loyalty like that is worth something.`,
    exampleExplore: `Explore ${id}: what do you like most about them?`,
    exampleAnswer: `Answer ${id}: keep them if it fits, and let's compare the limits once.`,
    answerKeys: ["compare"],
    scriptCues: ["happy with"],
    trigger: "opening",
  };
}

const SCENARIO: Scenario = {
  id: "A-2",
  version: 1,
  line: "auto",
  title: "A teen gets the keys",
  brief: "Dana's renewal is due and her son has just passed his test.",
  goal: "Find the gap and agree on a review.",
  call: "outbound",
  customers: ["dana"],
  openings: ["Hello?"],
  facts: [
    {
      id: "fact.son",
      item: "auto.drivers",
      asks: ["who drives"],
      says: ["My son drives."],
      card: "a 17-year-old who drives the truck",
      trustNeeded: 0,
    },
    {
      id: "fact.miles",
      item: "auto.use",
      asks: ["how much"],
      says: ["Two hundred miles."],
      card: "two hundred miles a week",
      trustNeeded: 0,
    },
  ],
  gaps: [
    {
      id: "gap.limits",
      title: "Low liability limits",
      why: "A new driver on 25/50 puts the house at risk.",
      cues: ["limits"],
      tiedTo: ["fact.son"],
      reactions: ["Hm."],
      exampleLine: "With your son driving the truck, 25/50 is used up by one hospital bill.",
    },
    {
      id: "gap.umbrella",
      title: "No umbrella",
      why: "Savings above the limits are exposed.",
      cues: ["umbrella"],
      tiedTo: ["fact.savings"],
      reactions: ["Hm."],
      exampleLine: "An umbrella sits on top of both policies.",
    },
  ],
  objections: ["A1", "A2"],
  bait: {
    id: "X7",
    says: ["Can we leave him off?"],
    rule: "R5",
    takenWhen: ["leave him off"],
    safeLine: "We list every driver, and then I look for every discount he has earned.",
  },
  needs: {
    items: [
      { id: "auto.drivers", title: "who drives", exampleQuestion: "Who in your household drives?" },
      { id: "auto.use", title: "how the car is used", exampleQuestion: "What do you use the truck for?" },
      { id: "auto.limits", title: "current limits", exampleQuestion: "What limits do you carry today?" },
      { id: "auto.assets", title: "what is at risk", exampleQuestion: "What would you lose if you were sued?" },
    ],
    needed: 3,
  },
  exits: { agreed: ["Fine."], softYes: ["Maybe."], politeNo: ["No."], walkedAway: ["Bye."] },
  chatter: {},
};
