import type { OwnQuestions } from "../answer-sheet.ts";

export const h3DeniseOwn: OwnQuestions = {
  "own.adjuster-who": {
    about: "who came to inspect the damage",
    says: ["An adjuster came, one man.", "It was a man named Pruitt. I wrote the time on the back of his card."],
    more: ["He was polite. He was also looking at his telephone."],
  },
  "own.adjuster-timed": {
    about: "how she knows it was eleven minutes",
    says: ["I noted when he arrived and when he left.", "It's in my notes. In at 2:10, out at 2:21."],
  },
  "own.adjuster-outside": {
    about: "whether the adjuster looked at the window well outside",
    says: ["He did not go outside.", "No, he never looked at the well itself. He looked at the carpet."],
    more: ["I offered him boots."],
  },
  "own.adjuster-photos": {
    about: "what the adjuster photographed",
    says: ["He photographed the carpet, once.", "One picture, of the carpet. I took forty-one."],
    more: ["Mine are dated. You may have them."],
  },
  "own.adjuster-said": {
    about: "what the adjuster told her before he left",
    says: ["He said I would hear from the office.", '"You\'ll get a letter." That was the whole of it.'],
  },
  "own.reason-explained": {
    about: "whether anybody explained the reason for the partial payment",
    says: ["No, nobody explained it to me.", "No. A form letter said surface water, and no one said what that means."],
    more: ["It isn't defined anywhere I could find."],
  },
  "own.surface-water-sense": {
    about: "how it strikes her that water over the ground is never in a home policy",
    says: [
      "It's a definition. It would have been useful in March.",
      "Then I finally have the sentence I asked for. I still don't like it.",
    ],
  },
  "own.nine-hundred-for": {
    about: "what the nine hundred dollars were meant to pay for",
    says: [
      "It said drying and removal, and nothing for the carpet.",
      "It was for fans and hauling, according to the letter. I found that rather a fine distinction.",
    ],
  },
  "own.agency-contacts": {
    about: "whom she dealt with at the agency about the claim",
    says: [
      "Four different people. I have their names, by date.",
      "It was never the same one. I can send you the list.",
    ],
  },
  "own.calls-count": {
    about: "how often she called about the claim",
    says: [
      "I called every week for three weeks.",
      "Weekly for three weeks, and twice in the last one. Somebody new each time.",
    ],
  },
  "own.called-back": {
    about: "whether anybody from the agency ever called her back",
    says: ["No one ever called me back.", "I was promised two callbacks. Neither took place."],
  },
  "own.appealed": {
    about: "whether she disputed the payment in writing",
    says: ["Yes, I wrote once, in May.", "I wrote in May and received the same form letter, with a new date."],
    more: ["I have not gone to the state. I considered it."],
  },
  "own.apology": {
    about: "whether an apology from the agency helps",
    says: ["It helps a little. It's the first one I've had.", "I accept it, thank you. I'd still like the letter."],
  },
  "own.manager": {
    about: "whether she wants a manager to call her",
    says: ["No, I'd like it explained in writing.", "No more calls, please. One letter from whoever is responsible."],
  },
  "own.since-water": {
    about: "how things have been since the water damage",
    says: ["It's been dry since, and I check.", "In order, thank you. I look at the window whenever it rains."],
  },
  "own.home-or-away": {
    about: "whether she was at home when the water came in",
    says: ["I came home to it.", "I was at choir. Carl was at a track meet, and we came home to it."],
    more: ["The laundry basket was floating."],
  },
  "own.water-depth": {
    about: "how deep the water stood in her lower level",
    says: [
      "About two inches, at the low wall.",
      "It was two inches by the window, less toward the stairs. I measured it.",
    ],
  },
  "own.cleanup": {
    about: "who did the cleanup",
    says: [
      "A company came with fans, and Carl carried the carpet.",
      "We hired a drying firm for three days. My sons did the lifting.",
    ],
  },
  "own.carpet-cost": {
    about: "what the new carpet cost",
    says: ["It was most of the 4,200.", "Twenty-nine hundred, installed. The rest was drying and baseboard."],
  },
  "own.basement-use": {
    about: "whether the lower level is in use again",
    says: ["Yes, we're using it again.", "We are. It's a den, a bath, the laundry, and the carpet is new."],
  },
  "own.furnace-wet": {
    about: "whether the furnace or water heater stood in the water",
    says: [
      "No, it stopped short of the furnace.",
      "It came within a yard of the furnace. That was luck, and I don't budget for luck.",
    ],
  },
  "own.hill-top": {
    about: "what is on top of the hill",
    says: [
      "They built townhouses, with a lot for their cars.",
      "It's asphalt now. It was a field, and since they paved it the water comes down to us.",
    ],
  },
  "own.hill-when": {
    about: "when the hill was paved",
    says: ["They paved it the summer before last.", "The summer of 2024. It took two springs to matter."],
  },
  "own.city-did": {
    about: "what the city did about the drain",
    says: [
      "No, they took the report, and that was all.",
      "They did nothing. I have a reference number and the same drain.",
    ],
  },
  "own.city-letter": {
    about: "whether a letter to the city from the agency would be welcome",
    says: ["Yes, you may write to them. Send me a copy.", "I'd welcome that. I'll give you the reference number."],
  },
  "own.neighbors-who": {
    about: "which neighbors had the fourteen inches",
    says: [
      "The Hoekstras, across the street and downhill.",
      "The couple across from us, the Hoekstras. They're retired.",
    ],
  },
  "own.neighbors-insured": {
    about: "whether the neighbors' damage was insured",
    says: [
      "No, theirs wasn't insured either.",
      "They had a homeowners policy, same as ours, and it paid nothing at all.",
    ],
    more: ["Thirty-eight thousand, he told Carl. At seventy-one."],
  },
  "own.bank-said": {
    about: "who told her flood insurance was not required",
    says: ["The bank said it wasn't required.", "It was the bank, in 1996. Not required, so I filed that under done."],
  },
  "own.agency-raised": {
    about: "whether the agency ever offered her flood insurance in nine years",
    says: ["No, not once in nine years.", "Never. There's a box on a form, and somebody checked it for me."],
  },
  "own.one-in-five-view": {
    about: "how the share of flood claims outside the zone strikes her",
    says: ["It's higher than I would have guessed.", "I would have said one in twenty. I'd like the source."],
  },
  "own.waiting-period": {
    about: "whether she knew a flood policy starts only after thirty days",
    says: ["I wasn't aware of the thirty days.", "That's news to me. Then it has to be in place by February."],
  },
  "own.steps": {
    about: "whether there are steps up to the front door or it is level",
    says: ["There are four steps.", "Four steps, brick, with a railing since my mother's hip."],
  },
  "own.well-fixed": {
    about: "why nothing has been done about the window well",
    says: [
      "Because the window isn't the cause. The street is.",
      "I had a quote for 2,600, and it didn't promise anything.",
    ],
  },
  "own.roof-plan": {
    about: "whether she was planning to replace the roof",
    says: [
      "Yes, the roof was planned for this summer.",
      "It was scheduled for July. Now it's scheduled for whenever there's money.",
    ],
    more: ["The bid was 14,200. I assume it has gone up."],
  },
  "own.could-pay": {
    about: "which deductible she could pay tomorrow",
    says: [
      "Two thousand. I could pay that tomorrow.",
      "Two thousand, from savings. The rest is for the roof, and I don't use a credit card that way.",
    ],
  },
  "own.sump-pump": {
    about: "whether she would have a sump pump put in",
    says: [
      "I'd consider it, if someone shows me it would have helped.",
      "Possibly. We never needed one in thirty years, and I'd want that in the comparison.",
    ],
  },
  "own.inventory": {
    about: "whether she keeps an inventory of belongings",
    says: [
      "Yes, I keep an inventory. It's updated every January.",
      "It's a spreadsheet, by room, with receipts scanned.",
    ],
  },
  "own.piano-where": {
    about: "whether the piano stands on the lower level",
    says: [
      "No, it's upstairs, thank heaven.",
      "The piano is in the living room. It would take four men to get it downstairs.",
    ],
  },
  "own.piano-plays": {
    about: "who plays the piano",
    says: ["I do, badly.", "I play for the choir, when needed. They're charitable about it."],
  },
  "own.choir": {
    about: "where she sings and which voice",
    says: ["At Trinity Lutheran. I'm an alto.", "Alto, at Trinity Lutheran, for twenty-two years."],
    more: ["We start on the Christmas music in August. It's wearing."],
  },
  "own.wedding": {
    about: "whom Paul marries and where",
    says: ["Her name is Megan. It's in May, in Holland, by the lake.", "He's marrying a nurse named Megan. I approve."],
    more: ["A hundred and ten guests. I was given the spreadsheet, naturally."],
  },
  "own.dog": {
    about: "why they have no dog although her husband would like one",
    says: [
      "Because I would be the one to walk it.",
      "He wants a retriever. I've told him after the carpet is paid for.",
    ],
  },
  "own.exclusion-timing": {
    about: "whether an exclusion should be mentioned right away",
    says: ["No. Never wait with that.", "Put it in the first paragraph. I'd have thought better of you all in April."],
  },
  "own.sister": {
    about: "what her sister says about the claim",
    says: [
      "My sister says I should have left in May.",
      "Joan would have hired a lawyer over 3,300 dollars. I can do arithmetic.",
    ],
  },
  "own.letter-name": {
    about: "which letter bore the agent's name",
    says: [
      "It was the form letter, with your name printed under it.",
      "The April letter, dated the second of May. I assume you did not write it.",
    ],
  },
  "own.letter-read": {
    about: "whether she could read the letter out",
    says: [
      'Yes. "Loss caused in part by surface water, which is not covered."',
      "I can, it's four sentences and two of them are the address. I'd rather you read your own copy.",
    ],
  },
  "own.check-when": {
    about: "how long it took until the payment came",
    says: [
      "It took five weeks.",
      "Five weeks and two days, in the same envelope as a survey. I did not fill out the survey.",
    ],
  },
  "own.check-cashed": {
    about: "whether she cashed the check",
    says: [
      "Yes, I deposited it, under protest.",
      'I deposited it and wrote "partial payment" on the copy. It paid for the fans.',
    ],
  },
  "own.paid-rest": {
    about: "how they paid the rest of the damage",
    says: [
      "It came from savings, from the roof money.",
      "We paid it out of the roof fund, by check. No credit was involved.",
    ],
  },
  "own.den-lost": {
    about: "what else was damaged besides the carpet",
    says: [
      "We lost a bookcase and two boxes of photographs.",
      "A bookcase, a rug, and two boxes of the boys' school things. I didn't list the boxes, there's no price for them.",
    ],
  },
  "own.photos-saved": {
    about: "whether the wet photographs could be saved",
    says: [
      "Some of them, Carl dried about half.",
      "About half of them. Carl hung them on a line in the laboratory at school, which I found rather dear.",
    ],
  },
  "own.mold": {
    about: "whether it was checked for mold",
    says: [
      "Yes, they measured it, and it was dry.",
      "The drying firm took readings for three days, and I have the sheet. Nobody from your side asked for it.",
    ],
  },
  "own.drying-firm": {
    about: "how the drying company was",
    says: [
      "They were punctual and clear.",
      "Very good, two young men who took their boots off. They explained more in an hour than your letter did.",
    ],
  },
  "own.carl-reaction": {
    about: "how her husband took it",
    says: [
      "He shrugged, and he let me be angry for both of us.",
      'Carl said, "Well, now we know," and went for a run. He\'s calmer than I am.',
    ],
  },
  "own.trust-now": {
    about: "whether she still trusts the company",
    says: ["Not entirely, no.", "I trust what's written. If you want the rest back, start with the letter."],
  },
  "own.forms-unsent": {
    about: "why she has not sent the forms to leave",
    says: [
      "Because the other company excludes the same thing.",
      "The price is nearly the same and so is the exclusion, so it would be only for satisfaction. I don't pay for that.",
    ],
  },
  "own.told-others": {
    about: "whether she told other people about the claim",
    says: [
      "Only if someone asks, and people do ask.",
      "I've told three people, with dates. I have not written a review, I don't do that.",
    ],
  },
  "own.expected": {
    about: "what she had expected the company to do",
    says: [
      "I expected an explanation before the letter.",
      "One person, one telephone call, and the page of the policy. I could have lived with the amount.",
    ],
  },
  "own.letter-wish": {
    about: "what should be in the letter she wants",
    says: [
      "It should have the clause, the reason and the arithmetic.",
      "The paragraph you relied on, how you reached nine hundred, and who decided. One page is sufficient.",
    ],
  },
  "own.again-do": {
    about: "what she would do if it happened again",
    says: [
      "I'd pay once more, and after that I'd be borrowing.",
      "I would photograph it, shut off the power and call you, in that order. I could pay it once more.",
    ],
  },
  "own.sandbags": {
    about: "whether they put up anything against the water since",
    says: [
      "Yes, a plastic cover, for twenty-four dollars.",
      "Carl put a cover on the well and there are six sandbags in the garage. He calls it the navy.",
    ],
  },
  "own.rain-since": {
    about: "whether there was a hard rain since",
    says: [
      "Yes, in July, and it stopped at the curb.",
      "There was one in July, it stood at the curb for an hour. We stood at the window the whole time.",
    ],
  },
  "own.floor-drain": {
    about: "whether water came up the floor drain as well",
    says: [
      "No, it came only through the window.",
      "The floor drain took water away, in fact. It was brown and it came in over the sill.",
    ],
  },
  "own.backup-known": {
    about: "whether she knew drain backup needs its own endorsement",
    says: [
      "I saw it in May, and it isn't on there.",
      "I learned that in May, along with the rest. If it's under six dollars a month, put it in the comparison.",
    ],
  },
  "own.flood-price-view": {
    about: "what she thinks of about forty dollars a month for flood",
    says: [
      "It's within the ceiling I had in mind.",
      "It's under fifty, so I'd consider it. What matters is what it pays on the lower level.",
    ],
  },
  "own.flood-basement": {
    about: "what she thinks of flood insurance paying little in a basement",
    says: [
      "Then that belongs on the first page.",
      "It's disappointing, and I'm glad you said it. I'd want a list, item by item, for that level.",
    ],
  },
  "own.flood-kind": {
    about: "whether she prefers the federal or a private flood policy",
    says: ["Quote both, and I'll read both.", "I've no preference, send me both forms. Whichever defines its terms."],
  },
  "own.stay-where": {
    about: "where they would live if the house could not be used",
    says: [
      "We'd go to a hotel, near my husband's school.",
      "A hotel, I suppose, my sons haven't the room. We never had to leave in April.",
    ],
  },
  "own.rebuild-enough": {
    about: "whether she thinks the rebuilding amount is enough",
    says: [
      "I'd rather not guess, show me how it's computed.",
      "I don't know, it's your figure. I'd like to see the cost per square foot behind it.",
    ],
  },
  "own.other-company": {
    about: "which other company she looked at",
    says: [
      "It was a national company, through their website.",
      "One of the large ones, online, in August. They asked about the claim and then offered me the same exclusion.",
    ],
  },
  "own.increase-asked": {
    about: "whether she asked about the premium increase after the claim",
    says: [
      "I asked, and was told it's automatic.",
      "I wrote and asked, and I was told it stays for five years. By then 725 of the nine hundred has come back to you, I've done the sum.",
    ],
  },
  "own.roof-leak": {
    about: "whether the old roof has ever leaked",
    says: [
      "No, it has never leaked.",
      "Not so far, the roofer gave it two more winters. I check the attic each time I check the window.",
    ],
  },
  "own.alarm-who": {
    about: "who monitors the alarm",
    says: [
      "It's a local firm, and I can send the certificate.",
      "A local firm, twenty-two a month. I added a water sensor in May, by the window.",
    ],
  },
  "own.august-where": {
    about: "where they go for the two weeks in August",
    says: [
      "We rent a cottage near Leland.",
      "The same cottage near Leland, since the boys were small. Mr. Hoekstra checks our house.",
    ],
  },
  "own.mother-doing": {
    about: "how her mother is doing",
    says: [
      "She's well, she's eighty-four and she wins at cards.",
      "She's comfortable, thank you, and sharper than the staff. I go every second Sunday, Joan takes the others.",
    ],
  },
  "own.ring-appraised": {
    about: "whether her mother's ring is appraised",
    says: [
      "Yes, at thirty-eight hundred, in 2021.",
      "It was appraised in 2021, thirty-eight hundred, and the paper is in the file. It is not on the policy, I noticed.",
    ],
  },
  "own.piano-value": {
    about: "what the piano is worth",
    says: [
      "It's an upright, about six thousand.",
      "An upright from 1990, six thousand to replace. I bought it used with my first bonus.",
    ],
  },
  "own.carl-retire": {
    about: "what her husband will do when he retires",
    says: [
      "He says he'll run and build birdhouses.",
      "June is only the summer, he has two more years of it. After that he threatens to cook.",
    ],
  },
  "own.carl-run": {
    about: "how much her husband runs",
    says: [
      "He runs six miles before breakfast.",
      "Six miles, every morning, in all weather. There's the river race in May, and I hold the jacket.",
    ],
  },
  "own.andrew": {
    about: "what her elder son does",
    says: [
      "He's an engineer, here in town.",
      "Andrew is a civil engineer, so he has views on that drain. He drew me a diagram.",
    ],
  },
  "own.son-drain": {
    about: "what her engineer son says about the drain",
    says: [
      "He says the inlet is too small for the lot above it.",
      "It was sized for a field, according to him, and it's now draining asphalt. He offered to tell the city, and I said not yet.",
    ],
  },
  "own.neighbors-sign": {
    about: "whether the neighbors would join a complaint",
    says: [
      "Yes, the Hoekstras would, and two others.",
      "I believe four households would sign. I've drafted it, it's waiting for month-end to pass.",
    ],
  },
  "own.work-insurance": {
    about: "whether she handles the insurance at her company",
    says: [
      "Yes, and that broker calls me back.",
      "I do, and he brings an agenda. I gave him as an example in my letter.",
    ],
  },
  "own.meeting-what": {
    about: "what the meeting on the hour is",
    says: [
      "It's the auditors, and I am never late for them.",
      "Inventory, with the auditors and the plant manager. He'd prefer that you kept me longer.",
    ],
  },
  "own.office-private": {
    about: "whether she can speak freely in her office",
    says: [
      "Yes, the door is closed.",
      "I'm in my office and alone. I would not discuss my own claim in front of staff.",
    ],
  },
  "own.email-open": {
    about: "whether she can open the email now",
    says: [
      "Yes, it's open. Go to the page you mean.",
      "I have it, and I've already found a typographical error. Proceed.",
    ],
  },
  "own.agenda": {
    about: "what should be on the agenda for the next call",
    says: [
      "April first, then the exclusions, then the price.",
      "Three items: the letter, what flood pays below grade, the cost. Send it the day before.",
    ],
  },
  "own.garden": {
    about: "what she grows in the garden",
    says: [
      "I grow roses, mostly, and beans for Carl.",
      "Roses along the south wall, and they liked the flood better than we did. They're mulched now.",
    ],
  },
  "own.month-end": {
    about: "how the month-end is going",
    says: [
      "It's on schedule, thank you.",
      "It closes on the fourth working day, as it always does. I'll be home by seven.",
    ],
  },
  "own.lansing-stay": {
    about: "why she stayed in Grand Rapids",
    says: [
      "I stayed because of Carl.",
      "Carl, he was my lab partner in the one science course I had to take. I got the higher mark.",
    ],
  },
};
