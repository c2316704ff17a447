import type { OwnQuestions } from "../answer-sheet.ts";

export const h1MarcusOwn: OwnQuestions = {
  "own.shout-gentle": {
    about: "whether he shouts at his clients or is gentle",
    says: [
      "I yell at people, and they thank me.",
      "I'm a yeller, but like a happy yeller. Nobody's cried since spring.",
    ],
  },
  "own.dog-bite": {
    about: "whether the dog ever bit anybody",
    says: ["No, he's never bitten anybody. He leans on people.", "Never, man. He'll knock you over, but that's love."],
  },
  "own.dog-fence": {
    about: "whether the yard is fenced for the dog",
    says: [
      "Yeah, there's a fence, it's about six feet.",
      "The back's all fenced. It's got one loose board by the shed, I'm fixing that first.",
    ],
  },
  "own.dog-breed-trouble": {
    about: "whether the dog was ever a problem with a landlord or company",
    says: [
      "No, we just pay forty bucks a month extra for him now.",
      "Nobody's said no, but there's pet rent. He doesn't even have a job.",
    ],
  },
  "own.dog-training": {
    about: "whether the dog had any training",
    says: [
      "Yeah, I trained him myself.",
      "He did six weeks of puppy class and got a little diploma. He can sit, if there's cheese.",
    ],
  },
  "own.laundry": {
    about: "where he will do the laundry until there is a washer",
    says: [
      "At her mom's, Tasha's mom's. Mine's down in Tucson.",
      "Her mom's place, she's fifteen minutes away. She folds my shorts and I can't look at her.",
    ],
  },
  "own.contact-deal": {
    about: "whether a limited number of calls or texts is acceptable",
    says: ["Alright, I respect that, that works.", "Yeah, that works for me. If I get to decide, we're good."],
  },
  "own.blocked-who": {
    about: "who called him every day for two weeks",
    says: ["It was some warranty guy.", "Some car warranty dude, every single day. He started calling me boss."],
  },
  "own.roof-credit": {
    about: "whether the sellers gave money off for the roof",
    says: [
      "Two grand, which isn't much roof.",
      "They gave back two thousand for the roof. I asked for five and they laughed, politely.",
    ],
  },
  "own.roof-when": {
    about: "when he plans to replace the roof",
    says: ["Not this year, we're broke.", "Couple years, maybe, when there's money. My plan is to not look up."],
  },
  "own.tasha-summary": {
    about: "whether he wants a short summary to show his girlfriend",
    says: [
      "Yeah, that's actually solid, send that.",
      "For sure, five lines I can read to her. She'll still ask a sixth thing.",
    ],
  },
  "own.tasha-deed": {
    about: "whether his girlfriend is on the loan and the deed",
    says: [
      "Yeah, we're both on it, loan and deed.",
      "It's both of us, me and Tasha Reed. No ring, but thirty years of mortgage, so.",
    ],
  },
  "own.tasha-ring": {
    about: "when he means to propose",
    says: ["It's coming, after the washer.", "I'm saving for it, don't tell her. The house kind of cut in line."],
  },
  "own.tasha-likes": {
    about: "what Tasha likes about the house",
    says: [
      "She liked the kitchen.",
      "The kitchen, and that the bathroom's got two sinks. She's a hygienist, she needs her own sink.",
    ],
  },
  "own.online-rebuild": {
    about: "whether the online quote showed a rebuilding amount",
    says: ["No clue, it just said a price.", "It didn't say, just 140 and a big green button."],
  },
  "own.online-how": {
    about: "how he got the quote from the lender's website",
    says: [
      "It took like two minutes, I typed the zip and it spat one out.",
      "I put in the zip and the square feet. It never asked about Biscuit or the roof.",
    ],
  },
  "own.new-address": {
    about: "the address of the house being bought",
    says: [
      "It's off Nineteenth, I'd have to pull up the exact number.",
      "It's just off Nineteenth Avenue. I've got the number in the lender's email, I'll text it.",
    ],
  },
  "own.jewelry-schedule": {
    about: "whether to insure the jewelry separately or leave it off",
    says: [
      "Skip... nah, add it, my grandma would haunt me.",
      "Yeah, put it on there. If I lose that, my mom drives up from Tucson.",
    ],
  },
  "own.jewelry-where": {
    about: "where the jewelry is kept",
    says: [
      "It's in a shoebox, don't judge me.",
      "In a shoebox in the closet. Size thirteen, under my old climbing shoes.",
    ],
  },
  "own.jewelry-who": {
    about: "who put the value on the jewelry",
    says: [
      "It was my uncle, and he sells tires.",
      "My uncle said it at the funeral, so it's not exactly official. There's no paper on it.",
    ],
  },
  "own.jewelry-from": {
    about: "how he came to have his grandmother's jewelry",
    says: [
      "She left it to me when she passed.",
      "She left it to me for whoever I marry, that was the deal. No pressure from beyond the grave.",
    ],
  },
  "own.income-steady": {
    about: "whether the income is steady",
    says: [
      "It jumps. Some months look like ramen.",
      "It goes up and down, January's great because of resolutions. By June they've all quit.",
    ],
  },
  "own.title-company": {
    about: "the title company",
    says: [
      "No clue, honestly, it's in an email.",
      "I don't know the title company. The loan guy picked them, I just show up and sign.",
    ],
  },
  "own.first-house": {
    about: "whether he is a first-time buyer",
    says: ["Yeah, it's our first house.", "Yep, first one. I've never even owned a couch I didn't find."],
  },
  "own.houses-seen": {
    about: "how many houses they looked at",
    says: ["We'd looked at eleven.", "It was eleven, and we lost two of those to cash people."],
  },
  "own.why-house": {
    about: "why they picked this house",
    says: [
      "There's a yard for the dog, and my girlfriend liked the kitchen.",
      "My dog ran one lap around the yard and lay down. So he picked it, basically.",
    ],
  },
  "own.carpet-why": {
    about: "why the basement carpet is new",
    says: [
      "They never said, and I did wonder that.",
      'They didn\'t give a reason. The agent said "refreshed" and kept walking.',
    ],
  },
  "own.basement-smell": {
    about: "whether the basement smells damp",
    says: [
      "It smelled like candles, honestly.",
      "I couldn't tell, they had three candles going. Which, now that I say it, hmm.",
    ],
  },
  "own.pump-noise": {
    about: "what kind of noise the pump makes",
    says: [
      "It's like a blender with a spoon in it.",
      'Like somebody dropped a spoon in a blender. The inspector just said "hm" and wrote something.',
    ],
  },
  "own.pump-fix": {
    about: "whether the pump is being repaired before closing",
    says: [
      "No, we get it as is.",
      "Nobody's touching it before closing, so it's ours. I watched two videos, I think I can do it.",
    ],
  },
  "own.shed-plan": {
    about: "what he will do with the leaning shed",
    says: [
      "I'm tearing it down, it leans like Biscuit.",
      "It's coming down the first weekend. I promised my buddies beer and a sledgehammer.",
    ],
  },
  "own.neighbor-creek": {
    about: "when the neighbor's shed got water",
    says: [
      "Neighbor said one monsoon, maybe eight years back.",
      "Like eight years ago, one bad monsoon. He told me over the fence, laughing.",
    ],
  },
  "own.flood-quote": {
    about: "whether he wants a flood price",
    says: ["Yeah, show me the number.", "Sure, price it, looking's free. If it's a car payment I'm out."],
  },
  "own.sellers": {
    about: "who the sellers are",
    says: [
      "It's an older couple, they're moving to Tucson.",
      "An older couple headed to Tucson, so we swapped cities. He labeled every key for me.",
    ],
  },
  "own.saved-long": {
    about: "how long they saved for the down payment",
    says: [
      "It took four years, and a lot of burrito deliveries.",
      "Four years. I can tell you how many burritos that is, roughly.",
    ],
  },
  "own.escrow-signed": {
    about: "whether he has already signed the escrow papers",
    says: [
      "I already signed a stack this thick, and never read it.",
      "Most of it's signed, on my phone, at a red light. I couldn't tell you what it says.",
    ],
  },
  "own.loan-guy-any": {
    about: "what he thinks of being told any policy will do",
    says: [
      "I figured if he doesn't care, I probably should.",
      "Sounded like a guy who gets paid either way. He's nice, he sends gifs.",
    ],
  },
  "own.deliver-app": {
    about: "which food he delivers and for which app",
    says: [
      "It's one of the apps, mostly burritos.",
      "I switch between two apps, whatever's paying. It's burritos all the way down.",
    ],
  },
  "own.deliver-keep": {
    about: "whether he will keep delivering after the closing",
    says: [
      "Yeah, somebody's got to buy the washer.",
      "For now, yeah, at least till there's a washer and some cushion. Then I want my nights back.",
    ],
  },
  "own.work-out-home": {
    about: "whether he keeps gym equipment at home",
    says: [
      "Just a pull-up bar and my climbing ropes.",
      "Only a couple of kettlebells and my climbing gear. Real weights stay at the gym, on their floor.",
    ],
  },
  "own.mom-said": {
    about: "what his mother says about the house",
    says: [
      "She cried, and then she asked about the roof.",
      "She cried on video, then asked who's mowing. She's never owned one, so it's kind of for her too.",
    ],
  },
  "own.movers": {
    about: "who helps them move",
    says: [
      "It's my clients, I'm calling it leg day.",
      "Six guys from the gym and a rented truck. I told them it's a workout.",
    ],
  },
  "own.ac-age": {
    about: "how old the air conditioner is",
    says: [
      "It's eleven years old, the inspector said.",
      "Eleven years, and he said it cools fine. Everything in my life is eleven, apparently.",
    ],
  },
  "own.first-party": {
    about: "what he will do first in the new house",
    says: [
      "We're eating burritos on the floor.",
      "First night's burritos on the floor, no furniture, just the dog. Somebody else can deliver them.",
    ],
  },
  "own.loan-guy-reach": {
    about: "whether the loan officer is easy to reach",
    says: [
      "Yeah, he texts back in like two minutes.",
      "He's quick, I'll give him that. Half of it's gifs, but the other half is answers.",
    ],
  },
  "own.inspection-there": {
    about: "whether he was there for the inspection",
    says: [
      "Yeah, I was there, Tasha had patients.",
      "I went, I carried his ladder. He wouldn't let me on the roof, which hurt, because I climb.",
    ],
  },
  "own.inspection-scare": {
    about: "whether the report made him want to back out",
    says: [
      "Nah, it bugged me, but I never wanted out.",
      "I got quiet for a day, not gonna lie. Then I remembered we'd lost two already.",
    ],
  },
  "own.outbid-feel": {
    about: "how it was to lose the two other houses",
    says: [
      "It sucked, we ate a whole pizza in the car.",
      "It hurt, man, we'd already picked where the couch goes. Both times some investor paid cash over asking.",
    ],
  },
  "own.asking-price": {
    about: "whether they paid the asking price",
    says: [
      "We paid asking, right on the nose.",
      "They listed it at 390 and that's what we gave. My realtor said don't get cute.",
    ],
  },
  "own.pmi-paying": {
    about: "whether he pays mortgage insurance because of the small down payment",
    says: [
      "Yeah, it's like one-eighty a month, and I thought that was this.",
      "There's PMI, one-eighty and change. Real talk, I figured that covered the house.",
    ],
  },
  "own.payment-rent": {
    about: "how the new monthly payment compares to their rent",
    says: [
      "It's about seven hundred more than rent.",
      "It's like seven hundred more a month, split two ways. That's eighty burritos, I did the math.",
    ],
  },
  "own.deductible-thousand": {
    about: "whether a thousand dollar deductible would work",
    says: [
      "Yeah, a thousand I could do.",
      "A grand's fine, twenty-five hundred is my whole life. Put it at a thousand.",
    ],
  },
  "own.card-owed": {
    about: "how much is on the credit card",
    says: [
      "It's about twenty-eight hundred, from a dog surgery.",
      "Like twenty-eight hundred. Biscuit ate a sock, and that's what a sock costs.",
    ],
  },
  "own.student-loan": {
    about: "how big the student loan is",
    says: ["It's about nine grand.", "Nine thousand, at a hundred ten a month. I'll be forty, with no diploma."],
  },
  "own.accountant-house": {
    about: "what his accountant client said about the house",
    says: [
      "He said I can afford it if nothing breaks.",
      "He told me we're fine, as long as nothing breaks for a year. Then he did twelve burpees.",
    ],
  },
  "own.extras-who": {
    about: "who has been adding extras in the purchase",
    says: [
      "It was a home warranty and some alarm company.",
      "The realtor wants a home warranty, title wants the deluxe thing, and a guy called about an alarm. I said no to all of it.",
    ],
  },
  "own.rebuild-opinion": {
    about: "whether the explanation of the rebuilding cost makes sense to him",
    says: [
      "Yeah, if it burns, somebody's got to pay the builder.",
      "It tracks, lumber's crazy and nobody builds a 1978 house at 1978 prices. Still sounds like a lot, though.",
    ],
  },
  "own.liability-opinion": {
    about: "what he thinks of the liability part",
    says: [
      "With that dog, give me plenty of it.",
      "Okay, that's actually solid. I thought this was just for fires, not for Biscuit.",
    ],
  },
  "own.dog-knocked": {
    about: "whether somebody was hurt when the dog knocked them over",
    says: [
      "Nobody got hurt, he just sat on my buddy once.",
      "He bumped Tasha's mom onto the couch at Easter, and she was fine. She laughed, thank God.",
    ],
  },
  "own.dog-excluded": {
    about: "what he would do if the policy excluded the dog",
    says: [
      "Then I'm out, he comes with the house.",
      "I wouldn't take it, he's the whole risk. I'd pay ten bucks more to have Biscuit on there.",
    ],
  },
  "own.dog-costs": {
    about: "what the dog costs in a month",
    says: [
      "About one-eighty a month, just in food.",
      "One-eighty in food, and no pet insurance, because I learn late. See: the sock.",
    ],
  },
  "own.stay-where": {
    about: "where they would stay with the dog if the house burned",
    says: [
      "At my girlfriend's mom's, if the dog fits.",
      "We'd squeeze in with Tasha's mom, and that's a two-bedroom with a cat. So yeah, I like the hotel money.",
    ],
  },
  "own.replace-new": {
    about: "whether he wants his things replaced at the new price",
    says: [
      "New, man, used my stuff is worth like a sandwich.",
      "Do new, if it's only a couple bucks. Used, that couch pays zero.",
    ],
  },
  "own.priciest-thing": {
    about: "what the most expensive thing he owns is",
    says: ["The TV. It's huge.", "It's the TV, and then my climbing gear. Everything else is from a curb."],
  },
  "own.couch-found": {
    about: "where the couch is from",
    says: [
      "It was on a curb on Seventh Street, with a sign that said free.",
      "Off a curb, four years ago, me and one buddy. Tasha wants it gone by the first night.",
    ],
  },
  "own.renters-cancel": {
    about: "what should happen with the renters policy",
    says: [
      "I'll cancel it in the app once we're out.",
      "It's nine bucks a month in the app, so I'll kill it when the keys are back. I never looked at it once.",
    ],
  },
  "own.bundle-cars": {
    about: "whether he would move the car to save money",
    says: [
      "Yeah, if it saves real money, sure.",
      "I'd look at it, I pay one-ten for the Civic. But house first, I can only hold one thing.",
    ],
  },
  "own.tasha-policy-why": {
    about: "why his girlfriend has her own car policy",
    says: [
      "She's had it since college and it's cheap.",
      "It's from before me, and she gets it through her dad's plan. We never put anything together, the house is the first.",
    ],
  },
  "own.email-open": {
    about: "whether he can open the email on his phone now",
    says: [
      "Yeah, hold on, I'm putting you on speaker. Okay, it's open.",
      "I got it, it's right under a burrito order. Go ahead.",
    ],
  },
  "own.where-now": {
    about: "where he is while he talks",
    says: [
      "I'm in the parking lot, in the Civic.",
      "I'm in the Civic, out in the lot behind the gym, with the AC on. It's my office.",
    ],
  },
  "own.listening": {
    about: "whether somebody else can hear the call",
    says: ["Nope, just me and a protein bar.", "I'm by myself, Tasha's in Tempe with her hands in somebody's mouth."],
  },
  "own.client-next": {
    about: "which client comes next",
    says: [
      "It's a retired judge, and she's doing squats.",
      "Judge Ortega, seventy-one, she deadlifts more than you'd think. She's early every time.",
    ],
  },
  "own.early-how": {
    about: "how he gets up for work so early",
    says: [
      "My alarm's at four ten, and I nap at one.",
      "I sleep from eleven to four and again after lunch. It's not a plan, it's just math.",
    ],
  },
  "own.sleep-why": {
    about: "what keeps him from sleeping about the house",
    says: [
      "It's the money, mostly, I count it at night.",
      "I lie there and hear that pump, and I haven't even moved in. Tasha sleeps like a rock.",
    ],
  },
  "own.mom-coming": {
    about: "when his mother will visit the house",
    says: [
      "The week after we move, I'm driving down to get her.",
      "I'm picking her up the first weekend we've got a bed. She gets the basement, so it better stay dry.",
    ],
  },
  "own.siblings": {
    about: "who his brothers and sisters are",
    says: [
      "I've got two sisters, and I'm the middle one.",
      "Two sisters, Keisha and Dee, both in Tucson. I'm the first one to buy anything with walls.",
    ],
  },
  "own.dad-talk": {
    about: "whether he is in touch with his father",
    says: [
      "Yeah, we talk on Sundays.",
      "We talk, it's better since the heart thing. He said check the water heater, so he's a dad now.",
    ],
  },
  "own.tasha-cert": {
    about: "what certification his girlfriend is studying for",
    says: [
      "It's for numbing people, local anesthesia.",
      "The one where she can give the shots herself. It's a couple dollars more an hour, so I quiz her with flash cards.",
    ],
  },
  "own.finally-why": {
    about: "why they did not buy earlier",
    says: [
      "It was the down payment, and a little bit me.",
      "We tried last year and the rate scared me off. She's brought it up, like, monthly.",
    ],
  },
  "own.own-space": {
    about: "what his own gym would look like",
    says: [
      "It'd be small, four racks and no mirrors.",
      "Four racks, no mirrors, somewhere cheap. Not at the house, and not until the house stops eating money.",
    ],
  },
  "own.civic-dent": {
    about: "how the dent came into the car",
    says: [
      "It was a shopping cart, and nobody saw anything.",
      "A cart at the grocery store, in a windstorm, two years ago. I never claimed it, it's a dent.",
    ],
  },
  "own.hail-roof": {
    about: "whether hail ever hit the roof of the house",
    says: [
      "Not that the inspector saw, it's just old.",
      "The inspector said no hits, only sun. In Phoenix the sun does it.",
    ],
  },
  "own.ceiling-stains": {
    about: "whether there were water stains on the ceilings",
    says: [
      "No stains, the ceilings looked clean.",
      "No stains, the inspector said the attic's dry. I looked up the whole tour, so I'd have seen it.",
    ],
  },
  "own.trees-close": {
    about: "how close the big trees stand to the house",
    says: [
      "One's like fifteen feet off, the other's in the back.",
      "There's a mesquite maybe fifteen feet from the bedroom, and it needs a haircut. The big one out back is over by the creek.",
    ],
  },
  "own.exclusion-problem": {
    about: "which exclusion would hit him",
    says: [
      "The drain one, because of that pump.",
      "Drain and flood, I've got a creek and a blender in the basement. Nobody ever told me that part's extra.",
    ],
  },
  "own.drain-add": {
    about: "whether he wants the water backup added",
    says: ["Yeah, for five bucks, put it on.", "For sure, my mom's sleeping down there. Five bucks is half a burrito."],
  },
  "own.before-decide": {
    about: "what he still wants to know before deciding",
    says: [
      "I want to know what makes it go up.",
      "Just who I call at two in the morning, and if it's a person. And does the price jump next year.",
    ],
  },
  "own.human-app": {
    about: "whether he prefers a person or an app",
    says: ["For the house, a person.", "App for burritos, human for the house. I want a name I can yell at."],
  },
  "own.thirty-plan": {
    about: "what he does for his thirtieth birthday",
    says: [
      "I'm climbing something, and then cake.",
      "A sunrise climb, and Tasha's doing a cake she thinks I don't know about. The house is the present.",
    ],
  },
};
