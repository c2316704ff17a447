import type { Line } from "./schema.ts";

/**
 * What an answer to a slot is: a number has its unit in the words of the answer; a choice is one of what the agent offers; a
 * reason, a feeling and a story are only words.
 */
export type SlotType =
  | "yes-no"
  | "choice"
  | "number"
  | "money"
  | "date"
  | "name"
  | "place"
  | "text"
  | "list"
  | "reason"
  | "feeling"
  | "story";

/**
 * One thing that a customer can be asked about. `line`: the line of business whose agents ask it; "any" is asked in every
 * line. `topics`: the discovery item that the question counts for (scenario needs and scores), by line where it differs.
 */
export type Slot = {
  id: string;
  line: Line | "any";
  type: SlotType;
  about: string;
  topics: string | Partial<Record<Line, string>> | null;
};

type Row = readonly [id: string, type: SlotType, about: string, topics?: Slot["topics"]];

const anySlots: readonly Row[] = [
  ["person.name", "name", "the customer's full name; who am I speaking with"],
  ["person.name-spelling", "text", "how the name is spelled or said"],
  ["person.age", "number", "how old the customer is", "any.age"],
  ["person.birth-date", "date", "the customer's date of birth", "any.age"],
  ["person.ssn", "text", "social security number, bank account or card number", "any.ssn"],
  ["person.marital", "choice", "married, single, divorced, engaged"],
  ["person.hobbies", "list", "what they do for fun, hobbies, sports", "any.hobbies"],
  ["person.pets", "list", "pets: dog, cat, breed", "any.pets"],
  ["person.day", "feeling", "how the customer is doing today, how the day goes (small talk)"],
  ["person.weather", "text", "the weather where they are (small talk)", "any.weather"],
  ["person.weekend", "text", "weekend, holidays, vacation plans (small talk)", "any.weekend"],
  ["person.origin", "place", "where they grew up, whether they are from there"],
  ["person.education", "choice", "highest level of school"],
  ["household.members", "list", "who lives in the home", "any.family"],
  ["partner.name", "name", "husband's, wife's or partner's name"],
  ["partner.age", "number", "how old the partner is, partner's date of birth"],
  ["partner.job", "text", "what the partner does for work"],
  ["partner.opinion", "reason", "what the partner thinks of this, would say to it"],
  [
    "partner.involved",
    "yes-no",
    "whether the partner should be in on the talk, when he or she is there",
    "any.decision",
  ],
  ["partner.doing", "feeling", "how the partner is doing, small talk about the partner"],
  ["children.who", "list", "whether they have children, how many", { life: "life.dependents" }],
  ["children.ages", "list", "how old the children are, birthdays"],
  ["children.names", "list", "what the children are called"],
  ["children.doing", "feeling", "how the children or the baby are doing, school, sleep (small talk)"],
  ["children.plans", "text", "more children planned, college, moving out", "life.education"],
  ["parents.situation", "text", "their own parents: alive, near, need care, help"],
  ["advisers.who", "name", "who gives them advice: sister, accountant, friend"],
  ["advisers.said", "text", "what this adviser or friend said or would say"],
  ["address.town", "place", "which town or part of the country they live in", "any.town"],
  ["address.street", "text", "the street address"],
  ["address.zip", "text", "the zip code"],
  ["address.tenure", "choice", "whether they own or rent where they live"],
  ["address.since", "date", "how long they have lived there"],
  ["address.move", "yes-no", "plans to move, sell or buy another place"],
  ["contact.phone", "text", "phone number; is this the best number; cell or landline", "any.contact"],
  ["contact.email", "text", "e-mail address", "any.contact"],
  ["contact.way", "choice", "whether call, text, e-mail or letter is best", "any.contact"],
  ["contact.time", "date", "when to call back: which day, which hour, morning or evening"],
  ["contact.meet", "place", "where to meet: office, kitchen table, video call"],
  ["contact.now", "yes-no", "whether now is a good time to talk"],
  ["contact.minutes", "number", "how much time they have right now"],
  ["work.job", "text", "what the customer does for work", "any.job"],
  ["work.employer", "name", "which company they work for"],
  ["work.hours", "text", "working hours, shifts, days, from home or not"],
  ["work.since", "date", "how long they have done this job"],
  ["work.income", "money", "what they earn a year or a month", { life: "life.income" }],
  ["work.feeling", "feeling", "how work is going, whether they like it (small talk)"],
  ["work.plans", "text", "changing jobs, going part-time, retiring"],
  ["work.benefits", "text", "what insurance or benefits come through the job", { life: "life.work-cover" }],
  ["money.budget", "money", "what they can or want to spend on insurance", "any.budget"],
  ["money.expenses", "money", "what the household spends or needs in a month"],
  ["money.savings", "money", "savings or emergency fund", { life: "life.savings" }],
  ["money.debts", "list", "debts and loans: mortgage, cards, student loans", { life: "life.debts" }],
  ["money.pay-plan", "choice", "paying monthly or in full, automatic payment"],
  ["money.credit", "text", "credit score, how credit is"],
  ["money.retirement", "text", "retirement accounts, 401(k), pension", { life: "life.savings" }],
  [
    "money.assets",
    "list",
    "what they own that somebody could take in a lawsuit",
    { auto: "auto.assets", home: "home.assets" },
  ],
  ["money.surprise", "feeling", "what an unexpected big bill would do to them"],
  ["call.reason", "reason", "why they called, wrote or agreed to talk", "any.why-now"],
  ["call.why-now", "reason", "why now, what changed", "any.why-now"],
  ["call.hope", "text", "what they want out of today, what a good result is", "any.matters"],
  ["call.source", "text", "how they found the agent, who referred them, which form they filled"],
  ["call.remember", "yes-no", "whether they remember the agent, the mail, the form, an earlier talk"],
  ["call.matters", "text", "what matters most to them in insurance", "any.matters"],
  ["call.worry", "feeling", "what worries them, what keeps them up at night", "any.worry"],
  ["call.holding-back", "reason", "what holds them back, what bothers them about it"],
  ["call.decision-who", "name", "who decides, who else must agree", "any.decision"],
  ["call.decision-how", "text", "how they will decide, what will tip it"],
  ["call.timeline", "date", "by when they need or want to have it settled"],
  ["call.other-quotes", "list", "other quotes or companies they look at", "any.quotes"],
  ["call.other-price", "money", "what the other quote or a friend's price was"],
  ["call.past-agents", "story", "experience with agents before, bad or good"],
  ["call.opinion", "feeling", "what they think of what was just offered or explained"],
  ["call.understood", "yes-no", "whether it was clear, whether to explain again"],
  ["call.questions", "text", "whether they have questions for the agent"],
  ["call.permission", "yes-no", "may I ask, may I explain, do you mind if"],
  ["call.recording", "yes-no", "whether recording the call is fine", "any.recording"],
  ["call.ready", "yes-no", "shall we go ahead, sign up, start today"],
  ["call.more", "text", "anything else I should know, tell me more, go on"],
  ["call.promise", "text", "what would need to be true for them to say yes"],
  ["policy.have", "yes-no", "whether they have such insurance today"],
  ["policy.carrier", "name", "which company they are with now", "any.carrier"],
  ["policy.since", "date", "how long with that company", "any.how-long"],
  ["policy.premium", "money", "what they pay now", "any.price-now"],
  ["policy.premium-before", "money", "what they paid before, how much it went up", "any.price-now"],
  ["policy.change-reason", "reason", "what reason the company gave, why it went up or changed"],
  ["policy.renewal-date", "date", "when it renews, ends or is due", "any.renewal-date"],
  [
    "policy.know",
    "text",
    "what they know about what it covers, whether anybody explained it",
    { commercial: "biz.last-renewal" },
  ],
  [
    "policy.limits",
    "money",
    "limits, amount of cover they have",
    { auto: "auto.limits", home: "home.rebuild", commercial: "biz.limits", life: "life.work-cover" },
  ],
  ["policy.deductible", "money", "deductible", { auto: "auto.deductible", home: "home.deductible" }],
  ["policy.number", "text", "policy or account number"],
  [
    "policy.paper",
    "yes-no",
    "whether they have the policy, bill or declarations page at hand; read it to me",
    "any.paperwork",
  ],
  ["policy.send", "yes-no", "whether they can send a copy, picture or photo", "any.paperwork"],
  [
    "policy.agent",
    "name",
    "who their agent is now, when they last heard from them",
    { commercial: "biz.last-renewal" },
  ],
  ["policy.like", "reason", "what they like about the present company", "any.like"],
  ["policy.dislike", "reason", "what they don't like, would change", "any.dislike"],
  ["policy.others", "list", "what other insurance they have, with whom, bundled", "any.bundle"],
  ["policy.chosen", "reason", "how and why they picked it then"],
  ["policy.lapse", "yes-no", "gap without insurance, cancelled or non-renewed, missed payments"],
  ["policy.switch", "reason", "whether and why they would leave or stay, loyalty", "any.like"],
  [
    "claims.any",
    "yes-no",
    "claims or losses in the last years",
    { auto: "auto.record", home: "home.losses", commercial: "biz.losses" },
  ],
  [
    "claims.what",
    "story",
    "what happened in it",
    { auto: "auto.record", home: "home.losses", commercial: "biz.losses" },
  ],
  ["claims.when", "date", "when it was"],
  [
    "claims.amount",
    "money",
    "what it cost, what was paid",
    { auto: "auto.record", home: "home.losses", commercial: "biz.losses" },
  ],
  ["claims.service", "feeling", "how the company treated them"],
  ["claims.feeling", "feeling", "how that was for them, what it did to them"],
  ["claims.after", "text", "what they changed since, whether it could happen again"],
];

