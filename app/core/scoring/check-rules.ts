import type { Turn } from "../conversations/turns.ts";
import type { Exit } from "../customer/customer-state.ts";
import type { Mark } from "../customer/marks.ts";
import { stepParts } from "../customer/understanding/acts.ts";
import { figuresIn } from "../customer/understanding/figures.ts";
import { unexplainedJargon } from "../customer/understanding/jargon.ts";
import { normalise } from "../customer/understanding/normalise.ts";
import { matchesAny } from "../customer/understanding/patterns.ts";
import type { Gap } from "../scenarios/schema.ts";
import { bestAsked, SURELY_ASKED } from "./asked-needs.ts";
import {
  checksUnderstanding,
  explains,
  leavesOpen,
  leavesOut,
  namesDay,
  namesDeed,
  namesHarm,
  namesLack,
  namesLimitsInCode,
  pressesOn,
  saysWhatComes,
  saysWhatItBuys,
  setsAlike,
} from "./beyond-doubt.ts";
import {
  type Finding,
  likely,
  MAX_QUOTES,
  MIN_TURNS,
  met,
  NOT_APPLICABLE,
  notMet,
  plainestOf,
  provenBy,
  surelyProvenBy,
  untainted,
} from "./check-finding.ts";
import { isSure } from "./compliance.ts";
import { earnsPoints } from "./earns-points.ts";
import { quoteTurn } from "./evidence.ts";
import { isOfThem, reflectionsOf } from "./given-back.ts";
import {
  type AskedQuestion,
  askedQuestions,
  asksOneThing,
  contentWordsOf,
  sentencesOf,
  stackedTurns,
  wordsOf,
} from "./metrics/agent-wording.ts";
import {
  agentTurnsOf,
  evidenceOf,
  findNeedEvidence,
  isTainted,
  type MarkOf,
  marksOf,
  once,
  proofsOf,
  type Reading,
  WHY_NOW,
} from "./reading.ts";
import type { GapCheckId, WholeCheckId } from "./rubric.ts";
import type { Evidence } from "./score-schema.ts";
import { LEAST_WORDS_OF_THEIRS, wordsOfTheirs } from "./their-words.ts";
import {
  advises,
  asksBack,
  asksToTell,
  asksWhyNow,
  beginsWithReason,
  checksBack,
  contradicts,
  isConcrete,
  isOfAspect,
  isOfCover,
  namesFeeling,
  namesPrice,
  saysTheySaid,
  saysWhatFollows,
  sumsUp,
  takesLeave,
  takesUp,
  takesUpPlainly,
} from "./words-that-prove.ts";

