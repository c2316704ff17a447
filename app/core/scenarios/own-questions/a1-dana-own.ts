import type { OwnQuestions } from "../answer-sheet.ts";

export const a1DanaOwn: OwnQuestions = {
  "own.told-company": {
    about: "whether the present company was told that she drives in only two days a week",
    says: ["No, I never told them.", "I didn't tell them. It never crossed my mind that they'd care."],
    more: ["Should I have?"],
  },
  "own.march-what": {
    about: "what happened to the car in March",
    says: [
      "It was the transmission, nobody hit us.",
      "No accident, the transmission quit. So maybe the insurance wouldn't have counted it anyway.",
    ],
    more: ["It made a noise for two weeks first, and we pretended not to hear it."],
  },
  "own.march-car": {
    about: "which car had the transmission trouble",
    says: [
      "It was the Accord, Greg's.",
      "The Accord, the one that smells like mulch. It picked the first nice week of spring.",
    ],
  },
  "own.march-repair": {
    about: "what the transmission repair cost",
    says: [
      "It was twenty-nine hundred, with the rebuilt one.",
      "Twenty-nine hundred. It went on a card, and we finished paying it off in September.",
    ],
  },
  "own.march-rental-cost": {
    about: "what the nine days of rental cost",
    says: [
      "It was three hundred and something.",
      "Three hundred and change, and that was for the smallest thing on the lot.",
    ],
    more: ["Greg is six foot two. He looked like a circus act."],
  },
  "own.no-rental-who": {
    about: "who told her there was no rental coverage",
    says: [
      "Somebody at the 800 number told me.",
      "I called the 800 number from the repair shop, and she said it was an optional coverage I'd declined.",
    ],
  },
  "own.deductible-whose": {
    about: "whose idea the thousand dollar deductible was",
    says: [
      "It was their idea, they said it would save money.",
      "Theirs. It popped up on the renewal as a way to save, and I clicked it.",
    ],
    more: ["It saved six bucks a month."],
  },
  "own.deductible-lower": {
    about: "whether she would go down to a five hundred deductible",
    says: [
      "Maybe, show me what five hundred would cost.",
      "If it's six bucks a month the other way, I'd take the five hundred.",
    ],
  },
  "own.called-before": {
    about: "whether the present company called before the increase",
    says: [
      "There was no call and no email.",
      "No, nobody called. I opened an envelope and it was just higher, and that's what got me.",
    ],
  },
  "own.raised-before": {
    about: "whether the price had been raised in earlier years as well",
    says: [
      "It's gone up a little every year, but never like this.",
      "A little here and there, twenty, thirty dollars. This one was a jump.",
    ],
  },
  "own.asked-company": {
    about: "whether she asked the company about the raise",
    says: [
      "I did call, and somebody read me the same letter.",
      "Yes, I called them. She read me the letter I was holding in my hand.",
    ],
  },
  "own.hold-time": {
    about: "how long she was on hold with the company",
    says: ["It was twenty-five minutes on hold.", "Twenty-five minutes, and then about two minutes with a person."],
    more: ["I did a whole stack of billing while I waited."],
  },
  "own.one-page": {
    about: "whether a side by side comparison on one page would help",
    says: ["Yes, one page would really help.", "Two columns on one page, and I'm happy. I live in spreadsheets."],
  },
  "own.match-limits": {
    about: "whether she wants a quote with exactly her present limits too",
    says: [
      "Yes, run the matching one too, so I can see what the extra costs.",
      "Do both, please. Then I know if it's you or the coverage that's forty dollars more.",
    ],
  },
  "own.agent-florida": {
    about: "how she learned that her former agent had moved away",
    says: [
      "I found out from a voicemail that wasn't his.",
      "I called his number and it was somebody else's voicemail.",
    ],
  },
  "own.agent-florida-then": {
    about: "what she did after the agent left",
    says: [
      "We went online and did it ourselves.",
      "I found the cheapest one on the computer and that was that. I figured at least a website can't move to Florida.",
    ],
  },
  "own.form-asked": {
    about: "whether the online form asked about commute days or breakdowns",
    says: ["Huh, no, the form never asked me that.", "It asked my birthday and my cars. Nothing about my commute."],
  },
  "own.online-quote-limits": {
    about: "what coverage the online quote was for",
    says: [
      "I put in the same numbers that are on my card.",
      "It was the same boxes, I think. I copied them off my ID card.",
    ],
  },
  "own.online-pestered": {
    about: "whether she got calls after the online quote",
    says: ["Oh yeah, it's two texts a day.", "Texts, emails, a guy named Brandon. I blocked Brandon."],
  },
  "own.uninsured-why": {
    about: "why she turned the uninsured motorist cover down",
    says: [
      "I thought it was for the other person.",
      "I thought it paid the other driver, so I thought, why would I buy that. And I'm careful.",
    ],
  },
  "own.uninsured-side": {
    about: "whether she thought that cover pays the other driver",
    says: ["Yes, I had that exactly backwards.", "I did. So it pays us, okay, that's different."],
  },
  "own.uninsured-add": {
    about: "whether she would put it back on for about ten dollars a month",
    says: ["Okay, yes, leave it on.", "For ten dollars, leave it on. I've seen how people drive on 270."],
  },
  "own.clicked-who": {
    about: "who filled in the policy online back then, she or Greg",
    says: ["That was me, at the kitchen table.", "I did it. Greg was asleep on the couch by eight-thirty."],
  },
  "own.limits-meaning": {
    about: "whether she knows what 50/100/25 means",
    says: ["No, I really don't know what they mean.", "I know they're in thousands. After that I'm guessing."],
  },
  "own.limits-after-house": {
    about: "whether anybody brought up the limits once they owned a house",
    says: [
      "No, nobody ever put those two together for me.",
      "Not once. The screen came up with what we'd always had, and I hit next.",
    ],
  },
  "own.home-days": {
    about: "which days she goes to the office",
    says: [
      "I'm in Tuesdays and Thursdays.",
      "Tuesdays and Thursdays, unless somebody calls in sick and I have to cover the desk.",
    ],
  },
  "own.home-since": {
    about: "since when she works from home three days",
    says: [
      "Since a year ago January.",
      "It'll be two years in January. So I guess they've been charging me for five days all that time.",
    ],
  },
  "own.home-how": {
    about: "how an office manager can work from home",
    says: [
      "It's the billing, I do that from home.",
      "Billing and insurance claims, it's quieter at home. Two girls cover the desk.",
    ],
  },
  "own.greg-rated": {
    about: "whether the company has Greg's long drive right",
    says: ["I doubt it, he worked closer when we signed up.", "Probably not. He was ten minutes from home back then."],
    more: ["Is that going to make it worse?"],
  },
  "own.source-patient": {
    about: "which patient recommended the agency",
    says: [
      "I can't tell you her name, she's a patient.",
      "No names, I'd get fired for that. She said you call back, so I looked you up.",
    ],
  },
  "own.fender": {
    about: "what the fender thing was",
    says: [
      "Somebody backed into me in a parking lot.",
      "A guy backed into me at Kroger, and his insurance paid. Ours just made the phone calls for me.",
    ],
  },
  "own.bundle": {
    about: "whether she would put house and cars together",
    says: [
      "Maybe later, let's get the cars right first.",
      "I'd look at it. It comes out of escrow, so I honestly don't know what we pay.",
    ],
  },
  "own.house-renews": {
    about: "when the homeowners policy renews",
    says: ["I think it's June.", "June, I believe, that's when the escrow letter comes."],
  },
  "own.emergency-fund": {
    about: "why there is only four hundred in the emergency fund",
    says: [
      "The transmission ate it.",
      "It used to be about two thousand. Then there was the transmission, and then there was Tyler's retainer.",
    ],
    more: ["And I work for a dentist."],
  },
  "own.tracking-why": {
    about: "why she does not want the driving app",
    says: [
      "I don't want my phone reporting on me.",
      "I'm in a carpool with five girls screaming. I don't need a computer to see how I brake.",
    ],
  },
  "own.carpool": {
    about: "who rides in the carpool",
    says: [
      "It's Maddie and four of her soccer team.",
      "Maddie's team, four girls and her. We moms take turns, nobody pays anybody.",
    ],
  },
  "own.tyler-test": {
    about: "why Tyler keeps putting off the test",
    says: [
      "He hates the part with the cones.",
      "It's the cones, the parking part. And he has a mother who drives him everywhere.",
    ],
  },
  "own.tyler-temps": {
    about: "whether Tyler has a learner's permit",
    says: [
      "Yes, he has his temps, that's all.",
      "He's got his temps, and we've been around the school lot maybe six times.",
    ],
  },
  "own.eleven-years": {
    about: "whether the company gives anything for eleven years of loyalty",
    says: [
      "No, not a dime that I can see.",
      "No. I said eleven years to the woman on the phone and she said, we appreciate your business.",
    ],
  },
  "own.seven-a-month": {
    about: "whether the forty dollars matter when seen by the month",
    says: [
      "No, seven dollars isn't the problem.",
      "Put like that, it's not the seven dollars. It's that I called to pay less.",
    ],
  },
  "own.warn-me": {
    about: "whether she wants a call before any future increase",
    says: [
      "Yes, a call first would be nice.",
      "That would be a first. Call me before the envelope and I'll be a lot nicer about it.",
    ],
  },
  "own.ask-list": {
    about: "whether she wants a written list of what to ask the other agents for",
    says: [
      "Yes, please write it down for me.",
      "Write it down and I can hold you all to the same thing. I'll make it a spreadsheet anyway.",
    ],
  },
  "own.other-calls": {
    about: "which others she wants to call",
    says: [
      "I haven't picked yet, one more online and somebody local.",
      "My brother-in-law has a guy, so I'll have to call his guy. I'm not expecting much.",
    ],
  },
  "own.loan-done": {
    about: "when the CR-V is paid off",
    says: [
      "It's paid off in two years.",
      "Two more years, three-eighty a month. I have a countdown in my spreadsheet.",
    ],
  },
  "own.transmission-noise": {
    about: "what the noise before the breakdown was",
    says: [
      "It was a whine, like a vacuum cleaner.",
      "It whined in second gear. Greg turned the radio up, that was his fix.",
    ],
  },
  "own.transmission-where": {
    about: "where the Accord broke down",
    says: [
      "It quit on 33, at five in the morning.",
      "On 33, in the dark, on Greg's way to the yard. He called me and I was in pajamas.",
    ],
    more: ["He hates calling anybody, so I knew it was bad."],
  },
  "own.tow-march": {
    about: "how the Accord got to the shop and what it cost",
    says: [
      "It got towed, for a hundred and sixty-five dollars.",
      "A hundred sixty-five, out of pocket. We didn't have towing either, it turns out.",
    ],
  },
  "own.shop-trust": {
    about: "which shop repaired the Accord and whether they were fair",
    says: [
      "It was a shop in Westerville, they were fair.",
      "A family place in Westerville, his wife runs the desk. I got two other quotes and they were both higher.",
    ],
    more: ["She and I compared billing software for twenty minutes."],
  },
  "own.fix-or-replace": {
    about: "whether they thought about replacing the Accord",
    says: [
      "We thought about it, and fixing was cheaper.",
      "I ran the numbers, and a payment would've been three-fifty a month. He keeps it till it dies again.",
    ],
  },
  "own.accord-now": {
    about: "whether the Accord runs well now",
    says: ["It's been fine, knock on wood.", "It runs, and it still smells like mulch. They couldn't fix that part."],
  },
  "own.card-interest": {
    about: "what the repair cost with interest on the card",
    says: [
      "It was about a hundred and ninety in interest.",
      "A hundred ninety, roughly. I moved it to a zero percent one in May, or it'd have been worse.",
    ],
    more: ["I made a chart of it going down."],
  },
  "own.rental-want": {
    about: "whether she wants rental coverage in the quote",
    says: [
      "Yes, put the rental on.",
      "If it's four dollars or so, on both. I don't want to see Greg in a tiny rental again.",
    ],
  },
  "own.rental-catch": {
    about: "what she thinks of rental coverage not paying for breakdowns",
    says: [
      "I wondered about that, so thanks for saying it.",
      "Honestly, that's good to know. The girl on the phone let me think I'd blown three hundred dollars.",
    ],
    more: ["I felt guilty about that for months."],
  },
  "own.letter-wording": {
    about: "what the renewal letter says besides the number",
    says: [
      "It says rates reflect many factors, and that's it.",
      '"Your rate reflects many factors." I bill insurance for a living and I\'ve never seen fewer words.',
    ],
    more: ["I'd love to see even one of the factors."],
  },
  "own.read-limits-now": {
    about: "whether she can read the coverages from the page during the call",
    says: [
      "I can read it, what line do you want?",
      'It\'s right here in front of me. It says 50/100/25, then a thousand and a thousand, and then a lot of "declined."',
    ],
  },
  "own.told-greg-raise": {
    about: "what Greg said about the increase",
    says: [
      "He said, that's a lot, what's for dinner.",
      "Greg whistled and handed it back to me. That's how things get handled in this house.",
    ],
  },
  "own.others-up": {
    about: "whether people around her got increases too",
    says: [
      "Yes, half the front desk got one.",
      "Shelly's went up ninety and the hygienist's went up three hundred. So it's not just me, but it feels like me.",
    ],
  },
  "own.why-rates-sense": {
    about: "whether the explanation of rising rates makes sense to her",
    says: [
      "It does, I see what a crown costs now.",
      "That I understand, our fees went up too. We sent a letter that said why, though.",
    ],
  },
  "own.no-promise": {
    about: "how she takes it that the agent cannot promise the rate",
    says: [
      "I'd rather hear that than a promise.",
      "That's fair. I just want to hear it from you before I hear it from an envelope.",
    ],
  },
  "own.stay-if-drop": {
    about: "whether she would stay if they took the increase back",
    says: [
      "I might, but I'd want the better limits now.",
      "Last week I'd have stayed. Now I know what isn't in there, so probably not.",
    ],
    more: ["And they'd have to call me, which they won't."],
  },
  "own.higher-limits": {
    about: "whether she would carry 100/300",
    says: [
      "If that's most of the forty, yes.",
      "With the house, I think I'd have to. It's been the same since we had a futon.",
    ],
  },
  "own.house-at-stake": {
    about: "how she takes it that the house could be at stake",
    says: [
      "Honestly, a little sick.",
      "That's our retirement, so I don't love it. How did nobody say that to me in eleven years?",
    ],
    more: ["Does that happen a lot, really?"],
  },
  "own.property-25": {
    about: "whether twenty-five thousand is enough for the other car",
    says: [
      "No, not in that carpool line.",
      "Twenty-five wouldn't buy the front half of what's in the school lot. My own car cost more than that.",
    ],
  },
  "own.sick-leave": {
    about: "what she would live on if she were hurt",
    says: [
      "I've got ten sick days, and then it's Greg.",
      "Ten days, and that's it, we don't have disability. After that it's Greg's check and a lot of pasta.",
    ],
    more: ["You'd think a dental office would have it."],
  },
  "own.health-deductible": {
    about: "how big the health deductible is",
    says: [
      "It's four thousand for the family.",
      "Four thousand for all of us. I explain deductibles to people all day, and I still hate mine.",
    ],
  },
  "own.med-pay": {
    about: "whether she wants medical payments",
    says: [
      "If it's a few dollars, I'd like it for the carpool.",
      "That one makes sense to me. Show it on its own line so I can see it.",
    ],
  },
  "own.two-days-fix": {
    about: "whether the agent may use two days a week for her car",
    says: ["Yes, two days, that's not changing.", "Two days is right. It's in writing from my boss, so it's safe."],
    more: ["And does that bring mine down?"],
  },
  "own.greg-honest": {
    about: "whether the agent should put down Greg's long commute",
    says: ["Yes, put it down right.", "Put the real one. I don't want some adjuster asking how Greg got to Lancaster."],
    more: ["He likes to stop for coffee on the way, if that matters."],
  },
  "own.greg-where": {
    about: "where Greg's yard is",
    says: [
      "It's out by Lancaster, about thirty miles.",
      "Down 33 toward Lancaster, thirty miles each way. At five in the morning it's him and the deer.",
    ],
  },
  "own.deer": {
    about: "whether Greg ever hit a deer",
    says: [
      "Not yet, and I say that every morning.",
      "No, but he's come close twice. I'd have guessed a deer was collision, not comprehensive.",
    ],
    more: ["One of them looked right at him, he said."],
  },
  "own.home-like": {
    about: "how she likes working from home",
    says: [
      "I love it, I do claims in slippers.",
      "It's great till three, when the kids come in. Pickles sits on the denials.",
    ],
  },
  "own.commute-saved": {
    about: "how she feels about having been charged for five days",
    says: [
      "Annoyed, mostly at myself.",
      "I update everybody's address all day and never my own mileage. But they could've asked once.",
    ],
  },
  "own.email-open": {
    about: "whether she can open the comparison during the call",
    says: [
      "Yes, send it, I can see it on my phone.",
      "It'll open on my phone. At home I've got two monitors, so tonight it's you on the left and them on the right.",
    ],
  },
  "own.overheard": {
    about: "whether somebody listens to the call",
    says: [
      "No, I'm in the break room with the door shut.",
      "It's just me and somebody's leftover lasagna. You're fine.",
    ],
  },
  "own.greg-what-tell": {
    about: "what she will tell Greg tonight",
    says: [
      "I'll say it's forty more and it's actually insurance.",
      "I'll tell him it's seven a month and they can't take the house as easy. He'll nod.",
    ],
  },
  "own.folder": {
    about: "what her folder looks like and where this will go",
    says: [
      "It's got every policy since 2015, in order.",
      "There are tabs. Auto is green, house is blue, and Tyler's teeth have their own.",
    ],
    more: ["I know how that sounds."],
  },
  "own.brother-in-law-guy": {
    about: "who the brother-in-law's man is",
    says: [
      "Some golf buddy, his name's Chip.",
      "It's Chip, they golf. My brother-in-law says Chip will beat anybody, and he says it about his mattress guy too.",
    ],
  },
  "own.chip-ask": {
    about: "what she would need to hold the others to the same coverage",
    says: [
      "I'll read them your list. If Chip skips a line, I'll know.",
      "If it's cheaper I'll send it to you, and you tell me what's missing.",
    ],
  },
  "own.tracking-offered": {
    about: "when she was offered the app",
    says: [
      "Last year, for ten percent, and there's a flyer every renewal.",
      "Every renewal there's a flyer, up to ten percent off. I put it in the recycling with the rest.",
    ],
  },
  "own.tyler-bill": {
    about: "what she has heard about the cost of a teen driver",
    says: [
      "I've heard fifteen hundred a year.",
      "Fifteen hundred, from a mom at soccer. So take all the time you want with those cones, Tyler.",
    ],
  },
  "own.tyler-drives-which": {
    about: "which car Tyler practices in",
    says: [
      "It's mine, the CR-V, around the school lot.",
      "My CR-V, at ten miles an hour. Nobody's told the company, so add that to the list.",
    ],
    more: ["Do I have to list him, with just the temps?"],
  },
  "own.bowling-green-car": {
    about: "whether Tyler would have a car at college",
    says: ["No car, he can take the bus.", "Nobody's buying him one. He'd have to pass the cones first."],
  },
  "own.retainer": {
    about: "what the matter with Tyler's retainer was",
    says: [
      "He threw it out with a lunch tray, four hundred dollars.",
      "It went in the cafeteria trash, and it was the second one. I got it at cost, and that was still four hundred.",
    ],
    more: ["They went through two bags with gloves on."],
  },
  "own.fund-goal": {
    about: "whether she is rebuilding the emergency fund",
    says: [
      "Slowly, a hundred a month.",
      "A hundred a month, when nobody loses anything. I want a thousand in there by spring.",
    ],
  },
  "own.loan-date-proof": {
    about: "whether she wants the lender informed of the change",
    says: [
      "Yes, please, you send it.",
      "If you send it to the bank, I love you already. They once charged me for their own insurance by mistake.",
    ],
    more: ["That took me four calls to get back."],
  },
  "own.cancel-how": {
    about: "whether she wants help canceling the old policy",
    says: [
      "Yes, write it and I'll sign it.",
      "I'm not sitting on hold again to quit. Send me a letter and I'll scan it back in five minutes.",
    ],
  },
  "own.pay-date": {
    about: "when she would want to pay",
    says: [
      "On the fifteenth, when I'm paid.",
      "The fifteenth works, that's payday. It's already in the spreadsheet as a bad day.",
    ],
  },
  "own.one-question": {
    about: "whether she would call with a question before Thursday",
    says: [
      "I'll email you, and I'll number them.",
      "Put your direct line in there, please. I'm not talking to Brandon.",
    ],
  },
  "own.who-explained": {
    about: "whether anyone at the dental office could explain car insurance",
    says: [
      'A little, I know what "declined" means.',
      "Dental's easier, nobody sues over a cleaning. But I know a deductible when I see one.",
    ],
  },
  "own.soccer-field": {
    about: "where the carpool goes and how far",
    says: [
      "It's four miles, and I've got Tuesdays.",
      "Four miles, on Tuesdays. The CR-V seats five, so somebody's mom follows with the extra one.",
    ],
  },
};