const autoSlots: readonly Row[] = [
  ["cars.list", "list", "which cars, how many, year, make and model", "auto.vehicles"],
  ["cars.vin", "text", "VIN or plate number"],
  ["cars.loan", "choice", "owned, financed or leased; with which bank", "auto.finance"],
  ["cars.use", "choice", "what the car is used for: commute, pleasure, business", "auto.use"],
  ["cars.miles", "number", "miles a year, odometer", "auto.use"],
  ["cars.commute", "number", "how far or long the drive to work is", "auto.use"],
  ["cars.parking", "place", "where it is kept at night", "auto.garaging"],
  ["cars.condition", "text", "condition, value, what it is worth, how it runs"],
  ["cars.gig", "yes-no", "deliveries, ride share, driving for money; how often", "auto.use"],
  ["cars.other-driver", "list", "who drives which car, who else drives it", "auto.drivers"],
  ["cars.second", "text", "the other car or the partner's car and its use", "auto.vehicles"],
  ["cars.without", "text", "how they would manage without the car, if it was in the shop", "auto.rental"],
  ["cars.feeling", "feeling", "whether they like the car (small talk)"],
  ["drivers.list", "list", "how many drivers, who is licensed in the household", "auto.drivers"],
  ["drivers.license", "text", "license: number, state, how many years", "auto.drivers"],
  ["drivers.teen", "text", "a teenager who drives or will soon", "auto.drivers"],
  ["drivers.student", "text", "good grades, driver training, away at school", "auto.discounts"],
  ["drivers.tickets", "list", "tickets, violations, DUI", "auto.record"],
  ["drivers.accidents", "list", "accidents, at fault or not", "auto.record"],
  ["drivers.tracking", "yes-no", "whether they would use an app or device that tracks driving", "auto.telematics"],
  ["auto.liability", "money", "liability or bodily injury limits", "auto.limits"],
  ["auto.uninsured", "yes-no", "uninsured motorist cover, hit by somebody without insurance", "auto.um"],
  ["auto.collision", "yes-no", "comprehensive and collision: have it, keep it"],
  ["auto.extras", "list", "rental car, towing, roadside, glass, gap cover", "auto.rental"],
  ["auto.umbrella", "yes-no", "umbrella policy"],
  ["auto.injury", "text", "who would pay doctors or wages after a crash; med pay, PIP", "auto.medical"],
  ["auto.need-proof", "text", "SR-22, ID cards, proof for lender or state"],
];

