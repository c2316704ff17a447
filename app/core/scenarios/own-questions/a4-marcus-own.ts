import type { OwnQuestions } from "../answer-sheet.ts";

export const a4MarcusOwn: OwnQuestions = {
  "own.owe-more-how": {
    about: "how he came to owe more than the car is worth",
    says: [
      "The dealer said low monthly payment and I heard nothing after that.",
      "I stretched it, man. Low payment, no money down, and I signed on a tablet.",
    ],
  },
  "own.loan-terms": {
    about: "how long the car loan runs and what the payment is",
    says: [
      "It's two eighty-nine a month, for eighty-four months.",
      "Two eighty-nine, seven years. I'll be paying it off when Biscuit's retired.",
    ],
  },
  "own.gap-offered": {
    about: "whether the dealer offered gap coverage",
    says: [
      "They did, I thought they meant the store.",
      "I think so, there was a whole menu. I said no to everything with a dollar sign.",
    ],
  },
  "own.wings": {
    about: "whether the delivered food survived the pole",
    says: [
      "The wings made it, my bumper didn't.",
      "Yeah, I dropped them off hot. Dude even tipped, he never saw the back of the car.",
    ],
  },
  "own.pole-how": {
    about: "how he hit the pole",
    says: [
      "I backed into a pole, looking at my phone.",
      "It was raining, I was backing out behind the wing place, looking for the apartment number. Boom.",
    ],
  },
  "own.pole-told": {
    about: "whether he told the app or his insurer about the pole",
    says: [
      "Nobody knows but you and my buddy.",
      "I told no one. A thousand deductible on a six hundred dollar bumper, do the math.",
    ],
  },
  "own.buddy-garage": {
    about: "who fixed the car",
    says: [
      "That's Dre, he paints cars for a living.",
      "My buddy Dre from the gym. Did it right, you can't tell unless you touch it.",
    ],
  },
  "own.camera": {
    about: "what kind of camera he got after the pole",
    says: ["Yeah, a dash cam, forty bucks.", "A cheap dash cam, front and back. Mostly it's got me singing."],
  },
  "own.dent": {
    about: "where the dent on the left side comes from",
    says: ["Somebody's shopping cart, at the Fry's.", "That was a shopping cart, not me."],
  },
  "own.form-why": {
    about: "why he stopped the form at the mileage question",
    says: ["It kept asking stuff, so I bailed.", "I mean, it wanted my miles and I didn't like my own answer."],
  },
  "own.form-glitch": {
    about: "whether the online form stopped working",
    says: ["Nah, it worked, I just bailed.", "It was fine. It's on me, I got bored."],
  },
  "own.form-pleasure": {
    about: "why he did not put the deliveries on the form",
    says: ["I didn't see a box for burritos.", "Not gonna lie, I figured the other box costs more."],
  },
  "own.hum": {
    about: "whether the hum on the line is wind or a car",
    says: ["I'm at the gym, that's the fans.", "It's the gym. They've got fans the size of a helicopter in here."],
  },
  "own.overheard": {
    about: "whether anybody else can hear the call",
    says: ["Nobody's listening, we're good.", "I'm over by the mats by myself. One lady's got headphones in."],
  },
  "own.clients-want": {
    about: "what his training clients mostly want",
    says: [
      "They want their knees to stop hurting, honestly.",
      "Knees and backs. And arms, yeah, everybody wants arms.",
    ],
  },
  "own.trainer-tip": {
    about: "what exercise he would recommend the agent",
    says: [
      "Walk twenty minutes and do some rows.",
      "Get up every hour and do ten squats off your chair. That one's free.",
    ],
  },
  "own.what-food": {
    about: "what kind of deliveries he makes",
    says: [
      "It's food, burritos mostly.",
      "Just food. Burritos, wings, one guy who orders a single milkshake every Thursday.",
    ],
  },
  "own.worst-dish": {
    about: "which food is hardest to deliver",
    says: [
      "It's nachos, they turn to cardboard by the second light.",
      "Nachos. Soup's okay if you drive like there's a baby in the car.",
    ],
  },
  "own.bag": {
    about: "whether he uses an insulated bag or the heated seat",
    says: ["I use an insulated bag.", "An insulated bag, that's it."],
  },
  "own.which-app": {
    about: "which delivery app he works for",
    says: [
      "The big red app, Saturdays the green one.",
      "Red one weeknights, green one Saturdays. I don't run both at once, that's how you get lost.",
    ],
  },
  "own.which-nights": {
    about: "which nights and how late he delivers",
    says: [
      "Wednesday through Saturday, six to eleven.",
      "Four nights, Wednesday to Saturday, about six to eleven. Then I sleep four hours and go train people.",
    ],
  },
  "own.tired": {
    about: "whether he gets tired at the wheel",
    says: ["I get tired, but not asleep.", "Friday's rough. If I feel it, I shut the app off and go home."],
  },
  "own.delivery-pay": {
    about: "whether the deliveries pay well",
    says: ["It's decent, two fifty on a good weekend.", "Yeah, about two fifty on a decent weekend, before gas."],
  },
  "own.best-tip": {
    about: "what the best tip was",
    says: [
      "It was a hundred bucks, on Christmas Eve.",
      "A hundred, Christmas Eve, from a guy in a robe. Worst is doctors, don't ask me why.",
    ],
  },
  "own.deliver-how-long": {
    about: "how long he has been delivering and when he will stop",
    says: [
      "It's been about two years.",
      "Two years, since the car payment. I quit when the card's paid off, that's the plan.",
    ],
  },
  "own.taxes": {
    about: "whether he writes off the miles",
    says: [
      "I do now, my client told me to.",
      "The accountant I train made me start a log. I'd been tipping the government.",
    ],
  },
  "own.card-balance": {
    about: "how much is on the credit card",
    says: [
      "It's thirty-two hundred.",
      "About thirty-two hundred. Some of that's the couch and some of that's a dog surgery.",
    ],
  },
  "own.car-name": {
    about: "whether he has a name for his car",
    says: ["Tasha calls it the Wrapper, I don't.", "No, but Tasha says the Wrapper, because of the floor."],
  },
  "own.phones-at-lights": {
    about: "how many drivers he sees on the phone at lights",
    says: ["Everybody, man, every light.", "It's everybody. I honk at green like it's my third job."],
  },
  "own.company-asked": {
    about: "whether the present company ever asked about deliveries",
    says: [
      "No, it's an app, it never asked me anything.",
      "They never asked. There might've been a box, I was tapping pretty fast.",
    ],
  },
  "own.claim-denied": {
    about: "what it would mean to him if a delivery claim were denied",
    says: [
      "Hold up, I'd be paying for no car?",
      "I'd be done. Loan's still there, car's not, and I'm walking burritos.",
    ],
  },
  "own.app-covers": {
    about: "whether the delivery apps insure him while driving",
    says: ["No clue, I never read it.", "They say there's something. I've never met anybody who got a dime from it."],
  },
  "own.heard-denied": {
    about: "whether he knows anybody who was turned down after a delivery accident",
    says: [
      "One guy in the group chat, they ghosted him.",
      "There's a dude in our chat who got nothing for his Kia. I figured he left something out.",
    ],
  },
  "own.delivery-add-price": {
    about: "what he would pay to have the deliveries covered",
    says: ["Twenty or thirty, if it's real.", "I could do twenty-five more, as long as it's all under one-fifty."],
  },
  "own.deductible-choice": {
    about: "lower premium or lower deductible",
    says: ["Lower premium.", "The lower premium. I'd just drive it dented."],
  },
  "own.same-policy": {
    about: "whether he believes the two policies are the same",
    says: [
      "I figured it was, I only looked at the number at the bottom.",
      "I mean, it's car insurance and car insurance. Is it not the same?",
    ],
  },
  "own.quote-lied": {
    about: "what he told the website that quoted ninety-six",
    says: [
      "I said five thousand miles and no deliveries.",
      "I told it I park in a garage and drive to church. So maybe that's not my price.",
    ],
  },
  "own.tasha-car-deliver": {
    about: "whether Tasha would lend her car for deliveries",
    says: ["That's a whole conversation.", "Not with fries in it. She vacuums that thing."],
  },
  "own.tasha-deliver-opinion": {
    about: "what Tasha thinks of the night deliveries",
    says: [
      "She hates the smell more than the hours.",
      "She wants me home by ten and she wants the rent paid. Pick one.",
    ],
  },
  "own.tasha-rent": {
    about: "whether Tasha shares the rent",
    says: ["Yeah, we split it.", "Fifty-fifty. It went up a hundred and forty, so seventy each."],
  },
  "own.mom-help": {
    about: "whether he supports his mother with money",
    says: ["When I can, yeah.", "I send her a hundred when I've got it. She sends it back in tamales."],
  },
  "own.siblings": {
    about: "who his brothers and sisters are",
    says: [
      "I've got two little sisters, both in Tucson.",
      "Two younger sisters. One's a nurse, so she's the favorite.",
    ],
  },
  "own.dog-in-car": {
    about: "whether the Great Dane fits in the Civic",
    says: [
      "He fits if I fold the seats down.",
      "Seats down, head out the window. He came on one delivery and ate the pad thai, so that was that.",
    ],
  },
  "own.ad-clicked": {
    about: "what the ad he clicked promised",
    says: [
      "It said save four hundred dollars, so I clicked.",
      "Some ad, save four hundred bucks, with a lady high-fiving a baby. At two in the morning that works.",
    ],
  },
  "own.fix-use": {
    about: "whether the agent may change the form from pleasure to delivery",
    says: [
      "Yeah, fix it, before it bites me.",
      "Change it, man. Just tell me what it costs before you hit the button.",
    ],
  },
  "own.fix-miles": {
    about: "whether the agent may put down twenty thousand miles",
    says: [
      "Dang, twenty. Yeah, that's probably right.",
      "When you multiply it out like that, yeah. Put twenty and I'll hold my breath.",
    ],
  },
  "own.afraid-price": {
    about: "whether he is afraid of the price with the true answers",
    says: [
      "Little bit. I'm guessing one-sixty.",
      "I figure you'll say two hundred and I'll hang up. If it's under one-fifty we're friends.",
    ],
  },
  "own.undo-lie": {
    about: "whether he would have bought the cheap quote with the wrong answers",
    says: [
      "Probably, at like midnight, yeah.",
      "I had my thumb on it. Then it asked me to certify something and I got a bad feeling.",
    ],
    more: ["It said under penalty of something, and I put the phone down."],
  },
  "own.dealer-again": {
    about: "which dealer it was and whether he would go back",
    says: [
      "Never again, it was a lot out on Camelback.",
      "Some lot on Camelback with a gorilla balloon. I wouldn't go back, I went alone and I was tired.",
    ],
  },
  "own.gap-want": {
    about: "whether he wants gap coverage",
    says: [
      "If it's five bucks, yeah.",
      "Put it in and show me. Paying three grand for a car I don't have sounds like my luck.",
    ],
  },
  "own.upside-down": {
    about: "how he takes it that he would still owe three thousand on a wrecked car",
    says: ["Hold up, the bank still wants it?", "For real? I'd be paying two eighty-nine a month to walk."],
    more: ["And that gap thing is for this?"],
  },
  "own.refinance": {
    about: "whether he thought about refinancing the loan",
    says: [
      "It's eleven percent, and no, I never looked.",
      "Eleven percent. My accountant guy made a face when I told him.",
    ],
    more: ["He said call your credit union, like I have one."],
  },
  "own.pole-owner": {
    about: "whether the owner of the pole or the restaurant said anything",
    says: ["Nah, the pole won.", "A dude on his smoke break clapped. The pole didn't have a scratch."],
    more: ["He goes, you good? and I said nope."],
  },
  "own.pole-worry": {
    about: "whether he worries that the pole comes out",
    says: [
      "A little, yeah. Does it count?",
      "I figured it never happened if nobody wrote it down. You tell me if I've got to say it.",
    ],
    more: ["Real talk, that's why I never called them."],
  },
  "own.camera-caught": {
    about: "whether the dash cam ever caught something",
    says: [
      "It got a coyote with somebody's pizza.",
      "Mostly me missing notes. It did get a guy blowing a red on Indian School, and I sent that to everybody.",
    ],
  },
  "own.near-miss": {
    about: "whether he had close calls on deliveries",
    says: [
      "Yeah, a guy ran a red right in front of me.",
      "A lifted truck came through a red on Seventh, like a foot away. I sat in a parking lot and ate the guy's fries.",
    ],
    more: ["Then I told the customer they were out of fries."],
  },
  "own.uninsured-want": {
    about: "whether he wants uninsured motorist on the policy",
    says: ["If it pays me, leave it on.", "Yeah, leave that. I've seen who's on the road at eleven."],
  },
  "own.hospital-price": {
    about: "what he thinks a night in the hospital costs",
    says: [
      "My ER trip was twenty-two hundred, for a wrist.",
      "I went once for a wrist, two hours, twenty-two hundred bucks. They gave me a sandwich.",
    ],
    more: ["It was a bad sandwich, too."],
  },
  "own.six-grand-where": {
    about: "where he would get the six thousand deductible",
    says: [
      "It'd be a payment plan till I die.",
      "I don't have it. I'd put two on the card and make friends with the billing lady.",
    ],
  },
  "own.med-pay": {
    about: "whether he wants medical payments",
    says: ["Yeah, if it's a few bucks, put it in.", "See, that one I get. It fills in the part my plan doesn't."],
  },
  "own.hurt-before": {
    about: "whether he was ever hurt and could not train",
    says: [
      "Three weeks with the wrist, it was ugly.",
      "I was out three weeks with a wrist, climbing. Tasha covered the rent, and I hear about it at Thanksgiving.",
    ],
    more: ["I did do the dishes left-handed."],
  },
  "own.wages-want": {
    about: "whether he wants to hear about disability cover",
    says: ["Maybe later, one bill at a time.", "I'd listen to that, for real. Not today, though."],
  },
  "own.higher-limits": {
    about: "whether he would carry more than the minimum",
    says: [
      "Show me the step up, I'll look.",
      "If it's like ten bucks, do it. I'm not paying thirty to protect a guy in a Tesla.",
    ],
  },
  "own.wages-garnish": {
    about: "whether he knew that his pay can be taken after a crash",
    says: ["No way, out of my check?", "I thought you had to own stuff. So they'd be taking burrito money."],
    more: ["For how long can they do that?"],
  },
  "own.rental-want": {
    about: "whether he wants rental coverage",
    says: [
      "Keep the rental, that one's worth it.",
      "If the car's down I'm down, so yeah. Can I deliver in it, though?",
    ],
  },
  "own.towing-want": {
    about: "whether he wants roadside assistance",
    says: [
      "My girlfriend comes now, so yeah, add it.",
      "Right now roadside is Tasha in pajamas. For two bucks, add it and save my relationship.",
    ],
  },
  "own.tracking-okay": {
    about: "whether an optional app that is only on offer is all right",
    says: ["If it's optional, we're good.", "Skip it, man. I appreciate you saying it up front."],
  },
  "own.app-see": {
    about: "what an app would see at night",
    says: [
      "It'd see eleven p.m. and forty stops.",
      "It's all stop, go, U-turn, park by a hydrant. I'm careful, it just looks insane from space.",
    ],
  },
  "own.orders-night": {
    about: "how many deliveries he makes in a night",
    says: [
      "It's ten or twelve on a good night.",
      "Like twelve on a Saturday, seven on a Wednesday. Every one's upstairs, I swear.",
    ],
  },
  "own.deliver-area": {
    about: "where in Phoenix he delivers",
    says: [
      "It's mostly midtown and Arcadia.",
      "Midtown, Arcadia, sometimes Scottsdale because they tip. I stay off the freeway if I can.",
    ],
  },
  "own.parking-tickets": {
    about: "whether he gets parking tickets on deliveries",
    says: [
      "Just one, by the hospital, forty bucks.",
      "One parking ticket, and I was gone two minutes. The lady didn't even tip.",
    ],
    more: ["It was a salad. Who gets a salad at ten at night?"],
  },
  "own.phone-mount": {
    about: "how he follows directions while driving",
    says: [
      "It's on a mount now, since the pole.",
      "I got a mount on the dash after the pole. The app talks and I yell back.",
    ],
  },
  "own.summer-car": {
    about: "how the car does in the heat",
    says: [
      "The AC works, that's why we're together.",
      "It runs all summer and I've had two batteries in two years. The steering wheel's a weapon.",
    ],
  },
  "own.spot-safe": {
    about: "whether the covered parking spot is safe",
    says: ["It's been fine, mostly.", "Somebody took my gym bag once. I hope they like wet towels."],
  },
  "own.chat-bubble": {
    about: "whether he ever asked the chat bubble for help",
    says: [
      "I asked why it went up and it sent a thumbs-up.",
      "It told me, great question, Marcus. Then it asked me to rate the chat.",
    ],
    more: ["I gave it one star, and it said great question again."],
  },
  "own.start-ninth": {
    about: "from when the new policy should start",
    says: ["The ninth, so I don't pay twice.", "Start it on the ninth. Happy birthday to me, I got insurance."],
  },
  "own.cancel-app": {
    about: "whether he knows how to cancel the app policy",
    says: [
      "Nope, but I bet it's not two taps.",
      "I'd need you to walk me through that one. Getting in was two taps, getting out's probably a maze.",
    ],
  },
  "own.tasha-bundle": {
    about: "whether he and Tasha would put the cars on one policy",
    says: [
      "By itself, maybe till there's a ring.",
      "She's with her dad's company and she's not leaving. Sharing a policy is like a bigger step than the dog.",
    ],
  },
  "own.ring-plan": {
    about: "whether he plans to propose",
    says: ["When the card's paid off, yeah.", "We're four years in and I've got a jar. Don't tell her about the jar."],
    more: ["It used to be a protein tub."],
  },
  "own.birthday-plan": {
    about: "what he does for his thirtieth birthday",
    says: [
      "I'm climbing, then I'm eating a whole pizza.",
      "Tasha's planning something and she's bad at secrets. I'm taking the night off from deliveries, that's the gift.",
    ],
  },
  "own.renters-want": {
    about: "whether he wants to hear about renters insurance",
    says: [
      "Just the car today.",
      "If it makes the car cheaper, sure. Nobody's carrying those kettlebells down two flights, though.",
    ],
  },
  "own.dog-surgery": {
    about: "what the dog's operation was",
    says: ["He ate a sock, it was nineteen hundred.", "A sock. Nineteen hundred dollars, and he'd do it again."],
    more: ["It was Tasha's sock, so we split it."],
  },
  "own.dog-night": {
    about: "who takes care of the dog while he delivers",
    says: [
      "My girlfriend's got him, they watch baking shows.",
      "He's with Tasha. He takes the stairs like a couch falling down.",
    ],
  },
  "own.school-unfinished": {
    about: "why he did not finish college",
    says: [
      "The money ran out and the gym hired me.",
      "The gym offered me a job and I was broke. I'd finish it one day, if the credits don't expire.",
    ],
  },
  "own.tucson-drive": {
    about: "how often he drives to Tucson",
    says: [
      "It's about once a month.",
      "Once a month, two hours down the 10. I come back with a trunk full of tamales.",
    ],
    more: ["You want some? She always asks."],
  },
  "own.accountant-look": {
    about: "whether his client the accountant will look at the quote",
    says: [
      "Yeah, I'll show him between sets.",
      "I've got him Monday at six. He'll read it on the rower, he reads everything.",
    ],
  },
  "own.next-client": {
    about: "who his next client is",
    says: [
      "It's Linda, she's sixty-eight and stronger than me.",
      "Linda's next, and she's never on time. You've got a few minutes.",
    ],
  },
  "own.speaker": {
    about: "whether he can take the phone off speaker",
    says: ["You're off it now, is that better?", "My bad, I had you on the bench press. You're on my ear now."],
  },
  "own.text-quote": {
    about: "whether he can look at the quote on his phone right now",
    says: ["Text it, I'm looking right now.", "Send it over. No PDF, though, this phone hates those."],
  },
  "own.sign-phone": {
    about: "whether he would sign on the phone",
    says: [
      "Yeah, but I'm reading it this time.",
      "On the phone's fine. Last time I signed a screen I got eighty-four months, so give me a night.",
    ],
    more: ["Tasha would want to read it too, honestly."],
  },
  "own.lunch": {
    about: "what he had for lunch instead of higher limits",
    says: [
      "It was a chicken burrito, and I stand by it.",
      "Chicken burrito, extra rice. So I'm underinsured by one burrito.",
    ],
  },
};
