import type { OwnQuestions } from "../answer-sheet.ts";

export const l1PriyaOwn: OwnQuestions = {
  "own.mira-name": {
    about: "where the baby's name comes from",
    says: ["It was Arjun's grandmother's name.", "Arjun's grandmother was Mira, and it works in both languages."],
  },
  "own.baby-sound": {
    about: "whether the noise is the baby",
    says: ["No, that's the dishwasher. Keep going.", "It's just the dishwasher, she sleeps right through it."],
  },
  "own.baby-awake": {
    about: "whether the baby has woken up",
    says: [
      "Not really, she's just talking to the ceiling fan.",
      "She's stirring, but she's happy. She and the ceiling fan are friends.",
    ],
  },
  "own.line": {
    about: "whether she can hear the agent well",
    says: ["Yes, you're a bit far away, but it's fine.", "I can hear you, I've just got you on low for the baby."],
  },
  "own.nursery-color": {
    about: "what color the nursery is",
    says: ["It's a sort of yellow.", "A soft yellow. Arjun calls it butter, and he did the trim twice."],
  },
  "own.friend-husband-sudden": {
    about: "whether the friend's husband was sick or it was sudden",
    says: ["It was sudden. His heart, on a Sunday.", "Very sudden. He went for a run and didn't come back."],
  },
  "own.friend-managing": {
    about: "how the widowed friend is managing",
    says: [
      "She's back at her parents' with two little ones.",
      "She's working again, three nights, and her mom has the kids. She's so tired.",
    ],
  },
  "own.friend-insurance": {
    about: "whether the friend's husband had insurance",
    says: ["No. She had to give up the house.", "Nothing. People collected on the unit, and that was gone in a month."],
  },
  "own.friend-name": {
    about: "who the friend is",
    says: ["Her name's Danielle, she's on my unit.", "Danielle. We started the same week, nine years ago."],
  },
  "own.coffee-can": {
    about: "what the collection on the unit brought",
    says: [
      "It was about twenty-six hundred.",
      "Twenty-six hundred, and three casseroles. It paid one month of their mortgage.",
    ],
  },
  "own.nurses-talk": {
    about: "whether nurses at work talk about life insurance",
    says: [
      "We do, at three in the morning, between alarms.",
      "Yeah, more since January. Everybody went home and checked.",
    ],
  },
  "own.charge-nurse": {
    about: "what happened to the charge nurse who waited",
    says: [
      "She waited till forty-five, and now it costs her double.",
      "She put it off, and then she had a lump. It was benign, and they still charged her more.",
    ],
  },
  "own.said-aloud": {
    about: "whether she and Arjun ever said to each other that he could not keep the house",
    says: [
      "No, we never said it to each other. Huh.",
      "I never said it to him. I've only thought it, around three a.m.",
    ],
  },
  "own.price-imagined": {
    about: "what price she had imagined",
    says: ["I was thinking two, three hundred a month.", "Two or three hundred, but I made that number up."],
  },
  "own.loans-federal": {
    about: "whether her student loans are federal",
    says: ["They're federal, I'm pretty sure.", "Federal, I think, with the government site that never loads."],
  },
  "own.loans-whose": {
    about: "in whose name the loans are, whether anybody co-signed",
    says: ["They're mine alone, I think.", "Just mine. Nobody co-signed, my mom would remember."],
  },
  "own.arjun-nothing": {
    about: "whether she knew Arjun would get nothing from the work policy",
    says: ["Oh. No, I guess I never thought about it.", "No. I was twenty-four and single, and then I just forgot."],
    more: ["I'll change it tonight. Before sleep, even."],
  },
  "own.hr-asked": {
    about: "whether she has asked HR about part-time",
    says: ["Not yet, no. I'll email them.", "I haven't. They're only there when she's awake."],
  },
  "own.form-night": {
    about: "what the night was like when she filled in the form",
    says: [
      "I was feeding the baby, and I was thinking about Danielle, my friend from the unit.",
      "She was on one arm and the phone was in my other hand. I typed everything with my thumb.",
    ],
  },
  "own.website-weight": {
    about: "why she closed the other website",
    says: [
      "It asked for my weight before it asked my name, so I closed it.",
      "It wanted my weight, five weeks after the baby. I wasn't going to type that.",
    ],
  },
  "own.father-in-law": {
    about: "what happened to Arjun's father",
    says: [
      "It was a heart attack, and he passed last year.",
      "He had a heart attack at sixty. He lived with it a few years, and last year he passed.",
    ],
    more: ["He never got to meet Mira."],
  },
  "own.cholesterol": {
    about: "whether Arjun takes something for cholesterol",
    says: [
      "No, he just eats oatmeal now.",
      "Nothing, no pills. Oatmeal, every single morning, and he tells me about it.",
    ],
  },
  "own.arjun-home": {
    about: "when Arjun comes home",
    says: ["He's home around six.", "Around six, and then it's bath, and then we're people again."],
  },
  "own.arjun-table": {
    about: "what Arjun will want to see in the table",
    says: [
      "The price, the years, and what happens if we stop paying.",
      "He'll want twenty years against thirty, with the totals at the bottom.",
    ],
  },
  "own.arjun-more": {
    about: "whether Arjun can buy more through his job",
    says: [
      "I think so. He said there's a form in November.",
      "Probably, yes, but it stays with the job, right? He's thinking about changing jobs.",
    ],
  },
  "own.who-first": {
    about: "whether both should be covered the same or one more",
    says: ["Both. I'd want it for both of us.", "Both, I think. He makes more, but I'm the one she wants at night."],
  },
  "own.childcare": {
    about: "who will look after the baby when she works",
    says: [
      "Daycare two days, and Arjun does Fridays from home.",
      "It's daycare two days and Arjun on Fridays. He thinks he'll get work done.",
    ],
  },
  "own.daycare-cost": {
    about: "what the daycare will cost",
    says: [
      "It'll be seven hundred a month, for two days.",
      "About seven hundred, starting in March. That's not in the budget yet.",
    ],
  },
  "own.night-duty": {
    about: "who gets up at night",
    says: [
      "I do nights and he takes her at five.",
      "Mostly me, since I'm feeding. He gets the five o'clock one with the cartoons.",
    ],
  },
  "own.birth": {
    about: "how the birth was",
    says: [
      "It was long, twenty-six hours, but no surgery.",
      "Long, but fine. My own coworkers were in the hallway with balloons.",
    ],
  },
  "own.hospital-bill": {
    about: "how big the hospital bill was",
    says: [
      "It was about nine thousand, after insurance.",
      "Nine thousand, and I work there. That was our deductible, twice.",
    ],
  },
  "own.guardian-talk": {
    about: "what came of the talk about guardians",
    says: [
      "We didn't finish it. We said my parents and then we stopped.",
      "Nothing's written down. We said my parents, probably, and then the pizza came.",
    ],
  },
  "own.mil-after": {
    about: "whether Arjun's mother depends on the money",
    says: [
      "Yes, it's about half of her rent.",
      "She needs it, yes. She's in Durham, in a one-bedroom, and she'd never ask.",
    ],
  },
  "own.in-laws-who": {
    about: "who of the in-laws is coming",
    says: [
      "Arjun's mom and his sister are coming.",
      "His mom and his sister. They hold the baby and I nap, it's perfect.",
    ],
  },
  "own.full-time-again": {
    about: "whether she would go full-time again if alone",
    says: [
      "I'd have to, but nights with a baby, I don't see how.",
      "I guess so, but who'd have her at night? I can't solve that part.",
    ],
  },
  "own.secure-link": {
    about: "whether she would rather enter it through a secure link",
    says: ["A link's better, yes.", "That's better, I'd rather type it myself."],
  },
  "own.lawyer-number": {
    about: "whether she wants the number of a lawyer for wills",
    says: ["Oh, yes please.", "Yes, if it's a flat price, please text it to me."],
  },
  "own.invest-read": {
    about: "where she reads about money",
    says: [
      "It's a forum, for nurses who want to retire early.",
      "On a forum, while I'm feeding. They're very sure of everything there.",
    ],
  },
  "own.bake": {
    about: "what she used to bake",
    says: ["I made cardamom buns.", "Cardamom buns, on my days off. Now I eat granola over the sink."],
  },
  "own.met-arjun": {
    about: "how she met Arjun",
    says: [
      "He fixed a computer on my unit.",
      "He was fixing the chart system at two in the morning, and I brought him a muffin. He's allergic to cats but not to muffins.",
    ],
  },
  "own.danielle-kids": {
    about: "how old the friend's children are",
    says: [
      "They're four and two, a boy and a girl.",
      "Four and two. The four-year-old asks about him every bedtime, she says.",
    ],
  },
  "own.danielle-husband": {
    about: "what the friend's husband was called and did",
    says: [
      "His name was Greg, he taught middle school.",
      "Greg. He taught math and he brought us doughnuts on night shift.",
    ],
  },
  "own.funeral-was": {
    about: "whether she was at the funeral",
    says: [
      "Yes, I was there, four months pregnant.",
      "I went, yes. I was just starting to show, and I couldn't stop crying.",
    ],
  },
  "own.danielle-house": {
    about: "how long the friend could keep the house",
    says: [
      "She held on about six months, then she sold it.",
      "About six months. She sold it in July, and the whole unit carried boxes.",
    ],
  },
  "own.danielle-knows": {
    about: "whether the friend knows she is looking into this",
    says: [
      "Yes, and she said don't wait till you feel ready.",
      "I told her. She hugged me and said do both, not just him.",
    ],
  },
  "own.form-told": {
    about: "what Arjun said when he heard about the form",
    says: [
      "I told him at breakfast, and he said good.",
      "He said, good, and then he asked what the site does with our data. That's Arjun.",
    ],
  },
  "own.mom-knows": {
    about: "whether her mother knows she is the beneficiary",
    says: [
      "No, she doesn't know, and she'd be embarrassed.",
      "I never told her. She'd give every cent to Mira, but it shouldn't have to be a favor.",
    ],
  },
  "own.portal-change": {
    about: "how one changes the beneficiary in the portal",
    says: [
      "I can do it on my phone, it's under benefits somewhere.",
      "It's in the portal, same login as my schedule. I'll do it during the two o'clock feeding.",
    ],
  },
  "own.part-time-idea": {
    about: "whose idea going part-time was",
    says: [
      "It was mine, I want to be there in the mornings.",
      "Mine. Arjun ran the numbers twice and then he said okay.",
    ],
  },
  "own.boss-part-time": {
    about: "how her boss took the part-time plan",
    says: [
      "She was sweet about it, and it's approved.",
      "My manager said she'd rather have half of me than none. It's in writing, from March.",
    ],
  },
  "own.leave-end": {
    about: "when her leave ends",
    says: [
      "My leave ends the last week of February.",
      "End of February. The first week of March I'm back, and I've already cried about it.",
    ],
  },
  "own.leave-paid": {
    about: "whether her leave is paid",
    says: [
      "Partly, it was twelve weeks, and now it's unpaid.",
      "Twelve weeks were paid, at about sixty percent. Since then it's Arjun's check and the savings.",
    ],
  },
  "own.arjun-new-job": {
    about: "what job Arjun is thinking of",
    says: [
      "It's a small company in Durham, and he's just talking to them.",
      "A startup in Durham, with eleven people. There'd be more money and no benefits to speak of.",
    ],
  },
  "own.portable-opinion": {
    about: "what she thinks of work cover ending with the job",
    says: [
      "I hadn't thought of that, and with Arjun's new job it scares me a little.",
      "It's like renting. I guess I thought it was ours.",
    ],
  },
  "own.term-opinion": {
    about: "what she thinks of term insurance as explained",
    says: [
      "Term sounds right, it's for while she's little.",
      "I like that it ends when she's grown. If we get nothing back, that means we lived.",
    ],
  },
  "own.twenty-thirty": {
    about: "whether twenty or thirty years",
    says: [
      "I'd like to see both, but I lean to thirty.",
      "Thirty, maybe, because of the house and a second one. Put both in the table.",
    ],
  },
  "own.half-million": {
    about: "what she thinks of the amount the agent names",
    says: [
      "It sounds like a lottery, but when you break it down I see it.",
      "It's a scary number. But take off the house and daycare, and it isn't that much.",
    ],
  },
  "own.price-reaction": {
    about: "what she thinks of the price for both",
    says: [
      "That's less than the diapers, honestly.",
      "I could live with that price. I was braced for something much worse.",
    ],
  },
  "own.cant-pay": {
    about: "what she wants to know about missing payments",
    says: [
      "I'd want to know what happens if we can't pay for a month or two.",
      "What if one of us loses a job and we miss a payment. And can we make it smaller later?",
    ],
  },
  "own.company-matter": {
    about: "whether it matters to her which company it is",
    says: [
      "It should be a solid one, but the name doesn't matter.",
      "Not the name, just that they'll still exist in thirty years. Arjun will check the ratings.",
    ],
  },
  "own.arjun-checkup": {
    about: "when Arjun last saw a doctor",
    says: [
      "He went last fall, after his dad passed, I made him.",
      "Last fall. They did an EKG and it was fine, only the cholesterol was up a bit.",
    ],
  },
  "own.arjun-needles": {
    about: "whether Arjun minds needles and an exam",
    says: [
      "He faints a little, but he'd do it.",
      "Arjun goes white at a needle. I'd hold his hand, I'm trained for it.",
    ],
  },
  "own.nurse-where": {
    about: "where and when a nurse could come",
    says: [
      "At home is best, early, before Mira's first nap.",
      "Come to the house on a Saturday, around eight. Arjun's there then and he can hold her.",
    ],
  },
  "own.mood-after": {
    about: "how she felt after the birth",
    says: [
      "A few teary weeks at first, no medicine, and I'm fine now.",
      "I cried at diaper commercials for a month. They screened me at six weeks and it was okay.",
    ],
  },
  "own.anemia-gone": {
    about: "how the anemia went away",
    says: [
      "It was just iron pills, and it was gone by the fall.",
      "Iron for three months. The last count was normal, I looked it up myself.",
    ],
  },
  "own.second-when": {
    about: "when they would like a second child",
    says: [
      "Not before she sleeps, so in two years, maybe.",
      "Two or three years. And no, I'm not pregnant now, trust me.",
    ],
  },
  "own.her-parents": {
    about: "how her own parents are and what they do",
    says: [
      "They're good, both sixty-three, and my mom still works.",
      "They're fine, my mom's a school librarian and Dad's retired. He walks off his sugar every night.",
    ],
  },
  "own.parents-raise": {
    about: "whether her parents could raise the baby",
    says: [
      "They'd do it in a second, but they'd be eighty when she's grown.",
      "I haven't asked. They'd say yes before I finished the sentence, and that's why I worry about their age.",
    ],
  },
  "own.sister-in-law": {
    about: "whether Arjun's sister could be the guardian",
    says: [
      "Maybe, she's great with her, but she's twenty-six.",
      "Arjun would like his sister. She's twenty-six with a roommate and a drum set, so I said let's wait.",
    ],
  },
  "own.mil-doing": {
    about: "how Arjun's mother is doing",
    says: [
      "She's lonely, but she's better since Mira came.",
      "It comes and goes. She calls at four every day to hear the baby breathe.",
    ],
  },
  "own.mil-belief": {
    about: "what Arjun's mother thinks of life insurance",
    says: [
      "She's for it, because his dad had none.",
      "Arjun's dad never bought any, he said don't talk about it. So now she says talk about it.",
    ],
  },
  "own.mil-share": {
    about: "whether anybody else helps Arjun's mother",
    says: [
      "His sister gives a little, a hundred when she can.",
      "She gets social security, and his sister sends a hundred. The rest of the gap is us.",
    ],
  },
  "own.mortgage-years": {
    about: "how many years the mortgage runs and at what rate",
    says: [
      "It's a thirty-year, fixed, with twenty-eight to go.",
      "Twenty-eight years left, at a little over six. Arjun checks if it's time to refinance every Sunday.",
    ],
  },
  "own.house-why": {
    about: "why they picked that house",
    says: [
      "It had a porch and a good school, and we could just reach it.",
      "The porch, and it's ten minutes from the hospital. We stretched for it.",
    ],
  },
  "own.loans-month": {
    about: "what she pays on the student loans a month",
    says: [
      "It's two-forty a month, for eight more years.",
      "Two hundred forty. I still pay, even on leave, because I want to see the end of them.",
    ],
  },
  "own.college-account": {
    about: "whether they have opened a college account",
    says: [
      "Not yet, just an envelope from my dad.",
      "There's no 529 so far. There's an envelope with two hundred dollars from my dad, in the diaper drawer.",
    ],
  },
  "own.miss-work": {
    about: "what she misses about work",
    says: [
      "I miss the kids, and finishing a cup of coffee.",
      "The kids, mostly. And somebody saying good job, Mira never says it.",
    ],
  },
  "own.see-at-work": {
    about: "what she sees at work that worries her",
    says: [
      "Parents who had a normal Tuesday, that's what I see.",
      "I see families at the worst hour of their life. None of them planned it, and that stays with me.",
    ],
  },
  "own.why-pediatric": {
    about: "why she became a children's nurse",
    says: [
      "I broke my arm as a kid, and there was a nurse who sang.",
      "A nurse sang to me when I was seven, in the hospital. I can't sing, so I do puppets.",
    ],
  },
  "own.mira-new": {
    about: "what the baby can do already",
    says: [
      "She rolls over, and then she's furious about it.",
      "Mira rolls one way and gets stuck. And she laughs at the word banana.",
    ],
  },
  "own.mira-sleep-tried": {
    about: "what they have tried to make the baby sleep",
    says: [
      "Everything, and the dishwasher is what works.",
      "We tried the white noise, the swaddle, the book. She likes the dishwasher, so our plates are very clean.",
    ],
  },
  "own.video-how": {
    about: "how the video call should be done",
    says: [
      "Send us a link, we'll use Arjun's laptop.",
      "Arjun's laptop, at the kitchen table. If I'm rocking from side to side, I'm not seasick, that's for her.",
    ],
  },
  "own.send-before": {
    about: "whether the table should come before Thursday",
    says: [
      "Yes, please, send it by Wednesday.",
      "Please, the night before. He'll have questions in a second tab by morning.",
    ],
  },
  "own.overhear": {
    about: "whether somebody is listening",
    says: ["It's just me and Mira, and she won't tell.", "I'm alone with the baby. Arjun's at work till six."],
  },
  "own.anniversary": {
    about: "what they plan for the anniversary",
    says: [
      "Dinner somewhere with tablecloths, and home by nine.",
      "If his mom takes Mira, a real dinner. Last time I was huge and we had soup.",
    ],
  },
};
