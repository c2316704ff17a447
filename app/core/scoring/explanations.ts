import type { RuleId } from "./compliance/rules.ts";
import type { Check } from "./rubric.ts";

/**
 * For the page that explains scoring: what meets a check and what does not; what breaks a rule and what comes close and is fine.
 */
export type CheckExample = { met: string; missed: string };
export type RuleExample = { breaks: string; fine: string };

export const checkExamples: Record<Check["id"], CheckExample> = {
  "opening.name": { met: "Hi, this is Sam Ortiz.", missed: "Hi, how are you today?" },
  "opening.agency": { met: "I'm with Northside Insurance.", missed: "I'm calling about your policy." },
  "opening.purpose": { met: "I'm calling because your policy renews in May.", missed: "I just wanted to say hello." },
  "opening.permission": { met: "Have you got five minutes?", missed: "So, about your car." },
  "opening.agenda": { met: "I'd ask a few things, then show you what I see.", missed: "Let's get started." },
  "opening.recording": { met: "Before we start, this call is recorded.", missed: "Let me tell you about our agency." },
  "discovery.item": { met: "Who else in the house drives?", missed: "We look after many families like yours." },
  "discovery.open": { met: "What happened after the accident?", missed: "Was there an accident?" },
  "discovery.open-share": { met: "How do you use the truck?", missed: "Do you use the truck for work?" },
  "discovery.why-now": { met: "What made you call around this week?", missed: "What's your address?" },
  "discovery.one-at-a-time": {
    met: "Who drives the truck?",
    missed: "Who drives the truck, how far, and where is it parked?",
  },
  "gaps.named": { met: "Your policy doesn't pay when a drain backs up.", missed: "We have good coverage." },
  "gaps.tied": {
    met: "Your basement is finished, so a backed-up drain would hit you hard.",
    missed: "Drains back up.",
  },
  "gaps.plain": { met: "It pays what a new roof costs.", missed: "It's RCV and not ACV." },
  "gaps.no-scare": { met: "That would be about twenty thousand dollars.", missed: "You'd lose everything you have." },
  "listening.reflected": { met: "So the bill went up and nobody told you why.", missed: "Okay. Next question." },
  "listening.reflects-often": { met: "So it's you and the two boys now.", missed: "Got it." },
  "listening.uses-words": { met: "You called it a money pit, the old roof.", missed: "About the property." },
  "listening.acknowledged": { met: "I can see why that would be annoying.", missed: "Anyway, what's the mileage?" },
  "listening.no-repeat": { met: "You said two cars.", missed: "How many cars was it again?" },
  "listening.short-turns": { met: "It pays for a rental while yours is fixed.", missed: "A speech of two minutes." },
  "listening.plain-words": { met: "The part you pay yourself goes up.", missed: "Your SIR and your aggregate change." },
  "listening.checked-back": { met: "Does that make sense so far?", missed: "And then there is the umbrella." },
  "listening.no-interruption": {
    met: "You waited for the end of the sentence.",
    missed: "You began while they spoke.",
  },
  "objections.acknowledged": { met: "That's fair, switching is a hassle.", missed: "It's no hassle at all." },
  "objections.explored": { met: "What is it you like most about them?", missed: "We are better." },
  "objections.answered": {
    met: "I'll put the two side by side, so you see what the forty dollars buy.",
    missed: "Trust me.",
  },
  "objections.confirmed": { met: "Does that settle it for you?", missed: "So, moving on." },
  "objections.order": {
    met: "That's fair. What worries you about it? Then here is how that works.",
    missed: "No, here is how that works.",
  },
  "objections.settled": {
    met: "The customer says: All right, that helps.",
    missed: "The customer says: I don't know.",
  },
  "recommendation.made": { met: "I'd raise the limit to two hundred fifty.", missed: "There are many options." },
  "recommendation.linked": {
    met: "Because you said that your son drives now, I'd recommend the higher limit.",
    missed: "Everybody raises the limit.",
  },
  "recommendation.basis": {
    met: "After four questions: I'd raise the limit.",
    missed: "In the first minute: I'd raise the limit.",
  },
  "recommendation.limits": { met: "It doesn't pay for flood water.", missed: "It's great coverage." },
  "recommendation.compared": {
    met: "Your policy pays fifty thousand and this one two fifty, with the same deductible.",
    missed: "Ours is better.",
  },
  "recommendation.price": {
    met: "It's nine dollars more, and it pays for the rental.",
    missed: "It's nine dollars more.",
  },
  "recommendation.accurate": {
    met: "Your deductible is a thousand, as your policy says.",
    missed: "Your deductible is five hundred, and the policy says a thousand.",
  },
  "next-step.action": { met: "I'll send you both quotes.", missed: "Let's stay in touch." },
  "next-step.date": { met: "I'll call Thursday at ten.", missed: "I'll call you soon." },
  "next-step.owner": { met: "I'll send it, and you look at page one.", missed: "Somebody should look at it." },
  "next-step.recap": { met: "So: two cars, the higher limit, and we talk Thursday.", missed: "Great talking to you." },
  "next-step.asked": { met: "Would you like to go ahead with it?", missed: "Well, that was it." },
  "next-step.no-pressure": { met: "Take your time with it.", missed: "You have to decide tonight." },
  "next-step.agreed": { met: "The customer says: Thursday works.", missed: "The customer says: I'd rather not." },
  "next-step.whole-yes": {
    met: "The customer says: Good, let's do that.",
    missed: "The customer says: Call me, but no promises.",
  },
  "delivery.talk-share": { met: "The customer has room to speak.", missed: "You speak nearly all the time." },
  "delivery.pace": { met: "A pace that is easy to follow.", missed: "None: a pace outside the range is not judged." },
  "delivery.fillers": { met: "A pause in place of an um.", missed: "Um, so, like, you know." },
  "delivery.monologue": { met: "Short stretches.", missed: "More than two minutes in one go." },
};

