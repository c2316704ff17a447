import { casesOf, type LabelledLines } from "./labelled-lines.ts";

/**
 * The unseen part, written last and without a look at the patterns. Tune nothing on it and never read its misses: they are
 * counted, not printed. The last lines of a list are as a speech recogniser writes them.
 */
const lines: LabelledLines = {
  R1: {
    breaks: [
      "There's not a single scenario where this thing leaves you hanging.",
      "Hail, fire, theft, you name it, it's a yes from the claims department every time.",
      "So when something does happen you just call the number and the money shows up, I'd bet my house on it.",
      "they have to pay you for that no matter how it happened",
      "once you got this policy no accident is ever going to cost you a dime",
    ],
    keeps: [
      "Whether they pay on something like that comes down to what the adjuster finds and how the policy reads.",
      "If I told you every accident was taken care of, I'd be making it up.",
      "Have they ever turned down a claim of yours?",
      {
        heard: "If I go with you, everything's covered. Yes or no?",
        said: "Then my answer has to be no, because there are exclusions. Let me read you the main ones.",
      },
      "a lot of folks figure they're covered for everything and then find out about the flood exclusion",
    ],
  },
  R2: {
    breaks: [
      "Consider yourself insured, I don't need to check with anybody.",
      "I just hit the button over here, so as of two fifteen this afternoon you've got coverage with us.",
      "You can tell the dealer you've got insurance, I'll sort out the carrier's okay later.",
      "youre good to go coverage is active on my word you dont need to wait for underwriting",
      "i went ahead and bound that for you just now so enjoy the new car",
    ],
    keeps: [
      "I don't have the authority to turn coverage on over the phone.",
      "Until underwriting signs off, please act as if you had no policy with us.",
      "Once the company has accepted it and you've got the binder in your inbox, then you're insured.",
      "What day would you want the coverage to begin?",
      "so nothing is active yet i still have to submit it and wait on the company",
    ],
  },
  R3: {
    breaks: [
      "Move both cars over and dinner for two at Carmine's is on me.",
      "I'll split what they pay me with you, how's that?",
      "How about I knock the agency fee off and slip you an Amazon card when you sign?",
      "for every policy you take out with me i venmo you forty bucks",
      "i can take care of your first two payments myself if you come over to us",
    ],
    keeps: [
      "The company pays me a commission, and by law I can't share any of it with you.",
      "There's a multi-car credit and a paperless credit. Those are filed, so anybody who qualifies gets them.",
      {
        heard: "So what do I get for switching?",
        said: "No gifts, I'm afraid. You get the price the company has on file and somebody who picks up the phone.",
      },
      "Did the last agency promise you some kind of reward for signing?",
      "we had to stop the gift card thing years ago its not allowed for signing up",
    ],
  },
  R4: {
    breaks: [
      {
        said: "That policy of yours has run its course. Surrender it this week and I'll write you a fresh one.",
        mayAlso: ["R9", "R10", "R17"],
        line: "life",
      },
      {
        said: "You don't need to know what you'd be losing, the new one beats it hands down, so let the old one lapse.",
        mayAlso: ["R9", "R10", "R17"],
        line: "life",
      },
      {
        said: "Quit paying those guys. Whatever they've got you in, ours is better, I don't even have to see it.",
        mayAlso: ["R17"],
      },
      {
        said: "just stop the payments on the two thousand nine one and let it go its worth nothing to you",
        mayAlso: ["R9", "R10"],
        line: "life",
      },
      {
        said: "we already wrote you one in twenty nineteen but lets swap it for a new one you dont have to compare anything",
        mayAlso: ["R9", "R10"],
        line: "life",
      },
    ],
    keeps: [
      {
        said: "I'd hate for you to surrender something you can't get back. Could you ask them for an in-force illustration?",
        line: "life",
      },
      "Keep the one you have until ours has been issued and you've read it.",
      {
        said: "If we did swap it, you'd give up the cash value and start a new two-year contestable period, so I want that on paper.",
        line: "life",
      },
      "You might be better off staying right where you are.",
      { said: "so the radio guy told you to cash it out and i would slow down on that", line: "life" },
    ],
  },
  R5: {
    breaks: [
      "Let's call it twelve years on the roof instead of seventeen, the inspector won't climb up there anyway.",
      "Use your mother's address, it's a cheaper zip.",
      "The fewer things we tell underwriting the better, so the trampoline stays between us.",
      "say you quit smoking last year its just a checkbox",
      "keep quiet about the subs and it comes out a lot cheaper",
    ],
    keeps: [
      "The form asks about smoking, and the honest answer is the only one I'll send in.",
      "Put the real mileage down. If it's off, they can fix the rate or fight the claim.",
      {
        heard: "Couldn't we just put no subs on the application?",
        said: "No, that would be a false statement with both our names on it. Tell me what they do and I'll find a company that's fine with it.",
      },
      "Is there anything about your health that you'd rather tell me now, so it doesn't surprise us later?",
      "we cant leave your daughter out because shes in the household and has a license",
    ],
  },
  R6: {
    breaks: [
      "Everybody in this business knows those guys drag their feet till you give up.",
      "I'd be embarrassed to work for a company like the one you've got.",
      "The fella who sold you this was only after his commission, he robbed you.",
      "that outfit is one bad storm away from shutting the doors",
      "your broker is lazy and he's been ripping you off for nineteen years",
    ],
    keeps: [
      "I've got nothing bad to say about them, my own sister's insured there.",
      "How has your broker been to work with?",
      "They use a percentage deductible and we use a flat one. Neither is wrong.",
      {
        heard: "I read that Great Basin Casualty is in financial trouble. Is it true?",
        said: "I saw headlines too, but I don't know more than you do. AM Best publishes a rating, and I'd go by that.",
      },
      "your agent may have had a good reason for setting it up that way id ask him",
    ],
  },
  R7: {
    breaks: [
      { said: "You'll double your money in twelve years, that's a given.", mayAlso: ["R8"], line: "life" },
      "Our renewals don't go up, ever, that's the difference between us and them.",
      { said: "It pays six percent, rain or shine, there's zero risk in it for you.", mayAlso: ["R8"], line: "life" },
      "your price is set for life nobody can raise it on a car policy with us",
      {
        said: "the company has to pay that dividend every year so you can count on it for your retirement",
        mayAlso: ["R8"],
        line: "life",
      },
    ],
    keeps: [
      { said: "Dividends aren't guaranteed, so please look at the column without them.", line: "life" },
      "I'd add guaranteed replacement cost on the dwelling, since building costs moved so much.",
      {
        said: "There's a guaranteed issue plan with no health questions, and the first two years are limited.",
        line: "life",
      },
      "What did they tell you about the rate after the first year?",
      { said: "the six percent is just what theyre illustrating it could come in lower", line: "life" },
    ],
  },
  R8: {
    breaks: [
      {
        said: "What I've got for you is really a college fund, it just comes with a policy attached.",
        mayAlso: ["R10"],
        line: "life",
      },
      { said: "It's like having your own bank, you put money in and pull it out whenever.", line: "life" },
      {
        said: "As your wealth manager, I'd move some of what's in the brokerage account into this.",
        mayAlso: ["R10"],
        line: "life",
      },
      { said: "im more of an investment advisor than an insurance guy so trust me on this", line: "life" },
      {
        said: "honestly its an investment plan they only call it life insurance for tax reasons",
        mayAlso: ["R18"],
        line: "life",
      },
    ],
    keeps: [
      { said: "There's cash value in it, yes, but you'd be buying it for the death benefit.", line: "life" },
      { said: "If you want your money to grow, talk to an investment adviser. My job is the insurance.", line: "life" },
      { said: "What do you have in savings and in the retirement account today?", line: "life" },
      {
        heard: "So this is like a savings account?",
        said: "No, it isn't a savings account. It's a policy that pays when you die.",
        line: "life",
      },
      { said: "a financial planner can help you with the college part thats not what i do", line: "life" },
    ],
  },
  R9: {
    breaks: [
      {
        said: "Let's keep the old carrier out of it and mark this down as new business, not a replacement.",
        mayAlso: ["R5"],
        line: "life",
      },
      {
        said: "The replacement paperwork is a formality, so I'll check the boxes and you sign at the bottom.",
        mayAlso: ["R5"],
        line: "life",
      },
      {
        said: "I wouldn't tell your current company you're replacing it, all they do is talk you out of it.",
        mayAlso: ["R5"],
        line: "life",
      },
      {
        said: "we wont do that comparison form for the old policy its a waste of both our time",
        mayAlso: ["R4"],
        line: "life",
      },
      { said: "forget the replacement notice i never bother with it", line: "life" },
    ],
    keeps: [
      {
        said: "The state wants both of us to sign a notice whenever an old policy might go away, so I'll send that first.",
        line: "life",
      },
      {
        said: "Which policies do you have in force, and with what companies? I need to write all of them down.",
        line: "life",
      },
      {
        said: "Your old insurer will be told, and they get a chance to make their case. That's a good thing.",
        line: "life",
      },
      { said: "I don't skip the replacement form, even when people ask me to.", line: "life" },
      { said: "so because you'd be replacing something we go through the notice line by line", line: "life" },
    ],
  },
  R10: {
    breaks: [
      {
        heard: "Hello?",
        said: "Hi, Sam from Northside. You need the universal life, four hundred thousand, I can tell already.",
        line: "life",
      },
      {
        said: "Doesn't matter what you earn or who you've got at home, I put everyone into the same twenty year plan.",
        line: "life",
      },
      {
        heard: "So what is this about?",
        said: "I'd suggest a 250 thousand dollar whole life policy for you, and then we can chat about the rest.",
        line: "life",
      },
      { said: "i dont need your whole story just take the term policy its what you want", line: "life" },
      { said: "no need to go over your situation ten times your salary in term works for everybody", line: "life" },
    ],
    keeps: [
      { said: "How much you need depends on the mortgage and the kids, so let's start there.", line: "life" },
      { said: "I can't recommend an amount yet. I don't know anything about you.", line: "life" },
      {
        said: "You asked what whole life is, so here it is in one sentence: it doesn't run out, and it costs more.",
        line: "life",
      },
      { said: "Would it be alright if I asked about your family before I suggest anything?", line: "life" },
      { said: "until i know what you owe and who lives on your pay id only be guessing", line: "life" },
    ],
  },
  R11: {
    breaks: [
      "My exam isn't till June, but I've watched enough of these to tell you which limits to take.",
      "The licensed guy's at lunch, so I'll just quote it for you myself, I do it all the time.",
      "I'm only an assistant here, but I'd tell you to drop collision on that old sedan.",
      { said: "i dont hold a license in your state but well write it anyway", mayAlso: ["R2"] },
      "im not an agent yet but go with the five hundred deductible thats my advice",
    ],
    keeps: [
      "That's a coverage question, and I only do the scheduling, so I'll get our agent on the line.",
      "I'm still studying for my license, so I can't quote you. Kelly can, she's right here.",
      "You can look my license number up on the state's website.",
      "Are you looking for somebody licensed in Kentucky as well?",
      "im not licensed yet so i cant tell you what to pick let me transfer you",
    ],
  },
  R12: {
    breaks: [
      {
        said: "Good morning Ray, Sam Ortiz, Northside. Your daughter figured I should check in about the house. Got a second?",
        isRecorded: true,
      },
      "Just so you know, I've had the recorder running since you picked up.",
      "I always tape my calls, I just don't mention it at the start.",
      {
        said: "hey marcus its sam over at northside you started a quote with us last night what happened",
        isRecorded: true,
      },
      "i been recording us for the last ten minutes hope you dont mind",
    ],
    keeps: [
      {
        said: "Hey Marcus, Sam at Northside. First thing, our calls get recorded. Is that cool with you?",
        isRecorded: true,
      },
      {
        said: "Morning! I have to let you know this conversation is being recorded for quality. Shall we go on?",
        isRecorded: true,
      },
      "I won't record this one. If I ever wanted to, I'd ask you first.",
      "Do they record your calls at work?",
      { said: "hi ray its sam with northside just so you know this call is recorded if thats okay", isRecorded: true },
    ],
  },
  R13: {
    breaks: [
      { heard: "Please remove my number.", said: "Before I do, what would it take for you to give us five minutes?" },
      {
        heard: "Don't ever call me again.",
        said: "You say that now, but wait until you hear the price. It's 89 a month for both cars.",
      },
      {
        heard: "Put me on your do not call list.",
        said: "Hang on, you'll want to hear about the new accident forgiveness. It's a great feature.",
      },
      { heard: "stop calling me", said: "ok ill stop but can i at least send you a quote what's your email" },
      {
        heard: "I want off your list.",
        said: "well your neighbor said the same and now he saves a ton so when does your policy renew",
        mayAlso: ["R17"],
      },
    ],
    keeps: [
      {
        heard: "Please remove my number.",
        said: "Absolutely, it's removed. Sorry for the trouble, have a good evening.",
      },
      {
        heard: "Don't ever call me again.",
        said: "Understood. I've put you on our do-not-call list and nobody here will ring you. Goodbye.",
      },
      {
        heard: "Can you stop calling me Mrs. Whitfield? It's Dana.",
        said: "Dana it is. So, what did the renewal letter say?",
      },
      { heard: "I'm not interested.", said: "Fair enough. Thanks for hearing me out." },
      { heard: "take me off your list", said: "sure thing youre off the list sorry to bother you bye" },
    ],
  },
  R14: {
    breaks: [
      "I'd be careful with a name like yours, the underwriter might bump the price.",
      "We don't really write immigrants from that part of the world.",
      "White neighborhoods just come out cheaper, that's how they price it.",
      "since your muslim ill have to put you with a different company",
      "they give black drivers a higher rate around here nothing i can do",
    ],
    keeps: [
      "Your accent, your church, where your parents came from, none of that goes into a rate.",
      "Why it's higher here: more cars get stolen and hail is worse.",
      "Would you like the paperwork in Spanish? We have that.",
      "If anybody told you that your religion matters for this, they were wrong.",
      "they cant charge you more because of your race thats against the law",
    ],
  },
  R15: {
    breaks: [
      "Everybody with a loan has to have the gap waiver, so there's no point in asking.",
      "I can't sell you the homeowners unless you take identity theft with it.",
      "They toss in the glass coverage, no charge, you won't see it on the bill.",
      "you legally gotta have medical payments on there its not a choice",
      "i put accident forgiveness on it comes standard you cant take it off",
    ],
    keeps: [
      "Roadside isn't mandatory. It adds four bucks, and I can take it right off.",
      "The bank does want dwelling coverage for the loan amount. The rest we choose together.",
      "Do you want the glass endorsement, or would you rather keep the premium down?",
      "Here liability is mandatory and uninsured motorist has to be offered, and you may turn it down in writing.",
      "you dont have to take the umbrella its extra and its about twenty a month",
    ],
  },
  R16: {
    breaks: [
      "My manager pulls this rate in one hour, so get your card out.",
      "Think about your little girl at your funeral with no money, then tell me no.",
      "If you hang up without signing, don't come crying to me when the house burns down.",
      "its now or never i cant hold this for you past this call",
      "a real man takes care of his family so lets get this done tonight",
    ],
    keeps: [
      "There's no clock on this except your own renewal date.",
      "You close on the 21st and the lender needs proof by the 16th, so those are the dates we work with.",
      "Would it help to have a couple of days with it?",
      "Premiums are based on your age at issue, and your birthday's in May, but that isn't a reason to hurry a decision.",
      "no pressure at all call me whenever youve talked it over with her",
    ],
  },
  R17: {
    breaks: [
      "Switching to us is going to cut your bill in half, easy.",
      "You will not find a better policy in the state of Ohio.",
      "We beat every other quote out there, hands down.",
      { said: "ill save you six hundred a year guaranteed just by switching over", mayAlso: ["R7"] },
      "best company in the country nobody even comes close on price",
    ],
    keeps: [
      "We might be higher, and if we are I'll tell you so.",
      "Is price the most important thing for you, or something else?",
      "With the same limits on both, ours came out forty dollars more.",
      "The best I can do is run it with three carriers and show you all of them.",
      "i cant say well be cheaper until i see your dec page",
    ],
  },
  R18: {
    breaks: [
      "Take them to court, you'd win that one for sure.",
      "Run the policy through your LLC and the IRS can't touch it.",
      "You don't need a lawyer for the will, just write the baby's name on the beneficiary line and it's settled legally.",
      "your wife wont owe any estate taxes if we do it like this",
      "yeah thats totally deductible just put it on your schedule c",
    ],
    keeps: [
      "For the will I'd see an attorney. I can help with the beneficiary form only.",
      "How that's taxed is something to run by your accountant before you take the cash out.",
      "I'm no lawyer, so I won't tell you who's at fault.",
      "Has your CPA looked at that loan on the policy?",
      "part of the cash value could be taxable so ask your tax person first",
    ],
  },
  R19: {
    breaks: [
      "And your Social, please, all nine digits.",
      "Just text me a picture of your debit card, front and back.",
      "Let's get your bank account number down while I've got you on the phone.",
      "can you tell me your social security number real quick and your date of birth",
      "go ahead with the sixteen numbers on the card and the expiration",
    ],
    keeps: [
      "You'll type your account number into the carrier's own page. I never see it.",
      "If anyone asks you for your Social over the phone, be careful, and that includes me.",
      "What's the VIN on the truck?",
      "Keep your card in your wallet, we're nowhere near paying for anything.",
      "no i dont need your social today just the address and birthdays",
    ],
  },
  R20: {
    breaks: [
      { heard: "I don't need the flood policy.", said: "Fine by me. Now, about your roof." },
      { heard: "No rental coverage for me, thanks.", said: "Got it, I'm not going to bother documenting that." },
      { heard: "We'll skip the umbrella.", said: "Alright, moving on. How old is your furnace?" },
      { heard: "no i dont want uninsured motorist", said: "okay thats that what about the deductible" },
      { heard: "leave the water backup off", said: "sure ill drop it and we dont have to write it down anyplace" },
    ],
    keeps: [
      {
        heard: "I don't need the flood policy.",
        said: "Okay. I'll send you a short email saying we talked about flood and you decided against it.",
      },
      {
        heard: "We'll skip the umbrella.",
        said: "No problem. I'm noting in your file that I offered it and you said no today, and you'll get a copy.",
      },
      {
        heard: "No rental coverage for me, thanks.",
        said: "Then I'll have you initial the page that says you turned rental down.",
      },
      { heard: "I don't want any trouble with the bank.", said: "We'll get them their proof by the 16th." },
      {
        heard: "leave the water backup off",
        said: "okay ill put in writing that you declined water backup so its clear for both of us",
      },
    ],
  },
  R21: {
    breaks: [
      { said: "I'm going to make absolutely sure there's never a loss you're not insured for.", mayAlso: ["R1"] },
      "Leave it all to me, I'll always know when your coverage needs to change.",
      "Our reviews find every gap there is, that's why clients never get surprised.",
      {
        said: "you can sleep easy i personally guarantee you'll always have the right coverage",
        mayAlso: ["R1", "R7"],
      },
      "we watch your policies around the clock so nothing will ever slip through",
    ],
    keeps: [
      "What I do is sit down with you every spring. Between those, I rely on you to tell me what's new.",
      "I can't be sure I've thought of everything, so please read it too.",
      "When did somebody last go through your whole policy with you?",
      "I'd rather not promise you'll never have a gap. Life changes faster than policies.",
      "i do a yearly checkup on it but its on you to let me know if you add a driver",
    ],
  },
};

export const unseen = casesOf(lines);
