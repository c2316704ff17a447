import type { OwnQuestions } from "../answer-sheet.ts";

export const a2DanaOwn: OwnQuestions = {
  "own.family-home": {
    about: "how everybody at home is",
    says: ["We're all fine, thanks.", "They're good. One's always hungry, one's always on a phone."],
  },
  "own.driving-feel": {
    about: "how it felt when her son started driving",
    says: [
      "Proud, and I aged ten years.",
      "I was proud of him. And I stood at the window till the truck turned the corner.",
    ],
  },
  "own.passengers-talk": {
    about: "whether talking with him about the passengers works or turns into a fight",
    says: [
      "I've told him to stop, and he says okay, Mom.",
      "It's not a fight, he just nods. He's got that from his father.",
    ],
  },
  "own.riders-who": {
    about: "who rides along with him",
    says: [
      "Three of the team ride along, and the neighbor's kid on Tuesdays.",
      "Three from the team, after practice. I've told him to stop, that's what worries me.",
    ],
  },
  "own.neighbor-kid": {
    about: "who the neighbor's kid is and why he rides along",
    says: [
      "That's Owen, his mom starts early on Tuesdays.",
      "It's Owen from next door, he's a freshman. His mom works an early shift Tuesdays, so she asked me.",
    ],
    more: ["I said yes before I thought about it."],
  },
  "own.riders-belts": {
    about: "whether there is a seat and a belt for each of them",
    says: [
      "Yes, it has the little back seat, everybody has a belt.",
      "There's a back seat with belts. If I ever hear of one in the bed, he's on the bus.",
    ],
  },
  "own.riders-far": {
    about: "how far he drives the teammates",
    says: [
      "It's two or three miles, to drop them off.",
      "Three miles, if they don't stop at Wendy's. They stop at Wendy's.",
    ],
  },
  "own.riders-law": {
    about: "whether she knows the Ohio rule about passengers for new drivers",
    says: [
      "I knew there was something, I didn't know it was one.",
      "I thought it was only at night. Okay, that gives me something to say to him.",
    ],
  },
  "own.mom-teen": {
    about: "what she did herself at that age",
    says: [
      "I had six of us in my dad's Oldsmobile.",
      "Six in an Oldsmobile, and I put it in a ditch on Route 4. Nobody got hurt, and nobody's told Tyler.",
    ],
  },
  "own.friend-increase": {
    about: "what the friend's bill went up by",
    says: [
      "It was eighteen hundred dollars.",
      "A friend told me hers went up eighteen hundred dollars. I can't do that.",
    ],
  },
  "own.friend-details": {
    about: "whether the friend's increase was for a year and a new car",
    says: [
      "For a year, I think. And yes, a Jeep.",
      "It's a year, and he's in a Jeep they're still paying on. So that's different, okay.",
    ],
  },
  "own.practice-mom-car": {
    about: "what car the other mother's child drives",
    says: [
      "It's something new. A Jeep, I think.",
      "Another Jeep, a new one. It's Westerville, every kid has a Jeep except mine.",
    ],
  },
  "own.practice-mom-same": {
    about: "whether that mother is the friend with eighteen hundred",
    says: [
      "No, those are two different moms.",
      "It's two moms, one from work and one from practice. Everybody has a number for me.",
    ],
  },
  "own.hours-who": {
    about: "who sat beside him for the supervised hours, who taught him",
    says: ["That was me, all fifty hours.", "Me. Greg took him once and they came home not speaking."],
  },
  "own.drivers-ed": {
    about: "whether he did the classroom course or only driving hours",
    says: [
      "He did the whole thing, the class and the driving.",
      "Both, the class online and the eight hours with a school. I've got the certificate in my folder.",
    ],
  },
  "own.test-tries": {
    about: "whether he passed at the first try",
    says: [
      "No, the second time, the cones got him.",
      "It took two tries. He hit a cone and he wanted to blame my car.",
    ],
  },
  "own.why-not-told": {
    about: "why she did not tell the agency in June",
    says: [
      "I was afraid of the number.",
      "Honestly, I kept putting it off because of the price. And it's only sometimes, I told myself.",
    ],
  },
  "own.barb-left": {
    about: "whether anybody told her that her agent had left",
    says: ["No, nobody told me.", "I didn't know that. I'd have sent her a card."],
  },
  "own.barb-long": {
    about: "whether she worked with the former agent for long",
    says: ["Nine years, on and off.", "On and off, for nine years. Mostly I got whoever picked up."],
  },
  "own.same-name": {
    about: "that an agent with the son's name has the same name as her son",
    says: ["Yes, funny, my son's a Tyler too.", "He's a Tyler too. I'll try not to yell at you by accident."],
  },
  "own.sport": {
    about: "which sport her son plays",
    says: [
      "It's soccer. Varsity, finally.",
      "Soccer, he made varsity this year. He plays left back and he never stops running.",
    ],
  },
  "own.practice-over": {
    about: "when practice is over, whether he drives in the dark",
    says: [
      "It's over at six-thirty, so it's dark now.",
      "Six-thirty, and he's home by seven. He's not out after ten, that's our rule.",
    ],
  },
  "own.scrape-how": {
    about: "how the scrape in the lot happened",
    says: [
      "He cut it too tight pulling out of a spot.",
      "Tyler swung out too tight and caught the other mom's back door with his bumper. He was by himself, I asked.",
    ],
  },
  "own.scrape-claim-why": {
    about: "why the scrape was not turned in",
    says: [
      "It didn't seem worth it with a five hundred deductible.",
      "A hundred dollars over the deductible, why would I? And then I'd have had to say who was driving.",
    ],
  },
  "own.scrape-paid-back": {
    about: "whether Tyler pays the six hundred back",
    says: ["He's paying me back, fifty at a time.", "Yes, fifty a month. He refs little kids' soccer on Saturdays."],
  },
  "own.scrape-note": {
    about: "whether there is anything in writing from the other mother",
    says: ["Just a text from her, with a heart.", "She texted me that we're square. That's all the paper there is."],
  },
  "own.scrape-police": {
    about: "whether the police or the school were called for the scrape",
    says: ["No, it was just us two moms.", "Nobody was called. We stood there with our phones and took pictures."],
  },
  "own.cookies": {
    about: "what kind of cookies she brought",
    says: [
      "They were snickerdoodles.",
      "Snickerdoodles, from scratch. They're my apology cookies, I make a lot of them.",
    ],
  },
  "own.off-road": {
    about: "whether her son can stay off the road until he is listed",
    says: ["Yep, I'll drive him.", "I can do that, I'll take the keys tonight. He's not going to love it."],
  },
  "own.talk-greg-when": {
    about: "when she will talk with her husband",
    says: ["Tonight, after dinner.", "I'll see him tonight. You can call me Wednesday, around seven."],
  },
  "own.greg-knows": {
    about: "whether Greg knows that Tyler is not on the policy",
    says: [
      "He thinks I took care of it.",
      "Greg assumes I did it, I do all the paperwork. So that'll be a fun conversation.",
    ],
  },
  "own.sixty-why": {
    about: "why sixty a month is her number",
    says: [
      "That's what Maddie's clarinet lessons cost, and she quit.",
      "Maddie dropped clarinet, and that was sixty a month. It was the first free money I'd seen all year.",
    ],
  },
  "own.tyler-pays": {
    about: "whether Tyler would pay part of the insurance",
    says: [
      "He'd pay the gas, he hasn't got more than that.",
      "He makes forty dollars on a Saturday. He could do twenty a month once he's paid off the scrape.",
    ],
  },
  "own.truck-from": {
    about: "where the truck came from",
    says: [
      "It was Greg's, for hauling mulch.",
      "Greg used it for the yard, and when he got the Accord it just sat there. Tyler washed it for two days.",
    ],
  },
  "own.truck-street": {
    about: "why the truck is parked on the street",
    says: [
      "Because there's only room for two in the driveway.",
      "It drips oil, and Greg won't have that on his concrete. The garage is all bikes.",
    ],
  },
  "own.towing-why": {
    about: "why she insisted on towing for the truck",
    says: [
      "It died on 71 once, with Greg in it.",
      "It quit on 71 in the rain, and the tow was two hundred dollars. I wasn't going to have that be Tyler.",
    ],
  },
  "own.other-cars": {
    about: "whether Tyler also drives her car or the Accord",
    says: [
      "Once in a while he takes mine.",
      "The CR-V, if the truck won't start. Never Greg's, the seat's full of mulch.",
    ],
  },
  "own.texting": {
    about: "whether Tyler uses the phone while driving",
    says: [
      "Not that I've seen, it's the one thing I check.",
      "I look at the times on his texts, so he knows better. His sister tells on him, too.",
    ],
  },
  "own.tracker-son": {
    about: "whether Tyler would agree to the driving app",
    says: [
      "He'd agree to anything to keep that truck.",
      "He'd moan and then he'd do it. As long as it's his phone and not mine.",
    ],
  },
  "own.college-far": {
    about: "how far the college is from home",
    says: [
      "It's two hours. A hundred and something.",
      "About two hours, a hundred and ten miles or so. Close enough for laundry.",
    ],
  },
  "own.college-truck": {
    about: "whether the truck goes with him to college",
    says: [
      "We'd leave it, I think. We haven't talked about it.",
      "Leave it here, if you ask me. If you ask Tyler, it's already packed.",
    ],
  },
  "own.college-account-name": {
    about: "in whose name the college account is",
    says: ["It's in my name, for both kids.", "Mine, it's a 529. Could a lawyer get at that?"],
  },
  "own.umbrella-hear": {
    about: "whether she wants to hear what an umbrella costs",
    says: ["Sure, but one number at a time.", "Tell me, but do Tyler first. I can only take so much before lunch."],
  },
  "own.drop-truck-collision": {
    about: "whether she would drop collision on the old truck",
    says: [
      "If it brings the price down, maybe.",
      "I could see that, it isn't worth much. He'd just be back on the bus.",
    ],
  },
  "own.ditch-father": {
    about: "what her father said about the Oldsmobile in the ditch",
    says: [
      "I was grounded till I graduated.",
      "He pulled it out with the neighbor's tractor and didn't say one word. That was worse than yelling.",
    ],
    more: ["He kept the dented hubcap in the garage for years."],
  },
  "own.ditch-tyler": {
    about: "whether she would tell Tyler about her own accident",
    says: [
      "Maybe when he's thirty.",
      "My mother keeps threatening to. It might work better than anything I've said, honestly.",
    ],
  },
  "own.tell-passengers": {
    about: "what she will say to him now about the passengers",
    says: [
      "One rider, because it's the law, not because of me.",
      "I'll print the rule and tape it to his steering wheel. Then I'm not the bad guy, Ohio is.",
    ],
    more: ["And I'll check, too, I know where they park."],
  },
  "own.teammates-parents": {
    about: "whether the teammates' parents know about the rides",
    says: [
      "They know, they think he's a sweetheart.",
      "Two of them thanked me, so yes. I'll have to send the world's most awkward group text.",
    ],
  },
  "own.owen-mom-tell": {
    about: "what she will tell the neighbor about Owen's rides",
    says: [
      "Owen can be the one rider, I think.",
      "I'll tell her it's Owen and nobody else. She brings me zucchini bread, I can't drop Owen.",
    ],
    more: ["He's a quiet kid, he just looks out the window."],
  },
  "own.denied-crash": {
    about: "what she thought would happen if he crashed while unlisted",
    says: ["I tried not to think about it.", "I thought you'd cover it and yell at me. If I'm honest, I looked away."],
    more: ["I've been holding my breath since June."],
  },
  "own.add-from": {
    about: "from which day Tyler should be added",
    says: [
      "Today's better, once I've got Greg on the phone.",
      "I'd say as soon as Greg nods. I don't want to sit here counting days till the first.",
    ],
  },
  "own.backdate": {
    about: "whether she fears a charge back to June",
    says: [
      "A little, is there one?",
      "I've been wondering when you'd get to that. If you have to, tell me in one number.",
    ],
    more: ["Is it a lot?"],
  },
  "own.driver-how": {
    about: "what kind of driver Tyler is",
    says: [
      "He's careful when I'm in there.",
      "He's good, he does both mirrors. What he does with three boys in the truck, I couldn't tell you.",
    ],
  },
  "own.scrape-drive-again": {
    about: "whether Tyler drove again soon after the scrape",
    says: [
      "He took the bus for three days.",
      "He rode the bus till Friday, his choice. I didn't argue, it was a quiet week.",
    ],
    more: ["Then he asked me if I'd ride along, and I about cried."],
  },
  "own.scrape-mom-now": {
    about: "how she stands with the other mother now",
    says: [
      "We're friends now, it's ridiculous.",
      "We sit together at games. She says it's the cheapest door ding she ever got cookies for.",
    ],
    more: ["She wants the recipe."],
  },
  "own.scrape-photos": {
    about: "whether she still has the pictures of the scrape",
    says: [
      "Yes, they're on my phone, with the date.",
      "I've got four pictures, from all sides. I photograph everything, it's the billing in me.",
    ],
  },
  "own.truck-damage-fixed": {
    about: "whether the truck was damaged in the scrape and repaired",
    says: [
      "There's a scratch, and he's earned it.",
      "It's got a gold streak on the bumper from her van. I told him it stays there as a reminder.",
    ],
    more: ["Greg offered to buff it out, and I said no."],
  },
  "own.truck-work-use": {
    about: "whether Greg or anybody still hauls with the truck",
    says: ["No, the yard has its own trucks.", "Just our own mulch, one weekend in April. For work he uses theirs."],
  },
  "own.truck-belongs": {
    about: "in whose name the truck is",
    says: ["It's in Greg's name.", "Greg's, just Greg. Tyler would like to discuss that."],
  },
  "own.truck-safe": {
    about: "what safety equipment the truck has",
    says: [
      "It's got front airbags and antilock brakes.",
      "Airbags, antilocks, and a lot of steel. No camera, so he has to turn that head around.",
    ],
  },
  "own.truck-oil": {
    about: "whether the oil leak is going to be repaired",
    says: [
      "Tyler checks it on Sundays, that's the deal.",
      "It'd cost more to fix than the oil does. Greg showed him how to top it up, and he's proud of it.",
    ],
  },
  "own.deductible-thousand": {
    about: "whether she would go to a thousand dollar deductible",
    says: [
      "On mine and Greg's, maybe.",
      "Show me what it saves first. I've heard those stories, it's six dollars a month.",
    ],
    more: ["On the truck I'd leave it where it is."],
  },
  "own.good-student-know": {
    about: "whether she knew about a discount for grades and driver's ed",
    says: ["No, nobody ever told me that.", "I didn't know it counted. I'm going to tell him chemistry pays for gas."],
  },
  "own.grades-steady": {
    about: "whether the grades are steady or could drop",
    says: [
      "It's steady, chemistry's the wobbly one.",
      "It dips in the fall and comes back when soccer's done. Below a B, the truck's mine.",
    ],
    more: ["He knows it, it's in writing on the fridge."],
  },
  "own.eighteen-month": {
    about: "what the practice mother's hundred and eighty is for",
    says: [
      "I think it's a month, she was upset.",
      "She said a month. Her son has two tickets, which she told me in a whisper.",
    ],
  },
  "own.relief-number": {
    about: "how she would take a lower number than expected",
    says: [
      "I'd breathe, and then I'd ask what's missing.",
      "If it starts with a six or a seven I'll cry a little. Greg would say great and go to bed.",
    ],
  },
  "own.clarinet": {
    about: "why Maddie quit the clarinet",
    says: [
      "She said it tasted like wood.",
      "She'd rather play soccer, and the cat left the room whenever she practiced. I wasn't sorry.",
    ],
    more: ["My mother still asks when the recital is."],
  },
  "own.ref-pay": {
    about: "what Tyler does as a referee",
    says: [
      "It's forty dollars for two games.",
      "He does two games on a Saturday, right by us. A father yelled at him once, and Tyler cried in the truck.",
    ],
  },
  "own.night-rule": {
    about: "whether Tyler keeps to the rule about ten o'clock",
    says: [
      "He's good about it, I wait up.",
      "He was late once, eleven minutes. I was on the porch, and it hasn't happened since.",
    ],
    more: ["I was in my robe, so his friends saw it too."],
  },
  "own.girlfriend": {
    about: "whether there is a girlfriend or other person who drives or rides",
    says: [
      "Nobody else drives it, I've made that clear.",
      "There's a girl named Sophie, and she has her own Jeep. Of course she does.",
    ],
  },
  "own.crash-know": {
    about: "whether Tyler knows what to do after an accident",
    says: [
      "He'd call me, and I'd know.",
      "After the school lot he's had practice. Send me a checklist, though, I'd laminate it.",
    ],
  },
  "own.breakdown-know": {
    about: "whether Tyler knows how to call for the tow or change a tire",
    says: [
      "Greg taught him the tire, and I've got the tow number.",
      "He's changed one, with a video. The tow number's on the visor, I taped it there.",
    ],
  },
  "own.app-whose": {
    about: "on whose phone the driving app would be",
    says: [
      "Just his, please, not mine.",
      "Put it on Tyler. I drive late from work sometimes and I don't need a grade.",
    ],
  },
  "own.app-worry": {
    about: "what worries her about the driving app",
    says: [
      "That it'd see one hard brake and charge me.",
      "If it can only bring the price down, I'm listening. If it can go up, no thank you.",
    ],
  },
  "own.umbrella-thought": {
    about: "what she thinks of the umbrella as explained",
    says: [
      "It makes sense, with that carload.",
      "I thought those were for people with boats. If it's twenty a month I'd talk to Greg about it.",
    ],
  },
  "own.house-where": {
    about: "with whom the house is and why it is separate",
    says: [
      "It came with the mortgage and I left it.",
      "The bank picked it in 2014. If it pays for some of Tyler, go ahead and price it.",
    ],
  },
  "own.college-lawyer": {
    about: "whether she knew the college account could be reached",
    says: [
      "No, and I don't like it at all.",
      "I thought it had some kind of wall around it. That's two hundred a month since kindergarten.",
    ],
    more: ["Is there any way to protect it?"],
  },
  "own.distance-discount": {
    about: "whether she knew about the discount for a student away without a car",
    says: [
      "No, I didn't know that, and it settles the truck.",
      "That's the best news so far. The truck stays here, and I'm telling him you said so.",
    ],
  },
  "own.applied": {
    about: "whether he has applied and what he wants to study",
    says: [
      "It's sports management, he's waiting to hear.",
      "Sports management. He checks his email more than he's ever checked anything.",
    ],
  },
  "own.creep": {
    about: "what she thinks of the twelve dollar increase itself",
    says: [
      "Twelve dollars I can take, it's Tyler I'm scared of.",
      "I sighed and filed it. It's every year, so I've got a row for it.",
    ],
  },
  "own.loyal": {
    about: "whether nine years should count for something",
    says: [
      "Mostly yes, somebody always picks up.",
      "You've been good. You could've told me Barb was gone, that's my one complaint.",
    ],
  },
  "own.barb-good": {
    about: "what the former agent was like",
    says: [
      "She was nice, she knew the kids' names.",
      "Barb was great. She told me to take the 100/300 when I wanted the cheap one.",
    ],
  },
  "own.barb-call": {
    about: "whether a call in June would have helped",
    says: [
      "Yes, if you'd asked, I'd have told you.",
      "Probably. I'm a terrible liar, so one phone call would have done it.",
    ],
    more: ["I'd have been relieved, actually."],
  },
  "own.greg-react": {
    about: "how Greg will take it that Tyler is not listed",
    says: [
      "He'll go quiet, and then he'll say add him.",
      "Greg doesn't yell. He'll look at me over his glasses, and that's plenty.",
    ],
    more: ["I'd almost rather have the yelling."],
  },
  "own.conference": {
    about: "whether Greg can be on the line on Wednesday",
    says: [
      "Yes, seven's fine, he's up till eight-thirty.",
      "He'll be there. Keep it short, he's up before five and he fades.",
    ],
  },
  "own.email-look": {
    about: "whether she can open the numbers right now",
    says: [
      "Yes, I can open it on my phone.",
      "Send it, I've got my phone right here. And put Tyler on his own line, so I can see what he costs.",
    ],
  },
  "own.overheard": {
    about: "whether Tyler or somebody else can hear the call",
    says: ["No, I'm in my car at work.", "I'm out in my car on break, so it's just me and a granola bar."],
  },
  "own.write-pen": {
    about: "whether she has something to write with",
    says: ["I've always got a pen, go ahead.", "I'm ready, I've got pen, paper and a clipboard. I run a front desk."],
  },
  "own.tyler-thanks": {
    about: "what Tyler would say about the cost of insurance",
    says: [
      "He'll say, can't you just not tell them.",
      "Tyler thinks insurance is a card in the glove box. Make him that page, I'd love to hand it over.",
    ],
  },
};
