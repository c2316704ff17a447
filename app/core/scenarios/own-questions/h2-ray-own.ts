import type { OwnQuestions } from "../answer-sheet.ts";

export const h2RayOwn: OwnQuestions = {
  "own.carol-warned": {
    about: "whether his daughter told him about the call",
    says: [
      "She said somebody would, and I didn't ask for it.",
      "She told me somebody'd call, yeah. She didn't ask me, she told me.",
    ],
  },
  "own.bill-rising": {
    about: "whether the bill keeps rising as the daughter says",
    says: [
      "She's right, it started four years back.",
      "Well, I'll be, she told you that too. Four years of it, every April, like a cold.",
    ],
  },
  "own.bill-reaction": {
    about: "what he does when the bill comes",
    says: [
      "I grumble, and Linda writes the check.",
      "I called once, and I sat there forty minutes listening to a flute. Then I paid it.",
    ],
  },
  "own.engine-ear": {
    about: "whether he can take an engine apart by ear",
    says: ["I can, most times.", "Pretty near. A bad bearing talks, you just have to shut up."],
  },
  "own.engine-how": {
    about: "how he found out he could do it",
    says: ["You listen, that's how.", "Thirty-four years in a machine shop, you hear it or you lose a finger."],
  },
  "own.shop-made": {
    about: "what the machine shop manufactured",
    says: [
      "Locomotive parts, mostly.",
      "It was parts for locomotives, for the big plant. What's this got to do with insurance?",
    ],
  },
  "own.shop-closed": {
    about: "what became of the company he worked for",
    says: [
      "They sold the machines and locked the door.",
      "It got bought out and closed the year I left. I bought my lathe at the auction.",
    ],
  },
  "own.stan-pen": {
    about: "whether the old agent used his own pen or borrowed one",
    says: ["His own, a brass thing.", "He had his own, brass, heavy. Why in the world would you ask?"],
  },
  "own.stan-now": {
    about: "what became of his old agent Stan",
    says: [
      "He retired, and now it's a phone number.",
      "Stan's retired, down in Carolina by his daughter. Sends a Christmas card, no return address.",
    ],
  },
  "own.stan-retired": {
    about: "how long ago his old agent retired",
    says: [
      "Five years ago, about.",
      "It's about five years since he hung it up. The climbing started the year after, if you notice.",
    ],
  },
  "own.stan-wojcik": {
    about: "whether the old agent was Stan Wojcik with the Buick",
    says: ["That's him, and you knew Stan?", "Wojcik, that's the one. Sold half of the parish."],
  },
  "own.who-answers": {
    about: "who answers when he calls the company",
    says: ["A machine does.", "Nobody does, it's a recording. Press four if you're still alive."],
  },
  "own.tonight-call": {
    about: "whom he would call tonight after damage",
    says: ["That's what I'd like to know.", "Nobody, just the phone tree. I'd call my nephew before I'd call them."],
  },
  "own.young-lady": {
    about: "what the young lady at the company told him",
    says: [
      "She said have a nice day.",
      "She read me something off a screen, and then asked if I'd take a survey. I told her no.",
    ],
  },
  "own.garage-home": {
    about: "whether he was home when the garage burned",
    says: [
      "I was home, standing in my socks in the snow.",
      "I was right there, asleep, till the beagle went crazy. Then out in my socks.",
    ],
  },
  "own.garage-hurt": {
    about: "whether anybody was hurt in the fire",
    says: ["No, nobody got hurt.", "No, nobody was hurt, just my pride and the door. I lost the hair on one arm."],
  },
  "own.garage-heater": {
    about: "why the space heater was on in the garage",
    says: [
      "I had it on to dry paint.",
      "It was me, I was drying paint on a cabinet and I came in for supper. Don't tell Carol.",
    ],
  },
  "own.garage-toolbox": {
    about: "what irreplaceable thing burned in the garage",
    says: [
      "My dad's toolbox, oak, he made it.",
      "My dad's toolbox. He cut the dovetails by hand, and it went in ten minutes.",
    ],
  },
  "own.garage-firemen": {
    about: "how fast the firemen came",
    says: [
      "Three minutes, and they knew my name.",
      "It was three minutes, because Linda ran to the phone and they ran to the truck. I still fix it for free, that one.",
    ],
  },
  "own.wind-howl": {
    about: "whether the lake wind howls",
    says: ["It whistles, in the flue.", "It doesn't howl, it whistles, and Linda hates it. I sleep fine."],
  },
  "own.roof-who": {
    about: "whether a crew or he himself put the roof on",
    says: [
      "Me and my brother, in '04.",
      "I did it with my brother, the summer we bought. It doesn't leak, so nobody climbs up there.",
    ],
  },
  "own.brother-roofer": {
    about: "whether his brother is a roofer",
    says: [
      "He was, and he's gone now.",
      "He was a roofer, forty years on ladders, and it was his lungs. He's gone six years.",
    ],
  },
  "own.roof-want-know": {
    about: "whether he wants to know how his policy pays for an old roof",
    says: ["Yeah, better I know that now.", "I'd want to know, sure. I don't like surprises from people I pay."],
  },
  "own.ladder-why": {
    about: "why his wife won't let him on the ladder",
    says: [
      "I came down faster than I went up.",
      "I slid off the gutter two years back and landed in the hydrangea. She hid the ladder at Mike's.",
    ],
  },
  "own.wind-when": {
    about: "when the wind deductible was added",
    says: [
      "Year before last, I think.",
      "It came year before last, in an envelope with the bill. Nobody asked me a thing.",
    ],
  },
  "own.wind-reaction": {
    about: "what he thinks of having to pay 6,800 first after wind",
    says: ["Sixty-eight hundred, come again?", "Nobody told me a number, they told me two. Two sounds like nothing."],
  },
  "own.bundle-before": {
    about: "what happened when he bundled before",
    says: [
      "They gave me fifteen percent off and then raised both of them.",
      "Fifteen off the first year, and the next April both went up past it. I felt played.",
    ],
  },
  "own.loyalty-how-much": {
    about: "how big the loyalty discount is",
    says: [
      "Five percent, it says.",
      "It says five percent loyal customer. Going up eight hundred and getting back five percent, you do the arithmetic.",
    ],
  },
  "own.shop-income": {
    about: "what the workshop earns a year",
    says: ["Six thousand last year, maybe.", "Maybe six thousand. It buys the steel and Linda's Christmas."],
  },
  "own.fire-pay": {
    about: "whether the fire department pays him for the parts",
    says: [
      "They pay me, some.",
      "They pay for the parts and I throw in the labor when it's an emergency. There's no paper, just a fella and a purchase order.",
    ],
  },
  "own.fire-best": {
    about: "the best part he made for the fire department",
    says: [
      "A pump fitting, from '58, that nobody makes.",
      "I made a fitting for a '58 pumper in an afternoon. They'd been looking for one three years.",
    ],
  },
  "own.tools-worth": {
    about: "what the shop tools are worth",
    says: [
      "It's forty thousand, easy.",
      "Forty, easy, more than the sofa. And you couldn't buy that lathe, they don't make it.",
    ],
  },
  "own.tools-listed": {
    about: "whether the shop tools are listed on the policy",
    says: [
      "Beats me, I'd have to dig out the folder.",
      "I couldn't tell you. Stan knew about the shop, but I never saw it on the paper.",
    ],
  },
  "own.nephew": {
    about: "whether other people use his machines",
    says: ["My nephew does, Saturdays.", "My nephew, he's twenty and he's careful. Why, is that trouble?"],
  },
  "own.shop-fire": {
    about: "how he keeps the shop safe from fire",
    says: [
      "I've got two extinguishers and a bucket of sand.",
      "I sweep before I strike, and I sit there an hour after. The garage taught me that.",
    ],
  },
  "own.own-repairs": {
    about: "whether he does his own repair work on the house",
    says: [
      "I do, and I rewired the whole place to code.",
      "I do all of it myself. The city fella came and looked at the wiring, and he said it was cleaner than his.",
    ],
  },
  "own.lodz": {
    about: "whether his parents or grandparents came from Poland",
    says: [
      "It was the grandparents, from Lodz.",
      "The grandparents came from Lodz, and I can swear in it. That's all that's left.",
    ],
  },
  "own.married-long": {
    about: "how long they have been married",
    says: ["Thirty-eight years.", "It'll be thirty-nine in June, if she keeps me."],
  },
  "own.doughnuts": {
    about: "what doughnuts his wife likes",
    says: ["Anything with jelly.", "Jelly, for Linda. I'll take a plain one, nobody asked me."],
  },
  "own.beagle-name": {
    about: "what the dog is called and how the dog gets on",
    says: [
      "That's Duke, and he hears with his nose.",
      "Duke's fourteen, so not the one from the fire. That one was Queenie, and she earned her keep.",
    ],
  },
  "own.mike": {
    about: "what his son does",
    says: [
      "Mike runs a warehouse, and he minds his business.",
      "He runs a warehouse up in Buffalo. He can't change a tire, and I don't know where he came from.",
    ],
  },
  "own.linda-after": {
    about: "who would handle the papers if he were gone",
    says: ["It's Linda, with the folder.", "Linda would, and she'd be on hold. That's what bothers me, not the money."],
  },
  "own.mortgage-burned": {
    about: "how he burned the mortgage papers in the yard",
    says: [
      "It was in a coffee can, with Linda holding the match.",
      "I did it in a coffee can, far from the garage. We had a beer and it was over in a minute.",
    ],
  },
  "own.price-paid-house": {
    about: "what he thinks of the house being worth so much more now",
    says: [
      "It's still the same bricks.",
      "It doesn't help me any, I'd have to live somewhere. The taxes went up with it, though.",
    ],
  },
  "own.carol-thinks": {
    about: "why his daughter worries about his insurance",
    says: [
      "She saw the bill on the counter at Easter.",
      "Carol saw it lying there and made a noise. She pays nine hundred for a bigger house, she says.",
    ],
  },
  "own.carol-mad": {
    about: "whether he is cross with his daughter for it",
    says: [
      "Nah, she means well.",
      "I'm not mad, she gets it from her mother. I told her she's got a big mouth and she said so do I.",
    ],
  },
  "own.stan-met": {
    about: "how he came to Stan in the first place",
    says: [
      "We bowled against him, Tuesday nights.",
      "He was on the Knights of Columbus team, and we closed on the house that spring. He said I'll come by, and he came by.",
    ],
  },
  "own.stan-goodbye": {
    about: "how he learned that his agent was retiring",
    says: [
      "He came by himself and told us.",
      "He sat right there and told us, and Linda made him a pie. The company sent a postcard with a phone number.",
    ],
  },
  "own.stan-advice": {
    about: "what Stan told him before he retired",
    says: [
      "He said keep the deductible and read the letters.",
      "He told me, read everything they send you, Ray. I didn't.",
    ],
  },
  "own.letters-read": {
    about: "whether he reads the letters from the company",
    says: [
      "Not past the number at the bottom.",
      "No, I look at what's due and it goes in with the coupons. Linda used to read them, till they got to be twelve pages.",
    ],
  },
  "own.flute": {
    about: "how the long hold on the phone ended",
    says: [
      "I got a young lady, and she said everybody's is going up.",
      "It ended with some young lady telling me to have a nice day. I've had nicer ones.",
    ],
  },
  "own.never-shopped": {
    about: "why he never compared prices",
    says: [
      "I had no reason to, as long as Stan was there.",
      "Stan looked after it, so I didn't look. And then it got to be a habit.",
    ],
  },
  "own.over-800": {
    about: "what he could do with the eight hundred dollars",
    says: [
      "That's a steel order and the grandkids' Christmas.",
      "It comes out of the fishing money. Linda doesn't fish, so she doesn't mind.",
    ],
  },
  "own.tax-rise": {
    about: "how much the property taxes went up",
    says: [
      "They went from twenty-eight to about thirty-six hundred.",
      "About thirty-six hundred, and it was twenty-eight. With the insurance that's near six thousand to sit in my own kitchen.",
    ],
  },
  "own.rebuild-less": {
    about: "why he thinks he could rebuild for less",
    says: [
      "Because I wouldn't pay a fella to stand there.",
      "Half of what they charge is labor, and I'm labor. But my back's not what it was, I'll give you that.",
    ],
  },
  "own.deductible-change": {
    about: "whether he would take a higher deductible to pay less",
    says: [
      "I might, show me what it saves.",
      "I've had one claim in twenty-two years, so maybe. But show me the money first, not a feeling.",
    ],
  },
  "own.wind-letter": {
    about: "whether he still has the letter about the wind deductible",
    says: [
      "It ought to be in the drawer.",
      "It'd be in the drawer with the coupons, unless Linda tossed it. I remember a lot of words and a two.",
    ],
  },
  "own.wind-ever": {
    about: "whether the wind ever did him real damage",
    says: [
      "No, it's only shingles, and once the shed door.",
      "The shed door went to the neighbor's in '16, and I walked over and got it. I never turned in a thing for wind.",
    ],
  },
  "own.lifted-when": {
    about: "how long the shingles have been lifted",
    says: [
      "Since last winter, maybe six of them.",
      "It was a blow last winter, six shingles, I counted from the yard. I've got a bundle in the shed that matches.",
    ],
  },
  "own.roofer-let": {
    about: "whether he would let somebody else on the roof",
    says: [
      "A fella with a pole, that I'd allow.",
      "My nephew could, if I hold the ladder and keep my mouth shut. I don't pay for six shingles.",
    ],
  },
  "own.roof-depr": {
    about: "what he thinks of an old roof being paid at less",
    says: [
      "It's what you'd do with a truck, I guess.",
      "I don't like it, but I see it. They ought to tell a fella before, not after.",
    ],
  },
  "own.roof-new-cost": {
    about: "what a new roof would cost",
    says: [
      "They tell me fourteen, fifteen thousand.",
      "In '04 it was two thousand and a case of beer. Now it's fourteen, my neighbor just paid it.",
    ],
  },
  "own.garage-claim-rate": {
    about: "whether the premium went up after the fire",
    says: [
      "No, they never raised it for the fire.",
      "It didn't go up a dime, and Stan said that's what it's for. So I stayed.",
    ],
  },
  "own.garage-rebuilt": {
    about: "who rebuilt the garage",
    says: [
      "It was me and my brother, that summer.",
      "My brother and I framed it in June and had a roof on by the Fourth. It's block this time, and the shop's in it.",
    ],
  },
  "own.furnace-shop": {
    about: "how the shop is heated now",
    says: [
      "It's a gas unit, hung from the ceiling.",
      "Hanging gas heater, up high, nothing within six feet. The gas company fella checks it every fall.",
    ],
  },
  "own.parts-fail": {
    about: "what would happen if one of his parts failed",
    says: [
      "My parts don't fail.",
      "I test every one, and nothing's come back in thirty years of making things. But no, nobody ever asked me who pays if it did.",
    ],
  },
  "own.business-excluded": {
    about: "what he thinks of the shop not being covered as a business",
    says: [
      "I never called it a business.",
      "To me it's a hobby that pays for itself. If it's not covered I want to know what it takes, I'm not stupid.",
    ],
  },
  "own.fire-chief": {
    about: "who from the fire department brings him the work",
    says: [
      "It's Lieutenant Murphy, I knew his dad.",
      "Danny Murphy walks over with the busted part in a coffee can. His father worked my line for twenty years.",
    ],
  },
  "own.nephew-hurt": {
    about: "whether the nephew ever got hurt in the shop",
    says: [
      "No, just a blister.",
      "He burned a thumb once, and that's how you learn. I'm right next to him, and I pay him in lunch.",
    ],
  },
  "own.rifles-where": {
    about: "how the hunting rifles are kept",
    says: [
      "They're in a steel cabinet, locked, four of them.",
      "Locked in the basement, in a cabinet I welded. Two thousand for all four, except my dad's, I wouldn't sell that.",
    ],
  },
  "own.linda-ring": {
    about: "what his wife's ring is worth",
    says: [
      "I paid four hundred, and she wears it every day.",
      "Four hundred dollars in '87, on a payment plan, the only one I ever had. What it's worth now, ask her.",
    ],
  },
  "own.truck-premium": {
    about: "what he pays for the truck's insurance",
    says: [
      "It's nine-sixty a year, and that went up too.",
      "Nine-sixty, for a truck that goes to the hardware store and church. It was seven hundred.",
    ],
  },
  "own.one-page": {
    about: "whether he would look at one page with both ways",
    says: [
      "Yeah, on one page I'd look at it.",
      "Put it on paper, in the mail, with real numbers. And no pictures of people smiling.",
    ],
  },
  "own.large-print": {
    about: "whether he can read small print",
    says: [
      "With my glasses I can, if I find them.",
      "Make it big, I can see a thousandth on a micrometer but not a policy. Linda reads the small stuff.",
    ],
  },
  "own.linda-there": {
    about: "whether his wife is listening",
    says: [
      "She's in the next room, and she hears everything.",
      "Linda's at the sink, pretending she isn't listening. You can tell, the water's off.",
    ],
  },
  "own.drawer-get": {
    about: "whether he could get the policy out of the drawer now",
    says: [
      "The cord doesn't reach, so Linda would have to.",
      "It's across the kitchen, and this phone's on the wall. Hold on, she's getting it.",
    ],
  },
  "own.cell-phone": {
    about: "whether he has a cell phone",
    says: [
      "No, Linda's got one, and I've got a bell.",
      "I don't own one, Linda rings a dinner bell out the back. Works in any weather.",
    ],
  },
  "own.game-who": {
    about: "which game he watches later",
    says: [
      "Cleveland's playing, and I'll be swearing.",
      "It's Cleveland and Detroit. My dad took me in '72, so I'm stuck with them.",
    ],
  },
  "own.grandkids": {
    about: "how old the grandchildren are and what they are like",
    says: [
      "A boy nine and a girl six, and they're loud.",
      "Joey's nine and Emma's six, and she's the one who likes the drill press. I unplug it first.",
    ],
  },
  "own.beagle-guest": {
    about: "how the dog takes to strangers",
    says: [
      "He'll smell you and go back to sleep.",
      "He never bit a soul, he sits on your foot. Bring a doughnut and he's yours.",
    ],
  },
  "own.retire-why": {
    about: "why he retired when he did",
    says: [
      "The place was closing, so I went.",
      "They were locking the door, and nobody hires a foreman at sixty-one. I had my years in, so that was that.",
    ],
  },
  "own.fellas-see": {
    about: "whether he still sees the fellows from work",
    says: [
      "Yeah, Thursdays at the diner, there's six of us.",
      "It's six of us on Thursdays, it used to be eleven. We complain about our knees and the insurance.",
    ],
  },
  "own.fellas-pay": {
    about: "what his old colleagues pay for their insurance",
    says: [
      "They're all going up, some worse than me.",
      "Eddie switched and saved four hundred, then they dropped him over his roof. So nobody at that table's jumping.",
    ],
  },
  "own.health-insurance": {
    about: "what health insurance he has since the plant's ended",
    says: [
      "We buy our own, six hundred a month for the two of us.",
      "It went when they did, so we're on one of those plans till I'm sixty-five. There's another bill that only goes one way.",
    ],
  },
  "own.snow-who": {
    about: "who shovels the snow",
    says: [
      "I do it, with a blower I rebuilt.",
      "Me, six in the morning, our walk and the widow's next door. I salt the steps, so nobody's ever gone down.",
    ],
  },
  "own.detectors": {
    about: "when the smoke detectors were last tested",
    says: [
      "Last fall, when the clocks changed.",
      "I test them every fall, four in the house and one in the shop. Carol bought them because I said the dog was enough.",
    ],
  },
  "own.before-decide": {
    about: "what he would have to know before changing anything",
    says: [
      "Who comes out, and what happens to the price in year two.",
      "I'd want the fella's name, his number, and the price next April, not this April. Anybody's cheap the first year.",
    ],
  },
  "own.year-two": {
    about: "whether he expects a new company to raise the price after a year",
    says: [
      "Sure they would, they all do.",
      "I expect it, that's how they got me with the truck. I'd rather hear an honest number than a pretty one.",
    ],
  },
  "own.leave-feel": {
    about: "how he would feel leaving the company",
    says: [
      "It was Stan I was loyal to, I suppose.",
      "I'd feel funny about it for a week. Then again, nobody over there would notice.",
    ],
  },
};
