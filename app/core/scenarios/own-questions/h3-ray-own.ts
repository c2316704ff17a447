import type { OwnQuestions } from "../answer-sheet.ts";

export const h3RayOwn: OwnQuestions = {
  "own.adjuster-who": {
    about: "which adjuster came out to the house",
    says: [
      "Some kid. I never got his name.",
      "A kid with a clipboard, couldn't have been twenty-five. Called me buddy.",
    ],
  },
  "own.adjuster-told-pay": {
    about: "whether the adjuster said what would be paid",
    says: ["No, not a word.", "Not a word out of him. Then comes nine hundred dollars in the mail."],
  },
  "own.adjuster-looked": {
    about: "what the adjuster looked at",
    says: [
      "He looked at the carpet and left.",
      "Looked at my carpet, took a picture, and never went outside. Linda had coffee made for him.",
    ],
    more: ["He didn't drink it, either."],
  },
  "own.came-back": {
    about: "whether anybody came back after the adjuster's visit",
    says: ["No, nobody ever came back.", "Nobody did. The dog's had more company than that claim."],
  },
  "own.after-visit": {
    about: "what happened after the adjuster's visit",
    says: [
      "Three weeks of calling, then a letter, then nine hundred bucks.",
      "First nothing. Then I called for three weeks, and then I got a letter nobody could explain to me.",
    ],
  },
  "own.phone-told": {
    about: "what the company told him about the claim on the phone",
    says: ["Nothing. Somebody new every time.", "They told me to hold. Then they told me it's being looked at."],
  },
  "own.last-talked": {
    about: "whom he last spoke to about the claim",
    says: ["Some girl. I never got a name.", "A girl who said it's all in the letter. Nice voice, no help."],
  },
  "own.explained": {
    about: "whether anybody explained the reason for the nine hundred",
    says: ["No, nobody did.", "It said surface water, like I'd know. Nobody told me what that is."],
  },
  "own.disputed": {
    about: "whether he disputed the payment in writing",
    says: ["No. I called.", "I never wrote. A man calls for three weeks, I figured that counted."],
  },
  "own.agency-letter": {
    about: "whether he got a letter about the new agent taking over",
    says: ["No, not that I saw.", "I've had enough of your letters. If there was one, Linda would have it."],
  },
  "own.built-up-hill": {
    about: "what has been built on the hill since he moved in",
    says: ["Townhouses, up the hill.", "Thirty-some townhouses and a parking lot. Used to be trees."],
  },
  "own.townhouses-when": {
    about: "when the townhouses were built",
    says: [
      "They went up about two years ago.",
      "They cut the trees three years back and finished the year after. First big rain, there it was.",
    ],
  },
  "own.hill-side": {
    about: "which side of the hill the house is on",
    says: [
      "My side. It runs right down the street.",
      "It's my side of it, not the cemetery. The dead people stay dry.",
    ],
  },
  "own.water-from": {
    about: "where the water came from",
    says: [
      "It came down the street, off that hill.",
      "The lake's nowhere near. It comes down the street since they built those townhouses.",
    ],
  },
  "own.noticed": {
    about: "how he noticed the water",
    says: [
      "The dog came up with wet feet.",
      "Six in the morning, the dog comes up the stairs wet to the belly. So I went down in my slippers.",
    ],
  },
  "own.water-depth": {
    about: "how deep the water was in his basement",
    says: ["Two inches, a little over.", "Over the slippers. Call it two inches."],
  },
  "own.carpet-cost": {
    about: "what the new carpet cost",
    says: ["Twenty-six hundred, laid.", "Twenty-six hundred for the carpet, the rest was drying it and the doors."],
  },
  "own.linda-took-it": {
    about: "how his wife took the water damage",
    says: ["She got the mop.", "Didn't say a word, got the mop. Linda's got the better head."],
  },
  "own.helped": {
    about: "who helped him clean up",
    says: [
      "My boy came down from Buffalo with a wet vac.",
      "Mike drove in with a wet vac, and Carol's husband carried the carpet out.",
    ],
    more: ["Mike looked at that check later and said a word his mother didn't care for."],
  },
  "own.quilts": {
    about: "what his wife sews",
    says: [
      "Quilts. She's got forty of them.",
      "She makes quilts, every grandkid's got two. They're down there on the bottom shelf.",
    ],
  },
  "own.quilts-wet": {
    about: "whether the quilts got wet in April",
    says: ["Three got wet. She washed them.", "Three of them, and one was her mother's. It never came out right."],
  },
  "own.quilts-up": {
    about: "whether they would move the quilts higher",
    says: ["Yeah, I can put up a shelf.", "I'll build her a higher shelf. She's been asking since April."],
  },
  "own.tv-basement": {
    about: "whether the television must stay in the basement",
    says: [
      "It stays. That's where the good chair is.",
      "It could go up, but the chair won't fit through the door anymore.",
    ],
  },
  "own.tv-wet": {
    about: "whether the television got wet",
    says: ["No, it's on a stand.", "It's up on a cabinet I made, thank God. Sixty-five inches."],
  },
  "own.dog-name": {
    about: "what the dog is called",
    says: ["His name's Stosh, he's fourteen.", "We call him Stosh, after my uncle. Neither one of them listens."],
  },
  "own.first-saved": {
    about: "what he would save first from the lower level",
    says: [
      "The dog. He's deaf, and he sleeps down there.",
      "First the dog, then Linda's quilts. The television can swim.",
    ],
  },
  "own.furnace-wet": {
    about: "whether the furnace stood in the water",
    says: ["The feet were wet. It still runs.", "It stood in it, just the legs. I had the cover off before breakfast."],
  },
  "own.furnace-checked": {
    about: "whether somebody looked at the furnace for rust",
    says: ["I looked at it myself.", "I did it, wire brush and paint. I ran machines for thirty-four years."],
  },
  "own.city": {
    about: "whether the city has done anything about the drain",
    says: [
      "I called twice. They sent a man to look at it.",
      "They sent a man. He looked at it, and then he went to lunch.",
    ],
  },
  "own.neighbors-who": {
    about: "who the neighbors across the street are",
    says: ["The Dudas. They're in their seventies.", "Frank and Rose Duda. Older than me, and he'd just paid his off."],
  },
  "own.neighbors-insured": {
    about: "whether those neighbors were insured for it",
    says: [
      "No. Same as me, not a dime for flood.",
      "They had nothing for it. Forty thousand, he told me, and he cried when he said it.",
    ],
  },
  "own.bank-said": {
    about: "that the bank said flood insurance was not required",
    says: [
      "Yeah. They said not required, and I took that as a no.",
      "That's what the bank said, not required. A man figures the bank knows.",
    ],
  },
  "own.likely-again": {
    about: "how likely he thinks the water comes back",
    says: ["It'll be back. They put up townhouses.", "I'd bet on it. That water's got no place to go but me."],
  },
  "own.who-pays-runoff": {
    about: "who he thinks is responsible for the runoff",
    says: ["Me. It's always me.", "Should be the builder. But it'll be me, you watch."],
  },
  "own.one-in-five": {
    about: "what he thinks of flood claims coming from outside the zone",
    says: ["That's more than I'd have thought.", "Well, I'll be. I'd have said it's all river people."],
  },
  "own.waiting-period": {
    about: "whether he knew a flood policy starts only after thirty days",
    says: ["No, I didn't. Thirty days?", "Nobody told me that. Then I can't sit on it till March."],
  },
  "own.could-pay": {
    about: "what he could pay tomorrow out of his own pocket",
    says: [
      "Fifteen hundred. Two, if I had to.",
      "Fifteen hundred I could hand over tomorrow. I don't own a credit card.",
    ],
  },
  "own.house-party": {
    about: "whether they celebrated paying off the house",
    says: [
      "Sure. We burned the papers in the driveway.",
      "We had a fire in the driveway and a beer. Carol took pictures.",
    ],
  },
  "own.grandkids": {
    about: "whether the grandchildren live near or far",
    says: ["They're ten minutes off.", "Ten minutes. They're here every Sunday, eating."],
    more: ["A boy and a girl, six and four. They wear the dog out."],
  },
  "own.driveway": {
    about: "whether he still clears his own driveway",
    says: ["I do it myself.", "I do. I've got a snowblower older than my kids."],
  },
  "own.shop-made": {
    about: "what the machine shop made",
    says: ["Valves, mostly.", "Valves for ships and power plants. Some of mine are still holding."],
  },
  "own.stan": {
    about: "what became of Stan",
    says: [
      "He retired, and then he passed.",
      "He retired ten years ago, and that's how I ended up with you. I went to his funeral.",
    ],
  },
  "own.garage-fire": {
    about: "how the garage burned",
    says: [
      "A battery charger started it. I left it plugged in.",
      "Battery charger, back in '03. Stan sat down and wrote the check before the coffee was cold.",
    ],
  },
  "own.rifles-where": {
    about: "where the rifles are kept",
    says: ["In a safe in the bedroom closet.", "They're upstairs, locked up. The grandkids are here Sundays."],
  },
  "own.visit": {
    about: "whether the agent may come and look at the window and the hill",
    says: ["Sure. Wear boots.", "You can come. Stay longer than eleven minutes and I'll give you a coffee."],
  },
  "own.called-buddy": {
    about: "how he liked being called buddy by the adjuster",
    says: [
      "I didn't care for it.",
      "I'm not his buddy, I'm his customer. I let it go because he had to duck under my ductwork.",
    ],
  },
  "own.check-when": {
    about: "how long it took until the check came",
    says: ["It was about six weeks.", "Six weeks, give or take. I had the carpet down by then."],
  },
  "own.check-did": {
    about: "what he did with the check",
    says: [
      "Linda put it in the credit union.",
      "I left it on the refrigerator for a month, so I could look at it. Then Linda cashed it.",
    ],
  },
  "own.paid-rest": {
    about: "how he paid the rest of the damage",
    says: [
      "It came out of the roof money, cash.",
      "I took it out of the credit union in an envelope. Carol offered, and I told her to keep it.",
    ],
  },
  "own.letter-read": {
    about: "whether he could read the letter out",
    says: [
      "The wife can read it to you, hold on.",
      "It's in the file, one page, half of it's your address. \"Surface water is not covered,\" that's the gist.",
    ],
  },
  "own.raise-asked": {
    about: "whether he asked why the premium went up",
    says: [
      "No, I'd had enough of calling by then.",
      "I didn't ask, I could do the arithmetic. In six years you've got your nine hundred back.",
    ],
  },
  "own.neighbor-had": {
    about: "whether the neighbor who recommended the agency is still a customer",
    says: [
      "No, he passed, and his boy sold the house.",
      "That was Walt Brzinski, and he's dead four years. He never had a claim, so he died happy with you.",
    ],
  },
  "own.told-others": {
    about: "whether he told other people about the claim",
    says: [
      "Sure, when they ask me, and they ask.",
      "The fellas at breakfast know it by heart. I tell it straight, I don't need to add anything.",
    ],
  },
  "own.why-stay": {
    about: "why he has not left the company",
    says: [
      "The other outfit's the same, with a different stamp.",
      "I don't jump, and the other one wouldn't cover the drain either. So what's the use.",
    ],
  },
  "own.other-who": {
    about: "which other company he looked at",
    says: [
      "It was Carol's company, she had me call.",
      "Carol's outfit, a young man on the phone. Polite, and he said no on the drain in under a minute.",
    ],
  },
  "own.surface-def": {
    about: "what he thinks of the definition of surface water",
    says: [
      "So it's where it's been, not where it ends up.",
      "Well, that's a straight answer, six months late. It still sounds like a word for not paying.",
    ],
  },
  "own.flood-price-view": {
    about: "what he thinks of about forty dollars a month for flood",
    says: [
      "It's under fifty, I'll give you that.",
      "Forty I could find. What I want to know is whether it pays when a kid looks at it for eleven minutes.",
    ],
  },
  "own.flood-basement": {
    about: "what he thinks of flood insurance paying little in a basement",
    says: [
      "Then what am I buying, a furnace?",
      "I'd rather hear it now than in April. A furnace is five thousand, so maybe it's still worth it.",
    ],
  },
  "own.flood-kind": {
    about: "whether he prefers the federal or a private flood policy",
    says: [
      "Whichever one sends a grown man.",
      "The government's slow, but it spells my name right. Get me both and I'll look.",
    ],
  },
  "own.backup-add": {
    about: "whether he wants the drain backup added",
    says: [
      "Put it on the paper, I'll look at it.",
      "For five dollars I'd think about it. That makes three kinds of water now, I'm keeping count.",
    ],
  },
  "own.sump-do": {
    about: "whether he would put in a sump pump now",
    says: [
      "I might, I've got the pump picked out.",
      "I'd do it myself, it's a day with a rented hammer. Only where do I pump it, the street's full.",
    ],
  },
  "own.window-cover": {
    about: "what he did about the window well since",
    says: [
      "I welded a curb around it, eight inches high.",
      "I made a steel collar and a lid for it, took me a week. It'll hold till the water's nine inches.",
    ],
  },
  "own.rain-since": {
    about: "whether there was a hard rain since",
    says: [
      "Yeah, in August, and it went by the house.",
      "August, about two in the morning, it ran past like a creek. The collar held, and I was out there with a flashlight.",
    ],
  },
  "own.again-do": {
    about: "what he would do if it happened again",
    says: [
      "I'd pay it, and then we'd be broke.",
      "Once more I can do. After that I'd be like Frank across the street, and I don't want to be.",
    ],
  },
  "own.dudas-now": {
    about: "how the neighbors across the street are getting on",
    says: [
      "They're getting by, he went back to bagging groceries.",
      "Frank's bagging at the market at seventy-four. Rose won't go down to the basement.",
    ],
  },
  "own.dudas-helped": {
    about: "whether he helped those neighbors",
    says: [
      "Yeah, Mike took the vac over when we were done.",
      "Me and Mike carried their freezer up, full of venison. Linda fed them for a week.",
    ],
  },
  "own.street-others": {
    about: "who else on the street got water",
    says: [
      "It was four of us, on this side of the hill.",
      "Four houses, the ones below the drain. Not one of us had flood, we'd all heard the same thing from the bank.",
    ],
  },
  "own.townhouse-folks": {
    about: "what the people in the townhouses are like",
    says: [
      "They're all right, it isn't their fault.",
      "It's young couples, they wave. They bought a house, same as me, they didn't pave it.",
    ],
  },
  "own.city-man": {
    about: "what the man from the city said about the drain",
    says: [
      "He said it's the right size for 1960.",
      "He told me it's undersized and it's not his department. I asked whose it was, and he gave me a number.",
    ],
  },
  "own.council": {
    about: "whether he went to a council meeting about it",
    says: ["No, I'm not a speech fella.", "Linda wrote the councilman a letter, a good one. He sent back a calendar."],
  },
  "own.doors": {
    about: "what happened to the doors downstairs",
    says: [
      "They swelled up at the bottom, three of them.",
      "Three hollow doors soaked it up like bread. I hung new ones, a hundred and ten apiece.",
    ],
  },
  "own.dry-how": {
    about: "how the lower level was dried",
    says: [
      "We had four rented fans, for a week.",
      "Four fans from the rental place, going day and night. I drilled holes low in the wall, and a fella at the hall lent me a meter.",
    ],
  },
  "own.smell": {
    about: "whether it still smells damp downstairs",
    says: [
      "No, it smells like carpet.",
      "It's fine now, I run a dehumidifier and empty it twice a day. Linda's got a nose, she'd tell me.",
    ],
  },
  "own.dog-sleep": {
    about: "where the dog sleeps now",
    says: [
      "He's still downstairs, on an old cot now.",
      "I put him on my army cot so he's a foot up. He'd sooner stay down there, Linda's floors are slippery.",
    ],
  },
  "own.roof-plan": {
    about: "what a new roof would cost and when he will do it",
    says: [
      "Twelve thousand, and it can wait two years.",
      "They want twelve thousand, I've got six. It isn't leaking, so it waits.",
    ],
  },
  "own.rebuild-market": {
    about: "what he thinks of 365 to rebuild against 230 to sell",
    says: [
      "I figured somebody was padding it.",
      "If it's what the builder charges, all right. I know what a fella with a hammer gets nowadays.",
    ],
  },
  "own.rifles-value": {
    about: "what the rifles are worth",
    says: [
      "There's five, maybe three thousand.",
      "Five rifles, three thousand dollars, and one was my grandfather's. I get a deer most years.",
    ],
  },
  "own.ring-value": {
    about: "what his wife's ring is worth",
    says: [
      "I paid six hundred for it in '86.",
      "Six hundred, and I sold a motorcycle to get it. Nobody's looked at it since.",
    ],
  },
  "own.quilts-shelf": {
    about: "whether he has built the higher shelf yet",
    says: [
      "Not yet, just the brackets are up.",
      "It's half up, the brackets are on the wall. Don't you ask her, she'll tell you.",
    ],
  },
  "own.quilt-sell": {
    about: "whether his wife ever sold a quilt",
    says: [
      "No, she gives them away.",
      "A lady offered her eight hundred for one and she wouldn't. You people put them down as bedding.",
    ],
  },
  "own.mike-word": {
    about: "what his son said about the check",
    says: [
      "I can't repeat it to a stranger.",
      "It starts with a B and it's something you step in. He wanted to drive over to your office, and I said let it be.",
    ],
  },
  "own.carol-says": {
    about: "what his daughter says about the claim",
    says: [
      "She says I should've complained louder.",
      "Carol wants us upstairs at night and with her company by day. She means well, she's just like her mother.",
    ],
  },
  "own.linda-there": {
    about: "whether his wife is listening",
    says: [
      "She's right here, with her arms crossed.",
      "Linda's next to me, she's got the file open. She says go slower.",
    ],
  },
  "own.file-near": {
    about: "whether he has the April file at hand",
    says: [
      "Yeah, Linda's got it right here.",
      "It's on the table, I took it out when you said who you were. Got every envelope too.",
    ],
  },
  "own.linda-email": {
    about: "whether his wife could open an e-mail",
    says: [
      "She could, but she can't print it, so mail it.",
      "Linda's got it on a tablet, for the grandkids' pictures. Send it in the mail, I want to hold it.",
    ],
  },
  "own.large-print": {
    about: "whether he wants it in big letters",
    says: [
      "Yeah, make it big.",
      "Big letters, one side of the page. If it needs more than that, you're hiding something.",
    ],
  },
  "own.truck-like": {
    about: "whether the truck's insurance went up too",
    says: [
      "A little, it's eight-ninety a year.",
      "Eight-ninety, up sixty, and I drive it to church and the lumber yard. That part never gave me any grief.",
    ],
  },
  "own.fellas": {
    about: "whether he still sees the men from the shop",
    says: [
      "Yeah, Wednesdays at the Polish Falcons.",
      "There's seven of us, Wednesdays, eggs and kielbasa. Half of it's doctors and the rest is you.",
    ],
  },
  "own.stan-would": {
    about: "what Stan would have done about the claim",
    says: [
      "He'd have come out and told me to my face.",
      "Stan would've stood in it with me. He might've said no, too, but he'd have said why.",
    ],
  },
  "own.before-decide": {
    about: "what he would have to know before buying flood insurance",
    says: [
      "I want to know who comes and what he pays for.",
      "Tell me this: if April happened again, the same exact way, what would the check be? Put that number on the paper.",
    ],
  },
};