export const wholeRules: Record<WholeCheckId, (reading: Reading) => Finding> = {
  "opening.name": (reading) => openingAspect(reading, "name"),
  "opening.agency": (reading) => openingAspect(reading, "agency"),
  "opening.purpose": (reading) => (isInbound(reading) ? NOT_APPLICABLE : openingAspect(reading, "purpose")),
  "opening.permission": (reading) => (isInbound(reading) ? NOT_APPLICABLE : openingAspect(reading, "permission")),
  "opening.agenda": (reading) => openingAspect(reading, "agenda"),
  "opening.recording": (reading) => openingAspect(reading, "recording"),

  "discovery.open": (reading) =>
    surelyProvenBy(openQuestions(reading), ({ quote }) => asksToTell(quote) && leavesOpen(quote)),
  "discovery.open-share": (reading) => {
    const asked = quoted(questionsOf(reading));
    const open = openQuestions(reading);
    if (asked.length < MIN_QUESTIONS) return NOT_APPLICABLE;
    const surely = open.filter(({ quote }) => asksToTell(quote) && leavesOpen(quote));
    if (surely.length / asked.length >= OPEN_SHARE) return met(surely);
    return open.length / asked.length >= OPEN_SHARE
      ? likely(open)
      : notMet(
          quoted(
            plainOnes(
              questionsOf(reading).filter(({ isOpen }) => !isOpen),
              ({ quote }) => !isOfAspect("permission", quote),
            ),
          ).slice(0, 1),
        );
  },
  "discovery.why-now": (reading) => {
    const asked = provenBy(
      marksOf(reading.state.marks, "question").filter(
        (mark) => (mark.whyNow || mark.topic === WHY_NOW) && asksWhyNow(mark.quote),
      ),
    );
    if (asked.result === "met") return asked;
    // What counts as a question about the need may be one.
    const need = reading.practice.scenario.needs.items.some(({ id }) => id === WHY_NOW)
      ? needRule(reading, WHY_NOW)
      : asked;
    return earnsPoints(need) ? likely(need.evidence) : asked;
  },
  "discovery.one-at-a-time": (reading) => {
    const asked = questionsOf(reading);
    const asking = new Set(asked.map(({ turn }) => turn)).size;
    const [stacked, ...more] = stackedTurns(reading.turns, reading.state.marks);
    if (agentTurnsOf(reading.turns).length === 0) return notMet();
    if (asking < MIN_QUESTIONS) return NOT_APPLICABLE;
    if (stacked && (more.length + 1) / asking > STACKED_SHARE) return notMet([quoteTurn(stacked)]);
    const single = asked.filter((one) => asksOnlyThat(reading, one));
    const turns = new Set(single.map(({ turn }) => turn)).size;
    const several = stacked ? more.length + 1 : 0;
    const because = `One question was heard in ${asking - several} of your ${asking} turns with a question.`;
    const shown = quoted(single).slice(0, 1);
    return turns / asking < SINGLE_SHARE
      ? { ...likely(shown), because: `${because} In doubt it counts for you.` }
      : { ...met(shown), because };
  },

  "listening.reflected": (reading) =>
    surelyProvenBy(fullest(reading, reflections(reading), 1), (given) => givesBackMuch(reading, given)),
  "listening.reflects-often": (reading) => {
    const { turns } = reading;
    const heard = turns.filter((turn) => turn.speaker === "customer" && wordsOf(turn.text).length > BACKCHANNEL_WORDS);
    const reflected = reflections(reading).filter(
      (given) => givesBackMuch(reading, given) && !isDoubtedReflection(reading, given),
    );
    const needed = Math.max(2, Math.floor(heard.length / 3));
    if (reflected.length < needed) return sounding(reading, reflected, needed);
    const because = `Surely given back in ${reflected.length} of your turns; ${heard.length} of theirs had more than ${BACKCHANNEL_WORDS} words.`;
    return { ...met(fullest(reading, reflected)), because };
  },
  "listening.uses-words": (reading) => surelyProvenBy(theirWordsLater(reading), ({ isSure }) => isSure),
  "listening.acknowledged": (reading) => {
    const said = untainted(reading, "acknowledgement").filter(
      (mark) => takesUpPlainly(mark.quote) || (takesUp(mark.quote) && followsFeeling(reading, mark)),
    );
    return said.length > 0 || hasFeeling(reading)
      ? surelyProvenBy(
          said.map((mark) => plainestOf(reading, mark, takesUpPlainly)),
          (mark) => takesUpPlainly(mark.quote) && followsFeeling(reading, mark),
        )
      : NOT_APPLICABLE;
  },
  "listening.no-repeat": ({ state, turns }) => {
    const asked = marksOf(state.marks, "question");
    if (asked.length < MIN_QUESTIONS) return NOT_APPLICABLE;
    const repeated = asked.filter(
      (mark) => mark.repeated || (mark.topic !== null && wasAskedInTheseWords(turns, mark)),
    );
    return repeated.length > 0 ? notMet(repeated.map(evidenceOf)) : met([]);
  },
  "listening.short-turns": ({ turns }) => {
    const spoken = agentTurnsOf(turns);
    const long = spoken.filter((turn) => wordsOf(turn.text).length > LONG_TURN_WORDS);
    if (spoken.length < MIN_TURNS) return NOT_APPLICABLE;
    return long.length > 0 ? notMet(long.map(quoteTurn)) : met([]);
  },
  "listening.plain-words": (reading) => {
    const spoken = agentTurnsOf(reading.turns);
    const thick = jargonTurns(reading);
    if (spoken.length < MIN_TURNS) return NOT_APPLICABLE;
    return thick.length > 0 ? notMet(thick.map(quoteTurn)) : met([]);
  },
  "listening.checked-back": (reading) =>
    surelyProvenBy(
      untainted(reading, "check-back").filter(({ quote }) => checksBack(quote)),
      ({ quote }) => checksUnderstanding(quote) && !ASKS_FEELING_OR_FACT.test(quote),
    ),
  "listening.no-interruption": (reading) => metricInRange(reading, "interruptions"),

  "recommendation.made": (reading) => provenBy(recommendations(reading).filter(isConcrete)),
  "recommendation.linked": (reading) =>
    surelyProvenBy(
      recommendations(reading).filter(
        (mark) => mark.linkedToNeed && isConcrete(mark) && (mark.by === "model" || isOfTheirLife(reading, mark)),
      ),
      (mark) => !mark.quote.includes("?") && saysWhatTheyTold(reading, mark),
    ),
  "recommendation.basis": (reading) => {
    const [first] = recommendations(reading).filter(isConcrete);
    if (!first) return notMet();
    const { items, needed } = reading.practice.scenario.needs;
    const before = reading.state.marks.filter((mark) => mark.turn <= first.turn);
    const known = items.filter((item) => findNeedEvidence(reading.practice, before, item.id) !== null);
    if (known.length < needed / 2) return notMet([evidenceOf(first)]);
    const asked = known.map((item) => needRule({ ...reading, state: { ...reading.state, marks: before } }, item.id));
    const sure = asked.filter(({ result }) => result === "met").flatMap(({ evidence }) => evidence);
    return sure.length >= needed / 2 ? met(sure) : likely(asked.flatMap(({ evidence }) => evidence));
  },
  "recommendation.limits": (reading) => {
    const lost = new Set(jargonTurns(reading).map((turn) => turn.index));
    const said = withOwnWords(
      untainted(reading, "limits"),
      recommendations(reading).filter((mark) => mark.limitsSaid),
    );
    return surelyProvenBy(
      said.filter(({ turn, quote }) => !lost.has(turn) && isOfCover(quote)),
      ({ quote }) => leavesOut(quote),
    );
  },
  "recommendation.compared": (reading) =>
    surelyProvenBy(
      withOwnWords(
        untainted(reading, "comparison"),
        recommendations(reading).filter((mark) => mark.compared),
      ),
      ({ quote }) => setsAlike(quote),
    ),
  "recommendation.price": (reading) => {
    const named = pricesNamed(reading);
    if (named.length === 0) return NOT_APPLICABLE;
    const tied = named.filter((mark) => mark.tied && !isTainted(reading, mark.turn));
    return tied.length > 0 ? surelyProvenBy(tied, ({ quote }) => saysWhatItBuys(quote)) : notMet(named.map(evidenceOf));
  },

  "recommendation.accurate": ({ stated }) => {
    if (stated.length === 0) return NOT_APPLICABLE;
    const wrong = stated.filter(({ isRight }) => !isRight).map(({ evidence }) => evidence);
    return wrong.length > 0 ? notMet(wrong) : met(stated.map(({ evidence }) => evidence));
  },

  "next-step.action": (reading) => surelyProvenBy(stepsWith(reading, "action"), ({ quote }) => namesDeed(quote)),
  "next-step.date": (reading) =>
    surelyProvenBy(stepsWith(reading, "date"), ({ quote }) => namesDay(quote) && (namesDeed(quote) || asksBack(quote))),
  "next-step.owner": (reading) =>
    surelyProvenBy(
      nextSteps(reading).filter((mark) => mark.owner && mark.action),
      ({ quote }) => namesDeed(quote),
    ),
  "next-step.recap": (reading) =>
    surelyProvenBy(
      recaps(reading)
        .reverse()
        .map((mark) => toTheEnd(reading, mark)),
      (mark) => isSummingUp(reading, mark),
    ),
  "next-step.asked": (reading) => provenBy(untainted(reading, "close-ask")),
  "next-step.no-pressure": (reading) => {
    const pressed = marksOf(reading.state.marks, "pressure");
    const coerced = reading.compliance
      .filter((hit) => isSure(hit) && hit.rule === COERCION)
      .map(({ evidence }) => evidence);
    const asked = [...untainted(reading, "close-ask"), ...nextSteps(reading)];
    if (pressed.length + coerced.length > 0) return notMet([...coerced, ...pressed.map(evidenceOf)]);
    const isDated = (mark: Mark) => mark.type !== "next-step" || mark.date;
    const [asking] = plainOnes(
      plainOnes(asked, (mark) => isDated(mark) && !takesLeave(mark.quote)),
      ({ quote }) => asksBack(quote),
    ).slice(-1);
    if (!asking) return NOT_APPLICABLE;
    const before = reading.turns.findLast(({ index, speaker }) => speaker === "customer" && index < asking.turn);
    const isRefused = before !== undefined && REFUSES.test(before.text);
    return surelyProvenBy(
      [asking],
      ({ quote }) => asksBack(quote) && !pressesOn(quote) && !isRefused && (namesDay(quote) || namesDeed(quote)),
    );
  },
  "next-step.agreed": (reading) => endedWith(reading, "agreed", "soft-yes"),
  "next-step.whole-yes": (reading) => endedWith(reading, "agreed"),

  "delivery.talk-share": (reading) => metricInRange(reading, "talk-share"),
  "delivery.pace": (reading) => metricInRange(reading, "pace"),
  "delivery.fillers": (reading) => metricInRange(reading, "fillers"),
  "delivery.monologue": (reading) => metricInRange(reading, "monologue"),
};