const homeSlots: readonly Row[] = [
  ["house.built", "date", "year the house was built", "home.age"],
  ["house.size", "number", "square feet, bedrooms, stories"],
  ["house.built-of", "choice", "brick, frame, siding, foundation"],
  ["house.roof-age", "date", "age of the roof", "home.roof"],
  ["house.roof-kind", "choice", "what kind of roof, condition of it", "home.roof"],
  ["house.basement", "text", "basement, sump pump, what is down there", "home.water"],
  ["house.systems", "text", "plumbing, wiring, furnace, water heater and their age", "home.age"],
  ["house.renovation", "text", "renovations, additions, remodeled kitchen"],
  ["house.pool", "yes-no", "pool, hot tub, trampoline", "home.hazards"],
  ["house.inspection", "text", "what the inspection or the inspector found", "home.roof"],
  ["house.safety", "list", "alarm, smoke detectors, cameras, fire extinguishers", "home.security"],
  ["house.fire-service", "text", "distance to hydrant or fire station"],
  ["house.stove", "yes-no", "fireplace, wood stove", "home.hazards"],
  ["house.trees", "text", "trees, yard, sheds, fence, other buildings"],
  ["house.price", "money", "purchase price, market value"],
  ["house.rebuild", "money", "what rebuilding would cost, dwelling limit", "home.rebuild"],
  ["house.mortgage", "money", "mortgage, balance, monthly payment", "home.lender"],
  ["house.lender", "name", "which bank, escrow, who needs the proof", "home.lender"],
  ["house.closing", "date", "closing date, when the keys come", "home.lender"],
  ["house.contents", "money", "belongings, furniture, what all of it is worth", "home.valuables"],
  ["house.valuables", "list", "jewelry, guns, art, instruments, bikes, electronics", "home.valuables"],
  ["house.flood", "text", "flood zone, water nearby, flood insurance", "home.flood"],
  ["house.storm", "text", "wind, hail, hurricane, wind deductible"],
  ["house.water", "text", "leaks, sewer backup, water damage, burst pipe", "home.water"],
  ["house.guests", "yes-no", "renting rooms, Airbnb, visitors who could get hurt", "home.business"],
  ["house.business", "text", "business or work from the house, tools or stock there", "home.business"],
  ["house.feeling", "feeling", "how they like the house, how the move went (small talk)"],
  ["house.alone", "text", "whether it stands empty, travel, second home"],
  ["rent.amount", "money", "the rent"],
  ["rent.landlord", "name", "the landlord or building, what the lease asks for", "home.lender"],
  ["rent.roommates", "list", "roommates, who is on the lease", "home.household"],
  ["rent.building", "text", "kind of building, floor, sprinklers, doors"],
  ["rent.staying", "text", "where they would stay if the place could not be lived in"],
  ["rent.storage", "text", "storage unit, bike, things kept elsewhere"],
];

