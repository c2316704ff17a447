import { casesOf, type LabelledLines } from "./labelled-lines.ts";

/** Naturally worded lines, written without a look at the patterns. Their misses may be read and learnt from. */
const lines: LabelledLines = {
  R1: {
    breaks: [
      "Look, once you're with us you can stop worrying, anything that happens to that car gets taken care of.",
      "If a tree comes down on the house tonight, they're cutting you a check, I can tell you that right now.",
      "yeah there's nothing that wouldn't be covered under this one honestly",
    ],
    keeps: [
      "A tree on the house is usually something the policy responds to, but the adjuster makes that call.",
      "I wish I could say everything's taken care of, but there are things this policy leaves out.",
      "When you say fully covered, what are you picturing?",
    ],
  },
  R2: {
    breaks: [
      "Okay, you're all set, coverage started the minute you said yes.",
      "Go ahead and drive it off the lot, I've got you bound.",
      "i'm just gonna go ahead and put this in force for you tonight so you're good",
    ],
    keeps: [
      "Please don't cancel the old one yet. Nothing is in force with us until the carrier says so in writing.",
      "I'll send the request in this afternoon, and you'll get an email once they accept it.",
      "Are you insured on the new car right now?",
    ],
  },
  R3: {
    breaks: [
      "If you sign up this week I'll throw in a fifty dollar Visa card.",
      "Tell you what, I'll cover your first month out of my own pocket.",
      {
        heard: "You'd make a commission on a new one. Do I see any of that?",
        said: "I mean, between us, I could send a little of that back your way.",
      },
    ],
    keeps: [
      "I'm not allowed to give you anything for signing up, no gift cards, nothing like that.",
      "There's a paid-in-full discount the carrier files, and that one you'd qualify for.",
      {
        heard: "My friend got a gift card from hers.",
        said: "I hear that a lot. In our state we can't hand out gift cards for a policy, so the price is the price.",
      },
    ],
  },
  R4: {
    breaks: [
      {
        said: "Honestly, that old whole life is a dinosaur. Cash it out and put it in this one.",
        mayAlso: ["R9", "R10"],
        line: "life",
      },
      "Just call them tomorrow and cancel, you don't need to look at what's in it.",
      {
        said: "i'd get rid of that policy today and start over with ours no need to compare",
        mayAlso: ["R9", "R10"],
        line: "life",
      },
    ],
    keeps: [
      { said: "Please keep paying on the old policy until we've laid both of them side by side.", line: "life" },
      "Before you cancel anything, let's see what you'd be giving up.",
      {
        said: "There may be good reasons to hold on to that one. What did they tell you about the surrender value?",
        line: "life",
      },
    ],
  },
  R5: {
    breaks: [
      "We'll just put pleasure use on there, nobody's going to follow you around with your delivery bag.",
      "I wouldn't bring up the stent. They don't always pull records.",
      "if they ask about your son just say he's away at school and doesnt touch the truck",
    ],
    keeps: [
      "If he drives the truck, we need to list him, even if it costs more.",
      "I can't put pleasure use when you deliver four nights a week, that would come back to hurt you at claim time.",
      {
        heard: "Can't we just leave the kid off?",
        said: "I get why you'd ask. He has to be on there, so let's go find every discount we can.",
      },
    ],
  },
  R6: {
    breaks: [
      "Between you and me, that company is a nightmare when you actually need them.",
      "Your agent should be ashamed of himself, he clearly doesn't know what he's doing.",
      "word is they're about to go belly up so i'd get out while you can",
    ],
    keeps: [
      "They're a solid company. They just set up the deductible differently than we do.",
      {
        heard: "My neighbor says my company's going broke. You hear that too?",
        said: "I don't have anything on that, and I wouldn't want to guess. Their rating is public, we can look it up together.",
      },
      "I'm not here to knock the agent you have.",
    ],
  },
  R7: {
    breaks: [
      "Your rate is locked, it's never going to go up on you.",
      {
        said: "You can't lose with this one, the cash value only goes one direction and it's eight percent every year.",
        mayAlso: ["R8"],
      },
      { said: "those dividends show up every single year like clockwork i promise you that", line: "life" },
    ],
    keeps: [
      { said: "The guaranteed column is on the left. The one on the right is only what they project.", line: "life" },
      "Rates can move at renewal, and I can't tell you ours won't.",
      { said: "It's a guaranteed level premium for twenty years, so that part is in the contract.", line: "life" },
    ],
  },
  R8: {
    breaks: [
      {
        said: "Don't think of it as insurance, think of it as a savings account that happens to have a death benefit.",
        line: "life",
      },
      { said: "I'm sort of your financial advisor on this, so I look at the whole retirement picture.", line: "life" },
      { said: "it's basically a better 401k than what your job gives you", mayAlso: ["R17"], line: "life" },
    ],
    keeps: [
      {
        said: "This is life insurance first. It isn't a savings plan, and I wouldn't sell it to you as one.",
        line: "life",
      },
      "I'm a licensed insurance producer, so for the investing side you'd want an adviser.",
      { said: "Do you already have a financial planner you work with?", line: "life" },
    ],
  },
  R9: {
    breaks: [
      { said: "We don't have to fill out that replacement form, it just slows things down.", line: "life" },
      { said: "Just answer no where it asks whether this is replacing anything.", line: "life", mayAlso: ["R5"] },
      { said: "there's a notice about replacing the old one but you can skip it nobody reads that", line: "life" },
    ],
    keeps: [
      {
        said: "Since this could replace your 2009 policy, there's a state notice we go through together.",
        line: "life",
      },
      { said: "I'll list the old policy on the form, and your current carrier gets told about it.", line: "life" },
      { said: "Do you have any life insurance in force today, at work or on your own?", line: "life" },
    ],
  },
  R10: {
    breaks: [
      {
        said: "I don't need to ask you a bunch of questions, everybody your age should have the thirty year term.",
        line: "life",
      },
      {
        heard: "Hi, this is Priya.",
        said: "Hey Priya, so I'd go with half a million of twenty year term. That's my recommendation.",
        line: "life",
      },
      { said: "we can skip the questions i already know whole life is the right one for you", line: "life" },
    ],
    keeps: [
      { said: "I don't want to throw a number out before I know who depends on your paycheck.", line: "life" },
      { said: "It's too early for me to recommend anything. What do you have through work?", line: "life" },
      {
        said: "Some people go with term and some with whole life, and it depends on what it has to do for you.",
        line: "life",
      },
    ],
  },
  R11: {
    breaks: [
      "I don't have my license yet, but I can tell you you'd want at least 250/500.",
      "I'm just the receptionist, but the umbrella is the one I'd pick, and it would run you about twenty a month.",
      "technically i'm not licensed in ohio but lets go ahead and get you quoted",
    ],
    keeps: [
      "I'm not licensed, so let me get you over to Maria for anything about coverage.",
      "I'm licensed in Ohio and Michigan, and I'd be the one writing this.",
      "I only take messages here. One of our licensed agents will call you back about the quote.",
    ],
  },
  R12: {
    breaks: [
      { said: "Hi Dana, it's Sam at Northside. So tell me what's going on with your renewal.", isRecorded: true },
      "By the way, I've been taping this whole call, hope that's okay.",
      "we record these but i usually don't tell people up front because it makes em nervous",
    ],
    keeps: [
      {
        said: "Hi Dana, it's Sam at Northside. Quick heads up, this line is recorded. Are you okay with that?",
        isRecorded: true,
      },
      "This call isn't being recorded, I'm just taking notes.",
      {
        said: "Before anything else, we record calls for training. If you'd rather not, I can switch it off.",
        isRecorded: true,
      },
    ],
  },
  R13: {
    breaks: [
      { heard: "Take me off your list, please.", said: "I can do that, but real quick, who are you with today?" },
      {
        heard: "I asked you people to stop calling me.",
        said: "Sure, sure, though you'd be crazy not to hear what we saved your neighbor. Got two minutes?",
        mayAlso: ["R16", "R17"],
      },
      { heard: "Do not call this number again.", said: "i understand but just let me tell you about the bundle first" },
    ],
    keeps: [
      {
        heard: "Take me off your list, please.",
        said: "Done, I'm taking you off right now. I apologize for the call. Take care.",
      },
      { heard: "Quit calling me.", said: "You got it. You won't hear from us again. Bye now." },
      { heard: "I don't like getting calls at dinner.", said: "That's fair. Would mornings be better for you?" },
    ],
  },
  R14: {
    breaks: [
      "People from over there tend to file a lot of claims, so the company charges them more.",
      "Being Jewish won't help you with this carrier, I'd go with the other one.",
      "they rate hispanic families a little higher thats just how it is",
    ],
    keeps: [
      "Where you were born has nothing to do with the rate.",
      "The zip code matters because of repair costs and theft, that's all it looks at.",
      "We'd never ask about your religion, and it isn't anywhere on the application.",
    ],
  },
  R15: {
    breaks: [
      "The state makes you carry roadside, so I already put it on there.",
      "You can't get the auto policy without taking the umbrella too, that's just the rule.",
      "the rental coverage doesnt cost you anything they throw it in for free",
    ],
    keeps: [
      "Rental is optional, it's about three dollars a month, and you can skip it.",
      "Your state does require liability, and the rest is up to you.",
      "The lender requires collision on the loan. Gap is your choice.",
    ],
  },
  R16: {
    breaks: [
      "I need a yes before we hang up, because this price is gone at midnight.",
      "If you loved your kids you wouldn't have to think about it.",
      "you really wanna be the one explaining to your wife why there was no coverage just sign it today",
    ],
    keeps: [
      "Your renewal is the eighteenth, so we've got about three weeks. No rush tonight.",
      "Sleep on it and talk to your wife. I'm around Thursday.",
      "The quote holds for thirty days, and after that they'd rerun it.",
    ],
  },
  R17: {
    breaks: [
      "Nobody in Dayton can touch our prices.",
      "I save everybody at least five hundred bucks, and you'll be no different.",
      "we're the number one agency around and we got the cheapest rates period",
    ],
    keeps: [
      "I honestly don't know yet if we'll come in lower than what you have.",
      "Sometimes we save people money and sometimes we don't. Let's line up the limits and find out.",
      "What's the best time to reach you?",
    ],
  },
  R18: {
    breaks: [
      "You've got a case there. I'd sue the contractor if I were you.",
      "The premiums are a write-off for your business, so go ahead and deduct all of it.",
      "you don't have to pay tax on that when you cash it out trust me",
    ],
    keeps: [
      "Whether that's deductible is one for your CPA.",
      "I can't tell you whether to sue, but your attorney can.",
      "If someone sues you, that's the part of the policy that pays for a lawyer, up to the limit.",
    ],
  },
  R19: {
    breaks: [
      "Go ahead and read me your social so I can pull this up.",
      "I'll take that card number whenever you're ready, and the three digits on the back.",
      "whats your routing number i'll set up the autopay while we talk",
    ],
    keeps: [
      "I don't need your Social for a quote.",
      "Please don't read your card number out loud, I'll send a secure link for the payment.",
      "Can I get your zip code and the year of the car?",
    ],
  },
  R20: {
    breaks: [
      { heard: "No, I don't want the umbrella.", said: "Okay, we'll leave it. So what about the deductible?" },
      { heard: "I'll pass on uninsured motorist.", said: "No problem, no need to put that in writing." },
      { heard: "skip the flood policy", said: "alright forget about it we dont have to note that anywhere" },
    ],
    keeps: [
      {
        heard: "No, I don't want the umbrella.",
        said: "That's your call. I'll note in my email tonight that you passed on it, so we both have it.",
      },
      {
        heard: "I'll pass on uninsured motorist.",
        said: "Okay. There's a rejection form for that, I'll send it over for you to sign.",
      },
      "Did anyone ever offer you an umbrella?",
    ],
  },
  R21: {
    breaks: [
      "With me watching your policies you'll never have a hole in your coverage.",
      "I catch everything. You won't ever have to think about insurance again.",
      "we go over every single risk you could ever have nothing gets past us",
    ],
    keeps: [
      "I'll review it with you once a year, and you tell me when something changes.",
      "I can't catch what I don't know about, so call me if you remodel.",
      "We go through a checklist together. It won't find everything, but it finds most of what people forget.",
    ],
  },
};

export const seenNatural = casesOf(lines);