export const gapRules: Record<GapCheckId, (reading: Reading, gap: Gap) => Finding> = {
  "gaps.named": (reading, gap) => surelyProvenBy(followedGapMarks(reading, gap), ({ quote }) => isOfGap(gap, quote)),
  "gaps.tied": (reading, gap) => {
    const named = followedGapMarks(reading, gap);
    const tied = named.filter((mark) => isTied(reading, mark));
    if (isKeptBack(reading, gap)) return NOT_APPLICABLE;
    if (tied.length > 0) return surelyProvenBy(tied, ({ quote }) => isOfGap(gap, quote));
    const withFigure = named.filter((mark) => givesTheirFigure(reading, mark));
    return withFigure.length > 0 ? likely(withFigure.map(evidenceOf)) : notMet(named.map(evidenceOf));
  },
  "gaps.plain": (reading, gap) => {
    const named = gapMarks(reading, gap);
    const finding = howNamed(named, (mark) => mark.plain);
    return finding.result === "met"
      ? surelyProvenBy(named, ({ quote }) => explains(quote) && !namesLimitsInCode(quote) && isOfGap(gap, quote))
      : finding;
  },
  "gaps.no-scare": (reading, gap) => {
    const named = followedGapMarks(reading, gap);
    const finding = howNamed(named, (mark) => !mark.scare);
    return finding.result === "met"
      ? surelyProvenBy(named, (mark) => isOfGap(gap, mark.quote) && !speaksOfHarm(reading, mark))
      : finding;
  },
};