export const ruleExamples: Record<RuleId, RuleExample> = {
  R1: { breaks: "Don't worry, your claim will be paid.", fine: "The carrier decides on the facts of a claim." },
  R2: {
    breaks: "You're covered as of right now, I just turned it on.",
    fine: "You're covered once the carrier confirms it.",
  },
  R3: { breaks: "Sign today and I'll send you a gift card.", fine: "I'm not allowed to give anything for signing." },
  R4: { breaks: "Just cancel your old policy, it's worthless.", fine: "Keep the old one until we have compared both." },
  R5: {
    breaks: "Just leave your son off the application.",
    fine: "Everybody in the household has to be on the application.",
  },
  R6: {
    breaks: "That company is a bunch of crooks, they never pay.",
    fine: "I can't speak for how they handle claims.",
  },
  R7: {
    breaks: "Your premium will never go up, I guarantee it.",
    fine: "Nobody can promise what the rate will be next year.",
  },
  R8: {
    breaks: "It's basically a savings account with a bonus.",
    fine: "It's life insurance first, and it builds some cash value.",
  },
  R9: {
    breaks: "We can skip the replacement form, nobody checks it.",
    fine: "There's a replacement form that we go through together.",
  },
  R10: {
    breaks: "I don't need to know your situation, you need whole life.",
    fine: "Before I recommend anything, tell me who depends on you.",
  },
  R11: {
    breaks: "I'm not licensed in your state, but I'll write it anyway.",
    fine: "I'm not licensed there, so a colleague has to help you.",
  },
  R12: {
    breaks: "I've been recording you the whole time, I just didn't mention it.",
    fine: "This call is recorded, is that all right with you?",
  },
  R13: {
    breaks: "After “take me off your list”: I will, but first let me ask you something.",
    fine: "After “take me off your list”: Done. Sorry to have bothered you.",
  },
  R14: { breaks: "Muslim families pay more with this company.", fine: "Your religion has no part in the price." },
  R15: {
    breaks: "You have to take the roadside, it's required with this policy.",
    fine: "The roadside is optional, and it costs four dollars.",
  },
  R16: {
    breaks: "This price is gone at five, you have to sign now.",
    fine: "The quote stands for thirty days, take your time.",
  },
  R17: { breaks: "We have the lowest rates, guaranteed.", fine: "I'll show you how our rate compares with yours." },
  R18: {
    breaks: "You can write the whole premium off, trust me.",
    fine: "Ask your tax adviser whether you can deduct it.",
  },
  R19: {
    breaks: "Read me your social security number.",
    fine: "There's a secure form for that number, please don't say it here.",
  },
  R20: {
    breaks: "You don't want the umbrella, fine, no need to write that down.",
    fine: "I'll note in writing that you declined the umbrella.",
  },
  R21: {
    breaks: "I'll take care of everything, you'll never have to look at your policy.",
    fine: "Please read it, and call me with what is unclear.",
  },
};
