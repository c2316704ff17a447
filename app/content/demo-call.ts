import type { BuiltInVoice } from "#core/voice/speech/persona-voices.ts";

/**
 * The call that /demo replays. Only the agent's side is written here: the customer and the score come from the product
 * itself. What the agent knows is in the brief, was said in the call, or would
 * stand in an agent's file (the daughter's name, what the house is insured for).
 */
export const demoCall = {
  choice: { scenarioId: "H-2", personaId: "ray", level: 2, seed: 7 },
  lines: [
    "Hi Ray, this is Jordan Hayes with Harbor Insurance. Your daughter Carol asked me to call about the policy on your house. Do you have five minutes? I'd like to ask a few questions, then tell you what I see.",
    "Twenty-two years with one company, that is loyalty, and I respect it. What have they done for you that you would never want to lose?",
    "So the discount matters. I'd put it into the comparison, and if staying is the right thing, I'll tell you to stay. Does that settle it for you?",
    "How old is the roof these days?",
    "What worries you most about the house?",
    "That makes sense: you don't want Linda stuck with it. What is your deductible, and is it different for wind or hail?",
    "Two percent of what, do you know?",
    "If it's of what the house is insured for, and that's three hundred forty thousand, you'd pay close to seven thousand on a hail claim before they pay a dime. What would a bill like that do to you?",
    "And with a roof from '04, many companies pay only what it's still worth, so a new one would mostly be on you. I'd rather you know that before there's hail.",
    "Because you're on a fixed income, I'd recommend we fix that deductible first, and put it side by side with yours. Should I price that?",
    "A deductible has to be one you can pay, so we'd price it both ways.",
    "To recap: the wind deductible first, then the roof. Can we meet Thursday at 4? I'll email you the comparison tonight, and you look up what the two percent is of.",
  ],
} as const;

/** How the agent sounds when the product says this call (tests/support/demo-voice.ts). */
export const JORDAN = { variant: "f4", rateWpm: 170, pitch: 46, melody: 52 } as const satisfies BuiltInVoice;

/** demo-voice.json: when each line begins in public/demo-call.webm, and which words were said. */
export type DemoVoice = { durationMs: number; lines: { atMs: number; text: string }[] };
