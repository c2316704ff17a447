import type { OwnQuestions } from "../answer-sheet.ts";

export const c3KimOwn: OwnQuestions = {
  "own.bride-craziest": {
    about: "the craziest bride she ever had",
    says: [
      "One cut her own bangs the night before, at two a.m.",
      "She cut her own bangs at two in the morning with nail scissors, and then she texted me a photo with no words.",
    ],
  },
  "own.bride-saved": {
    about: "whether the bride's hair could be saved",
    says: ["I did, with flowers. A lot of flowers.", "Yeah, I put so many flowers on her you couldn't see the crime."],
  },
  "own.wedding-pays": {
    about: "whether the bride or each guest pays",
    says: ["The bride, usually. I've got her card on file.", "It's usually the bride who pays, and her mom who tips."],
  },
  "own.prom-cried": {
    about: "whether the prom girls cried when the app failed",
    says: [
      "Some did. I cried in the back room, too.",
      "A few of them did, yeah. One mom was worse than all the girls.",
    ],
  },
  "own.name-tags": {
    about: "why Lily was making name tags",
    says: [
      "Names and times. Nobody knew who was next.",
      "Nobody knew who was next, so Lily wrote names and times on stickers. It was her own idea.",
    ],
    more: ["She drew a little scissors on each one."],
  },
  "own.app-down-why": {
    about: "why the booking app went down",
    says: [
      "An update went wrong on their side, that's all they told me.",
      "They said it was an update. I got an email with a sad face in it.",
    ],
  },
  "own.app-loss-paid": {
    about: "who paid for the lost income",
    says: ["Nobody. Me.", "Nobody paid me, I just ate it. They gave me one month free."],
  },
  "own.app-name": {
    about: "which booking app she uses",
    says: ["It's called GlossBook.", "GlossBook, all the salons around here have it."],
  },
  "own.app-access": {
    about: "who has the password to the booking app",
    says: ["Everybody. It's the same one for all of us.", "All of us use the same password, the renters too."],
  },
  "own.app-former": {
    about: "whether former workers still have the password",
    says: [
      "Oh. The one who quit over music, yeah, I guess.",
      "The one who quit over music still has it, I guess. I never even thought of that.",
    ],
  },
  "own.app-changed": {
    about: "when the password was last changed",
    says: ["It's the same since I opened.", "Six years ago, when I made it up. It's my cat and my birthday."],
  },
  "own.two-step": {
    about: "whether they use a code by phone to log in",
    says: ["No, you just type it in.", "There's no code, no. It asked me once and I hit later."],
  },
  "own.notify-law": {
    about: "whether she knows she'd have to notify all clients after a breach",
    says: ["No, I had no idea. All of them?", "I thought the app people would do that."],
  },
  "own.fake-recognized": {
    about: "how the fake bill was recognized",
    says: ["The bank account was different.", "Jess saw the bank was different. Everything else looked perfect."],
    more: ["It even had the rep's name on it. And a smiley."],
  },
  "own.fake-reported": {
    about: "whether she reported the fake invoice",
    says: [
      "No, I threw it out and called my supplier.",
      "I didn't report it, I called the color house and they said I was the third one.",
    ],
  },
  "own.fake-again": {
    about: "what she would do if a fake invoice came again",
    says: ["I'd call the color house, on the old number.", "Call them, on the number I've always had. And show Jess."],
  },
  "own.jess-raise": {
    about: "whether Jess got something for catching it",
    says: ["She got a Friday off and a cake.", "I gave her a Friday off, and yeah, a raise, a dollar an hour."],
  },
  "own.chairs": {
    about: "how many chairs the salon has",
    says: ["It's six chairs.", "Six. Three for us and three that are rented out."],
  },
  "own.burn-handled": {
    about: "how she handled the burn",
    says: [
      "I rinsed her, I cried, and I gave her free color for a year.",
      "She went to urgent care and I paid that, and then it was free color for a year.",
    ],
  },
  "own.burn-client": {
    about: "whether the burned client still comes",
    says: [
      "She still comes in, and it all grew back.",
      "Yes, every six weeks. She brings me banana bread, which makes it worse.",
    ],
  },
  "own.burn-not-called": {
    about: "why she did not report the burn",
    says: ["I figured my price would go up.", "I thought they'd raise it, or drop me. So I kept it in the family."],
  },
  "own.peel-what": {
    about: "what a peel is",
    says: [
      "It's a chemical they put on your face, so the top layer comes off.",
      "It's a liquid on your face that takes the top layer off. It's prettier than it sounds.",
    ],
  },
  "own.peel-strong": {
    about: "how strong the peels are",
    says: ["Oh gosh, I think light.", "Light, I think. People walk out pink, not red."],
  },
  "own.peel-hurt": {
    about: "whether anybody was hurt by a peel",
    says: ["No, not from Carla.", "Not that I know of. She's careful, she tests behind the ear."],
  },
  "own.carla-trained": {
    about: "where Carla learned peels, whether she has a license",
    says: [
      "She has the esthetics license too, it's on the wall.",
      "Yes, she's got both licenses, she did a year of school in Salem.",
    ],
  },
  "own.booth-rent": {
    about: "what the booth renters pay",
    says: ["It's one-fifty a week, each.", "A hundred fifty a week, flat. They keep what they make."],
  },
  "own.booth-agreement": {
    about: "whether there is a written agreement with the renters",
    says: [
      "There's one page, I found it online.",
      "Sort of. It's one page, and I think one of them signed it with a heart.",
    ],
  },
  "own.five-minutes": {
    about: "what the landlord's guy asked in those five minutes",
    says: [
      "He asked my name, the address, and do I have a sprinkler.",
      "My name and the square feet, basically. He had another call.",
    ],
  },
  "own.quit-music": {
    about: "what the quarrel about the music was",
    says: [
      "She wanted metal and the brides didn't.",
      "Death metal, at ten in the morning. I said after six and she took her scissors and went.",
    ],
  },
  "own.before-salon": {
    about: "whom she worked for before",
    says: [
      "I was ten years with a guy in the Pearl.",
      "Some guy in the Pearl, ten years. He had a fountain in the shop.",
    ],
  },
  "own.learned-not": {
    about: "what she learned not to do from that boss",
    says: ["He yelled. We don't yell.", "He yelled at people in front of clients, so that's my one rule, no yelling."],
  },
  "own.lily-after-school": {
    about: "whether Lily comes to the salon after school",
    says: [
      "Every day at three, and she runs the register.",
      "Yes, the bus drops her at the corner. She's stricter with the tips than I am.",
    ],
  },
  "own.rent-to": {
    about: "who gets the rent if the salon were closed",
    says: [
      "The rent. My landlord would still want it.",
      "He'd still want it, Mr. Petrakis. He's nice, but he's not that nice.",
    ],
  },
  "own.staff-closed": {
    about: "whether the employees are paid while closed",
    says: ["I'd pay them. I'd feel bad if I didn't.", "Yeah, I'd pay Jess and Mei till the nine thousand's gone."],
  },
  "own.water-upstairs": {
    about: "whether water ever came from the apartments above",
    says: [
      "Once, a washing machine, right over chair two.",
      "Yeah, one time, a washing machine. We put a basin under it and called it a spa.",
    ],
  },
  "own.bakery": {
    about: "whether there was ever trouble from the bakery next door",
    says: ["No, only five pounds on my hips.", "Their alarm goes off when they burn the baguettes, that's all."],
  },
  "own.visit-else": {
    about: "who else should be at the visit",
    says: ["My sister. She reads everything twice.", "Bring a copy for Anh, she likes a pen in her hand."],
  },
  "own.anh-job": {
    about: "what her sister does",
    says: [
      "She's a pharmacist, so she reads small print all day.",
      "Anh's a pharmacist, over in Beaverton. She labels my leftovers.",
    ],
  },
  "own.prosecco": {
    about: "whether the prosecco is sold or given",
    says: ["It's free, one glass for the bride.", "I give it away, one little glass each. Nobody drives wild on that."],
  },
  "own.wrists": {
    about: "what she would do if her wrists gave out",
    says: [
      "I don't have anything for that. I'd answer the phone and cry.",
      "Nothing, ha. I wear a brace at night and I don't think about it.",
    ],
  },
  "own.karaoke": {
    about: "what she sings at karaoke",
    says: [
      "I sing Whitney. Jess films it and holds it over me.",
      "It's Whitney, always Whitney, and I never hit the note.",
    ],
  },
  "own.peels-who": {
    about: "who does the chemical peels",
    says: [
      "Carla does. She rents the chair by the window.",
      "That's Carla, she's one of the renters. Peels and brows.",
    ],
  },
  "own.salon-rent": {
    about: "what the salon rent is",
    says: [
      "It's thirty-two hundred a month for the salon.",
      "Thirty-two hundred a month. I got a fake bill for exactly that once, I almost threw up.",
    ],
  },
  "own.landlord-how": {
    about: "how the landlord is",
    says: [
      "He's sweet, he brings me lemons and fixes nothing.",
      "Mr. Petrakis is nice, but you ask for a new faucet and you get lemons.",
    ],
  },
  "own.landlord-paper": {
    about: "what happens if the landlord does not get his paper",
    says: [
      "He puts a sticky note on my mirror every August till he gets it.",
      "He leaves sticky notes. The guy emails it to me and I slide it under his door.",
    ],
  },
  "own.lease-renew": {
    about: "whether she wants to renew the lease in August",
    says: [
      "Yes, I'm staying, he wants a hundred more a month.",
      "I'll renew, sure. It's another hundred, and he promised a faucet.",
    ],
  },
  "own.night-who": {
    about: "with whom she was at the business evening",
    says: [
      "The bakery lady brought me, I only came for the snacks.",
      "I went with Ines from the bakery. She talks to everybody and I eat.",
    ],
  },
  "own.night-yes": {
    about: "why she said the agent could call",
    says: [
      "You asked about my hands and not about my policy.",
      "Because you listened about the fake bill and you didn't say the word quote.",
    ],
  },
  "own.card-kept": {
    about: "whether she still has the agent's card",
    says: [
      "I've got your card, it's in the tip drawer.",
      "Yeah, it's stuck in my mirror at chair one. Lily drew glasses on your logo.",
    ],
  },
  "own.jess-years": {
    about: "how long Jess has worked for her",
    says: [
      "Jess has been here five years, since she was nineteen.",
      "Five years. She came in for a haircut and left with an apron.",
    ],
  },
  "own.mei-who": {
    about: "who Mei is",
    says: [
      "Mei does color, four days, and she's the calm one.",
      "Mei's my colorist. She's here Tuesday to Friday, and she hums.",
    ],
  },
  "own.renters-chairs": {
    about: "what Dee and Rosa do",
    says: [
      "Dee cuts men, and Rosa does hair and brows.",
      "Just normal stuff: Dee's all fades, and Rosa does cuts and waxes a brow.",
    ],
  },
  "own.renters-clients": {
    about: "whether clients know that the renters are separate",
    says: [
      "Nobody can tell, it all says Willow Street.",
      "No, it's one sign and one app. I never even thought of that.",
    ],
  },
  "own.renters-ask": {
    about: "how the renters would take it if she asked for proof",
    says: [
      "They'd be fine, I'm the one who'd feel weird.",
      "I think Carla has it, Dee might, and Rosa would cry. But I could ask.",
    ],
  },
  "own.peels-since": {
    about: "since when Carla does peels",
    says: [
      "She started with peels two years ago, she asked me first.",
      "About two years. She asked, and I said sure, as long as I get one free.",
    ],
  },
  "own.guy-knows-peels": {
    about: "whether the landlord's guy knows about the peels",
    says: ["No, he doesn't know. Nobody ever asked.", "I never told him. Is that bad? That sounds bad."],
  },
  "own.fake-how-came": {
    about: "how the fake bill came in",
    says: [
      "It was an email, and I opened it on my phone between two cuts.",
      "By email, on a Friday, with a PDF and everything. I was holding a blow dryer.",
    ],
  },
  "own.fake-close": {
    about: "how close she came to paying the fake bill",
    says: [
      "I was one click away, I had the whole thing typed in.",
      "It was all in there, I just had to hit send. Jess came over to borrow a comb.",
    ],
  },
  "own.bills-pays": {
    about: "who pays the salon's bills",
    says: [
      "I pay them, Sunday nights, in bed, on my phone.",
      "It's just me. Jess can look at them now, but only I can press the button.",
    ],
  },
  "own.card-storage": {
    about: "whether card numbers are written down anywhere",
    says: [
      "There's a notebook, for the brides who call.",
      "Oh, the pink notebook. Yeah, when a bride calls I write it down, and it's by the register.",
    ],
  },
  "own.breach-clients": {
    about: "how her clients would take it if their data were stolen",
    says: [
      "The old ones would forgive me, the brides would eat me.",
      "Half of them would bring me soup. The other half would put it on the neighborhood page by lunch.",
    ],
  },
  "own.password-tonight": {
    about: "whether she will change the password",
    says: [
      "Yes, I'll change the password tonight, it isn't the cat anymore.",
      "I'll do it when we close. I just have to text five people, and none of them will read it.",
    ],
  },
  "own.own-login": {
    about: "whether separate logins cost extra in the app",
    says: [
      "It's five dollars a person, so I never did.",
      "Yeah, five bucks a month each. I was saving twenty-five dollars, I'm so smart.",
    ],
  },
  "own.wifi": {
    about: "whether clients use the same Wi-Fi",
    says: [
      "It's the same one, the password's on a chalkboard.",
      "Yes, everybody's on it, there's a chalkboard with a little heart. You're making a face, I can hear it.",
    ],
  },
  "own.list-copy": {
    about: "whether she has a copy of the client list",
    says: [
      "I print the week now, but the whole list, no.",
      "Only the week. Since prom I print it every Saturday, and Lily holds it up like a news lady.",
    ],
  },
  "own.app-left": {
    about: "whether she thought of leaving the app",
    says: [
      "I thought about it, but moving everybody sounded awful.",
      "I was so mad. Then I looked at another one and it wanted homework, so I stayed.",
    ],
  },
  "own.cyber-opinion": {
    about: "what she thinks of the explanation of cyber insurance",
    says: [
      "It's less silly than I thought, the letters got me.",
      "I like that somebody picks up the phone. If that happened I'd just stand there.",
    ],
  },
  "own.cyber-guess": {
    about: "what she thinks cyber insurance costs",
    says: [
      "I'd guess a hundred a month, because it sounds fancy.",
      "A hundred? I have no clue, it sounds like something for banks.",
    ],
  },
  "own.fraud-part": {
    about: "what she thinks of the fact that fake invoices need their own cover",
    says: [
      "Then I want that part, that's the one that actually happened.",
      "That's sneaky, I'd have bought it without. Put the fake bill in.",
    ],
  },
  "own.renter-claim-opinion": {
    about: "what she thinks of being blamed for a renter's work",
    says: [
      "It isn't fair, but it's my sign, so I get it.",
      "I thought that's why they rent, so it's theirs. Now I'm a little sick about it.",
    ],
  },
  "own.thirty-compare": {
    about: "why thirty a month is her limit",
    says: [
      "Because thirty's one haircut for a kid, I can do one more kid.",
      "It's a kid's cut. Thirty-five is still a kid's cut with a tip, so I wouldn't walk.",
    ],
  },
  "own.forms-worst": {
    about: "why she hates forms so much",
    says: [
      "I get them wrong, so if you fill it in, great.",
      "The divorce ones. Eleven pages and I put the date in the wrong box on all of them.",
    ],
  },
  "own.burn-who": {
    about: "who did the color when the client was burned",
    says: [
      "That was me, I did it, and I left it on too long.",
      "It was mine. I took a phone call, four minutes, and I think about those four minutes.",
    ],
  },
  "own.burn-form": {
    about: "whether clients sign anything before color",
    says: [
      "No, nobody signs anything, I write the formula on a card.",
      "We don't have a form. I keep a card with the color, and now I put a P for patch test.",
    ],
  },
  "own.nick": {
    about: "whether anybody was ever cut with scissors",
    says: [
      "One ear, in sixteen years, and he got a lollipop.",
      "Just one, a little boy who sneezed. He still asks for the chair with the blood.",
    ],
  },
  "own.slip-floor": {
    about: "whether somebody slipped in the salon",
    says: [
      "Only Jess, and she got up laughing.",
      "No client has fallen, just Jess with a tray of cookies. Lily's in charge of the broom now.",
    ],
  },
  "own.bridal-location": {
    about: "how often they do hair at the wedding place",
    says: [
      "We go out, about two a month in summer.",
      "Twice a month in season. I drive, Jess does makeup on herself, and the irons ride in the back.",
    ],
  },
  "own.bride-cancel": {
    about: "whether brides lose their deposit when they cancel",
    says: [
      "I keep half of it, unless she's crying.",
      "There's a rule, I keep half. There's also me, and I always give it back.",
    ],
  },
  "own.basins-loan": {
    about: "where the basins came from and when they are paid off",
    says: [
      "They're from a salon supply place, and I've got two years left.",
      "The supply company lent it to me. Three Italian basins, two more years, and my neck thanks them.",
    ],
  },
  "own.facial-when": {
    about: "when she wants to open the facial room",
    says: [
      "Maybe next year, it's the storage room right now.",
      "Next year, if there's money. It's full of towels and a Christmas tree, and Carla already picked the paint.",
    ],
  },
  "own.quit-where": {
    about: "where the worker who quit is now",
    says: [
      "She's at a barber shop on Division, and she's happy.",
      "She cuts at a barber shop that plays only metal. We wave.",
    ],
  },
  "own.lily-dad": {
    about: "how much Lily is with her father",
    says: [
      "It's one weekend a month and most of July.",
      "She's with me, and he gets a weekend a month. They come back smelling like boat.",
    ],
  },
  "own.peaches-why": {
    about: "why the cat hates everybody",
    says: [
      "She was a shelter cat, and I think she wanted to stay there.",
      "Nobody knows, she came that way. She likes the ex, which tells you everything.",
    ],
  },
  "own.agent-hair": {
    about: "whether she would cut the agent's hair",
    says: [
      "Sure, I'd cut it, I had ideas already by the hummus.",
      "Oh, I'd fix you. It's the sideburns, honey, they're two different people.",
    ],
  },
  "own.anh-monday": {
    about: "whether her sister can be there on Monday",
    says: [
      "Yes, she's off Mondays till two.",
      "Anh can do Monday morning. She'll bring her own pen and a highlighter.",
    ],
  },
  "own.who-hears": {
    about: "whether somebody can hear the call",
    says: [
      "It's just Mrs. Doyle, and she's under the dryer.",
      "Only Mrs. Doyle, and she can't hear a thing till the timer goes. She's nodding anyway.",
    ],
  },
  "own.open-email": {
    about: "whether she can open an e-mail on the phone",
    says: [
      "I can open it, but text me that it's there or I'll never look.",
      "Yeah, it works on my phone. My sister reads it on a big screen, so send it to both of us.",
    ],
  },
};
