import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import type { AskedWord } from './asked-words.ts';

/** The prices that a keyword asks for, in whole rupees, and which of its words say so. */
export interface AskedPrice {
  readonly min?: number;
  readonly max?: number;
  readonly from: number;
  readonly to: number;
}

const MIN_AMOUNT = 50;
const MAX_AMOUNT = 10_000_000;
/** Without a word for money, smaller numbers are models and sizes. */
const MIN_PLAIN = 1_000;
/** “15000 wala”: a price about that. */
const ABOUT = { min: 0.8, max: 1.1 } as const;

const UP_TO = phrases(
  'under, below, less than, lesser than, upto, up to, within, max, maximum, not more than, cheaper than, budget, budget of, neeche, price, range',
);
const FROM = phrases('above, over, more than, starting from, starting at, at least, min, minimum');
const ABOUT_WORDS = phrases('around, about, near, nearly, lagbhag, लगभग, करीब');
const BEFORE_RANGE = phrases('between, from, range');
const BETWEEN = phrases('to, se, and, aur, से, और, முதல்');
const THEN_UP_TO = phrases(
  'se kam, se kum, se niche, se neeche, se andar, ke andar, ke ander, ke under, ke niche, ke neeche, ke bheetar, ke bhitar, tak, tak ka, tak ke, andar, under, budget, ke budget, or less, and below, se kam ka, se kam ke, se kam wala, से कम, से नीचे, के अंदर, के अन्दर, के नीचे, के भीतर, तक, से कम का, से कम के, से कम वाला, க்கு கீழ், க்கு கீழே, க்கு குறைவாக, க்கு குறைவான, க்குள், க்கு உள்ளே, ரூபாய்க்குள், ரூபாய்க்கு கீழ், ரூபாய்க்கு கீழே, ரூபாய்க்கு குறைவாக, ரூபாய்க்கு குறைவான',
);
const THEN_FROM = phrases(
  'se zyada, se jyada, se upar, se uper, ke upar, plus, or more, and above, से ज्यादा, से अधिक, से ऊपर, के ऊपर, க்கு மேல், ரூபாய்க்கு மேல்',
);
const THEN_ABOUT = phrases('wala, wale, wali, ke aas paas, ke aaspaas, वाला, वाले, वाली, के आसपास');
const AFTER_RANGE = phrases('ke beech, ke bich, ke beech me, ke bich me, के बीच, के बीच में, வரை');
const CURRENCY = phrases('₹, rupees, rupee, rupaye, rupay, rupye, rupaiye, रुपये, रुपए, रुपया, रु, ரூபாய், rs, inr');
const TIMES: ReadonlyMap<string, number> = new Map(
  [
    ...['k', 'thousand', 'hazar', 'hajar', 'hazaar', 'हजार', 'ஆயிரம்'].map(word => [word, 1_000] as const),
    ...['lakh', 'lac', 'lakhs', 'लाख', 'லட்சம்'].map(word => [word, 100_000] as const),
  ].map(([word, times]) => [foldSpelling(word), times]),
);

/**
 * The first price in a keyword: “under 20k”, “15000 se kam”, “10,000 to 20,000”, “₹1 lakh ke andar”. A number with a unit
 * of something else is none.
 * @param isUnit whether a word is a unit, such as mAh
 */
export function askedPrice(words: readonly AskedWord[], isUnit: (word: string) => boolean): AskedPrice | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const found = rangeAt(words, at, isUnit) ?? limitAt(words, at, isUnit);
    if (found) return found;
  }
  return undefined;
}

interface Amount {
  readonly value: number;
  /** Where the next word is. */
  readonly to: number;
  readonly times: number;
  /** Said to be money, or in thousands. */
  readonly isMoney: boolean;
}

type IsUnit = (word: string) => boolean;

