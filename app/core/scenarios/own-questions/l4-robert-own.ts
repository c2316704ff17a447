import type { OwnQuestions } from "../answer-sheet.ts";

export const l4RobertOwn: OwnQuestions = {
  "own.months-compared": {
    about: "whether he ever put savings and monthly spending side by side",
    says: ["Huh, no. Not like that.", "I haven't. Katie might have, she does the bills."],
  },
  "own.house-talked": {
    about: "whether he and Katie talk about losing the house",
    says: ["I change the channel, mostly.", "She's tried. I go check the truck."],
  },
  "own.age-fourteen": {
    about: "how old he was when his father died",
    says: ["I was fourteen.", "Fourteen, about a year older than Cole is now."],
  },
  "own.dad-found": {
    about: "how his father's death happened",
    says: ["He sat down on a mower and didn't get up.", "It was a Saturday, in the yard. No warning."],
  },
  "own.dad-insurance": {
    about: "whether his father had any insurance",
    says: ["No, there wasn't a thing.", "He didn't have any. Just some mowers, and people came and got those."],
  },
  "own.mom-after": {
    about: "what his mother did to get by",
    says: ["She cleaned motel rooms.", "Cleaned motel rooms, days and some nights. I did the cooking."],
  },
  "own.house-lost": {
    about: "where they lived after losing the house",
    says: [
      "We lived in a duplex, off Admiral.",
      "My aunt's first, then half a duplex off Admiral. Four months, and we were out.",
    ],
  },
  "own.mom-like-that": {
    about: "that he does not want Katie to go through the same",
    says: ["I don't want that for her, no.", "That's right. I'm five years off Dad's age."],
  },
  "own.siblings": {
    about: "whether he has brothers or sisters",
    says: ["One sister, younger. Beth.", "There's my sister Beth, she was nine when Dad died. She's in Wichita now."],
  },
  "own.dad-like": {
    about: "what his father was like",
    says: [
      "He was quiet. Fixed lawn mowers for the whole street.",
      "Quiet. He'd have six mowers in pieces and know where every bolt went.",
    ],
  },
  "own.counts-years": {
    about: "whether he counts the years to his father's age",
    says: ["Every day, pretty much.", "Yeah. I count it most mornings, in the truck."],
  },
  "own.talks-to-anyone": {
    about: "whether he talks to anybody about that fear",
    says: ["I don't talk about it, no.", "Nobody, really. You, I guess."],
  },
  "own.katie-said": {
    about: "what exactly Katie said when she told him",
    says: ['She said, "Just talk to the man."', '"Just talk to the man." Then she went back to folding.'],
  },
  "own.katie-worries": {
    about: "what Katie lies awake with",
    says: ["If I don't come home, I guess.", "Me on a hot panel, and the house. She doesn't say it much."],
  },
  "own.katie-on-call": {
    about: "whether Katie should be on the next call",
    says: ["Yeah, that'd be better.", "I'd want her on. Then I don't have to say it twice."],
  },
  "own.katie-work": {
    about: "whether Katie would go back to work",
    says: ["Some. The dentist would take her part-time.", "She could, but not with Wyatt home sick every other week."],
  },
  "own.katie-cover": {
    about: "whether he wants cover on Katie too",
    says: [
      "I guess so. I couldn't work if she wasn't there.",
      "Yeah, a small one. I don't even know where the inhalers are.",
    ],
  },
  "own.family-go": {
    about: "where the family would go without the house",
    says: [
      "They'd go to her sister's, in Broken Arrow.",
      "Her sister's, I suppose. It's got two bedrooms and they've got twins.",
    ],
  },
  "own.asthma-who": {
    about: "which child has asthma",
    says: ["Wyatt. Winter's worse.", "It's Wyatt, the little one."],
  },
  "own.sick-child": {
    about: "whether a child is often sick or has special needs",
    says: [
      "The little one's got asthma, that's it.",
      "Just Wyatt's breathing. The other two eat dirt and they're fine.",
    ],
  },
  "own.asthma-night": {
    about: "who is up when the asthma is bad",
    says: ["Katie. She hears it before I do.", "Katie does. I drive if it's the hospital."],
  },
  "own.asthma-cost": {
    about: "what the inhalers cost",
    says: ["It's forty a month, with the plan.", "Forty with the insurance. Without it, three hundred, the lady said."],
  },
  "own.annie-vet": {
    about: "why Annie wants to be a vet",
    says: [
      "She sewed up the hound once. With a kit.",
      "The dog cut his ear, and she held it shut all the way to town.",
    ],
  },
  "own.dog-name": {
    about: "what the hound is called",
    says: ["He's Amp. The kids' idea.", "Amp. He's a bluetick, and he's scared of the toaster."],
  },
  "own.fishing-son": {
    about: "whether a son goes fishing with him",
    says: ["Cole does. He's got the patience.", "Yeah, Cole. Wyatt talks to the fish."],
  },
  "own.truck-sound": {
    about: "what he listens to in the truck",
    says: ["Silence. I've got three kids.", "Nothing, I leave it off. It's the only quiet there is."],
  },
  "own.parked": {
    about: "whether he is driving or parked",
    says: ["I'm parked, on break.", "Parked. Eating a sandwich."],
  },
  "own.lunch": {
    about: "what he is having for lunch",
    says: ["It's bologna, same as always.", "Bologna and mustard. I make it myself."],
  },
  "own.site": {
    about: "where he works this week",
    says: ["A school, out in Owasso.", "Out in Owasso, a school. We're putting in new panels."],
  },
  "own.gear": {
    about: "what he works on today",
    says: ["It's 480. Swapping a main.", "A 480 main, four hundred amps. Took two of us to lift it."],
  },
  "own.live": {
    about: "whether he works on it live",
    says: ["Not today. Sometimes.", "It's dead today, I checked it twice. Some jobs they won't let you shut it off."],
  },
  "own.dangerous": {
    about: "whether the work is really dangerous",
    says: ["It is if you hurry. I don't hurry.", "It's all right if you pay attention."],
  },
  "own.accident": {
    about: "whether he ever had an accident at work",
    says: ["No accidents, knock on wood.", "Not me. I've seen one, it was enough."],
  },
  "own.which-wire": {
    about: "how he knows which wire is which in a big building",
    says: [
      "There's prints. Half of them are wrong.",
      "You read the prints, and then you meter it. The meter doesn't lie.",
    ],
  },
  "own.in-the-wall": {
    about: "the strangest thing he found in a wall",
    says: ["A lunch box, from 1961.", "It was a lunch box from 1961, and the sandwich was still in there."],
  },
  "own.lunch-box": {
    about: "what he did with the old lunch box",
    says: ["I kept the box. Threw out the sandwich.", "It's in the garage, I keep my fuses in it."],
  },
  "own.lunch-box-lid": {
    about: "what is on the lid of the lunch box",
    says: ["Roy Rogers, on the horse. It's scratched some.", "It says Roy Rogers. I don't need to get it out."],
  },
  "own.mowers": {
    about: "whether he fixes mowers like his father",
    says: ["Just mine. I've got his wrenches.", "I can, he showed me. I don't much, though."],
  },
  "own.quit-smoking": {
    about: "what made him quit smoking",
    says: [
      "Annie asked me to. She was two.",
      "Katie was tired of the smell. Then Wyatt came along with his asthma, and I never went back.",
    ],
  },
  "own.pressure-reading": {
    about: "what his blood pressure reads",
    says: ["It was one-fifty something, last time.", "One-fifty over ninety-something. I haven't been back."],
  },
  "own.pressure-misheard": {
    about: "that his pressure is 115 (misheard)",
    says: ["One-fifty. Five-oh.", "No, fifty. I wish it was fifteen."],
  },
  "own.doctor-away": {
    about: "what keeps him from the doctor",
    says: ["I don't want to hear it. I know.", "My dad never went either. I guess that's not a reason."],
  },
  "own.pill-missed": {
    about: "how often he skips the pill",
    says: ["I miss one or two a week.", "One or two, on early days. It's next to the coffee, and I still forget."],
  },
  "own.pension-ask": {
    about: "whether the agent should find out about the widow's pension",
    says: ["I'll ask. I know the guy.", "I don't know what it pays her. I'll ask at the hall."],
  },
  "own.price-guess": {
    about: "what he thinks such a policy costs",
    says: ["Two or three hundred. I made that up.", "Two, three hundred a month, I figured."],
  },
};
