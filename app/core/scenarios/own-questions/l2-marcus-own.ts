import type { OwnQuestions } from "../answer-sheet.ts";

export const l2MarcusOwn: OwnQuestions = {
  "own.uncle-what": {
    about: "what he means about the uncle",
    says: [
      "He co-signed my student loan.",
      "My uncle signed with me, because nobody was giving a nineteen-year-old from Tucson money.",
    ],
  },
  "own.uncle-age": {
    about: "how old the uncle is",
    says: ["He's sixty-six, man.", "Sixty-six, and he drives a school bus. That's who they'd call."],
  },
  "own.uncle-knows": {
    about: "whether the uncle knows he could owe it",
    says: ["No, I doubt it. He did it at a barbecue.", "I don't think he knows, man. He signed it next to the grill."],
  },
  "own.loan-kind": {
    about: "whether the student loan is federal or private",
    says: ["It's private, from a bank.", "Private. Hold up, so my uncle'd owe it?"],
  },
  "own.cosign-release": {
    about: "whether he ever tried to get the uncle off the loan",
    says: ["No, I didn't know you could.", "I never asked. My credit's not exactly begging for it."],
  },
  "own.school-left": {
    about: "why he did not finish college",
    says: [
      "I ran out of money, and the gym was already paying me.",
      "Because I was learning squats from a slide. So I went and did them.",
    ],
  },
  "own.studio-name": {
    about: "what his own studio will be called",
    says: ["Ring the Bell. Don't laugh.", "It's called Ring the Bell, and yeah, there's an actual bell."],
  },
  "own.studio-where": {
    about: "where the studio will be",
    says: [
      "It's an old tire shop, off Indian School.",
      "There's a tire shop off Indian School that's empty. It already smells like a gym.",
    ],
  },
  "own.studio-cost": {
    about: "what the studio space would cost",
    says: [
      "It's eighteen hundred a month, and I need ten to start.",
      "Ten grand gets me in, and eighteen hundred a month after. I've got six of it.",
    ],
  },
  "own.gym-knows": {
    about: "whether the gym knows he may leave",
    says: ["No, so don't put it on a billboard.", "Nah. Tasha knows, Jenna and my eleven know, and now you."],
  },
  "own.noncompete": {
    about: "whether he signed something about taking clients",
    says: ["I clicked something, I never read it.", "I might have, I click a lot of stuff. I'd better look at that."],
  },
  "own.clients-come": {
    about: "how many clients would come along",
    says: ["It's eleven, for sure.", "Eleven said yes already. I made a list on my phone."],
  },
  "own.studio-liability": {
    about: "whether he has liability insurance as a trainer",
    says: [
      "The gym has that. On my own, I've got nothing yet.",
      "Not yet, no. I guess that's another call with somebody like you.",
    ],
  },
  "own.exam-why": {
    about: "whether it is the needle or the result that bothers him",
    says: [
      "It's what they'd find. My dad's heart.",
      "Not the needle, honestly. My dad had his at fifty-one and I don't want that on paper.",
    ],
  },
  "own.dad-now": {
    about: "how his father is doing and where he is",
    says: [
      "He's good, he's in El Paso with a new wife and a salad.",
      "My dad's fine, they split when I was ten. He walks five miles and calls me about it.",
    ],
  },
  "own.bills-who": {
    about: "who would be left with bills if he died",
    says: [
      "My mom, kind of. And Tasha with the rent.",
      "Tasha with the lease, my uncle with the loan, and my mom. Okay, that's a list.",
    ],
  },
  "own.jam": {
    about: "whether somebody would be in trouble without him",
    says: ["Just my mom, I send her money.", "My mom, yeah. I send her money every month."],
  },
  "own.mom-amount": {
    about: "how much he sends his mother",
    says: ["I send my mom four hundred a month.", "Four hundred, to my mom. She argues, then cashes it."],
  },
  "own.mom-disability": {
    about: "what is wrong with his mother",
    says: [
      "It's her back, from the mop bucket.",
      "Her back and her hands, from twenty years of offices. She's fifty-eight.",
    ],
  },
  "own.mom-lives": {
    about: "where his mother lives",
    says: [
      "She's in Tucson, in the same apartment.",
      "Down in Tucson, near my sister. I drive down every other Sunday.",
    ],
  },
  "own.siblings-help": {
    about: "whether the siblings help too",
    says: ["One does. When he feels like it.", "My brother, sometimes, and my sister does the driving."],
  },
  "own.siblings-takeover": {
    about: "whether the siblings could take over his share",
    says: ["Nobody. My sister's got three kids.", "Not really. My brother's got a boat payment, so, no."],
  },
  "own.know-me": {
    about: "whether he knows what the agent does",
    says: ["I know, life insurance, right?", "Jenna said life insurance. She said be nice."],
  },
  "own.jenna-said": {
    about: "what Jenna said about the agent",
    says: [
      "She said you don't push, and to give you ten minutes.",
      "That you're cool and you talk a lot. She's not wrong so far.",
    ],
  },
  "own.burpees": {
    about: "why he makes Jenna do burpees",
    says: ["Ha. She asked for it.", "Because she said she wanted arms. You don't get arms from talking."],
  },
  "own.leg-day": {
    about: "whether the next client does leg day",
    says: ["Ha, yeah. Squats, and she hates me.", "It's leg day, yeah, she's stretching and giving me a look."],
  },
  "own.gets-up": {
    about: "when he gets up",
    says: [
      "I'm up at four thirty.",
      "Four thirty, before the sun tries to kill me. In bed by ten if the tacos cooperate.",
    ],
  },
  "own.lease-left": {
    about: "how long the lease still runs",
    says: ["It's a year and a half.", "Another year and a half, both our names."],
  },
  "own.tasha-rent": {
    about: "whether Tasha could pay the rent alone",
    says: [
      "Not my girlfriend, not alone. She's said that.",
      "She couldn't, not on a hygienist's check and a Great Dane.",
    ],
  },
  "own.together": {
    about: "how long he and Tasha have been together",
    says: [
      "It's three years together, two in this place.",
      "Three years. She moved in two years ago with four plants and a label maker.",
    ],
  },
  "own.ring": {
    about: "whether marriage has come up",
    says: ["It comes up, at other people's weddings.", "Yeah, she brings it up and I go find the shrimp."],
  },
  "own.called-first": {
    about: "who would be called if he had an accident",
    says: [
      "Tasha first, then my mom.",
      "It'd be Tasha, she's on my lock screen. Then Mom, and I don't want to think about that call.",
    ],
  },
  "own.dog-who": {
    about: "who would take the dog",
    says: ["Tasha, I guess. He likes her better anyway.", "He'd stay with Tasha, he's already on her side of the bed."],
  },
  "own.dog-cost": {
    about: "what the dog costs a month",
    says: [
      "He's about a hundred sixty a month, in kibble.",
      "One-sixty in food. He's insured better than I am, no joke, Tasha did that.",
    ],
  },
  "own.delivery-insurer": {
    about: "whether the car insurer knows about the deliveries",
    says: ["No... wait, so that's a thing?", "They don't know. Nobody asked what's in my back seat."],
  },
  "own.delivery-take": {
    about: "what the deliveries bring",
    says: [
      "It's about sixty a night, after gas.",
      "Sixty on a slow night, ninety if there's a game. People tip when it's hot, and it's Phoenix, so I do okay.",
    ],
  },
  "own.gym-share": {
    about: "how much of the income comes from the gym",
    says: ["Like forty of the fifty-two.", "About forty is training, and twelve is burritos."],
  },
  "own.gym-forty-two": {
    about: "that forty-two of the income comes from the gym",
    says: ["Forty, not forty-two.", "No, it's forty from the gym. Twelve's the driving."],
  },
  "own.price-guess": {
    about: "what he thinks such a policy costs",
    says: ["Two, three hundred a month? I made that up.", "I don't know, like two hundred. I never saw a real number."],
  },
  "own.app-instead": {
    about: "whether he would rather buy it in an app than with an agent",
    says: ["A person's fine, if it's short.", "With an app I'd click next till I owned a boat. Let's do it like this."],
  },
  "own.climb-where": {
    about: "whether he climbs indoors or outdoors",
    says: ["Mostly the gym, with a partner.", "Mostly the gym, Queen Creek when it's cool. Always with a partner."],
  },
  "own.injured": {
    about: "whether he ever got hurt at work",
    says: [
      "Not at work. I did my shoulder climbing once, and it was six weeks of pointing.",
      "Not on the job, but a shoulder, climbing, two years ago. I coached with one arm and delivered with the other.",
    ],
  },
  "own.client-brother": {
    about: "whether the client's brother left a family",
    says: [
      "Yeah, a wife and a little kid.",
      "He left a wife and a little boy. They did a car wash to pay for the funeral.",
    ],
  },
  "own.dent": {
    about: "how the car got its dent",
    says: [
      "A shopping cart did it, at a Thai place.",
      "I was inside picking up pad thai, and a cart rolled into it. I still got five stars.",
    ],
  },
  "own.jenna-why-agent": {
    about: "whether he knows how Jenna came to the agent",
    says: [
      "She said you did hers when she had the twins.",
      "Yeah, the twins. She said you came to the hospital parking lot with a form and a muffin.",
    ],
  },
  "own.jenna-years": {
    about: "how long he has trained Jenna",
    says: [
      "It's two years with Jenna, three mornings a week.",
      "Two years now. She couldn't do a push-up, and last week she did eleven.",
    ],
  },
  "own.policy-opened": {
    about: "whether he ever opened the gym policy in the app",
    says: [
      "I opened it once, it was forty pages, I closed it.",
      "Once, by accident, looking for my pay stub. It said accidental something and I bounced.",
    ],
  },
  "own.mom-named-when": {
    about: "when he named his mother as the beneficiary",
    says: [
      "I put my mom on it three years ago, the day I signed up.",
      "It's been Mom since I went full time, three years. She doesn't know, and Tasha wasn't living with me yet.",
    ],
  },
  "own.split-beneficiary": {
    about: "to whom the money of a new policy should go",
    says: [
      "My mom gets half, Tasha a quarter and my uncle a quarter.",
      "Half for Mom, and the rest between Tasha and my uncle, till the loan's gone. I never did math like that before.",
    ],
  },
  "own.uncle-how-close": {
    about: "how close he is to his uncle",
    says: [
      "He's my mom's brother, and he taught me to drive.",
      "We're close, he's Mom's brother. My dad was in El Paso with his new wife, so my uncle signed for my loan.",
    ],
  },
  "own.loan-month": {
    about: "what he pays on the student loan a month",
    says: [
      "It's two-thirty a month, and nine years left.",
      "Two hundred thirty. I'll be thirty-eight when it's done, I checked.",
    ],
  },
  "own.private-opinion": {
    about: "what he thinks of the private loan landing on the uncle",
    says: [
      "That's messed up, it makes me want to fix it.",
      "That's the one that got me, not gonna lie. He's a bus driver, he can't eat nineteen grand.",
    ],
  },
  "own.loan-policy": {
    about: "whether he would buy a policy just for the loan",
    says: [
      "If it's like ten bucks, yeah, but then do Mom too.",
      "I'd do that for him, sure. But if I'm in there anyway, I'd want my mom in it.",
    ],
  },
  "own.mom-math": {
    about: "what he thinks of the sum the agent works out for his mother",
    says: [
      "Hold up, that much? I never added it up.",
      "That's crazy, it's just four hundred on the first. I never looked at it like that.",
    ],
  },
  "own.quarter-million": {
    about: "what he thinks of a quarter million for under twenty dollars",
    says: [
      "For real? That's less than my pre-workout.",
      "Under twenty, okay, that's a burrito and a half. I figured there'd be a catch.",
    ],
  },
  "own.catch": {
    about: "what catch he suspects",
    says: [
      "I figure it jumps up after a year, like my phone.",
      "That it starts under twenty and next year it's fifty. Everything I signed up for does that.",
    ],
  },
  "own.lock-price": {
    about: "whether it matters to him that the price is fixed",
    says: [
      "Yeah, that helps a lot, my income goes up and down.",
      "That matters, with the months I have. Give me one bill that sits still.",
    ],
  },
  "own.lose-interest": {
    about: "whether he would be mad to pay and never use it",
    says: [
      "Nah, if I'm alive at fifty I won't complain.",
      "A little, but same with car insurance. I'm not trying to crash to get my money's worth.",
    ],
  },
  "own.invest-what": {
    about: "what he invests in",
    says: [
      "I've got three hundred bucks in an app, and some of it's a joke coin.",
      "Real talk, it's three hundred dollars. The studio's the only investment I've got.",
    ],
  },
  "own.studio-lender": {
    about: "whether the landlord or a bank wants something signed for the studio",
    says: [
      "The landlord wants my name on a three-year lease.",
      "It's a three-year lease with my name on it, personally. The last four grand I'm saving from deliveries.",
    ],
  },
  "own.studio-partner": {
    about: "whether anybody opens the studio with him",
    says: [
      "It's just me, and Tasha does the schedule.",
      "Solo. Tasha's already made a spreadsheet, and Biscuit's the greeter.",
    ],
  },
  "own.studio-when-leave": {
    about: "when he would give notice at the gym",
    says: [
      "I'm thinking March, so I'd tell them in February.",
      "Notice in February, doors open first of April. That's the dream, don't quote me.",
    ],
  },
  "own.health-after": {
    about: "what health insurance he would have after leaving",
    says: [
      "The marketplace, I guess, I haven't looked.",
      "No clue yet. Tasha says it's two-something a month, and that's why I'm scared of your number.",
    ],
  },
  "own.disability": {
    about: "what he would live on if he could not work",
    says: [
      "I've got two grand and a girlfriend, that's it.",
      "Not long. When my shoulder went I delivered one-handed.",
    ],
  },
  "own.shoulder-cost": {
    about: "what the shoulder injury cost him",
    says: [
      "About two grand, between the copays and lost clients.",
      "Like two thousand. I never filed with the gym, I did it climbing.",
    ],
  },
  "own.climb-fall": {
    about: "whether he ever had a bad fall climbing",
    says: [
      "One slip, that was the shoulder, and the rope caught me.",
      "I swung into the wall once and landed on my shoulder. The rope did its job, I did the dumb part.",
    ],
  },
  "own.climb-question": {
    about: "whether he worries that climbing makes it dearer",
    says: [
      "I'd tell them, but I'm not giving it up for five bucks.",
      "It crossed my mind. I'll say it straight, gym mostly, ropes always.",
    ],
  },
  "own.asthma-when": {
    about: "when he last had asthma",
    says: [
      "It was gone by twelve, no inhaler since.",
      "I outgrew it at eleven, twelve. I run hills in Phoenix, trust me, it's gone.",
    ],
  },
  "own.dad-tests": {
    about: "whether he has had his own heart checked",
    says: [
      "They listened to it in the spring, and it's fine.",
      "The physical was clean, pressure and all. I kind of didn't mention my dad.",
    ],
  },
  "own.dad-smoked": {
    about: "whether his father smoked or lived badly",
    says: [
      "Yeah, a pack a day and gas station food.",
      "He smoked a pack a day and drove a truck. I'm kind of built as the opposite of that.",
    ],
  },
  "own.no-exam-opinion": {
    about: "what he thinks of applying without an exam",
    says: [
      "No nurse, I like it, for a buck or two more.",
      "That's more my speed. Just don't let me click next on the heart question.",
    ],
  },
  "own.honest-form": {
    about: "whether he would put his father's heart attack on the form",
    says: [
      "Yeah, I'd put it, I don't want it coming back on my mom.",
      "I'll write it. If they don't pay because I got cute, that's worse.",
    ],
  },
  "own.tasha-own": {
    about: "how much Tasha has at the dental office",
    says: [
      "She's got fifty thousand, and her folks are on it.",
      "Fifty, I think, double mine. It goes to her mom, and I'm not mad.",
    ],
  },
  "own.tasha-quote": {
    about: "whether Tasha would want a quote for herself",
    says: [
      "Probably, she'd sign before I would.",
      "She'd love that, she's got a folder. Do me first, though, so I don't look bad.",
    ],
  },
  "own.tasha-met": {
    about: "how he met Tasha",
    says: [
      "She cleaned my teeth and told me I don't floss.",
      "In her chair, with her hands in my mouth. She asked questions and I couldn't answer, so she did all the flirting.",
    ],
  },
  "own.tasha-folks": {
    about: "where Tasha's parents live",
    says: [
      "They're in Mesa, twenty minutes from her job.",
      "Her folks are in Mesa, in a house with a rule about dogs. So Biscuit's the problem.",
    ],
  },
  "own.lease-break": {
    about: "what it costs to break the lease",
    says: [
      "It's two months' rent, so forty-two hundred.",
      "Two months plus the deposit. And the deposit's gone, Biscuit ate the baseboards.",
    ],
  },
  "own.client-brother-age": {
    about: "how it hit him that a client's brother died at thirty-four",
    says: [
      "It was a motorcycle, and yeah, I drove slow for a week.",
      "A motorcycle, on the 17. His brother still came to train the next day and just sat there.",
    ],
  },
  "own.day-decide": {
    about: "on which day he will decide",
    says: [
      "Text me Friday, I'll know by then.",
      "Friday at two. I sleep on it, Tasha gets a vote, Friday you get an answer.",
    ],
  },
  "own.birthday-price": {
    about: "whether he knows that it gets dearer at thirty",
    says: [
      "No, I thought thirty was just sad.",
      "I didn't know that, so how much more? If it's a dollar I'm still having the party.",
    ],
  },
  "own.birthday-party": {
    about: "what he does for the thirtieth birthday",
    says: [
      "Tasha's got a taco truck, and I'm acting surprised.",
      "It's a surprise party, so I know everything. There's a taco truck and my mom's coming up.",
    ],
  },
  "own.mom-retire": {
    about: "whether his mother gets enough to live on",
    says: [
      "It's eleven hundred a month, so no, it's not enough.",
      "Eleven hundred, and her rent's eight-fifty. You see where my four hundred goes.",
    ],
  },
  "own.gym-own": {
    about: "how the gym is as an employer",
    says: [
      "It's a good spot, they just keep sixty percent.",
      "The boss is cool, no beef. I just did the math on what they keep when I do the yelling.",
    ],
  },
  "own.side-safe": {
    about: "whether he is careful when delivering at night",
    says: [
      "Mostly I'm fine, I quit by nine thirty.",
      "One dog chased me up a porch, that's the worst. I'm done by nine thirty because I turn into a pumpkin.",
    ],
  },
  "own.whos-around": {
    about: "whether somebody is listening",
    says: [
      "I'm outside by the bikes, nobody's listening.",
      "I stepped out in the parking lot. The only one hearing this is a pigeon.",
    ],
  },
  "own.text-summary": {
    about: "whether the agent should text a summary",
    says: ["Yeah, text it, three lines max.", "Text me, and put your name in it or I'll think it's a scam."],
  },
  "own.tuesday-tasha": {
    about: "whether Tasha should hear it on Tuesday",
    says: [
      "Just us, she's got her hands in somebody's mouth at two.",
      "Tasha works till five, so I'll give her the highlights. She'll write me questions, watch.",
    ],
  },
  "own.biscuit-gym": {
    about: "whether the dog may come to the gym",
    says: [
      "Not at Camelback, but at my place, sure.",
      "Not at Camelback, he leaned on somebody during deadlifts. At my place he gets his own mat.",
    ],
  },
  "own.train-agent": {
    about: "whether he would train the agent",
    says: [
      "Sure, seventy a session, and you'd survive the first one.",
      "I'd start you on walking and lying less to yourself. It's seventy bucks, first one's free.",
    ],
  },
};
