import type { OwnQuestions } from "../answer-sheet.ts";

export const l3DeniseOwn: OwnQuestions = {
  "own.address-form": {
    about: "how she would like to be addressed",
    says: ["Mrs. Carter is fine.", "I prefer Mrs. Carter, for now."],
  },
  "own.radio-said": {
    about: "what exactly was said on the radio",
    says: [
      "That they should be cashed out, all of them.",
      "He said whole life is dead money, and that anyone who keeps it should be ashamed.",
    ],
  },
  "own.radio-believe": {
    about: "whether she believes the man on the radio",
    says: ["No, not without figures, and he gave only one.", "I doubt things said on the radio. I check them."],
  },
  "own.radio-sells": {
    about: "what the radio man sells himself",
    says: ["An annuity, as far as I could tell.", "It was an annuity, I gathered, with a seminar and a free dinner."],
  },
  "own.radio-where": {
    about: "where she heard the program",
    says: [
      "I heard it in the car, on the way to my mother's.",
      "In the car, between here and Lansing. I usually have the choir recordings on.",
    ],
  },
  "own.loan-when": {
    about: "when she took the policy loan",
    says: ["I took it in 2019.", "In the spring of 2019, by form, without speaking to anyone."],
  },
  "own.loan-for": {
    about: "what the policy loan was spent on",
    says: ["It was the driveway.", "The driveway. It had heaved, and I disliked the bank's rate."],
  },
  "own.loan-interest": {
    about: "whether the interest is paid or added to the loan",
    says: [
      "It is added, I believe. They send a slip.",
      "It adds up, and I file the slip. I hadn't thought of it as a bill.",
    ],
  },
  "own.loan-death": {
    about: "whether she knew the loan comes off the death benefit",
    says: ["I had assumed so. I hadn't written it down.", "Yes, in principle. I've not seen the figure stated."],
  },
  "own.driveway-now": {
    about: "how the driveway is now",
    says: ["It's level, and it drains. I've no complaints.", "Quite satisfactory. It's concrete, and Carl sweeps it."],
  },
  "own.dividends": {
    about: "what happens to the dividends",
    says: [
      "It's a small one, and I leave it in.",
      "I leave it in. I believe it buys a little more each year, but I'd need to confirm that.",
    ],
  },
  "own.total-paid": {
    about: "how much she has paid in altogether",
    says: ["A little over thirty thousand.", "Thirty thousand and some, as of this month. I keep a column for it."],
  },
  "own.monthly-why": {
    about: "why she pays monthly although she prefers annually",
    says: [
      "The form came that way in 2009, and I never corrected it.",
      "It was set up so by the agent. You may ask what it costs by the year.",
    ],
  },
  "own.write-down": {
    about: "whether the agent should write down what to ask the company",
    says: ["Yes, in writing, please.", "Please do, by email. Number them."],
  },
  "own.guaranteed": {
    about: "guaranteed figures only or projections as well",
    says: ["Guaranteed only.", "I'd look at the guaranteed ones. A projection is an opinion with decimals."],
  },
  "own.commission-guess": {
    about: "what she thinks the agent would earn on a new one",
    says: [
      "Half the first year's premium, I'd guess.",
      "I would guess half of the first year, and I'd like to see it in writing.",
    ],
  },
  "own.agent-2009": {
    about: "who sold her the policy",
    says: [
      "A Mr. Hollis. He had a fountain pen and no patience.",
      "It was a Mr. Hollis, who came once and left a folder.",
    ],
  },
  "own.colleague": {
    about: "whether the colleague still has his policy",
    says: ["I wouldn't know. He left the firm.", "I couldn't say, he moved to Arizona and we don't write."],
  },
  "own.husband-knows": {
    about: "whether her husband knows the pension figure",
    says: ["He doesn't know the figure. I do.", "No, he knows there is a reduction, not the amount."],
  },
  "own.tell-husband": {
    about: "whether she wants help telling her husband",
    says: ["Myself, thank you, in time.", "I'll do it. It isn't a conversation for three."],
  },
  "own.not-told-why": {
    about: "why she has not told him",
    says: [
      "He would worry and say nothing, and then sell his bicycle.",
      "Because he'd offer to work longer. He has two years left and he counts them.",
    ],
  },
  "own.pension-figure": {
    about: "what the pension is in dollars",
    says: [
      "It goes from fourteen hundred to seven hundred.",
      "Seven hundred a month, from fourteen. I would ask you not to read that back to Carl.",
    ],
  },
  "own.pension-which": {
    about: "which pension it is",
    says: [
      "It's the company's old plan, frozen since 2012.",
      "From Brandt, before they closed the plan. The 401(k) came after.",
    ],
  },
  "own.brother-close": {
    about: "whether she was close to her brother",
    says: [
      "We were, very. Thank you for asking.",
      "Very close. He was four years older and he taught me long division.",
    ],
  },
  "own.brother-how": {
    about: "what her brother died of",
    says: [
      "It was his pancreas, and it was quick.",
      "A cancer, the pancreas. Eleven weeks from the first appointment.",
    ],
  },
  "own.boys-form": {
    about: "whether she will change the beneficiary form",
    says: ["Both sons, in equal parts.", "Both boys. It should have been done in 2017."],
  },
  "own.sons-know": {
    about: "whether the sons know about the policy",
    says: ["Andrew knows where the file is.", "Andrew has a copy of the index. Paul has a copy of the wedding budget."],
  },
  "own.wedding-when": {
    about: "when the wedding is",
    says: [
      "It's in the spring, the second Saturday of May.",
      "In May. The invitations are at the printer's, and I've proofread them.",
    ],
  },
  "own.wedding-size": {
    about: "whether it will be a big wedding",
    says: [
      "No, fortunately. Sixty people.",
      "It won't be, no. There are sixty chairs and they intend to use all of them.",
    ],
  },
  "own.wedding-pay": {
    about: "whether she helps to pay for the wedding",
    says: [
      "Yes, five thousand, and it isn't from the policy.",
      "A fixed amount, yes, and it was set aside in January. The policy has nothing to do with it.",
    ],
  },
  "own.cousin-ground": {
    about: "why the cousin's claim was denied",
    says: [
      "He hadn't listed his blood pressure pills, and he died a year in.",
      "He omitted his pills from the form. They found them in the pharmacy record.",
    ],
  },
  "own.cousin-family": {
    about: "whom the cousin left behind",
    says: [
      "His wife, who is now a bookkeeper at a tire shop.",
      "He left a wife and a daughter in school. They returned the premiums, that was all.",
    ],
  },
  "own.contestable": {
    about: "whether she knew a new policy starts a new contestable period",
    says: ["I wasn't aware of that.", "No. That seems like something the man on the radio might have mentioned."],
  },
  "own.tax-known": {
    about: "whether she knew that a surrender can be taxed",
    says: [
      "I had thought of it, yes. There's barely a gain.",
      "I'm aware of it. I paid in thirty, so it would be small, until you add the loan.",
    ],
  },
  "own.stent-found": {
    about: "how the stent came about",
    says: [
      "I was short of breath on the choir stairs, so I made an appointment.",
      "It was planned. I lost my breath in a hymn, and the doctor ordered a test.",
    ],
  },
  "own.stent-change": {
    about: "what she changed after the stent",
    says: [
      "Salt. And I leave at five, mostly.",
      "I cut the salt, I walk at lunch, and I leave at five except at month-end.",
    ],
  },
  "own.stent-limits": {
    about: "whether the stent limits her",
    says: ["There are no limits. I garden.", "Not at all. I carried forty bags of mulch in April, without incident."],
  },
  "own.father-age": {
    about: "how old her father was when his heart disease began",
    says: ["He was sixty-one.", "Sixty-one, and he lived to seventy-four with it."],
  },
  "own.calendar": {
    about: "what is on the company's calendar",
    says: [
      "It's covered bridges, every year.",
      "Covered bridges. It hangs in the garage, where Carl writes the oil changes on it.",
    ],
  },
  "own.garden": {
    about: "what she grows in the garden",
    says: ["I grow dahlias, in rows.", "Dahlias, forty of them, labeled. They are dug up by now."],
  },
  "own.sister-opinion": {
    about: "what her sister thinks about the policy",
    says: ["She says sell it and travel.", "She would sell everything and take a cruise. I read the document."],
  },
  "own.agent-better": {
    about: "what the agent could have done better",
    says: [
      "You read back a figure too early. Otherwise it was useful.",
      "There was one guess you could have spared us. The rest was clear.",
    ],
  },
  "own.radio-host": {
    about: "who the man on the radio is",
    says: [
      "A Mr. Dolan, with a show on Sunday afternoons.",
      "He calls himself the Money Doctor. I looked him up, and he is a doctor of nothing.",
    ],
  },
  "own.radio-day": {
    about: "when she heard the program",
    says: [
      "It was two Sundays ago, in the afternoon.",
      "Two Sundays ago. I waited, because I don't act on anything I hear at seventy miles an hour.",
    ],
  },
  "own.radio-figure": {
    about: "which figure the radio man named",
    says: [
      "He said twelve percent a year, without a source.",
      "Twelve percent. He didn't say before or after what, so I gave it no weight.",
    ],
  },
  "own.seminar": {
    about: "whether she will go to the free dinner",
    says: [
      "No, I can afford my own chicken.",
      "I won't be going. A free dinner is an expense I prefer to see itemized.",
    ],
  },
  "own.carl-radio": {
    about: "what her husband thinks of the radio advice",
    says: [
      "He said, you'll look it up, and went for a run.",
      "Carl knows I'm calling. He trusts the mutual, because of the covered bridges.",
    ],
  },
  "own.net-cash": {
    about: "what she thinks of the sum that remains after the loan",
    says: [
      "It's not enough to be foolish for.",
      "I had done that subtraction. Trading a hundred for twenty-three doesn't look like medicine to me.",
    ],
  },
  "own.loan-rate": {
    about: "what rate the policy loan carries",
    says: [
      "It's five percent, fixed, according to the slip.",
      "Five. I did the compounding on the back of an envelope, and the envelope agrees.",
    ],
  },
  "own.loan-repay": {
    about: "whether she would pay the loan back",
    says: [
      "I could pay the interest, about four hundred a year.",
      "The interest, yes, starting this year. The whole of it would empty the reserve.",
    ],
  },
  "own.loan-grow": {
    about: "what she thinks of a growing loan endangering the policy",
    says: [
      "I agree, it should have been on page one.",
      "That's a point nobody has made to me. I'd like to see in which year it becomes dangerous.",
    ],
  },
  "own.illustration-known": {
    about: "whether she has ever asked for an in-force illustration",
    says: [
      "No, I didn't know I could request one.",
      "Never. There was one in the folder from 2009, and it has been wrong ever since.",
    ],
  },
  "own.which-page": {
    about: "which of the four pages she follows",
    says: [
      "I follow page one, the summary. It's the paid-up additions that lose me.",
      "Page one. Page three has a column headed PUA, and I object to letters that aren't explained.",
    ],
  },
  "own.statement-date": {
    about: "from when the statement is",
    says: [
      "It's from this August, on the anniversary.",
      "August of this year. They are punctual, I will say that for them.",
    ],
  },
  "own.contract-have": {
    about: "whether she still has the policy itself",
    says: [
      "Yes, it's in the fireproof box, in a plastic sleeve.",
      "I have the contract. There is a table of guaranteed values, and I can scan that as well.",
    ],
  },
  "own.hollis-said": {
    about: "how the agent explained the policy in 2009",
    says: [
      "He said, you'll be glad of it, and screwed his pen shut.",
      'Twenty minutes, and the phrase was "forced savings." I asked two questions and he looked at his watch.',
    ],
  },
  "own.exam-2009": {
    about: "whether she had an exam in 2009 and was given a good class",
    says: [
      "Yes, there was a nurse, and I was rated preferred.",
      "There was an exam, and I got the preferred class. I was thirty-nine, and there were no pills until 2015.",
    ],
  },
  "own.hundred-why": {
    about: "why she took a hundred thousand then",
    says: [
      "It was the balance on the mortgage, then.",
      "The mortgage stood at ninety-six, so I rounded. It's the only time I've rounded up.",
    ],
  },
  "own.price-today": {
    about: "what she thinks of the price for a new policy at her age with a stent",
    says: [
      "Then I can't do better, and that answers my question.",
      "I suspected it. One doesn't get cheaper with a stent.",
    ],
  },
  "own.keep-advice": {
    about: "whether it surprises her that the agent advises keeping it",
    says: [
      "I'm surprised, and it makes me listen.",
      "Yes, frankly. I had a page of arguments prepared, and now I won't need it.",
    ],
  },
  "own.free-review": {
    about: "what she thinks the agent gets out of it",
    says: [
      "I assume you hope I'd recommend you, and that's acceptable.",
      "A recommendation, I assume. I'd prefer to pay for an hour, then I know whose work it is.",
    ],
  },
  "own.paid-up-opinion": {
    about: "what she thinks of a reduced paid-up policy",
    says: [
      "At sixty-five, perhaps, I'd like to see the amount.",
      "That's useful to know. I wouldn't do it now, but I would like the figure for my retirement year.",
    ],
  },
  "own.dividend-opinion": {
    about: "what she thinks of using the dividend for the loan",
    says: [
      "That's sensible, if it doesn't reduce what Carl gets.",
      "I would consider it. Someone would have to show me both columns first.",
    ],
  },
  "own.group-after": {
    about: "whether the cover from work can be kept",
    says: [
      "It ends, there's a conversion right, and it's dear.",
      "I may convert it within thirty-one days, at a price I wouldn't recommend to anyone.",
    ],
  },
  "own.carl-group": {
    about: "how much Carl's policy is and when it ends",
    says: [
      "It's fifty thousand, and it falls to ten when he retires.",
      "Fifty now. It becomes ten the summer he hands in his keys.",
    ],
  },
  "own.carl-first": {
    about: "what she would live on if Carl died first",
    says: [
      "I'd manage, I keep three quarters of his pension.",
      "I'd have his pension at seventy-five percent and my own. The arithmetic works, the evenings wouldn't.",
    ],
  },
  "own.carl-cook": {
    about: "whether Carl could manage alone",
    says: [
      "He makes one soup, and he has never seen the tax folder.",
      "The laundry, yes. He'd eat lentil soup for a year and file late.",
    ],
  },
  "own.carl-monthly": {
    about: "how much Carl would be short each month",
    says: [
      "He'd be short by about six hundred a month.",
      "Six hundred, after his own pension and the taxes on the house. It's on a sheet he hasn't seen.",
    ],
  },
  "own.mother-cost": {
    about: "what the assisted living costs and who pays it",
    says: [
      "It's forty-eight hundred, from her own funds.",
      "Forty-eight hundred a month, and it's hers. At this rate it lasts another six years.",
    ],
  },
  "own.mother-visit": {
    about: "how often she visits her mother",
    says: [
      "I visit every other Sunday, it's an hour each way.",
      "Every second Sunday. She knows me, and she corrects my posture.",
    ],
  },
  "own.ltc": {
    about: "whether she has thought about her own care",
    says: [
      "I've thought about it, and we have nothing.",
      "We have no such policy. I priced it before the stent, and postponed it, which was an error.",
    ],
  },
  "own.boys-do": {
    about: "what her sons do",
    says: [
      "Andrew's an engineer in Holland, and Paul teaches band.",
      "Paul teaches band, like his father teaches chemistry. Andrew builds office chairs, in Holland.",
    ],
  },
  "own.bride-who": {
    about: "who Paul is marrying",
    says: [
      "Her name is Hannah, she's a nurse, and I approve.",
      "Hannah, a nurse from Kalamazoo. She writes thank-you notes, so it will last.",
    ],
  },
  "own.cousin-fight": {
    about: "whether the cousin's family fought the denial",
    says: [
      "She wrote twice, and the answer was the same.",
      "I drafted the appeal for her. They were within their rights, which was the worst of it.",
    ],
  },
  "own.cousin-why-left-off": {
    about: "why the cousin left the pills off",
    says: [
      "He said it was under control, so it didn't count.",
      "The agent filled it in, and my cousin didn't read it. That's how one signs an untruth.",
    ],
  },
  "own.own-truth": {
    about: "whether her own old application was complete",
    says: [
      "Yes, I read it before I signed, and there was nothing to hide.",
      "It's attached to the contract, and it's complete. I checked it the week of my cousin's funeral.",
    ],
  },
  "own.stent-hospital": {
    about: "how long she was in the hospital for the stent",
    says: [
      "I was there one night, and I missed three days of work.",
      "One night. I was back on Thursday, because it was quarter-end.",
    ],
  },
  "own.pressure-now": {
    about: "what her blood pressure reads today",
    says: [
      "It's one twenty-six over seventy-eight, under control.",
      "One twenty-six over seventy-eight, this morning. I keep a log, which will not astonish you.",
    ],
  },
  "own.cardio-tests": {
    about: "what the last visit to the cardiologist showed",
    says: [
      "He did a stress test, and it was unremarkable.",
      '"Unremarkable," and I asked for that in writing. See you in a year, he said.',
    ],
  },
  "own.carl-stent": {
    about: "how Carl took the stent",
    says: [
      "He drove me, and he corrected exams in the waiting room.",
      "He was frightened, so he explained the chemistry of it to the nurse. Then he made the soup.",
    ],
  },
  "own.brother-name": {
    about: "what her brother was called and whether he left a family",
    says: ["His name was Thomas, and he never married.", "Thomas. He had no family but us, and a very good piano."],
  },
  "own.executor": {
    about: "who is the executor in the will",
    says: ["Andrew is, and the bank if he can't.", "It's Andrew. Paul asked not to be, and I respected the honesty."],
  },
  "own.house-paid": {
    about: "whether the house is paid off",
    says: [
      "Yes, it's been paid off since 2018.",
      "It's paid off. We made the last payment in 2018 and went out for pie.",
    ],
  },
  "own.spring-why": {
    about: "why she would decide by spring",
    says: [
      "Because taxes are done in April and the wedding's in May.",
      "I'd have it settled between the tax returns and the wedding. There are two free weeks.",
    ],
  },
  "own.office-alone": {
    about: "whether somebody can hear her",
    says: [
      "I'm in my car, in the parking lot, alone.",
      "I am alone. I'm calling from the car, because the walls at work are thin and so are those at home.",
    ],
  },
  "own.scan-when": {
    about: "when she can send the scan",
    says: [
      "I'll scan it this evening, at home.",
      "Tonight, in one file, with the pages in order. I don't use the office scanner for private matters.",
    ],
  },
  "own.request-who": {
    about: "who should write to the company, she or the agent",
    says: [
      "I will write to them myself, if you give me the wording.",
      "I'd rather do it. They may speak to me, and I keep the letter.",
    ],
  },
  "own.lost-where": {
    about: "at what point the agent lost her",
    says: [
      "You lost me at paid-up additions, go back to that.",
      "It was at PUA. It's on page three as well, and no one explains it.",
    ],
  },
  "own.leaves": {
    about: "how the leaves are coming along",
    says: [
      "The front is done, the maple in back isn't.",
      "Fourteen bags so far. Carl runs through them and calls it helping.",
    ],
  },
};
