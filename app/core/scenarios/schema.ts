import { z } from "zod";

/** The library's data formats. A library file is checked against them on import; the practice snapshot holds them. */

export const LINES = ["life", "auto", "home", "commercial"] as const;
export const lineSchema = z.enum(LINES);
export type Line = z.infer<typeof lineSchema>;

export const difficultyLevelSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type DifficultyLevel = z.infer<typeof difficultyLevelSchema>;

/** What a level of difficulty changes: each number decides something the customer does. */
export const difficultySchema = z.object({
  level: difficultyLevelSchema,
  name: z.string(),
  trust: z.number(),
  irritation: z.number(),
  interest: z.number(),
  /** How many objections the customer brings. */
  objections: z.number().int(),
  /** Agent turns before the customer wants to go. */
  patienceTurns: z.number().int(),
  /** Facts told unasked. */
  volunteers: z.number().int(),
  /** Objections answered badly come back once, sharper. */
  secondChances: z.boolean(),
  /** Irritation at which the customer hangs up. */
  walkAwayAt: z.number(),
  /** Interest needed to agree to a next step. */
  agreesAt: z.number(),
  /** Sentences in a normal answer, at most. */
  replySentences: z.number().int(),
  /** What a turn that gets somewhere takes from the patience; one that does not takes 1. Defaults: practices of library-2. */
  turnCost: z.number().default(0.5),
  /** How readily trust and interest grow, 1 being the sizes of the domain notes. */
  warmth: z.number().default(1),
  /** Whether an answer given before the objection was explored counts, or has to be given again after it. */
  hearsAnswers: z.enum(["at-once", "once-explored"]).default("at-once"),
});
export type Difficulty = z.infer<typeof difficultySchema>;

export const personaSchema = z.object({
  id: z.string(),
  name: z.string(),
  age: z.number().int(),
  pronouns: z.enum(["she", "he", "they"]),
  /** One line for the card: who this is. */
  story: z.string(),
  temperament: z.string(),
  job: z.string(),
  town: z.string(),
  household: z.string(),
  lines: z.array(lineSchema),
  /** Speech manner used by phrasing: words of agreement, hesitation, annoyance, sign-off. Each list holds 4 or more. */
  voice: z.record(z.string(), z.array(z.string())),
  /** Words a scenario's wordings take from this persona: "{partner}" becomes details.partner. */
  details: z.record(z.string(), z.string()).optional(),
  /** Where a call finds this person and what goes on there meanwhile; one is drawn for each conversation. A model speaks from it. */
  scenes: z.array(z.string()).optional(),
  /** What this person answers about themselves (job, family, weather ...), by topic id. */
  chatter: z.record(z.string(), z.array(z.string())).optional(),
  /** Parameters of the drawn avatar. */
  avatar: z.object({ skin: z.string(), hair: z.string(), hairStyle: z.string(), top: z.string(), extra: z.string() }),
});
export type Persona = z.infer<typeof personaSchema>;

export const objectionSchema = z.object({
  id: z.string(),
  line: z.union([lineSchema, z.literal("any")]),
  /** Short name for lists: "Happy with my carrier". */
  title: z.string(),
  /** Wordings of the objection; the first is the library's. Four or more. */
  says: z.array(z.string()),
  /** Sharper wordings for its return. */
  saysAgain: z.array(z.string()),
  /** What is behind it. */
  behind: z.string(),
  /** What the agent must do for it to open up, in words for the coach. */
  opensWhen: z.string(),
  /** The customer's words when the agent explores it well: what is behind it, said aloud. */
  reveals: z.array(z.string()),
  /** The customer's words when it is answered on its key. */
  concedes: z.array(z.string()),
  /** A model answer, for hints and feedback: acknowledge, explore, answer. */
  exampleAcknowledge: z.string(),
  exampleExplore: z.string(),
  exampleAnswer: z.string(),
  /** Word patterns (regular expression sources, lower case text) an answer on its key contains. */
  answerKeys: z.array(z.string()),
  /** Word patterns by which a sales script is seen to prepare for this objection. */
  scriptCues: z.array(z.string()),
  /** Word patterns of an agent line that leaves nothing to object: it is not raised in answer to that line. */
  unlessSaid: z.array(z.string()).optional(),
  trigger: z.enum(["opening", "price", "close", "turn", "low-trust", "topic"]),
});
export type Objection = z.infer<typeof objectionSchema>;

