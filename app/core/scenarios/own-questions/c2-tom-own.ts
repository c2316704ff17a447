import type { OwnQuestions } from "../answer-sheet.ts";

export const c2TomOwn: OwnQuestions = {
  "own.maureen-who": {
    about: "whether Maureen is the office or his wife",
    says: ["She's both, the office and the wife.", "Both. She quit once, from the office part."],
  },
  "own.saw-noise": {
    about: "what the noise on the site is",
    says: [
      "It's a tile saw. In a dental office, so nobody notices.",
      "That's the tile guy's saw, and yeah, it's a dental office too.",
    ],
  },
  "own.cutting": {
    about: "what he is cutting",
    says: [
      "I'm cutting blocking, for the grab bars.",
      "Blocking for the grab bars. Two-by-eight, so nobody rips one out of the wall.",
    ],
  },
  "own.day-fuel": {
    about: "what gets him through the day",
    says: [
      "It's coffee. And the dog, she rides along.",
      "Coffee mostly, and the dog's good company because she doesn't talk.",
    ],
  },
  "own.coffee-how": {
    about: "how he takes his coffee",
    says: ["I take it black.", "Black, and bring two, one's for Manny."],
  },
  "own.dog-name": {
    about: "what the dog is called",
    says: [
      "She's Bobby, after Orr. She's a girl, Erin doesn't care.",
      "Her name's Bobby, she's seven, and she's the only one who's on time.",
    ],
  },
  "own.eating": {
    about: "what he is eating",
    says: [
      "It's carrots, my wife's got me on a diet.",
      "Carrots. Don't laugh, I've got a real lunch hidden in the van.",
    ],
  },
  "own.dentist-upstairs": {
    about: "who decided to put the dentist on the second floor",
    says: ["Not me. I just build what's on the paper.", "Don't look at me, I build what's on the paper."],
    more: ["They're talking about a chair lift now. Somebody read the code."],
  },
  "own.job-landed": {
    about: "how he got the dental job",
    says: [
      "I fixed the dentist's kitchen, and he liked the soffit.",
      "The dentist had me do his kitchen. He liked the soffit and he told the GC.",
    ],
  },
  "own.job-worth": {
    about: "what the dental job is worth",
    says: ["It's two-ten, the whole job.", "Two hundred ten. That's five kitchens and a bath for me."],
  },
  "own.gc-pays": {
    about: "whether the general contractor pays on time",
    says: [
      "No, sixty days. I'm the bank.",
      "They pay, but in sixty days. Meanwhile the lumber yard wants it in thirty.",
    ],
  },
  "own.missing-million": {
    about: "whether he planned to buy the missing million or hoped nobody checks",
    says: ["I was hoping they don't read it.", "Hope, mostly. I figured a cert's a cert."],
  },
  "own.contract-page": {
    about: "whether the contract has a page on insurance",
    says: [
      "Yeah, there's a page. Additional insured, waiver of something.",
      "There's a page on it, way in the back. Waiver of something, I'd have to spell it for you.",
    ],
  },
  "own.read-page": {
    about: "whether he read that page",
    says: ["No, I read the part with the number in it.", "I didn't. I was hoping they don't read it either."],
    more: ["Maureen would've read it. I signed it on the hood of the truck."],
  },
  "own.manny-truck": {
    about: "whose vehicle Manny drives",
    says: ["My guy Manny's in the second van.", "He drives mine, the second van."],
    more: ["I see where you're going with that."],
  },
  "own.manny-tools": {
    about: "whose tools Manny uses",
    says: ["He uses mine, and he loses them too.", "They're mine. All he brings is a lunch."],
  },
  "own.manny-free": {
    about: "whether Manny could work for somebody else",
    says: ["No, he'd never. He's with me every day.", "He could, I guess, but he hasn't in three years."],
  },
  "own.manny-direction": {
    about: "what Manny does on his own",
    says: ["I say it and he does it.", "I lay out the day and Manny does it. The radio station is his."],
  },
  "own.manny-years": {
    about: "how long Manny has worked for him",
    says: [
      "He's been with me three years, since he was twenty-three.",
      "Three years. He's twenty-six, I got him out of a pizza place.",
    ],
  },
  "own.manny-laugh": {
    about: "what Manny would do if asked for his own insurance",
    says: ["He'd laugh. Or quit.", "Laugh, probably, then ask me what comp is."],
  },
  "own.manny-write-in": {
    about: "whether Manny would agree to be put on the policy",
    says: ["He'd go for it, it's me that pays.", "I'll ask him. If it costs him nothing, he'll say yes."],
  },
  "own.manny-payroll": {
    about: "whether he would put Manny on the payroll",
    says: [
      "The taxes. My wife's been saying it two years.",
      "I've thought about it. Then I see what the taxes are and I stop thinking.",
    ],
  },
  "own.manny-listed": {
    about: "whether Manny is listed as a driver",
    says: ["Couldn't say. I don't think so.", "I don't think he's on there, no. Nobody asked."],
  },
  "own.manny-recovered": {
    about: "how Manny is doing now",
    says: ["Complaining, mostly, so he's fine.", "He's fine, he was back in two weeks. Tough kid."],
  },
  "own.fall-height": {
    about: "how far Manny fell",
    says: ["It was eight feet.", "Eight feet, onto a subfloor. I heard it before I saw it."],
  },
  "own.fall-how": {
    about: "how the fall happened",
    says: [
      "The foot kicked out on some plastic, and nobody was holding it.",
      "There was drop plastic on the floor and the ladder walked. I was in the next room.",
    ],
  },
  "own.manny-where": {
    about: "where Manny was treated",
    says: ["I drove him to the emergency room.", "The emergency room, at UMass. Four hours in a plastic chair."],
  },
  "own.er-paid": {
    about: "who paid for the treatment",
    says: ["I paid it, cash.", "Me, thirty-four hundred in cash."],
  },
  "own.injury-reported": {
    about: "whether he reported the injury",
    says: ["No, I took care of it myself.", "I didn't call anybody. If I call, it goes up."],
  },
  "own.denny-friday": {
    about: "whether his agent knows about the Friday deadline",
    says: ["I left my agent a message.", "My agent's got a message on his machine, that's all."],
  },
  "own.denny-when": {
    about: "when he left that message",
    says: ["I called him Monday.", "Monday morning, and he usually picks up."],
  },
  "own.maureen-number": {
    about: "Maureen's phone number and when she is home",
    says: [
      "Call this one, it goes to her if I don't pick up.",
      "It's the same number. Six o'clock Wednesday we're both there.",
    ],
  },
  "own.theft-how": {
    about: "how the thieves got into the van",
    says: [
      "They popped the lock at my supply house, broad daylight.",
      "Went in through the side door while I was buying grout, and broke a window for fun.",
    ],
    more: ["Four minutes, on camera. You can see a guy's hat."],
  },
  "own.theft-what": {
    about: "what was stolen",
    says: [
      "Two saws, the nailers and a laser.",
      "They got the table saw, two nailers, the laser, and my father's level. That one I can't buy again.",
    ],
  },
  "own.theft-police": {
    about: "whether he reported the theft to the police",
    says: [
      "I filed it. Nothing came of it.",
      "Yeah, I filed a report, and then I bought most of it again on the card.",
    ],
  },
  "own.tools-why-not": {
    about: "why the tools are not insured",
    says: [
      "Nobody ever told me there was such a thing.",
      "I figured the van insurance was for what's in the van. It's not.",
    ],
  },
  "own.van-personal": {
    about: "whether he knows personal auto may not pay for business use",
    says: ["No, nobody told me that.", "I didn't know. It was cheaper, so I didn't ask."],
  },
  "own.audit-paid": {
    about: "whether he paid the audit bill",
    says: ["I paid it, in three pieces.", "Yeah, I paid. Maureen wrote them a letter first, and it was a good letter."],
  },
  "own.vacation": {
    about: "whether he takes time off",
    says: ["A week in July. Maureen makes me.", "One week, in July, at her sister's on the Cape. I fix their deck."],
  },
  "own.brother-in-law": {
    about: "what the brother-in-law was wrong about",
    says: [
      "He said an LLC means nobody can sue me.",
      "He sells boats, and he told me the LLC takes care of everything. Maureen laughed at him.",
    ],
  },
  "own.pool-hole": {
    about: "what the hole in the yard is about",
    says: [
      "It cracked, so I dug it out, and then I got busy.",
      "I pulled the pool out in the spring. There's a fence around it, Maureen saw to that.",
    ],
  },
  "own.gc-who": {
    about: "who the general contractor on the dental job is",
    says: [
      "It's Hartwell Builders, out of Shrewsbury.",
      "Hartwell Builders. They've got a trailer with a coffee machine, so they're big.",
    ],
  },
  "own.gc-first": {
    about: "whether it is his first job with this general contractor",
    says: [
      "First job I ever did for them.",
      "First one. I never met the man till he shook my hand and gave me forty pages.",
    ],
  },
  "own.gc-miss": {
    about: "what happens if the certificate is not there on Friday",
    says: [
      "They told me no paper, no gate Monday.",
      "I don't get in Monday without it, and the drywall guy behind me starts screaming.",
    ],
  },
  "own.job-done": {
    about: "when the dental job will be finished",
    says: [
      "Should be done in five weeks, if the cabinets show up.",
      "Five weeks out. We're about halfway, and the cabinets are in Ohio.",
    ],
  },
  "own.started-without": {
    about: "whether he began the job without a certificate",
    says: [
      "Yeah, they let me start, I said it was coming.",
      "I told the super it was in the mail, three weeks ago. That's how I got going.",
    ],
  },
  "own.gc-owes": {
    about: "how much the general contractor owes him",
    says: ["They owe me about twenty-two thousand right now.", "Twenty-two, and not a dime of it till next month."],
  },
  "own.plumber-certs-old": {
    about: "how old the certificates of the plumber and the tile man are",
    says: [
      "They're old, they've run out.",
      "Three years back, in a folder with a coffee ring on it. I'd call them expired.",
    ],
  },
  "own.plumber-ask": {
    about: "whether the plumber would send a new certificate",
    says: [
      "Sure, he'd have it to me by supper.",
      "The plumber's wife runs his office, she'd send it in ten minutes. She scares me.",
    ],
  },
  "own.tile-man": {
    about: "who the tile man is",
    says: [
      "That's Silvio, he's on his own and he's always late.",
      "Silvio. He's been laying tile thirty years and he's never once been on time.",
    ],
  },
  "own.subs-paper": {
    about: "whether he has written agreements with his subs",
    says: ["No, it's a handshake, nothing's signed.", "There's nothing on paper. I say what it pays, they say okay."],
  },
  "own.manny-pay": {
    about: "how Manny is paid",
    says: ["By the day, two-twenty, every Friday.", "He gets two-twenty a day, check on Friday. Maureen writes it."],
  },
  "own.ten-ninety-whose": {
    about: "whose idea the 1099s were",
    says: [
      "It was mine, everybody I know does it that way.",
      "Mine. Some guy told me at the lumber yard, twenty years ago, and nobody ever stopped me.",
    ],
  },
  "own.manny-family": {
    about: "whether Manny has a family",
    says: ["Yeah, a girlfriend and a baby boy.", "He's got a boy, eight months old. I'm supposed to be the godfather."],
  },
  "own.manny-lost-pay": {
    about: "whether Manny was paid while he was out",
    says: [
      "Yeah, I gave him half, out of my pocket.",
      "I paid him half for the two weeks. Maureen put it down as tools.",
    ],
  },
  "own.manny-lawyer": {
    about: "whether Manny talked about a lawyer",
    says: [
      "No, he never did. His mother might have.",
      "Not Manny. His mother called me once, and I've been yelled at by professionals.",
    ],
  },
  "own.hospital-asked": {
    about: "what he told the hospital about the accident",
    says: [
      "I told them he fell off a ladder, and I'd pay cash.",
      "They asked was it work. I said put it on me, and the lady quit asking.",
    ],
  },
  "own.maureen-cash": {
    about: "what Maureen said about the thirty-four hundred",
    says: [
      "She said it's cheap for a rib and dear for a lesson.",
      "Maureen said next time it's a back, and then we sell the house. She's not wrong.",
    ],
  },
  "own.old-ladder": {
    about: "what became of the old ladder",
    says: [
      "I cut it up with the saw, so nobody'd use it.",
      "Cut that ladder in three pieces and put it in the dumpster. Felt good, too.",
    ],
  },
  "own.heater-cost": {
    about: "what the burst water heater cost him",
    says: [
      "It was sixty-eight hundred, a floor and a ceiling.",
      "Sixty-eight hundred. I laid that floor twice and got paid once.",
    ],
  },
  "own.heater-whose": {
    about: "at whose house the water heater burst",
    says: [
      "It was a customer's, a schoolteacher in Holden.",
      "A customer's, in Holden. She was a lady about it, that's why I fixed it free.",
    ],
  },
  "own.denny-audit": {
    about: "whether he complained to his agent about the audit",
    says: [
      "Yeah, I called, and he said that's how it works.",
      "I called Denny the same day. He said, everybody gets one, like it was a flu shot.",
    ],
  },
  "own.auditor-visit": {
    about: "how the visit of the auditor went",
    says: [
      "It was half an hour, at the table with Maureen.",
      "Nice kid in a tie, half an hour. He ate two of Maureen's cookies and cost me forty-one hundred.",
    ],
  },
  "own.audit-again": {
    about: "whether he expects the same bill at the next audit",
    says: [
      "Yeah, they're due again this winter, and nothing's changed.",
      "This winter, I suppose. I've been trying not to do the math.",
    ],
  },
  "own.certs-opinion": {
    about: "what he thinks of collecting certificates from his subs",
    says: [
      "Makes sense, I'll ask them. Nobody ever told me it was that simple.",
      "I can ask for paper, Hartwell asks me. It's Manny that hasn't got any.",
    ],
  },
  "own.additional-insured": {
    about: "what he thinks of naming the general contractor as an additional insured",
    says: [
      "So I pay and he's covered. Figures.",
      "I thought it was his name on a piece of paper. If it's my policy that pays, I want to know what it costs.",
    ],
  },
  "own.million-guess": {
    about: "what he thinks the extra million costs",
    says: [
      "I figured it'd be another five grand.",
      "Five thousand more, I'd guess, same as the first one. If it's less, keep talking.",
    ],
  },
  "own.auto-opinion": {
    about: "what he would pay to have the vans insured right",
    says: [
      "I could see a thousand more, not two.",
      "A thousand a year for both vans, maybe. Ask me after the GC pays.",
    ],
  },
  "own.van-what": {
    about: "what vans they are",
    says: [
      "A 2019 Transit and a 2014 Express, both lettered.",
      "Mine's a 2019 Transit, and Manny's in the 2014 Express. My name's on both, his is crooked.",
    ],
  },
  "own.floater-want": {
    about: "whether he would insure the tools now",
    says: [
      "Yeah, for a few hundred I'd do the tools.",
      "Put the tools in. I've bought that saw twice and I'm not buying it three times.",
    ],
  },
  "own.theft-after": {
    about: "what he does differently since the theft",
    says: [
      "I haul the tools in every night, and I put slam locks on.",
      "Slam locks on both vans, and the good stuff comes in the house. Maureen's got a nailer by the toaster.",
    ],
  },
  "own.father-trade": {
    about: "whether he learned the trade from his father",
    says: [
      "Yeah, my dad was a finish carpenter, I carried his tools.",
      "My father hung doors for forty years. He'd check my work by closing his eyes and listening to it shut.",
    ],
  },
  "own.boss-before": {
    about: "whom he worked for before he went on his own",
    says: [
      "I framed houses for a guy in Millbury, till he went under.",
      "A fella in Millbury, six years. He bounced my check at Christmas, so I printed cards in January.",
    ],
  },
  "own.llc-who": {
    about: "who set up the LLC",
    says: [
      "Maureen did it, on the computer, with a coffee.",
      "My wife did the form herself, for five hundred bucks. I signed where the sticker was.",
    ],
  },
  "own.sued-near": {
    about: "whether a customer ever threatened to sue him",
    says: [
      "Once, over a shower pan, and I fixed it.",
      "One lady's lawyer wrote me about a leak. I was there with a trowel before he'd licked the stamp.",
    ],
  },
  "own.license-kind": {
    about: "whether he has a contractor's license",
    says: [
      "Yeah, I've got the supervisor's license and the home improvement one.",
      "I've got both, they're in my wallet behind the Dunkin' card. Good till next fall.",
    ],
  },
  "own.old-paint": {
    about: "whether he deals with lead paint or asbestos",
    says: [
      "I've got the lead card, and asbestos I don't touch.",
      "Lead, yes, I took the class. If I see asbestos I back out of the room and call a guy.",
    ],
  },
  "own.worst-customer": {
    about: "who his worst customer was",
    says: [
      "A retired judge, he measured everything after me.",
      "It was a judge, retired, with his own tape measure. I was off a sixteenth once and he had it in writing.",
    ],
  },
  "own.best-kitchen": {
    about: "which job he is proudest of",
    says: [
      "It's my mother's kitchen, in Shrewsbury.",
      "Ma's kitchen. Took me two winters, and she still says the drawers are loud.",
    ],
  },
  "own.porch-why": {
    about: "what is wrong with the porch",
    says: [
      "It's the steps, they're rotten, and Maureen put her foot through one.",
      "Two rotten steps. I've been walking around them since the Bruins were good.",
    ],
  },
  "own.bruins-year": {
    about: "how the Bruins are doing",
    says: [
      "They're breaking my heart, same as always.",
      "The Bruins can't score. I could've stopped that last one, and I've got no knees.",
    ],
  },
  "own.erin-drive": {
    about: "whether Erin drives one of the vans",
    says: [
      "She's got her permit, and she doesn't touch the vans.",
      "Erin's on her permit, and it's Maureen's car or nothing. I can't have my name on the side of that.",
    ],
  },
  "own.diet-how": {
    about: "how the diet is going",
    says: [
      "Six pounds in a month, don't tell her about the sandwich.",
      "I'm down six pounds. I've eaten so many carrots I can see through drywall.",
    ],
  },
  "own.speaker-crew": {
    about: "whether the crew is listening",
    says: [
      "No, I'm out in the hall, they can't hear.",
      "I took you out in the stairwell. Manny thinks I'm ordering cabinets.",
    ],
  },
  "own.picture-page": {
    about: "whether he can send a picture of the contract page now",
    says: [
      "Yeah, the contract's on the dash, give me two minutes.",
      "I can do it at lunch, it's down in the van. The screen's cracked, but the camera works.",
    ],
  },
  "own.tell-denny": {
    about: "whether he would tell Denny he is looking around",
    says: [
      "I'd tell him, eight years, he gets a phone call.",
      "If he calls back before you get it done, it's his. If he doesn't, that's on Denny.",
    ],
  },
};
