import { type PairSeed, pairsOf } from "./pair.ts";

const pairs: PairSeed[] = [
  {
    scenarioId: "A-1",
    level: 2,
    seed: 7301,
    competence: "opening and agenda",
    why: "One says who he is, what the next minutes are for and asks whether that suits her; the other never gives a name and starts questioning.",
    lines: [
      {
        better:
          "Hey there, you've got Miguel at Northside Insurance. Oof, two hundred bucks, yeah. So here's what I'd like to do: ask you a handful of questions, look at what you've got now, and then you tell me if it's worth a quote. Sound fair?",
        worse: "Okay. Insurance. What kind of cars?",
      },
      "So what'd they have you at before, and what do they want now?",
      "And how are you two actually using those cars these days?",
      "What've you got for liability on there, if you have the page in front of you?",
      "Anything behind it that you'd hate to lose, like a house?",
      "See, if somebody gets badly hurt, that fifty runs out quick and then the house is next in line.",
      "Let me put the two policies next to each other and we'll go over it Thursday, say four thirty?",
    ],
  },
  {
    scenarioId: "A-1",
    level: 2,
    seed: 7302,
    competence: "acknowledging before answering",
    why: "Told that every company raises rates, one first shows that he heard the annoyance and asks about it; the other corrects her.",
    lines: [
      "Good morning, Northside Insurance, this is Rachel. I can help with that, mind if I ask a few things first?",
      "What did the letter say the new price was?",
      "Who all's behind the wheel at your place?",
      {
        better:
          "Honestly I'd be ticked off too. You did everything right and the bill goes up anyway. What did they tell you when it happened?",
        worse: "Well, that's just how insurance works, everyone's rates are going up.",
      },
      {
        better:
          "So most of that jump is repair costs and parts, it hits everybody around here, us too. I won't tell you ours can't move. What I can do is tell you before it does.",
        worse: "It's repair costs and parts. You'd see it with anybody.",
      },
      "How much are you driving now compared to, I dunno, a couple years ago?",
      "And what limits are you carrying?",
      "Would tomorrow at five fifteen work to walk through both side by side?",
    ],
  },
  {
    scenarioId: "A-1",
    level: 1,
    seed: 7303,
    competence: "price presentation",
    why: "The better agent puts the forty dollars next to what it buys for her; the worse one drops the number and hopes.",
    lines: [
      "Hi, thanks for calling, I'm Theo with Northside Insurance. Let me get the picture first, if that's alright with you?",
      "What's changed on the bill?",
      "What do you use each car for during the week?",
      "How high does your liability go right now?",
      "Do you guys rent or own?",
      {
        better:
          "Okay so we'd come out around forty dollars more for the six months. That's about seven a month, and for that you go from fifty thousand per person to two fifty, which matters because of the equity in that house.",
        worse: "We'd be forty dollars higher for six months.",
      },
      {
        better: "Is that worth it to you, or would you sooner see it with your old limits as well?",
        worse: "It's a pretty good policy though.",
      },
      "I'll have it written up and we can talk Saturday at ten, how's that?",
    ],
  },
  {
    scenarioId: "A-2",
    level: 2,
    seed: 7304,
    competence: "discovery depth",
    why: "Both ask who drives; one keeps asking on until it's clear how often, who rides along and what's at stake, the other ticks the box and moves on.",
    lines: [
      "Hey Dana, it's Carla over at Northside Insurance, time for that yearly check-in. Got ten minutes for me?",
      "So who's driving what at your house now?",
      {
        better: "Oh, big milestone. And when does he take the truck, what's a typical week look like?",
        worse: "Okay, got it. And is your address still the same?",
      },
      {
        better: "Does he usually have friends in there with him?",
        worse: "Still paying by autopay?",
      },
      {
        better: "And if something did go wrong, what would you want kept safe, the house, savings?",
        worse: "Alright. And the phone number's still good?",
      },
      "Since he's behind the wheel that regularly he does need to be on there, otherwise a claim could get messy.",
      "His grades could take some of the sting out of it, so send me the report card.",
      "Can we do Wednesday at seven and I'll have the number for you?",
    ],
  },
  {
    scenarioId: "A-2",
    level: 2,
    seed: 7305,
    competence: "answering with a reason",
    why: "Why a kid has to be listed: one explains what happens at a claim with her truck, the other hides behind a rule.",
    lines: [
      "Hi Dana, this is Ben at Northside Insurance, calling about your annual review. Is now alright?",
      "Tell me about the drivers in the house, what's new?",
      "How much does he drive it, really?",
      "I get it, it's the price you're dreading, right?",
      {
        better:
          "Here's why I'm bugging you about it. Say he bumps somebody on the way to practice. First thing the adjuster asks is who lives with you and who drives that truck, and if he was never on there the whole claim can get hung up.",
        worse: "It's a requirement. All household drivers have to be listed, that's the policy.",
      },
      {
        better: "Does that make sense, or does it still feel like overkill to you?",
        worse: "So we'll need his license number.",
      },
      "With a 3.4 he should qualify for the good student discount, so I'd price that in.",
      "I can have that ready by Thursday noon, shall I call you at lunch?",
    ],
  },
  {
    scenarioId: "A-2",
    level: 1,
    seed: 7306,
    competence: "cross-sell tied to the facts",
    why: "The umbrella comes up because of the carload of teammates and the house, against an umbrella thrown in as an extra.",
    lines: [
      "Hi, it's Jo from Northside Insurance, your yearly review's up. Good time?",
      "Who's driving the cars and the truck these days?",
      "What worries you about him driving, if anything?",
      "What do you own that you'd want to protect, house, college money, things like that?",
      "He'd have to be listed, he's in that truck every day.",
      {
        better:
          "You said three of his buddies ride with him. One bad crash with four kids in it can blow past three hundred thousand, and then it's your house. That's the reason I'd look at an umbrella on top.",
        worse: "We're also offering umbrellas this month, lots of our clients are getting one.",
      },
      "Shall I price it with the good student discount and all that?",
      "How about Saturday at nine thirty to go through it?",
    ],
  },
  {
    scenarioId: "A-3",
    level: 2,
    seed: 7307,
    competence: "plain words, no jargon",
    why: "Same advice; one says it so that an electrician follows it, the other in industry shorthand.",
    lines: [
      "Hi Robert, Lena with Northside Insurance. Monday's doable. Couple of questions so I get you the right thing, okay?",
      "What happened with the last policy?",
      "Who's riding with you two in a regular week?",
      "Got a house, paycheck, anything they could come after?",
      {
        better:
          "So twenty-five thousand is the most it'd pay for one person you hurt. A few days in the hospital eats that up, and whatever's left they can take out of your paycheck.",
        worse:
          "Your BI split limits at 25/50 leave you with significant excess exposure above the per-person sublimit.",
      },
      {
        better:
          "And if somebody with no insurance hits Katie and the kids, there's nothing on here to pay for that. That's the piece you took off.",
        worse: "You'd also want UM/UIM stacked to match your BI, and MedPay as first-party excess.",
      },
      "I'll lay the minimum and the next step up next to each other, you pick.",
      "Can I ring you tomorrow at six fifteen?",
    ],
  },
  {
    scenarioId: "A-3",
    level: 2,
    seed: 7308,
    competence: "choice instead of a lecture",
    why: "Asked for the cheapest thing, one respects it, asks and offers two versions; the other lectures him about responsibility.",
    lines: [
      "Hi, this is Andre at Northside Insurance. Sure, let's get you legal by Monday. Can I ask you a few quick things?",
      {
        better: "Tight month, I hear you. What happened with the payment, if you don't mind me asking?",
        worse: "You really shouldn't be driving around with the minimum when you've got kids.",
      },
      "Who's driving where in a normal week?",
      {
        better: "If there was a bad accident, what's there that somebody could go after?",
        worse: "A responsible dad gets proper coverage, that's all I'm going to say.",
      },
      "What did you have for limits before?",
      {
        better:
          "Then let me show you two: the minimum, and one step up. You look at what's between them in dollars and you decide, I'm fine either way.",
        worse: "You need at least a hundred, three hundred. I wouldn't sell you less.",
      },
      "How's Saturday morning at ten to choose?",
    ],
  },
  {
    scenarioId: "A-4",
    level: 2,
    seed: 7309,
    competence: "following the customer's question",
    why: "He asks whether he can't do it online; one answers and says what the form doesn't ask, the other ignores it and carries on with the list.",
    lines: [
      "Hey Marcus, Nadia from Northside Insurance, you started a quote on our site and left your number. Caught you at an okay time?",
      "What are you using the car for besides getting around?",
      {
        better:
          "You totally could do it online. Only thing is, that form never asks about delivery, and that's four nights of your week. If you crash with somebody's dinner in the back, a personal policy can say no. That's why I called.",
        worse: "And what's the VIN on the car?",
      },
      {
        better: "What do you still owe on it, roughly, and what's it worth?",
        worse: "Okay and your license number?",
      },
      "How many miles would you say you're putting on a week?",
      "So I'd quote it with the delivery use on there, so that it pays when you're actually working.",
      "Tuesday at two, between clients, would that work?",
    ],
  },
  {
    scenarioId: "A-4",
    level: 2,
    seed: 7310,
    competence: "minor compliance: superlatives",
    why: "'Cheapest in Arizona, you'll save half' is a claim nobody can back up; the other offers to compare.",
    lines: [
      "Hi Marcus, it's Owen with Northside Insurance about the quote you started. Got a few minutes?",
      "What made you start looking?",
      "How do you use the car during the week, day and night?",
      "Still paying it off?",
      {
        better: "I don't know yet if we're cheaper. Could be, could be not. I'll show you yours and ours on one page.",
        worse: "We've got the lowest rates in the whole state, you'll save at least half.",
      },
      "Because you deliver four nights, I'd want that on the policy, otherwise it may not pay when it counts.",
      "You'd still owe three grand if the car got totaled, so gap cover's worth a look.",
      "Can I call you tomorrow at noon with the numbers?",
    ],
  },
  {
    scenarioId: "H-1",
    level: 2,
    seed: 7311,
    competence: "tailoring to the facts",
    why: "The suggestion is built from the sump pump and the jewelry she mentioned, against a standard package.",
    lines: [
      "Hi Priya, I'm Wes with Northside Insurance, your lender passed me your name about the house. Is this an okay moment?",
      "First off, congrats! When do you close, and what do they need from you?",
      "What did the inspector have to say about the place?",
      "Tell me about the basement, what's down there?",
      "Is there anything especially valuable you're moving in?",
      {
        better:
          "Alright, so going by what you told me: the finished basement with the pump means I'd add water backup, and your grandmother's gold should be listed by itself, because a normal policy pays only a small amount for jewelry.",
        worse:
          "Alright, so we have a Preferred package that most new homeowners go with. It has pretty much all the usual stuff in it.",
      },
      "The lender gets their proof five days before, I'll take care of that.",
      "Could we look at it together Wednesday at seven thirty in the evening?",
    ],
  },
  {
    scenarioId: "H-1",
    level: 2,
    seed: 7312,
    competence: "confirming that it is settled",
    why: "Both explain 480 against 390 the same way; only one checks that it landed and asks what is still open.",
    lines: [
      "Hi Priya, this is Grace at Northside Insurance, calling about insurance for your new house. Do you have a couple of minutes?",
      "When's the closing, and what has the lender asked you for?",
      "What are you paying for it, and what do you know about the roof?",
      "I ran the rebuild number and it comes out at 480.",
      {
        better: "Yeah, that looks odd at first, I get why you'd ask. What would you have expected it to be?",
        worse: "Yeah.",
      },
      "390 is what the house and the lot sell for. 480 is what a builder charges to put it all back up, with today's lumber, and after hauling the old one away.",
      {
        better: "Does that clear it up, or is there something about the number that still bothers you?",
        worse: "Next thing is the basement.",
      },
      "What have you got in the basement?",
      "With that pump down there I'd add water backup, a standard policy leaves it out.",
      "Tomorrow at noon, fifteen minutes, to go over it?",
    ],
  },
  {
    scenarioId: "H-1",
    level: 2,
    seed: 7313,
    competence: "talking too much",
    why: "One explains in a sentence and gives the word back; the other holds a speech on company and products.",
    lines: [
      "Hi Priya, Dale with Northside Insurance, your lender gave me your number. Good time for a few questions about the house?",
      "What's the timeline, when do you close?",
      {
        better:
          "Good, plenty of time. The lender only cares that their loan is safe, I'd like to look at the rest with you. What worries you about the house?",
        worse:
          "Great. So let me tell you a bit about us. Northside has been in business since 1974, we're family owned, we work with eleven carriers and we've won several service awards. Our homeowners policy comes with dwelling coverage, other structures, personal property, loss of use, personal liability and medical payments. Then on top of that there's a whole range of endorsements, you've got water backup, service line, equipment breakdown, scheduled property, identity theft, ordinance or law, and a lot of people take the bundle with auto, which gets them a discount on both, and we have an app where you can see all of that and file a claim with a couple of pictures, and we send out a newsletter four times a year.",
      },
      "What did the inspection turn up?",
      "What's in the basement?",
      "Then I'd put water backup on it, since a sump pump that quits is left out of a plain policy.",
      "Could we do Friday at nine thirty and go through it?",
    ],
  },
  {
    scenarioId: "H-2",
    level: 2,
    seed: 7314,
    competence: "respect for a no",
    why: "He says he's staying; one takes that at its word and leaves him something useful, the other keeps at it.",
    lines: [
      "Morning Mr. Kowalski, this is Amy from Northside Insurance. Your daughter asked me to call, and you can tell me to get lost anytime. Got two minutes?",
      "Twenty-two years, that's a long time. What have they done right for you?",
      "What does it run you these days, if I may ask?",
      "Did they ever send you something about wind and hail?",
      {
        better:
          "Fair enough, and I'm not trying to move you. Would you want me to just tell you what that two percent means, and then leave you be?",
        worse: "Come on, you're losing money every single month you stay with them. Why wouldn't you switch?",
      },
      {
        better: "On your house two percent is about sixty-eight hundred out of your pocket before they pay for hail.",
        worse: "I don't understand why you'd say no to saving money, Ray. Let's just do it.",
      },
      {
        better:
          "Dig that paper out of the drawer, and if you like, I'll call Tuesday at nine and we read it together. If not, no hard feelings.",
        worse: "I'm going to put you down for Tuesday at nine, okay?",
      },
    ],
  },
  {
    scenarioId: "H-2",
    level: 2,
    seed: 7315,
    competence: "small talk in measure",
    why: "A word about the roof he built himself and back to the point, against half the call spent on fishing and the weather.",
    lines: [
      "Hello Mr. Kowalski, Pete with Northside Insurance. Your daughter thought I might give you a ring. Is it a bad time?",
      {
        better: "How long have you been with your company, and what keeps you there?",
        worse: "How about this weather, huh? Been out on the lake yet this year?",
      },
      {
        better: "You put that roof on yourself? That's no small job. How old is it by now?",
        worse: "I've got a buddy with a boat up there. Do you fish at all? I used to go for walleye every weekend.",
      },
      {
        better: "What does your deductible look like for wind and hail?",
        worse:
          "My father-in-law caught one this big, no joke. Man, those were the days. Any sports, you a Steelers guy?",
      },
      "So on an '04 roof they'd likely pay what it's worth today, and that's a fraction of a new one.",
      "Would you let me go over the declarations page with you Thursday after lunch, say one o'clock?",
    ],
  },
  {
    scenarioId: "H-2",
    level: 2,
    seed: 7316,
    competence: "listening and recap",
    why: "One plays back what he said before suggesting anything; the other never picks up a word of his.",
    lines: [
      "Good morning, is this Ray? Tanya at Northside Insurance, your daughter asked me to look you up. Two minutes okay?",
      "What would another company have to do better than yours for you to even look?",
      {
        better:
          "Got it, so they've been decent to you and it's the price creeping up that gets under your skin. How much has it gone up?",
        worse: "Okay. How much do you pay?",
      },
      "How old's the roof?",
      "What would you do if you had to pay the deductible tomorrow?",
      {
        better:
          "So let me see if I've got you right: fixed income, a roof from '04 you did with your brother, and a letter about two percent that's sitting in a drawer. Did I miss anything?",
        worse: "Okay, I think I have what I need.",
      },
      "Two percent of the house is close to seven thousand dollars before they pay a dime for hail.",
      "Let me come by Tuesday at ten and we'll read that letter together.",
    ],
  },
  {
    scenarioId: "H-3",
    level: 2,
    seed: 7317,
    competence: "hearing out a complaint",
    why: "The claim was paid only in part; one lets her tell it and says sorry, the other brushes it off to get to flood insurance.",
    lines: [
      "Hi Denise, this is Sofia with Northside Insurance, I've got your yearly review on my list. Is now okay?",
      {
        better:
          "Ugh, I'm sorry. You got stuck with most of that bill and nobody called you. Can you tell me how that went?",
        worse: "Right, that's because surface water's excluded. It's in the contract.",
      },
      {
        better:
          "I can't change what the claims people decided, but I can look at why, so it doesn't hit you twice. What's down on that level?",
        worse: "Anyway, I'm calling about flood insurance.",
      },
      "How does the water get to the house?",
      "If it happened again next spring, what could you cover out of savings?",
      "Water that runs over the ground counts as flood, and your home policy doesn't pay for that. Same storm, same answer.",
      "I could put two flood prices in front of you Thursday at ten. Would that be alright?",
    ],
  },
  {
    scenarioId: "H-3",
    level: 2,
    seed: 7318,
    competence: "honesty about limits",
    why: "Asked to say any water is covered, one says plainly what flood insurance pays and doesn't; the other glosses over it.",
    lines: [
      "Hi Denise, Colin at Northside Insurance for your annual review. Did I catch you at a good time?",
      "I saw the claim from April. What happened there?",
      "That sounds like a rotten couple of weeks. What do you have on the lower level?",
      "What's the neighborhood been through since they built uphill?",
      "Your homeowners leaves out water that comes over the ground, that's what bit you in April.",
      {
        better:
          "I wish I could say that, but it wouldn't be true. A flood policy pays for water rising from outside; a backed-up drain is a different piece, things stored down there are only partly in, and there's usually a thirty-day wait.",
        worse: "Yep, with the flood policy any water that gets in is taken care of, you won't have to think about it.",
      },
      "I'd bring you two versions, building only and with contents.",
      "Tuesday at one o'clock?",
    ],
  },
  {
    scenarioId: "H-4",
    level: 2,
    seed: 7319,
    competence: "specific next step",
    why: "Same call; one ends with a day, a time and who does what, the other with 'I'll be in touch'.",
    lines: [
      "Hey, thanks for calling Northside Insurance, I'm Kim. Yeah, we can do that. Mind if I ask a couple of things so it's the right one?",
      "What does the building want from you, and by when?",
      "Walk me through your living room, what's in there?",
      "Anybody else living there with you?",
      "Has anything ever leaked or gone wrong in the place?",
      "When your tub runs over, it's the liability part that pays for the apartment below. The new owners would send you that bill.",
      {
        better:
          "So let's say tomorrow at twelve fifteen: I'll have two options ready, you have the lease page with the requirement, and I send the building their proof once it's issued.",
        worse: "Alright, I'll put something together and be in touch.",
      },
      {
        better: "Does twelve fifteen really work, with your clients?",
        worse: "Okay, have a good one then.",
      },
    ],
  },
  {
    scenarioId: "H-4",
    level: 2,
    seed: 7320,
    competence: "gaps found",
    why: "One notices that his girlfriend's things and the Sunday clients are not in a basic policy; the other sells the proof he asked for.",
    lines: [
      "Hi there, this is Luis at Northside Insurance. Happy to help with the lease thing. Can I ask you some questions first?",
      "When do they need it, and how much liability do they want to see?",
      "What do you do for work, do you ever do any of it at home?",
      "Who else has stuff in the apartment?",
      {
        better:
          "Heads up then, her things aren't in there until she's named on it, so if there's a fire, her half is just gone.",
        worse: "Cool. The basic one's got a hundred thousand in it, so the building will be happy.",
      },
      {
        better:
          "And the folks who train with you on Sundays, if one of them gets hurt in your living room, a plain renters policy can say that's business and stay out of it.",
        worse: "And you can pay it monthly on a card.",
      },
      "What could you put up yourself if there was a claim?",
      "I'll set up two versions, and we pick tomorrow at noon. Good?",
    ],
  },
];

export const naturalAutoHomePairs = pairsOf("natural-auto-home", pairs);
