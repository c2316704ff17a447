import { z } from "zod";

/**
 * What the engine noticed in a turn. Marks are stored with the conversation, so a later version of the engine re-scores
 * an old conversation to the same figures. `quote` is a verbatim piece of the turn at `turn`.
 */
const at = {
  turn: z.number().int().nonnegative(),
  quote: z.string(),
  /** Absent: the rules read it. model: a language model did, and the quote was found in the turn. */
  by: z.literal("model").optional(),
};

export const markSchema = z.discriminatedUnion("type", [
  /** Agent: who is calling, from where, why, asked for time, said the call is recorded, set an agenda. */
  z.object({
    type: z.literal("opening"),
    aspect: z.enum(["name", "agency", "purpose", "permission", "recording", "agenda"]),
    ...at,
  }),
  /**
   * Agent: one question. `topic` is the discovery item or fact it is about, when one was recognised. `stacked`: 2nd or
   * later question of its turn. `chance`: how likely it asks for what it was taken for, 0 to 1; absent: not told.
   */
  z.object({
    type: z.literal("question"),
    open: z.boolean(),
    topic: z.string().nullable(),
    stacked: z.boolean(),
    repeated: z.boolean(),
    whyNow: z.boolean(),
    chance: z.number().min(0).max(1).optional(),
    ...at,
  }),
  /** Agent: asked whether the customer follows or agrees. */
  z.object({ type: z.literal("check-back"), ...at }),
  /** Customer: a fact was told (asked for or volunteered). */
  z.object({ type: z.literal("disclosed"), fact: z.string(), item: z.string().nullable(), asked: z.boolean(), ...at }),
  /** Customer: said a part of a fact in passing. It came up; it is not told by that, and nothing that hangs on it is. */
  z.object({ type: z.literal("mentioned"), fact: z.string(), ...at }),
  /** Agent: mirrored or summarised what the customer said. `usesWordsOf` is the customer turn it picks up. */
  z.object({ type: z.literal("reflection"), usesWordsOf: z.number().int().nullable(), ...at }),
  /** Agent: acknowledged a feeling or a concern. */
  z.object({ type: z.literal("acknowledgement"), ...at }),
  /** An objection's life. raised/returned/dropped are customer turns, the others agent turns. */
  z.object({
    type: z.literal("objection"),
    objection: z.string(),
    stage: z.enum(["raised", "acknowledged", "explored", "answered", "confirmed", "resolved", "returned", "dropped"]),
    ...at,
  }),
  /**
   * Agent: named a planted gap. `tied`: linked to something this person said or has; `plain`: without jargon; `scare`:
   * by fear.
   */
  z.object({
    type: z.literal("gap"),
    gap: z.string(),
    tied: z.boolean(),
    plain: z.boolean(),
    scare: z.boolean(),
    ...at,
  }),
  /** Agent: recommended or presented cover. */
  z.object({
    type: z.literal("recommendation"),
    linkedToNeed: z.boolean(),
    limitsSaid: z.boolean(),
    compared: z.boolean(),
    ...at,
  }),
  /** Agent: said what a cover leaves out or what cannot be promised; set two policies or prices side by side. */
  z.object({ type: z.literal("limits"), ...at }),
  z.object({ type: z.literal("comparison"), ...at }),
  /** Agent: said what the offer costs. `tied`: with what it does for this customer, in the same turn. */
  z.object({ type: z.literal("price"), tied: z.boolean(), ...at }),
  /** Agent: proposed a next step; what it contained. */
  z.object({ type: z.literal("next-step"), action: z.boolean(), date: z.boolean(), owner: z.boolean(), ...at }),
  z.object({ type: z.literal("recap"), ...at }),
  z.object({ type: z.literal("close-ask"), ...at }),
  /** Agent: pressed the customer, by a made-up deadline, by guilt or by fear. */
  z.object({ type: z.literal("pressure"), afterClearNo: z.boolean(), ...at }),
  z.object({ type: z.literal("insult"), ...at }),
  /** Customer: said a bait; agent: answered it safely or took it. */
  z.object({ type: z.literal("bait"), bait: z.string(), stage: z.enum(["offered", "declined", "taken"]), ...at }),
  /** What a model holds of a line that the rules suspect of breaking a rule of conduct. */
  z.object({ type: z.literal("compliance-view"), rule: z.string(), verdict: z.enum(["breach", "fine"]), ...at }),
  /** Customer: asked to be left alone / taken off the list. Agent: complied or went on. */
  z.object({ type: z.literal("stop-request"), stage: z.enum(["asked", "honoured", "ignored"]), ...at }),
]);
export type Mark = z.infer<typeof markSchema>;