const lifeSlots: readonly Row[] = [
  ["life.own", "money", "how much life insurance they have themselves, from where", "life.work-cover"],
  ["life.work", "text", "what happens to the work cover when they leave or change hours", "life.work-cover"],
  ["life.partner", "money", "what cover the husband, wife or partner has", "life.spouse"],
  ["life.kind", "choice", "term or whole life; what kind of policy the old one is", "life.existing"],
  ["life.cash", "money", "cash value, surrender value, loan on it", "life.existing"],
  ["life.beneficiary", "name", "who gets the money, beneficiary, contingent", "life.beneficiary"],
  ["life.amount", "money", "how much cover they think they need"],
  ["life.length", "number", "how many years it should last"],
  ["life.income-gap", "text", "how long the family could live without the income", "life.income"],
  ["life.care", "text", "who would look after the children or them", "life.dependents"],
  ["life.funeral", "money", "funeral, last bills, final wishes", "life.final"],
  ["life.school", "text", "paying for the children's college", "life.education"],
  ["life.will", "yes-no", "will, guardian, trust"],
  ["life.loss", "story", "a death in the family or among friends, how that was", "life.talked"],
  ["life.declined", "yes-no", "turned down or rated before", "life.health"],
  ["life.replace", "text", "whether they want to keep, drop or exchange the old policy", "life.existing"],
  ["life.legacy", "text", "what they would like to leave, to whom"],
  ["life.spouse-after", "text", "what the partner would do, house kept or sold"],
  ["health.general", "text", "how their health is", "life.health"],
  ["health.tobacco", "yes-no", "smoking, vaping, chewing, cannabis", "life.tobacco"],
  ["health.size", "number", "height and weight"],
  ["health.medication", "list", "prescriptions, pills, doses", "life.health"],
  ["health.conditions", "list", "diagnoses: blood pressure, sugar, heart, cancer, mind", "life.health"],
  ["health.family", "text", "illness of parents or siblings", "life.health"],
  ["health.doctor", "date", "doctor's name, last check-up, tests"],
  ["health.alcohol", "text", "drinking, drugs, driving record"],
  ["health.risky", "yes-no", "diving, flying, racing, travel", "life.occupation"],
  ["health.exam", "yes-no", "whether a nurse visit, blood test or exam is fine"],
  ["health.partner", "text", "how the partner's health is, whether he or she smokes", "life.spouse"],
];

