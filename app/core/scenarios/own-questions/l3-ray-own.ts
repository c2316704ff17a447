import type { OwnQuestions } from "../answer-sheet.ts";

export const l3RayOwn: OwnQuestions = {
  "own.radio-sells": {
    about: "whether the radio man said what he sells himself",
    says: ["He left it out, but he sells something.", "No, he didn't say. Then they gave a number, so I figured."],
  },
  "own.radio-lost": {
    about: "whether the radio man mentioned what is lost by cashing out",
    says: ["No, he left that out.", "Not a word about it. He was mostly hollering."],
  },
  "own.radio-where": {
    about: "where he heard it",
    says: [
      "I was out in the shop, sharpening a chisel.",
      "In the shop. I was waiting for the ball scores and he wouldn't quit.",
    ],
  },
  "own.noise": {
    about: "whether he hears the noise on the agent's side",
    says: ["Yeah, like it's in my kitchen.", "I hear it fine, I ran a punch press for thirty-four years."],
  },
  "own.policy-type": {
    about: "which kind of policy he means",
    says: ["It's life.", "Life insurance, the whole life kind. The truck's fine where it is."],
  },
  "own.kowalski-which": {
    about: "which Kowalski family he belongs to",
    says: [
      "Neither. There's a lot of us.",
      "My people were at the foundry, so not them. There's four pages of us in the book.",
    ],
  },
  "own.sold-by": {
    about: "who sold him the policy",
    says: [
      "A fella from church, Walter.",
      "Walter, from church. He passed the basket on Sunday and sold policies on Monday.",
    ],
  },
  "own.seller-around": {
    about: "whether the seller is still around",
    says: ["No, he's dead.", "He's gone, he went three winters back. He never called about it anyhow."],
  },
  "own.stan-who": {
    about: "who Stan was",
    says: [
      "He had my house and the truck, twenty-some years.",
      "Stan was my house man. If he said Tuesday, he came Tuesday.",
    ],
    more: ["Black coffee, two sugars, and he never looked at his watch."],
  },
  "own.garage-cause": {
    about: "what caused the garage fire",
    says: ["It was a space heater. Long time ago.", "A space heater and a can of rags, in '91. My own fault."],
  },
  "own.garage-hurt": {
    about: "whether anybody was hurt in the garage fire",
    says: ["No. I lost a nice table saw.", "Nobody, thank God. The dog at the time smelled like smoke for a year."],
  },
  "own.loan-why": {
    about: "why he borrowed against the policy",
    says: ["It was for the driveway.", "For the driveway. The bank wanted a form for every pebble."],
  },
  "own.driveway-kind": {
    about: "whether the driveway is concrete or asphalt",
    says: ["It's concrete. Do it once.", "Concrete, five inches. Blacktop's for people who like doing it again."],
  },
  "own.driveway-turned-out": {
    about: "how the driveway turned out",
    says: ["It's flat, it's a good driveway.", "It's good, no cracks. I sealed it myself in the fall."],
  },
  "own.loan-paying": {
    about: "whether he pays the policy loan back",
    says: [
      "It's just sitting. They send a slip.",
      "I'm letting it ride. The slip goes in the folder with the other slips.",
    ],
  },
  "own.loan-off-top": {
    about: "whether he knew the loan comes off what Linda gets",
    says: [
      "No, but come to think of it that makes sense, it's her eight.",
      "I figured they'd want it back. I didn't think of it like that.",
    ],
  },
  "own.dividends": {
    about: "whether the dividend is paid out or stays in",
    says: [
      "There's a small one. I let it sit.",
      "There's a small one, and I leave it in there. I figure it's doing something.",
    ],
  },
  "own.total-paid": {
    about: "what he has paid in altogether",
    says: ["It was twenty-eight, twenty-nine thousand.", "Close to twenty-nine, I did it on the back of the slip."],
  },
  "own.more-or-less": {
    about: "whether he paid in more than it is worth",
    says: [
      "More, I'd say, with that loan on it.",
      "More, I think. I'd need to see it on paper, that's why I'm calling.",
    ],
  },
  "own.wife-knows": {
    about: "whether Linda knows what the pension would shrink to",
    says: ["Nope. I do.", "She knows it drops. She don't know it in dollars."],
  },
  "own.wife-told": {
    about: "whether he has thought about telling Linda",
    says: [
      "I thought about it. Haven't done it.",
      "Thought about it many a time. She'd go get a job, that's what she'd do.",
    ],
  },
  "own.pension-dollars": {
    about: "what the pension is in dollars, and half of it",
    says: [
      "It goes from twenty-two hundred to eleven.",
      "Twenty-two hundred now, and eleven the day I'm gone. Then there's her social security.",
    ],
  },
  "own.half-why": {
    about: "why he chose the half for the survivor",
    says: [
      "I'd get two hundred more a month, that's why.",
      "They gave you a box to check. I had the insurance, so I checked half.",
    ],
  },
  "own.shovel": {
    about: "what Linda says to him shoveling with a stent",
    says: [
      "She hides the shovel.",
      "Linda hides it in the basement. I've got two, she don't know about the other one.",
    ],
  },
  "own.stent-how": {
    about: "how the stent came about",
    says: [
      "I got winded on the basement stairs, and Linda called.",
      "No attack. I got winded carrying a beer case, and Linda had me in the car before I sat down.",
    ],
  },
  "own.dad-stroke": {
    about: "how old his father was at the stroke",
    says: ["He was seventy-one.", "Seventy-one. He had the stroke in the tomatoes and he finished the row."],
  },
  "own.brother-close": {
    about: "whether he was close to his brother",
    says: [
      "We worked the same floor twenty years.",
      "Yeah, we were. He was at the next machine, and we didn't talk a lot, we didn't have to.",
    ],
  },
  "own.brother-how": {
    about: "how his brother died",
    says: [
      "It was his lungs, all that cutting oil.",
      "His lungs. Eight months, and he never complained but about the food.",
    ],
  },
  "own.kids-form": {
    about: "whether he will put the children on the form",
    says: ["The kids, half and half.", "Yeah, Carol and Mike, even. He'd say the same."],
  },
  "own.carol-why": {
    about: "why Carol thinks he pays too much",
    says: [
      "She pays nineteen dollars for hers, for thirty years old.",
      "She's got one from the internet and it's cheap. It ends, too, but she don't say that part.",
    ],
  },
  "own.cousin-why": {
    about: "why the cousin's claim was denied",
    says: [
      "He hadn't put down his blood pressure pills.",
      "His pills. He left them off the form and he died a year in.",
    ],
  },
  "own.cousin-kids": {
    about: "whether the cousin left children",
    says: ["He left two girls.", "Two girls and a wife. We passed the hat at the hall."],
  },
  "own.two-years": {
    about: "whether he knew the two-year clock starts over",
    says: ["Well, I'll be. No, nobody told me that.", "No, that I didn't know. So the old one's safe from that."],
  },
  "own.tax": {
    about: "whether he knew there can be tax on cashing out",
    says: [
      "Taxes? No, the radio fella skipped that.",
      "No, nobody told me. There's always somebody with a hand out, I should have figured.",
    ],
  },
  "own.earn-guess": {
    about: "what he thinks the agent earns on a switch",
    says: ["A new truck, the way that fella talked.", "A couple hundred, I'd guess. You tell me if I'm low."],
  },
  "own.linda-bills": {
    about: "who handles the bills and papers",
    says: [
      "Linda does the bills, and I keep the folder.",
      "It's Linda, since the day we married. This one folder's mine, she's never opened it.",
    ],
  },
  "own.shop-closed": {
    about: "what happened to Lakeshore Machine",
    says: [
      "They shut the doors the year after I left.",
      "It's a storage place now. The pension's with the government outfit, they pay it on the first.",
    ],
  },
  "own.welds": {
    about: "what he welds in the shop",
    says: ["I make railings, for the neighbors.", "It's a railing for the church steps. They pay me in pierogi."],
  },
  "own.grandkids": {
    about: "who the grandchildren are",
    says: ["There's Ben and Rosie, nine and six.", "Ben's nine and Rosie's six. She's the one with the hammer."],
  },
  "own.beagle": {
    about: "what the beagle is called",
    says: ["His name's Pickles, not that he knows it.", "Pickles. He can't hear his name but he can hear a wrapper."],
  },
  "own.game": {
    about: "which game is on after the call",
    says: ["It's the Browns, so there's no rush.", "The Browns. I don't know why, Linda asks me the same thing."],
  },
  "own.radio-who": {
    about: "who the man on the radio was",
    says: [
      "Some fella they call Cash-Out Kenny.",
      "Kenny something. He's got a voice like a band saw and I never heard of him before.",
    ],
  },
  "own.radio-week": {
    about: "when he heard the program",
    says: [
      "It was about three weeks ago, on a Saturday.",
      "Three weeks back. I let it sit, then I got the folder out, then I let it sit again.",
    ],
  },
  "own.radio-called": {
    about: "whether he called the radio man's number",
    says: [
      "No, I don't call a number that gets hollered at me.",
      "I never called him. I figured a fella with a toll-free number isn't lonesome.",
    ],
  },
  "own.radio-half": {
    about: "what the radio man meant by half",
    says: [
      "He said half the price, he didn't say for who.",
      "It was half for a fella thirty-five, I'd bet. He didn't mention stents.",
    ],
  },
  "own.linda-radio": {
    about: "what Linda said about the radio advice",
    says: [
      "She said turn that thing off and eat.",
      "Linda said if it's been good since 2009, don't fix it because of a loudmouth.",
    ],
  },
  "own.stan-gone": {
    about: "what happened to Stan",
    says: [
      "He passed in '17, a few months before my brother.",
      "Stan went in '17. The line at the funeral home was out to the hot dog stand.",
    ],
  },
  "own.stan-after": {
    about: "who took over from Stan",
    says: [
      "Some young gal at his old office, she sends a postcard.",
      "A young lady took over. She's nice on the phone, but I couldn't pick her out of a lineup.",
    ],
  },
  "own.garage-check": {
    about: "how big Stan's check for the garage was",
    says: [
      "It was twenty-five hundred that day, and the rest in a week.",
      "Twenty-five hundred on the spot, and four thousand after. I built it back with block.",
    ],
  },
  "own.walter-pitch": {
    about: "what Walter told him when he sold the policy",
    says: [
      "He said it never goes up and it never runs out.",
      "Walter said, Ray, this one's there when you're not. I couldn't find anything wrong with that.",
    ],
  },
  "own.walter-linda": {
    about: "whether Linda was there when he bought it",
    says: [
      "She was there, and she asked the only good question.",
      "Yeah, she was. She asked what happens if we miss one, and Walter had to look it up.",
    ],
  },
  "own.nine-why": {
    about: "why he bought it in 2009",
    says: [
      "A fella at the shop died, forty-nine, at his machine.",
      "We lost a man at the plant that spring. They passed a hat, and I didn't like the sound it made.",
    ],
  },
  "own.hundred-why": {
    about: "why he took a hundred thousand",
    says: [
      "Because that's what I could pay for and still eat.",
      "He wanted two hundred, I said one. It was what was left on the house, and some.",
    ],
  },
  "own.exam-then": {
    about: "whether there was an exam in 2009",
    says: [
      "Yep, a gal came to the house, and I passed.",
      "A nurse came with a scale and a needle. I was standard, and the pressure was fine in those days.",
    ],
  },
  "own.loan-rate": {
    about: "what rate the policy loan carries",
    says: [
      "It's five percent, the slip says.",
      "Five percent, so it's near four hundred a year that I'm not looking at.",
    ],
  },
  "own.loan-payback": {
    about: "whether he would pay the loan back",
    says: [
      "I could do the interest, four hundred, once a year.",
      "The four hundred I could send. The whole eight's my furnace.",
    ],
  },
  "own.loan-grow": {
    about: "what he thinks of the loan growing into the policy",
    says: [
      "Nobody told me that, and I'd have fixed it years ago.",
      "Well, that's a heck of a thing. They could've put that on the slip in big letters.",
    ],
  },
  "own.net-cash": {
    about: "what he thinks of the twenty-three thousand",
    says: [
      "That's a used truck, and she'd be left with nothing.",
      "Twenty-three don't last. She'd trade me in for the hundred.",
    ],
  },
  "own.price-now": {
    about: "what he thinks of the price for a new one",
    says: [
      "Well, there's my straight answer. I asked for one.",
      "I had a feeling. Nobody's giving a fella with a stent a bargain.",
    ],
  },
  "own.keep-surprise": {
    about: "whether it surprises him that the agent says keep it",
    says: [
      "I'll be honest, I had my hand on the phone to hang up.",
      "Yep, it does. Stan would've said the same, and then he'd have had another coffee.",
    ],
  },
  "own.paid-up": {
    about: "what he thinks of stopping the payments for a smaller policy",
    says: [
      "I'd rather she gets the whole thing, as long as I can pay.",
      "Not now, but it's good to know. If it gets tight I'd sooner do that than cash it.",
    ],
  },
  "own.monthly-why": {
    about: "why he pays this one monthly although he likes to pay by the year",
    says: [
      "Walter had it come out of the bank, and I left it.",
      "It goes out of the checking on the fifth. I'd pay it by the year if it's cheaper, sure.",
    ],
  },
  "own.statement-page": {
    about: "what he does not follow on the statement",
    says: [
      "It says accumulation this and additions that, in little tiny print.",
      "There's a box with three numbers that all say value. I'd like to know which one's mine.",
    ],
  },
  "own.statement-date": {
    about: "from when the statement is",
    says: ["It's this year's, from the summer.", "July, it says. They send it with the lawn dying."],
  },
  "own.calendar-pictures": {
    about: "what is on the company's calendar",
    says: [
      "It's lighthouses, and it hangs in the shop.",
      "Lighthouses. They had ours on it one year, the one on Presque Isle.",
    ],
  },
  "own.neighbor-who": {
    about: "which neighbor has the agent's calendar",
    says: [
      "It's Frank Dombrowski, across the street.",
      "Frank, across the street. He says you came out when the tree fell on his shed.",
    ],
  },
  "own.company-call": {
    about: "whether he would call the company himself",
    says: [
      "With you on the line, I don't talk to machines.",
      "Together, at the table. I tried once and pressed two for twenty minutes.",
    ],
  },
  "own.pension-change": {
    about: "whether the pension choice can still be changed",
    says: ["No, once you sign it, it's signed.", "I asked the fella. He said that box is welded."],
  },
  "own.social-security": {
    about: "whether he takes social security",
    says: [
      "Not yet, I'm holding out till sixty-six or so.",
      "I'm waiting on mine. Carol says every year I wait, Linda gets the bigger one, and for once she's right.",
    ],
  },
  "own.health-plan": {
    about: "what health insurance he has until Medicare",
    says: [
      "It's the marketplace one, Carol set it up.",
      "Carol got us one off the computer. Two more years and it's Medicare, and I'm counting.",
    ],
  },
  "own.linda-live": {
    about: "how Linda would manage on that money",
    says: [
      "She'd be short about five hundred a month.",
      "Tight. I figure she's short five hundred, and that's if the furnace behaves.",
    ],
  },
  "own.linda-none": {
    about: "why there never was a policy on Linda",
    says: [
      "Nobody asked, and she said spend it on a dishwasher.",
      "Walter asked once. Linda said if I go you can eat at the diner, and that was that.",
    ],
  },
  "own.linda-met": {
    about: "how he met Linda",
    says: [
      "At a polka dance, in the church hall.",
      "At St. Stan's, at a polka dance. She led, and I've been following since.",
    ],
  },
  "own.will-old": {
    about: "whether the will was changed since Carol was born",
    says: [
      "No, it's the same one, and Mike's not even in it.",
      "Never touched it. It says my brother Joe handles everything, so that's no good.",
    ],
  },
  "own.carol-near": {
    about: "where Carol lives and what she does",
    says: [
      "She's in Harborcreek, fifteen minutes, she works at the hospital.",
      "Carol's out in Harborcreek. She does the billing at the hospital, so she thinks everything's overpriced.",
    ],
  },
  "own.mike-does": {
    about: "what Mike does",
    says: [
      "He drives a snowplow for the city, and he's single.",
      "Mike plows for the city of Buffalo. He's got no wife, but he's got overtime.",
    ],
  },
  "own.cousin-who": {
    about: "who the cousin was and when it happened",
    says: [
      "My cousin Eddie, ten years back, he was fifty-two.",
      "That was Eddie, on my mother's side. He was fifty-two, strong as a mule on top and nothing right inside.",
    ],
  },
  "own.own-form": {
    about: "whether his own form was complete",
    says: [
      "It was straight, there wasn't a pill in the house then.",
      "Yep. I had nothing to hide in 2009, the pills came in '15.",
    ],
  },
  "own.quit-how": {
    about: "how he quit smoking",
    says: [
      "I quit cold, the week we buried my dad.",
      "A pack a day, and I left it on Dad's workbench in '98. It's still there, for all I know.",
    ],
  },
  "own.heart-feel": {
    about: "how he feels since the stent",
    says: [
      "I feel fine, I just nap like the dog.",
      "No trouble at all. I'm slower on the stairs, but so is everybody on this street.",
    ],
  },
  "own.fellas": {
    about: "whether he still sees the men from the shop",
    says: [
      "We have breakfast, first Friday of the month, at the diner.",
      "First Fridays at the diner. There were twelve of us, and now it's a booth.",
    ],
  },
  "own.snow": {
    about: "how much snow there is",
    says: ["It's fourteen inches, and it's not done.", "Fourteen since Sunday. I can see the antenna on Frank's car."],
  },
  "own.brakes": {
    about: "how the brake job on the truck is going",
    says: [
      "The fronts are done, the rears wait till it's warm.",
      "Two down and two to go. Ben handed me the wrenches and Rosie handed me the hammer.",
    ],
  },
  "own.linda-hears": {
    about: "whether Linda is in the room",
    says: [
      "She's at the store, so go ahead.",
      "Linda's out getting milk. You've got till the dog gets up, he feels the car.",
    ],
  },
  "own.copy-way": {
    about: "how he would send a copy of the statement",
    says: [
      "Carol's here Sunday, she'll take a picture of it.",
      "I'd sooner you look at it here. If you can't wait, Carol does it with her phone on Sunday.",
    ],
  },
  "own.tuesday-table": {
    about: "what the agent should bring on Tuesday",
    says: [
      "Bring the two numbers side by side, and Linda'll have coffee on.",
      "One sheet, big print. And don't park on my side, the plow comes at eleven.",
    ],
  },
  "own.funeral-paid": {
    about: "whether the funeral is arranged",
    says: [
      "We've got the plot, next to Ma and Dad, the rest isn't paid.",
      "There's a plot for two, Linda picked the side with the shade. The box I could build myself.",
    ],
  },
};
