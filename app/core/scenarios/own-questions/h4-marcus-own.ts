import type { OwnQuestions } from "../answer-sheet.ts";

export const h4MarcusOwn: OwnQuestions = {
  "own.add-tasha": {
    about: "whether to add the girlfriend to the policy",
    says: ["Yeah, add her, if it doesn't cost extra.", "Same price? Then put her on, she'd say finally."],
  },
  "own.tasha-ask": {
    about: "whether to add the girlfriend now or ask her first",
    says: ["Do it now. I'll text her.", "Now's fine. She's been after me about this since the tub."],
  },
  "own.tasha-spell": {
    about: "how the girlfriend's last name is spelled",
    says: ["It's Reed. R, double E, D.", "Reed with two Es, and Tasha with an S-H."],
  },
  "own.tasha-in-figure": {
    about: "whether the girlfriend's things are included in the fifteen thousand",
    says: ["It's in there, hers and mine.", "That's both of us. Mine's like nine, hers is the rest."],
  },
  "own.tasha-things": {
    about: "what of the things in the apartment is the girlfriend's",
    says: [
      "The couch, the kitchen stuff, and so many shoes.",
      "Anything that matches is hers. The couch, the good pans, the plants.",
    ],
  },
  "own.tasha-since": {
    about: "how long the girlfriend has lived there",
    says: ["She's been here about two years.", "Two years in January. It started with a toothbrush."],
  },
  "own.bite": {
    about: "whether the dog ever hurt anybody or caused trouble",
    says: ["No, he's never hurt anybody. He leans on people, that's it.", "Nah, nothing. He's scared of the vacuum."],
  },
  "own.dog-couch": {
    about: "where the dog is at the moment",
    says: ["He IS the couch.", "He's home on the couch, all of it. When I'm there I get the arm."],
  },
  "own.dog-lease": {
    about: "whether the lease allows the dog",
    says: [
      "Yeah, he's on there, with pet rent.",
      "He's allowed. They want thirty-five a month for him, like he showers.",
    ],
  },
  "own.dog-from": {
    about: "where he got the dog",
    says: ["From a rescue, out in Mesa.", "He's a rescue. They told me ninety pounds, they lied."],
  },
  "own.proof-to": {
    about: "where to send the proof of insurance",
    says: ["Text it to me. I'll forward it.", "Send it to me, I'll pass it on. I want to see their face."],
  },
  "own.key-price": {
    about: "what the landlord charges for a key copy",
    says: ["They want forty bucks for a key.", "Forty for one key. I counted, it's got like five bumps on it."],
  },
  "own.waiver-what": {
    about: "what the building means by the waiver",
    says: ["I pay and they leave me alone.", "As far as I can tell, it covers them. Nobody said it covers me."],
  },
  "own.waiver-nothing": {
    about: "what he thinks of the waiver paying only the landlord",
    says: ["For real? That's a scam with a logo.", "Hold up, so I'd be paying for their drywall. Nah."],
  },
  "own.new-or-resign": {
    about: "whether it is a new place or a renewed lease",
    says: ["Same place. New owners, new lease.", "I'm re-signing where I am. Same door, more rules."],
  },
  "own.tub-how": {
    about: "how the tub came to overflow",
    says: [
      "I walked away for like ten minutes.",
      "Ice bath after a long hike. I turned it on, answered a text, and that was that.",
    ],
  },
  "own.neighbor-stairs": {
    about: "whether the neighbor came up or he went down",
    says: ["He came up. In a towel.", "I heard him before I saw him. He came up, dripping, in a towel."],
  },
  "own.neighbor-now": {
    about: "how he gets on with the neighbor now",
    says: [
      "We're cool. I trained him for free for a month.",
      "He's good. I gave him four sessions, now he's got better legs than me.",
    ],
  },
  "own.tub-damage": {
    about: "what the water damaged in the apartment below",
    says: ["His bathroom ceiling and part of the hall.", "Ceiling, paint and a light fixture. His couch made it."],
  },
  "own.tub-claim": {
    about: "whether a claim was made on the tub overflow",
    says: ["No, nobody filed anything.", "Nah, no claim. The old landlord just wrote a check to a guy with a ladder."],
  },
  "own.ceiling-paid": {
    about: "who paid for the neighbor's ceiling",
    says: ["The old landlord paid it.", "Mr. Alvarez, the old landlord, covered it, thank God."],
  },
  "own.new-owners-pay": {
    about: "whether the new owners would also pay such damage",
    says: ["No way. They charge for key copies.", "Nope. They'd send me a bill and a fee for the bill."],
  },
  "own.old-landlord": {
    about: "who the old landlord was and why he let it go",
    says: [
      "Mr. Alvarez. He let it go because I always paid on the first.",
      "He liked me, and I carried his fridge up two floors once.",
    ],
  },
  "own.app-car": {
    about: "who his car insurance bundled and raised",
    says: [
      "It was the app before this one, car and phone.",
      "Some online outfit. Fifteen off, then up twenty on both, six months later.",
    ],
  },
  "own.bundle-move": {
    about: "whether he would move the car over for a discount",
    says: ["Nah, leave the car where it is.", "Not today. Renters first, and then we see if you're cool."],
  },
  "own.both-ways": {
    about: "whether he wants both versions sent, with and without the car",
    says: ["Okay, that I'd look at.", "Sure, both on one page, no follow-up call."],
  },
  "own.leave-place": {
    about: "whether he ever had to leave the apartment for a while",
    says: ["Not me, no.", "No, we got lucky. The fire was right over our heads and we stayed."],
  },
  "own.fire-third": {
    about: "how the fire on the third floor started",
    says: ["Somebody left oil on the stove.", "A guy frying wings. He's okay, the kitchen's not."],
    more: ["They had nothing. They slept at four different friends' places."],
  },
  "own.hotel-dog": {
    about: "where he would go with a dog that big",
    says: [
      "He'd go to my mom's, I guess.",
      "He'd get my mom's yard in Tucson, and she'd feed him tamales till he pops.",
    ],
  },
  "own.bed-laptop": {
    about: "what the bed and the computer cost",
    says: [
      "Nine hundred for the bed and like twelve for the laptop.",
      "Twenty-one hundred, the two of them. Okay, I see what you did there.",
    ],
  },
  "own.gear-what": {
    about: "what the training gear is",
    says: [
      "Kettlebells, bands, a bench, and a set of adjustable dumbbells.",
      "The dumbbells alone were eight hundred. Then there's a bench, a sled and a rower.",
    ],
  },
  "own.gear-car": {
    about: "whether he leaves training gear in the car",
    says: ["Yeah, a bag of it, most days.", "I do, like six hundred bucks' worth. I'm not hauling it up every night."],
  },
  "own.theft-car-view": {
    about: "whether he knew that renters insurance also pays for things stolen from the car",
    says: ["No. Wait, so that's a thing?", "I never knew that. A guy at the gym lost his whole bag last year."],
  },
  "own.owners-know": {
    about: "whether the owners know about the training clients",
    says: ["Not really. They wouldn't love it.", "No, and let's keep it that way. It's three people and a yoga mat."],
  },
  "own.tripped": {
    about: "whether the client who tripped was hurt",
    says: ["One guy tripped. Just his pride, though.", "He's good. He got up and did twenty push-ups to prove it."],
  },
  "own.rug": {
    about: "whether the rug is still there",
    says: ["It's gone. Biscuit's got it.", "No, I rolled it up the same day. Now it's the dog's bed."],
  },
  "own.business-gap": {
    about: "what he thinks of paid clients maybe not being covered",
    says: [
      "That's not great. What does it cost to fix?",
      "Good looking out, I'd rather know. Tell me what that other policy runs.",
    ],
  },
  "own.gym-insurance": {
    about: "whether the gym's insurance follows him",
    says: ["I doubt it. I never asked.", "In the building, sure. In my living room, probably not."],
  },
  "own.nasm": {
    about: "whether he holds a trainer certification",
    says: ["Yeah, NASM.", "I'm NASM certified, and my CPR's current."],
  },
  "own.mom-help": {
    about: "whether he supports his mother with money",
    says: [
      "When I can. She raised three of us by herself.",
      "Yeah, a hundred here and there. Her AC last summer was me.",
    ],
  },
  "own.life-later": {
    about: "whether the agent may call later about life insurance",
    says: ["Not till the money calms down. But yeah, maybe.", "Maybe next year. One bill at a time."],
  },
  "own.replacement": {
    about: "whether he wants new-for-old or used value",
    says: [
      "New. Nobody's giving me a used bed.",
      "If it's a dollar more, then new for old. Used is like thirty bucks for a couch.",
    ],
  },
  "own.deductible-pick": {
    about: "which deductible he picks",
    says: ["Two-fifty. Five hundred hurts.", "The two-fifty, if it's only a dollar. I know my bank account."],
  },
  "own.where-now": {
    about: "where he is at the moment",
    says: ["I'm in the gym parking lot.", "I'm in my car behind the gym, eating rice out of a box."],
  },
  "own.manager-who": {
    about: "who the property manager is",
    says: [
      "It's a lady named Brittany with a headset.",
      'Brittany, from the California company. She\'s nice, she just says "per the lease" a lot.',
    ],
  },
  "own.notice-how": {
    about: "how he heard that he needs insurance",
    says: [
      "They taped a note on everybody's door.",
      "There was a flyer on the door two weeks ago, with clip art. And then three emails.",
    ],
  },
  "own.rent-up": {
    about: "how much the rent goes up",
    says: [
      "It's going up ninety, so fifteen-forty.",
      "Ninety bucks more a month, plus pet rent, plus this. They didn't even fix the buzzer.",
    ],
  },
  "own.lease-signed": {
    about: "whether he has signed the new lease",
    says: [
      "Yeah, on my phone, now they just want the proof.",
      "I signed it in the parking lot, forty pages with my thumb. The insurance is on page thirty-one.",
    ],
  },
  "own.lease-named": {
    about: "whether the owner must be named on the policy",
    says: [
      "Yeah, it says interested party, with a long name.",
      "It's some LLC, I'll text you the page. I thought it was a typo.",
    ],
  },
  "own.others-building": {
    about: "what the other tenants say about the rule",
    says: [
      "Everybody's mad, and everybody's paying.",
      "Most people took the nineteen-dollar thing because they're tired. The guy downstairs got the app.",
    ],
  },
  "own.app-why-not": {
    about: "why he did not take the five dollar app",
    says: ["It wouldn't take the dog.", "I typed Great Dane and it got shy. Then it wanted my bank login."],
  },
  "own.app-covers": {
    about: "what the five dollar policy covers",
    says: [
      "No clue, I saw five and stopped reading.",
      "I think it was like five grand of stuff and a big deductible. It was mostly cartoons.",
    ],
  },
  "own.four-people": {
    about: "where he had to tell his story to four people",
    says: [
      "It was the phone company, over a charge.",
      "My phone carrier, about twelve dollars. I told my life story and got a survey.",
    ],
  },
  "own.tub-tasha": {
    about: "what his girlfriend said about the overflow",
    says: [
      "In February she said we're getting insurance.",
      'Tasha came home to every towel on the floor and me holding a salad bowl. She didn\'t yell, she just said "insurance."',
    ],
  },
  "own.ice-bath": {
    about: "whether he still takes ice baths",
    says: [
      "Yeah, but I sit on the edge till it's full.",
      "Twice a week, with a timer and no phone. I'm not doing that ceiling again.",
    ],
  },
  "own.neighbor-name": {
    about: "what the neighbor downstairs is like",
    says: [
      "He's Dmitri, he drives a tow truck.",
      "His name's Dmitri, big guy, works nights. I woke him up with water, so, respect that he didn't kill me.",
    ],
  },
  "own.liability-view": {
    about: "what he thinks of the liability part",
    says: ["Okay, that's actually solid.", "For real, that's the part I need. I'm the guy who floods people."],
  },
  "own.liability-higher": {
    about: "whether he wants three hundred thousand instead of one",
    says: [
      "Do three, if it's really a dollar.",
      "A dollar for two hundred thousand more? Yeah, Biscuit's worth a dollar.",
    ],
  },
  "own.hotel-view": {
    about: "what he thinks of the cover for living elsewhere",
    says: [
      "Way better than my mom's couch.",
      "That one's legit, because a hotel would eat my savings in a week. I didn't know that was a thing.",
    ],
  },
  "own.nine-grand": {
    about: "how it feels to find out what his things are worth",
    says: [
      "Weird, I thought I was broke with furniture.",
      "I mean, I feel kind of rich and kind of scared. I'd have said two grand, tops.",
    ],
  },
  "own.stolen-ever": {
    about: "whether something was ever stolen from him",
    says: [
      "Yeah, somebody took a delivery bag with eight burritos.",
      "Just a phone in college, and once a whole burrito order off my back seat. Nobody's been in the apartment.",
    ],
  },
  "own.gym-bag": {
    about: "what happened to the man at the gym whose bag was stolen",
    says: [
      "Somebody smashed his window, and he got zero.",
      "They got his shoes, his laptop, like two grand. He called his car insurance and they laughed, politely.",
    ],
  },
  "own.door-lock": {
    about: "how the apartment door is locked",
    says: [
      "There's a deadbolt and a Great Dane.",
      "I've got a deadbolt, and the front gate's been broken since May. Nobody comes in twice with Biscuit breathing at them.",
    ],
  },
  "own.buzzer": {
    about: "what the buzzer is that everybody ignores",
    says: [
      "It's the fire alarm, it goes off when anyone makes toast.",
      "That's the building's fire alarm, and it's cried wolf since I moved in. In the real fire people came out with cereal.",
    ],
  },
  "own.pool-green": {
    about: "why the pool is green",
    says: [
      "Nobody's cleaned it since the sale.",
      "The pool guy quit when the building sold, so it's a pond with a ladder. There's a duck.",
    ],
  },
  "own.ac-out": {
    about: "whether the air conditioning ever broke down",
    says: [
      "Once, for two days in July.",
      "It died two days in July, and we slept at the gym with the dog. Mr. Alvarez fixed it himself.",
    ],
  },
  "own.sunday-pay": {
    about: "what the Sunday clients pay",
    says: [
      "It's forty bucks each.",
      "Forty a head, two or three of them, so about a hundred on a Sunday. That's my grocery money.",
    ],
  },
  "own.sunday-elsewhere": {
    about: "whether he could train them somewhere else",
    says: [
      "Yeah, the park, when it's not a hundred and ten.",
      "I could do the park till April, and then people melt. The gym wants half if I use their floor.",
    ],
  },
  "own.trainer-policy": {
    about: "whether he wants a price for a trainer's liability policy",
    says: [
      "Send me a number, but do the renters first.",
      "Yeah, text me what it is. If it's like a session a month, I'd do it.",
    ],
  },
  "own.tripped-who": {
    about: "which client tripped on the rug",
    says: [
      "It was Gary, he's a dentist, he was doing lunges.",
      "Gary, he's fifty and he's Tasha's boss. So yeah, I got rid of the rug.",
    ],
  },
  "own.waiver-form": {
    about: "whether the clients sign a waiver",
    says: [
      "No, it's all handshake.",
      "At the gym they sign an iPad, at my place they sign nothing. I should probably fix that.",
    ],
  },
  "own.stuff-photos": {
    about: "whether he has pictures of his things",
    says: [
      "Just what's behind the dog in my pictures.",
      "I can film it tonight, it's seven hundred square feet. It'd take longer to move Biscuit.",
    ],
  },
  "own.tasha-lease-why": {
    about: "why his girlfriend is not on the lease",
    says: [
      "The old landlord didn't care, and now it's sixty bucks to add her.",
      "Mr. Alvarez knew her, so nobody did paper. These guys want sixty and a credit check.",
    ],
  },
  "own.tasha-pays": {
    about: "how they share the rent",
    says: [
      "She pays half, to me, on her phone.",
      "It's half and half, and she does the power because I'm bad with it. She makes more, and she doesn't bring it up.",
    ],
  },
  "own.ring-when": {
    about: "when he will propose",
    says: [
      "It's coming, when there's money in the account.",
      "I want to, I've got a number and I'm a third there. Don't say that on speaker.",
    ],
  },
  "own.wedding-shrimp": {
    about: "whose wedding they go to next",
    says: [
      "It's her cousin's, in January, in Flagstaff.",
      "Her cousin, the last single one besides us. I'm already hungry and already nervous.",
    ],
  },
  "own.mom-couch": {
    about: "why nobody wants him on his mother's couch",
    says: [
      "Because it's two hours from work, and it's plastic.",
      "The couch has had plastic on it since '99, and she wakes you up to eat. I love her, three days is the limit.",
    ],
  },
  "own.mom-doing": {
    about: "how his mother is doing",
    says: [
      "She's good, it's her back.",
      "It's her back, she did hotel rooms for twenty years. My sister's around the corner, and I go down every month.",
    ],
  },
  "own.mom-renters": {
    about: "whether his mother has renters insurance",
    says: [
      "No, and she rents too.",
      "I don't think so, she keeps everything in a folder and hopes. Maybe do mine first and then hers.",
    ],
  },
  "own.deliver-app-car": {
    about: "whether his car insurer knows that he delivers food",
    says: [
      "Nope, and I said don't make it a thing.",
      "I never told them, and now I'm a little scared. Can we do one scary thing a day?",
    ],
  },
  "own.dog-alone": {
    about: "how long the dog is alone in the day",
    says: [
      "Just in the morning, four hours or so till noon.",
      "From when Tasha leaves till I'm back at noon, so like four hours. He sleeps, he's basically a rug with feelings.",
    ],
  },
  "own.dog-stairs": {
    about: "how the dog manages the stairs",
    says: [
      "He does them fine, he just owns the whole stairway.",
      "Up like a horse, down like a couch. Everybody in the building waits for him.",
    ],
  },
  "own.dog-worth-it": {
    about: "what he would do if a company refused the dog",
    says: [
      "Then it's a no, he's on my lease.",
      "I'd pay two bucks more to whoever takes him. If he leans on somebody wrong, that's the whole reason I need it.",
    ],
  },
  "own.card-pay": {
    about: "how he wants to pay for it",
    says: [
      "Monthly, on the card, on the fifth.",
      "Put it on the card, the fifth is good, because rent's the first. I'm not reading you the number in a parking lot, send a link.",
    ],
  },
  "own.email-open": {
    about: "whether he can open the quote on his phone",
    says: [
      "Yeah, I see it, hang on, thumbs.",
      "It's open, it's got my name and apartment 214. That's cleaner than the app.",
    ],
  },
  "own.name-number": {
    about: "whether a name and a direct number is what he wanted",
    says: [
      "Yeah, a name and a number, that I can work with.",
      "I saved you already, you're under \"tub guy.\" I'll text first.",
    ],
  },
  "own.client-next": {
    about: "which client comes next",
    says: [
      "Four minutes. It's Donna, for leg day.",
      "Donna, she's sixty-six and she's early. I've got about four minutes before she starts without me.",
    ],
  },
  "own.lunch": {
    about: "what he eats for lunch",
    says: [
      "It's rice and chicken, again.",
      "Rice, chicken, hot sauce, box three of six. Tasha says it's sad, and she's right.",
    ],
  },
  "own.before-decide": {
    about: "what he wants to know before saying yes",
    says: [
      "Just the total, the dog, and when the paper comes.",
      "Is Biscuit on it, is Tasha on it, and does it go up after a year. Then we're good.",
    ],
  },
};