export const factSchema = z.object({
  id: z.string(),
  /** The discovery item it answers, e.g. "auto.drivers". */
  item: z.string(),
  /** Word patterns of a question about it. */
  asks: z.array(z.string()),
  /** First-person wordings, four or more, all saying the same thing. */
  says: z.array(z.string()),
  /** What the customer adds when the agent asks on ("how come?", "tell me more"). */
  more: z.array(z.string()).optional(),
  /** Words of the customer, said about something else or at the start, that tell a part of it, whoever they are said to. */
  inPassing: z.array(z.string()).optional(),
  /** A noun phrase for recaps and the revealed card: "a 17-year-old who drives the truck". */
  card: z.string(),
  /** The card as one says it to this customer: "your wife and three kids"; absent: the card itself says it. */
  retold: z.string().optional(),
  /** Only told when asked, and on higher difficulty only with trust at or above this. */
  trustNeeded: z.number(),
});
export type Fact = z.infer<typeof factSchema>;

export const gapSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Why it matters to this person. */
  why: z.string(),
  /** Word patterns by which the agent is seen to name it. */
  cues: z.array(z.string()),
  /** Facts that tie it to this person. */
  tiedTo: z.array(z.string()),
  reactions: z.array(z.string()),
  exampleLine: z.string(),
});
export type Gap = z.infer<typeof gapSchema>;

export const scenarioSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  line: lineSchema,
  title: z.string(),
  /** What the agent knows before the call: two or three sentences. */
  brief: z.string(),
  /** The agent's aim in this conversation, one sentence. */
  goal: z.string(),
  call: z.enum(["inbound", "outbound", "renewal"]),
  /** What it is about, where the line's own name does not fit: "renters insurance". */
  cover: z.string().optional(),
  customers: z.array(z.string()),
  /** The customer's first words (inbound: the reason for calling; outbound: picking up). Four or more. */
  openings: z.array(z.string()),
  facts: z.array(factSchema),
  gaps: z.array(gapSchema),
  objections: z.array(z.string()),
  /** A compliance trap the customer sets, from the cross-line baits X4 to X7. */
  bait: z
    .object({
      id: z.string(),
      says: z.array(z.string()),
      rule: z.string(),
      takenWhen: z.array(z.string()),
      safeLine: z.string(),
      /** Facts that must be told before the bait makes sense. */
      after: z.array(z.string()).optional(),
    })
    .nullable(),
  /** Discovery items of this scenario; needed = how many make full marks. */
  needs: z.object({
    items: z.array(z.object({ id: z.string(), title: z.string(), exampleQuestion: z.string() })),
    needed: z.number().int(),
  }),
  exits: z.object({
    agreed: z.array(z.string()),
    softYes: z.array(z.string()),
    politeNo: z.array(z.string()),
    walkedAway: z.array(z.string()),
  }),
  /** Off-script answers the customer can give about themselves (weather, work, family), by topic. */
  chatter: z.record(z.string(), z.array(z.string())),
  /** This customer's own words for an objection of the library, in place of the library's. */
  objectionWords: z.record(z.string(), z.array(z.string())).optional(),
  /** What else of a library objection is different for this customer, so that it never contradicts the facts. */
  ownObjections: z.record(z.string(), objectionSchema.omit({ id: true, says: true }).partial()).optional(),
  /** Objections of the line this customer can never raise, because a fact says otherwise. */
  cannotSay: z.array(z.string()).optional(),
  /** What the customer wants to know. `when`: early in the call, once something is offered, once a gap is named. */
  asks: z
    .array(
      z.object({
        id: z.string(),
        when: z.enum(["early", "offer", "gap"]),
        says: z.array(z.string()),
        /** Word patterns of an agent line that answers it. */
        answeredBy: z.array(z.string()),
      }),
    )
    .optional(),
  /** When this customer has time: "Thursday after four". */
  freeTimes: z.array(z.string()).optional(),
});
export type Scenario = z.infer<typeof scenarioSchema>;

/** Everything an author writes. What agents may ask about (discovery.ts) belongs to the engine's understanding, not to it. */
export const librarySchema = z.object({
  /** Stored with each conversation; changes with any edit. */
  version: z.string(),
  difficulties: z.array(difficultySchema),
  personas: z.array(personaSchema),
  objections: z.array(objectionSchema),
  scenarios: z.array(scenarioSchema),
});
export type Library = z.infer<typeof librarySchema>;
