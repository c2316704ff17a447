import type { OwnQuestions } from "../answer-sheet.ts";

export const h3TomOwn: OwnQuestions = {
  "own.adjuster-minutes": {
    about: "how long the adjuster stayed",
    says: [
      "He stayed eleven minutes. I timed it.",
      "Eleven minutes, on my phone. I've had longer talks with parking meters.",
    ],
  },
  "own.adjuster-checked": {
    about: "whether the adjuster lifted the carpet or measured moisture",
    says: [
      "No, he took a picture and left.",
      "He didn't lift a thing. Took a picture with his shoes on my wet rug, and out.",
    ],
    more: ["I own two moisture meters. I offered him one."],
  },
  "own.adjuster-said": {
    about: "what the adjuster said before he left",
    says: [
      '"Surface water." Like it\'s a disease.',
      "All he said was surface water, and then he asked where the bathroom was.",
    ],
  },
  "own.phone-reason": {
    about: "what reason he was given on the phone for the partial payment",
    says: [
      "Surface water, they said. Nobody could tell me what it was.",
      "They read me the letter. I had the letter, I was holding it.",
    ],
  },
  "own.who-called-back": {
    about: "who called him back after the adjuster had been there",
    says: [
      "Nobody called me. I called you.",
      "Not one person called back. Three weeks I did the calling, and every time it was somebody new.",
    ],
  },
  "own.letter-or-talk": {
    about: "whether he got an explanation or only a letter",
    says: ["Just a form letter, one page.", "A form letter and a check. They spelled Gallagher with one L."],
  },
  "own.wanted-april": {
    about: "what he would have wanted from the agency in April",
    says: [
      "One person, the same one every time I called.",
      "One name, one number, and somebody in my den who knows what a stud is.",
    ],
  },
  "own.water-time": {
    about: "what time of day the water came in",
    says: ["It came in the middle of the night, about two.", "Two in the morning. The dog was barking at the floor."],
  },
  "own.tried-stop": {
    about: "whether he tried to stop the water himself",
    says: [
      "Yeah, me and Erin, with towels and the shop vac.",
      "We tried. I was outside in my boxers with a sheet of plywood.",
    ],
    more: ["Maureen held the flashlight and the opinions."],
  },
  "own.water-depth": {
    about: "how deep the water was in his lower level",
    says: ["Three inches, maybe.", "About three inches at the window, and two by the stove."],
  },
  "own.cleanup-who": {
    about: "who did the cleanup",
    says: ["Me and two of my guys did it.", "We did it ourselves, two of my guys and me, three days."],
    more: ["Paid them out of my own pocket. They'd have had a tile job otherwise."],
  },
  "own.own-labor": {
    about: "whether he billed his own labor in the claim",
    says: ["No. Should I have?", "I didn't bill my own time. Nobody told me I could."],
  },
  "own.hours-written": {
    about: "whether the labor hours are written down",
    says: [
      "Yeah, Maureen has the hours.",
      "Maureen wrote down every hour. She's got the whole April file in a binder.",
    ],
  },
  "own.hill-built": {
    about: "what was built on the paved hill",
    says: ["Townhouses, and blacktop between them.", "They put up townhouses. Thirty-some of them."],
  },
  "own.hill-when": {
    about: "when the orchard was paved over",
    says: [
      "They paved it three years ago this fall.",
      "They cut it in 2023. The first real rain after that, I saw it coming.",
    ],
  },
  "own.city-talked": {
    about: "whether he talked to the city about the runoff",
    says: ["I did. They said they'd look, and they didn't.", "I called them twice. Some guy said it's on a list."],
  },
  "own.house-new": {
    about: "whether they bought the house new",
    says: ["No, somebody had it before us.", "We're the second owners. First guy couldn't hang a door."],
  },
  "own.den-finished": {
    about: "whether the lower level was finished before he bought or by him",
    says: ["I did it. It's what I do.", "It was bare concrete. I did the den and the bath one winter."],
  },
  "own.slope": {
    about: "whether the ground slopes toward the house or away",
    says: [
      "It slopes toward the house.",
      "It runs toward me. And since they paved the hill, it comes down like a river.",
    ],
  },
  "own.window-fix": {
    about: "what it would take to fix the window well",
    says: [
      "Dig it out, new drain, gravel and a cover.",
      "You dig it, you drain it, you cover it, and you put in a pump. City drain's the real trouble, though.",
    ],
  },
  "own.window-time": {
    about: "how long and how much money the window job would take",
    says: ["Two days, and two or three grand.", "A couple days for me and a helper. Three grand with the pump."],
  },
  "own.window-why-not": {
    about: "why he has not fixed the window well himself",
    says: ["Because I'm booked till May.", "Shoemaker's kids. I'm busy with everybody else's house."],
  },
  "own.shoemaker": {
    about: "what he means by the shoemaker's kids",
    says: [
      "Everybody's house gets fixed but mine.",
      "The shoemaker's kids go barefoot. My porch has been rotten since 2019.",
    ],
  },
  "own.neighbors-insured": {
    about: "whether the neighbors' water damage was insured",
    says: ["No, not a nickel.", "They had nothing for it. Same letter I got, different stationery."],
  },
  "own.neighbors-who": {
    about: "who the neighbors with the fourteen inches are",
    says: [
      "The Santoros, across the street, on the low side.",
      "Joe and Pat Santoro, across the street. I redid their kitchen in '09.",
    ],
    more: ["I was over there two nights with my pumps."],
  },
  "own.no-flood-why": {
    about: "why he never had flood insurance",
    says: [
      "The bank said I didn't need it, so I didn't buy it.",
      "Nobody ever asked me, and the bank said it's not required. I had better uses for the money.",
    ],
  },
  "own.guess-share": {
    about: "what share of flood claims he thinks comes from outside the zone",
    says: ["Couldn't say. Not many.", "I'd have said one in a hundred. You're going to tell me I'm wrong."],
  },
  "own.bad-policy": {
    about: "who sold him the policy the fine print ate, and when",
    says: [
      "Ten years back. A fella in Leominster, and he's gone.",
      "It wasn't you. That was a guy in Leominster, about ten years ago.",
    ],
  },
  "own.brother-in-law": {
    about: "whether his brother-in-law is still a customer",
    says: ["No, he moved on.", "He left two years ago. Found something cheaper, he says, and he's wrong a lot."],
  },
  "own.maureen-paper": {
    about: "whether his wife prefers paper or e-mail",
    says: ["Email's fine, she reads mine.", "Email it. She'll print it and go at it with a red pen."],
  },
  "own.send-flood": {
    about: "whether the agent may send a flood price and a page of exclusions",
    says: [
      "Sure, send it. And put what it doesn't pay on top.",
      "Yeah, send both. The second page is the one I care about.",
    ],
  },
  "own.job-now": {
    about: "what job he is working on at the moment",
    says: [
      "A bathroom. They changed the tile three times.",
      "I'm doing a bathroom in Holden, waiting on the tile guy.",
    ],
  },
  "own.hear": {
    about: "whether he can hear the agent well",
    says: ["I can hear you. I'm on a ladder here.", "Yeah, I hear you fine. Hang on, let me shut the compressor off."],
  },
  "own.bruins": {
    about: "whether he watched the last Bruins game",
    says: ["Don't remind me. I saw it.", "I watched all of it. I've seen better passing in a supermarket."],
  },
  "own.tickets": {
    about: "what he loves among the things on the lower level",
    says: [
      "My hockey tickets. Every Bruins game I went to since '88, in a shoebox.",
      "A shoebox of Bruins tickets, and it's sitting on the floor.",
    ],
    more: ["They were up on a shelf in April. Then the carpet came and the shelf went to the garage."],
  },
  "own.tickets-up": {
    about: "whether he promises to carry the tickets upstairs",
    says: [
      "Ha. All right, I'll carry them up.",
      "Deal. They're going in Maureen's closet, and you can explain it to her.",
    ],
  },
  "own.stove-wet": {
    about: "whether the wood stove was damaged by the water",
    says: [
      "No, the stove's fine. It's up on a brick hearth.",
      "It's fine. I laid that hearth six inches high, best thing I ever did.",
    ],
  },
  "own.furnace-wet": {
    about: "whether the furnace got wet",
    says: ["It got its feet wet, but it runs.", "Water got to the bottom panel. I dried it out and it fired right up."],
  },
  "own.start-with": {
    about: "which additional policy he wants to start with",
    says: ["None of them. I don't want to be sold to.", "Not one. We start with April, then we'll see."],
  },
  "own.april-what": {
    about: "whether April refers to a payment or a claim",
    says: ["It's a claim. It's on your screen.", "The claim: water, my den, nine hundred dollars. Read it, I'll wait."],
  },
  "own.rebuild-stranger": {
    about: "what he would charge a stranger to rebuild the house",
    says: [
      "For a stranger it's five. Five and change.",
      "I'd bid five-twenty if I didn't know you. I'd have to make a living.",
    ],
    more: ["All right, I see where you're going. Then 365 is light."],
  },
  "own.waiting-period": {
    about: "whether he knew a flood policy starts only after thirty days",
    says: ["No, I didn't know that.", "Thirty days? So if I wait for the forecast, I'm a dope."],
  },
  "own.could-pay": {
    about: "what he could write a check for tomorrow",
    says: ["Two grand. More than that goes on a card.", "Two. I could do two tomorrow and not tell my stomach."],
  },
  "own.erin-night": {
    about: "how his daughter took the night with the water",
    says: ["She was great. She ran the shop vac.", "She worked harder than my crew. Then she asked what I'd pay her."],
  },
  "own.lab": {
    about: "what the dog is called and how he took it",
    says: [
      "He's called Bourque, after the defenseman.",
      "His name's Bourque. He woke us up that night, so he gets the front seat.",
    ],
  },
  "own.adjuster-look": {
    about: "what sort of man the adjuster was",
    says: [
      "He was a kid in loafers.",
      "Some kid in loafers, nice enough, from out of state. He called the window well a skylight.",
    ],
  },
  "own.check-when": {
    about: "how long it took until the check came",
    says: ["It was about a month.", "A month, and I'd already put in the carpet. It came the same day as your bill."],
  },
  "own.check-did": {
    about: "what he did with the check",
    says: [
      "Maureen cashed it before I could rip it up.",
      "I wanted to frame it. Maureen put it in the bank, because she's smarter.",
    ],
  },
  "own.paid-rest": {
    about: "how they paid the rest of the damage",
    says: ["It came out of the roof money.", "I ate it, thirty-three hundred, out of what we'd put away for the roof."],
  },
  "own.crew-pay": {
    about: "what he paid his own men for the cleanup",
    says: [
      "Fourteen hundred, and it's not in the claim.",
      "Two guys, three days, call it fourteen hundred. Nobody told me that counts.",
    ],
  },
  "own.reopen": {
    about: "whether he would want the claim looked at again",
    says: [
      "Yeah, if you do the calling this time.",
      "You want to reopen it, go ahead, I'd send you the binder. But I'm not calling a soul.",
    ],
  },
  "own.water-thought": {
    about: "what he had thought water damage meant",
    says: ["I figured if it's wet, you pay.", "To me a flood's got a river in it. This was rain in my den."],
  },
  "own.surface-def": {
    about: "what he thinks of the definition of surface water",
    says: [
      "That's the first time anybody said it in English.",
      "Okay, I get it, it touched the ground before it touched me. I still think it's a dodge.",
    ],
  },
  "own.flood-price-view": {
    about: "what he thinks of about forty dollars a month for flood",
    says: [
      "It's less than I figured.",
      "Forty I can live with, that's two sheets of plywood. Show me what it doesn't pay first.",
    ],
  },
  "own.flood-basement": {
    about: "what he thinks of flood insurance paying little in a basement",
    says: [
      "There's the catch, I knew there was one.",
      "So it buys me a furnace and a lecture. All right, at least you said it before I signed.",
    ],
  },
  "own.flood-kind": {
    about: "whether he prefers the federal or a private flood policy",
    says: [
      "Whichever one shows up with a check.",
      "Price both, Maureen will pick. I wouldn't trust either with my lunch.",
    ],
  },
  "own.sump-do": {
    about: "whether he would put in a sump pump now",
    says: [
      "Yeah, when I dig out the window I'll put one in.",
      "It's six hundred in parts and a Saturday, so yeah, in May. I've got the pit drawn on a napkin.",
    ],
  },
  "own.backup-add": {
    about: "whether he wants the drain backup added",
    says: [
      "If it's five bucks, put it in the quote.",
      "Put it on the page and I'll look at it. Nobody ever told me there was such a thing.",
    ],
  },
  "own.rain-since": {
    about: "whether there was a hard rain since",
    says: [
      "We had a good one in July, and it held.",
      "In July it came up to the lip of the window well and stopped. I was standing there with a shop vac like a goalie.",
    ],
  },
  "own.plywood-now": {
    about: "what he keeps ready against the water",
    says: [
      "I've got a sheet cut to size and ten sandbags.",
      "Plywood cut to fit, two pumps in the truck and a lab that barks. That's my flood policy.",
    ],
  },
  "own.again-do": {
    about: "what he would do if it happened again",
    says: [
      "I'd call you, and then I'd call a lawyer.",
      "Once more I can pay. After that the roof waits till I'm dead.",
    ],
  },
  "own.santoro-loan": {
    about: "how much the neighbors borrowed",
    says: [
      "It was thirty-one thousand, at their age.",
      "Thirty-one, and that's with me doing the framing at cost. Joe went back to driving a school bus.",
    ],
  },
  "own.street-others": {
    about: "who else on the street got water",
    says: [
      "There were five of us, all on the low side.",
      "Five houses, and none of us got paid in full. We've got a group text called Lake Barclay.",
    ],
  },
  "own.storage-owner": {
    about: "whether he talked to the builder of the townhouses",
    says: [
      "I went up, and there's nobody there but a sales trailer.",
      "There's a sign and a number in New Jersey. I left three messages, which I'm getting good at.",
    ],
  },
  "own.lawyer": {
    about: "whether he asked a lawyer about it",
    says: [
      "No, a lawyer costs more than the carpet.",
      "I thought about it for one night. Then I figured the hours and went back to work.",
    ],
  },
  "own.form-letter": {
    about: "what made him maddest about the letter",
    says: [
      'It was "we value your business," at the bottom.',
      "They valued my business and couldn't spell my name. I read it to the whole crew.",
    ],
  },
  "own.maureen-letter": {
    about: "what his wife said about the claim",
    says: ["She said she told me to read it.", "Maureen went quiet, and that's worse. Then she got out the binder."],
  },
  "own.trust-us": {
    about: "whether he would trust the agency again",
    says: [
      "Maybe, if you pick up the phone.",
      "Give me one number that's yours and answer it twice. Then we'll talk about trust.",
    ],
  },
  "own.stay-nine": {
    about: "why he is still with the company",
    says: [
      "Because the other guy wouldn't cover it either.",
      "I looked at one, same story, seventeen hundred. And Maureen says you don't switch mad.",
    ],
  },
  "own.other-who": {
    about: "which other company he looked at",
    says: [
      "It was some outfit one of my subs uses.",
      "The plumber's guy, over in Auburn. Nice fella, and he said no to my face, so I liked him.",
    ],
  },
  "own.water-heater": {
    about: "what happened when the water heater let go",
    says: [
      "The tank split and ran all weekend, two grand out of my pocket.",
      "We were at the Cape, it ran two days and they said wear and tear. I'd bought everything but that.",
    ],
  },
  "own.rebuild-raise": {
    about: "whether he wants the rebuilding amount raised",
    says: [
      "It's light, so show me what five hundred costs.",
      "Yeah, it ought to be closer to five, I bid these things for a living. Show me what it does to the bill.",
    ],
  },
  "own.roof-when": {
    about: "when he will do the roof",
    says: [
      "Two years, if the knees and the money hold.",
      "I can get two more winters out of it. Materials alone are seven grand now.",
    ],
  },
  "own.roof-leak": {
    about: "whether the roof leaks",
    says: [
      "No, it's tight, I flashed it myself.",
      "Not a drop from above, only from below. I guess I built the wrong end.",
    ],
  },
  "own.tools-value": {
    about: "what the tools in the garage are worth",
    says: [
      "About twenty-five, counting the truck boxes.",
      "Twenty-five thousand, and Maureen's got the serial numbers. They're on the business policy, I think.",
    ],
  },
  "own.watch": {
    about: "how he came by the decent watch",
    says: [
      "It was my father's, from the wire mill.",
      "It's my dad's gold watch, forty years at the wire mill. Maybe two grand, and I'd want the watch and not the two grand.",
    ],
  },
  "own.pool-hole": {
    about: "what happened to the pool",
    says: [
      "I ripped it out, and the hole's fenced.",
      "It was an above-ground thing for Erin, and she turned thirteen. Now it's a frog pond with a fence.",
    ],
  },
  "own.stove-clean": {
    about: "how often he cleans the wood stove's chimney",
    says: [
      "Every fall, with my own brush.",
      "Once a year in October, and the town signed off on it. I burn two cords, never had a fire.",
    ],
  },
  "own.oak-watch": {
    about: "why he watches the oak",
    says: [
      "It's thirty feet off, and bigger than the house.",
      "It's thirty feet off and it dropped a limb on the truck once. I had a guy cable it.",
    ],
  },
  "own.porch": {
    about: "what is wrong with the porch",
    says: [
      "The stairs are rotten, and so's one post.",
      "Two treads and a post. The mailman steps over it, he's known me since I had hair.",
    ],
  },
  "own.brother-said": {
    about: "what his brother-in-law says now",
    says: [
      "He says I should've bought a boat.",
      "He laughed and said a boat would've helped. He's with some website now and he's got no roof on his.",
    ],
  },
  "own.mother-drives": {
    about: "how his mother gets along",
    says: [
      "She's good, she only makes right turns.",
      "Ma's sharp, she just drives like it's a parade. I'm over there every Sunday, mostly to check the fenders.",
    ],
  },
  "own.erin-drive": {
    about: "whether his daughter drives yet",
    says: [
      "She's got the permit, and I've got the handle.",
      "Just the permit, Maureen takes her out because I yell. License is in the spring, God help us.",
    ],
  },
  "own.erin-umass": {
    about: "what his daughter wants to study",
    says: [
      "Engineering, so she can tell me I'm wrong.",
      "Civil engineering, she says, on account of that hill. I was a little proud, don't tell her.",
    ],
  },
  "own.diet": {
    about: "what his wife's diet for him is like",
    says: [
      "It's terrible, it's a salad in a truck.",
      "I'm down eight pounds and up one bad mood. The tile guy brings doughnuts and I look at them.",
    ],
  },
  "own.knees": {
    about: "how bad his knees are",
    says: [
      "They click, but they get me up the ladder.",
      "Bad on stairs, fine on a ladder. The doctor said new ones at sixty, so I've got eight years.",
    ],
  },
  "own.ladder-now": {
    about: "whether he wants to be called when he is off the ladder",
    says: [
      "No, go ahead, I can talk on a ladder.",
      "I talk up here all day, just be quick. If you hear a crash, call Maureen.",
    ],
  },
  "own.email-who": {
    about: "who opens the e-mail at his house",
    says: [
      "Maureen does, I only use the phone for talking.",
      "It goes to Maureen, and she prints it. Put both names so I look like I'm in charge.",
    ],
  },
  "own.listening": {
    about: "whether his crew can hear him",
    says: [
      "Yeah, they know the story by heart.",
      "My guys are right here and they've got the eleven minutes memorized. The homeowner's out.",
    ],
  },
  "own.page-top": {
    about: "what should be on top of the page",
    says: [
      "What it doesn't pay, in plain English, on top.",
      "First line, what you won't pay for. Price at the bottom, that part I always find.",
    ],
  },
};
