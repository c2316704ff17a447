/**
 * Words and short phrases that mean much the same to a compliance reader, so that a learned rule need not have met each of them.
 * Written as people say them. `clause-features.ts` matches them on stems, the longest first; a word may belong to several
 * concepts.
 */
export const concepts = {
  not: "not, never, no, nobody, no one, nothing, none, neither, nor, without, cannot, hardly, no way, not a single, nope, nah",
  all: "everything, anything, whatever, every, all of it, it all, all, each and every, any and all, no matter what, no matter how, no matter who, absolutely everything, top to bottom, a to z, across the board, any situation, any reason, whoever, every last, every single, anybody, anytime, you name it, entire, whole thing, everyone, everybody, literally everything, regardless, every angle, any lawsuit, anyone, every bill, everything you own, just about anything, anything you can think of, whatever comes up, what comes, anything life throws, comes your way, the works, soup to nuts, all in, the whole nine yards, name it, bar none, all scenarios, every scenario, any and all, all losses, hundred percent, in full, cause, matter what, could happen, goes wrong, happen, happens, comes up, in the house, under the sun, wall to wall, bumper to bumper, from day one, start to finish, head to toe, ever",
  sure: "guarantee, guaranteed, promise, definitely, for sure, certainly, certain, always, absolutely, no question, without question, no doubt, trust me, i swear, bet, assure, assured, hundred percent, 100 percent, period, count on, bank on, take to the bank, no ifs, rest assured, my word, hands down, without fail, like clockwork, slam dunk, formality, in stone, good as gold, safe as houses, every time, a given, end of story, simple as that, plain and simple, hands down, definite, stake my license, no exception, no exceptions, as good as, certainty, with certainty, give you my word, my word, believe me, mark my words, you can be sure, you have my word, without a doubt, i know for a fact, that is a fact, will definitely, going to pay, of course, obviously, no two ways about it, literally, i can tell you, i can tell you right now, i am telling you, honest to god, take it from me, cross my heart, has to pay, have to pay, have to, locked, set in stone, one hundred percent, depend on it, put it in the bank, automatic, automatically, no argument, end of, full stop, nothing to worry, no sweat, easy",
  never: "never, not ever, ever again, zero, nothing, no chance, zero chance, cannot ever, impossible, no way",
  hedge:
    "may, might, usually, generally, sometimes, probably, likely, depend, depends, could, possibly, perhaps, i think, if it fits, case by case, in most cases, up to the adjuster, not sure, do not know, honestly do not know, maybe, or not, either way, could be, cannot say, would not guess",
  limits:
    "exclusion, exclude, excluded, limit, sublimit, deductible, wear and tear, up to, minus, less your, leave out, wording, adjuster decides, carrier decides, decides, fine print, leaves out, left out, not covered, hole, holes, exception, exceptions, catch, gray area, carve out, gotcha, loophole, loopholes, ifs or buts, what ifs, asterisk",
  pay: "pay, paid, payout, reimburse, honor, cut a check, cut you a check, write a check, cutting you a check, write you a check, written you a check, cut the check, make you whole, made whole, pick up, take care of, taken care of, compensate, gets handled, money is yours, respond, come through, check, gets the money, get that check, get the check, the full benefit, get every penny, money back, get your money, write you the check, cover it, cover that, pays out, handles, picks up, settle, settled, make good, step up, come out ahead, takes care of, took care of, approve, approved, get approved, accepted, sign off, reimbursed, receive, kicks in, comes through, foot",
  cover:
    "cover, covered, coverage, protect, protected, protection, insured, insure, insulated, bulletproof, safe, taken care of",
  claim:
    "claim, loss, damage, accident, wreck, crash, fire, flood, flooded, roof, tree, theft, stolen, burn, burns, burst, injury, lawsuit, storm, hail, tornado, leak, water",
  deny: "deny, denied, turn down, turned down, reject, refuse, say no, argue, fight, dispute, push back, come back denied, come back with a no, sign off, fight you, turn anybody down, argue with it, stiff, weasel out, find a way out, wiggle out, back out, no to, get around it",
  outlay:
    "out of pocket, out of your pocket, a dime, a penny, a cent, a nickel, a dollar, the bill, a bill, stuck with, owe, a thing, on the hook, out a single, see a bill, a bill after, single dollar, your wallet, comes out of, pay a thing, cost you, out a dollar, picking up the tab, left holding, the tab, write a check yourself, money out, out anything, spend a dime, eat the cost, foot the bill, bare, on your own dime",
  insurer:
    "carrier, insurer, insurance company, they, the company, underwriter, underwriting, adjuster, the insurance, company, these guys",
  rival:
    "they, that company, those guys, those people, that outfit, that carrier, your carrier, your company, your agent, your broker, your current company, your current carrier, your old company, state farm, geico, allstate, progressive, farmers, usaa, liberty mutual, nationwide, travelers, lemonade, competitor, the competition, incumbent, other agent, other guy, last agent, whoever sold, whoever wrote, his agent, her agent, their adjusters, the other company, the guy who sold",
  bad: "scam, crook, crooked, thief, thieves, terrible, awful, horrible, garbage, trash, joke, nightmare, worst, liar, lie, lying, cheat, rip off, ripped off, rip you off, shady, sleazy, fraud, incompetent, lazy, clueless, con man, dishonest, clowns, amateurs, ashamed, embarrassed, pathetic, disgrace, bottom of the barrel, screw, screwed, screw you, robbing, rob, weasel, weasels, snake, negligent, useless, idiot, does not care, do not care, could not care less, a mess, disaster, dirty, notorious, bad faith, lowball, lowballs, hang you out, leave you hanging, high and dry, drop you, fight you, no business selling, bad reputation, terrible reputation, predatory, criminal, criminals, rude, stiff you, stiffs, stiff people, sham, overcharging, gouging, gouge, asleep, con, swindle, swindled, lied, snakes, trained to lie, deceive, scum, greedy, heartless, ruthless, cutthroat, number, hose, hosed, take advantage, taking advantage, blood suckers, no clue, does not know what, never did a thing, asleep at the wheel, cashes the checks, does not know, in over his head, over his head, phone it in, ghost you, ghosts, disappear, vanish, excuse, excuses, drag their feet, drags, run around, runaround, stall, nickel and dime, jerk you around, give you the runaround, laugh, under investigation, bury you, misery, hate their customers, sued, robbed, mail it in, a wreck, cut corners, dump you, drop people, dropping people, cancel you, hung out to dry, terrible job, botched, malpractice, sold you out, fleeced, fleece, taken for a ride, sold you a bill of goods, did you dirty, screwed up, dropped the ball, failed you, ashamed of himself, out of his depth, shoddy, second rate, cheap outfit, fly by night, dishonestly, deny everything, denies everything, deny everyone",
  broke:
    "broke, bankrupt, bankruptcy, insolvent, going under, go under, belly up, out of business, on the ropes, last legs, financial trouble, in trouble, running out of money, cannot pay, pulling out, will be gone, will not be around, collapse, collapsing, sinking ship, shaky, fold, go down, financially, gone by christmas, make it through, survive, last much longer, one hurricane away, closing down, shutting down, shut down, bleeding money, hemorrhaging, sinking, tanking, about to fold, out the door, cannot pay what, going broke, going bankrupt, cash problems, downgraded, wobbling, circling the drain, barely hanging on, out of cash, precarious, stable, failing, toast, not exist, weak",
  rumour:
    "i heard, i hear, word is, word around, people say, everybody knows, everyone knows, rumor, from what i hear, they say, everybody says, supposedly, i have heard, the word",
  bound:
    "bind, bound, binding, in force, in effect, in place, active, activate, activated, live, issued, effective, on the books, on risk, policyholder, temporary coverage, binder, flipped the switch, turned on, turn on, put it on, put you on, start the policy, started the policy, have coverage, got coverage, with us now, kicked in, kicks in, starts, started",
  now: "now, right now, today, tonight, this minute, this second, this moment, immediately, as of now, as of today, instantly, already, as we speak, right away, on the spot, this afternoon, from this, the second, the minute, the moment, starting now, from here on, as of this, effective today, while we are on the phone, before you hang up, this call, before we hang up, as soon as we hang up, just now",
  later:
    "once, after, until, when they approve, when it is approved, in writing, confirm, request, submit, waiting period, first of the month, before, if they approve, accept, approves, approved",
  drive: "drive, drive off, take it home, the lot, drive home, road, go get it, pick it up, on the way home",
  ready:
    "good to go, all set, set, you are good, you are fine, you are in, done, we are done, done deal, rest easy, relax, sleep easy",
  gift: "gift card, gift, visa card, amazon card, prepaid card, dinner, lunch, steak, tickets, ipad, tv, cash, cash back, cruise, vacation, tank of gas, cooler, bonus, wine, weekend, grill, free month, month free, gas card, reward, incentive, inducement, something extra, little something, thank you, freebie, prize, bottle, grocery card, giveaway, swag, bucks, venmo, zelle, tires, car seat, spa, case of beer, starbucks card, gas money",
  rebate:
    "rebate, kickback, kick back, commission, my cut, my end, what i make, what they pay me, what i earn, my pay, my fee, share, split, give back, hand back, give you back, sweeten, send back, on me, my treat, out of my own pocket, my own pocket, on the house, i eat, i will cover, i will pay, pay your, cover your, myself, knock off, chip in, refund you, under the table, under the counter, on the side, worth your while, toss in, throw in, personally pay, make your first, pick up two months",
  signing:
    "sign, sign up, signing, switch, switch over, move, move over, move your policy, buy, join, come over, go with us, say yes, go with me, close this, purchase, bring your, enroll, new client, new clients, new customers",
  payment:
    "first month, first payment, down payment, first premium, installment, payment, premium, deductible, month, first three, bill, fee, difference",
  filed:
    "filed, discount, credit, paid in full, prorated, dividend, refund of premium, unused premium, return of premium",
  drop: "drop, dump, ditch, cancel, surrender, cash in, cash out, cash it in, cash it out, get rid of, let it lapse, lapse, let go, let it go, scrap, stop paying, quit paying, tear up, throw out, walk away, get out of, replace, swap, roll over, roll, terminate, discontinue, let it die, let it run out, opt out, ditching, dropping, cashing, pull the money, pull the cash, move the cash, toss, trade in, kill",
  oldpolicy:
    "old policy, your policy, current policy, existing policy, old one, that policy, the one you have, existing coverage, current coverage, existing contract, whole life, annuity, 2009 policy, group life, that annuity, present policy, old coverage, cash value, what you have now, that old, your old, old whole life, the term you have",
  worthless:
    "worthless, junk, garbage, waste, useless, dinosaur, relic, lemon, rip off, dead weight, ancient, wasted money, throwing money away, no good, no value, not worth, nothing worth, dead money, outdated, obsolete, losing proposition, a dog, pennies, doing nothing for you, doing you any good, doing you no good, antique",
  compare:
    "compare, comparison, side by side, what you would lose, giving up, give up, surrender charge, surrender charges, contestability, apples to apples, look at both, before you cancel, before you drop, what you would give up, in force illustration",
  keep: "keep, hold on to, keep paying, until, do not cancel, stay with, worth keeping",
  hide: "leave off, leave out, left off, leave that off, leave him off, leave her off, leave it off, leave it out, keep off, keep out, omit, hide, conceal, skip, skip over, forget about, forget, gloss over, not mention, do not mention, do not bring up, not bring up, not list, do not list, do not tell, not tell, not say, not report, keep quiet, keep that between, between us, between you and me, our secret, leave blank, leave it blank, blank, off the books, off the application, keep to ourselves, not disclose, disclose, refrain, off the form, pretend, did not hear, would not mention, would not bring up, would not say, would not list, would not put, need to know, needs to know, have to know, stays here, never happened, not volunteer, volunteer, off paper, not on paper, out of it, no need to mention, no need to tell, keep it off, keep him off, keep her off, skip that part, does not need to know, do not need to know, none of their business, their business, do not offer, keep mum, mum, zip it, lips sealed, breathe a word, not a word, quiet, slip by, slide, let it slide, leave it at that, leave that part, gloss, sweep, under the rug, wait until, look the other way, forget that, we forgot, forgot about, did not happen, drop the part, better not, best not, rather not, just do not, would not volunteer, stay quiet, i did not hear, no one needs, nobody needs, off the list, not put, not write, do not write, do not put, not include, do not include, leave the, cross it off, take him off, play dumb, not worth mentioning, save that, i would leave, i would skip, i would not, keep it simple, have to come up, come up, not drive, not live, does not live, does not count, not count, out of the picture",
  falsify:
    "fudge, fib, lie, white lie, round down, shave, lower the, adjust, tweak, massage, understate, underreport, backdate, smaller, just say, just put, put down, say you, say he, say she, say it, tell them, write, write down, mark it, check the box, check no, answer no, put no, say no, call it, list it as, classify, characterize, say that, claim, use your old address, use the old, use your mother's, pretend, on paper, report half, bump up, sign for, answer the, put you down as, go with, we can say, we will say, we will put, i will put, i would put, i would say, knock down, trim, estimate low, round off, write it up, tell the, let us call it, call him, call her, name him, rate him, put him, put her, put it, put that, list, make it, knock it down, drop it to, drop that to, cut the, five miles, swap, use his, use her, register it, garage it, we will use, use your, retired, occasional, part time, hobby, storage, farm use, only on weekends, weekends only, pleasure use, shade, stretch, embellish, creative, get creative, leave it vague, vague, ballpark, cheaper answer, works better, comes out better, looks better, rates better, reads better, sounds better, price better, cheaper that way, check the, tick, sign it blank, bump, inflate, exaggerate, move a few, clerical, non smoker, nonsmoker, never smoked, happened after, happened before, date it, as far as they know, as far as anybody, for the record you, older, newer, less, fewer, lower",
  nocheck:
    "nobody checks, no one checks, never check, do not check, will not know, will never know, never find out, not find out, who is going to, who will know, nobody will know, no way of knowing, never see it, do not dig, not going to follow, never look, cannot check, do not verify, what they do not know, how would they know, they do not ask, they never ask, nobody looks, not look, they do not always, do not always pull, nobody is going to, no one is going to, everyone does it, everybody does it, who cares, nobody asks, will not ask, not checking, rarely check, not like they, nobody ever, who is gonna know, nobody will, nobody is, no one will, they would never know, they will not, hard to prove, cannot prove, never come up, not going to come out, climb up, who is counting, not going to look, never pull, barely look, hardly look, take your word, honor system, do not call, nobody gets caught, get away with it, got away, only look back, as if they, how are they going to, who would, what are they going to do, not a chance they, skim, never notice, will not notice, nobody is ever, no one is ever, never gets checked, rubber stamp",
  fact: "accident, ticket, dui, mileage, miles, roof, dog, pit bull, trampoline, pool, smoke, smoker, smoking, smoked, tobacco, vape, cigar, delivery, deliveries, deliver, doordash, uber, rideshare, son, daughter, teen, kid, boyfriend, roommate, driver, household, heart, stent, seizure, surgery, diabetes, blood pressure, condition, medication, diagnosis, cancer, depression, drinking, weight, payroll, sales, revenue, subs, subcontractors, headcount, square footage, wood stove, claim, claims, loss, address, zip code, garage, garaged, business use, pleasure, personal use, prior, history, health question, health questions, mold, violation, fender bender, suspended, basement rental, airbnb, renter, sleep apnea, back problem, plow, plowing, knob and tube, wiring, inspector, inspection, nurse, adjuster, application, question, doctor, records, job, occupation, work from home, commute, rideshare, side business, day care, daycare, tenants, bedroom, furnace, electrical, panel, water heater, cholesterol, asthma, anxiety, panic attacks, marijuana, weed, edible, cigarettes, chew, nicotine, skydiving, scuba, pilot, felony, arrest, bankruptcy, lapse, not at fault, speeding, at fault, fender bender, trip, hospital, biopsy, mole, knee, record, mri, doctor, prescription, income, age, year built, square feet, employees, roofers, roofing, height, ladder, cooking, fryer, liquor, alcohol, security system, alarm, sprinkler, ex husband, brother, mother in law, grandson, nephew, stepson, girlfriend, horses, livestock, chickens, snow, plow, tow, trailer",
  honest:
    "honest, accurate, accurately, truth, truthfully, as it is, has to go on, have to list, must list, have to put, need to list, have to answer, disclose, on the report, exactly, actual, real mileage, real figures, fraud, void, deny a claim, come back to hurt",
  growth:
    "grow, grows, double, triple, return, returns, earn, interest, percent, gain, gains, profit, dividend, dividends, market, cash value, projection, projected, illustration, illustrated, value, money, wall street, millionaire, upside, appreciation, credited, yield, rate of return, balance, principal, eight percent, seven percent, six percent, compound",
  rateprice: "rate, rates, price, premium, premiums, bill, cost, payment, renewal, increase",
  rise: "go up, goes up, going up, went up, increase, rise, raise, climb, hike, change, move, budge, higher, creep up, jump, surprise",
  fixed:
    "lock, locked, locked in, fixed, frozen, stays, stay the same, same price, forever, for life, for good, permanently, set in stone, constant, indefinitely, stay put, as long as you, stays put, never changes, never moves",
  norisk:
    "risk free, no risk, zero risk, cannot lose, can not lose, no downside, without risk, none of the risk, nothing to lose, cannot go down, only go up, only goes up, only grow, one direction, one way, never lose, never loses, never go down, never drops, cannot come out behind, no way to lose, safe, hundred percent safe, at risk, lose money, lose a cent, lose a dime",
  contract:
    "guaranteed column, guaranteed level, level premium, guaranteed issue, guaranteed replacement cost, guaranteed renewable, guaranteed insurability, guaranteed minimum, level term, twenty years, ten years, thirty years, level period, length of the term, in the contract, six months, thirty days, sixty days, policy term",
  savings:
    "bank account, savings account, savings, bank, banker, cd, certificate of deposit, 401k, 401, roth, ira, investment, investing, invest, portfolio, mutual fund, pension, retirement, nest egg, college fund, 529, money market, deposit, deposits, wealth, credit union, account, stocks, bonds, atm, piggy bank, emergency fund, checking account, treasury",
  notinsurance:
    "not insurance, not really insurance, forget insurance, instead of insurance, do not think of it as, not a policy, happens to have, wrapper, afterthought, bonus, just like, same as, same thing, works like, like a, think of it as, basically, really a, more of a, more like, functions as, treat it, call it, acts like, kind of like, at heart, essentially, superior alternative, best understood, moonlight",
  title:
    "financial advisor, financial adviser, financial planner, wealth advisor, wealth manager, money manager, investment advisor, investment adviser, retirement specialist, retirement consultant, retirement planner, wealth strategist, wealth planner, fiduciary, financial coach, financial consultant, portfolio manager, estate planner, financial planning, your advisor, your adviser, certified planner, financial guy, money guy, financial counselor",
  iam: "i am, i am your, i am a, i work as, as your, as a, act as, my card says, call me, think of me as, acting as, i do, in my capacity",
  replaceform:
    "replacement form, replacement notice, replacement paperwork, replacement question, replacement section, replacement disclosure, replacement, replacing, notice, comparison form, existing coverage, existing insurance, other life insurance, other policies, side by side, comparison, old company, current company, current insurer, state form, state notice",
  skipit:
    "skip, skip it, flip past, ignore, toss, do not bother, not bother, waste of paper, formality, unread, without reading, do not read, nobody reads, do not need to read, leave blank, cross out, get around, avoid, let that slide, disregard, not be completing, do not do it, just sign, just initial, sign here, slow things down, slows things down, hassle, red tape, do not have to fill, not fill out, rather not, past that, skip that, no need",
  needsnot:
    "no need to ask, no questions, skip the questions, do not need to know, do not need to ask, do not have to tell me, without asking, no need to look, do not care what, does not matter, do not bother with, not even asked, have not asked, already know, never ask, without knowing, no need to know, do not need your, do not have to talk, do not have to explain, do not need the details, do not need to hear, irrespective, no need to dig, not ask you",
  everyclient:
    "everybody, everyone, all my clients, every client, all my people, every family, same thing, same policy, same plan, one size fits all, all of them, every retiree, all new parents, everybody your age, everyone your age, my standard, anyone, same advice, same answer, all prospects, all of my, people your age, folks your age",
  lifeproduct:
    "term, whole life, universal life, iul, annuity, final expense, indexed, permanent, half a million, a million, five hundred thousand, thirty year, twenty year, two fifty, quarter million, twenty pay",
  recommend:
    "recommend, recommendation, you should, you need, you want, go with, i would go with, i would get, take the, take this, get the, what you need, right for you, i would take, put you in, right one for you, pick, the one for you, i want you to take, you ought to, i would buy",
  unlicensed:
    "not licensed, no license, do not have my license, do not have a license, unlicensed, without a license, license expired, license lapsed, lost my license, suspended, passed the exam, not passed, still studying, license is pending, waiting on my license, do not have florida, does not need a license, not supposed to, not allowed to, not technically, not yet licensed, expired, license number, under his name, license to come through, not appointed, without my license, only licensed in, before my license",
  staff:
    "receptionist, secretary, assistant, intern, front desk, office manager, trainee, bookkeeper, data entry, answer the phones, answer phones, customer service, clerk, clerical, csr, my wife, my daughter, my nephew, the girl, the kid, part timer, new hire, temp, marketing",
  advise:
    "advise, quote, recommend, tell you what, tell you which, explain your coverage, explain coverages, go over your coverage, go over the coverages, pick the, pick your, sell, write, i would go with, i would get, i would take, limits, get quoted, price, go through your policy, discuss coverage, full coverage, bump, you would want, you need more, i would say, higher limits, id drop",
  anyway:
    "but, anyway, still, though, nonetheless, although, just a technicality, technically, officially, unofficially, between us, just paper, regardless, let me, no big deal, either way, who needs",
  handoff:
    "licensed agent, licensed producer, pass you, hand you, transfer you, refer you, bring in, let me get, get you over to, call you back, book a time, schedule, colleague, let me get you",
  record:
    "record, recording, recorded, recorder, tape, taped, taping, on tape, recorded line, monitored, audio, capturing",
  secret:
    "do not tell, did not tell, not tell, without telling, never tell, do not say, without saying, forgot to tell, forgot to mention, forgot, should have told, should have said, should have mentioned, did not mention, never mention, never mentioned, not mention, by the way, whole time, this whole, since the beginning, from the start, since hello, since you picked up, since you answered, already, secretly, do not announce, not announce, do not advertise, usually do not, without notice, skip the, nobody knows, nobody told you, left out, nervous, been recording, been taping, have been, entire time, all along, before you picked up, turned on earlier, for a while now",
  consent:
    "is that ok, is that okay, is that all right, okay with you, are you okay, okay if i, all right with you, if you would rather not, if you do not want, turn it off, switch it off, just so you know, heads up, i should tell you, i should mention, before we start, before we go on, before anything, for quality, for training, do you mind, would you mind, hope that is okay",
  stopcall:
    "take me off, take us off, remove me, remove my, stop calling, quit calling, do not call, not call me, never call, never contact, stop contacting, stop bothering, lose my number, lose this number, leave me alone, do not call list, no more calls, get me off, delete my, take my name, stop texting, not call, off your list, any more calls, calling list, stop emailing, off this list, off the list, any calls, do not contact, quit bothering, do not ever, scratch me, leave us alone",
  complied:
    "you are off, taken you off, take you off, taking you off, removed, removing, deleted, deleting, marked, will not call, will not hear, you are on it, on our do not call, off the list, off our list, no more calls, will not bother, it is gone, will do, goodbye, take care, have a good, have a great, bye, understood",
  pitchon:
    "real quick, quick question, before i do, before you go, just one, one question, but, first, hear me out, let me just, save, when would be better, what if, how old, who is your, who do you, do you own, tomorrow, next month, later, another number, two minutes, thirty seconds, why, neighbors, miss out, check back",
  group:
    "black, white, hispanic, latino, mexican, asian, african, arab, gay, lesbian, immigrant, foreign, foreigner, indian, chinese, muslim, jewish, jew, christian, catholic, hindu, haitian, somali, islander, islam, mosque, synagogue, same sex, transgender, disabled, wheelchair, puerto rican, cuban, russian, polish, irish, italian, korean, vietnamese, filipino, nigerian, middle east, native, refugee, green card, citizenship, born here, green cards, reservation, buddhist, sikh, mormon, pregnant, single mothers, single women, women",
  origin:
    "religion, race, ethnicity, nationality, accent, faith, heritage, origin, skin color, background, culture, language, last name, name like, where you are from, from over there, from there, your country, your people, your kind, those people, you people, folks like you, people like you, your english, people from, ethnic, that part of town, from here, one of us, that community, you folks, families like yours, families like ours, sexual orientation, where you come from, sound foreign, that neighborhood",
  pricier:
    "pay more, higher, charge, charges, charge more, cost more, costs more, decline, declined, surcharge, worse, riskier, more claims, turn you down, do not write, do not want, avoid, pass on, rate higher, rated, expensive, better rate, better rates, extra, file more, risk, cheat, higher tier, do not take, prefer, rather not, stay away, trouble, do not insure, rate them, refuse, send you to another, will not help, approved, a little higher, hard to get, like you better",
  fair: "does not matter, no difference, nothing to do with, not a factor, does not come into it, against the law, not change a thing, same rates, everyone gets, never ask, has no effect, none of that",
  required:
    "required, mandatory, have to have, by law, the law, law, state makes, state requires, legal requirement, requires, compulsory, forces, obligated, must, not optional, no choice, no way around, cannot take off, cannot get, statutory, state law, mandated, illegal, legally, dmv, has to be on, have to take, got to take, cannot say no, cannot do, only if, unless, without, does not let, the rule, cannot sell",
  addon:
    "roadside, towing, umbrella, rental, gap, rider, endorsement, identity theft, id theft, accident forgiveness, renters, life policy, life insurance, water backup, glass, service line, cyber, equipment breakdown, earthquake, motor club, legal plan, windshield, med pay, medical payments, uninsured motorist, collision, comprehensive, add on, extra, flood, umbrella policy, replacement cost on contents, boat, identity protection, annuity, travel plan, death rider, disability",
  free: "free, for free, no charge, no cost, no extra, included, throw in, thrown in, at no, does not cost, not cost you, complimentary, on the house, free of charge, comes with it, comes with, automatically, not charged, nothing extra, freebie, bakes in, baked in, part of the deal",
  added:
    "already added, i added, put it on, put on there, went ahead and, snuck, already put, signed you up, just added, enrolled, i put, i have added, tacked on, slipped in, i just threw, already included",
  optional:
    "optional, your choice, up to you, can skip, skip it, can take it off, extra cost, dollars a month, a month, can say no, with or without, your call, reject, not required, leave it off, want it, would you like, want me to, by itself",
  tie: "without taking, unless you, only way, comes as a, both or, take the, too, package, together, bundle, conditional, to get the, to qualify, as well, or nothing, has to go with",
  urgent:
    "last chance, only good, today only, expires, expire, gone, midnight, off the table, now or never, right now, tonight, before we hang up, hang up, one time, last one, tomorrow morning, too late, disappears, closing, this call, window, time is running out, only today, while i have got you, cannot hold, will not be here, today or, out of time, in or out, going away, pulling, deadline, spots left, this minute, hurry, act now, act, immediately, close of business, drops at, five o'clock, special ends, once i am off, now, today",
  decide:
    "decide, decision, sign, say yes, buy it, do it, commit, pull the trigger, an answer, yes, get it done, make up your mind, just sign, finish this, wrap this up, agree, need a yes",
  guilt:
    "terrible father, terrible mother, love your, loved your, if you cared, cared about, real man, irresponsible, selfish, ashamed, disappointed, on you, regret, hate yourself, gambling, your kids, your family, your wife, your husband, widow, funeral, die, died, dead, dies, orphans, nothing to live on, crazy, foolish, stupid, fool, blame, forgive, afraid, cheap, what kind of, coward, guilty, street, food stamps, be the one, explaining to, failing them, cry, crying, good father, good mother, good parent, man of the house, for what, too scared, wasting my time, hour of my time",
  spouse:
    "wife, husband, spouse, partner, her permission, his permission, ask her, ask him, talk to my wife, talk to my husband, wear the pants, permission",
  norush:
    "no rush, take your time, no pressure, sleep on it, think about it, think it over, no hurry, thirty days, up to you, when you are ready, whenever, fine to say no, talk it over, your renewal, renews, renewal date, open enrollment, grace period, real date",
  best: "best, cheapest, lowest, greatest, finest, number one, top rated, unbeatable, unmatched, second to none, superior, industry leading, nobody beats, cannot beat, beat, far and away, best in the business, better than anyone, leader, nobody can touch, touch our prices, hold a candle, comes close, blow away, out of the water, world class, no better, can not do better, hands down, rock bottom, top notch, premier, better than, cheaper, cheaper than, lower than, way lower, the only company, nobody else, no one else",
  save: "save, saving, savings, saved, save you, cut your bill, cut that bill, in half, knock a third, lower bill, back in your pocket, half off, slash, shave, hundred bucks, five hundred, a thousand a year, forty percent, a ton of money, overpaying, pay less, under that, come in under",
  company:
    "company, agency, rates, prices, price, coverage, service, policy, carrier, deal, value, we, us, our, ours, with us, agent",
  legal:
    "sue, lawsuit, court, judge, lawyer, attorney, legally, illegal, liable, liability, law, contract, clause, void, case, press charges, statute, enforceable, rights, employees, 1099, contractors, small claims, suit, trust, llc, will, deed, jury, legal, waiver, lease, noncompete, estate, legal ground, hold up, breach",
  tax: "tax, taxes, taxed, taxable, irs, deduct, deductible on, deduction, write off, write it off, tax free, tax shelter, business expense, schedule c, deductible, expense it, tax return, income tax, estate tax, owe tax, capital gains, 1040",
  refer:
    "ask your, accountant, cpa, your lawyer, your attorney, tax person, tax adviser, not a lawyer, cannot give, legal advice, tax advice, a lawyer, talk to a, check with, question for, one for your",
  secretnumber:
    "social, social security, social security number, ssn, account number, routing, routing number, card number, credit card, debit card, cvv, three digits, sixteen digits, card, bank account, bank info, bank details, pin, password, nine digit, last four, medicare number, medicare id, tax id, checking number, voided check, visa, mastercard, account, expiration, bank login, security code, banking details, debit",
  giveme:
    "give me, read me, read, what is your, what are your, i need, i will need, i will take, can i get, could i get, can i have, tell me, text me, send me, email me, go ahead, type, snap, verify, confirm, provide, spell, let me have, let me get, let me grab, start with, and your, gimme, furnish, grab, punch in, require, shoot me, rattle off",
  secure:
    "secure link, link, portal, yourself, do not need, not need, do not read, never give, later, carrier's page, no social, do not put, over the phone, page",
  declined:
    "decline, declined, turned down, turn down, said no, say no, rejected, reject, passed on, passed, pass on, refuse, refused, did not want, not want, did not take, do not want, skip, no thanks, leave off, without, not interested, went without, opted out, not taking, waive, waived, not include",
  document:
    "in writing, write down, writing, note, notes, document, documented, record, paperwork, paper trail, on paper, email, e-mail, form, sign, signature, waiver, summary, letter, recap, file, initial, paper, put that in, confirm, on file, written, documentation",
  boast:
    "never have a gap, no gaps, never worry, never have to think, think about insurance, nothing gets past, nothing slips, falls through the cracks, fall through the cracks, slip, catch everything, catch every, i catch, never miss, do not miss, always properly, perfectly, perfect, around the clock, day and night, 24/7, nothing escapes, no surprises, never be short, leave it to me, leave it all, forget about insurance, blind spots, spot every, every risk, every exposure, every gap, handle everything, watch over, no holes, hole, holes, gap, gaps, underinsured, exposed, eliminate, anticipate, nothing missed, never missed, you do not lift a finger, i will know, weak spot, on top of everything, full responsibility, never caught, caught off guard, caught short, lapse, oversight, overlook, always know",
  review:
    "once a year, review, yearly, tell me when, call me when, call me if, let me know, together, checklist, when something changes, unless you tell me, may miss, might miss",
  iact: "i will, we will, i can, we can, i could, i would, we would, let me, i am going to, we give, i have, we have, i always, i never, i make, i take, i do, we do, i just, i went ahead, i already",
  insuranceword: "insurance, policy, life insurance, premium",
  licensedword: "licensed, license, licence",
  tellword: "tell, mention, announce, advertise, say, notice, ask, notify",
  trust: "trust, rely on, believe",
  needask: "who depends, what would it, depends on, figure out, a bit more, need to know, first",
  agree:
    "yes, yep, yeah, sure, absolutely, okay, ok, fine, of course, no problem, certainly, you bet, alright, you got it, will do, done, works for me, that works, for you, sounds good, fair enough, gotcha, cool",
  refuse:
    "no, i cannot, i can not, we cannot, not allowed, i would not, i am not able, i am not, not going to, i will not, illegal, against the rules, not legal, lose my license",
};

