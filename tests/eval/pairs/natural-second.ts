import { type PairSeed, pairsOf } from "./pair.ts";

const pairs: PairSeed[] = [
  {
    scenarioId: "A-1",
    level: 3,
    seed: 7501,
    competence: "explaining uninsured motorist with the other driver",
    why: "She thinks careful drivers don't need it; one gives her the picture of the other driver, the other repeats that it's important.",
    lines: [
      "Hi there, Northside Insurance, Corinne speaking. I'd be glad to look at it. First a few questions, if you don't mind?",
      "What happened to the price?",
      "Who drives which car?",
      "What does your card say for injuries to other people, and is uninsured motorist on there?",
      {
        better:
          "I believe you that you're careful. It's not for you, it's for the guy who runs the red light with no insurance and no money. Your hospital bill, his fault, and nobody to send it to.",
        worse: "It's really an important coverage and everybody should have it.",
      },
      {
        better: "Have you or Greg ever been hit by someone like that?",
        worse: "I'd strongly suggest you put it on.",
      },
      "Do you own the house you live in?",
      "I'd bring the liability up as well, with that house behind you.",
      "Let me show you both versions tomorrow at five thirty, okay?",
    ],
  },
  {
    scenarioId: "A-2",
    level: 2,
    seed: 7502,
    competence: "compliance: an honest no to hiding the driver",
    why: "Asked to leave the kid off, one says no kindly and why; the other winks.",
    lines: [
      "Hey Dana, Miles with Northside Insurance, it's review time. Have I got you for ten minutes?",
      "Anybody new behind the wheel since last year?",
      "Tell me how often he's got the truck.",
      "And who's riding along?",
      {
        better:
          "I can't do that one, Dana. If we write that it's you and he's the one in the crash, they can turn the claim down, and then it's your house.",
        worse: "Well, what they don't know won't hurt them. We'd just keep you on as the main driver.",
      },
      "What kind of grades has he got?",
      "So with the good student discount and the course, I'd price that first.",
      "How about Thursday at noon for the number?",
    ],
  },
  {
    scenarioId: "A-3",
    level: 1,
    seed: 7503,
    competence: "honest about recording and who he's talking to",
    why: "He wants to know who he has on the line; one tells him straight, the other dodges.",
    lines: [
      "Hi Robert, this is Gwen at Northside Insurance. Yes, Monday works. Let me ask you a few things?",
      "How come the last one got canceled?",
      "Who drives what, and where to?",
      "What were the limits on it?",
      {
        better:
          "Fair question. I'm in our office on Main Street, the call isn't recorded, and you get me again when you call, I'll give you my direct number.",
        worse: "Don't worry about that. Let's just get through the questions here.",
      },
      "If you hit somebody tomorrow, what would there be to take, the house, your wages?",
      "See, twenty-five is what the policy pays for one person, and what's over that they'd get out of your paycheck.",
      "Shall I call you Saturday morning at ten with both prices?",
    ],
  },
  {
    scenarioId: "A-4",
    level: 2,
    seed: 7504,
    competence: "tracking device: fair about both sides",
    why: "He doesn't want to be tracked; one says what it sees and that it could cost him, the other oversells it.",
    lines: [
      "Hi Marcus, Teresa from Northside Insurance, you'd begun a quote with us. You got five minutes?",
      "What's the car doing all week?",
      "How many miles is that?",
      {
        better:
          "You'd be out late a lot then, so I get why you'd not want an app watching. It looks at braking, speed and the hour, it can push the price up too, and you can simply say no to it.",
        worse: "You should do the app, it'll definitely bring your rate down, everybody saves with it.",
      },
      {
        better: "What bothers you most about it?",
        worse: "So I'll add it.",
      },
      "What do you owe on the car?",
      "As long as you deliver on a private policy, it may not pay while there's food in the car.",
      "Let's do Monday at ten with the quote, fine?",
    ],
  },
  {
    scenarioId: "H-1",
    level: 1,
    seed: 7505,
    competence: "asking one thing at a time",
    why: "Same content; one asks a question and waits, the other fires off three at once.",
    lines: [
      "Hello Priya, it's Renee with Northside Insurance, your loan officer gave me your number. Can you talk?",
      {
        better: "When's the closing?",
        worse: "When's the closing, what does the lender need, do you have an escrow account, and who's on the deed?",
      },
      {
        better: "What did you learn from the inspection?",
        worse: "How old is the roof, what about the wiring, is there a basement, and have you got a pump?",
      },
      {
        better: "What's in the basement?",
        worse:
          "Do you have jewelry, art, instruments, or anything like that, and do you work from home, and are there dogs?",
      },
      {
        better: "What could you pay yourself if something broke in the first year?",
        worse: "What deductible would you like, a thousand, two thousand, and did you want flood?",
      },
      "I'd set it at what rebuilding costs, not at the price of the house.",
      "Would Wednesday at eight in the evening be okay to look at it?",
    ],
  },
  {
    scenarioId: "H-2",
    level: 2,
    seed: 7506,
    competence: "not talking down the old company",
    why: "Asked whether his company's going under, one doesn't gossip and points to where one can look; the other feeds the rumor.",
    lines: [
      "Good morning Mr. Kowalski, Jean from Northside Insurance. Your daughter asked me to say hello and have a look. Is that alright?",
      "What's kept you with them so long?",
      "How did the bill develop over the last years?",
      {
        better:
          "I wouldn't know, and I don't pass that kind of thing on. The state publishes how companies are doing, I can show you where to find it. What have you got for a deductible?",
        worse:
          "I've heard that too, and I wouldn't be surprised, they're in bad shape. What have you got for a deductible?",
      },
      "When was the roof done?",
      "So if hail comes you'd pay two percent of the whole house yourself first.",
      "May I come by on Tuesday at nine and read the letter with you?",
    ],
  },
  {
    scenarioId: "H-3",
    level: 1,
    seed: 7507,
    competence: "flood outside the zone, no scare",
    why: "One uses a figure and her own street, the other paints disaster.",
    lines: [
      "Hi Denise, Walter with Northside Insurance, I'm calling for our yearly look at the house. Is it a good time?",
      "What happened with the water in April?",
      "I'm sorry you were left on your own with that. What's down there now?",
      "What about the neighbors?",
      {
        better:
          "You're right about the map. Only, about one in five flood claims comes from houses outside the zone, and your street showed why: the water runs down from those townhouses.",
        worse:
          "The next one's going to be far worse. You could lose everything, and then you two are on the street at your age.",
      },
      "Your home policy leaves that water out.",
      "I'd look at two prices, the building alone and with what's in it.",
      "Could I show you on Friday at ten?",
    ],
  },
  {
    scenarioId: "H-4",
    level: 2,
    seed: 7508,
    competence: "making liability real",
    why: "He says he owns nothing; one walks the room and the leak with him, the other accepts and quotes.",
    lines: [
      "Hi, Northside Insurance, Petra here. Sure, proof by the first is doable. Can I ask you a bit about the place?",
      {
        better:
          "I thought so too when I rented. Humor me: if you stand in the middle of your living room, what do you see?",
        worse: "Okay, then the smallest contents we have is fifteen thousand.",
      },
      {
        better: "And what would it take to buy all that again?",
        worse: "That'd be about fourteen a month.",
      },
      {
        better: "Has water ever gone anywhere it shouldn't?",
        worse: "Do you want to pay monthly?",
      },
      "Who lives there with you?",
      "If that tub goes again, the new owners will want the ceiling paid, and that's what the liability is for.",
      "I can call you back tomorrow at noon with two versions, alright?",
    ],
  },
  {
    scenarioId: "L-1",
    level: 2,
    seed: 7509,
    competence: "recap and confirmation of the next step",
    why: "One sums up what they found and who brings what, the other just hangs up after the date.",
    lines: [
      "Hi Priya, Simon from Northside Insurance, you'd written to us about life insurance. Are you free to talk for a moment?",
      "What was going through your mind when you filled it in?",
      "How do the two of you split what comes in?",
      "And what would have to be paid every month, house and so on?",
      "What's there already, through work?",
      "That's one year of pay, against a house and a little girl.",
      "Could the three of us sit down on Thursday at seven forty-five?",
      {
        better:
          "Good. So just to go over it: one year from the hospital, fifty from Arjun's side, three ten on the house. I'll bring two amounts, and you dig out the benefits page.",
        worse: "Okay.",
      },
    ],
  },
  {
    scenarioId: "L-2",
    level: 2,
    seed: 7510,
    competence: "answering with his own people",
    why: "He thinks the gym policy is enough; one puts it next to his mother and the lease, the other says it's too low.",
    lines: [
      "Hey Marcus, Yvonne from Northside Insurance, Jamal said you'd be okay with a short call. Is now fine?",
      "What have you got from the gym, do you know?",
      "And what's next for you there, any plans?",
      "Who's counting on what you make?",
      {
        better:
          "So think of it like this: that pays Tasha's rent for a year and then your mom gets nothing. And the day you open your own place it's gone.",
        worse: "That's too little. You need a lot more than that.",
      },
      {
        better: "How does that sit with you?",
        worse: "Most people have at least five hundred thousand.",
      },
      "I'd look at a small term policy that's yours, whatever you do with the gym.",
      "Tuesday at two, would that be good?",
    ],
  },
  {
    scenarioId: "L-3",
    level: 1,
    seed: 7511,
    competence: "no promises about the new policy",
    why: "One says the carrier decides after looking at his health, the other promises acceptance and a lower price.",
    lines: [
      "Good morning, Northside Insurance, I'm Ellen, one of the agents here. I'd be happy to look. Can I ask you about it first?",
      "Where did you hear that about old policies?",
      "What does it say it's worth?",
      "And what's it there for?",
      "How are you doing, health-wise?",
      {
        better:
          "Then I don't know if a new company would even take you, and at what price. They'd look at the stent first. So keep the old one going for now.",
        worse: "No problem at all, we'll get you approved for sure and it'll be cheaper than what you pay now.",
      },
      "And the second name on it, that needs a new one, it costs nothing.",
      "I'll write it all down side by side. Would Thursday at one be good?",
    ],
  },
  {
    scenarioId: "L-4",
    level: 2,
    seed: 7512,
    competence: "'let me think about it' explored",
    why: "One asks what he wants to turn over in his mind and sets a date, the other gives up or pushes.",
    lines: [
      "Evening Robert, Doug with Northside Insurance, your wife and I talked last week. Is this an alright time?",
      "It's not anybody's favorite subject, so tell me if you've had enough. How many are you at home?",
      "What hangs on your paycheck?",
      "What's in place through work?",
      "With ten thousand Katie could pay for a funeral, and after that there's a mortgage.",
      "I'd look at a term policy till your youngest is through school.",
      {
        better: "Sure, it's a lot to take in. What's the part you'd want to chew on?",
        worse: "What's there to think about? It's your kids we're talking about.",
      },
      {
        better: "That makes sense. Let's leave it there, and I'll call Wednesday at seven, with Katie on the line.",
        worse: "Well, whenever you've made up your mind.",
      },
    ],
  },
  {
    scenarioId: "C-1",
    level: 2,
    seed: 7513,
    competence: "send me a quote by email",
    why: "One agrees and asks for ten minutes and the loss runs so that the quote means something; the other just sends a number.",
    lines: [
      "Hi Elena, Bart from Northside Insurance. I drove by and saw the patio. Could I ask you something about it, two minutes?",
      "How did the renewal go this time?",
      "What's changed since anybody looked at the place?",
      "What's happened to you so far, fires, water, anything?",
      {
        better:
          "Happy to send you something. So that it isn't a number out of thin air, I'd need your loss runs and ten minutes about the bar and the deliveries. Would that be okay?",
        worse: "Sure, I'll just send you a price, what's your email?",
      },
      "When you were closed, the policy fixed the pipe and you paid the people. That's the hole.",
      {
        better: "Tuesday at three, at one of your tables?",
        worse: "Look out for my mail then.",
      },
    ],
  },
  {
    scenarioId: "C-2",
    level: 1,
    seed: 7514,
    competence: "not printing cover that isn't there",
    why: "A certificate for two million with one on the policy: one refuses and says why, the other does it.",
    lines: [
      "Morning Tom, Lucy from Northside Insurance, I saw your permit for the dental building. Do you have two minutes?",
      "What's the GC asking for?",
      "Who'll be on the job with you?",
      {
        better:
          "I can't print two million when the policy says one, that paper would be worth nothing to him or you. Let's see what it takes to get the policy there.",
        worse: "I can put two million on the certificate, nobody checks that anyway.",
      },
      "What have you got from your guys, papers and so on?",
      "If Manny gets hurt and he's got nothing, it lands on your desk.",
      "Let's sit down over the contract tomorrow at seven.",
    ],
  },
  {
    scenarioId: "C-3",
    level: 1,
    seed: 7515,
    competence: "acknowledging 'too small for cyber'",
    why: "One takes it seriously and asks about her own near miss, the other laughs it off.",
    lines: [
      "Hi Kim, Frances from Northside Insurance, we talked at the business evening. Is it a bad time?",
      "How do your clients book and pay?",
      {
        better: "Sure, I'd think so too with six chairs. Have you ever had a weird invoice or a mail that looked off?",
        worse: "Oh, everybody who says that gets hacked sooner or later.",
      },
      {
        better: "Three thousand, that was close. What would it have meant for you if the money had gone out?",
        worse: "It's a no-brainer, really.",
      },
      "How do the chairs work, who's employed and who rents?",
      "Your basic policy doesn't pay when those cards get out, or for a fake bill.",
      "Could I drop by on Monday at eleven?",
    ],
  },
  {
    scenarioId: "C-4",
    level: 2,
    seed: 7516,
    competence: "respect for the incumbent",
    why: "One leaves the broker in peace and asks what could be better, the other runs him down.",
    lines: [
      "Good morning Ms. Carter, this is Howard Lane with Northside Insurance. I've got a question about downtime cover in metal shops, is this a bad moment?",
      {
        better: "Nineteen years is a good sign. What does he do well, and where would you like to see more of him?",
        worse: "Nineteen years, then he's got lazy. They all do. He's probably just collecting his commission.",
      },
      "What's your mod these days?",
      "What would happen if the big press quit?",
      "When did somebody last go through the equipment list?",
      "A list from 2017 pays you 2017 values, and the machines since then aren't on it.",
      "Could we take fifteen minutes with Mr. Brandt on Thursday at two?",
    ],
  },
  {
    scenarioId: "C-1",
    level: 3,
    seed: 7517,
    competence: "asking about the business before advising",
    why: "One asks how the place runs; the other recommends a package on sight.",
    lines: [
      "Hello Elena, this is Marie with Northside Insurance, it's about your new patio. Have you got three minutes between things?",
      {
        better: "How was the last renewal for you, did anybody come in?",
        worse: "We do a restaurant package that's really popular.",
      },
      {
        better: "Who brings the food to people's houses?",
        worse: "It has property, liability, liquor, the works.",
      },
      {
        better: "What was the longest you've ever been closed, and who paid the staff then?",
        worse: "I'd recommend it for you too.",
      },
      "What would you change about the policy you've got?",
      "I'd start with the money that's missing when you're shut.",
      "Wednesday at three, ten minutes?",
    ],
  },
  {
    scenarioId: "H-2",
    level: 1,
    seed: 7518,
    competence: "unlocking the shop as a gap",
    why: "One follows up on the shop out back and says what the home policy leaves out, the other lets it pass.",
    lines: [
      "Hi Ray, it's Sheila from Northside Insurance, your daughter's agent. She said I could try you. Got a few minutes?",
      "What would have to be better for you to even think about a change?",
      "What do you do with yourself these days?",
      {
        better: "A lathe and a welder, that's a real shop. Do you ever take on work for other people?",
        worse: "Nice. Anyway.",
      },
      {
        better:
          "See, the house policy pays for a hobby, and only a little. Once money changes hands it can stay out of it, machines and all.",
        worse: "We've got good home policies too.",
      },
      "How old's the roof now?",
      "And what's the deductible for hail?",
      "May I look at the papers with you on Thursday at two?",
    ],
  },
  {
    scenarioId: "L-1",
    level: 2,
    seed: 7519,
    competence: "patience with a tired parent",
    why: "The baby wakes; one offers to call at a better time, the other rushes on.",
    lines: [
      "Hi Priya, Nora from Northside Insurance, you sent us a note about life insurance. Can you talk right now?",
      "What was behind it, if I may ask?",
      {
        better:
          "I'm sorry, that must've been hard to watch. We can go slow, and if Mira wakes up we just stop. Who would need to get by without your pay?",
        worse: "Right. So how much coverage were you thinking of?",
      },
      "What have the two of you got through work?",
      "What's still open on the house?",
      {
        better:
          "So it's about a year of pay from the hospital, and then there's the house and eighteen years. Did I get that right?",
        worse: "Okay, let me explain the products.",
      },
      "I'd look at twenty years on both of you, because that's how long she needs you.",
      "Saturday at ten during the nap, with Arjun?",
    ],
  },
  {
    scenarioId: "A-4",
    level: 1,
    seed: 7520,
    competence: "useful answer to 'what's that a month'",
    why: "One ties the price to what it does and offers a choice, the other is evasive.",
    lines: [
      "Hey Marcus, it's Ian with Northside Insurance about your quote. Is this a good time?",
      "What made you start it?",
      "And what do you do with the car, apart from driving to the gym?",
      "What's left on the loan?",
      "I'd put the delivery use on there, because otherwise a claim at night can be turned down.",
      {
        better:
          "About thirty more a month. For that you're not on your own when you crash on a run. I can also show you it without the rental car, that's four less.",
        worse: "We'll see about that later, don't focus on the price so much.",
      },
      {
        better: "Which of the two sounds more like you?",
        worse: "It's worth it, trust me.",
      },
      "Tomorrow at noon for the final number?",
    ],
  },
];

export const naturalSecondPairs = pairsOf("natural-second", pairs);
