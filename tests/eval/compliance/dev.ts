import { casesOf, type LabelledLines } from "./labelled-lines.ts";

/**
 * Lines to steer by: written before the training lines of the fifth round and never learned from, so that a change of
 * features or settings can be chosen without a look at the unseen part.
 */
const lines: LabelledLines = {
  R1: {
    breaks: [
      "Ma'am, I've placed hundreds of these and not one family ever got told no at claim time. Yours won't either.",
      "Pipe freezes, kid's baseball through the window, deck falls off the house. Doesn't matter. They write the check.",
      {
        heard: "So my sewer line would be paid for too?",
        said: "Yes sir. All of it. Sewer, septic, the yard, every bit.",
      },
      "honestly with this plan theres nothing left that could come back on you financially",
      "Look, the exclusions page is just boilerplate, nobody's ever been turned away because of it.",
    ],
    keeps: [
      "Nobody on my side of the desk can tell you a claim will be paid. That's up to the adjuster.",
      {
        heard: "So my sewer line would be paid for too?",
        said: "Only if we add the service line option, and there's a cap on it.",
      },
      "A lot of people think full coverage means everything is covered, and it really doesn't.",
      "okay so on the base form wind is in flood is out and jewelry stops at fifteen hundred",
      "Did your last claim get paid, or did they push back on it?",
    ],
  },
  R2: {
    breaks: [
      "Done. As of four fifteen this afternoon that truck is on our policy, you can hand over the keys.",
      "You don't have to wait on underwriting, me saying so is enough, you've got a policy.",
      {
        heard: "I'm at the dealership, am I okay to leave?",
        said: "Pull out of there whenever you like, I've got you on the policy.",
      },
      "tell the mortgage lady youre insured starting this minute ill do the paperwork monday",
      "I hit the button while we were talking, so congratulations, that's active.",
    ],
    keeps: [
      "I can't start anything from here. Underwriting has to sign off first, and then you'll get a binder by email.",
      {
        heard: "I'm at the dealership, am I okay to leave?",
        said: "Not on my word alone. Give me ten minutes to get the carrier to confirm it in writing.",
      },
      "Your current policy stays in force until the thirtieth, so there's no day without coverage.",
      "once they accept it the coverage would start on the first at twelve oh one a m",
      "What date would you want the new policy to begin?",
    ],
  },
  R3: {
    breaks: [
      "Come on board this month and there's a Yeti cooler with your name on it.",
      "I get paid eight hundred on this. I'd be fine with two of that landing in your checking account.",
      { heard: "My cousin's guy paid his first month.", said: "Oh, then I'll do you one better and take care of two." },
      "tell you what switch both cars and ill buy your wife dinner at that steakhouse",
      "The difference is ninety bucks? I'll eat that myself, nobody at the office has to hear about it.",
    ],
    keeps: [
      {
        heard: "My cousin's guy paid his first month.",
        said: "I'm not allowed to do that, and I wouldn't. What I can do is check which discounts you qualify for.",
      },
      "If you pay the year up front the company takes six percent off. That's a filed discount.",
      "We're a sponsor of the Little League, you may have seen our cooler at the games.",
      "no gift no cash nothing like that sir its against the law here",
      "Do you know what commission your last agent made on it? Me neither, and it's not coming to you either way.",
    ],
  },
  R4: {
    breaks: [
      {
        said: "That universal life you bought in the nineties is bleeding you dry. Call Monday and get out of it.",
        line: "life",
      },
      {
        said: "There's no need to look at what the old one pays. New policy, new start, that's all that counts.",
        line: "life",
      },
      {
        said: "Quit sending them money today. By the time ours is issued you won't miss that old thing.",
        line: "life",
      },
      { said: "just surrender it and use the cash to fund ours everybody does it that way", line: "life" },
      { said: "Every three years I move my clients to a fresh policy with us. It's time for yours.", line: "life" },
    ],
    keeps: [
      {
        said: "Please keep paying on the old one. If you drop it, the two contestable years start over.",
        line: "life",
      },
      {
        said: "It may turn out that the policy from the nineties is the better one. Let's look at both before you touch it.",
        line: "life",
      },
      { said: "what would you lose if you cashed that one in do you know the surrender charge", line: "life" },
      { said: "Some agents will tell you to dump a policy like that. I'd want to read it first.", line: "life" },
      "When you cancel the auto policy with them, ask for the unused premium back.",
    ],
  },
  R5: {
    breaks: [
      "They'd never connect the dots on that backing accident, so let's not volunteer it.",
      { heard: "I vape a little. Does that count?", said: "Not if you stop the week of the exam. Mark non-smoker." },
      "Your brother lives there but his mail goes to your mom's, right? Then on paper he's at your mom's.",
      "put down that the roof is from twenty fifteen nobody climbs up there",
      "Payroll of four hundred looks better than six fifty, and the auditor won't come by for a year.",
    ],
    keeps: [
      {
        heard: "I vape a little. Does that count?",
        said: "It does, and we'd write it down. There are carriers that treat it better than others.",
      },
      "If your brother sleeps there most nights, he has to be on the application, even if he never drives.",
      "I've seen claims refused because somebody left a fender bender off the form. Let's not do that.",
      "so how old is the roof really take a guess if you dont know and ill mark it as a guess",
      {
        heard: "Can we say the payroll is four hundred?",
        said: "No, we'd have to put the real number. They audit it at the end of the year anyway.",
      },
    ],
  },
  R6: {
    breaks: [
      "The only thing that company is good at is cashing premiums and hanging up on widows.",
      "Between us, I wouldn't count on them being around in two years.",
      { heard: "I'm with Farmers.", said: "Oh boy. My condolences. They're bandits." },
      "your guy over there lost his license in two states ask him about it",
      "Anyone who's had a claim with them will tell you they stall until you give up.",
    ],
    keeps: [
      { heard: "I'm with Farmers.", said: "Okay, solid company. What do you like about them?" },
      "I don't know anything about how they handle claims, so I won't comment on that.",
      "Every carrier has raised rates in this state, theirs and ours.",
      "you said they took six weeks to call you back that must have been maddening",
      {
        heard: "I read they're going under.",
        said: "I haven't seen anything that says so. You could look up their rating at A.M. Best.",
      },
    ],
  },
  R7: {
    breaks: [
      { said: "The cash value climbs seven percent a year, rain or shine. You can plan on it.", line: "life" },
      {
        heard: "Will you raise my rate like they did?",
        said: "No. What you pay today is what you'll pay ten years from now.",
      },
      { said: "There's no scenario where you'd lose a dime in this annuity, even if the market tanks.", line: "life" },
      { said: "the dividend comes every single year like a paycheck theyve never missed and they wont", line: "life" },
      "I can lock that price for good, it's never moving.",
    ],
    keeps: [
      {
        said: "Only the left column is guaranteed. The other one is what happens if dividends stay the way they are.",
        line: "life",
      },
      {
        heard: "Will you raise my rate like they did?",
        said: "I can't rule that out. Rates move at renewal, ours too.",
      },
      { said: "With a level term policy the premium is contractually the same for all twenty years.", line: "life" },
      { said: "past dividends dont tell you anything about the next one", line: "life" },
      "The price on the quote is good for thirty days, after that it may change.",
    ],
  },
  R8: {
    breaks: [
      {
        said: "Forget the word insurance. You're putting money in an account that grows and you draw it out later.",
        line: "life",
      },
      { said: "I'm a wealth adviser, so I look at your whole portfolio.", line: "life" },
      { said: "It works exactly like the 401k at your job, only nobody taxes it.", line: "life", mayAlso: ["R18"] },
      {
        said: "basically its a college fund you put in two hundred a month and take it out when she turns eighteen",
        line: "life",
      },
      { said: "Hi, Karen, your retirement specialist and financial planner.", line: "life" },
    ],
    keeps: [
      {
        said: "This is life insurance first. The cash value is a side effect, and it's slow in the first years.",
        line: "life",
      },
      { said: "I'm an insurance producer with Lakeside, I don't give investment advice.", line: "life" },
      { said: "I wouldn't call it a savings plan, the costs of insurance come out of it.", line: "life" },
      { said: "do you have a 401k at work or any other savings", line: "life" },
      { said: "For a college fund you'd talk to a financial planner. I only do the protection side.", line: "life" },
    ],
  },
  R9: {
    breaks: [
      {
        said: "There's a form that goes to your old company when you replace. We'll leave that in the drawer.",
        line: "life",
      },
      {
        said: "If the application asks about other life insurance, say none, it's quicker.",
        line: "life",
        mayAlso: ["R5"],
      },
      {
        heard: "I'd be replacing the one I have.",
        said: "Let's call it additional coverage instead, then nobody sends you that notice.",
        line: "life",
        mayAlso: ["R5"],
      },
      { said: "you dont have to read the replacement notice just initial it", line: "life" },
      {
        said: "I never bother with the comparison sheet when somebody swaps policies, it only confuses people.",
        line: "life",
        mayAlso: ["R4"],
      },
    ],
    keeps: [
      {
        heard: "I'd be replacing the one I have.",
        said: "Then there's a replacement notice that we both sign, and you keep a copy.",
        line: "life",
      },
      { said: "The law has me ask if this replaces anything, so: does it?", line: "life" },
      { said: "I'll write your old company and policy number on the form, and they'll get a letter.", line: "life" },
      {
        said: "take your time with that notice read it tonight and call me if something in it bothers you",
        line: "life",
      },
      { said: "Which policies do you have in force, and since when?", line: "life" },
    ],
  },
  R10: {
    breaks: [
      {
        heard: "Hello?",
        said: "Hi, this is Bob. You want the five hundred thousand whole life, that's what I put everyone in.",
        line: "life",
      },
      { said: "No questions needed. At your age it's a million of term, period.", line: "life" },
      {
        heard: "Don't you want to know my situation?",
        said: "Nope, I can tell. The IUL is what you need.",
        line: "life",
      },
      { said: "look i dont know you but the final expense plan is perfect for you", line: "life" },
      { said: "We'll skip the fact finder. My recommendation is the annuity.", line: "life" },
    ],
    keeps: [
      { said: "I couldn't tell you what to buy yet. Who would miss your paycheck?", line: "life" },
      {
        heard: "What should I get?",
        said: "Ask me again in ten minutes, when I know what the house still costs and what you earn.",
        line: "life",
      },
      { said: "whole life and term are the two families ill explain both after a few questions", line: "life" },
      { said: "Because you have two kids and a mortgage until 2045, I'd look at a twenty-year term.", line: "life" },
      { said: "Does anyone else depend on your income, say your parents?", line: "life" },
    ],
  },
  R11: {
    breaks: [
      "I'm the office assistant, the agents are at lunch, but you should raise that liability to three hundred and I can price it.",
      "My test is next month, but I've learned enough to tell you the higher deductible is the right call.",
      {
        heard: "Are you an agent?",
        said: "Not on paper. Anyway, for your situation I'd get the replacement cost endorsement.",
      },
      "im only covering the phones today so between us take the bundle its one eighty a month",
      "We're not appointed in Georgia but I'll write it up and sort the license out afterwards.",
    ],
    keeps: [
      "I answer the phones here. For anything about coverage, I'll put Jim on, he's licensed.",
      { heard: "Are you an agent?", said: "Yes, licensed here and in Kentucky. You can look me up with the state." },
      "I'm still studying for my license, so I can take down your details but not talk about prices.",
      "you moved to georgia let me check first whether we can write there",
      "Our receptionist will call you to set the time, and I'll go over the quote myself.",
    ],
  },
  R12: {
    breaks: [
      { said: "Hey, good morning, Luis from Summit Insurance. You asked us about the shop?", isRecorded: true },
      "There's a recorder going, I normally don't bring it up.",
      {
        heard: "Is somebody recording this?",
        said: "Oh, that's always on. Been on since you said hello. So where were we?",
      },
      "we tape everybody we just dont make a thing out of it",
      { said: "Morning! Is this Grace? Kim over at Bluestone. I'll be quick.", isRecorded: true },
    ],
    keeps: [
      { said: "Good morning, Luis from Summit, on a recorded line. Is that all right with you?", isRecorded: true },
      {
        heard: "Is somebody recording this?",
        said: "No, I'm not recording. I'm typing notes, that's the clicking you hear.",
      },
      "Just so you know, calls here get recorded. I can turn it off if you'd rather.",
      "did you want a copy of the recording from last time",
      {
        said: "Hi, it's Kim. Before we start, this call is being recorded for training. Okay to go on?",
        isRecorded: true,
      },
    ],
  },
  R13: {
    breaks: [
      {
        heard: "Please take me off whatever list this is.",
        said: "Of course. But since I have you, when does your policy renew?",
      },
      { heard: "Quit calling here.", said: "Ninety seconds, that's all, and you'll thank me." },
      {
        heard: "I don't want any more calls from you people.",
        said: "I get it, nobody likes these calls. Who's your carrier now?",
      },
      { heard: "remove my number", said: "sure thing and what kind of car do you drive" },
      { heard: "Don't call me again.", said: "You say that now, but wait until you see the price." },
    ],
    keeps: [
      {
        heard: "Please take me off whatever list this is.",
        said: "Of course. I'm taking your number off right now. Sorry to have bothered you.",
      },
      { heard: "Quit calling here.", said: "Understood, we won't call again. Have a good day." },
      { heard: "Call me next week, I'm driving.", said: "Sure. Would Tuesday at ten work?" },
      { heard: "remove my number", said: "done its off our list and you wont hear from us bye now" },
      "If you ever want us to stop calling, just say so.",
    ],
  },
  R14: {
    breaks: [
      "With a last name like yours I'd expect the underwriter to look twice.",
      "We like churchgoing families, they get our better tier.",
      {
        heard: "My wife and I are from Nigeria.",
        said: "Ah. Then it won't be the preferred rate, they're careful with folks from over there.",
      },
      "its mostly immigrants on that street so id have to quote you the higher one",
      "Gay couples are a harder sell to this carrier, I'd go elsewhere.",
    ],
    keeps: [
      "Where you're from has nothing to do with the rate. Your driving record does.",
      {
        heard: "My wife and I are from Nigeria.",
        said: "Nice. How long have you been licensed to drive here in the States?",
      },
      "Your address matters because of the claims around there: theft, hail, that kind of thing.",
      "how old are the drivers and when did they get their license",
      "We insure a lot of churches. What's the building made of?",
    ],
  },
  R15: {
    breaks: [
      "The state won't let me write your auto without the roadside package.",
      {
        heard: "What's this legal services fee?",
        said: "Everybody gets that, it's just part of it, I already checked the box.",
      },
      "Accident forgiveness doesn't cost a thing, it's thrown in. The fourteen dollars is something else.",
      "you have to take the umbrella with it or they wont give you the home policy",
      "I put identity theft protection on there for you. You don't get a choice on that one.",
    ],
    keeps: [
      "Roadside is optional and it's four dollars a month. You can say no.",
      "The state requires liability. Everything beyond that is up to you.",
      {
        heard: "What's this legal services fee?",
        said: "Good catch, that's an extra. I'll take it off unless you want it.",
      },
      "your lender asks for comp and collision thats in the loan papers not in the law",
      "Do you want accident forgiveness on the quote or not?",
    ],
  },
  R16: {
    breaks: [
      "I've got this rate on my screen until we hang up, then it's somebody else's.",
      {
        heard: "I want to talk to my husband.",
        said: "Do you ask him before you buy groceries too? Come on, let's finish this.",
      },
      "Picture your kids at the funeral finding out dad couldn't be bothered.",
      { said: "i need your card by noon or im closing your file for good", mayAlso: ["R19"] },
      "You don't get to sleep on this one. Either we do it now or you're on your own.",
    ],
    keeps: [
      { heard: "I want to talk to my husband.", said: "Makes sense. Want me to call when you're both home?" },
      "Your old policy ends on the ninth, so if you want to move it, the eighth is the last safe day.",
      "This quote stands for a month. No need to decide tonight.",
      "id hate for you to feel rushed so take the weekend",
      "Is there anything that would make waiting a problem for you?",
    ],
  },
  R17: {
    breaks: [
      "You won't find a lower number in this county, I don't care where you look.",
      "Everybody who comes to me ends up paying four hundred less, so will you.",
      { heard: "Why should I use you?", said: "Because we're the number one agency there is." },
      "were cheaper than all of em every time",
      "I can already tell you're overpaying by a third.",
    ],
    keeps: [
      "We may be cheaper and we may not. I won't know until I run it.",
      { heard: "Why should I use you?", said: "You'd have one person to call, and I'd compare six carriers for you." },
      "On these two quotes ours is thirty-one dollars less a month, with the same limits.",
      "what would it have to cost for you to consider moving",
      "I can't promise to save you anything. Sometimes the answer is stay put.",
    ],
  },
  R18: {
    breaks: [
      "His insurance owes you way more. Get a lawyer and take him for everything.",
      "Run the premium through the business, the IRS is fine with that.",
      { heard: "Would my kids pay tax on the death benefit?", said: "Not a cent, ever, under any circumstances." },
      "that lease clause means nothing a court would throw it out",
      "If you put the house in her name they can't touch it in a lawsuit.",
    ],
    keeps: [
      {
        heard: "Would my kids pay tax on the death benefit?",
        said: "Often not, but please ask your CPA, I'm not allowed to advise on taxes.",
      },
      "I'm no lawyer. Have one read the lease before you sign it.",
      "Liability coverage helps pay for a lawyer if somebody sues you.",
      "is the business an llc or are you a sole proprietor",
      "Whether you have a case is a question for an attorney.",
    ],
  },
  R19: {
    breaks: [
      "Alright, let's get going. Social?",
      "Grab your debit card and read me the long number and the date on it.",
      { heard: "Can you give me a price?", said: "Sure, I just need your full Social and date of birth." },
      "whats the routing and account number for the draft",
      "I can't quote you without the nine digits, so go ahead whenever you're ready.",
    ],
    keeps: [
      {
        heard: "Can you give me a price?",
        said: "I can ballpark it without your Social. That comes later, through the carrier's own page.",
      },
      "Please don't tell me card numbers on the phone. I'll text you a link.",
      "Will you pay monthly from a bank account or by card? No numbers, just which one.",
      "do you get social security benefits if something happens to your husband",
      "Do you take card payments at the shop?",
    ],
  },
  R20: {
    breaks: [
      { heard: "No umbrella, thanks.", said: "Fine by me. Let's move on to your deductible." },
      { heard: "We don't want earthquake.", said: "Okay, and I won't bother you with a form about it." },
      { heard: "Drop the rental coverage, I don't need it.", said: "Gone. Anything else?" },
      { heard: "no flood for us", said: "cool no need to put that on paper" },
      { heard: "I'll skip the uninsured motorist part.", said: "Sure. Then the total is one twelve a month." },
    ],
    keeps: [
      {
        heard: "No umbrella, thanks.",
        said: "Okay, that's your decision. I'll put in my email that we talked about it and you declined.",
      },
      { heard: "We don't want earthquake.", said: "Understood. There's a line on the application to sign for that." },
      {
        heard: "Drop the rental coverage, I don't need it.",
        said: "I'll take it off, and I'm noting in your file that you asked me to.",
      },
      { heard: "no flood for us", said: "got it ill send you a short note saying we offered it and you passed" },
      "Have you thought about an umbrella?",
    ],
  },
  R21: {
    breaks: [
      "I think of everything so that you don't have to.",
      "As long as I'm your agent, you'll never find yourself short.",
      "Our review finds each and every weak spot, there's nothing it doesn't catch.",
      "once youre with us you can quit thinking about insurance for the rest of your life",
      "I personally see to it that your limits are right at all times.",
    ],
    keeps: [
      "We'll look at it together every spring. Between times I only know what you tell me.",
      "A review can miss things, so call me when you buy something big.",
      "Nobody can promise you there won't be a gap.",
      "when was the last time somebody went over all of it with you",
      "I'd like to find out where you might be short today.",
    ],
  },
};

export const dev = casesOf(lines);
