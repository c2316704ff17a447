import { figuresIn } from "../customer/understanding/figures.ts";
import { contentWords, normalise, wordsOf } from "../customer/understanding/normalise.ts";

/**
 * Whether a note has a limit that was stated: it names what is not covered, or the most that is paid of it, with a word of exclusion near
 * it. What the customer's old policy leaves out is another thing, unless that is what was spoken of.
 */
export function notesLimit(note: string, stated: string): boolean {
  const said = normalise(stated);
  if (normalise(note).includes(said)) return true;
  const subject = subjectOf(said);
  const figures = new Set(figuresIn(stated).filter((figure) => figure > 1));
  return note.split(SENTENCE_END).some((sentence) => {
    const plain = normalise(sentence);
    const isOfSum = figuresIn(sentence).some((figure) => figures.has(figure));
    if (isOfSum && (EXCLUDES.test(plain) || AT_MOST.test(plain))) return true;
    return exclusionsIn(plain).some(({ before, words, after }) => {
      if (OF_THE_OLD.test(before) && !OF_TODAY.test(said)) return false;
      if (subject.size === 0) return true;
      const near = [...wordsOf(before).slice(-WORDS_NEAR), ...wordsOf(words), ...wordsOf(after).slice(0, WORDS_NEAR)];
      return [...subjectWords(near.join(" "))].some((word) => subject.has(word));
    });
  });
}

/** The words that say what it is about. Empty: it is of every policy, or of nothing in particular. */
function subjectOf(said: string): Set<string> {
  return subjectWords(said.replace(EXCLUDES_ALL, (words) => words.replace(EXCLUDING_WORDS, " ")));
}

function subjectWords(plain: string): Set<string> {
  return new Set([...contentWords(plain)].filter((word) => !SAYS_NOTHING.has(word)).map((word) => ALIKE[word] ?? word));
}

/** Each place where a sentence excludes something, with what stands before and after it. */
function exclusionsIn(plain: string): { before: string; words: string; after: string }[] {
  return [...plain.matchAll(EXCLUDES_ALL)].map(({ 0: words, index }) => ({
    before: plain.slice(0, index),
    words,
    after: plain.slice(index + words.length),
  }));
}

/** A period within a figure ends nothing. */
const SENTENCE_END = /[.!?;]+(?=\s|$)|\n+/;

/** A note puts several things in one sentence: "Flood quote, roof at replacement cost, wear not covered". */
const WORDS_NEAR = 6;

const EXCLUDES =
  /\b(?:not|no|never|nothing|none|cannot|without) (?:[\w$%]+ ){0,4}?(?:cover\w*|pa(?:y|ys|id)|includ\w*|insur\w*|protect\w*|respond\w*|appl(?:y|ies)|promise\w*|guarantee\w*|allow\w*|part of)\b|\b(?:excl\w*|except\w*|uninsured|leav\w+ (?:\w+ ){0,4}?out|left out)\b/;
const EXCLUDES_ALL = new RegExp(EXCLUDES, "g");
/** What the exclusion itself is made of, so that "a home policy leaves flood out" is about the flood. */
const EXCLUDING_WORDS =
  /\b(?:not|no|never|nothing|none|cannot|without|cover\w*|includ\w*|insur\w*|protect\w*|excl\w*|except\w*|leav\w+|left|out|part of)\b/g;
const AT_MOST = /\b(?:only|at most|up to|no more than|cap(?:s|ped)?|limited|stops?)\b/;

/** Right before the exclusion: "her old policy leaves out". */
const OF_THE_OLD =
  /\b(?:old|current\w*|present|existing|prior|previous|former|expiring|banks?|lenders?)(?: \w+){0,3} ?$/;
/** Of what they have now, as the agent said it. */
const OF_TODAY =
  /\b(?:your (?:\w+ ){0,2}(?:polic\w+|cover\w*|insurance)|you have|today|now|current\w*|present|existing|old|banks?|lenders?)\b/;

/** Of insurance as a whole, as `contentWords` writes them. */
const SAYS_NOTHING = contentWords(
  "policy policies cover coverage covered insurance insured insurer carrier company claim claims pays paid paying everything anything standard basic personal most often standing show side home house auto life business commercial even note noting recommend recommended outside part include included including leaves left exclude excluded exclusion except protect protects today yours",
);

/** One thing in two words. */
const ALIKE: Record<string, string | undefined> = { flood: "water", ris: "water", surge: "water" };
