import { type PairSeed, pairsOf } from "./pair.ts";

const pairs: PairSeed[] = [
  {
    scenarioId: "L-1",
    level: 2,
    seed: 7401,
    competence: "discovery breadth",
    why: "One learns about incomes, debts, work cover and savings; the other stops after the first answer and sizes the policy by feel.",
    lines: [
      "Hi Priya, it's Hannah with Northside Insurance, about the form you sent in. No need to talk loud. Still good for a few minutes?",
      "What got you thinking about this?",
      {
        better: "That'd shake anybody. So who'd be leaning on your paycheck and your husband's?",
        worse: "Yeah, that's hard. Okay, so usually people do ten times their income.",
      },
      {
        better: "What do you two owe, house and otherwise?",
        worse: "For your age it's really not that much.",
      },
      {
        better: "And what would you get from your jobs if one of you wasn't there anymore?",
        worse: "Twenty-year term is what I'd do.",
      },
      "So I'd size it to the mortgage and the years until Mira's on her own feet.",
      "Could you both do Thursday at seven forty-five?",
    ],
  },
  {
    scenarioId: "L-1",
    level: 2,
    seed: 7402,
    competence: "exploring behind 'too expensive'",
    why: "One finds out which figure she has in her head and sizes it to the need; the other argues that it's cheap.",
    lines: [
      "Hi Priya, this is Victor from Northside Insurance, you filled out our form the other night. Is the baby asleep, do you have a bit?",
      "Mind telling me what made you send it?",
      "Who earns what at the moment, and is any of that about to change?",
      "How big's the mortgage?",
      "I'd look at a twenty-year term on each of you.",
      {
        better: "That's okay, money's tight with a little one. What were you picturing it would cost?",
        worse: "It's not expensive. It's less than you spend on coffee.",
      },
      {
        better:
          "Most people guess way high, actually. How about we start from what you'd need to keep the house, and then see what that comes to?",
        worse: "You can't really put a price on your family, can you.",
      },
      {
        better: "Would that be an okay way to go about it?",
        worse: "So should I get it started?",
      },
      "Saturday morning during her nap, ten o'clock, with the two of you?",
    ],
  },
  {
    scenarioId: "L-1",
    level: 1,
    seed: 7403,
    competence: "specific next step",
    why: "Both want the husband on board; one fixes it with a time and what each brings, the other leaves it to her to call.",
    lines: [
      "Hey Priya, Monica at Northside Insurance. You filled in our form, and congratulations by the way. Five minutes?",
      "Tell me what's going on at home right now, who's counting on you?",
      "What have you got through the hospital?",
      "And who gets that money, do you know who's named?",
      "So that would go to your mom, past Arjun and the baby. That one's free to fix, just ask HR for the form.",
      {
        better:
          "You should do this with him. What about Tuesday at seven fifteen, the three of us? I'll bring two amounts, you bring the benefits page from work.",
        worse: "Talk it over with your husband and call us back when you two are ready.",
      },
      {
        better: "Great, I'll text you both the link, and we'll keep it to half an hour.",
        worse: "You've got our number.",
      },
    ],
  },
  {
    scenarioId: "L-2",
    level: 2,
    seed: 7404,
    competence: "exploring 'young and healthy'",
    why: "One asks who'd feel it if the paycheck stopped; the other answers with a scare statistic.",
    lines: [
      "Hey Marcus, it's Dev from Northside Insurance. Jamal said it'd be alright if I called. Two minutes?",
      {
        better:
          "Ha, fair, you're probably in better shape than all of us. Who'd feel it though, if your money stopped coming in?",
        worse: "Everybody thinks that. Then one day it's a car accident, happens every day.",
      },
      {
        better: "And how much is she counting on from you?",
        worse: "And the older you get the more it costs, that's a fact.",
      },
      "What's that thing you've got through the gym?",
      "What happens with that when you go out on your own?",
      "So that's twenty-five thousand, and it's gone the day you leave the gym, with Tasha on the lease.",
      "How about Tuesday at two and I'll have some numbers?",
    ],
  },
  {
    scenarioId: "L-2",
    level: 2,
    seed: 7405,
    competence: "pushiness",
    why: "He isn't sold yet; one leaves him the decision and a date to look at it, the other pushes for a signature.",
    lines: [
      "Hey Marcus, Brooke with Northside Insurance. Your buddy gave me your number, he said to keep it short. That okay?",
      "How does your week look, work-wise, and what's the plan for the spring?",
      "Who else pays rent with you?",
      "Anybody in the family you help out?",
      "That gym policy stops when the job stops, and your mom's four hundred stops too.",
      {
        better:
          "You don't have to decide anything today. If you want, I'll put a couple of numbers together and you look at them in peace.",
        worse: "So let's get you signed up right now, it takes ten minutes. What's your date of birth?",
      },
      {
        better: "Would Sunday afternoon at three suit you?",
        worse: "What's holding you back? I just need a yes, and we're done.",
      },
    ],
  },
  {
    scenarioId: "L-3",
    level: 2,
    seed: 7406,
    competence: "replacement handled with care",
    why: "One tells him to keep the old policy until everything is compared in writing; the other lets him think he can just cash it out.",
    lines: [
      "Good afternoon, Northside Insurance, this is Claire. I'm an insurance agent here, so let's take a look. May I ask you a few things about it?",
      "What was it you heard that got you wondering?",
      "What does your latest statement say it's worth?",
      "And who's it meant for?",
      "Have you ever borrowed from it?",
      "How's your health been, any medication or anything like that?",
      {
        better:
          "Then please don't cancel anything yet. With the stent, a new one would cost you more or they'd turn you down, and the first two years they can go back over your answers. The old one's past all that.",
        worse: "Sounds like you could cash that out and put in a term, you'd pay a lot less a month.",
      },
      "I'd lay both out on paper, what you'd gain and what you'd lose. Tuesday at ten, would that do?",
    ],
  },
  {
    scenarioId: "L-3",
    level: 2,
    seed: 7407,
    competence: "reflection",
    why: "The questions are the same; one lets him know he's been understood in between, the other reads off a list.",
    lines: [
      "Hello, you've reached Frank at Northside Insurance. Sure, we can look into that. Mind a few questions?",
      "What made you call today?",
      {
        better: "So that radio fella got you worried you've been had all these years. What's in the policy?",
        worse: "What type of policy is it?",
      },
      "What do you pay for it?",
      {
        better: "Same price as in 2009, that's rare. And who's it for?",
        worse: "Beneficiary?",
      },
      {
        better: "So it's really about her having enough once that pension's cut in half. How's your health?",
        worse: "Health?",
      },
      "A new one would be priced on how you are today, and the old one can't be taken away over that.",
      "Let me write up the comparison and we go over it Thursday at one.",
    ],
  },
  {
    scenarioId: "L-3",
    level: 2,
    seed: 7408,
    competence: "minor compliance: tax advice",
    why: "One sends him to a tax person, the other tells him flat out that it is tax free.",
    lines: [
      "Hi there, this is Beth, insurance agent with Northside Insurance. Let's see about that old policy. Got it handy?",
      "What's making you think about it now?",
      "How much cash has built up in there?",
      "Is there a loan on it?",
      "What's it supposed to do for your family?",
      {
        better:
          "Part of that cash could be taxed, with the loan on top. How much, I couldn't tell you, that's a question for whoever does your taxes.",
        worse: "And you can take that cash out tax free, don't worry, you won't owe the IRS a thing on it.",
      },
      "The premium on it never goes up, and you'd be giving that away, so I'd hold on to it till we've compared.",
      "How's Monday at nine, with the two of them side by side?",
    ],
  },
  {
    scenarioId: "L-4",
    level: 2,
    seed: 7409,
    competence: "empathy and permission",
    why: "He doesn't like the subject; one slows down and asks if it's alright, the other ploughs on.",
    lines: [
      "Hi Robert, Joanne with Northside Insurance. Katie asked me to give you a call, and she said you were okay with it. Is this a decent time?",
      {
        better:
          "Nobody does, honestly. We can take it slow, and you say stop whenever. Would it be alright if I asked about the kids?",
        worse: "Well, somebody's got to talk about it. What happens to them when you die?",
      },
      "How old are they?",
      "What all does your paycheck carry?",
      {
        better: "We can leave the rest of that for another day. And what have you got through work, if anything?",
        worse: "Okay. And what have you got through work?",
      },
      "So it's ten thousand against a mortgage and twelve years till the youngest is grown.",
      "Would you and Katie sit down with me Wednesday at seven?",
    ],
  },
  {
    scenarioId: "L-4",
    level: 2,
    seed: 7410,
    competence: "honesty on the application",
    why: "About the blood pressure: one says it has to go on there and why that helps him, the other half winks.",
    lines: [
      "Hello Robert, Steve at Northside Insurance, I spoke with Katie last week. Still okay to talk?",
      "How's the family set up, who brings in what?",
      "I can hear it's not your favorite thing to talk about. We'll keep it short. What do you still owe?",
      "How's your health?",
      {
        better:
          "Yeah, that goes on there. If it's left off and something happens in the first couple of years, they can fight Katie over it. Get it checked first, that can even help the price.",
        worse:
          "Ah, a lot of guys your age have that, if you don't take the pills I wouldn't make a big deal out of it on the form.",
      },
      "With ten thousand you'd cover a funeral, and the house would be hanging in the air.",
      "I'd come back Wednesday at seven with what a twenty-year term costs. Okay with the two of you?",
    ],
  },
  {
    scenarioId: "C-1",
    level: 2,
    seed: 7411,
    competence: "opening with a reason",
    why: "One says where she got the idea to call and asks for a fixed bit of time; the other is vague about who and why.",
    lines: [
      {
        better:
          "Hi Elena, my name's Ruth, I'm with Northside Insurance here in town. I saw you built that patio and started delivering, and I had one question about it. Could I have three minutes, or are you in the middle of lunch?",
        worse: "Hi, is this the owner? I wanted to talk to you about your business needs.",
      },
      "When did it renew, and did anyone come by to look?",
      "What's different about the place since somebody last went through it with you?",
      "Who drives when you deliver?",
      "If your server hits somebody on the way to a customer, that can come back to the restaurant, and her own car policy might not pay.",
      "How's Tuesday at three for ten minutes at a table?",
    ],
  },
  {
    scenarioId: "C-1",
    level: 2,
    seed: 7412,
    competence: "total cost instead of price",
    why: "'They're all the same, what's the price': one ties the answer to her nineteen closed days, the other competes on price.",
    lines: [
      "Hello Elena, Grant from Northside Insurance. I noticed the new patio, can I steal two minutes?",
      "How'd the renewal go?",
      "Have you ever had to shut the doors for a while?",
      "What came out of your own pocket that time?",
      {
        better:
          "I know, on paper they all look alike. Only, you paid forty-one thousand out of your pocket with that pipe. That's the price I'd be looking at, what it costs when you're shut and still pay everybody.",
        worse: "I get you. I'm sure I can beat whatever you're paying, what is it?",
      },
      {
        better: "What does yours pay if you're closed three weeks, do you know?",
        worse: "Send me your bill, and I'll see how much I can knock off.",
      },
      "Could we take ten minutes Wednesday at three?",
    ],
  },
  {
    scenarioId: "C-1",
    level: 2,
    seed: 7413,
    competence: "listening to the answers",
    why: "One picks up what she says and asks on; the other asks the next thing as if she hadn't spoken.",
    lines: [
      "Hi Elena, this is Noor with Northside Insurance, about that patio of yours. Two minutes?",
      "Who handles your policy now, and what did they do at the last renewal?",
      {
        better: "A PDF and a link, after three years. What's been added to the place in that time?",
        worse: "And how many employees do you have?",
      },
      {
        better: "Sixteen seats, that's almost half a restaurant more. So what do the drinks make up now?",
        worse: "And what's your square footage?",
      },
      {
        better: "You mentioned you deliver too. Whose cars?",
        worse: "And do you deliver?",
      },
      "Then the policy you've got describes a restaurant that isn't there anymore, no patio, and hardly any bar.",
      "Mind if I come by Monday at ten, when you're closed?",
    ],
  },
  {
    scenarioId: "C-2",
    level: 2,
    seed: 7414,
    competence: "no legal advice",
    why: "On the 1099 men one points out the exposure and sends him to a lawyer or the state; the other rules on the law himself.",
    lines: [
      "Hi Tom, Vince at Northside Insurance. I saw your name on the permit for the dental building. Got a minute?",
      "What does the GC want to see from you?",
      "Who's working on your jobs, and on what paper?",
      "Which of them ever handed you a certificate?",
      {
        better:
          "Whether he's an employee I can't tell you, that's one for your lawyer. What I do see: no certificate means the auditor can bill you for his pay.",
        worse:
          "Legally that man's your employee, no question, you're breaking the law there and any judge would say so.",
      },
      "What happened at your last audit?",
      "So if he falls off that ladder again, it can land right on you.",
      "Let's go over the contract Wednesday at six.",
    ],
  },
  {
    scenarioId: "C-2",
    level: 2,
    seed: 7415,
    competence: "exploring before answering",
    why: "He wants a certificate by Friday: one asks what the contract says first, the other just says yes to the paper.",
    lines: [
      "Hey Tom, it's Paula from Northside Insurance, I saw the permit on Park Street. Is this a bad time?",
      {
        better: "Friday's tight, I hear you. What exactly does the contract ask for?",
        worse: "Sure, certificates are no problem, we do those all day.",
      },
      {
        better: "And what's your policy got on it right now?",
        worse: "You'll have it tomorrow.",
      },
      {
        better:
          "Thing is, a certificate only shows what's there. They want two, you've got one, so it's the policy we'd have to fix and not the paper.",
        worse: "Just give me the name of the GC.",
      },
      "Who works for you?",
      "Who drives the vans?",
      "Those vans on your family policy, that may not pay when one of the guys is driving to a job.",
      "Tomorrow at seven in the morning, with the contract on the table?",
    ],
  },
  {
    scenarioId: "C-2",
    level: 2,
    seed: 7416,
    competence: "gap found",
    why: "Tools stolen and vans on the family policy: one names what's missing, the other lets it go by.",
    lines: [
      "Hi Tom, Kyle with Northside Insurance, about that job on Park. Two minutes for me?",
      "What's the GC asking you to show?",
      "How do you get around, what vehicles have you got?",
      {
        better:
          "So your work vans sit on your personal policy. If one of the guys wrecks one on the way to a job, they may well not pay.",
        worse: "Okay, good to know.",
      },
      "Has anything ever been stolen or broken?",
      {
        better:
          "Nine thousand, ouch. The car policy pays the window, not the tools. That needs its own piece, and it isn't a big one.",
        worse: "Okay, that's a shame.",
      },
      "Two million on the contract means the policy has to go up, the certificate by itself won't do it.",
      "Let me come out Thursday at noon and read it with you.",
    ],
  },
  {
    scenarioId: "C-3",
    level: 2,
    seed: 7417,
    competence: "open questions",
    why: "The same subjects; one gets her talking, the other collects yes and no.",
    lines: [
      "Hi Kim, it's Aaron from Northside Insurance, we met at the neighborhood thing. You said to call, is it a good moment?",
      {
        better: "How do people book with you, and what does the app keep on them?",
        worse: "Do you use a booking app?",
      },
      {
        better: "What's the weirdest invoice or email you've had land on your desk?",
        worse: "Have you been hacked?",
      },
      {
        better: "How does it work with the other chairs, who's with you and who rents?",
        worse: "Do you have employees?",
      },
      {
        better: "And when something goes wrong with a treatment, what happens then?",
        worse: "Any claims?",
      },
      "With all those cards in the app and that invoice in May, a basic policy wouldn't pay for either one.",
      "Monday at eleven, since you're closed, would that be okay?",
    ],
  },
  {
    scenarioId: "C-3",
    level: 2,
    seed: 7418,
    competence: "explaining in plain words",
    why: "Cyber explained with her own booking app, against a heap of terms.",
    lines: [
      "Hey Kim, Lara with Northside Insurance, from the business evening. Got five minutes between clients?",
      "How do you take bookings and payments?",
      "What happened the time the app went down?",
      "Did you ever get a fishy bill?",
      "I get it, it sounds like a big-company thing. What would it mean for you if those cards got out?",
      {
        better:
          "Put simply: it pays for somebody to clean up the mess, for writing to all your customers, and for the days you can't book anybody. Like those two days before prom.",
        worse:
          "It's a first-party and third-party form with breach response, network business interruption with a waiting period, funds transfer fraud and PCI fines and assessments.",
      },
      "Does that make sense so far?",
      "I'll put a number on it, and we look at it Tuesday at ten?",
    ],
  },
  {
    scenarioId: "C-4",
    level: 2,
    seed: 7419,
    competence: "winning the gatekeeper",
    why: "One gives the controller a reason that concerns her plant and asks for her view; the other tries to get past her.",
    lines: [
      "Good morning Ms. Carter, this is Philip Stone with Northside Insurance.",
      {
        better:
          "I understand, you keep his day free. It's about comp: shops like yours often pay for an experience mod nobody has checked in years. Could I ask you two questions about that? You'd know better than anyone.",
        worse: "It's a private matter, can you put me through to Mr. Brandt?",
      },
      {
        better: "Where's your mod now, and what's it been doing?",
        worse: "When's he back then?",
      },
      "What happens when a machine goes down?",
      "How did the last renewal run?",
      "With one press carrying everything, a breakdown means no shipping, and without equipment breakdown cover nobody pays for those weeks.",
      "Could the three of us take fifteen minutes Wednesday at nine?",
    ],
  },
  {
    scenarioId: "C-4",
    level: 2,
    seed: 7420,
    competence: "next step with owner and date",
    why: "Fifteen minutes with the owner, a date and what to bring, against sending some material.",
    lines: [
      "Hello Ms. Carter, Ingrid Bell from Northside Insurance. I work with metal shops on comp and downtime. Do you have two minutes for a question?",
      "Nineteen years says something. What does he do well?",
      "What would you change about the way September goes?",
      "What's your mod at?",
      "And what's on the equipment schedule, when was that last updated?",
      "That list is from 2017, so four machines you bought since then wouldn't be paid for in full.",
      {
        better:
          "Let's do this: Thursday at two, fifteen minutes, you and Mr. Brandt. You bring the mod worksheet, I bring the schedule marked up, and your broker stays your broker.",
        worse: "I'll email you some material, and you can show Mr. Brandt if you feel like it.",
      },
      {
        better: "Is Thursday at two alright for him as well?",
        worse: "And then let me know what he says.",
      },
    ],
  },
];

export const naturalLifeCommercialPairs = pairsOf("natural-life-commercial", pairs);
