import type { OwnQuestions } from "../answer-sheet.ts";

export const h4KimOwn: OwnQuestions = {
  "own.manager-nice": {
    about: "whether the property manager is a nice person",
    says: ["Ha! No, she's not nice.", "She smiles a lot and charges for it. They charge for everything."],
  },
  "own.manager-said": {
    about: "what the property manager said about the insurance",
    says: [
      "She emailed that everybody needs proof by the first.",
      "It was an email with a red exclamation mark. Proof by the first or the waiver.",
    ],
  },
  "own.waiver-explained": {
    about: "whether the building explained what the waiver covers",
    says: ["No, nobody did.", "Nobody explained it. I figured it was like insurance but worse."],
  },
  "own.waiver-view": {
    about: "what she thinks of the waiver paying only the landlord",
    says: ["Shut up, seriously? That's sneaky.", "Oh no, so I'd be buying them insurance? Forget that."],
  },
  "own.warning-letter": {
    about: "whether she already got a warning letter",
    says: [
      "No, no. It's just due the first.",
      "I'm not in trouble, I just like to be early. Okay, I don't, but Anh does.",
    ],
  },
  "own.fee": {
    about: "how much the fee for missing the deadline is",
    says: ["Nineteen a month, forever, I think.", "It's the nineteen dollars, and they just add it to the rent."],
  },
  "own.proof-where": {
    about: "where the proof of insurance should go",
    says: ["To me, by text. I'll send it to the property lady.", "Text it to me and I forward it with a smiley."],
  },
  "own.sunday-cash": {
    about: "whether the Sunday clients pay or it's a favor",
    says: ["They pay, in cash.", "Cash, and one of them brings plums. It's easier than opening the shop."],
  },
  "own.sunday-who": {
    about: "who the Sunday clients are",
    says: [
      "Old regulars who can't do the shop anymore.",
      "An old regular, her sister, and my neighbor from down the hall. They don't like the music at the shop.",
    ],
  },
  "own.tripped-hurt": {
    about: "whether the client who tripped was hurt",
    says: [
      "Only her pride. She's seventy, too.",
      "She's fine, just a bruise and a story. I checked on her every day for a week.",
    ],
  },
  "own.rug-now": {
    about: "whether the rug is still there",
    says: ["No, I took it up.", "It's rolled up in Lily's room. Peaches sleeps in it."],
  },
  "own.business-gap": {
    about: "what she thinks of paying clients maybe not being covered",
    says: [
      "Oh no, really? I never even thought of that.",
      "That scares me, one of my ladies is seventy. Maybe I do them at the shop, then.",
    ],
  },
  "own.salon-insurance": {
    about: "whether the salon's insurance follows her home",
    says: ["I don't know. I never asked.", "Probably not, it's got the shop's address all over it."],
  },
  "own.owners-know-sunday": {
    about: "whether the new owners know about the Sunday clients",
    says: [
      "They wouldn't like it, so please don't tell them.",
      "I don't think so. They'd charge me for hair in the drain.",
    ],
  },
  "own.neighbor-reaction": {
    about: "how the downstairs neighbor reacted",
    says: ["She was sweet about it.", "So sweet. She put a pot under it and asked if I was okay."],
  },
  "own.neighbor-below": {
    about: "who lives in the apartment below",
    says: ["An older lady named Petersen.", "It's an older lady, all by herself, with a lot of doilies."],
  },
  "own.cookies": {
    about: "what kind of cookies she baked",
    says: [
      "They were almond, my mom's recipe.",
      "Almond ones, and the first batch burned. I don't bake, I just watch.",
    ],
  },
  "own.tub-how": {
    about: "how the tub came to overflow",
    says: [
      "I was doing Lily's homework with her and forgot.",
      "Fractions. I turned it on, Lily asked about fractions, and that was it.",
    ],
  },
  "own.tub-damage": {
    about: "what the water damaged in the apartment below",
    says: [
      "Her kitchen ceiling and the light.",
      "The ceiling, the paint, and one cupboard. Her teacups were fine, I counted.",
    ],
  },
  "own.tub-claim": {
    about: "whether a claim was made on the tub overflow",
    says: ["No, nobody claimed anything.", "No, the old landlord just called his nephew and paid him."],
  },
  "own.new-owners-pay": {
    about: "whether the new owners would also pay such damage",
    says: ["Ha, no way.", "No, they'd send me the bill with a late fee on it."],
  },
  "own.closet": {
    about: "what is in the bedroom closet",
    says: ["All of it. Coats, boots, eleven purses.", "Shoes, coats, wigs on heads, and a tent I used once."],
  },
  "own.carry-self": {
    about: "what she would carry herself in a move",
    says: [
      "My good shears. And Lily's baby pictures.",
      "Lily first, obviously. Then the shears and the baby album, and the cat if she lets me.",
    ],
  },
  "own.shears": {
    about: "what good shears cost",
    says: [
      "Eight hundred a pair, the good ones.",
      "I've got two pairs, eight hundred each. My hands would know the difference blind.",
    ],
  },
  "own.tools-home": {
    about: "whether she brings her salon tools home",
    says: [
      "Yeah, some, the shears and two dryers.",
      "The good stuff comes home with me. I don't trust the back door at the shop.",
    ],
  },
  "own.tools-car": {
    about: "whether she leaves work tools in the car",
    says: ["Sometimes, yeah.", "Sometimes, when I've got groceries and Lily's asleep."],
  },
  "own.theft-car-view": {
    about: "whether she knew that renters insurance pays for things stolen from the car",
    says: [
      "No, I didn't know that at all.",
      "I had no idea. Somebody got my gym bag out of there once and I just cried.",
    ],
  },
  "own.sister-lives": {
    about: "whether the sister lives in the apartment",
    says: [
      "Half the week. She's not on the lease.",
      "Kind of. She's here Sunday to Wednesday, for Lily, and then in Salem for work.",
    ],
  },
  "own.sister-stuff": {
    about: "what of the things is the sister's",
    says: [
      "The TV, the nice couch and the rice cooker.",
      "Almost anything with a plug is hers. The TV, the air fryer, the good lamp.",
    ],
  },
  "own.sister-add": {
    about: "whether to add the sister to the policy",
    says: [
      "If it's cheap, yes. Let me ask her.",
      "Probably, but I'd have to ask her. She reads everything before she breathes.",
    ],
  },
  "own.write-down": {
    about: "whether the sister can write down who owns what",
    says: ["Okay. She keeps saying that!", "She'd love to. She owns a label maker."],
  },
  "own.sister-job": {
    about: "what the sister does for work",
    says: ["She's a pharmacist.", "Pharmacist, at a hospital in Salem. That's why she reads labels."],
  },
  "own.peaches": {
    about: "what makes the cat cross",
    says: ["The hair dryer. And I do hair, so.", "Everything, but mostly the dryer and my sister's boots."],
  },
  "own.peaches-bite": {
    about: "whether the cat ever hurt a visitor",
    says: ["No, she just stares.", "Never. She hisses and goes under the bed, it's all talk."],
  },
  "own.cat-lease": {
    about: "whether the lease allows the cat",
    says: [
      "Yeah, she's allowed, with a fee, of course.",
      "It's twenty-five a month for her, and she doesn't even say thank you.",
    ],
  },
  "own.building-fire": {
    about: "how the fire on the third floor started",
    says: [
      "It was a space heater and a curtain, they said.",
      "Somebody's space heater. Lily and I stood outside in our pajamas.",
    ],
  },
  "own.fire-people": {
    about: "where the burned-out neighbors stayed",
    says: ["Somebody's couch, I think.", "On a cousin's couch in Gresham, four of them. They had no insurance."],
  },
  "own.least-expected": {
    about: "which part of the cover she least expected",
    says: [
      "The motel. I didn't know it did that.",
      "The hotel part, and that it pays if somebody falls. I thought it was for burglars.",
    ],
  },
  "own.kind-cover": {
    about: "whether she wants new-for-old or used value",
    says: ["The one that buys a new one.", "New, please. Nobody would give me five dollars for my stuff used."],
  },
  "own.deductible-pick": {
    about: "which deductible she picks",
    says: ["Two-fifty. Five hundred would make me cry.", "The two-fifty, if it's only a dollar. I spend that on gum."],
  },
  "own.explain-back": {
    about: "to explain the policy back in her own words",
    says: [
      "It pays my stuff, and a hotel, and if somebody falls. And I pay two-fifty first.",
      "If it burns, they buy me new things and put us up, and if I flood the lady downstairs they pay her ceiling.",
    ],
  },
  "own.salon-where": {
    about: "where the salon is",
    says: ["The shop's across town, in St. Johns.", "The salon's next to a bakery in St. Johns, which is a problem."],
  },
  "own.hair-ends": {
    about: "what to put on the ends of one's hair",
    says: ["Two drops of oil while it's wet.", "Two drops of oil, wet, just the ends. Come by, I'll show you."],
  },
  "own.manager-name": {
    about: "what the property lady is called",
    says: [
      "It's Sheila, with a smiley and a fee.",
      "Her name's Sheila, she comes Tuesdays with a clipboard. Lily calls her the clipboard.",
    ],
  },
  "own.owners-where": {
    about: "where the new owners are from",
    says: [
      "From Seattle, I think, it's only a logo.",
      "It's some company in Seattle with a leaf for a logo. They bought it in the summer and painted the mailboxes.",
    ],
  },
  "own.old-owner": {
    about: "who the old landlord was",
    says: [
      "Mr. Kowalczyk, he was eighty and fixed everything with tape.",
      "He was an old sweetheart who lived on the first floor. He moved to his son's, and I cut his hair for free till the last day.",
    ],
  },
  "own.fees-list": {
    about: "what else the new owners charge for",
    says: [
      "It's laundry, packages, the cat, and a new key.",
      "There's a fee to pick up a package! I said, it's in the hallway, I can see it.",
    ],
  },
  "own.rent-up": {
    about: "how much the rent goes up",
    says: [
      "It goes up eighty, so seventeen-thirty.",
      "Eighty dollars, for the same pipes. That's one highlight, so I'll live.",
    ],
  },
  "own.lease-signed": {
    about: "whether she has signed the new lease",
    says: [
      "Not yet, Anh read it with me.",
      "Not yet. Anh put four colors of sticky notes on it. I sign when the proof's in.",
    ],
  },
  "own.lease-named": {
    about: "whether the owner must be named on the policy",
    says: [
      "Yes, it says interested party, I'll send you the page.",
      "There's a long name and a PO box in Seattle. I'll take a picture, my thumb will be in it.",
    ],
  },
  "own.neighbors-do": {
    about: "what the neighbors do about the rule",
    says: [
      "Most of them just took the nineteen.",
      "They're grumbling on the stairs, and then they pay. I told Mrs. Petersen to wait till I find one.",
    ],
  },
  "own.app-not": {
    about: "why she did not buy the one in the app",
    says: [
      "It asked twenty questions and then it froze.",
      "I was on question nineteen with one hand and it wanted me to start over. So I called a human.",
    ],
  },
  "own.reviews": {
    about: "what she read in the reviews",
    says: [
      "One lady said you don't talk down to people.",
      'It said you pick up the phone. And somebody wrote "no pressure" with three hearts.',
    ],
  },
  "own.four-people": {
    about: "where she had to tell her story to four people",
    says: [
      "It was the internet company, for a week.",
      "The internet people, my salon had no card machine for a week. The fourth guy asked me to spell Nguyen again.",
    ],
  },
  "own.bundle-who": {
    about: "which company bundled her and raised both",
    says: [
      "It was my old car company, with the salon.",
      "They put the car and the salon together, and next year both were higher. Anh did the math and I took her out for pho.",
    ],
  },
  "own.car-quote": {
    about: "whether she would like the car priced too",
    says: [
      "You can put it on the page, but I'm only buying the one today.",
      "Both ways on one page, that I'd look at. I pay ninety-eight for the car, so beat that.",
    ],
  },
  "own.tub-lily": {
    about: "what the daughter said about the tub",
    says: [
      "She said the tub is eight eighths full.",
      "Lily made a badge, and she stands at the door with a timer. She gave me a ticket once.",
    ],
  },
  "own.petersen-now": {
    about: "how the lady downstairs is doing now",
    says: [
      "She's great, I do her hair now.",
      "We're best friends, I set her hair on Mondays and she feeds Lily toast. Her kitchen's nicer than before.",
    ],
  },
  "own.petersen-insurance": {
    about: "whether the lady downstairs has insurance of her own",
    says: [
      "I don't think so, she has a jar.",
      "No, she's been there thirty years without. I told her I'd give her your number if you're nice.",
    ],
  },
  "own.liability-view": {
    about: "what she thinks of the liability part",
    says: [
      "Oh, okay, I like that.",
      "See, that makes sense, that's the one I needed in February. I still would've baked.",
    ],
  },
  "own.liability-higher": {
    about: "whether she wants three hundred thousand instead of one",
    says: [
      "Three, if it's really just a dollar.",
      "Anh would say three before you finished, so three. Just keep it under fifteen.",
    ],
  },
  "own.hotel-view": {
    about: "what she thinks of the cover for living elsewhere",
    says: [
      "I love that part, honestly.",
      "That's the best one, because my savings would last a week. Does the hotel take a cat that hates people?",
    ],
  },
  "own.stolen-bag": {
    about: "what was in the gym bag that was stolen",
    says: [
      "It was my shoes, my headphones and a wig.",
      "Two years ago, my sneakers, headphones, and a wig for a client with chemo. I cried about the wig.",
    ],
  },
  "own.stuff-photos": {
    about: "whether she has pictures of her things",
    says: [
      "No, but Lily would love to film it.",
      "I've got pictures of hair and pictures of Lily, that's it. I'll walk around with the phone tonight, not the closet.",
    ],
  },
  "own.kitchen-stuff": {
    about: "what is valuable in her kitchen",
    says: [
      "It's a big mixer I never use, four hundred dollars.",
      "The mixer's mine, my mother's pots, two hundred spices. The rice cooker is Anh's and it talks.",
    ],
  },
  "own.lily-room": {
    about: "what is in the daughter's room",
    says: [
      "It's a bed, a tablet and four thousand stickers.",
      "She's got a loft bed, a school tablet and a keyboard, so maybe two thousand. The stickers are priceless.",
    ],
  },
  "own.jewelry": {
    about: "whether she keeps any jewelry in the apartment",
    says: [
      "Only earrings, nothing big, my mom keeps the gold.",
      "No, I sold the wedding ring and bought a chair that spins. The family gold's in San Jose.",
    ],
  },
  "own.door-lock": {
    about: "how the building is locked",
    says: [
      "There's a deadbolt, and the front door sticks.",
      "I've got a deadbolt and a chain, and the stairs squeak so loud nobody could sneak. The buzzer's decoration.",
    ],
  },
  "own.buzzer": {
    about: "why nobody respects the buzzer",
    says: [
      "Because it goes off when somebody makes bacon.",
      "It's the alarm, and it screams at bacon. The night of the fire we thought it was breakfast.",
    ],
  },
  "own.laundry-haunted": {
    about: "why the laundry room is haunted",
    says: [
      "The dryer turns on by itself.",
      "One dryer starts when nobody's there, and socks come out that aren't mine. It's two fifty a load now, even for the ghost.",
    ],
  },
  "own.pipes": {
    about: "whether the old pipes ever leaked",
    says: [
      "Just under the sink, there's a bowl.",
      "There's a drip, there's a bowl, and I've told Sheila twice. They sing soprano around six in the morning.",
    ],
  },
  "own.sunday-why-home": {
    about: "how long she has done hair at home on Sundays",
    says: ["It's two years now.", "Two years, since one of them broke her hip. It's sixty dollars and a bag of plums."],
  },
  "own.sunday-shop": {
    about: "whether she could do the Sunday clients in the salon",
    says: [
      "Maybe, if I pick them up.",
      "I could go to their kitchens, they'd like that better anyway. Then the rug's their problem, ha.",
    ],
  },
  "own.tripped-talk": {
    about: "whether the lady who tripped might still claim something",
    says: [
      "No, she'd never, she brings me plums.",
      "She'd sooner sue her own cat, and she was back the next Sunday. Her son gave me a look, though.",
    ],
  },
  "own.booth-license": {
    about: "whether she is allowed to work at home with her license",
    says: [
      "I don't think so, so let's not ask anyone.",
      "For friends it's fine, for cash it's a gray area. Like my roots.",
    ],
  },
  "own.mom-couch": {
    about: "why nobody wants her at her mother's",
    says: [
      "Because it's three days of being fourteen again.",
      "She wakes you at six, feeds you four times and asks when you'll marry. I love her from Oregon.",
    ],
  },
  "own.anh-drive": {
    about: "how the sister gets to her work in Salem",
    says: [
      "It's an hour by car, she listens to podcasts about murder.",
      "She rents a room by the hospital, Thursday to Saturday she's down there. The rest she's Lily's other mom.",
    ],
  },
  "own.anh-own-policy": {
    about: "whether the sister has insurance for her room in Salem",
    says: [
      "Oh gosh, I don't know, probably, she's Anh.",
      "She must, she insures her bicycle. I'll ask before you put her on.",
    ],
  },
  "own.anh-listening": {
    about: "whether the sister or anybody is listening",
    says: [
      "It's just a lady under the dryer, she can't hear.",
      "I'm at the salon, there's one under the dryer and one reading about royals. Talk.",
    ],
  },
  "own.email-open": {
    about: "whether she can open the quote on her phone",
    says: [
      "Yes, I see it, let me take the glove off.",
      "It's here, and you spelled Nguyen right, so I already like you. Where do I push?",
    ],
  },
  "own.pay-how": {
    about: "how she wants to pay for it",
    says: [
      "My own card, on the tenth, please.",
      "On the tenth, automatic, or I'd forget. Send a link, Anh doesn't let me say numbers.",
    ],
  },
  "own.timer-left": {
    about: "how much time is left on the timer",
    says: ["We've got six minutes.", "Six minutes, she's going honey blond. If you hear beeping, I run."],
  },
  "own.wedding-updos": {
    about: "how she manages eight updos in one morning",
    says: [
      "I start at six, with pins in my mouth.",
      "It's forty minutes each and one girl helping me. By number eight I only say yes and no.",
    ],
  },
  "own.karaoke": {
    about: "where she sings karaoke",
    says: [
      "At a place on Eighty-second, with my girls from the shop.",
      "On Eighty-second, in a little room with a tambourine. I do Whitney and I shouldn't.",
    ],
  },
  "own.soccer": {
    about: "whether the daughter plays soccer",
    says: [
      "Yes, she's a goalie and she dances in the goal.",
      "She plays on Saturdays, so her dad drives down and sends me the score. I'm always doing updos.",
    ],
  },
  "own.homework": {
    about: "how the daughter is doing in school",
    says: [
      "She's in fourth grade, and she likes it.",
      "It's going well, she reads everything, like Anh. The fractions we do far away from water now.",
    ],
  },
  "own.before-decide": {
    about: "what she wants to know before saying yes",
    says: [
      "Just the price, and if it goes up when I use it.",
      "How much, how fast, and what it doesn't do. Anh always asks the third one.",
    ],
  },
  "own.use-raise": {
    about: "whether she would be afraid to use the insurance",
    says: [
      "A little, but for a ceiling I'd call.",
      "For a drip I'd bake, for a ceiling I'd call you. Nobody bakes thirty-eight hundred dollars.",
    ],
  },
};
