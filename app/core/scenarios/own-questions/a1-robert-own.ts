import type { OwnQuestions } from "../answer-sheet.ts";

export const a1RobertOwn: OwnQuestions = {
  "own.hold-moment": {
    about: "whether it is all right to hold a moment",
    says: ["That's fine, go ahead.", "I can hold. I'm just standing here."],
  },
  "own.told-insurer": {
    about: "whether the present company was told that he only drives in two days a week",
    says: ["No, I never told them.", "Truth is, it never came up. I never told them."],
    more: ["Should I have?"],
  },
  "own.march-what": {
    about: "what happened to the car in March",
    says: [
      "The transmission went.",
      "Transmission went out, no wreck. So maybe the insurance wouldn't have counted it.",
    ],
    more: ["I can wire a hospital. I can't fix a transmission."],
  },
  "own.march-car": {
    about: "which car had the transmission trouble",
    says: ["It was the Fusion, mine.", "Mine, the Fusion. Hundred and thirty thousand on it when it let go."],
  },
  "own.march-rental-cost": {
    about: "what the rental in March cost",
    says: ["It was three hundred dollars.", "Three hundred, near enough, and that was the cheap one."],
  },
  "own.no-rental-who": {
    about: "who told them there was no rental coverage",
    says: [
      "The girl at the rental counter told me.",
      "The girl at the counter called it in and turned around and shook her head. I had Wyatt on my shoulders.",
    ],
  },
  "own.march-repair": {
    about: "what the transmission repair cost",
    says: ["It was twenty-four hundred.", "Twenty-four hundred, for a used one out of a yard."],
  },
  "own.march-paid-how": {
    about: "how they paid for the repair",
    says: ["I worked Saturdays for it.", "The shop let us pay it in three. I worked every Saturday till June."],
    more: ["I don't like owing people."],
  },
  "own.march-fixed": {
    about: "whether the car is fixed and runs now",
    says: ["Yeah, it's running fine now.", "It runs. I listen to it every morning, though."],
  },
  "own.uninsured-thought": {
    about: "whether he believed that cover pays the other person",
    says: ["Yeah, I thought it was for the other guy.", "I had that backwards, I guess. So it pays us."],
  },
  "own.uninsured-why": {
    about: "why they turned the uninsured motorist cover down",
    says: [
      "I'm careful, so I didn't see the need.",
      "It was extra, and we didn't know what it was. Figured I drive careful.",
    ],
  },
  "own.uninsured-add": {
    about: "whether he would add it now",
    says: ["I guess so, leave it on.", "Yeah, leave it. I've seen the tags on some trucks out here."],
  },
  "own.laid-up": {
    about: "whether any pay comes in while he is laid up",
    says: [
      "Not much. The union's got a little something.",
      "There's a little from the union, two hundred a week or so. It wouldn't feed five.",
    ],
  },
  "own.show-which": {
    about: "which of the two versions he wants to see",
    says: ["Show me both, I guess.", "Both. Then I can see what the extra forty dollars is for."],
  },
  "own.want-list": {
    about: "whether he wants a written list of what to ask the others",
    says: ["Sure, write it down.", "Okay, write it down and I can hold you all to the same thing."],
  },
  "own.coworker": {
    about: "who at work recommended the agency",
    says: ["Dale. Dale Hutchins.", "It's Dale Hutchins, he's my foreman."],
  },
  "own.coworker-said": {
    about: "what the coworker said about the agency",
    says: [
      "He said you pick up the phone.",
      "Dale said a tree fell on his truck and you called him first. He doesn't say much, so that's something.",
    ],
  },
  "own.roof-age": {
    about: "how old the roof is",
    says: ["The roof's maybe eight years.", "Eight years, about. Hail got the last one, like everybody's."],
  },
  "own.house-renews": {
    about: "when the home policy renews",
    says: ["Katie would know the month.", "I couldn't tell you, it comes out of the escrow. Katie would know."],
  },
  "own.bundle": {
    about: "whether he would put house and cars together",
    says: ["I'd listen. Do the cars first.", "If it brings the price down, sure, look at the house."],
  },
  "own.titled": {
    about: "in whose name the cars are titled",
    says: ["Both names, I think.", "They're in both our names, I think. Katie does the tag office."],
  },
  "own.letter-did": {
    about: "what he did when the renewal letter came",
    says: ["I called and got a recording.", "Sat there a minute. Then I called, and got a recording."],
  },
  "own.picked-up": {
    about: "whether anybody at the company answered his call",
    says: [
      "Yeah, and she read me the same letter.",
      "Somebody did, after twenty minutes. Read me what I had in my hand.",
    ],
  },
  "own.called-before": {
    about: "whether the company called before the increase",
    says: ["Nobody even called.", "No, nobody. I opened an envelope and it was just higher."],
    more: ["That's what got me."],
  },
  "own.raised-before": {
    about: "whether the price went up in earlier years",
    says: ["Some, twenty or thirty bucks a year.", "It creeps. Twenty, thirty most years, never two hundred."],
  },
  "own.deductible-saved": {
    about: "whether raising the deductible saved money",
    says: ["About six bucks a month.", "Six bucks a month, that's what it saved. Not much, for a thousand dollars."],
  },
  "own.deductible-whose": {
    about: "whose idea the thousand dollar deductible was",
    says: [
      "Theirs. They said it would save money.",
      "It was theirs, came with a renewal a few years back. Katie checked the box.",
    ],
  },
  "own.deductible-lower": {
    about: "whether he would go down to a five hundred deductible",
    says: ["I guess, if it's not much more.", "Makes sense. I haven't got a thousand laying around."],
  },
  "own.limits-meaning": {
    about: "whether he knows what 50/100/25 means",
    says: ["No, never thought about it.", "Not really. I know amps, I don't know that."],
  },
  "own.limits-since-house": {
    about: "whether the limits were ever raised after they bought the house",
    says: [
      "No, it's been the same the whole time.",
      "Nobody brought it up. We took what was on the screen and left it.",
    ],
  },
  "own.shop-days": {
    about: "which days he drives to the shop",
    says: ["It's Mondays and Fridays.", "Mondays for the material, Fridays for the paperwork."],
  },
  "own.shop-since": {
    about: "since when he only goes in two days",
    says: [
      "Since the spring, about April.",
      "About April, when we got the school job out by the house. It'll go another year, easy.",
    ],
  },
  "own.other-days": {
    about: "how he gets to the jobs on the other days",
    says: [
      "Dale picks me up in the company van.",
      "I ride with Dale in the company van, he goes right by. Some days I walk.",
    ],
  },
  "own.tools-in-car": {
    about: "whether he keeps tools in his own car",
    says: [
      "No, my tools stay in the gang box on the job.",
      "Just a bag with my pliers. The rest stays on the job, locked up.",
    ],
  },
  "own.fender": {
    about: "what the fender thing was",
    says: [
      "Somebody backed into Katie at the store.",
      "A lady backed into Katie at Reasor's. Her insurance paid it, ours made the calls.",
    ],
  },
  "own.form-asked": {
    about: "whether the online form asked how often he drives in",
    says: ["Huh. The form never asked me that.", "It didn't. It wanted my birthday and a phone number, mostly."],
  },
  "own.online-pestered": {
    about: "whether he got calls after the online quote",
    says: ["Yeah, four calls before supper.", "They called on the job, too. I quit picking up."],
  },
  "own.eleven-years": {
    about: "whether the company gives anything for eleven years",
    says: ["Not that I can see.", "No. They sent a birthday card once, from a computer."],
  },
  "own.tracking-why": {
    about: "why he does not want the tracking app",
    says: [
      "It's nobody's business where I drive.",
      "I don't want it on my phone. I've got a foreman, I don't need another one.",
    ],
  },
  "own.union-insurance": {
    about: "whether the union offers car insurance",
    says: [
      "They mail something, but I never opened it.",
      "There's a flyer comes with the magazine. I couldn't tell you what it says.",
    ],
  },
  "own.seven-a-month": {
    about: "whether the forty dollars matter by the month",
    says: ["Seven's not going to break me.", "I can find seven. I'd just like to know what it's for."],
  },
  "own.warn-me": {
    about: "whether he wants a call before any future increase",
    says: ["Yeah, call first.", "That'd be something. Call after four, and just say it straight."],
  },
  "own.hail": {
    about: "whether the cars have hail damage",
    says: [
      "A few dings, never turned them in.",
      "The Explorer's got a few dings on the hood. It wasn't worth a thousand to fix.",
    ],
  },
  "own.dog-name": {
    about: "what the hound is called",
    says: ["His name's Duke.", "Duke. He's a bluetick, and he's scared of thunder."],
  },
  "own.fishing": {
    about: "where and what he fishes",
    says: ["Crappie, mostly, out at Keystone.", "I go for crappie at Keystone. I won't tell you where."],
  },
  "own.transmission-signs": {
    about: "whether the transmission gave any warning before it went",
    says: [
      "It slipped some that winter, yeah.",
      "It was slow to shift all winter, and I kept telling myself it was the cold.",
    ],
  },
  "own.transmission-where": {
    about: "where the car broke down",
    says: [
      "It quit at a light on Admiral, coming home.",
      "At a light on Admiral, five o'clock. A couple of fellas helped me push it into a tire shop.",
    ],
    more: ["Katie had to come get me with all three kids in the back."],
  },
  "own.transmission-tow": {
    about: "who towed the car in March and who paid",
    says: [
      "Dale towed it with a chain, so it was free.",
      "It didn't cost me anything. Dale came with a chain, and I'm not saying that was smart.",
    ],
    more: ["We went about ten miles an hour the whole way."],
  },
  "own.towing-want": {
    about: "whether he wants towing or roadside help in the quote",
    says: ["If it's a couple of bucks, put it on the Fusion.", "I'd put towing on the old one. Katie's is new enough."],
  },
  "own.rental-want": {
    about: "whether he wants rental coverage in the quote",
    says: [
      "Yeah, put rental in there.",
      "I'd have it, we can't do with one car. Just tell me straight when it pays and when it doesn't.",
    ],
  },
  "own.rental-catch": {
    about: "what he thinks of rental coverage not paying for a breakdown",
    says: [
      "I figured there was a catch to it.",
      "I wondered about that. I'd rather hear it from you now than at the counter.",
    ],
  },
  "own.rental-car-kind": {
    about: "what kind of car they rented",
    says: ["It was a little Nissan, and we barely fit.", "A little Nissan. Wyatt rode with his knees up by his ears."],
  },
  "own.fusion-replace": {
    about: "whether they thought about replacing the Fusion instead of fixing it",
    says: [
      "We looked, and a payment was worse than the repair.",
      "Katie priced one, and it was three-fifty a month. I can live with an ugly car.",
    ],
    more: ["It's ugly, but it's paid for."],
  },
  "own.shop-name": {
    about: "which shop fixed the car and whether it did well",
    says: [
      "A fella named Leon, over off Pine.",
      "Leon's, off Pine. He let me pay in three and never wrote anything down, so he's all right by me.",
    ],
  },
  "own.saturdays-home": {
    about: "how Katie took his working every Saturday",
    says: [
      "She didn't like it, but she understood.",
      "Katie kept the books on it, so she knew. I missed most of Cole's ballgames, that's what I minded.",
    ],
    more: ["He hit a double, and I heard about it on the phone."],
  },
  "own.put-back-more": {
    about: "whether they are building the savings back up",
    says: [
      "Slow, fifty a month, it was fifteen hundred before March.",
      "It used to be fifteen hundred. Katie moves fifty over every month now, so it's coming back slow.",
    ],
  },
  "own.letter-said": {
    about: "what exactly the renewal letter says",
    says: [
      "It says thank you for being a valued customer, and then the number.",
      "Just the new amount and the date. There's a page about an app, and the rest is fine print.",
    ],
  },
  "own.letter-who-opened": {
    about: "who opened the renewal letter",
    says: [
      "I opened it, standing at the mailbox.",
      "It was me. I read it twice at the mailbox and then handed it to Katie.",
    ],
  },
  "own.letter-katie-said": {
    about: "what Katie said about the new price",
    says: ["She said well, that's Christmas.", "Katie said there goes Christmas. Then she said call somebody."],
    more: ["The kids don't know about that part."],
  },
  "own.others-up": {
    about: "whether the bills of people he knows went up as well",
    says: [
      "Yeah, about everybody's went up some.",
      "A couple of the guys got it too. One of them went up four hundred, but he's got a boy driving.",
    ],
  },
  "own.why-rates-sense": {
    about: "whether the reasons for rising rates make sense to him",
    says: ["I guess. Wire's doubled too, so I get it.", "It makes sense. They could've just put that in the letter."],
  },
  "own.no-promise": {
    about: "how he takes it that the agent cannot promise the price will stay",
    says: [
      "I'd rather you say so than lie to me.",
      "That's fair. Nobody can promise that, just don't hide it in an envelope.",
    ],
  },
  "own.clean-count": {
    about: "whether he feels his clean record counts for anything",
    says: [
      "It says safe driver on the bill, but I don't see it in the number.",
      "You'd think it would count. I drive clean and pay more, so I don't see the point.",
    ],
  },
  "own.stay-if-drop": {
    about: "whether he would stay if the present company took the increase back",
    says: [
      "I'd probably stay, to be honest.",
      "If they'd dropped it when I called, you and me wouldn't be talking. Now I want to see what else is in there, I guess.",
    ],
    more: ["They never even offered, though."],
  },
  "own.higher-limits": {
    about: "whether he would carry 100/300 instead of 50/100",
    says: [
      "If that's most of the forty dollars extra, I'd take it.",
      "I guess so. If somebody can take the house, I'd rather have the bigger number.",
    ],
  },
  "own.house-at-stake": {
    about: "how he takes it that a bad wreck could reach the house",
    says: ["I never thought about it that way.", "I didn't know that. That house is about all we've got."],
    more: ["Katie ought to hear that from you, not me."],
  },
  "own.property-25": {
    about: "whether twenty-five thousand is enough for the other person's vehicle",
    says: [
      "No, half the trucks on the job cost sixty.",
      "It wouldn't buy the cab. Dale's was sixty-some, and that's not even the nice one.",
    ],
  },
  "own.tags-meant": {
    about: "what he meant about the tags on those trucks",
    says: [
      "Half of them are paper tags from two years ago.",
      "There's paper tags out there so old you can't read them. If they didn't buy the tag, they didn't buy insurance.",
    ],
  },
  "own.laid-up-want": {
    about: "whether he wants to hear about cover for lost wages",
    says: ["Some other day, let's get the cars done.", "I'd hear it sometime, with Katie there. One thing at a time."],
    more: ["My knees aren't getting any younger."],
  },
  "own.katie-drives-where": {
    about: "where Katie drives during the week",
    says: [
      "It's all school and ballgames, right around here.",
      "School, ball practice, the store, and my mom's in Broken Arrow. It's never far, just all day.",
    ],
  },
  "own.katie-how-drive": {
    about: "how Katie drives",
    says: [
      "She's careful, she's got the kids in there.",
      "She's a better driver than me. I'd never say it in the car.",
    ],
  },
  "own.katie-there": {
    about: "whether Katie is there and listening",
    says: ["No, it's just me, I'm at work.", "Katie's at home. I'll go over it with her at supper."],
  },
  "own.katie-ask": {
    about: "what Katie will ask him about the quote",
    says: [
      "She'll ask what it is by the month and what's the catch.",
      "Katie'll want the monthly, and she'll want it in writing. She did books, she reads everything.",
    ],
  },
  "own.where-standing": {
    about: "where he is while he talks",
    says: [
      "I'm out behind the school, by the gang box.",
      "I'm on the job, back of the school where it's quiet. Well, quieter.",
    ],
  },
  "own.break-ends": {
    about: "when his break is over",
    says: ["It's over at ten fifteen.", "Ten fifteen, but Dale won't holler. He's the one who told me to call."],
  },
  "own.phone-email-open": {
    about: "whether he can open the quote on the phone",
    says: [
      "It's on Katie's phone, mine just calls.",
      "Not on mine. Send it to the email and Katie'll open it at home.",
    ],
  },
  "own.write-down": {
    about: "whether he has something to write with",
    says: [
      "I've got a marker and a box lid, go ahead.",
      "Yeah, there's always a marker on me. It's going on cardboard, but I'll get it home.",
    ],
  },
  "own.five-days-feel": {
    about: "how he feels about having been rated for five days",
    says: [
      "It's my own fault, I guess, but they never asked.",
      "I don't like it. I could've called, and they could've asked.",
    ],
    more: ["How much would it have been, do you think?"],
  },
  "own.put-two-days": {
    about: "whether the agent may put down two days for the quote",
    says: ["Yeah, put two, that's the truth.", "Put down two. If the job changes I'll call you, now that I know."],
  },
  "own.route": {
    about: "which way he drives to the shop",
    says: ["I go 169 down to 44, and across.", "It's 169 and then 44. At five thirty there's nobody on it."],
  },
  "own.garage-why": {
    about: "why the cars are not in a garage",
    says: [
      "There's a one-car garage, and it's full of bikes and wire.",
      "It's a one-car, and I've got nineteen years of leftovers in it. Katie brings it up.",
    ],
    more: ["She'd park in there tomorrow if I cleared it out."],
  },
  "own.stolen": {
    about: "whether anything was ever stolen from the cars or the driveway",
    says: [
      "Just some change, one time, it wasn't locked.",
      "Somebody got my sunglasses and the change. Duke slept through it.",
    ],
  },
  "own.explorer-payment": {
    about: "what the Explorer costs a month and when it is paid off",
    says: [
      "It's three-ten a month, two and a half more years.",
      "Three-ten. Two and a half years and then Katie says we're taking a trip.",
    ],
  },
  "own.glass-want": {
    about: "whether he wants full glass coverage",
    says: [
      "I'd look at it, if it's a few dollars.",
      "They fixed mine when the deductible was lower. Put a price on glass and I'll see.",
    ],
  },
  "own.boat-trailer": {
    about: "whether he owns a boat, trailer or anything else with a motor",
    says: ["No, I fish off the bank.", "There's no boat. There's a mower, if that counts, and it doesn't run."],
  },
  "own.trampoline": {
    about: "what became of the trampoline",
    says: [
      "The wind took it, two years ago.",
      "It's gone. It went over the fence in a storm and nobody ever came asking.",
    ],
    more: ["The neighbor behind us still won't say he's got it."],
  },
  "own.dale-claim": {
    about: "how the matter of Dale's truck and the tree ended",
    says: [
      "They totaled it and he had a check in two weeks.",
      "He got his check in about two weeks. He's still sore about the truck, he liked that truck.",
    ],
    more: ["That's why I figured I'd call here."],
  },
  "own.tell-dale": {
    about: "whether the agent may tell Dale that he called",
    says: [
      "Sure, he'll act like he doesn't care.",
      "You can thank him. Send a card and he'll have it in the van the next day.",
    ],
  },
  "own.mom-drives": {
    about: "whether his mother drives and is insured by herself",
    says: [
      "She drives herself, and she's got her own policy.",
      "Mom's got a Buick and her own insurance. She only goes to church and the beauty shop.",
    ],
    more: ["Dad used to do all the driving, so she had to learn the turnpike at sixty."],
  },
  "own.cancel-how": {
    about: "whether he knows how to end the old policy",
    says: [
      "No, never did it, you'd have to tell me how.",
      "I'd want help with that. It comes off the account by itself, so I'd hate to pay twice.",
    ],
    more: ["Does it cost anything to quit early?"],
  },
  "own.cole-ready": {
    about: "whether Cole wants to drive",
    says: ["He's already asked for the Fusion.", "He wants a truck, and he's getting the Fusion. If it lives."],
  },
  "own.first-car": {
    about: "what his first car was",
    says: [
      "It was an '88 Ranger, three colors.",
      "An old Ranger I bought off my uncle for six hundred. I wired the radio myself, and that's how all this started, I guess.",
    ],
    more: ["Heater never worked, but the radio did."],
  },
};
