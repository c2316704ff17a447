import type { OwnQuestions } from "../answer-sheet.ts";

export const h1KimOwn: OwnQuestions = {
  "own.green-shade": {
    about: "which shade of green the siding is",
    says: [
      "Like a frog that's not feeling well.",
      "It's frog green, but a sad frog. I'm painting it when I win the lottery.",
    ],
  },
  "own.website-hard": {
    about: "what hard questions the website asked",
    says: [
      "It asked what rebuilding costs, how would I know!",
      "Like what rebuilding costs, and what my pipes are made of. I closed the laptop and ate a cookie.",
    ],
  },
  "own.shoebox-size": {
    about: "the size of the shoebox",
    says: [
      "It's a seven and a half, don't judge me.",
      "Seven and a half, red heels. I can't wear the heels anymore, so it's a good use.",
    ],
  },
  "own.jewelry-where": {
    about: "where the jewelry is kept",
    says: [
      "It's in a shoebox, please don't laugh.",
      "In a shoebox in my closet, behind the wigs. Nobody wants to touch the wigs.",
    ],
  },
  "own.jewelry-photos": {
    about: "whether there are photos of the jewelry",
    says: [
      "Yes, my mom wore all of it at my wedding.",
      "There's one of my mom, at my wedding, wearing all of it. Like a Christmas tree.",
    ],
  },
  "own.jewelry-valued": {
    about: "who put the value on the jewelry",
    says: [
      "A lady at the mall, like ten years ago.",
      "My mom's friend, she worked the jewelry counter at the mall. Ten years ago, so.",
    ],
  },
  "own.jewelry-list": {
    about: "whether she wants the jewelry listed on the policy",
    says: [
      "Yes, list it, my mom would never forgive me.",
      "Oh, add it, yes. I'll skip a latte and my grandmother can rest.",
    ],
  },
  "own.grandma-who": {
    about: "what her grandmother was like",
    says: [
      "She was loud, and she cheated at cards.",
      "She raised me half the time, loud and funny. She carried that gold sewn in her coat when they came over.",
    ],
    more: ["Anh got the jade. We fight about who won."],
  },
  "own.sqft-lower": {
    about: "whether the square footage counts the lower level",
    says: [
      "I don't know, that's just what the listing said.",
      "Oh gosh, no idea if that counts the basement. The lower part's finished, if that helps.",
    ],
  },
  "own.pump-noise": {
    about: "what kind of noise the sump pump made",
    says: ["Like a cat with a hairball.", "Kind of a grinding, like a cat with a hairball. The inspector made a face."],
  },
  "own.pump-fixed": {
    about: "whether somebody repaired the sump pump",
    says: [
      "Nobody fixed it, they said that's how it talks.",
      "No, not yet. One of my clients has a plumber husband, he gets free highlights for her.",
    ],
  },
  "own.roof-layers": {
    about: "whether the roof has one layer or two",
    says: [
      "I have no idea, it's shingles and it's seventeen.",
      "You'd have to ask the inspector, I only know it's old. I don't do layers unless it's hair.",
    ],
  },
  "own.roof-credit": {
    about: "whether the sellers reduced the price because of the roof",
    says: [
      "Yes, they gave me two thousand off.",
      "They took off two thousand, and I said thank you like it was a present. It's not much roof, I found out.",
    ],
  },
  "own.roof-when": {
    about: "when she plans to replace the roof",
    says: [
      "Not this year, I've got three thousand dollars.",
      "Someday, when I've saved up again. I'm going to be very nice to it till then.",
    ],
  },
  "own.anh-who": {
    about: "who Anh is",
    says: [
      "She's my sister, the smart one.",
      "Anh's my big sister. She's a pharmacist, so she reads small print for fun.",
    ],
  },
  "own.anh-title": {
    about: "whether Anh is on the title or the loan",
    says: ["No, it's just me.", "No, Anh only reads things, the house is mine. And the bank's."],
  },
  "own.anh-join": {
    about: "whether the sister may join the talk",
    says: [
      "Yes, she'd love that.",
      "Oh, she'd love it, she'll bring a highlighter. She lives in Beaverton, so by phone.",
    ],
  },
  "own.deed-only": {
    about: "whether she alone is on the deed",
    says: ["Yeah, just me.", "It's only me, I'm divorced. I did it all by myself, with a lot of crackers."],
  },
  "own.sweep-when": {
    about: "when the chimney was last swept and what kind it is",
    says: [
      "Bricks, I think? Don't quote me.",
      "I don't know when it was swept, the listing just says charming. It's brick, and there's a bird in it maybe.",
    ],
  },
  "own.fireplace-why": {
    about: "why she is afraid of the fireplace",
    says: [
      "It's just a hole with fire in it.",
      "There's fire inside the house, on purpose! And I own a lot of hair spray.",
    ],
  },
  "own.patricia": {
    about: "how the loan officer is doing",
    says: [
      "Oh, I think she's good? She didn't say anything.",
      "She sounded fine to me, she sends a lot of smiley faces. Tell her I said hi.",
    ],
  },
  "own.wall-color": {
    about: "what wall color the daughter picked",
    says: [
      "It's called Mermaid, it's just teal.",
      "Mermaid. It's teal with a nicer name, and she wants a silver ceiling.",
    ],
  },
  "own.room-picked": {
    about: "whether the daughter picked her room",
    says: [
      "Oh, day one, she ran straight for it.",
      "She picked it before I saw the kitchen. It's the one with the window seat.",
    ],
  },
  "own.carpet-new": {
    about: "that the basement carpet is new and nobody said why",
    says: [
      "It's new, yeah, and I did wonder why.",
      "Yes, brand new, it still smells like a store. Nobody said why, and I didn't ask.",
    ],
  },
  "own.neighbor-creek": {
    about: "what the neighbor said about the creek",
    says: [
      "The neighbor said it reached his shed once.",
      "He told me it reached his shed one winter, and he lost a kayak. I thought that was funny till now.",
    ],
  },
  "own.shed-far": {
    about: "how far the neighbor's shed is from her house",
    says: ["Maybe a hundred feet?", "A hundred feet, I guess. I'm bad at feet, it's four parked cars or something."],
  },
  "own.higher-lower": {
    about: "whether her house lies higher or lower than the neighbor's",
    says: ["Oh no, lower, I think.", "I'm lower, because my driveway goes down. Now I feel sick."],
  },
  "own.flood-quote": {
    about: "whether she would like a flood price",
    says: ["Yes, I want to see it now.", "Okay, yes, show me, but gently. Anh's going to ask anyway."],
  },
  "own.hardest-part": {
    about: "which part of the home purchase has been hardest",
    says: ["The papers, I just sign everything.", "It's the papers. I sign so much my name looks like a noodle."],
  },
  "own.lender-page": {
    about: "whether the lender sent its insurance requirements",
    says: ["Oh gosh, I don't know, it's all emails.", "Maybe? There's forty emails, and one has a paperclip."],
  },
  "own.any-policy": {
    about: "what she thinks of being told any policy will do",
    says: [
      "I thought, great, easy. And then you called.",
      "It sounded like when people say do whatever to my hair. They never mean it.",
    ],
  },
  "own.grade": {
    about: "what grade the daughter is in",
    says: ["Fourth. She keeps her same school, thank God.", "She's in fourth grade, and she corrects my spelling."],
  },
  "own.dad-time": {
    about: "whether the daughter stays with her father part of the time",
    says: [
      "Summers, some. He's in Seattle, fixing boats.",
      "Some of the summer she's with him. She comes back tan and knowing bad words.",
    ],
  },
  "own.lily-tooth": {
    about: "how the daughter lost a tooth on a pizza",
    says: [
      "She bit the crust and it stayed there.",
      "It stuck in the crust like a little flag. The tooth fairy paid five dollars, she's from California.",
    ],
  },
  "own.salon-remodel": {
    about: "whether she ever priced a remodel at the salon",
    says: [
      "Oh my god, yes, one sink was four thousand.",
      "I did, and one sink was four thousand dollars, for a sink! It didn't even sing.",
    ],
  },
  "own.salon-near": {
    about: "how far the new house is from the salon",
    says: [
      "It's near, ten minutes, still east side.",
      "Ten minutes, so I can run home when I forget lunch. I always forget lunch.",
    ],
  },
  "own.vietnamese": {
    about: "whether she is Vietnamese",
    says: [
      "Oh, yeah! My parents came from Saigon.",
      "Yes, my family's Vietnamese, I was born in San Jose. I understand everything and answer like a five-year-old.",
    ],
  },
  "own.san-jose-part": {
    about: "in which part of San Jose her mother lives",
    says: [
      "Near Story Road, yeah.",
      "By Story Road, same block for thirty years. She only leaves it to come fix my kitchen.",
    ],
  },
  "own.portland-when": {
    about: "when she moved to Portland",
    says: ["I was twenty-four, so fourteen years ago.", "Fourteen years ago, for a boy with a boat. I kept the city."],
  },
  "own.rich-room": {
    about: "which room holds the most valuable things",
    says: [
      "Lily's, honestly, that bed was nine hundred dollars.",
      "My daughter's room. The bed has drawers and a slide, it cost more than my first car.",
    ],
  },
  "own.saved-how": {
    about: "how she saved the down payment",
    says: [
      "It was five years of tips in an envelope.",
      "Tips, for five years, into the account Anh made me open. My mom gave me the last four thousand.",
    ],
  },
  "own.sellers": {
    about: "who the sellers are",
    says: [
      "It's a retired couple, they were really sweet.",
      "A teacher and her husband, they're going to Bend. She cried and I hugged her in the driveway.",
    ],
  },
  "own.under-dryer": {
    about: "who is in the chair at the moment",
    says: [
      "It's Mrs. Delgado, and she's fine, she's under the dryer.",
      "Mrs. Delgado, she's eighty-one and going copper. She says to ask you about her roof, too.",
    ],
  },
  "own.cat-move": {
    about: "how the cat will take the move",
    says: ["She's going to hate it, like everything.", "Badly. She's going in the bathroom with a sign on the door."],
  },
  "own.why-house": {
    about: "why she chose this house",
    says: [
      "It was the window seat, and I could walk to it from work almost.",
      "My daughter sat in the window seat and wouldn't get up. So I made an offer to get my kid back.",
    ],
  },
  "own.blocked-caller": {
    about: "who called her every day for two weeks",
    says: [
      "It was a credit card machine guy, for the salon.",
      "Some man who wanted to sell me a card reader, every day at eleven. I put him on speaker once and all my clients booed.",
    ],
  },
  "own.offer-rivals": {
    about: "whether other people wanted the house",
    says: [
      "Yes, two other offers, and they picked me.",
      "There were three of us, and I wrote them a letter about Lily and the window seat. Anh fixed my commas.",
    ],
  },
  "own.inspection-there": {
    about: "whether she was there for the inspection",
    says: [
      "Yes, I was there, Anh came too.",
      "I went with Anh, and she asked him forty questions. I asked him who cuts his hair.",
    ],
  },
  "own.inspection-scare": {
    about: "whether the report nearly made her drop the house",
    says: [
      "It scared me, but I still wanted it.",
      "I cried in the car for five minutes and then I bought a lamp for it. So I guess that was my answer.",
    ],
  },
  "own.handrail": {
    about: "which handrail the inspector meant and whether it is fixed",
    says: [
      "It's the one to the basement, and it's still loose.",
      "The basement stairs, you lean on it and it leans back. A client's husband is screwing it in for a haircut.",
    ],
  },
  "own.appraisal-surprise": {
    about: "whether the appraisal surprised her",
    says: [
      "Oh, I was so happy, I told everybody.",
      "I thought I made five thousand dollars! Anh explained that I didn't.",
    ],
  },
  "own.estimate-asked": {
    about: "whether she asked where the 140 comes from",
    says: ["No, I didn't ask, I was just nodding.", "I never asked, I thought it was a fact. Like the weather."],
  },
  "own.payment-rent": {
    about: "how the new payment compares to the rent",
    says: [
      "It's about eight hundred more a month.",
      "Eight hundred more than rent, so that's four good color jobs. I count everything in color jobs.",
    ],
  },
  "own.deductible-thousand": {
    about: "whether a thousand dollar deductible would be manageable",
    says: [
      "A thousand is okay, I can do a thousand.",
      "A thousand, yes, twenty-five hundred and we'd be eating cereal till summer. Let's keep it at one.",
    ],
  },
  "own.help-money": {
    about: "whom she would ask for money in an emergency",
    says: [
      "Anh would, but she'd make a spreadsheet.",
      "My sister would help, and then we'd have a payment plan with stickers. My mom already gave what she had.",
    ],
  },
  "own.stay-where": {
    about: "where they would live if the house could not be used",
    says: [
      "We'd go to my sister's, a week, tops.",
      "Anh has white couches, so a week, tops. And Lily's school is over here, so we'd need something near.",
    ],
  },
  "own.hotel-opinion": {
    about: "what she thinks of the cover for living elsewhere",
    says: [
      "Oh, I like that, I never even thought of that.",
      "I love that one, because I'd have rent and a mortgage at the same time. Does the cat get to come?",
    ],
  },
  "own.liability-opinion": {
    about: "what she thinks of the liability part",
    says: [
      "Yeah, I have that at the salon, so I get it.",
      "That one I know, a lady slipped on conditioner once and I was very glad. So sure, at home too.",
    ],
  },
  "own.replace-new": {
    about: "whether she wants her things replaced at the new price",
    says: [
      "New, please, who wants used money?",
      "Oh, new, definitely. Nobody gives you anything for a used couch with cat on it.",
    ],
  },
  "own.jewelry-wear": {
    about: "whether she ever wears the gold",
    says: [
      "Only at Tet, and only the little earrings.",
      "I wear the earrings at Tet and the rest scares me. Lily wears it all in front of the mirror.",
    ],
  },
  "own.jewelry-pieces": {
    about: "which pieces of jewelry there are",
    says: [
      "It's four bangles, two chains and a ring.",
      "Four bangles, two chains, a ring with a little ruby, and the earrings. It's the orange kind of gold, not mall gold.",
    ],
  },
  "own.jewelry-appraise": {
    about: "whether she would have the jewelry appraised",
    says: [
      "Sure, one of my clients is a jeweler, actually.",
      "Yes, I can do that on a Monday, when I'm closed. I do his wife's roots.",
    ],
  },
  "own.contents-film": {
    about: "whether she would film her rooms for a list",
    says: [
      "No, no list, but I can film it.",
      "I've never done a list, but Lily films everything, so I'll hire her. She does voices.",
    ],
  },
  "own.renters-cancel": {
    about: "what should happen with the renters policy",
    says: [
      "I'd cancel it, I just don't know who it's with.",
      "It's eleven dollars a month, that's all I know about it. I'll find it on the bank statement and stop it.",
    ],
  },
  "own.car-move": {
    about: "whether she would move the car to save money",
    says: [
      "Maybe, if it's cheaper and you do the forms.",
      "I'd move it, I pay ninety-eight a month and I've never talked to a human. But let's do the house first.",
    ],
  },
  "own.salon-separate": {
    about: "who insures the salon",
    says: [
      "It's with the landlord's guy, I couldn't tell you the company.",
      "The landlord's guy set it up, and he talked for five minutes and left. You can look at it another day, when I've got a roof.",
    ],
  },
  "own.email-open": {
    about: "whether she can open the email on her phone now",
    says: [
      "Let me wipe my hands. Yes, it's here!",
      "I see it, it's tiny, hold on, I'm putting you on the shelf. Okay, talk.",
    ],
  },
  "own.listening": {
    about: "whether the client can hear the call",
    says: [
      "It's only Mrs. Delgado, and her hearing aids are in the drawer.",
      "You're on speaker, but nobody hears anything over a dryer. Go ahead.",
    ],
  },
  "own.talk-while": {
    about: "whether she can talk and work at the same time",
    says: [
      "Oh sure, that's my whole job.",
      "I've been talking and cutting for sixteen years. Only don't make me laugh during bangs.",
    ],
  },
  "own.wedding-party": {
    about: "whose wedding it is on Saturday",
    says: [
      "It's one of my clients' daughters, I did her prom hair.",
      "Her name's Bree, I've cut her hair since she was six. They come at seven in the morning with champagne.",
    ],
  },
  "own.ten-oclock": {
    about: "why the ten o'clock client canceled",
    says: [
      "Her kid threw up, so she texted.",
      "She has a sick kid, so I don't charge for that. I charge when it's brunch.",
    ],
  },
  "own.karaoke-song": {
    about: "which song she sings at karaoke",
    says: [
      "Whitney, and I can't reach it.",
      "It's always Whitney, and Mrs. Delgado's grandson runs the place, so he lets me. Anh only claps.",
    ],
  },
  "own.ex-house": {
    about: "what her ex thinks of the house",
    says: [
      "He said nice, and he asked about the creek.",
      "He texted a thumbs up and a boat. He's happy for Lily, he's not a bad guy.",
    ],
  },
  "own.child-support": {
    about: "whether her ex pays support for the daughter",
    says: [
      "Yeah, four hundred a month, and it comes.",
      "He pays four hundred, on the first, like a clock. The bank loved that more than I did.",
    ],
  },
  "own.school-same": {
    about: "how the daughter feels about moving",
    says: [
      "She's excited, she already packed her stuffed animals.",
      "She's thrilled, her best friend's two streets over. She's only sad about the elevator.",
    ],
  },
  "own.mom-told": {
    about: "what her mother said about the house",
    says: [
      "She said the kitchen faces the wrong way.",
      "She said it's too big, too old, and when can she come. Then she told everybody at church.",
    ],
  },
  "own.movers": {
    about: "who helps her move",
    says: [
      "My clients' husbands, they're paid in haircuts.",
      "Two husbands and a nephew with a van, all paid in haircuts. I still need boxes.",
    ],
  },
  "own.boxes-salon": {
    about: "where she gets the boxes",
    says: [
      "From the salon, my whole apartment smells like perm.",
      "I take the shampoo boxes home, three a week. So far I've packed the wigs and the Christmas tree.",
    ],
  },
  "own.washer-now": {
    about: "where they do their laundry now",
    says: [
      "At the salon, with the towels.",
      "I have a little one at the salon for towels, so Lily's school clothes smell like salon. A real one's seven hundred, I looked.",
    ],
  },
  "own.maple-close": {
    about: "how close the maple stands to the house",
    says: [
      "It's close, maybe ten feet, one branch is over the roof.",
      "It hangs right over Lily's corner, and it's so pretty. I'd pay to trim it, I'd never cut it.",
    ],
  },
  "own.ice-last": {
    about: "how the last ice storm was for her",
    says: [
      "We lost power three days, and I did hair by candle.",
      "Three days with no power, and we all slept at Anh's. Nothing broke, except me and Anh a little.",
    ],
  },
  "own.shed-use": {
    about: "what she will use the shed for",
    says: [
      "Lily wants it for a clubhouse.",
      "It'll be bikes and Christmas, unless Lily gets her clubhouse. There's a spider in there I've named.",
    ],
  },
  "own.drain-add": {
    about: "whether she wants the water backup added",
    says: ["Yes, add it, that pump scares me.", "Oh, yes, put it in. Five dollars is cheaper than that carpet."],
  },
  "own.exclusion-problem": {
    about: "which exclusion scares her",
    says: [
      "The earthquake! I'm from San Jose, I thought that's normal.",
      "The flood, because of his shed, and now the earthquake too. I thought insurance was just for everything.",
    ],
  },
  "own.quake-price": {
    about: "whether she would like a price for earthquake",
    says: [
      "You can show me, but I probably can't.",
      "Let me see it, I was one when the big one hit and my mom still tells it. But flood first.",
    ],
  },
  "own.before-decide": {
    about: "what she wants to know before deciding",
    says: [
      "I want to know who I call when I'm crying.",
      "Just who picks up, and whether it goes up every year. And what Lily's room costs to fix.",
    ],
  },
  "own.read-twice": {
    about: "whether she ever signed something and regretted it",
    says: [
      "Yes, the salon lease, I pay for the snow plow.",
      "The salon lease, I signed it in the car. I pay a share of the snow plow, in Portland.",
    ],
  },
  "own.claim-afraid": {
    about: "whether she would be afraid to report a claim",
    says: [
      "A little, my clients tell me horror stories.",
      "You hear things in this chair, somebody got dropped for a tree. I'd call you first and whisper.",
    ],
  },
  "own.first-night": {
    about: "what they will do the first night in the house",
    says: [
      "It's noodles on the floor and karaoke.",
      "Anh brings noodles, Lily picks the movie and I lie on my own floor. Nobody touches a box.",
    ],
  },
};