/** "390 would leave you ninety thousand short", to who had named the 390. */
function givesTheirFigure({ turns }: Reading, { turn }: Evidence): boolean {
  const told = turns.filter(({ index, speaker }) => speaker === "customer" && index < turn);
  const figures = new Set(told.flatMap(({ text }) => figuresIn(text)).filter((figure) => figure >= LEAST_FIGURE));
  const said = turns.find(({ index }) => index === turn);
  return said !== undefined && figuresIn(said.text).some((figure) => figures.has(figure) || figures.has(1000 * figure));
}

/** Smaller ones are counts, and anybody's. */
const LEAST_FIGURE = 20;

/** In the words that name a gap, or in what the agent says of it next. */
function speaksOfHarm({ turns }: Reading, { turn, quote }: Evidence): boolean {
  const next = agentTurnsOf(turns)
    .filter(({ index }) => index >= turn)
    .slice(0, TURNS_ON_A_GAP);
  return namesHarm(quote) || next.some(({ text }) => namesHarm(text));
}

const TURNS_ON_A_GAP = 3;

export function needRule({ practice, turns, state }: Reading, item: string): Finding {
  const evidence = findNeedEvidence(practice, state.marks, item);
  if (!evidence) return notMet();
  const byModel = state.marks.some(
    ({ by, turn, quote }) => by === "model" && turn === evidence.turn && quote === evidence.quote,
  );
  const best = byModel ? null : bestAsked({ practice, turns, marks: state.marks }, item);
  if (best && best.reasons >= SURELY_ASKED) return met([{ turn: best.turn, quote: best.quote }]);
  const isQuestion = turns.some(({ index, speaker }) => index === evidence.turn && speaker === "agent");
  if (isQuestion) return byModel ? met([evidence]) : likely([best ? { turn: best.turn, quote: best.quote } : evidence]);
  const before = turns.findLast(({ index, speaker }) => speaker === "agent" && index < evidence.turn);
  const asked = before ? askedQuestions([before], state.marks).at(-1) : undefined;
  const proof = asked ? { turn: asked.turn, quote: asked.quote } : evidence;
  return byModel ? { ...met([proof]), because: "Heard as the customer's answer about this." } : likely([proof]);
}

function isInbound({ practice }: Reading): boolean {
  return practice.scenario.call === "inbound";
}

/** Early: within the agent's first three turns. */
function openingAspect({ turns, state }: Reading, aspect: MarkOf<"opening">["aspect"]): Finding {
  const early = new Set(
    agentTurnsOf(turns)
      .slice(0, EARLY_TURNS)
      .map((turn) => turn.index),
  );
  const said = marksOf(state.marks, "opening").filter((mark) => mark.aspect === aspect && early.has(mark.turn));
  const proof = said.filter(({ quote }) => isOfAspect(aspect, quote));
  return aspect === "agenda" ? surelyProvenBy(proof, ({ quote }) => saysWhatComes(quote)) : provenBy(proof);
}