function rangeAt(words: readonly AskedWord[], from: number, isUnit: IsUnit): AskedPrice | undefined {
  const begins = from + lengthOf(BEFORE_RANGE, words, from);
  const first = amountAt(words, begins, isUnit);
  if (!first) return undefined;
  const second = amountAt(words, first.to + lengthOf(BETWEEN, words, first.to), isUnit);
  if (!second || second.to === first.to || lengthOf(BETWEEN, words, first.to) === 0) return undefined;
  // “10 to 15k” means thousands both times.
  const least = first.times === 1 && first.value < MIN_PLAIN ? first.value * second.times : first.value;
  const isMoney = second.isMoney || second.value >= MIN_PLAIN;
  if (!isMoney || least < MIN_PLAIN / 10 || least >= second.value || second.value > MAX_AMOUNT) return undefined;
  return { min: least, max: second.value, from, to: second.to + lengthOf(AFTER_RANGE, words, second.to) };
}

function limitAt(words: readonly AskedWord[], from: number, isUnit: IsUnit): AskedPrice | undefined {
  const before = [UP_TO, FROM, ABOUT_WORDS].find(said => lengthOf(said, words, from) > 0);
  const amount = amountAt(words, from + (before ? lengthOf(before, words, from) : 0), isUnit);
  if (!amount || amount.value < MIN_AMOUNT || amount.value > MAX_AMOUNT) return undefined;
  const after = [THEN_UP_TO, THEN_FROM, THEN_ABOUT].find(said => lengthOf(said, words, amount.to) > 0);
  const to = amount.to + (after ? lengthOf(after, words, amount.to) : 0);
  if (!before && !after && !amount.isMoney) return undefined;
  const isPlain = amount.value < MIN_PLAIN && !amount.isMoney;
  if (isPlain && (after === THEN_ABOUT || after === THEN_FROM)) return undefined;
  if (before === FROM || after === THEN_FROM) return { min: amount.value, from, to };
  if (before === ABOUT_WORDS || (after === THEN_ABOUT && !before)) {
    return { min: Math.round(amount.value * ABOUT.min), max: Math.round(amount.value * ABOUT.max), from, to };
  }
  return { max: amount.value, from, to };
}

const NUMBER = /^(\d{1,9}(?:\.\d{1,3})?)(\p{L}*)$/u;

function amountAt(words: readonly AskedWord[], from: number, isUnit: IsUnit): Amount | undefined {
  let at = from + lengthOf(CURRENCY, words, from);
  const isSigned = at > from;
  const word = words[at];
  const [, figure, joined = ''] = word && !word.isQuoted ? (NUMBER.exec(word.text) ?? []) : [];
  if (figure === undefined) return undefined;
  at += 1;
  const next = words[at]?.isQuoted ? undefined : words[at]?.folded;
  const times = TIMES.get(joined === '' ? (next ?? '') : joined) ?? 1;
  if (joined === '') at += times > 1 ? 1 : 0;
  else if (times === 1) return undefined;
  const money = lengthOf(CURRENCY, words, at);
  at += money;
  const unit = words[at]?.text;
  if (money === 0 && unit !== undefined && isUnit(unit)) return undefined;
  // 4K and 8K are resolutions.
  const isMoney = isSigned || money > 0 || (times > 1 && Number(figure) * times >= MIN_PLAIN * 9);
  return { value: Math.round(Number(figure) * times), to: at, times, isMoney };
}

type Phrases = readonly (readonly string[])[];

/** Longest first. */
function phrases(list: string): Phrases {
  return list
    .split(', ')
    .map(phrase => phrase.split(' ').map(foldSpelling))
    .sort((one, other) => other.length - one.length);
}

/** How many words a phrase of the list takes here; 0 if there is none. */
function lengthOf(said: Phrases, words: readonly AskedWord[], from: number): number {
  const found = said.find(phrase =>
    phrase.every((word, at) => words[from + at]?.folded === word && !words[from + at]?.isQuoted),
  );
  return found?.length ?? 0;
}
