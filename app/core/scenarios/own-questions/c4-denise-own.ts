import type { OwnQuestions } from "../answer-sheet.ts";

export const c4DeniseOwn: OwnQuestions = {
  "own.worksheet-reader": {
    about: "that she is the one who reads the rating worksheets",
    says: ["It comes to me.", "Yes. Whatever arrives about insurance is opened here."],
  },
  "own.owner-in": {
    about: "whether Mr. Brandt is available",
    says: ["He isn't available. May I ask what this is about?", "No, he's on the floor until noon. You may tell me."],
    more: ["He asked me to keep such calls off his desk unless there is a number in them."],
  },
  "own.suspect": {
    about: "which of losses, payroll or job codes she suspects to be wrong",
    says: ["The codes, I would say.", "I'd suspect the codes. Two people were moved and no one told me why."],
  },
  "own.claims-closed": {
    about: "whether the injury claims are closed or open",
    says: ["One is still open.", "One closed, one open. It has been three years."],
  },
  "own.worker-back": {
    about: "whether the injured worker is back, at home or gone",
    says: [
      "He has been back for two years, at full duty.",
      "Both men are back. The one with the open file has been at full duty for two years.",
    ],
  },
  "own.injury-how": {
    about: "how the back injuries happened",
    says: [
      "They were lifting, both of them. Die plates, by hand.",
      "Both lifted die plates during a rush order. There is a hoist for that now.",
    ],
  },
  "own.adjuster-contact": {
    about: "who talks to the claims adjuster",
    says: ["I had assumed the broker did.", "I don't, and I couldn't swear that anyone does."],
  },
  "own.reserves-reviewed": {
    about: "whether the broker reviewed the reserves with the carrier",
    says: ["I couldn't say. Not in my presence.", "Not that I'm aware of. If he did, it isn't documented."],
  },
  "own.reserve-amount": {
    about: "what reserve is on the open claim",
    says: [
      "It was eighty-five thousand on the last loss run.",
      "The loss run says eighty-five thousand, the same as in the first year.",
    ],
  },
  "own.valuation-date": {
    about: "whether she knew when claims are valued for the mod",
    says: [
      "I did not know. Our broker arrives in September.",
      "No, I wasn't aware there was a date. That would be useful in writing.",
    ],
  },
  "own.mod-explained": {
    about: "whether anybody explained how the mod is made",
    says: ["No one has ever explained it to me.", "No. I see it on the invoice, and I pay it."],
  },
  "own.mod-cost": {
    about: "what the mod costs them a year",
    says: [
      "I worked it out once. About thirty-four thousand a year.",
      "Roughly thirty-four thousand, by my own arithmetic. No one has confirmed it.",
    ],
  },
  "own.auditor-basis": {
    about: "whether the auditor's basis was shown",
    says: ["No, I never heard why.", "Nothing was shown to me. I received a revised invoice."],
  },
  "own.techs-do": {
    about: "what the reclassified technicians do all day",
    says: [
      "They measure parts, in a separate room, with a door.",
      "They sit in the lab and use calipers. The only machine there makes coffee.",
    ],
  },
  "own.audit-dispute": {
    about: "whether she disputed the audit",
    says: [
      "I asked the broker to. I don't know that he did.",
      "I raised it with our broker and it wasn't mentioned again. We paid.",
    ],
  },
  "own.flagged-other": {
    about: "what else she flagged without result",
    says: ["The machine schedule, it's from 2017.", "The machine values, and the interruption limit. Both were noted."],
  },
  "own.values-reported": {
    about: "whether the outdated values were reported",
    says: ["Yes, I reported all four in writing.", "I did, in an email, with the invoices attached."],
  },
  "own.email-outcome": {
    about: "what came of that email",
    says: ["It was noted.", "The reply was one line. It said, noted, with thanks."],
  },
  "own.machines-worth": {
    about: "what the four new machines cost",
    says: ["It was one point nine million for the four.", "About 1.9 million, and one of them arrived last month."],
  },
  "own.press-one": {
    about: "whether everything runs through one big press",
    says: [
      "Yes, one press, and every part we ship has been under it.",
      "We have one press everything runs through. It doesn't have a name.",
    ],
  },
  "own.press-age": {
    about: "how old the press is",
    says: ["It's from 1996, six hundred tons.", "It came in 1996. It has outlasted three plant managers."],
  },
  "own.press-maintain": {
    about: "who maintains the press",
    says: [
      "Our own man, Walt, and the maker twice a year.",
      "There's Walt, he's sixty-three, and he has the drawings in his head.",
    ],
    more: ["I have asked him to put them on paper."],
  },
  "own.press-claim": {
    about: "what the press claim cost",
    says: [
      "It was fifty-two thousand, less the deductible.",
      "The repair was fifty-two thousand. We were down for two days.",
    ],
  },
  "own.part-flown": {
    about: "what the flown-in part cost",
    says: [
      "Thirty-one thousand for freight. It had its own seat, so to speak.",
      "It was thirty-one thousand, from Germany. The part itself was four.",
    ],
  },
  "own.penalty-paid": {
    about: "whether the penalty was ever paid",
    says: ["No, we came within a day of it once.", "Not so far. We shipped on the third day, at eleven at night."],
  },
  "own.backup-plan": {
    about: "whether there is a backup shop for the press work",
    says: [
      "Not on paper. Two owners shook hands at a trade show.",
      "There's one in Holland, informally. Nothing is signed.",
    ],
  },
  "own.second-press": {
    about: "what a second press would cost",
    says: [
      "About two point six million, installed.",
      "It was quoted at 2.6 million. It was then discussed, and discussed.",
    ],
  },
  "own.interruption-limit": {
    about: "what the business interruption limit is and whether it would last",
    says: [
      "We have it, but for a sum set in 2017. I doubt it.",
      "There is a limit. I can't show you how anyone arrived at it.",
    ],
  },
  "own.loyalty-call": {
    about: "who made the phone call about loyalty",
    says: [
      "It came from the broker, the same afternoon.",
      "The broker telephoned. He spoke about nineteen years, for eleven minutes.",
    ],
  },
  "own.golf": {
    about: "whether Mr. Brandt wins at golf against the broker",
    says: ["Mr. Brandt, invariably.", "He always wins, yes. Now that you ask, by two strokes."],
  },
  "own.fruit-basket": {
    about: "what happens to the fruit basket",
    says: [
      "It arrives with the renewal, and the clerk takes the pears.",
      "It goes to the break room. Every year in September, with the invoice.",
    ],
  },
  "own.commission": {
    about: "whether she knows what the broker earns",
    says: ["I asked once. He changed the subject.", "It has never been disclosed to me. I would like to see it."],
  },
  "own.brandt-number": {
    about: "what would make Mr. Brandt listen",
    says: [
      "A figure over twenty thousand, with the arithmetic.",
      "One large number on the first line. He doesn't turn pages.",
    ],
  },
  "own.succession": {
    about: "whether there is a successor to Mr. Brandt",
    says: [
      "There's a daughter, in engineering. Nothing has been announced.",
      "His daughter, possibly. He is sixty-six and doesn't discuss it.",
    ],
  },
  "own.committee": {
    about: "whether the safety committee has helped",
    says: ["No lost-time injuries since.", "They bought a hoist, and the backs stopped."],
  },
  "own.light-duty": {
    about: "whether return-to-work is written down",
    says: [
      "It isn't written, no. The foreman decides.",
      "Not in writing. It's a conversation, and it varies by foreman.",
    ],
  },
  "own.wire-fraud": {
    about: "how she caught the wire fraud",
    says: [
      "The owner, but it was signed with kind regards.",
      "His name was on it, with a polite closing. He has never been polite in an email, so I walked over and asked.",
    ],
  },
  "own.complaint": {
    about: "what the complaint was about",
    says: [
      "It was a dismissal, and it was settled. I'll leave it there.",
      "An employee disputed his dismissal. The settlement is confidential.",
    ],
  },
  "own.page-desk": {
    about: "to whose desk the page should go",
    says: ["To me, please, by email.", "Send it to my desk. If it holds up, I'll carry it to his."],
  },
  "own.loss-runs-who": {
    about: "who orders the loss runs",
    says: ["I request them from the carrier directly.", "I do. I ask every quarter, so it wouldn't attract attention."],
  },
  "own.coat": {
    about: "where to buy a winter coat in town",
    says: [
      "The farm store on Division. Ask for the lined ones.",
      "I'd go to the farm store on Division. They also sell excellent gloves.",
    ],
  },
  "own.choir-voice": {
    about: "what she sings in the choir",
    says: ["Alto, second row.", "I sing alto. We keep the others in tune."],
  },
  "own.press-wait": {
    about: "how long a new press takes",
    says: ["Nine months, if the maker isn't busy.", "They quoted nine months last time, from order to running."],
  },
  "own.broker-name": {
    about: "what the broker is called",
    says: [
      "His name is Gordon Pruitt. He has his own agency, on Cascade Road.",
      "Mr. Pruitt, of Pruitt and Sons. I have yet to meet a son.",
    ],
  },
  "own.renewal-meeting": {
    about: "how the renewal meeting in September goes",
    says: [
      "It lasts forty minutes, and thirty of those are about golf.",
      "He presents one price to Mr. Brandt and me. I ask three questions, and he promises to look into two.",
    ],
  },
  "own.broker-earlier": {
    about: "whether she asked the broker to come earlier",
    says: [
      "Yes, twice, and he said the market isn't ready before September.",
      "I asked in writing for July. He came on the fourteenth of September.",
    ],
  },
  "own.marketed-last": {
    about: "what came of the last time the account was marketed",
    says: [
      "We saved eleven percent and moved to Great Basin.",
      "The former carrier left the state, so he had to. It saved eleven percent, which I noted.",
    ],
  },
  "own.second-look-before": {
    about: "whether anybody else ever reviewed the program",
    says: [
      "In my seventeen years only a lender's consultant, once, and myself.",
      "A lender's consultant did once, for an afternoon. He returned the binder in the wrong order.",
    ],
  },
  "own.predecessor": {
    about: "who handled the insurance before her",
    says: [
      "It was Mr. Brandt's mother, until she was eighty.",
      "The owner's mother kept it, in a shoebox. I bought the binder.",
    ],
  },
  "own.before-brandt": {
    about: "where she worked before",
    says: [
      "I was with an accounting firm downtown, for thirteen years.",
      "At an audit firm, in town. Brandt was my client, and then my employer.",
    ],
  },
  "own.mod-former": {
    about: "what the mod was before",
    says: [
      "It was point nine four, five years ago.",
      "Point nine four, before that quarter. I had it framed, in a manner of speaking.",
    ],
  },
  "own.worksheet-have": {
    about: "whether she has the mod worksheet or would have to order it",
    says: [
      "I have last year's in the binder, three pages.",
      "It came with the audit, so I have it. It's three pages of columns without one sentence.",
    ],
  },
  "own.reclass-cost": {
    about: "what the reclassification of the two technicians costs",
    says: [
      "It was about nine thousand for the year.",
      "Roughly nine thousand, before the mod. With the mod it's nearer eleven.",
    ],
  },
  "own.all-six-techs": {
    about: "whether the other four technicians could be reclassified too",
    says: [
      "I would expect it, nothing stops him.",
      "They could, yes. The four do the same work, behind the same door.",
    ],
  },
  "own.closed-claim-cost": {
    about: "what the closed back claim came to",
    says: [
      "It closed at fifty-three thousand.",
      "Fifty-three thousand, paid and closed. So you see what is left on the other.",
    ],
  },
  "own.open-why": {
    about: "why the old claim is still open",
    says: [
      "I've been told a final doctor's report is missing.",
      "A physician's report, supposedly. No one has asked him for it since, to my knowledge.",
    ],
  },
  "own.reserve-opinion": {
    about: "what she thinks of the explanation of reserves",
    says: [
      "That's clear, and it's irritating.",
      "If that's so, we've been paying on an estimate for three years. I'd like to see it on the worksheet.",
    ],
  },
  "own.hoist": {
    about: "what the hoist cost and whose idea it was",
    says: [
      "It was fourteen thousand, and a press operator proposed it.",
      "Fourteen thousand. The man who asked for it had asked before the injuries, too.",
    ],
  },
  "own.committee-who": {
    about: "who sits on the safety committee",
    says: [
      "Two operators, a foreman, Walt, and I take the minutes.",
      "There are five of us, and I keep the minutes. Mr. Brandt came once, for the doughnuts.",
    ],
  },
  "own.carrier-discount": {
    about: "whether the carrier credits them for the committee",
    says: [
      "No, I don't believe anyone has told them.",
      "Not a cent. The minutes are on file here, and nobody has requested them.",
    ],
  },
  "own.duty-opinion": {
    about: "what she thinks of a written return-to-work program",
    says: [
      "I would write it tomorrow, if someone gave me a model.",
      "It's sensible. The foremen will say it's paper, and then it will save them a man.",
    ],
  },
  "own.press-maker": {
    about: "where the press comes from",
    says: [
      "It's German, from a firm near Stuttgart.",
      "From Germany. They build each one to order, which is why it takes nine months.",
    ],
  },
  "own.spare-parts": {
    about: "whether spare parts for the press are kept",
    says: [
      "We bought two of that part, and nothing else.",
      "There are two of the one that failed. The other four hundred parts are a matter of faith.",
    ],
  },
  "own.walt-retire": {
    about: "when Walt retires and who comes after him",
    says: [
      "He says two years, and there's an apprentice since spring.",
      "In two years, he says. There is a young man who follows him with a telephone and films him.",
    ],
  },
  "own.breakdown-have": {
    about: "whether equipment breakdown cover is on the program",
    says: [
      "Yes, it paid the press repair, with a limit of half a million.",
      "There is such an endorsement, for five hundred thousand. A new press would be five times that.",
    ],
  },
  "own.dies-owner": {
    about: "whose the dies are and whether they are insured",
    says: [
      "The customer owns most of them, about two million worth.",
      "Most belong to the automotive customer. The contract makes us responsible, and I'm not certain the policy does.",
    ],
  },
  "own.penalty-cap": {
    about: "whether the penalty has an upper limit",
    says: [
      "There is none that I can find, and I've looked.",
      "No cap. I multiplied it by nine months once, and closed the spreadsheet.",
    ],
  },
  "own.penalty-covered": {
    about: "whether the insurance would pay the contract penalty",
    says: [
      'I asked that once, and the answer was "probably."',
      "I don't believe so. He has the contract, and his reply was that it had never come up.",
    ],
  },
  "own.customer-name": {
    about: "who the largest customer is",
    says: [
      "I don't name customers on a first call.",
      "It's a supplier to the Detroit makers. I'd rather leave it there for now.",
    ],
  },
  "own.customer-know": {
    about: "whether the largest customer knows there is just one press",
    says: [
      "They know, and they've asked for a plan every year.",
      "Yes, and their auditor writes it down each January. We reply that it's under review.",
    ],
  },
  "own.schedule-email-when": {
    about: "when she wrote the e-mail about the four machines",
    says: [
      "I sent it in March of last year, and again last month.",
      "Twice: in March of last year, and last month when the fourth one came. Both are in the file.",
    ],
  },
  "own.coinsurance-opinion": {
    about: "what she thinks of the coinsurance penalty",
    says: [
      "I know the clause, I did not know he'd leave us exposed to it.",
      "I've read it. I took it to be theoretical, and you are making it less so.",
    ],
  },
  "own.llc-covered": {
    about: "whether the real-estate LLC is named on the policy",
    says: [
      "Yes, it's named, I had it added myself.",
      "It is, since 2016. It had been missing for eleven years before I read the page.",
    ],
  },
  "own.trucks-drivers": {
    about: "who drives the box trucks",
    says: [
      "Two of our own men, within sixty miles.",
      "They are employees, both over fifty. I pull the driving records each January.",
    ],
  },
  "own.recall": {
    about: "whether a part was ever defective or recalled",
    says: [
      "There was one sorting charge, for eight thousand, and no recall.",
      "We've had no recall. A burr cost us eight thousand once, to have bolts of it sorted by hand.",
    ],
  },
  "own.epl-have": {
    about: "whether a policy paid for the employee's complaint",
    says: [
      "Yes, it was covered, above a retention of ten thousand.",
      "There's an employment policy, and it responded. We paid the first ten thousand.",
    ],
  },
  "own.wire-amount": {
    about: "how much the wire fraud was for",
    says: [
      "It was eighty-four thousand dollars.",
      "Eighty-four thousand, to a bank in Ohio. Mr. Brandt said thank you, verbally.",
    ],
  },
  "own.brandt-second": {
    about: "how Mr. Brandt would react to a second opinion",
    says: [
      "He'd grumble, and then he'd read the number.",
      "He would ask whether I had nothing better to do. If the figure is good, he'll forget he asked.",
    ],
  },
  "own.loyalty-reply": {
    about: "what she answered to the speech about loyalty",
    says: [
      "I said I'd asked for two quotes, not for a history.",
      "I thanked him for his time. Then I wrote down the length of the call.",
    ],
  },
  "own.bor-opinion": {
    about: "whether she would sign a broker-of-record letter",
    says: [
      "I sign nothing before there's a reason on paper.",
      "I know what it does, and I won't sign one. A review doesn't require it.",
    ],
  },
  "own.tour": {
    about: "whether the agent may see the plant",
    says: [
      "Possibly, after the one page, and with closed shoes.",
      "If the page is good, yes. You'd need safety glasses, and Walt will talk to you about tonnage.",
    ],
  },
  "own.agenda-points": {
    about: "what should be on the agenda for Wednesday",
    says: [
      "Three points: the mod, the values and the press.",
      "The mod first, then the values, then interruption. No introductions, please.",
    ],
  },
  "own.page-format": {
    about: "in which form she wants the page",
    says: [
      "As a PDF, with the arithmetic in a spreadsheet.",
      "Both, a PDF to show and a spreadsheet to check. Our IT strips anything else.",
    ],
  },
  "own.door-closed": {
    about: "whether somebody can hear her",
    says: [
      "My door is open, but the clerk has headphones.",
      "I am alone, apart from a clerk who pretends not to hear. She hears everything.",
    ],
  },
  "own.month-end": {
    about: "how long the month-end takes",
    says: [
      "It takes four days, so avoid the first week.",
      "Four working days. It was nine when I came, and I count that as my monument.",
    ],
  },
  "own.succession-own": {
    about: "who takes over from her",
    says: [
      "Nobody is named, my clerk may grow into it.",
      "I've nine years to find someone. My clerk is capable, if she learns to say no.",
    ],
  },
  "own.choir-piece": {
    about: "what the choir is rehearsing",
    says: [
      "It's the Messiah, the Christmas part, as every year.",
      "We do Handel each December. I could sing it asleep, and the basses do.",
    ],
  },
  "own.carl-dog": {
    about: "why her husband may not have a dog",
    says: [
      "Because I'd be the one to walk it, and I have dahlias.",
      "He wants a setter. I've said we will discuss it in June, when he has time to be dragged.",
    ],
  },
};
