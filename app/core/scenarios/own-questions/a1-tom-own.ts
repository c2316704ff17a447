import type { OwnQuestions } from "../answer-sheet.ts";

export const a1TomOwn: OwnQuestions = {
  "own.told-company": {
    about: "whether the present company was told that he drives in only twice a week",
    says: ["Never told the company.", "No, I never told them. Who calls an insurance company to chat?"],
    more: ["Should I have?"],
  },
  "own.forty-guess": {
    about: "what he guesses the extra forty dollars pays for",
    says: ["Your boat.", "I figure it's for your boat. And my brother-in-law sold it to you."],
  },
  "own.setup-who": {
    about: "who set the present policy up",
    says: ["Maureen typed it in one night.", "It was Maureen, on the kitchen table. I was watching the Bruins lose."],
  },
  "own.both-versions": {
    about: "whether he wants to see both versions or only the recommended one",
    says: ["Give me both.", "Both. Then I can see where you padded it."],
  },
  "own.tools-overnight": {
    about: "whether he leaves tools in the car overnight",
    says: [
      "No, they're in the truck, that's on the business.",
      "There's a lunch box and a tape measure in the Malibu. The rest's in the truck, Maureen handles that policy.",
    ],
  },
  "own.power-play": {
    about: "what he thinks of the Bruins power play",
    says: ["Don't get me started.", "On the power play? I've seen tile guys move faster."],
  },
  "own.bids-bottom-line": {
    about: "whether his own customers compare bids by the bottom line only",
    says: ["Every day of my life.", "All day long. Then they call me to fix what the cheap guy did."],
  },
  "own.form-asked": {
    about: "whether the online form asked how often he drives to work",
    says: ["Huh. No, it never asked me that.", "It asked for my email six times. It never asked about the driving."],
  },
  "own.ma-car": {
    about: "whether his mother's car is on his policy or her own",
    says: ["She's got her own, thank God.", "Her own car, her own policy, her own rules of the road."],
  },
  "own.ma-drives": {
    about: "how his mother drives",
    says: ["Slow, and in the middle.", "She took out her own mailbox last fall. She says it was leaning."],
    more: ["I put it back up. In concrete this time."],
  },
  "own.ma-borrows": {
    about: "whether his mother ever drives his cars",
    says: ["No, never. Nobody drives mine but me.", "Not a chance, I drive her. It's cheaper than a mailbox."],
  },
  "own.worcester": {
    about: "whether the agent pronounces the town's name right",
    says: ['Close. It\'s "Wuss-ter."', 'Not quite, it\'s "Wuss-ter." Or "Wista," if you grew up on the hill.'],
  },
  "own.price-or-questions": {
    about: "whether he wants the price first or the questions first",
    says: ["Questions. Make it quick.", "Ask your questions first. You'd only change the number on me anyway."],
  },
  "own.truck-here": {
    about: "whether the truck should be insured on this policy as well",
    says: [
      "No, the truck's on the business, separate.",
      "Leave the truck out of it. That's commercial, Maureen has it with somebody else.",
    ],
  },
  "own.march-what": {
    about: "what broke in March",
    says: [
      "The transmission let go.",
      "Transmission. Sixty-eight thousand miles on it, and it dies on Grafton Street.",
    ],
    more: ["That's an American transmission for you."],
  },
  "own.march-car": {
    about: "which car had the transmission trouble",
    says: ["It was the Traverse, Maureen's.", "The Traverse. The old one never missed a day."],
  },
  "own.rental-why": {
    about: "why they rented although there is a truck and the Malibu",
    says: [
      "Because Maureen won't get in the Malibu.",
      "Maureen looked at the Malibu, dog hair and all, and rented one. And nobody's driving my truck.",
    ],
  },
  "own.march-repair": {
    about: "what the transmission repair cost",
    says: ["It was thirty-two hundred.", "Thirty-two hundred, for a rebuilt one. That's a whole vanity and a top."],
  },
  "own.rental-cost": {
    about: "what the nine days of rental cost",
    says: ["Three hundred and something.", "Three hundred and change. She got a red one, too."],
  },
  "own.no-rental-who": {
    about: "who told them there was no rental coverage",
    says: [
      "Some kid at the 800 number told Maureen.",
      "Maureen called them and the kid said no rental. I could hear her from the basement.",
    ],
  },
  "own.called-company": {
    about: "what happened when he called the company about the raise",
    says: [
      "I got a recording, then a girl who read me the same letter.",
      "Recording first. Then somebody read me the letter I had in my hand.",
    ],
  },
  "own.hold-time": {
    about: "how long he was on hold",
    says: ["It was half an hour, with a flute.", "Half an hour. I hung two doors, and that flute's still in my head."],
  },
  "own.called-before": {
    about: "whether anybody called before the increase",
    says: [
      "Nobody called, they mailed it and hid.",
      "No. I opened an envelope and it was just higher, that's what got me.",
    ],
  },
  "own.raised-before": {
    about: "whether they raised it in earlier years too",
    says: ["Some. Ten, twenty bucks a year.", "They nibbled, ten or twenty bucks. This year they took a bite."],
  },
  "own.eleven-years": {
    about: "whether eleven years got him any discount",
    says: ["It got me a raise, that's what.", "Not a nickel off. I got a magnet once."],
  },
  "own.uninsured-why": {
    about: "why they turned the uninsured cover down",
    says: [
      "I'm a careful driver, what do I need it for.",
      "I figured it was for the other guy. Why would I pay for some clown with no insurance?",
    ],
  },
  "own.uninsured-side": {
    about: "whether he thought it pays the other driver",
    says: ["Yup, I had that exactly backwards.", "I had it backwards. So it pays us, huh."],
  },
  "own.uninsured-add": {
    about: "whether he would put it on now",
    says: ["Yeah, leave it on.", "All right, keep it. I've seen what's driving around on Route 9."],
  },
  "own.laid-up": {
    about: "who brings in money if he is hurt and cannot work",
    says: ["Nobody. If I don't work, we don't eat.", "It's just me. Manny could finish a job, but he can't sell one."],
  },
  "own.limits-meaning": {
    about: "whether he knows what 50/100/25 means",
    says: ["No idea. Sounds like a board size.", "I know what a two-by-four is. That one, no."],
  },
  "own.deductible-whose": {
    about: "whose idea the thousand dollar deductible was",
    says: [
      "Theirs, they told Maureen it'd save us money.",
      "It was theirs. Six bucks a month, I lose more than that in the couch.",
    ],
  },
  "own.deductible-lower": {
    about: "whether he would go back to a five hundred deductible",
    says: ["For six bucks? Sure, price it.", "Show me the number. If it's six a month, yeah, go back to five hundred."],
  },
  "own.fender": {
    about: "what the fender thing was",
    says: [
      "Some kid backed into me at the lumber yard.",
      "A kid backed his pickup into the Malibu at the yard. His insurance paid, mine did the phoning.",
    ],
  },
  "own.walk-why": {
    about: "why he can walk to the job most days",
    says: [
      "The jobs are all in the neighborhood now.",
      "Word got around the hill, I've done six kitchens on four streets. The truck stays at the job and I walk over.",
    ],
  },
  "own.walk-since": {
    about: "since when he drives only twice a week",
    says: ["Since a year ago spring.", "Year and a half, about. And they've been charging me for five days."],
  },
  "own.fine-print": {
    about: "what happened with the water heater and the policy",
    says: [
      "It flooded the basement and they paid nothing.",
      "The water heater went, four thousand dollars of wet basement, and the no was on page nineteen. The agent quit picking up the phone.",
    ],
    more: ["That's why Maureen reads everything now."],
  },
  "own.brother-in-law": {
    about: "whose brother the boat salesman is",
    says: ["He's Maureen's brother, Kevin.", "Kevin, my wife's brother. He sells boats and he can't swim."],
  },
  "own.lumber-who": {
    about: "who at the lumber yard sent him",
    says: ["Sully, at the counter.", "It was Sully at the lumber yard counter. Nobody knows his first name."],
  },
  "own.erin-permit": {
    about: "whether Erin has a learner's permit",
    says: ["She's got the permit, yeah.", "Permit, yeah. She drives with Maureen, my heart can't take it."],
  },
  "own.erin-license": {
    about: "when Erin gets her license",
    says: [
      "In the spring, if she gets around to it.",
      "Around her birthday, April. You'll have to sit me down for that bill.",
    ],
  },
  "own.ladder": {
    about: "whether he is on a ladder right now",
    says: ["Two rungs up. I can hear you.", "I was, I'm sitting on it now. Go ahead."],
  },
  "own.tile-guy": {
    about: "whether the tile guy has come",
    says: ["Not yet, he's a tile guy.", "No, he's on tile time. You've got a few minutes yet."],
  },
  "own.dog-name": {
    about: "what the dog is called",
    says: ["Her name's Bobby, after Orr.", "She's Bobby. Best help I've got, and she works for kibble."],
  },
  "own.seven-a-month": {
    about: "whether forty dollars matter by the month",
    says: [
      "Seven bucks? No, that's a sandwich.",
      "I'd pay seven if I know what it buys. I don't pay seven for nothing.",
    ],
  },
  "own.ask-list": {
    about: "whether he wants a written list to hold the other quotes to",
    says: [
      "Yeah, write it down, I can hold you all to the same thing.",
      "Send it. I'd never bid a job without a drawing, so make them do it.",
    ],
  },
  "own.warranty": {
    about: "whether the transmission was still under warranty",
    says: [
      "No, it ran out at sixty thousand.",
      "It missed the warranty by eight thousand miles. They had a good laugh at the dealer.",
    ],
    more: ["Then they tried to sell me a new one."],
  },
  "own.who-driving": {
    about: "who was driving when the transmission quit",
    says: [
      "It was Maureen, with a trunk full of groceries.",
      "Maureen was driving. By the time I got there she had two guys pushing and the ice cream in a snowbank.",
    ],
    more: ["She still brings up the ice cream."],
  },
  "own.tow-march": {
    about: "how the Traverse got off the street and what that cost",
    says: [
      "Tow truck, a hundred and forty for six blocks.",
      "A hundred forty, cash, for six blocks. I could've carried it.",
    ],
  },
  "own.transmission-shop": {
    about: "who repaired the transmission and whether he trusts them",
    says: [
      "My guy Gus, on Shrewsbury Street.",
      "Gus did it, on Shrewsbury Street. I did his kitchen, so he knows where I live and I know where he lives.",
    ],
  },
  "own.repair-paid": {
    about: "what they paid the repair with",
    says: ["It was the porch money.", "That was the money for my porch. That's why there's a tarp on it."],
  },
  "own.traverse-now": {
    about: "whether the Traverse runs well since the repair",
    says: [
      "Yeah, knock on wood, it's been fine.",
      "It shifts like butter. For thirty-two hundred it ought to do the dishes.",
    ],
  },
  "own.rental-want": {
    about: "whether he wants rental coverage in the quote",
    says: [
      "If it's four bucks or so, put it on Maureen's.",
      "Put rental on the Traverse. I'm not paying for another red one.",
    ],
  },
  "own.rental-catch": {
    about: "what he thinks of rental not paying for a breakdown",
    says: ["There it is, there's the catch.", "I figured as much. But you said it out loud, and that's a first."],
  },
  "own.rental-red-like": {
    about: "how Maureen liked the red rental",
    says: [
      "She loved it, it was a Mustang.",
      "A Mustang, for the price of a minivan. I had to pry the keys out of her hand.",
    ],
    more: ["She drove it to church, twice."],
  },
  "own.told-girl": {
    about: "what he said to the woman who read him the letter",
    says: [
      "I told her I can read, I wanted to know why.",
      "I said, lady, I've got the letter, I'm calling about the why. She said is there anything else I can help you with.",
    ],
    more: ["I said yeah, you can help me find another company."],
  },
  "own.magnet": {
    about: "what the magnet from the company was",
    says: [
      "It's a rubber car with their phone number on it.",
      "A little car, and the number's the same 800 number. It holds up the plumber's card.",
    ],
  },
  "own.others-up": {
    about: "whether other people he knows got increases too",
    says: [
      "Everybody's did, that's all they talk about.",
      "Half the crew's did. My brother-in-law Kevin says his didn't, but Kevin lies.",
    ],
    more: ["Kevin told me he paid cash for a boat once, too."],
  },
  "own.why-rates-sense": {
    about: "whether the explanation of rising prices makes sense to him",
    says: [
      "Yeah, a sheet of plywood doubled, so I believe it.",
      "I raised my own prices, so I can't holler too loud. But I called my customers first.",
    ],
  },
  "own.no-promise": {
    about: "how he takes it that the agent cannot promise the rate will hold",
    says: [
      "If you promised me, I'd hang up.",
      "I don't want a promise. I don't guarantee lumber, I just call before it goes up.",
    ],
    more: ["You call me first and we'll get along."],
  },
  "own.stay-if-drop": {
    about: "whether he would stay if the company gave back the two hundred",
    says: [
      "If they'd come clean, maybe.",
      "They had their shot, I was on hold for it. Make me a better one and I'm gone.",
    ],
  },
  "own.higher-limits": {
    about: "whether he would go up to 100/300",
    says: ["If that's where the forty goes, do it.", "Yeah, go up. I wouldn't hang a cabinet on two screws either."],
  },
  "own.house-at-stake": {
    about: "how he takes it that his house could be taken for a crash",
    says: ["I don't like it one bit.", "Nobody ever said that to me. I rebuilt every room in that place."],
    more: ["There's not a straight wall in it, but it's mine."],
  },
  "own.property-25": {
    about: "whether twenty-five thousand is enough for what he could hit",
    says: [
      "No, that's half a pickup.",
      "Twenty-five won't buy a truck, never mind a storefront. I couldn't rebuild a front entry for that.",
    ],
  },
  "own.route-nine": {
    about: "what he sees driving on Route 9",
    says: [
      "Bald tires and out-of-state plates, that's what.",
      "I saw a bumper held on with drywall tape. You think that guy's got a policy?",
    ],
  },
  "own.laid-up-want": {
    about: "whether he wants to hear about income protection",
    says: [
      "Some other day, one bill at a time.",
      "I looked once and it cost like a truck payment. Call me in the winter, when I'm sitting.",
    ],
  },
  "own.hurt-before": {
    about: "whether he was ever hurt on the job and off work",
    says: [
      "I put a nail through my hand once, that's all.",
      "A nail gun, nine years ago. I was back Thursday with a mitten on.",
    ],
    more: ["Maureen drove me in, and she charged me for the parking."],
  },
  "own.five-days-feel": {
    about: "how he feels about having been charged for five days",
    says: [
      "I feel like a sucker, thanks for asking.",
      "I'm sore, but I never called. I'd bill a customer for five days too, if he told me five.",
    ],
  },
  "own.put-two-days": {
    about: "whether the agent may rate him for two days",
    says: ["Yeah, two days, write it down.", "Put two. If I land a job in Framingham, I'll call you."],
  },
  "own.where-shop": {
    about: "where his shop is and what is there",
    says: [
      "It's out in Spencer, half a barn.",
      "I rent half a barn in Spencer. I cut the cabinets there, and there's no heat.",
    ],
    more: ["There's a horse on the other side. He's the quiet one."],
  },
  "own.teen-guess": {
    about: "what he thinks Erin will cost on the policy",
    says: [
      "I've heard two grand, and I'm hoping it's a rumor.",
      "Sully says two thousand a year. So Erin can take her time.",
    ],
  },
  "own.erin-which": {
    about: "which car Erin would drive",
    says: ["She'd get the Malibu, dog hair and all.", "The Malibu. I'll walk, I'm walking anyway."],
  },
  "own.erin-lessons": {
    about: "how the practice drives of Erin and Maureen go",
    says: [
      "She's good, Maureen says, better than me.",
      "She's fine, it's the passenger that screams. I stay home and listen for sirens.",
    ],
  },
  "own.fine-print-when": {
    about: "when the water heater thing happened",
    says: [
      "It was ten years ago, a different company.",
      "Ten years this winter. Different outfit, same house, and I can still smell it.",
    ],
  },
  "own.fine-print-fought": {
    about: "whether he fought the refusal",
    says: [
      "I drove over there, and the office was a nail salon.",
      "I went to his office and it was a nail salon. So I ripped out the carpet and paid it.",
    ],
    more: ["Nice girls in there, they felt bad for me."],
  },
  "own.show-exclusions": {
    about: "whether he wants a list of what the policy does not pay",
    says: [
      "Yeah, give me the bad news first.",
      "That's what I want, the list of no's. Any clown can read me the yeses.",
    ],
  },
  "own.kevin-boat": {
    about: "whether he ever bought a boat from his brother-in-law",
    says: [
      "No, I've got enough holes to pour money in.",
      "I don't own a boat. I've been on Kevin's, and it was mostly bailing.",
    ],
  },
  "own.sully-said": {
    about: "what Sully said about the agency",
    says: [
      "He said you call back, and that's rare.",
      "Sully's got his cars with you. He said you told him not to buy something, and he's still talking about it.",
    ],
    more: ["Nobody's ever talked Sully out of spending money before."],
  },
  "own.fender-damage": {
    about: "how bad the fender was and when",
    says: [
      "About eleven hundred, three years ago.",
      "It was eleven hundred bucks, three years back. They painted it and it almost matches.",
    ],
  },
  "own.manny-long": {
    about: "who Manny is and how long he has worked for him",
    says: [
      "Eleven years, he's my right hand.",
      "Manny's been with me eleven years. He talks to the customers when I shouldn't.",
    ],
  },
  "own.job-today": {
    about: "what he is working on today",
    says: [
      "It's a kitchen for a retired cop on Houghton Street.",
      "A kitchen on Houghton Street. He's a retired cop, so he watches me like I'm stealing the sink.",
    ],
  },
  "own.porch-wrong": {
    about: "what is wrong with his own porch",
    says: [
      "It's got no floor on the left side.",
      "Half of it's a tarp and two planks. The mailman throws it from the sidewalk.",
    ],
    more: ["Maureen hung a sign on it that says pardon our dust. It's been up since April."],
  },
  "own.diet": {
    about: "how the diet goes",
    says: [
      "I'm down eight pounds and I'm mad about it.",
      "It's all chicken and lettuce. The job's across from a donut shop, so you tell me.",
    ],
    more: ["If I smell like cinnamon, you don't tell her."],
  },
  "own.pool-hole": {
    about: "what the story with the hole where the pool was is",
    says: [
      "It was an above-ground, I took it down.",
      "Erin quit swimming, so I took it down. Now it's a muddy circle where the dog sleeps.",
    ],
  },
  "own.plow-hit": {
    about: "whether a plow or the winter ever damaged the cars",
    says: [
      "It got a mirror once, the city paid.",
      "A plow took the mirror off the Malibu in 2019. The city paid, it only took them a year.",
    ],
  },
  "own.maureen-there": {
    about: "whether Maureen is with him and listening",
    says: ["No, she's home, I'm on a job.", "Maureen's at the kitchen table, and I'm not. You'd know if she was on."],
  },
  "own.maureen-looks": {
    about: "what Maureen will look for in the quote",
    says: [
      "She starts on the last page and goes backwards.",
      'Maureen looks for the word "except." If there\'s too many, it goes in the trash.',
    ],
    more: ["She caught the bank on one of those once."],
  },
  "own.email-open": {
    about: "whether he can open the quote on his phone",
    says: [
      "No, my screen's cracked, Maureen'll open it.",
      "I've got a cracked screen and no glasses. Send it and she'll have it printed by supper.",
    ],
  },
  "own.business-look": {
    about: "whether the agent may look at the business insurance too",
    says: [
      "Do the cars right and then we'll talk.",
      "Earn it with these two first. Maureen's got that folder, and she doesn't lend it out.",
    ],
  },
  "own.bundle": {
    about: "whether he would put house and cars together",
    says: [
      "If it knocks the forty off, go ahead.",
      "Run it. But I want to see each one by itself, or I can't tell who's robbing me.",
    ],
  },
  "own.cancel-how": {
    about: "whether he knows how to leave the old company",
    says: ["You write it, Maureen'll sign it.", "I'm not calling that flute again. Send a letter and she'll sign it."],
    more: ["What if they don't let go?"],
  },
  "own.dog-car": {
    about: "whether the dog rides in the Malibu too and is buckled",
    says: ["She rides up front, no belt.", "Bobby's got the front seat. Maureen's got to ask permission."],
  },
};