/** What a customer's line may ask for or say, as far as it decides what the agent's answer means. */
export const heardConcepts: Record<string, string> = {
  stop: concepts.stopcall,
  hideask:
    "leave off, leave out, not list, do i need to say, do they need to know, do we have to tell, have to mention, leave that off, skip that, do we need to mention, can we just, have to tell them, do i have to say",
  fact: "accident, dui, ticket, smoke, vape, stent, heart, roof, suspended, uber, doordash, deliver, rent out, basement, dog, workers hurt, my husband has, my son, diabetes, medication, anxiety, depression, claim",
  giveask:
    "give anything back, what do i get, gift card, cash back, commission, free month, do anything for me, paid my first, higher, a month more, kick something, throw in anything, make a commission",
  coverask:
    "am i covered, will they pay, covered for everything, would that, what if, so i am insured, when am i covered, does it cover, do i have to wait, waiting period, picking the car up, start the job, proof, when would it start",
  oldpolicy: "policy from, i have a policy, i bought it, my old policy, my policy, had it, whole life, keep my old",
  rateask: "rates go up, go up, is that guaranteed, my money safe, is that return, rate went up, safe",
  licence: "are you licensed, are you an agent, can you sell, who am i talking, license",
  recordask: "recording, recorded",
  think:
    "think about it, sleep on it, talk to my wife, talk to my husband, not ready, not today, call you tomorrow, ask my wife, ask my husband, talk it over, need time, not sure",
  group: concepts.group,
  origin: "from somalia, from haiti, my accent, muslim, gay, jewish, country",
  legalask: "should i sue, deductible, lawyer, owe tax, sue me, contractors, employees, landlord, tax",
  declines: `${concepts.declined}, drop the, do not need, not for me, do not add, leave it off, no umbrella, no flood`,
  cover: `${concepts.addon}, uninsured, business income, disability insurance, jewelry, disability`,
  carrier: "i am with, is my company, my agent, my cousin, what do you think of, my broker",
  askneed: "what should i get, what do you recommend, do you not want to know, ask me some, hello, who is this",
  payask: "how do i pay, what do you need, how do i start, give me a price",
  priceask: "quoted me, are you cheaper, why should i switch, better than, quote by email, you are forty",
};