/** The customer objected, or named a feeling: otherwise there is nothing to acknowledge. */
function hasFeeling({ turns, state }: Reading): boolean {
  const objected = marksOf(state.marks, "objection").some(({ stage }) => stage === "raised");
  return objected || turns.some(({ speaker, text }) => speaker === "customer" && namesFeeling(text));
}

/** What the customer said just before holds a feeling, or an objection. */
function followsFeeling({ turns, state }: Reading, { turn }: Evidence): boolean {
  const before = turns.findLast(({ index, speaker }) => speaker === "customer" && index < turn);
  if (!before) return false;
  return (
    namesFeeling(before.text) ||
    marksOf(state.marks, "objection").some(
      ({ stage, turn: at }) => at === before.index && (stage === "raised" || stage === "returned"),
    )
  );
}

/** A yes to a line that broke a rule is none. Who ran out of time with a dated step on the table had no say on it. */
function endedWith(reading: Reading, ...kinds: Exit["kind"][]): Finding {
  const { state, turns } = reading;
  const { exit } = state;
  if (exit?.kind === "time-cap" && nextSteps(reading).some(({ date }) => date)) return NOT_APPLICABLE;
  const turn = turns.find((candidate) => candidate.index === exit?.turn);
  if (!exit || !turn || !kinds.includes(exit.kind)) return notMet();
  const last = agentTurnsOf(turns).findLast(({ index }) => index <= turn.index);
  return last && isTainted(reading, last.index) ? notMet() : met([quoteTurn(turn)]);
}

const questionsOf = once(({ turns, state }: Reading): AskedQuestion[] => askedQuestions(turns, state.marks));

function openQuestions(reading: Reading): Evidence[] {
  return quoted(questionsOf(reading).filter(({ isOpen }) => isOpen));
}

function quoted(asked: readonly AskedQuestion[]): Evidence[] {
  return asked.map(({ turn, quote }) => ({ turn, quote }));
}

/** The one question of its turn, and one thing in it. */
function asksOnlyThat({ turns, state }: Reading, { turn, quote }: AskedQuestion): boolean {
  const marked = marksOf(state.marks, "question").filter((mark) => mark.turn === turn);
  const asked = askedQuestions(
    turns.filter(({ index }) => index === turn),
    state.marks,
  );
  return asked.length === 1 && marked.length < 2 && asksOneThing(quote);
}

/** The steps that hold it, and of those the sentences that hold it themselves. */
function stepsWith(reading: Reading, part: "action" | "date"): readonly Mark[] {
  return plainOnes(
    nextSteps(reading).filter((mark) => mark[part]),
    ({ quote }) => stepParts({ text: normalise(quote), sentences: [] })[part],
  );
}

/** Of several, those that leave no doubt; where there are none, all. */
function plainOnes<Said>(said: readonly Said[], isPlain: (one: Said) => boolean): readonly Said[] {
  const plain = said.filter(isPlain);
  return plain.length > 0 ? plain : said;
}

/**
 * Sentences with two words or more that the customer was the first to say, and not just now: who only says back what was said a
 * moment ago reflects it.
 */
function theirWordsLater(reading: Reading): (Evidence & { isSure: boolean })[] {
  const { turns, practice } = reading;
  const named = new Set(contentWordsOf(practice.persona.name));
  const theirs = new Map<string, number>();
  const own = new Set<string>();
  const found: (Evidence & { isSure: boolean })[] = [];
  /** By run of words, the line of theirs that had it first. */
  const runs = new Map<string, number>();
  for (const { index, speaker, text } of turns) {
    if (speaker === "customer") {
      for (const run of runsIn(text)) if (!runs.has(run)) runs.set(run, index);
      for (const word of wordsOfTheirs(text).filter((one) => !named.has(one)))
        if (!own.has(word) && !theirs.has(word)) theirs.set(word, index);
      continue;
    }
    const isLater = (word: string) => (theirs.get(word) ?? index) < index - 1;
    const isSaidAgain = (sentence: string) => runsIn(sentence).some((run) => (runs.get(run) ?? index) < index - 1);
    const quote = sentencesOf(text).find((sentence) => {
      if (isSaidAgain(sentence)) return true;
      const least = saysTheySaid(sentence) ? 1 : LEAST_WORDS_OF_THEIRS;
      return new Set(wordsOfTheirs(sentence).filter(isLater)).size >= least;
    });
    if (quote !== undefined && !isTainted(reading, index)) {
      const places = wordsOfTheirs(quote.replace(NAMES, ""))
        .filter(isLater)
        .map((word) => theirs.get(word));
      // Two words of one line of theirs are no accident; a name or a figure everybody would use.
      const isSure =
        (saysTheySaid(quote) && !quote.includes("?")) || places.some((place, at) => places.indexOf(place) !== at);
      found.push({ turn: index, quote, isSure });
    }
    for (const word of wordsOfTheirs(text)) own.add(word);
    for (const run of runsIn(text)) if (!runs.has(run)) runs.set(run, index);
  }
  return found;
}

