import type { OwnQuestions } from "../answer-sheet.ts";

export const h1PriyaOwn: OwnQuestions = {
  "own.baby-help": {
    about: "whether somebody helps with the baby so she can rest",
    says: [
      "My husband does the four a.m. shift.",
      "I do have help, Arjun takes the four a.m. shift and my mom comes a lot.",
    ],
    more: ["My mom folds things, too. I find onesies in drawers I didn't know we had."],
  },
  "own.coping": {
    about: "how she is holding up with buying the house",
    says: ["I'm excited, and I'm scared.", "I go back and forth, we put everything into it. I cry at paint samples."],
  },
  "own.grandmother-like": {
    about: "what her grandmother was like",
    says: ["She was tiny and bossy.", "She was this tiny, bossy woman who fed everybody."],
    more: ["She wore her bangles to do the dishes."],
  },
  "own.nursery-look": {
    about: "what the nursery will look like",
    says: ["It's going to be pale green.", "Pale green, with little foxes. I picked it before the offer went in."],
  },
  "own.crib-window": {
    about: "whether there is a window over the crib",
    says: ["No, the window's by the door.", "No, the crib goes on the inside wall. I've seen what happens in the ER."],
  },
  "own.loan-names": {
    about: "whose names are on the loan and the deed",
    says: ["It's both of us, Arjun and me.", "Both names are on it, the loan and the deed."],
  },
  "own.middle-name": {
    about: "whether her middle name is on the loan papers",
    says: [
      "No, I think it just says Priya Raman.",
      "There's no middle name on it that I remember. I'd have to pull up the contract.",
    ],
  },
  "own.houses-seen": {
    about: "how many houses they looked at",
    says: ["We'd looked at eleven.", "It was eleven houses, most of them with Mira strapped to my chest."],
  },
  "own.why-this-house": {
    about: "why they chose this house",
    says: [
      "Honestly, it was the light in the kitchen.",
      "The light in the kitchen. And my husband saw our baby learning to walk in that hallway.",
    ],
  },
  "own.noise-baby": {
    about: "whether the sound in the background is the baby waking",
    says: [
      "That's her, I'd better go in a minute.",
      "Yes, that's Mira. She does a warm-up first, so we've got about a minute.",
    ],
  },
  "own.pump-noise": {
    about: "what sort of noise the sump pump made",
    says: [
      "It was a sort of cough. The inspector wrote rattle.",
      "It coughed, I guess, like a child with croup. In the report it says rattle.",
    ],
  },
  "own.pump-fixed": {
    about: "whether anybody looked at the sump pump since",
    says: ["No, nobody's looked at it yet.", "Not yet, no. The sellers said it's always done that."],
    more: ["I did put it on Arjun's list. It's a long list."],
  },
  "own.loan-officer-said": {
    about: "what the loan officer told her about the insurance",
    says: [
      "He basically said, any policy, just get one.",
      "All I was told is any policy, before closing. It took him ten seconds.",
    ],
  },
  "own.any-policy": {
    about: "what the loan officer meant by any policy",
    says: [
      "I guess he meant anything, as long as there's a paper.",
      "He meant he needs a piece of paper in the file. What's on it is my problem, I think.",
    ],
  },
  "own.escrow-known": {
    about: "whether that is how she had understood escrow",
    says: [
      "No, I thought the bank handled all of it.",
      "No, that's not how I had it in my head. I pictured them taking care of everything.",
    ],
  },
  "own.girl-boy": {
    about: "whether the baby is a girl or a boy",
    says: ["She's a girl, five months old.", "It's a little girl. Mira, with a lot of opinions."],
  },
  "own.owned-before": {
    about: "whether they have owned a home before",
    says: [
      "No, this is our first.",
      'No, never, we\'ve rented the whole time. I still say "the landlord" when something drips.',
    ],
  },
  "own.roof-credit": {
    about: "whether the sellers reduced the price because of the roof",
    says: [
      "Yes, they gave us two thousand off.",
      "They took two thousand off for it. Our realtor acted like that was a triumph.",
    ],
  },
  "own.roof-plan": {
    about: "when they plan to replace the roof",
    says: [
      "Not for a few years, I hope.",
      "We can't this year, there's three thousand left. Maybe once I'm back at work full time.",
    ],
  },
  "own.jewelry-appraisal": {
    about: "whether there is a written appraisal of the jewelry",
    says: ["No, there's nothing in writing.", "No, it's never been appraised, it's just a number somebody said."],
  },
  "own.jewelry-who": {
    about: "who said the jewelry was worth fourteen thousand",
    says: ["It was my aunt, at a wedding.", "My aunt said it at a wedding, so take it with some salt."],
  },
  "own.jewelry-where": {
    about: "where the jewelry is kept",
    says: [
      "It's in a shoebox, in the closet.",
      "In a shoebox, honestly. Under my work clogs, so nobody would want to look.",
    ],
  },
  "own.jewelry-schedule": {
    about: "whether she wants the jewelry listed on the policy",
    says: [
      "Yes, I'd want that on there.",
      "I think so, yes, if it's around ten a month. It can't be replaced, but still.",
    ],
  },
  "own.jewelry-mira": {
    about: "whether the jewelry will go to the daughter one day",
    says: [
      "They'll go to my daughter.",
      "That's the idea, they go to Mira. When she stops putting things in her mouth.",
    ],
  },
  "own.lender-announced": {
    about: "whether the lender told her somebody would call",
    says: [
      "I don't think they mentioned it, sorry.",
      "If they did, it's in an email I haven't opened. There are so many.",
    ],
  },
  "own.cover-new": {
    about: "which part of the cover was new to her",
    says: [
      "The hotel was new to me, and the lawyer.",
      "I didn't know about the hotel or the lawyer. I only ever thought of fire.",
    ],
  },
  "own.pine-lean": {
    about: "which way the pine leans",
    says: [
      "It leans toward the driveway, I think.",
      "Toward the driveway, so it'd be the RAV4. Not the nursery, I checked.",
    ],
  },
  "own.creek-flooded": {
    about: "whether the creek ever came up that she heard of",
    says: [
      "The neighbor said it came up to his shed once.",
      "Once, up to the neighbor's shed. He said it like it was a funny story.",
    ],
  },
  "own.shed-distance": {
    about: "how far the neighbor's shed is from her house",
    says: ["It's not that far, maybe sixty feet.", "Maybe sixty feet, downhill a little. Huh, when I say it out loud."],
  },
  "own.flood-yes": {
    about: "whether she would like a flood price",
    says: ["Yes, I'd like to see the number.", "I guess so, yes, show me. I'd rather say no to a real number."],
  },
  "own.exclusion-problem": {
    about: "which exclusion would be a problem in her house",
    says: [
      "The drain, I guess, because of the sump pump.",
      "I'd say the drain. The basement's finished and that pump already coughs.",
    ],
  },
  "own.drain-add": {
    about: "whether she wants the water backup added",
    says: ["Yes, add that one, please.", "I think we need that one, yes. My mother's going to be sleeping down there."],
  },
  "own.carpet-why": {
    about: "why the basement carpet is new",
    says: [
      "They didn't say, and I did wonder.",
      'Nobody told us why. The listing just said "fresh carpet," like a fragrance.',
    ],
  },
  "own.sellers-who": {
    about: "who the sellers are",
    says: [
      "It's an older couple, and they've been there twenty years.",
      "A retired couple, very sweet. They left a note about the hydrangeas.",
    ],
  },
  "own.sellers-why": {
    about: "why the sellers are moving away",
    says: [
      "They want to be near their grandchildren.",
      "They're going to Wilmington, for the grandchildren. I asked twice, because of the creek.",
    ],
  },
  "own.saved-long": {
    about: "how long they saved for the down payment",
    says: [
      "It took us the whole marriage, so almost five years.",
      "Almost five years, every night shift I could get. Arjun's mom gave us a little at the end.",
    ],
  },
  "own.washer-now": {
    about: "how they do the laundry without a washer",
    says: [
      "There's one in our building now, but none in the house.",
      "The sellers are taking theirs, so my mother-in-law offered hers. That's an offer with a conversation attached.",
    ],
  },
  "own.inspector-little": {
    about: "what the little things in the report were",
    says: [
      "It was a loose handrail, a slow drain, a window that sticks.",
      "Mostly a handrail and a bathroom fan. He photographed every single outlet.",
    ],
  },
  "own.online-asked": {
    about: "what the online quote asked that she didn't know",
    says: [
      "It wanted the electrical panel brand and the square feet of the deck.",
      "It asked what kind of pipes we have, and I just guessed. Then it gave me a price anyway.",
    ],
  },
  "own.leave-end": {
    about: "when she goes back to work",
    says: ["I go back in about two months.", "In two months, three days a week to start. I try not to count."],
  },
  "own.arjun-office": {
    about: "where her husband will work in the new house",
    says: ["He gets the third bedroom.", "In the little bedroom, next to hers. He thinks he'll get things done there."],
  },
  "own.packed": {
    about: "how far they are with the packing",
    says: [
      "I've packed one box, and Mira unpacked it.",
      "Not much yet, a few boxes of books. Arjun's brother is bringing a truck.",
    ],
  },
  "own.in-laws-help": {
    about: "what her in-laws think of the house",
    says: [
      "His mother likes the kitchen and hates the stairs.",
      "They love it, mostly. My mother-in-law asked who's going to clean three bathrooms.",
    ],
    more: ["We only have two. I didn't correct her."],
  },
  "own.list-want": {
    about: "whether she wants a written list of what is not covered",
    says: [
      "Yes please, one page would be great.",
      "That would really help, on one page. I'll read it at the next feeding.",
    ],
  },
  "own.blocked-caller": {
    about: "who called her every day for two weeks",
    says: [
      "It was a man with solar panels.",
      "A solar company, for a house we didn't even own yet. He called during every single nap.",
    ],
    more: ["I still don't know how he got my number. I blamed the car seat registration."],
  },
  "own.offer-rivals": {
    about: "whether other people were bidding on the house",
    says: [
      "Yes, there was one other offer.",
      "There were two of us, and we went five thousand over asking. I think the stroller won it.",
    ],
  },
  "own.offer-when": {
    about: "when their offer was accepted",
    says: [
      "They said yes about a month ago.",
      "About a month ago, on a Sunday night. I was pumping, and Arjun did a dance in the doorway.",
    ],
  },
  "own.inspection-there": {
    about: "whether she was there for the inspection",
    says: [
      "Yes, I was there, with Mira in the carrier.",
      "I went along for most of it. He was very patient, he has a granddaughter her age.",
    ],
  },
  "own.inspection-scare": {
    about: "whether the report nearly made them drop the house",
    says: [
      "I wasn't ready to walk away, but I didn't sleep that night.",
      "It scared me a little, and then our realtor said she's seen reports of forty pages. So our eleven started to sound nice.",
    ],
  },
  "own.appraisal-surprise": {
    about: "whether the appraisal surprised her",
    says: [
      "I was relieved, honestly.",
      "It was such a relief, because if it had come in low we had nothing left to add.",
    ],
  },
  "own.officer-nice": {
    about: "what the loan officer is like to deal with",
    says: [
      "He's nice, he's just always in a hurry.",
      "He's friendly, and he answers emails in four words. I wouldn't say he explains things.",
    ],
  },
  "own.estimate-asked": {
    about: "whether she asked where the 140 in the papers came from",
    says: [
      "No, I never asked, I just believed it.",
      "I didn't ask anybody, it was printed so neatly. It might be something they put in for everyone.",
    ],
  },
  "own.deductible-thousand": {
    about: "whether a thousand dollar deductible would be manageable",
    says: [
      "Yes, a thousand we could manage.",
      "A thousand is okay, twenty-five hundred would be nearly all of it. I'd rather pay a bit more each month.",
    ],
  },
  "own.help-money": {
    about: "whom they would ask for money in an emergency",
    says: [
      "My parents would help, but I'd hate to ask.",
      "I'd call my dad, I guess, and he'd say yes before I finished. I just don't want to be thirty-three and calling my dad.",
    ],
  },
  "own.stay-where": {
    about: "where they would live if the house could not be used",
    says: [
      "We'd have to find something in Raleigh, because of work.",
      "My parents would take us in Charlotte for a week, but both our jobs are here. So the hotel part matters, I think.",
    ],
  },
  "own.hotel-opinion": {
    about: "what she thinks of the cover for living elsewhere",
    says: [
      "I like that one, I didn't expect it.",
      "That's actually the part I like best. With a baby you can't just sleep on somebody's floor.",
    ],
  },
  "own.liability-opinion": {
    about: "what she thinks of the liability part",
    says: [
      "It makes sense to me, people fall all the time.",
      "I see it at work, children fall off everything, so yes. I'd never thought that it could be my steps.",
    ],
  },
  "own.replace-new": {
    about: "whether she wants her things replaced at the new price",
    says: [
      "I'd want them replaced new, I think.",
      "New, please, if it's only a few dollars. Nobody sells a used crib you'd put a baby in.",
    ],
  },
  "own.stuff-photos": {
    about: "whether she has pictures of her belongings",
    says: [
      "No, all my pictures are of Mira.",
      "No list, but there's probably furniture behind the baby in four thousand photos. I could film it before we pack.",
    ],
  },
  "own.big-baby-thing": {
    about: "what the most expensive baby thing is",
    says: [
      "The stroller, it was eleven hundred dollars.",
      "It's the stroller, eleven hundred, and the nurses on my floor all chipped in for it. It drives better than the Civic.",
    ],
  },
  "own.renters-cancel": {
    about: "what should happen with the renters policy",
    says: [
      "We'd cancel it once we're out, I guess.",
      "I hadn't thought about it. It's with the same online company as the cars, so I'd cancel it after we hand in the keys.",
    ],
  },
  "own.cars-move": {
    about: "whether she would move the cars to save money",
    says: [
      "Maybe, if it really brings the price down.",
      "I'd look at it, but not this week. One thing at a time, or I'll cry.",
    ],
  },
  "own.cars-happy": {
    about: "whether she is happy with the online car company",
    says: [
      "They're fine, I've never had to call them.",
      "It's fine, it's an app and it takes the money. I couldn't tell you if they're good.",
    ],
  },
  "own.email-open": {
    about: "whether she can open the email on her phone now",
    says: [
      "I can open it, just give me a second, I've got one hand.",
      "It's here, let me put you on speaker. The letters are tiny, but I see it.",
    ],
  },
  "own.listening": {
    about: "whether somebody else is in the room",
    says: [
      "No, it's only me and the baby monitor.",
      "It's just me, Arjun's at the office today. You might hear the monitor crackle.",
    ],
  },
  "own.pen-there": {
    about: "whether she has something to write with",
    says: [
      "I've got a crayon and a diaper box, go ahead.",
      "Not really, so could you text it to me? Anything on paper here gets chewed.",
    ],
  },
  "own.nap-length": {
    about: "how long the baby usually naps",
    says: [
      "Usually about forty minutes, so fifteen left.",
      "Forty minutes, almost to the second, and there are fifteen left. If she's in the car it's two hours.",
    ],
  },
  "own.mom-often": {
    about: "how often her mother comes to stay",
    says: [
      "She comes about every other week.",
      "Every other week, for three or four days. She brings her own pressure cooker.",
    ],
  },
  "own.in-laws-stay": {
    about: "how long the in-laws are staying",
    says: [
      "Until Monday, from Greensboro.",
      "Friday to Monday, in a two-bedroom apartment. I love them, and I'm counting the towels.",
    ],
  },
  "own.arjun-mom-help": {
    about: "how they help her husband's mother",
    says: [
      "We pay for her prescriptions, about a hundred and fifty a month.",
      "It's mostly her medicines, and Arjun does her paperwork. She's fine otherwise, she runs the house and everyone in it.",
    ],
  },
  "own.arjun-first": {
    about: "what her husband will ask first",
    says: [
      "He'll ask what changes if we take the higher deductible.",
      "He'll want to see three versions next to each other, with the yearly total. Then he'll say he has to think.",
    ],
  },
  "own.arjun-met": {
    about: "how she and her husband met",
    says: [
      "We met at a friend's wedding.",
      "At a wedding in Durham, at the dessert table. We were both going back for the same thing.",
    ],
  },
  "own.miss-work": {
    about: "what she misses about work",
    says: [
      "I miss the kids, and lunch with the other nurses.",
      "The kids, they tell you exactly what they think of you. And finishing a sentence, I miss that.",
    ],
  },
  "own.charge-nurse": {
    about: "what the charge nurse waited with",
    says: [
      "She waited with life insurance, until her blood sugar went up.",
      "It was her life insurance, she pays double now. So she tells every new mother on the floor.",
    ],
  },
  "own.lease-end": {
    about: "whether the apartment lease ends in time",
    says: [
      "Yes, the lease runs to the end of the month.",
      "It ends on the thirty-first, so we've got ten days to carry things over. The notice went in the day after our offer.",
    ],
  },
  "own.ceiling-stains": {
    about: "whether there were water stains under the roof",
    says: [
      "No stains, the inspector looked in the attic.",
      "No stains, and the inspector said the attic was dry, with a few nail marks. The ceilings all look freshly painted, so now I'm wondering.",
    ],
  },
  "own.stairs-gate": {
    about: "whether they will put up gates for the baby",
    says: [
      "Yes, gates at the top and the bottom.",
      "The gates are already in a box, and Arjun's fixing the handrail that first weekend. I've seen too many stair falls on my floor.",
    ],
  },
  "own.creek-kid": {
    about: "whether the creek worries her with a child",
    says: [
      "A little, yes, because there isn't a fence.",
      "It's ankle deep, but I'm a nurse, so yes. A fence goes on the list, right after the washer.",
    ],
  },
  "own.creek-year": {
    about: "when the creek reached the neighbor's shed",
    says: [
      "I think it was in one of the hurricanes, maybe 2018.",
      "He said it was the hurricane in 2018 and not since. I'd just met him, so I didn't ask more.",
    ],
  },
  "own.neighbor-nice": {
    about: "what the neighbor with the shed is like",
    says: [
      "He's nice, he's retired and likes to talk.",
      "His name's Walt, he came out when he saw the stroller. We know about his knees already.",
    ],
  },
  "own.zone-who": {
    about: "who told them they are not in a flood zone",
    says: [
      "The lender told us, in one line of an email.",
      "It was on a form from Triangle, flood zone, a box that said no. I took that as good news and moved on.",
    ],
  },
  "own.pine-cut": {
    about: "whether they would have the pine cut down",
    says: [
      "I'd like to, but it's about eighteen hundred dollars.",
      "Arjun's dad asked somebody, and it's eighteen hundred to take it down. So for now we look at it and hope.",
    ],
  },
  "own.deck-size": {
    about: "whether the house has a deck",
    says: [
      "Yes, there's a wooden deck, a small one.",
      "There's a small deck off the kitchen, maybe ten by twelve. One board was soft, it's on page nine.",
    ],
  },
  "own.heater-age": {
    about: "how new the water heater is",
    says: [
      "It's two years old, it's got a sticker.",
      "Two years, it's gas, and the inspector was almost excited about it. It's the youngest thing in the house after Mira.",
    ],
  },
  "own.before-decide": {
    about: "what she wants to know before deciding",
    says: [
      "I'd want to know what would make it go up next year.",
      "I think, what happens the first time we call with a problem. Who do I talk to, and how long does it take.",
    ],
  },
  "own.claim-afraid": {
    about: "whether she would be afraid to report a claim",
    says: [
      "A little, yes, I've heard they drop people.",
      "One of the nurses made two claims and they dropped her, so I'd think twice. For something big I'd call, of course.",
    ],
  },
  "own.too-fast": {
    about: "whether the agent is going too fast",
    says: [
      "No, this is fine, I'd tell you.",
      "It's okay, I'm following. If I go quiet, it's because I'm listening to the monitor.",
    ],
  },
  "own.proof-to": {
    about: "where the proof of insurance has to be sent",
    says: [
      "It goes to Triangle, to the loan officer, and a copy to me, please.",
      "Straight to the loan officer, and copy me. His address is in the email I'll forward you.",
    ],
  },
  "own.first-night": {
    about: "what they will do the first night in the house",
    says: [
      "We have to boil milk on the stove, for luck.",
      "My mother's coming to boil milk over, it's what you do in a new house. Then pizza, on the floor.",
    ],
  },
  "own.baked": {
    about: "what she used to bake",
    says: [
      "I made bread, and a cardamom cake.",
      "Bread on my days off, and a cardamom cake the night shift used to fight over. I've got a starter in the fridge I'm afraid to look at.",
    ],
  },
  "own.gold-wear": {
    about: "whether she ever wears the gold",
    says: [
      "Only for weddings and Diwali.",
      "I wore it at our own wedding and at Diwali last year. You can't wear gold around a baby who pulls.",
    ],
  },
};
