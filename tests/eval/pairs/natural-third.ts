import { type PairSeed, pairsOf } from "./pair.ts";

const pairs: PairSeed[] = [
  {
    scenarioId: "A-1",
    level: 2,
    seed: 7601,
    competence: "asking what she values before comparing",
    why: "She's mostly fine with her company; one asks what's been good there and for leave to compare, the other says they're overpriced.",
    lines: [
      "Northside Insurance, good morning, my name's Adele. Sure, I can have a look, is it alright if I ask around a little first?",
      "What did they tell you about the increase?",
      {
        better: "Eleven years is something. What've they done well for you in that time?",
        worse: "They're overcharging you, that's what it is.",
      },
      {
        better: "Glad they took care of the windshield. Would you mind if I just hold their limits next to ours?",
        worse: "We're a lot better for people like you.",
      },
      "Which of you drives where?",
      "What are the injury limits, it's two numbers with a slash?",
      "If it ever went to court, is there a house or savings they could reach for?",
      "Then fifty's not much with a house like that standing behind it.",
      "Could you do Thursday at four fifteen to see them next to each other?",
    ],
  },
  {
    scenarioId: "A-2",
    level: 1,
    seed: 7602,
    competence: "hearing the worry behind the price",
    why: "One picks up that she's scared about the boy in the truck, the other only talks money.",
    lines: [
      "Hi Dana, Ruben with Northside Insurance, it's that time of the year. Can I have ten minutes?",
      "What's new with the cars and who's in them?",
      "How often would you say he takes it?",
      {
        better: "Sounds like it isn't only the bill, you're nervous about that carful of boys too. What have you seen?",
        worse: "It'll be maybe twelve hundred a year more with him on it.",
      },
      {
        better: "I'd lie awake over that too. Let's make sure you two are safe if it goes wrong.",
        worse: "There's a couple of discounts though.",
      },
      "He needs to be named, since he's got it every day and they'd ask about it after a crash.",
      "How are his grades?",
      "Let's talk Saturday at nine with the number, okay?",
    ],
  },
  {
    scenarioId: "A-3",
    level: 2,
    seed: 7603,
    competence: "no false urgency",
    why: "One leaves him the weekend he has, the other invents that the rate's gone tonight.",
    lines: [
      "Hey Robert, this is Mina at Northside Insurance. Proof by Monday, got it. Few questions first, okay?",
      "What led to the cancellation?",
      "What do you have to lose if somebody sued you?",
      "And who else is in the cars?",
      "The minimum's used up after a day or two in intensive care, and then they look at your pay.",
      {
        better:
          "You've got till Monday, so there's no hurry. I'll put the two prices on one sheet and you sleep on it.",
        worse: "But I need to know right now, that rate won't be there tomorrow.",
      },
      {
        better: "How about Sunday after dinner, seven o'clock, and we pick one?",
        worse: "So, yes or no?",
      },
    ],
  },
  {
    scenarioId: "A-4",
    level: 2,
    seed: 7604,
    competence: "not promising the delivery claim",
    why: "He clipped a pole on a delivery; one is straight that it might have been refused, the other promises it's all paid with them.",
    lines: [
      "Hey, Marcus? Bianca from Northside Insurance, you left a quote half done on our page. Good time?",
      "How come you were looking?",
      "What all do you use the car for?",
      "Anything happen with it in the last couple of years?",
      {
        better:
          "Good that nobody got hurt. I can't say how they'd have handled it, a lot of personal policies leave deliveries out. Which is why I'd put the delivery on yours.",
        worse: "With us they'd have paid that, every claim gets paid, no questions asked.",
      },
      "What do you still owe?",
      "Then there's three thousand you'd be paying on a car that's gone.",
      "Can we talk tomorrow at twelve thirty?",
    ],
  },
  {
    scenarioId: "H-1",
    level: 2,
    seed: 7605,
    competence: "separating the lender's interest from hers",
    why: "She believes the bank handles it: one asks and explains whose money it is, the other just says no.",
    lines: [
      "Hi Priya, this is Otto from Northside Insurance, I got your number from the lender. Do you have a minute for the house?",
      "What have they told you that you need?",
      "What did you find out about the house when it was inspected?",
      {
        better:
          "Lots of people think so, it's in the payment after all. What would you want to have happen if it burned down?",
        worse: "No, they don't.",
      },
      {
        better:
          "See, the bank's part pays the bank back. What's over that, your furniture, your down payment, a roof over you three, that's the part that's yours.",
        worse: "You have to take care of that yourself.",
      },
      "What's in the basement?",
      "I'd have water backup on it with that pump.",
      "Wednesday at seven fifteen in the evening, would that suit you?",
    ],
  },
  {
    scenarioId: "H-2",
    level: 2,
    seed: 7606,
    competence: "deductible in dollars",
    why: "One turns two percent into dollars and his pension, the other leaves it at percent.",
    lines: [
      "Good day Mr. Kowalski, Nils with Northside Insurance. It was your daughter's idea that I call. Is it okay right now?",
      "What do you like about them after all these years?",
      "What are you paying by now?",
      "And what's your part if there's hail?",
      {
        better:
          "On a house like yours two percent is nearly seven thousand. That's three months of pension before they chip in.",
        worse: "A percentage deductible is applied to the dwelling limit.",
      },
      {
        better: "Could you put that on the table if it hailed tonight?",
        worse: "That's common these days.",
      },
      "How's the roof holding up?",
      "Shall I come by Tuesday at eight and we look at the letter?",
    ],
  },
  {
    scenarioId: "H-3",
    level: 2,
    seed: 7607,
    competence: "waiting for the answer instead of lecturing",
    why: "One asks what happened in her house, the other explains flood insurance for minutes.",
    lines: [
      "Hello Denise, it's Patrice from Northside Insurance for the yearly look-over. Good time?",
      {
        better: "I read the file about April. What was it like from your side?",
        worse:
          "So, flood insurance. It was created in 1968 and it's run by the government, mostly, through FEMA, and you've got your zones, there's A and V and X, and you're in X, and in X you can get a preferred policy, well, they changed that, now it's by rating factors, the distance to water and the elevation and so on, and there's building up to two fifty and contents up to a hundred, and there's a deductible for each, and the waiting period's thirty days, and then there are private carriers too, which sometimes go higher.",
      },
      {
        better: "That's a lot of hours on the phone for nothing. What have you got down there that you'd miss?",
        worse: "Anyway, it's really worth having.",
      },
      "Where does the water come from?",
      "What would you do about the money if it happened twice?",
      "That water counts as flood, and what you have doesn't pay for flood.",
      "Could I show you two prices on Tuesday at one?",
    ],
  },
  {
    scenarioId: "H-4",
    level: 1,
    seed: 7608,
    competence: "asking about household and work",
    why: "One asks who else lives there and what goes on in the flat, the other asks for the card number.",
    lines: [
      "Hi, thanks for calling Northside Insurance, Odette speaking. Let's get you that proof. Okay if I ask you some things on the way?",
      "When does it have to be there?",
      {
        better: "Who shares the place with you?",
        worse: "What's your date of birth?",
      },
      {
        better: "And what do you do for a living, does any of it happen at home?",
        worse: "And which card would you like to use?",
      },
      {
        better: "What would you have to buy again if it was all gone?",
        worse: "And your e-mail?",
      },
      "The liability part's for when something from your place ends up in somebody else's.",
      "I'll have two versions for you tomorrow at noon, is that okay?",
    ],
  },
  {
    scenarioId: "L-1",
    level: 1,
    seed: 7609,
    competence: "spouse: welcome and booked",
    why: "She wants to ask her husband: one welcomes it, asks what he'll want to know and books, the other is put out.",
    lines: [
      "Hello Priya, Greta with Northside Insurance, about your online form. Can you talk, or is she awake?",
      "What was it that made you look into this?",
      "What comes in every month, and from whom?",
      "What's there if one of you isn't?",
      "A year's pay from the hospital against a mortgage like that leaves a big hole.",
      "So I'd look at twenty years for each of you.",
      {
        better: "Absolutely, he should be in on it. What's he going to ask first, you think?",
        worse: "Do you always have to ask your husband?",
      },
      {
        better: "Then let's do Tuesday at seven with him, and I'll start with that.",
        worse: "Well, let me know when you've asked.",
      },
    ],
  },
  {
    scenarioId: "L-2",
    level: 1,
    seed: 7610,
    competence: "no gift for signing",
    why: "He asks for something on top: one says it isn't allowed, the other offers a gift card.",
    lines: [
      "Hey Marcus, Kurt from Northside Insurance, your client Jamal told me to try you. Okay for five minutes?",
      "How are you set up right now, anything from the gym?",
      "What are your plans workwise?",
      "Who would notice if your money stopped?",
      "That gym thing ends when you leave, and then your mom's on her own.",
      {
        better:
          "Can't do that, the rules don't let me give anything for signing. What I can do is keep it as small as you need it.",
        worse: "I could throw in a fifty dollar gift card when you sign, how's that?",
      },
      "I'd look at a small term policy in your own name.",
      "Sunday at four to see what it costs?",
    ],
  },
  {
    scenarioId: "L-3",
    level: 2,
    seed: 7611,
    competence: "finding out what the old policy is for",
    why: "One asks about purpose, loan, beneficiary and health; the other asks for the price only and offers a quote.",
    lines: [
      "Hello, this is Ines, I'm an agent with Northside Insurance. I'd rather look at it properly than beat anything. May I ask about it?",
      "What's it cost you a month?",
      {
        better: "And what did you buy it for back then?",
        worse: "I'm pretty sure we've got something for less.",
      },
      {
        better: "Anything borrowed against it?",
        worse: "Do you smoke?",
      },
      {
        better: "How's your health these days compared to 2009?",
        worse: "I could send you a quote this afternoon.",
      },
      "That price can't go up on you anymore, and a new one starts with today's health.",
      "I'd write both of them down, what you'd win and what you'd lose, and we talk Tuesday at ten.",
    ],
  },
  {
    scenarioId: "L-4",
    level: 1,
    seed: 7612,
    competence: "checking understanding",
    why: "One makes sure he's still with her and that it settles things, the other goes straight on.",
    lines: [
      "Hi Robert, it's Vera from Northside Insurance, your wife and I spoke. Is this still a good moment?",
      "Tell me a bit about your family, who's at home?",
      "What has to be paid out of your wages?",
      "And what would there be if you weren't around?",
      "Ten thousand, and the house alone is one sixty-four. That's the hole.",
      {
        better: "Am I going too fast, or is that how you see it too?",
        worse: "So.",
      },
      "I'd go for a term policy until your six-year-old is grown, because that's how long they need your pay.",
      {
        better: "Does that sound right to you, or is there something about it that bugs you?",
        worse: "It's the usual thing.",
      },
      "Could I come Wednesday at seven when Katie's there?",
    ],
  },
  {
    scenarioId: "C-1",
    level: 1,
    seed: 7613,
    competence: "setting the date ahead of the renewal",
    why: "She just renewed: one respects it, asks what's changed and books a date before March; the other wants to replace it now.",
    lines: [
      "Hi Elena, Tomas with Northside Insurance. I had tacos on your new patio and got curious. Got two minutes for me?",
      {
        better: "Then that's done, and I'm not here to undo it. When does it come up again?",
        worse: "You could still get out of it, I can move you over this week.",
      },
      {
        better: "What's in the restaurant now that wasn't when they last looked?",
        worse: "What are you paying?",
      },
      "Who takes the food out?",
      "The waitress hits somebody on a run, it comes back to you, and her car policy may say no.",
      {
        better: "I'd love to sit down in December, well before March. The first Tuesday at three?",
        worse: "So what do you say, do we switch?",
      },
    ],
  },
  {
    scenarioId: "C-2",
    level: 2,
    seed: 7614,
    competence: "following up on the injury",
    why: "Manny fell; one hears it and asks on, the other ignores it and goes for the price.",
    lines: [
      "Morning Tom, this is Edith with Northside Insurance, about the dental job. Two minutes before you're up the ladder?",
      "What do they want from you on paper?",
      "Who's on the crew?",
      "Anybody ever get hurt?",
      {
        better: "Two ribs, that must've been a bad day for both of you. Who paid for it in the end?",
        worse: "Okay. What are you paying now?",
      },
      {
        better: "So next time it could be his back, and without a certificate it comes out of your pocket.",
        worse: "I can probably do better on the price.",
      },
      "What about your vans, how are they insured?",
      "Let's look at it together Wednesday at six.",
    ],
  },
  {
    scenarioId: "C-3",
    level: 2,
    seed: 7615,
    competence: "opening that reminds her where they met",
    why: "One says who he is, where they met and asks for a moment; the other just starts.",
    lines: [
      {
        better:
          "Hi Kim, it's Boris from Northside Insurance, we stood at the same table at the neighborhood evening and you said I could call. I'd like to ask you three things about how you take bookings. Is it a good moment?",
        worse: "Hi, do you have cyber insurance?",
      },
      "How does somebody get an appointment with you?",
      "What happens in the shop when the app's down?",
      "Who works here on their own account?",
      "Have you ever had a customer who got hurt from a treatment?",
      "A basic policy doesn't pay for a burn like that, that's a different part.",
      "Would Monday at noon be alright for a quarter of an hour?",
    ],
  },
  {
    scenarioId: "C-4",
    level: 1,
    seed: 7616,
    competence: "exploring 'comp keeps going up'",
    why: "One asks for the worksheet and the class codes, the other says everybody's is going up.",
    lines: [
      "Good morning Ms. Carter, I'm Leo Brandauer with Northside Insurance, I work with machine shops on comp. May I have two minutes?",
      "How does your renewal usually go?",
      {
        better:
          "Five years of that would wear anybody out. Has someone ever gone through the mod worksheet and the class codes with you?",
        worse: "Yes, comp's going up for everybody.",
      },
      {
        better:
          "An old claim that should be closed, or an office person in a shop code, can sit in there for years. That's where I'd look first.",
        worse: "We can quote it anyway.",
      },
      "What's the one machine you can't do without?",
      "With nine months to replace it you'd want the income part to last that long.",
      "Could you and Mr. Brandt give me fifteen minutes next Tuesday at ten?",
    ],
  },
];

export const naturalThirdPairs = pairsOf("natural-third", pairs);