/** Three words in a row, of which two have a meaning: "two hundred dollars", which nobody says by chance. */
function runsIn(text: string): string[] {
  const words = wordsOf(text);
  return words
    .map((_, at) => words.slice(at, at + WORDS_IN_A_RUN).join(" "))
    .filter((run) => run.split(" ").length === WORDS_IN_A_RUN && contentWordsOf(run).length >= LEAST_WORDS_OF_THEIRS);
}

const WORDS_IN_A_RUN = 3;

/** Names and figures, but for the first word. */
const NAMES = /(?<=\S )\p{Lu}[\p{L}'&-]*|\d[\d,.]*/gu;

/** An earlier line asked the same, word for word, and the customer said something to it. "Does that make sense?" is about no subject. */
function wasAskedInTheseWords(turns: readonly Turn[], { turn, quote }: Evidence): boolean {
  const asked = wordsOf(quote).join(" ");
  if (asked.split(" ").length < WORDS_OF_A_QUESTION) return false;
  const before = agentTurnsOf(turns).find(({ index, text }) => index < turn && wordsOf(text).join(" ").includes(asked));
  return turns.some(
    ({ index, speaker, text }) =>
      before !== undefined &&
      speaker === "customer" &&
      index > before.index &&
      index < turn &&
      wordsOf(text).length > BACKCHANNEL_WORDS,
  );
}

const WORDS_OF_A_QUESTION = 4;

/** A gap is tied to them by words of theirs, not by "your" alone. */
export function isTied(reading: Reading, mark: MarkOf<"gap">): boolean {
  return mark.tied && isOfThem(reading.turns, mark, cardsTold(reading, mark.turn));
}

/** A reason that is named holds a word or a figure that the customer told, or their card. */
function isOfTheirLife(reading: Reading, mark: Evidence): boolean {
  return isOfThem(reading.turns, mark, cardsTold(reading, mark.turn));
}

/** As isOfTheirLife, in the sentence itself. */
function saysWhatTheyTold(reading: Reading, { turn, quote }: Evidence): boolean {
  const heard = reading.turns.filter(({ index }) => index < turn);
  return isOfThem(
    [...heard, { index: turn, speaker: "agent", text: quote, atMs: 0 }],
    { turn, quote },
    cardsTold(reading, turn),
  );
}

/** The cards of what the customer had told before this turn. */
function cardsTold({ practice, state }: Reading, turn: number): string[] {
  const told = new Set(marksOf(state.marks, "disclosed").flatMap((mark) => (mark.turn < turn ? [mark.fact] : [])));
  return practice.scenario.facts.filter(({ id }) => told.has(id)).map(({ card }) => card);
}

/** What was said of it in words of its own, and advice that says it where nothing else of its turn does. */
function withOwnWords(own: readonly Mark[], advice: readonly Mark[]): Mark[] {
  return [...own, ...advice.filter(({ turn }) => own.every((mark) => mark.turn !== turn))];
}

/** "Not at this point.", "We have a broker.": what is asked right after it is asked once more. */
const REFUSES =
  /\b(?:not (?:at this point|right now|today|interested|yet|now|really)|no thanks?|no,? thank you|later|another time|we have a broker|i(?:'m| am) (?:good|fine|busy)|i don't (?:need|want)|don't call)\b/i;

/** "How does that sit with you?", "A thousand, is that right?": not whether they follow. */
const ASKS_FEELING_OR_FACT = /\bhow (?:does|would) (?:that|this|it) (?:sit|feel)\b|^\W*(?:is|was) that right\b/i;

/** "Four nights of which one?", "Um, sorry, 390 and 480, is that thousands?": asks, in their words. */
const CLEARS_UP =
  /\b(?:of which|which one|which of|of what|at what|for what)\b[^?]*\?\s*$|^\W*(?:(?:um|uh|oh|no|wait|okay|hm)\W+)*(?:sorry|my bad|what do you mean)\b|\bmy bad\b|\bhuh (?:who|what|where|when|how)\b|\b(?:who|what|where|when|how)(?:'s|s| is| are| do| does) (?:at|in|your|you|the|there)\b/i;

const reflections = once((reading: Reading): Evidence[] =>
  reflectionsOf(reading.turns, reading.state.marks).filter(
    (given) =>
      !isTainted(reading, given.turn) &&
      !isNews(reading.state.marks, given) &&
      !contradicts(given.quote) &&
      !CLEARS_UP.test(given.quote),
  ),
);

/**
 * [S45] Often enough only with turns that say something of the agent's own in giving back. Where no turn surely gives back, none of them
 * is a habit; where a rule was broken nothing counts [S27].
 */
function sounding(reading: Reading, surely: readonly Evidence[], needed: number): Finding {
  const { turns, state } = reading;
  const counted = reflectionsOf(turns, state.marks).filter(({ turn }) => !isTainted(reading, turn)).length;
  if (counted < needed || surely.length === 0) return notMet(fullest(reading, surely, 1));
  const because = `${counted} of your turns sound like giving back, ${surely.length} of them surely. In doubt it counts for you.`;
  return { ...likely(fullest(reading, surely)), because };
}

/** "36 wow." and "okay and greg" only echo. */
function givesBackMuch({ turns }: Reading, { turn, quote }: Evidence): boolean {
  const heard = turns.filter(({ index, speaker }) => speaker === "customer" && index < turn);
  const theirs = new Set(heard.flatMap(({ text }) => contentWordsOf(text)));
  const shared = new Set(contentWordsOf(quote).filter((word) => theirs.has(word)));
  return shared.size >= LEAST_GIVEN_BACK || wordsOf(quote).length >= WORDS_OF_A_SENTENCE;
}

/** [S46] A reader would sooner call it an echo, or a joke. */
function isDoubtedReflection(reading: Reading, given: Evidence): boolean {
  const claim = { check: "listening.reflected", subject: null, isSure: true };
  return proofsOf(reading).chance(claim, given) < RATHER_GIVES_BACK;
}

const RATHER_GIVES_BACK = 0.5;
const LEAST_GIVEN_BACK = 2;
const WORDS_OF_A_SENTENCE = 7;

/** Those that give back the most, in the order of the conversation. */
function fullest({ turns }: Reading, given: readonly Evidence[], most = MAX_QUOTES): Evidence[] {
  const sizeOf = (one: Evidence) => {
    const heard = turns.findLast(({ index, speaker }) => speaker === "customer" && index < one.turn)?.text ?? "";
    const theirs = new Set(contentWordsOf(heard));
    return contentWordsOf(one.quote).filter((word) => theirs.has(word)).length;
  };
  return [...given]
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, most)
    .sort((one, other) => one.turn - other.turn);
}

/** Turns no customer can follow: what they say of a cover has not been said. */
const jargonTurns = once(({ turns }): Turn[] => {
  const heard = turns.filter((turn) => turn.speaker === "customer").map((turn) => turn.text);
  return agentTurnsOf(turns).filter((turn) => unexplainedJargon(turn.text, heard).length >= JARGON_IN_A_TURN);
});

function recommendations(reading: Reading): MarkOf<"recommendation">[] {
  return untainted(reading, "recommendation");
}

function nextSteps(reading: Reading): MarkOf<"next-step">[] {
  return untainted(reading, "next-step");
}

/** With a figure, or a sum in words; the customer's own bill given back is no price. */
function pricesNamed({ state }: Reading): MarkOf<"price">[] {
  const givenBack = marksOf(state.marks, "reflection");
  return marksOf(state.marks, "price").filter(
    ({ turn, quote }) =>
      namesPrice(quote) && !givenBack.some((mark) => mark.turn === turn && mark.quote.includes(quote)),
  );
}

/**
 * Of what was agreed: what is given back in the first half of a conversation is what was just told, and where no step was proposed
 * before and nothing says that it sums up, it is the proposal.
 */
function recaps({ turns, state }: Reading): MarkOf<"recap">[] {
  const own = agentTurnsOf(turns);
  const from = own[Math.floor(own.length / 2)]?.index ?? 0;
  const [step] = marksOf(state.marks, "next-step");
  const proposed = step?.turn ?? Number.POSITIVE_INFINITY;
  const summing = new Set(own.filter(({ text }) => sumsUp(text)).map(({ index }) => index));
  return marksOf(state.marks, "recap").filter(
    ({ turn, quote }) =>
      turn >= from &&
      !beginsWithReason(quote) &&
      (summing.has(turn) ||
        (proposed < turn && !quote.includes("?") && !advises(quote) && !isNews(state.marks, { turn, quote }))),
  );
}

/** A recap goes on to the end of its turn: "Let me sum up." alone gives back nothing. */
function toTheEnd<Said extends Evidence>({ turns }: Reading, said: Said): Said {
  const text = turns.find(({ index }) => index === said.turn)?.text ?? said.quote;
  const from = text.indexOf(said.quote);
  return from < 0 ? said : { ...said, quote: text.slice(from).trim() };
}

function isSummingUp({ turns }: Reading, { turn }: Evidence): boolean {
  return turns.some(({ index, text }) => index === turn && sumsUp(text));
}

/** A price, advice or a step is said, not given back. */
function isNews(marks: readonly Mark[], of: Evidence): boolean {
  return marks.some(
    ({ type, turn, quote }) =>
      (type === "price" || type === "recommendation" || type === "next-step") && turn === of.turn && quote === of.quote,
  );
}

/** What only gives back what the customer told names no gap. */
function gapMarks({ state }: Pick<Reading, "state">, gap: Gap): MarkOf<"gap">[] {
  const givenBack = marksOf(state.marks, "reflection");
  return marksOf(state.marks, "gap").filter(
    (mark) =>
      mark.gap === gap.id &&
      (saysWhatFollows(mark.quote) || !givenBack.some(({ turn, quote }) => turn === mark.turn && quote === mark.quote)),
  );
}

/** Speaks of what is missing, and of this: by its own words, or two of those in which it is written down. */
function isOfGap({ cues, title, exampleLine }: Gap, quote: string): boolean {
  if (!namesLack(quote) || !saysWhatFollows(quote) || SUPPOSES.test(quote)) return false;
  const written = new Set(wordsOfTheirs(`${title} ${exampleLine}`));
  const shared = new Set(wordsOfTheirs(quote).filter((word) => written.has(word)));
  return matchesAny(normalise(quote), cues) || shared.size >= WORDS_OF_A_GAP;
}

const WORDS_OF_A_GAP = 2;

/** "What if somebody hits your wife and they've got no insurance," asks before it is known whether they have it. */
const SUPPOSES = /^\W*(?:(?:and|so|but|okay) )*what if\b/i;

/** What no customer can follow has not been said to them; that it was said so is judged for itself. */
export function followedGapMarks(reading: Reading, gap: Gap): MarkOf<"gap">[] {
  const lost = new Set(jargonTurns(reading).map((turn) => turn.index));
  return gapMarks(reading, gap).filter(({ turn }) => !lost.has(turn));
}

/** [S6] Asked for what ties the gap to them, the customer did not tell: then it could not be tied. */
function isKeptBack({ practice, state }: Reading, gap: Gap): boolean {
  const facts = practice.scenario.facts.filter(({ id }) => gap.tiedTo.includes(id));
  const isTold = facts.length === 0 || facts.some(({ id }) => state.disclosed.includes(id));
  const isNamed = marksOf(state.marks, "gap").some((mark) => mark.gap === gap.id);
  const isAsked = facts.some(({ id, item }) =>
    marksOf(state.marks, "question").some(({ topic }) => topic !== null && (topic === item || topic === id)),
  );
  return !isTold && !isNamed && isAsked;
}

/** How a gap was named only counts once it was named. */
function howNamed(named: MarkOf<"gap">[], isGood: (mark: MarkOf<"gap">) => boolean): Finding {
  if (named.length === 0) return NOT_APPLICABLE;
  const bad = named.filter((mark) => !isGood(mark));
  return bad.length > 0 ? notMet(bad.map(evidenceOf)) : met(named.map(evidenceOf));
}

/** [S4] A figure proves itself: metric checks carry no quote. */
function metricInRange({ metrics }: Reading, id: string): Finding {
  const metric = metrics.find((candidate) => candidate.id === id);
  if (!metric || metric.value === null || metric.inRange === null) return NOT_APPLICABLE;
  return metric.inRange ? met([]) : notMet();
}

const COERCION = "R16";
const EARLY_TURNS = 3;
const MIN_QUESTIONS = 2;
const OPEN_SHARE = 0.4;
const STACKED_SHARE = 0.25;
/** Fewer than that of the turns with a question asked one thing: not surely one at a time. */
const SINGLE_SHARE = 0.8;
const LONG_TURN_WORDS = 90;
/** A customer can ask about one insurance term; two at once are not understood. */
const JARGON_IN_A_TURN = 2;
const BACKCHANNEL_WORDS = 3;
