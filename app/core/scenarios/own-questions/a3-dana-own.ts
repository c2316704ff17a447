import type { OwnQuestions } from "../answer-sheet.ts";

export const a3DanaOwn: OwnQuestions = {
  "own.furnace-cost": {
    about: "what the furnace cost",
    says: ["The furnace was twenty-six hundred dollars.", "Twenty-six hundred, and that was the cheap one."],
  },
  "own.tight-why": {
    about: "what made this month tight",
    says: ["The furnace quit on us.", "It was the furnace. It died, and the insurance bill came the same week."],
  },
  "own.furnace-running": {
    about: "whether the furnace works again",
    says: ["It is, it's warm and we're broke.", "It's running, I stand on the vent every morning like the cat."],
  },
  "own.furnace-age": {
    about: "how old the furnace was",
    says: [
      "It was eighteen years old.",
      "Eighteen years. The inspector told us five more when we bought the house, so he was close.",
    ],
  },
  "own.no-heat": {
    about: "how long they were without heat",
    says: ["It was three nights.", "Three nights. The kids slept at my mom's and Greg and I wore hats."],
  },
  "own.furnace-paid": {
    about: "how the furnace was paid",
    says: [
      "It came out of savings, all of it.",
      "We emptied the savings. They had financing at nineteen percent and I laughed.",
    ],
  },
  "own.missed-how": {
    about: "how she came to miss the payment",
    says: [
      "I knew it was due, I thought I had a few days.",
      "I didn't forget. I thought they'd give me a week, everybody gives you a week.",
    ],
  },
  "own.pay-late": {
    about: "whether she tried to pay the late bill",
    says: ["I called, they said it's too late.", "I tried. They wanted a new application, a fee and two months down."],
  },
  "own.notice": {
    about: "whether the company sent a warning first",
    says: [
      "No, I found out from the letter.",
      "Nothing that I saw, no. I opened the mail Friday night and there it was.",
    ],
  },
  "own.driven-since": {
    about: "whether they have driven since the coverage ended",
    says: [
      "Not since I opened the letter.",
      "I drove home Friday and didn't know yet. Since then, no, both of them are sitting.",
    ],
  },
  "own.rest-weekend": {
    about: "whether the cars must be driven before Monday",
    says: ["They can sit till Monday.", "The cars can sit. Another mom's taking us to the tournament."],
  },
  "own.how-to-work": {
    about: "how she has been getting to work since the lapse",
    says: [
      "A girl from the front desk picks me up.",
      "Shelly from work picks me up, and she's on vacation Monday. Greg has the yard truck.",
    ],
  },
  "own.five-kids": {
    about: "how many children ride in the van",
    says: ["It's five kids.", "Five. Two are mine and three are from the team."],
  },
  "own.kids-why": {
    about: "why there are five children in the van",
    says: ["It's for soccer practice.", "Soccer. We've got the bigger car, so it's always us."],
    more: ["Maddie plays and Tyler referees the little ones."],
  },
  "own.parents-know": {
    about: "whether the other parents know what insurance she carries",
    says: ["No, and I never thought about that.", "Nobody's ever asked. I don't think I'd like to tell them."],
  },
  "own.practice-now": {
    about: "who drives the carpool while the van is parked",
    says: [
      "One of the other moms is doing it this week.",
      "Jen took them, in two trips. I told her the van's acting up.",
    ],
  },
  "own.van-seats": {
    about: "whether everybody in the van has a seat and a belt",
    says: [
      "It seats eight, everybody's got a belt.",
      "They've all got a belt, and I don't move till I hear five clicks.",
    ],
  },
  "own.winter-work": {
    about: "whether Greg's work continues through the winter",
    says: [
      "They keep him, it's salt and firewood all winter.",
      "He works straight through. Leaves now, then road salt, then mulch.",
    ],
  },
  "own.greg-told": {
    about: "whether Greg knows about the cancellation",
    says: ["He knows, he just hugged me.", "I told him Friday night. He said it's a car, not a kidney."],
  },
  "own.garnish": {
    about: "whether she knew that wages can be garnished",
    says: ["No, I wasn't aware of that.", "I didn't know they could. A piece of every check and we'd be sunk."],
  },
  "own.titled": {
    about: "whether the cars are titled to both spouses or one",
    says: ["They're both in both our names.", "Both of us, on both cars. I did the paperwork."],
  },
  "own.where-sit": {
    about: "why it matters to her where the agent sits",
    says: [
      "Because last time I told my whole story to four different people.",
      "I just don't want to start over every time I call. Four people, last time.",
    ],
  },
  "own.four-people": {
    about: "what the four people were about",
    says: [
      "It was the old company, about a wrong name.",
      "They'd put Greg's name wrong on the bill. Four people, and it's still wrong on the letter.",
    ],
  },
  "own.one-person": {
    about: "whether one named person with a direct number is acceptable",
    says: ["Yes, a name and a number I can work with.", "That would help. Put it in the email so I can find it."],
  },
  "own.depends-salary": {
    about: "who depends on her salary",
    says: [
      "It's just us, my mom's okay on her own.",
      "Nobody but the four of us. Mom would rather give me money than take it.",
    ],
  },
  "own.worth-nineteen": {
    about: "pressure question whether her family is worth the extra money",
    says: [
      "Don't do that, please.",
      "Of course they are, and that's not the question. The question is what's in my account.",
    ],
  },
  "own.package": {
    about: "whether she is a silver or a gold person",
    says: [
      "I'm a keep-it-moving person, give me the low one.",
      "I don't know what silver is. Tell me what's in it and what it costs.",
    ],
  },
  "own.fifteenth": {
    about: "cheapest now or the better one with the first payment pushed back",
    says: [
      "If you can push it to the fifteenth, that helps.",
      "The fifteenth's payday, so I'd take that. Is it really the same price?",
    ],
  },
  "own.step-up": {
    about: "whether she wants a reminder to raise the limits later",
    says: ["Sure, remind me after tax time.", "Make it March, when the refund's here. I'd look at it then."],
  },
  "own.both-prices": {
    about: "whether she would look at a second price",
    says: ["You can show me both, I can look.", "Put them next to each other in an email. I like a column."],
  },
  "own.um-cheap": {
    about: "whether she would keep uninsured motorist for a few dollars",
    says: [
      "If it stays under 140, leave it on.",
      "For nine dollars I'd keep it. A guy with no insurance took my mirror off, so I should've had it anyway.",
    ],
  },
  "own.three-numbers": {
    about: "whether she knows what the three numbers mean",
    says: ["No, I just know it's the lowest.", "Not really. I do insurance codes all day and I couldn't tell you."],
  },
  "own.minimum-enough": {
    about: "whether she thinks the minimum is enough for a crash on 270",
    says: [
      "For a bad crash on 270, no.",
      "I bill insurance for a crown, so no. Fifty thousand wouldn't get five kids through the emergency room.",
    ],
  },
  "own.deductible-health": {
    about: "how big the deductible on the work plan is",
    says: ["It's four thousand for the family.", "Four thousand, and we've never made it past that."],
  },
  "own.sick-days": {
    about: "what she would live on if she were hurt and could not work",
    says: ["I've got eight sick days, then nothing.", "Eight days. After that it's Greg's check and soup."],
  },
  "own.mirror-how": {
    about: "how the mirror was lost in the Kroger lot",
    says: [
      "He cut through the spaces and clipped it.",
      "I was loading groceries in the van and he came straight across the rows. Took it clean off.",
    ],
  },
  "own.mirror-man": {
    about: "how she knew the man was uninsured",
    says: [
      "He told me so, and he shrugged.",
      "I asked for his card and he said he doesn't have one. Then he said have a blessed day.",
    ],
  },
  "own.first-place": {
    about: "how long the first place kept her on hold",
    says: [
      "It was eighteen minutes, I timed it.",
      "Eighteen minutes, with a flute. One of the big ones, I won't say which.",
    ],
  },
  "own.tyler-asks": {
    about: "whether Tyler asks to drive",
    says: [
      "He asks every Sunday.",
      "No permit, no temps, nothing. He says he's the only senior who gets picked up by his mother.",
    ],
  },
  "own.bowling-green": {
    about: "what Tyler wants to study and whether he has heard",
    says: [
      "He wants to do sports management.",
      "Sports management. He's applied and we're waiting, and I don't look at the tuition.",
    ],
  },
  "own.proof-how": {
    about: "how she wants to get the insurance cards",
    says: [
      "Email me the PDF and I'll print it here.",
      "A PDF's great. I've got the good printer at work, and I'll laminate it.",
    ],
  },
  "own.start-day": {
    about: "whether it should start at once or on Monday",
    says: [
      "Monday, right after midnight.",
      "If it's the same money, start it now. I don't want to be the one who needed milk.",
    ],
  },
  "own.payment-card": {
    about: "how she will pay the first installment",
    says: [
      "I'll use the debit card.",
      "Debit card, and send me the receipt. I'm not putting groceries or insurance on credit.",
    ],
  },
  "own.bundle": {
    about: "whether the agent may look at the house insurance",
    says: ["Not this week, but maybe later.", "It's paid through escrow, so I don't touch it. Ask me in spring."],
  },
  "own.spring-plan": {
    about: "when money gets easier",
    says: [
      "When the tax refund comes, so March.",
      "It'll be tight till the refund. Christmas is going to be pajamas this year.",
    ],
  },
  "own.letter-when-ends": {
    about: "when exactly the coverage ended by the letter",
    says: [
      "Friday at 12:01 in the morning, it says.",
      "It says Friday, 12:01 a.m. So I drove to work and back on Friday with nothing and didn't know it.",
    ],
  },
  "own.old-balance": {
    about: "whether they owe the old company anything",
    says: ["No, it's zero, I made them check.", "There's no balance. I asked twice and wrote down her name."],
    more: ["Her name was Kristen, and she was chewing something."],
  },
  "own.fee-much": {
    about: "what the old company wanted for starting over",
    says: [
      "It came to three hundred and twelve dollars.",
      "Three-twelve, all together. Which is exactly what's in my account, so it felt personal.",
    ],
  },
  "own.grace-days": {
    about: "how many days late she was",
    says: [
      "It was six days late.",
      "Six days, and it turns out they give you five. You can see why I'm a little bitter.",
    ],
    more: ["One day. I keep thinking about that one day."],
  },
  "own.reminder-mail": {
    about: "whether a warning went to an old email or spam folder",
    says: [
      "It went to Greg's old email, I found it later.",
      "There was one, to an email Greg hasn't opened since 2019. I could've cried.",
    ],
    more: ["I've changed every email we have since."],
  },
  "own.name-wrong": {
    about: "how Greg's name is wrong on the old papers",
    says: ["It says Gary, it's said Gary for two years.", "They call him Gary Whitefield. He answers to it now."],
  },
  "own.furnace-who": {
    about: "who put the furnace in",
    says: [
      "A company from Galena, the second one I called.",
      "I got three prices, of course. We took the cheap one and he wore shoe covers.",
    ],
  },
  "own.furnace-quit-when": {
    about: "when the furnace quit",
    says: ["It was three weeks ago, on a Sunday.", "Three weeks ago Sunday. Sundays are extra, by the way."],
  },
  "own.furnace-warranty": {
    about: "whether the new furnace has a warranty",
    says: [
      "Yes, ten years on parts and one on labor.",
      "It's ten on the parts. I registered it the same night, that's the kind of person I am.",
    ],
  },
  "own.borrow": {
    about: "whether she thought of borrowing the payment",
    says: ["I didn't want to ask.", "My mom offered, and I said no. I'm forty-four, I'd rather eat soup."],
    more: ["She'd have done it and never mentioned it, and I'd have known."],
  },
  "own.shelly-nice": {
    about: "how Shelly takes it to drive her",
    says: [
      "She's been sweet, she thinks it's the battery.",
      "Shelly's great. She plays true crime the whole way, so I get to work a little nervous.",
    ],
  },
  "own.shelly-vacation": {
    about: "where Shelly goes and how long",
    says: [
      "She'll be in Myrtle Beach all next week.",
      "Myrtle Beach, with her sister. I approved the time off myself, so I can't complain.",
    ],
    more: ["She's sending me pictures of the beach."],
  },
  "own.boss-knows": {
    about: "whether the dentist she works for knows",
    says: [
      "No, and I'm keeping it that way.",
      "I'm the one who lectures people about lapsed coverage. So no, nobody knows.",
    ],
    more: ["I wrote the sign about it that's taped to our desk."],
  },
  "own.backup-plan": {
    about: "what she would do if it is not settled by Monday",
    says: [
      "Greg could drop me, at four-thirty in the morning.",
      "I'd ride in with Greg and sit in a dark parking lot till eight. I've thought it through.",
    ],
  },
  "own.yard-truck": {
    about: "whether Greg's truck from work is insured through the yard",
    says: [
      "Yes, that's the yard's insurance, and only employees drive it.",
      "It's the yard's truck and the yard's policy. No kids, no groceries, he signed something.",
    ],
  },
  "own.jen-told": {
    about: "whether Jen asked questions about the van",
    says: [
      "No, she offered to look at it, which was worse.",
      "She did. Her husband's a mechanic and he wants to come over, so I need this done.",
    ],
    more: ["He'd find out in one minute that nothing's wrong with it."],
  },
  "own.carpool-drop": {
    about: "whether she could give up the carpool",
    says: [
      "Not really, two of those moms work nights.",
      "I could, and then three girls quit soccer. So I'd rather not.",
    ],
  },
  "own.split-five": {
    about: "how she takes it that the fifty thousand is for everybody together",
    says: ["I thought it was fifty each.", "That's ten thousand a kid, I can do the math. I wish I hadn't."],
    more: ["How many carpool moms do you think know that?"],
  },
  "own.sue-friends": {
    about: "whether she thinks the other parents would sue",
    says: [
      "They wouldn't, but their insurance might.",
      "I'd like to say no. But I do claims all day, and I know who sends the letters.",
    ],
  },
  "own.mirror-replaced": {
    about: "whether the mirror was replaced and by whom",
    says: [
      "Yes, a shop by work did it.",
      "It's fixed. It folds in by itself now, which is the nicest thing on that van.",
    ],
  },
  "own.mirror-report": {
    about: "whether anybody made a report about the mirror",
    says: [
      "I took a picture of his plate and never used it.",
      "I called the police line and they said it's private property. I've still got his plate in my phone.",
    ],
  },
  "own.um-sense": {
    about: "whether she sees the connection of the mirror man and uninsured motorist",
    says: [
      "Okay, yes, that makes it real.",
      "When you put him in it, I get it. He'd have shrugged at my broken leg too.",
    ],
    more: ["Okay, what does that one cost again?"],
  },
  "own.stopped-before": {
    about: "whether she was ever asked for proof by police",
    says: [
      "Once, for a taillight, and I had it.",
      "One time, on Cleveland Avenue, for a taillight. I had it in a sheet protector.",
    ],
  },
  "own.ohio-penalty": {
    about: "whether she knows what Ohio does to uninsured drivers",
    says: [
      "I looked it up at two in the morning, yes.",
      "They take your license and your plates, and then there's a fee. I read the whole page.",
    ],
    more: ["Then I couldn't sleep."],
  },
  "own.lapse-price": {
    about: "whether she knew that the gap may raise the price",
    says: ["No, but of course it does.", "I figured it would. It's always more expensive to be broke."],
  },
  "own.ashamed": {
    about: "how she feels about having to make this call",
    says: [
      "I'm embarrassed, mostly.",
      "I'm the one who makes the spreadsheets, so it stings. But I'm fine, let's fix it.",
    ],
  },
  "own.spreadsheet": {
    about: "how insurance stands in her budget spreadsheet",
    says: [
      "It's in row twelve, and it's red.",
      "There's a tab for every month and this one's all red. I named the column \"no.\"",
    ],
  },
  "own.nine-dollars": {
    about: "what she could stretch beyond the old price",
    says: [
      "There's about nine dollars of stretch.",
      "140 is where it stops. I could do 142 if you throw out the extras I don't understand.",
    ],
    more: ["I know that sounds silly, two dollars."],
  },
  "own.med-pay": {
    about: "whether she wants medical payments for the van",
    says: [
      "For the van, yes, if it fits.",
      "That one I understand, it's like a copay for a crash. Put it on if we stay under 140.",
    ],
  },
  "own.debit-when": {
    about: "when the debit card can be charged",
    says: ["You can run it today, just once.", "Today's okay. Don't run it twice, or we're eating at my mom's."],
  },
  "own.due-date": {
    about: "what day of the month the later payments should come out",
    says: [
      "The sixteenth, the day after I'm paid.",
      "Make it the sixteenth. And text me before, so I don't bet on a grace period again.",
    ],
  },
  "own.text-alert": {
    about: "whether she wants reminders by text",
    says: [
      "Yes, to my cell, please.",
      "Text me, and use my number. Nothing goes to Greg, he has nine thousand unread.",
    ],
  },
  "own.scan-letter": {
    about: "whether she can send the letter now during the call",
    says: ["I can scan it right now.", "The scanner's right here at work. You'll have it before we hang up."],
  },
  "own.open-email": {
    about: "whether she can open the quote at her desk",
    says: [
      "Yes, I've got it open on my phone.",
      "I can see it on my phone. Not on the work computer, they watch that.",
    ],
  },
  "own.overheard": {
    about: "whether somebody at the office can hear her",
    says: ["I'm in the supply closet, so no.", "It's me and two hundred toothbrushes. Nobody comes in here."],
    more: ["I told them I was counting floss."],
  },
  "own.waiting-room": {
    about: "how the waiting room is just now",
    says: [
      "There's two people and a toddler, we're fine.",
      "It's slow, the one-thirty canceled. If you hear a drill, it isn't me.",
    ],
  },
  "own.saved-name": {
    about: "whether she will keep the agent's direct number",
    says: [
      "Yes, give it to me, I'm writing it down.",
      'I\'m putting you in as "car insurance, a human." Say the number slowly.',
    ],
  },
  "own.florida-agent": {
    about: "what became of the agent who moved to Florida",
    says: [
      "He just vanished, and then there was an 800 number.",
      "He was a nice man. He sent a Christmas card from a golf cart, two years later.",
    ],
    more: ["It just said wish you were here."],
  },
  "own.brother-in-law-would": {
    about: "what the brother-in-law would say about the lapse",
    says: ["He doesn't know, and he won't.", "He'd say he told me so. He didn't, but he'd say it."],
  },
  "own.tournament": {
    about: "where the tournament is and who plays",
    says: [
      "It's in Dublin, three games for Maddie.",
      "Over in Dublin, first game at eight. Another mom's got us, so it's her snacks and her rules.",
    ],
  },
  "own.maddie-position": {
    about: "what Maddie plays",
    says: [
      "She's a midfielder, and she's fierce.",
      "Maddie plays midfield and yells the whole game. She gets that from Greg's mother.",
    ],
  },
  "own.cat-cold": {
    about: "how the cat came through the cold",
    says: [
      "She slept on Greg's face for three nights.",
      "Pickles stayed and took the electric blanket. She hasn't forgiven the furnace man.",
    ],
    more: ["He wore a hat, so she had somewhere to dig in."],
  },
  "own.tyler-list": {
    about: "whether Tyler must be named although he has no permit",
    says: [
      "He doesn't drive, I'd call you first.",
      "Not even in the driveway. When he gets his temps, you'll be my first call, because I'll need to sit down.",
    ],
  },
  "own.keys-put": {
    about: "whether both cars stay parked until the start",
    says: ["They're staying put, I've got the keys.", "Both sets are in my purse. If we need milk, Greg can jog."],
    more: ["He's faster than the van anyway."],
  },
  "own.later-limits": {
    about: "which limits she would want when money is easier",
    says: [
      "A hundred, three hundred, if it's around twenty more.",
      "I'd go up to whatever you'd carry with your own kids in the van. Just in March.",
    ],
  },
};
