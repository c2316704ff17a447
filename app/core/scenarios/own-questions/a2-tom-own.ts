import type { OwnQuestions } from "../answer-sheet.ts";

export const a2TomOwn: OwnQuestions = {
  "own.first-try": {
    about: "whether Erin passed the road test at the first try",
    says: ["First try, believe it or not.", "She got it on the first try. I'm the one who needed a drink."],
    more: ["She parallel parked better than I do."],
  },
  "own.passengers": {
    about: "whether Erin drives alone or carries friends",
    says: [
      "She's got three of her team in there, most days.",
      "Three of the girls pile in after practice. It's a carload and I don't love it.",
    ],
  },
  "own.telling-girls": {
    about: "how it went when he told the girls to stop",
    says: [
      "It went in one ear and out the other.",
      "They said yes, Mr. Gallagher, and the next day there were three of them in there again.",
    ],
    more: ["Polite kids. Don't hear a word."],
  },
  "own.slipped": {
    about: "whether not telling the agency was an oversight or somebody's advice",
    says: [
      "Nobody told me not to, I just never called.",
      "I figured it's only sometimes, so I didn't call. And I had an idea what it'd cost.",
    ],
  },
  "own.why-not-add": {
    about: "whether it is the money that makes him not want to add Erin",
    says: ["It's the money, what else.", "I heard what it cost a friend of ours, and I can't do that kind of money."],
  },
  "own.two-hundred-where": {
    about: "where his figure of two hundred a month comes from",
    says: [
      "I took what our friend pays and rounded it up.",
      "A friend's went up eighteen hundred a year. I rounded up, I always do.",
    ],
  },
  "own.friend-who": {
    about: "who the friend is whose premium went up eighteen hundred",
    says: [
      "That was Patty, she's a friend of my wife's.",
      "Patty from church. Her boy's got a Mustang and two tickets, so maybe it's not the same.",
    ],
  },
  "own.job-now": {
    about: "what job he is working on just now",
    says: [
      "It's a bath over on Burncoat Street.",
      "Right now it's a bath on Burncoat Street. Gutted to the studs, one family, one toilet.",
    ],
  },
  "own.changed": {
    about: "what changed in the household since last year",
    says: [
      "My daughter drives now, that's about it.",
      "Same house, same three cars. My daughter's got her license, that's new.",
    ],
  },
  "own.school-how": {
    about: "how Erin gets to school",
    says: ["She takes the truck.", "She drives herself, in my truck, every morning."],
  },
  "own.school-before": {
    about: "how Erin got around before she had the license",
    says: [
      "I drove her, every morning and every practice.",
      "I was the bus. Two trips a day, and sat in the lot with my paperwork.",
    ],
    more: ["I kind of miss it. Don't tell her."],
  },
  "own.house-lost": {
    about: "whether he knows what could happen to his house after a bad crash",
    says: [
      "They'd come after the house, I'd think.",
      "I've thought about it. It'd be the house, and then Erin's college money.",
    ],
  },
  "own.phone-driving": {
    about: "whether Erin uses her phone while driving",
    says: [
      "She says she doesn't.",
      "Says it's in her bag. I called her once to test it and she didn't pick up, so maybe.",
    ],
  },
  "own.white-who": {
    about: "which of them was white as a sheet",
    says: ["It was Erin, the other lady was fine.", "Erin was the one shaking. The other mom patted her on the back."],
  },
  "own.release": {
    about: "whether the other driver signed anything",
    says: ["No, I never got anything signed.", "Nothing signed. Cash, a handshake and a plate of cookies."],
  },
  "own.pen": {
    about: "whether he has something to write with",
    says: [
      "I've got a pencil and a two-by-four, go.",
      "Always got a pencil. It's going on a piece of drywall, but go ahead.",
    ],
  },
  "own.back-seat": {
    about: "whether the truck has a back seat",
    says: [
      "Sort of, it's got the little jump seats.",
      "It's the extended cab, jump seats in back. There's a belt for each of them, I checked.",
    ],
  },
  "own.junior-rule": {
    about: "whether they knew the passenger rule for junior licenses",
    says: [
      "I knew there was a rule, yeah.",
      "They made us sit through a class, so I knew. That's why I've told them to stop.",
    ],
    more: ["Her six months are up in December. She's got it circled."],
  },
  "own.seatbelts": {
    about: "whether the girls wear their seat belts",
    says: ["Yeah, she won't start it till they click.", "She's a drill sergeant about belts. That part I'm proud of."],
  },
  "own.night": {
    about: "whether Erin drives at night",
    says: [
      "Just home from practice, she's in by nine.",
      "It's dark when practice lets out, so yeah. But she's home by nine or I go looking.",
    ],
  },
  "own.driver-how": {
    about: "what kind of driver Erin is",
    says: ["She's good, she's careful.", "She's better than I was. Brakes late, but she looks."],
  },
  "own.taught": {
    about: "who taught Erin to drive",
    says: ["I did, my wife tried it once.", "All me. Maureen went around the block and got out."],
  },
  "own.certificate": {
    about: "where the driver's ed certificate is",
    says: [
      "My wife's got it, in a folder.",
      "Maureen's got it filed. She files everything, she filed the dog's shots.",
    ],
  },
  "own.school-discount": {
    about: "whether he knew about the discount for good grades",
    says: ["No, nobody ever told me.", "I didn't know that. First time homework made me any money."],
  },
  "own.sport": {
    about: "what sport Erin plays",
    says: ["It's soccer, she's a goalie.", "Soccer. School team in the fall, indoor all winter, so it never stops."],
  },
  "own.scrape-how": {
    about: "how the scrape in the school lot happened",
    says: [
      "She backed out and cut it too close.",
      "She was backing out and turned too early. Walking speed, and it was her fault.",
    ],
  },
  "own.scrape-damage": {
    about: "what was damaged in the scrape",
    says: [
      "It was the lady's back bumper, on a RAV4.",
      "It scuffed her bumper and cracked a light. On the truck you can't even find it.",
    ],
  },
  "own.hurt": {
    about: "whether anybody was hurt in the scrape",
    says: ["No, nobody got hurt.", "Nobody was hurt. The other mom was worried about Erin more than the car."],
  },
  "own.other-mom": {
    about: "whether they have heard from the other mother since",
    says: ["No, not a word about it since.", "I see her at the games and she waves. Never brought it up again."],
  },
  "own.cash-idea": {
    about: "whose idea it was to settle in cash",
    says: [
      "It was mine, I offered.",
      "I said get a price and I'll pay it. She came back with six hundred and I had it in my pocket.",
    ],
  },
  "own.cookies": {
    about: "who baked the cookies",
    says: ["My wife baked them, I just carried them.", "Maureen's oatmeal ones. I only drive."],
  },
  "own.police": {
    about: "whether police or school made a report",
    says: [
      "No, no cops, nothing.",
      "Nobody wrote anything down. The vice principal looked out the window and went back in.",
    ],
  },
  "own.truck-why": {
    about: "why Erin drives the truck and not one of the cars",
    says: [
      "It's all steel, I figured she's safer in it.",
      "It's big, it's ugly and it's slow. That's what you want around a kid.",
    ],
  },
  "own.tom-drives": {
    about: "what he drives himself when Erin has the truck",
    says: [
      "I've got the work van, it's on the business.",
      "The company van. That's on the business insurance, so leave that one alone.",
    ],
  },
  "own.malibu-who": {
    about: "who drives the Malibu and the Traverse",
    says: [
      "The Traverse is my wife's, the Malibu's mine.",
      "Maureen has the Traverse. The Malibu sits till I need to look respectable.",
    ],
  },
  "own.tuesday-kid": {
    about: "who the neighbor's kid is that rides along on Tuesdays",
    says: [
      "That's Kevin from next door, he's fourteen.",
      "Kevin, next door. His mother works Tuesdays, so Erin drops him at his trumpet lesson.",
    ],
  },
  "own.other-parents": {
    about: "whether the other girls' parents know they ride along",
    says: [
      "They know, and they like it, saves them a trip.",
      "Sure they know. One of them sent a thank-you card, which made it worse.",
    ],
  },
  "own.own-youth": {
    about: "what he did himself at that age",
    says: [
      "I put six guys in a Nova and drove to the beach.",
      "Six of us in a Chevy Nova, no belts. I put it in a snowbank on Route 9 and told my father it was ice.",
    ],
  },
  "own.chips-in": {
    about: "whether Erin pays for any of it",
    says: ["She pays her own gas.", "She babysits and buys her own gas. The insurance is on me."],
  },
  "own.own-car": {
    about: "whether Erin will get her own car",
    says: ["No, not till she pays for it.", "She's asked. I told her she can have a car when she can buy the tires."],
  },
  "own.winter": {
    about: "whether Erin and the truck are ready for winter",
    says: [
      "I put four new tires on it in October.",
      "It's got four-wheel drive and new tires. First snow, we're going to an empty lot, her and me.",
    ],
  },
  "own.house-elsewhere": {
    about: "why the house is insured with another company",
    says: [
      "It came with the mortgage and I never moved it.",
      "The bank set it up nineteen years ago. If it knocks something off Erin, go ahead and look.",
    ],
  },
  "own.brother-in-law": {
    about: "whether the brother-in-law is still with the agency",
    says: [
      "No, he left over twelve dollars.",
      "He jumped ship for twelve dollars a month. Now he calls me when he's got a question.",
    ],
  },
  "own.letter-where": {
    about: "whether he has the renewal letter",
    says: ["Yeah, it's on the fridge.", "It's on the fridge under a pizza magnet. I read the number and the date."],
  },
  "own.nova-father": {
    about: "whether his father ever found out about the Nova",
    says: [
      "He knew, he just let me dig it out myself.",
      "My father handed me a shovel and said watch out for that ice. I found out at his wake he'd told everybody.",
    ],
    more: ["He did the same thing with a Hudson, it turns out."],
  },
  "own.nova-erin": {
    about: "whether Erin knows what her father did at that age",
    says: [
      "She doesn't, and you're not telling her.",
      "Erin's heard I was a perfect gentleman. My mother's sworn to secrecy.",
    ],
  },
  "own.patty-tickets": {
    about: "what the tickets of Patty's boy were for",
    says: [
      "It was speeding, twice on the same road.",
      "Speeding, both of them, same cop. So I guess that's not Erin's price.",
    ],
  },
  "own.patty-company": {
    about: "whether Patty's family is with this agency",
    says: [
      "She's with one of the TV ones.",
      "Patty's with the lizard or the lady, I forget. Call her, she'd talk your ear off.",
    ],
  },
  "own.maureen-knows": {
    about: "whether Maureen knows that Erin is not on the policy",
    says: [
      "She thinks I called you in June.",
      "Maureen asked me in June and I said I'd do it. So do me a favor and be gentle.",
    ],
    more: ["I'm going to need flowers."],
  },
  "own.erin-knows": {
    about: "whether Erin knows she is not listed",
    says: [
      "No, she figures I handle that stuff.",
      "Erin's got no idea. She asked if she needed a card for the truck and I gave her a granola bar.",
    ],
  },
  "own.off-road": {
    about: "whether Erin can stay off the road until she is listed",
    says: [
      "I can drive her, I was the bus before.",
      "She'll scream, but yeah. I'll take the keys and say the truck needs a part.",
    ],
    more: ["She'll look at the truck and know I'm lying, too."],
  },
  "own.add-when": {
    about: "from which day Erin should be put on",
    says: ["Today, once Maureen says okay.", "I'd do it now, not on the first. If I wait she'll find another bumper."],
  },
  "own.unlisted-crash": {
    about: "what he thinks would happen if Erin crashed while unlisted",
    says: [
      "I figured you'd pay and then holler at me.",
      "I thought it'd be covered and you'd just send a bigger bill. I never wanted to find out.",
    ],
  },
  "own.brought-up": {
    about: "whether he minds that the agent brought up Erin",
    says: ["No, I knew you'd get there.", "I'd have been worse off if you didn't. I just don't like it costing money."],
  },
  "own.scrape-record": {
    about: "whether he minds that the agent notes the school lot scrape",
    says: [
      "Put it down, I'd rather it's true.",
      "I told you, didn't I? If it costs me something, tell me how much first.",
    ],
  },
  "own.scrape-next-day": {
    about: "whether Erin drove again right after the scrape",
    says: [
      "I made her drive home that night.",
      "She wanted the bus. I put her back behind the wheel the same afternoon or she'd never have done it.",
    ],
    more: ["She did fine, she went about eleven miles an hour."],
  },
  "own.radio-month": {
    about: "whether Erin kept the month without radio",
    says: [
      "She made it three weeks and hummed.",
      "Three weeks. Then I borrowed the truck and the station was on the wrong music.",
    ],
  },
  "own.fifty-where": {
    about: "where they practiced the fifty hours",
    says: [
      "It started at the mall lot and ended on 290.",
      "We did the empty mall first, then the hill, then 290 in the rain. I still have the dent in the floor from my foot.",
    ],
  },
  "own.fifty-worst": {
    about: "what the worst moment in the practice hours was",
    says: [
      "It was Kelley Square, she closed her eyes.",
      "Kelley Square. She said Dad, I'm just going to go, and she went.",
    ],
    more: ["A bus driver blessed himself."],
  },
  "own.truck-work": {
    about: "whether he still uses the F-150 for work",
    says: [
      "Just the dump on a Saturday, not for jobs.",
      "No business in it, that's what the van's for. I run my own trash to the dump and that's it.",
    ],
  },
  "own.truck-automatic": {
    about: "whether the truck is automatic or stick",
    says: ["It's an automatic.", "Automatic. I wanted her to learn a stick and Maureen said pick your battles."],
  },
  "own.truck-airbags": {
    about: "what safety features the truck has",
    says: [
      "Yeah, airbags and antilock brakes, it's not that old.",
      "It's got airbags up front and antilocks. No camera, no beeping, she has to turn her head.",
    ],
  },
  "own.bed-riders": {
    about: "whether anybody ever rides in the bed of the truck",
    says: [
      "No, only the bags go in the bed.",
      "Just the goalie bag, which stinks. If a kid's ever in that bed, the truck's gone.",
    ],
  },
  "own.truck-titled": {
    about: "in whose name the truck is",
    says: ["It's in my name, nobody else's.", "Mine. It was the first truck I ever bought new, so it stays mine."],
    more: ["I bought it the year she was born. Well, close enough."],
  },
  "own.street-hit": {
    about: "whether the truck was ever hit while parked on the street",
    says: [
      "Once or twice, you can't tell which dents.",
      "Somebody took the mirror off and left a note with no number. On that truck, who'd notice?",
    ],
  },
  "own.snow-ban": {
    about: "where the truck goes when there is a parking ban",
    says: ["It goes on the lawn.", "I put it on what used to be the lawn. Maureen's got words for that."],
  },
  "own.collision-truck": {
    about: "whether he would drop collision on the old truck",
    says: [
      "If it makes room for Erin, take it off.",
      "What'd they give me for it, four grand? Yeah, show me the price without it.",
    ],
    more: ["But if somebody else wrecks it, they pay, right?"],
  },
  "own.deductible-thousand": {
    about: "whether he would go to a thousand dollar deductible",
    says: ["Show me what it saves first.", "On my own cars, maybe. On hers I'd keep it low, she's going to use it."],
  },
  "own.girls-far": {
    about: "how far Erin takes the girls",
    says: [
      "It's five or six miles, all back streets.",
      "Five miles, around the hill and Quinsigamond. It'd be three if they didn't stop for coffee.",
    ],
  },
  "own.girls-stop": {
    about: "whether the girls stop anywhere on the way",
    says: [
      "They stop at Dunkin's, every time.",
      "It's Dunkin's, always. There's four cups in that truck older than her license.",
    ],
    more: ["I drove it last Sunday and something rolled under the brake."],
  },
  "own.girls-gas": {
    about: "whether the girls give Erin gas money",
    says: ["No, one of them buys the coffee.", "Not a dime, they pay in donuts. I asked, because I thought you'd ask."],
  },
  "own.rule-penalty": {
    about: "whether he knows the penalty for the passenger rule",
    says: [
      "Sixty days off the road, they told us in class.",
      "They pull the license for sixty days. I told Erin, and she said Dad, nobody checks.",
    ],
  },
  "own.december-plan": {
    about: "what will be different for Erin in December",
    says: [
      "Then it's legal, and I still don't like it.",
      "In December she can take them and the law can't stop her, but I can. Two at a time, that's my rule.",
    ],
    more: ["You think two's still too many?"],
  },
  "own.boyfriend": {
    about: "whether there is a boyfriend who drives her or the truck",
    says: [
      "No, nobody drives it but her and me.",
      "There's a boy, Liam, and he's got a bike. He's not touching my truck.",
    ],
    more: ["He's all right, he holds the door."],
  },
  "own.cards-truck": {
    about: "whether insurance card and registration are in the truck",
    says: [
      "It's in the glove box, under the napkins.",
      "Registration's in the glove box with two hundred napkins. The card in there might be last year's.",
    ],
  },
  "own.crash-steps": {
    about: "whether Erin knows what to do after an accident",
    says: [
      "She'd call me, that's the whole plan.",
      "Her plan is cry and call Dad. Send me a list and I'll tape it to the visor.",
    ],
    more: ["Put your number on there, too."],
  },
  "own.flat-tire": {
    about: "whether Erin can change a tire",
    says: [
      "Yeah, I made her do all four.",
      "She can do it faster than my helper. I'd still take the towing, I don't want her on the side of 290.",
    ],
    more: ["I timed her."],
  },
  "own.umbrella-want": {
    about: "whether he wants a price for an umbrella policy",
    says: [
      "Tell me the price, separate from Erin.",
      "If it keeps some lawyer off the college money, show me. But on its own line, so I can cross it out.",
    ],
  },
  "own.college-name": {
    about: "in whose name the college account is",
    says: ["It's in Maureen's name, for Erin.", "Maureen's on it. She puts in the two hundred before I can buy a saw."],
  },
  "own.umass-car": {
    about: "whether the truck would go to college with her",
    says: [
      "No, the truck stays, freshmen can't park.",
      "It's an hour off and she'd be home every weekend with laundry. The truck stays with me.",
    ],
  },
  "own.report-card": {
    about: "when the next report card comes",
    says: [
      "It came out last week, Maureen's got it.",
      "First quarter's done. It's on some website and Maureen's got the password.",
    ],
  },
  "own.best-subject": {
    about: "what Erin is good at in school",
    says: [
      "It's math, she can bid a job in her head.",
      "Math's all A's, and Spanish is what kills her. She wants to be an engineer and tell guys like me I'm wrong.",
    ],
  },
  "own.app-erin": {
    about: "whether Erin would go along with the driving app",
    says: ["She'd do it, she likes getting a grade.", "Erin would win it. It's me that brakes like a maniac."],
    more: ["Then I'd have to hear about her score every night."],
  },
  "own.app-bothers": {
    about: "what bothers him about the tracking app",
    says: [
      "It'd see me eating a sub at a red light.",
      "I'm up and down 290 at five in the morning with a sandwich. If it can only help and never hurt, fine.",
    ],
  },
  "own.sixty-why": {
    about: "why sixty dollars is his number",
    says: [
      "It's what's left when the bills are done.",
      "Maureen's got sixty a month left over in her book. She showed me the page.",
    ],
    more: ["It's in pencil, so there's hope."],
  },
  "own.eighteen-hundred-real": {
    about: "how he would take a smaller number than he feared",
    says: [
      "I'd say don't tease me, get it in writing.",
      "Anything under two hundred a month and I sleep. Sixty and I'll bring you donuts.",
    ],
    more: ["So what is it? You've got it right there."],
  },
  "own.repair-reason": {
    about: "what he thinks of repair costs as the reason for the increase",
    says: [
      "I believe it, I paid nine hundred for a headlight once.",
      "Everything's up, I get it. Fifteen bucks a month I can swallow, it's Erin I'm chewing on.",
    ],
  },
  "own.girl-before": {
    about: "who his agent was before",
    says: [
      "That was Denise, she moved to Maine.",
      "Denise, she set the whole thing up. She sent a card when she left, with a lighthouse on it.",
    ],
  },
  "own.maureen-there": {
    about: "whether Maureen is with him and can join",
    says: [
      "No, just me and a bathtub.",
      "She's at the kitchen table, I'm on Burncoat Street. Send it, and she'll call you before I do.",
    ],
  },
  "own.email-see": {
    about: "whether he can look at an e-mail during the call",
    says: [
      "No, just read it to me, slow.",
      "I've got grout on my hands. Tell me the number and email Maureen the rest.",
    ],
  },
};