const commercialSlots: readonly Row[] = [
  ["business.name", "name", "name of the business"],
  ["business.what", "text", "what the business does, kinds of work or services", "biz.operations"],
  ["business.since", "date", "how long in business, who founded it"],
  ["business.form", "choice", "LLC, sole owner, corporation; who owns it", "biz.entity"],
  ["business.people", "number", "how many employees, full- or part-time", "biz.payroll"],
  ["business.who", "list", "who the people there are and what each does", "biz.payroll"],
  ["business.payroll", "money", "payroll", "biz.payroll"],
  ["business.revenue", "money", "sales or revenue a year", "biz.revenue"],
  ["business.place", "place", "where it is, how many locations, owned or leased", "biz.property"],
  ["business.lease", "text", "what the lease asks for, landlord's demands, certificate", "biz.contracts"],
  ["business.building", "text", "building: age, sprinklers, neighbors above or beside", "biz.property"],
  ["business.hours", "text", "opening hours, busy days, season"],
  ["business.equipment", "money", "tools, equipment, stock: what it is worth", "biz.property"],
  ["business.vehicles", "list", "trucks, vans, own cars used for work", "biz.vehicles"],
  ["business.subs", "text", "subcontractors, 1099 workers, booth renters", "biz.subs"],
  ["business.sub-proof", "text", "certificates of insurance from subcontractors", "biz.subs"],
  ["business.contracts", "text", "what clients' contracts require", "biz.contracts"],
  ["business.clients", "list", "who the clients are, biggest client"],
  ["business.suppliers", "list", "suppliers, how they are paid", "biz.suppliers"],
  ["business.payments", "text", "cards, online payments, booking system", "biz.data"],
  ["business.data", "text", "customer data held, where, how many people's", "biz.data"],
  ["business.cyber", "story", "hacking, phishing, fake bills, passwords, backups", "biz.data"],
  ["business.safety", "text", "safety rules, training, near accidents", "biz.safety"],
  ["business.advice", "text", "work that could be a professional mistake; treatments, advice, design"],
  ["business.food", "text", "food, alcohol, deliveries, catering", "biz.operations"],
  ["business.people-risk", "text", "disputes with employees, hiring and firing", "biz.hr"],
  ["business.closed", "text", "how long they could be closed, what it would cost", "biz.income"],
  ["business.growth", "text", "plans: growing, hiring, new place, selling, passing it on", "biz.growth"],
  ["business.feeling", "feeling", "how business is going (small talk)"],
  ["business.books", "name", "who does the books, accountant, partner"],
  ["business.liability", "money", "general liability limits", "biz.limits"],
  ["business.property", "money", "property or contents cover", "biz.property"],
  ["business.comp", "text", "workers' compensation, injuries at work", "biz.mod"],
  ["business.audit", "story", "audit, class codes, extra bill", "biz.mod"],
  ["business.owners-policy", "text", "which policies the business has now, what is on them", "biz.last-renewal"],
  ["business.umbrella", "yes-no", "umbrella or excess", "biz.limits"],
  ["business.certificate", "text", "who needs a certificate, by when", "biz.contracts"],
  ["business.key-person", "text", "what if the owner is sick or dies"],
];

const rows: readonly (readonly [Slot["line"], readonly Row[]])[] = [
  ["any", anySlots],
  ["auto", autoSlots],
  ["home", homeSlots],
  ["life", lifeSlots],
  ["commercial", commercialSlots],
];

/** Everything that agents ask customers about, in groups: the part of an id before its full stop is the group. */
export const slots: readonly Slot[] = rows.flatMap(([line, ofLine]) =>
  ofLine.map(([id, type, about, topics = null]) => ({ id, line, type, about, topics })),
);

const slotsById = new Map(slots.map((slot) => [slot.id, slot]));

export function findSlot(id: string): Slot | null {
  return slotsById.get(id) ?? null;
}

/** "house" of "house.roof-age". */
export function groupOf(slotId: string): string {
  return slotId.slice(0, slotId.indexOf("."));
}

/** The discovery item a question about this slot counts for in a conversation of this line; null: for none. */
export function topicOfSlot(slotId: string, line: Line): string | null {
  const topics = findSlot(slotId)?.topics ?? null;
  return typeof topics === "string" ? topics : (topics?.[line] ?? null);
}
