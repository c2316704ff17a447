import type { OwnQuestions } from "../answer-sheet.ts";

export const a3RobertOwn: OwnQuestions = {
  "own.warning": {
    about: "whether the old company sent a warning before canceling",
    says: ["None that we saw, just the letter after.", "Nobody called. The letter came and it was already canceled."],
  },
  "own.driven-since": {
    about: "whether they have driven since the coverage ended",
    says: ["Just my wife, once, to the store.", "Just Katie, a run to the store for milk. Mine's been in the drive."],
  },
  "own.how-to-work": {
    about: "how he has been getting to work since the lapse",
    says: [
      "I've been riding with a buddy from the crew.",
      "Dale's been picking me up. I'm out at the end of the drive at five fifteen.",
    ],
  },
  "own.why-monday": {
    about: "why it has to be Monday",
    says: [
      "My ride gets sent to another job Monday.",
      "My buddy Dale's on a different site Monday. Then it's my car or nothing.",
    ],
  },
  "own.five-kids": {
    about: "how many children ride in the van",
    says: ["It's five, Tuesdays and Thursdays.", "Five of them. Our three and two from next door."],
  },
  "own.kids-where": {
    about: "where Katie takes the children on those days",
    says: ["It's basketball, at the Y.", "She takes them to basketball at the Y. Two hours, then back."],
  },
  "own.not-family": {
    about: "whether he carries people outside the family regularly",
    says: ["Yeah, the neighbors' two kids.", "The kids next door. We've got the bigger car, so it's us."],
  },
  "own.neighbors-know": {
    about: "whether the neighbors know how little insurance the van has",
    says: ["No, they never asked.", "I told them the van's down this week. Didn't say why."],
  },
  "own.this-week-ride": {
    about: "who drives the children while the van is parked",
    says: [
      "The neighbor lady took them this week.",
      "They're on the school bus, and the mother next door did basketball. Two trips.",
    ],
  },
  "own.furnace-running": {
    about: "whether the furnace is working again",
    says: ["Yeah, it's running.", "It runs fine now. For that money it ought to."],
  },
  "own.furnace-age": {
    about: "how old the furnace was",
    says: ["It was twenty years old.", "Twenty years. It was in there when we bought the place."],
  },
  "own.furnace-fix": {
    about: "whether it was a repair or a new furnace",
    says: ["It's a whole new furnace.", "New unit. A fella I know put it in, or it'd have been four thousand."],
    more: ["I did the wiring myself."],
  },
  "own.no-heat": {
    about: "how long they were without heat",
    says: ["It was two nights.", "Two nights. We put all three kids in one room with a space heater."],
  },
  "own.furnace-paid": {
    about: "what the furnace was paid with",
    says: ["It was what we had saved.", "That was the savings. We don't do cards, so it was that or freeze."],
  },
  "own.why-missed": {
    about: "how he came to miss the payment",
    says: [
      "The furnace quit, so the payment bounced.",
      "It comes off the account, and the account was empty. The bank took thirty dollars on top.",
    ],
  },
  "own.pay-late": {
    about: "whether he tried to pay the late bill",
    says: ["We tried, they wouldn't take it.", "Katie called them. They said we'd have to start over, with a fee."],
  },
  "own.easier-when": {
    about: "when money will be less tight",
    says: ["It'll be spring, with the overtime.", "Spring. The overtime starts back up in March."],
  },
  "own.draw-day": {
    about: "which day of the month the payment should be drawn",
    says: ["Make it the sixteenth, I'm paid on the fifteenth.", "The sixteenth. Then it's sure to be in there."],
  },
  "own.today-pay": {
    about: "what he can pay today",
    says: ["I can do one month, if it's under one-forty.", "One month down, that I can do. Two, I can't."],
  },
  "own.start-day": {
    about: "whether it should start at once or on Monday",
    says: ["Monday's soon enough.", "If it's the same price, start it tonight. Katie'd like to go to church."],
  },
  "own.proof-how": {
    about: "how he wants to get the insurance cards",
    says: ["Email it, Katie'll print it.", "Send it to the email and Katie prints it. I want paper in the glove box."],
  },
  "own.penalty": {
    about: "whether he knows the penalty for driving uninsured",
    says: ["A ticket, and the bill after.", "I know there's a fine, and they can tow it. Couldn't pay that either."],
  },
  "own.one-person": {
    about: "whether one named person with a phone number is acceptable",
    says: ["Sure, a name and a number I can work with.", "That'd be good. I don't want to tell it all again."],
  },
  "own.four-people": {
    about: "when he had to tell his story to four people",
    says: [
      "That was the old company, over a billing thing.",
      "They'd charged us twice. Four people, and the last one hung up.",
    ],
  },
  "own.hold-long": {
    about: "how long the other place kept him on hold",
    says: [
      "About twenty-five minutes, my whole break.",
      "Twenty-five minutes of piano music. Then I had to go back up the lift.",
    ],
  },
  "own.online-better": {
    about: "what he would like better about buying online",
    says: ["I don't love getting sold to.", "Nobody pushes you. You click and it's over."],
  },
  "own.how-many-uninsured": {
    about: "how many drivers around Tulsa he thinks have no insurance",
    says: ["Half of them, now that you say it.", "I'd guess half. Katie's cousin, for one."],
  },
  "own.wages-who": {
    about: "who would replace his wages if he were hurt",
    says: ["Nobody, I guess. No work, no check.", "I've got a couple of sick days. After that there's no check."],
  },
  "own.health-deductible": {
    about: "how big the deductible on the health plan is",
    says: ["It's five thousand for the family.", "Five thousand before they pay a dime, for the five of us."],
  },
  "own.um-cheap": {
    about: "whether he would keep uninsured motorist for a few dollars",
    says: ["If it stays under one-forty, yeah.", "Up to eight bucks I'd leave that on, with the kids in there."],
  },
  "own.mirror-who": {
    about: "who took his mirror off",
    says: [
      "It was a fella from down the street.",
      "Guy down our street. He stood there and said he had no insurance, sorry.",
    ],
  },
  "own.mirror-where": {
    about: "where the mirror was hit and on which car",
    says: ["It was parked out front, my Impala.", "Out on the street, by our house. I heard it from the kitchen."],
  },
  "own.mirror-paid-back": {
    about: "whether the man ever paid him for the mirror",
    says: ["No, never saw a dime.", "He said he'd bring it by. Still waves, too."],
  },
  "own.three-numbers": {
    about: "whether he knows what the three numbers mean",
    says: [
      "Couldn't tell you. Nobody went over them.",
      "Couldn't tell you what they are. She read them and I picked the first.",
    ],
  },
  "own.truck-cost": {
    about: "whether the minimum would replace a new pickup",
    says: [
      "Boss's was sixty-eight. Mine's not even close.",
      "The boss's was sixty-eight. So no, it'd buy the front half.",
    ],
  },
  "own.garnish": {
    about: "whether he knew a court can take part of his wages",
    says: [
      "I'd heard of it, for child support.",
      "I knew a guy on the crew, that was child support. Didn't know it went for wrecks.",
    ],
  },
  "own.both-prices": {
    about: "whether he would look at a second price with higher limits",
    says: ["I can look, looking's free.", "Show me both. I'm not promising anything."],
  },
  "own.spring-call": {
    about: "whether the agent may call in spring about higher limits",
    says: ["Sure, call me in March.", "March is fine. If the money's there I'll raise it."],
  },
  "own.katie-told": {
    about: "whether Katie knows they were canceled",
    says: ["She knows, she opened the letter.", "She opened it and put it on my plate. Didn't say a word."],
  },
  "own.tools-car": {
    about: "whether he carries tools or materials in the car for work",
    says: ["Just a hand bag in the trunk.", "My pliers and a lunch box. The company's got trucks for the rest."],
  },
  "own.job-where": {
    about: "which job he is working on just now",
    says: ["It's a warehouse out in Sapulpa.", "A warehouse in Sapulpa. It's all lights, forty feet up."],
  },
  "own.cole-driving": {
    about: "whether the oldest is eager to drive",
    says: ["Yeah, he's counting the days.", "He's already picked out a truck. He's got forty dollars."],
  },
  "own.fishing-what": {
    about: "what he fishes for and where",
    says: ["Crappie mostly, out at Keystone.", "Crappie, off the bank at Keystone. Wyatt's better at it than me."],
  },
  "own.house-quote": {
    about: "whether the agent may look at the house insurance too",
    says: [
      "Not today, it's in with the mortgage.",
      "It comes out of the house payment, so I never see it. Ask Katie, some other day.",
    ],
  },
  "own.letter-date": {
    about: "what date the cancellation letter gives",
    says: [
      "It says Friday, twelve-oh-one in the morning.",
      "Friday, one minute after midnight. The letter didn't get here till that afternoon.",
    ],
    more: ["So Katie'd been driving the kids that morning with nothing."],
  },
  "own.old-owe": {
    about: "whether he still owes the old company anything",
    says: [
      "They say I owe nineteen dollars.",
      "Nineteen dollars for the last few days. Katie mailed it so they'd leave us alone.",
    ],
    more: ["I didn't want it turning up later."],
  },
  "own.fee-much": {
    about: "what the old company wanted to start again",
    says: [
      "It was fifty dollars and two months down.",
      "Fifty for the fee and two months up front. That's three hundred and something we haven't got.",
    ],
  },
  "own.bank-thirty": {
    about: "whether the bank gave the thirty dollars back",
    says: ["Yeah, Katie got half of it.", "Katie went in there with Wyatt on her hip, and they gave her back fifteen."],
    more: ["The girl there was nice about it."],
  },
  "own.bounce-again": {
    about: "whether he worries the payment could bounce again",
    says: [
      "After payday it'll be there. Text me first.",
      "It'll be in there if it's after payday. Have somebody call before you drop us, is all I ask.",
    ],
  },
  "own.mail-right": {
    about: "whether the old company had the right address and email",
    says: [
      "They've got the right address, the bill always came.",
      "They had it right. Katie found a warning in the junk mail after, under forty ads, from the week before.",
    ],
  },
  "own.furnace-who": {
    about: "who put the new furnace in",
    says: [
      "It was Ronnie, he does sheet metal on our jobs.",
      "Ronnie, he's the tin man on the job. He did it on a Sunday for cost and a pot roast.",
    ],
    more: ["His wife got the pot roast."],
  },
  "own.furnace-when": {
    about: "when the furnace quit",
    says: [
      "It was three weeks ago, first hard freeze.",
      "First freeze, three weeks back, on a Friday. The payment came due that Monday.",
    ],
  },
  "own.furnace-warranty": {
    about: "whether the new furnace has a warranty",
    says: ["Yeah, ten years on the parts.", "Ten on the parts. Labor's me and Ronnie."],
  },
  "own.house-help": {
    about: "whether he asked anybody to help with money",
    says: [
      "I didn't ask, we'd rather get through it.",
      "My mom would've, and she lives on less than us. I don't borrow from her.",
    ],
  },
  "own.no-cards": {
    about: "why they do not use credit cards",
    says: [
      "We got in trouble with one when Cole was born.",
      "We ran one up when Cole was a baby, and it took six years. Katie cut it up on the kitchen table.",
    ],
  },
  "own.dale-mind": {
    about: "whether Dale minds picking him up",
    says: [
      "He doesn't mind, I buy the coffee.",
      "Dale says it's nothing. It's ten minutes out of his way, so I get the coffee and a biscuit.",
    ],
  },
  "own.backup-monday": {
    about: "what he would do if there were no insurance by Monday",
    says: [
      "I'd lose a day, I guess.",
      "There's no bus to Sapulpa at five in the morning. I'd lose the day, and I can't lose many.",
    ],
    more: ["It's a day's pay and a bad look."],
  },
  "own.boss-knows": {
    about: "whether his boss knows about the car trouble",
    says: ["No, just Dale, my ride.", "I told them it's in the shop. Dale knows, and he doesn't talk."],
  },
  "own.katie-store-drive": {
    about: "how it was for Katie to drive uninsured",
    says: [
      "She was scared the whole way.",
      "Katie said she drove like she had eggs on the roof. She won't do it again.",
    ],
  },
  "own.katie-stuck": {
    about: "how Katie manages without the van",
    says: [
      "My mom's bringing her what she needs.",
      "Mom drives over from Broken Arrow with milk. Katie's about ready to walk somewhere.",
    ],
    more: ["She says it's like being snowed in with no snow."],
  },
  "own.carpool-quit": {
    about: "whether they would stop carrying the neighbors' children",
    says: [
      "We could, but who else would take them?",
      "Their mother works nights, so no. You don't leave two kids on a porch.",
    ],
    more: ["They're good kids, they say thank you."],
  },
  "own.split-five": {
    about: "how he takes it that the limit is split among everybody hurt",
    says: [
      "Huh. I never divided it.",
      "I thought it was twenty-five a head, no matter how many. That's not much for a van full.",
    ],
    more: ["What do other folks carry, with kids in the car?"],
  },
  "own.boosters": {
    about: "whether everybody in the van has a belt or booster",
    says: [
      "Yeah, it seats seven, they've all got one.",
      "They're all buckled, Wyatt's in his booster. Katie won't start it till she's counted.",
    ],
  },
  "own.neighbors-pay": {
    about: "whether the neighbors pay for the rides",
    says: [
      "No, she brings over tamales.",
      "There's no money in it. She brings tamales at Christmas, and they're good.",
    ],
  },
  "own.who-plays": {
    about: "who plays basketball",
    says: [
      "It's Cole and Annie, Wyatt just runs around.",
      "Cole and Annie play. Wyatt chases the ball cart, and the neighbor's two are on Cole's team.",
    ],
  },
  "own.mirror-replaced": {
    about: "whether the mirror was replaced",
    says: ["Yeah, I put it on myself.", "It's on there, from the junkyard. It's blue and the car's gray."],
  },
  "own.mirror-police": {
    about: "whether there was a police report on the mirror",
    says: ["No, he lives down the street.", "I didn't call anybody. He's got kids too, and what would it get me?"],
  },
  "own.cousin": {
    about: "what the story with Katie's uninsured cousin is",
    says: [
      "He says he can't afford it, and he's got a new phone.",
      "Bobby Wayne. They took his tag once and he just borrows his mother's car.",
    ],
    more: ["Katie's told him and told him."],
  },
  "own.stopped-before": {
    about: "whether a policeman ever asked him for proof of insurance",
    says: [
      "Once, for a tail light, and I had it.",
      "One time, a tail light, years back. I handed it over and he said have a good night.",
    ],
  },
  "own.cameras": {
    about: "whether he knows that cameras check tags for insurance",
    says: [
      "No, I didn't know about cameras.",
      "Somebody at work said that, and I thought he was kidding. Good thing mine's in the drive.",
    ],
  },
  "own.lapse-price": {
    about: "whether he knew that a gap in coverage raises the price",
    says: ["No, so I'm paying for being broke.", "Didn't know that. Seems like it costs more when you've got less."],
    more: ["How much did it cost me, being late?"],
  },
  "own.embarrassed": {
    about: "whether it is hard for him to call about the lapse",
    says: [
      "I don't like it, I pay my bills.",
      "I've never been late on anything. So yeah, I don't like saying it out loud.",
    ],
  },
  "own.nineteen-honest": {
    about: "whether he would rather hear bad news straight",
    says: ["Say it, just say it short.", "I'd want you to tell me. I might not be able to do anything about it."],
  },
  "own.ten-more": {
    about: "whether he could pay ten or fifteen dollars more for higher limits",
    says: [
      "If it's still under one-forty, I could.",
      "I had one thirty-one, so I've got nine dollars to play with. Show me what nine dollars buys.",
    ],
    more: ["If it's ten, I'd have to ask Katie where it comes from."],
  },
  "own.med-pay": {
    about: "whether he wants medical payments for a few dollars",
    says: ["If it fits, put it on the van.", "For the kids, yeah. If there's room under one-forty."],
  },
  "own.hurt-work": {
    about: "whether he was ever hurt and off work",
    says: [
      "Once, a broken wrist, six weeks.",
      "I broke a wrist on the job, so comp paid that. Off the job I'd be on my own.",
    ],
  },
  "own.one-check": {
    about: "how they live on one check",
    says: [
      "Just my check, till the youngest is bigger.",
      "It's only mine. She says she'll go back when Wyatt's a little bigger.",
    ],
    more: ["She's got envelopes, with names on them."],
  },
  "own.overtime-much": {
    about: "what the overtime brings in spring",
    says: [
      "It's about four hundred a month more.",
      "Four hundred or so a month, if the schedule holds. It has every year so far.",
    ],
  },
  "own.christmas": {
    about: "how Christmas will be this year",
    says: [
      "It'll be small, they know.",
      "I'm building Annie a doghouse and the boys a workbench. Wood's cheap when you're on a job.",
    ],
    more: ["Wyatt still thinks it's a secret."],
  },
  "own.impala-had": {
    about: "how long he has had the Impala",
    says: ["It's been six years.", "Six years. I got it off my uncle for four thousand, and he kept it nice."],
  },
  "own.interstate": {
    about: "which way he drives to Sapulpa",
    says: ["It's 44, all trucks at that hour.", "I take 44. There's a wreck about once a week, and I go around it."],
  },
  "own.online-tried": {
    about: "whether he tried to buy insurance online",
    says: [
      "I started one, and it wanted my whole life.",
      "I got to where it asks about a lapse and it stopped giving prices. It said call somebody.",
    ],
  },
  "own.first-place": {
    about: "what the other place was and whether he will call back",
    says: [
      "It was one of the big ones, I'm not calling back.",
      "One off the TV. They texted me to rate the call, and there wasn't one.",
    ],
  },
  "own.save-number": {
    about: "whether he will save the agent's number",
    says: [
      "Yeah, text it and I'll save it.",
      "Text me your name and number. I'll put it on the fridge too, for Katie.",
    ],
  },
  "own.local-office": {
    about: "whether it matters to him that the agency is local",
    says: ["Yeah, then I know who to holler at.", "It's better. Last bunch, I never knew what state they were in."],
  },
  "own.katie-there": {
    about: "whether Katie is with him and listening",
    says: ["It's just me, I'm at work.", "Katie's home. I'm up on the deck with a sandwich."],
  },
  "own.email-phone": {
    about: "whether he can open the cards on his phone",
    says: ["It gets texts, not the email.", "A text with a picture, I can do. The email's on Katie's."],
  },
  "own.agree-monday": {
    about: "whether he understands that driving before the start is uninsured",
    says: ["Yeah, they're staying in the drive.", "I hung the keys on a nail, up high. Katie saw me do it."],
    more: ["Call me when it's on, and I'll take them down."],
  },
  "own.cole-which": {
    about: "what Cole will drive one day",
    says: [
      "He wants an old Ford, lifted, with lights.",
      "Some old F-250 down the road with grass growing through it. He'll get the Impala.",
    ],
  },
  "own.duke": {
    about: "what the dog is like",
    says: [
      "That's Duke, he's scared of thunder.",
      "Duke's a bluetick, and he slept on all three kids when the heat was out. He was the furnace.",
    ],
    more: ["He won't hunt, either."],
  },
};
