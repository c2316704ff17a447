import type { OwnQuestions } from "../answer-sheet.ts";

export const c1ElenaOwn: OwnQuestions = {
  "own.patio-when": {
    about: "when the patio was built",
    says: ["We built the patio last summer.", "The patio, last July. Nobody's sat inside since."],
    more: ["It took ten weeks. He told me five."],
  },
  "own.patio-cost": {
    about: "what the patio cost to build",
    says: ["It was ninety thousand.", "Ninety thousand, with the fans and the bar top."],
    more: ["The steel alone was a third of it."],
  },
  "own.patio-ninety": {
    about: "that the patio cost nineteen thousand (misheard)",
    says: ["No, ninety. Nine-zero.", "Ninety, not nineteen. You want to see the loan?"],
  },
  "own.patio-builder": {
    about: "who built the patio",
    says: ["My brother-in-law built it.", "Luis's brother did it, he has a welding shop."],
    more: ["He was slow, but he's family, so I fed him for ten weeks."],
  },
  "own.patio-permit": {
    about: "whether the patio has permits and an inspection",
    says: [
      "Yes, it has the permit, and the city came twice.",
      "It's all signed. The city made me move a fan, that's all.",
    ],
  },
  "own.agent-knows-patio": {
    about: "whether the present agent knows about the patio",
    says: ["I don't think my agent knows, no.", "No, I never told him, and he never asked."],
    more: ["He'd have to come and eat to see it."],
  },
  "own.walked-through": {
    about: "whether the agent came by or asked anything before renewing",
    says: ["Nobody asked, I just got a link.", "He didn't ask me anything. A link, and nine percent more."],
    more: ["I could have opened a swimming pool, he wouldn't know."],
  },
  "own.walkin-why": {
    about: "why she signed the policy in the walk-in cooler",
    says: [
      "Because it's the only quiet place I have.",
      "It's cold and nobody follows me in there. I count limes and I sign things.",
    ],
  },
  "own.business-income-answer": {
    about: "what the agent said about business income",
    says: ["Nothing. My agent said that's extra.", "My agent said it's extra, then talked about the weather."],
  },
  "own.business-income-want": {
    about: "whether she would pay for business income cover",
    says: [
      "Yes, if it really pays my people, I'd pay for that.",
      "For that, yes. Show me the page where it says payroll.",
    ],
  },
  "own.fish-supplier": {
    about: "whether she would keep a supplier who raised prices without a reason",
    says: [
      "Not a chance, I'd call the other guy. With my insurance man it's different.",
      "No, I'd find another one by lunch. But my insurance man came when my father died.",
    ],
  },
  "own.dish": {
    about: "what an agent should order there",
    says: ["Order the lamb barbacoa.", "The lamb barbacoa, and don't ask for sour cream."],
    more: ["Sundays only, so plan your life."],
  },
  "own.owner": {
    about: "that she is the owner",
    says: ["Yeah, I'm the owner.", "You're speaking with her. It's my name on the sign."],
  },
  "own.delivery-crash": {
    about: "who would pay if a delivering server hit somebody",
    says: [
      "His insurance, I guess, but I never asked anybody.",
      "The server's insurance pays, no? Now you're making me nervous.",
    ],
  },
  "own.servers-paid": {
    about: "whether the servers get paid extra for deliveries",
    says: ["I give them cash for gas, and they keep the tips.", "It's informal, cash for gas at the end of the night."],
  },
  "own.servers-insurance": {
    about: "what insurance the servers have on their own cars",
    says: ["I have no idea, I never asked them.", "No idea. One of those cars has tape on the mirror, so I can guess."],
  },
  "own.delivery-count": {
    about: "how many deliveries a night",
    says: ["Twelve on a good night, two miles at most.", "It's ten or twelve a night, all in the neighborhood."],
  },
  "own.delivery-apps": {
    about: "why she does not use the delivery apps",
    says: [
      "No apps. They take thirty percent and bring it cold.",
      "I tried it for a month. They took thirty percent and the salsa arrived sideways.",
    ],
  },
  "own.cooking-region": {
    about: "which region the cooking comes from",
    says: [
      "It's Laredo, it's my mother's kitchen.",
      "Border food, from Laredo. My mother would say it's hers and I borrowed it.",
    ],
  },
  "own.hood-checked": {
    about: "when the fire suppression was last inspected",
    says: [
      "It was checked in January, the guy comes twice a year.",
      "In January. He comes twice a year and he hangs a tag on it.",
    ],
  },
  "own.hood-owner": {
    about: "whether hood and suppression are hers or the landlord's",
    says: [
      "It's mine. The building's his, the kitchen is mine.",
      "All mine, I paid for that hood before I paid myself.",
    ],
  },
  "own.ever-shut": {
    about: "whether the restaurant ever had to close",
    says: [
      "Yes, a pipe, two years ago. Nineteen days.",
      "Once, for a pipe. It was nineteen days and it felt like ninety.",
    ],
  },
  "own.closed-paychecks": {
    about: "how the staff was paid and where the money came from",
    says: [
      "I paid all fourteen, on a credit line.",
      "Out of my own pocket, meaning the credit line. I paid everybody.",
    ],
    more: ["I'm still paying it back."],
  },
  "own.credit-line-left": {
    about: "how much of the credit line is still owed",
    says: [
      "There's about eighteen thousand left.",
      "Eighteen, more or less. Rosa has a little thermometer drawn on the wall.",
    ],
  },
  "own.staff-stayed": {
    about: "whether the staff stayed during the closure",
    says: ["They stayed, every one of them.", "All of them stayed, because I paid them."],
  },
  "own.lupe-wait": {
    about: "whether the head cook would wait or leave in a long closure",
    says: [
      "She'd wait a month. Then she has to eat.",
      "Lupe, maybe a month. She has two kids, she can't wait for me forever.",
    ],
  },
  "own.lupe-years": {
    about: "how long the head cook has been there",
    says: ["Lupe's been with me nine years.", "Nine years. She was nineteen and she burned the rice."],
    more: ["I can't lose her."],
  },
  "own.staring": {
    about: "who in the kitchen is waiting for her",
    says: ["It's Lupe. She's always looking.", "Lupe needs me for the salsa, so go, but fast."],
  },
  "own.prepping": {
    about: "what they are prepping",
    says: ["Carnitas. And onions, always onions.", "We're doing carnitas and forty pounds of onions."],
  },
  "own.drywall": {
    about: "what drywall is",
    says: [
      "Yeah, it's wall, like paper and chalk.",
      "It's the cheap wall, the white boards. The cheapest thing in the room.",
    ],
  },
  "own.pipe-cause": {
    about: "why the pipe burst",
    says: [
      "It froze. It was February and the wall had no insulation.",
      "The freeze did it. The landlord says nobody's fault, and I say his wall.",
    ],
    more: ["It's copper now. I stood there and watched them do it."],
  },
  "own.slip-lady": {
    about: "what came of the lady who slipped",
    says: [
      "She bruised her hip, and they paid her doctor. That was the end.",
      "Nothing big came of it, they paid about two thousand and she still comes in.",
    ],
  },
  "own.father-trade": {
    about: "what her father did",
    says: ["He was a truck driver. He couldn't fry an egg.", "He drove a truck. My mother had the kitchen."],
  },
  "own.agent-came": {
    about: "what the agent did when her father died",
    says: [
      "He came to the rosary and stood in the back, with a hat.",
      "He drove to Laredo for the rosary. Three hours, and he never sold me anything that day.",
    ],
  },
  "own.rosa-numbers": {
    about: "whether the bookkeeper would give the agent the numbers",
    says: [
      "She'd call me first. She doesn't let go of paper.",
      "Rosa won't give you a napkin without asking me. Tell me what you need and I'll tell her.",
    ],
  },
  "own.lease-where": {
    about: "where the lease is, whether she can put it out",
    says: ["It's in the office, under the payroll.", "In the office. I'll put it out on the bar for you."],
  },
  "own.gallery": {
    about: "whether anybody asked about damage to the neighbor's art",
    says: [
      "No, nobody ever asked me that.",
      "Nobody asked. There's a picture in that window for twelve thousand dollars, and it's a cactus.",
    ],
  },
  "own.liquor": {
    about: "whether the policy covers the margaritas, liquor liability",
    says: [
      "I'd have to look. Nobody asked me about tequila.",
      "I don't know. They wrote it when we had beer and wine.",
    ],
    more: ["Luis cuts people off, he's good at that."],
  },
  "own.before": {
    about: "what she did before the restaurant",
    says: [
      "I cooked for other people.",
      "I worked in other people's kitchens. My mother had a place in Laredo, I started there at twelve.",
    ],
  },
  "own.fake-email": {
    about: "what made her notice the fake landlord email",
    says: [
      "He can't spell, and this one had commas. So I called him.",
      "The spelling. My landlord can't spell, and this one could.",
    ],
    more: ["They wanted the rent on a new account."],
  },
  "own.kids-take-over": {
    about: "whether the children will take over the restaurant",
    says: [
      "Mateo, maybe. Sofia wants an office with a window.",
      "My boy would do it, but first he finishes school. I don't push.",
    ],
  },
  "own.band-music": {
    about: "what kind of band plays on Fridays",
    says: [
      "It's a conjunto, accordion and a bajo sexto.",
      "Conjunto, four old men and an accordion. People dance between the tables.",
    ],
  },
  "own.ice-machine": {
    about: "whether the ice machine is fixed",
    says: ["No, he's been under it since nine this morning.", "Not yet. It makes a noise like a goat and no ice."],
  },
  "own.spoilage": {
    about: "whether a power outage ever spoiled the food",
    says: [
      "Once, in the big freeze. I threw out six thousand in meat.",
      "Yes, one time, and we grilled the rest in the alley for the whole street.",
    ],
    more: ["There's no generator, there's Luis and an extension cord."],
  },
  "own.increase-asked": {
    about: "whether she asked the agent why it went up nine percent",
    says: [
      "No, I didn't ask him, I paid it.",
      "I thought about asking why it went up, and then a busload of teachers walked in.",
    ],
  },
  "own.signed-read": {
    about: "whether she read the renewal before signing it",
    says: [
      "I read the price, and then I signed it.",
      "On a phone that small? I saw the number at the bottom and I signed.",
    ],
  },
  "own.signed-when": {
    about: "what day and hour she signed the renewal",
    says: [
      "I signed it the night before it renewed, around eleven.",
      "It was the last day of February, after we closed the kitchen.",
    ],
  },
  "own.agent-name": {
    about: "what her present agent is called",
    says: [
      "His name's Mr. Zamora, he has a little office on Nogalitos.",
      "It's Beto Zamora. Everybody over fifty in this town bought something from him.",
    ],
  },
  "own.agent-ordered": {
    about: "what the agent used to eat there",
    says: [
      "He had the enchiladas verdes, always, and he tipped in coins.",
      "Enchiladas verdes and a Big Red, every Thursday, table four.",
    ],
  },
  "own.agent-leave-feel": {
    about: "what her agent would say if she left him",
    says: [
      "He'd say nothing, and that's what would kill me.",
      "He'd notice when the bill came back. Then he'd say, mija, it's fine, and I'd feel terrible.",
    ],
  },
  "own.agent-office": {
    about: "whether there is somebody younger in the agent's office",
    says: [
      "There's a girl who answers, a different one every year.",
      "He has a nephew in there now. I know him from the link he sends.",
    ],
  },
  "own.pipe-found": {
    about: "who found the burst pipe and how",
    says: [
      "I found it, at six in the morning, with my keys in my hand.",
      "I opened the back door and the water came out to say hello.",
    ],
    more: ["There was a crate of limes floating by. I remember the limes."],
  },
  "own.pipe-valve-time": {
    about: "how long it took to shut the water off",
    says: [
      "It ran forty minutes, because nobody knew where the valve was.",
      "Forty minutes. It was behind the freezer, with a box of plates on top.",
    ],
  },
  "own.drywall-paid": {
    about: "how much the insurance paid for the pipe",
    says: [
      "They paid fifty-two hundred, minus the deductible.",
      "A little over five thousand for the wall, and they took their twenty-five hundred out first.",
    ],
  },
  "own.forty-one-parts": {
    about: "what the forty-one thousand was made up of",
    says: [
      "Sixteen was payroll, and the rest was the floor, the food and the rent.",
      "Payroll was sixteen. Then the floor, two coolers, the meat, and rent on a place I couldn't open.",
    ],
  },
  "own.landlord-rent": {
    about: "whether the landlord let her skip rent during the closure",
    says: [
      "No, he took the whole rent, on the first.",
      "He took all of it. He brought a fruitcake, in February, and he took the rent.",
    ],
  },
  "own.letter-said": {
    about: "what the insurance letter said",
    says: [
      "It said loss of income isn't part of the policy, on one page.",
      "The letter said they were sorry, and that lost income was not covered. I have it in the blue folder.",
    ],
  },
  "own.adjuster-came": {
    about: "whether an adjuster came to look at the damage",
    says: [
      "Yes, a young guy came after six days, and he was polite.",
      "He came on day six, with a tape measure. He measured the wall and nothing else.",
    ],
  },
  "own.reopen-day": {
    about: "how the day of reopening was",
    says: [
      "It was beautiful, there was a line to the corner.",
      "They were lined up down Presa, and I ran out of rice by one. I cried on the cash drawer.",
    ],
  },
  "own.luis-nineteen": {
    about: "what Luis did during the nineteen days",
    says: [
      "Luis laid the floor himself, with his brother.",
      "He did the floor on his knees at night, and he never once said I told you so.",
    ],
  },
  "own.mama-said": {
    about: "what her mother said about the pipe",
    says: [
      "She said, pay the cooks first and cry second.",
      "My mother told me to feed the plumber, and he'd come faster. She was right.",
    ],
  },
  "own.mama-place": {
    about: "whether her mother's place in Laredo still exists",
    says: [
      "No, it's closed, it's a phone store now.",
      "She closed it in 2009. There are phones in the window where the menudo was.",
    ],
  },
  "own.lupe-knows": {
    about: "whether Lupe knows how much Elena needs her",
    says: [
      "She knows, I gave her my keys and a raise.",
      "Lupe has the keys, a raise every January and my good knife. She knows.",
    ],
  },
  "own.lupe-offer": {
    about: "whether anybody has tried to hire Lupe away",
    says: [
      "Yes, a hotel on the river offered her two dollars more.",
      "One hotel did, last fall, and she told me before she told them no.",
    ],
    more: ["I matched one of the two dollars. The other one is that I don't yell."],
  },
  "own.patio-seats": {
    about: "how many seats the patio has",
    says: [
      "It's sixteen outside, and six stools at the bar top inside.",
      "Sixteen chairs. On a good night people stand, too.",
    ],
  },
  "own.patio-sales": {
    about: "what the patio brought in sales",
    says: [
      "Yes, it's about twenty thousand a month more.",
      "It added twenty thousand a month, more or less. Half of that is tequila.",
    ],
  },
  "own.patio-idea": {
    about: "whose idea the patio was",
    says: [
      "It was Luis's idea, and my signature.",
      "Luis wanted it for years. I said yes after the tourists started asking for a table outside.",
    ],
  },
  "own.patio-loan-who": {
    about: "who gave the loan for the patio",
    says: [
      "The credit union, sixteen hundred a month.",
      "My credit union gave it to us, seventy of the ninety. The other twenty was every dollar we had.",
    ],
  },
  "own.patio-landlord": {
    about: "whether the landlord agreed to the patio in writing",
    says: [
      "Yes, he signed one page, and he says it stays with the building.",
      "He signed it, sure. I build it, I pay it, and he keeps it when I go.",
    ],
  },
  "own.lease-end": {
    about: "when the lease ends",
    says: [
      "It ends in four years, with an option for five more.",
      "Four years left, and then five if I want them. I want them.",
    ],
  },
  "own.patio-falls": {
    about: "whether anybody got hurt on the patio",
    says: [
      "Nobody got hurt, but an umbrella flew once.",
      "No falls. One umbrella took off in a storm and landed in the gallery's bushes.",
    ],
  },
  "own.fire-pit-heat": {
    about: "whether there are heaters or fire on the patio",
    says: [
      "Yes, four of the tall ones, with propane.",
      "I have four propane heaters, and I lock them in the shed at night.",
    ],
  },
  "own.liquor-since": {
    about: "since when they serve hard liquor",
    says: [
      "We've had tequila since last July, with the patio.",
      "Since the patio, last summer. Before that it was beer, wine, and a very sad wine margarita.",
    ],
  },
  "own.bar-trained": {
    about: "whether the bar staff have the server training",
    says: [
      "Yes, all six servers and Luis, it's in a binder.",
      "All of them did it online. Luis took it twice, because he argued with the test.",
    ],
  },
  "own.bar-cutoff": {
    about: "whether there was ever trouble with a drunk guest",
    says: [
      "One bachelor party, and we put them all in a van.",
      "Only the one, some groom in a sombrero. Luis took his keys and fed him soup.",
    ],
  },
  "own.delivery-names": {
    about: "who the two delivering servers are",
    says: [
      "My servers Chuy and Daniela, twenty and twenty-four.",
      "Chuy's twenty and Daniela's twenty-four. He's the one with the tape on the mirror.",
    ],
  },
  "own.delivery-since": {
    about: "since when they deliver",
    says: [
      "We started last fall.",
      "Since last September. Chuy's cousin made the page for two hundred dollars and tacos.",
    ],
  },
  "own.delivery-stop": {
    about: "whether she would stop delivering if it were too dear to insure",
    says: [
      "If it's a thousand a year, I'd stop. If it's three hundred, I'd keep it.",
      "It depends what it costs. I'm not risking my house over twelve bags of tacos.",
    ],
  },
  "own.hired-auto-opinion": {
    about: "what she thinks of cover for the servers' cars",
    says: [
      "That one makes sense, put it on the list.",
      "It makes sense, and I don't like that it makes sense. I thought a car belongs to whoever drives it.",
    ],
  },
  "own.business-income-opinion": {
    about: "what she thinks of the explanation of business income",
    says: [
      "That's the one I needed, and nobody said it like that.",
      "So it pays the cooks. If he'd said it pays the cooks, I'd have bought it.",
    ],
  },
  "own.waiting-period": {
    about: "what she thinks of the seventy-two hour waiting period",
    says: [
      "Three days I can carry, nineteen I can't.",
      "I can do three days. I have twelve thousand and a freezer full of tamales.",
    ],
  },
  "own.same-policies": {
    about: "when she laid two policies next to each other",
    says: [
      "That was four years ago, at the bar, with a glass of wine.",
      "Four years ago, and I gave up on page three. The names were different, the rest was the same fog.",
    ],
  },
  "own.bank-caller": {
    about: "what the man from the bank did wrong",
    says: [
      "He called me Ellen, and then he read from a paper.",
      "He asked me if I had a business. I'd just said Casa Vargas, hold on.",
    ],
  },
  "own.blocked-caller": {
    about: "what the one who called every day wanted",
    says: [
      "He wanted to sell me card machines, every day at noon.",
      "It was card machines. He called at noon, in the lunch rush, fourteen days.",
    ],
  },
  "own.tuesday-bring": {
    about: "what the agent should bring or know for the visit",
    says: [
      "Bring one page and an appetite, and use the blue door.",
      "Come in by the blue door, with one page, not a folder. You've got till four, when the bar fills up.",
    ],
  },
  "own.email-phone": {
    about: "whether she can open an e-mail on her phone",
    says: [
      "I can, but my hands are full of lime, so not now.",
      "Yes, the phone opens everything. It's me who doesn't.",
    ],
  },
  "own.speaker": {
    about: "whether somebody else is listening",
    says: [
      "Yes, you're on the shelf by the salsa, and the whole kitchen hears you.",
      "You're on speaker. Lupe says you talk slow.",
    ],
  },
  "own.sofia-study": {
    about: "what the children study",
    says: [
      "Sofia's accounting and Mateo's business, both at UTSA.",
      "Accounting for her, so Rosa's nervous. Mateo's in business and mostly in bed.",
    ],
  },
  "own.cats": {
    about: "whether the alley cats have names",
    says: [
      "Three of them, and yes, they have names.",
      "There are three: Salsa, Verde, and the Mayor. The Mayor only eats brisket.",
    ],
  },
  "own.umbrella-opinion": {
    about: "whether she would want an umbrella after the explanation",
    says: [
      "Put it on the page with a price, and I'll look.",
      "Maybe. Since the margaritas a million doesn't sound so big anymore.",
    ],
  },
};
