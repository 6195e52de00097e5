import { foldSpelling, latinDigits } from '#products/catalog/search/fold-spelling.ts';
import { searchWords } from '#products/catalog/search/search-words.ts';

/** A word of a keyword, as it is interpreted. */
export interface AskedWord {
  /** In lower case, with Latin digits; numbers keep their decimals and lose their commas. */
  readonly text: string;
  /** As words of the dictionary are looked up. */
  readonly folded: string;
  /** Between quotation marks, so it is searched for as it stands. */
  readonly isQuoted: boolean;
}

/** A keyword may have 100 characters, and each may become several words (U+FDFA). Of anything longer the beginning is read. */
const MAX_LENGTH = 200;
const MAX_WORDS = 60;

/** The words of a keyword; those between quotation marks are not interpreted. */
export function askedWords(text: string): AskedWord[] {
  const keyword = text.slice(0, MAX_LENGTH);
  const words: AskedWord[] = [];
  let end = 0;
  for (const quote of keyword.matchAll(QUOTED)) {
    words.push(...plainWords(keyword.slice(end, quote.index)));
    words.push(...searchWords(quote[1] ?? '').map(text => asked(text, true)));
    end = quote.index + quote[0].length;
  }
  words.push(...plainWords(keyword.slice(end)));
  return words.slice(0, MAX_WORDS);
}

/** The keyword with the words of a range between quotation marks. */
export function quoting(words: readonly AskedWord[], from: number, to: number): string {
  const isQuoted = (at: number) => words[at]?.isQuoted === true || (at >= from && at < to);
  return words
    .map(({ text }, at) => {
      const opens = isQuoted(at) && !isQuoted(at - 1) ? '"' : '';
      return `${opens}${text}${isQuoted(at) && !isQuoted(at + 1) ? '"' : ''}`;
    })
    .join(' ');
}

/** A mark after a digit means inches: 43" TV. */
const QUOTED = /(?<![^\s(])["“]([^"”]*)["”]?/gu;
const INCHES = /(\d) ?["″”]/gu;
const RUPEES = /₹|\b(?:rs|inr)\b\.?/gu;
const COMMAS = /(?<=\d),(?=\d{2,3}(?!\d))/gu;
/** 10k-20k, 10-20k, 10,000 – 20,000. */
const RANGE = /(\d{4,}|\dk|\d(?= ?[-–] ?\d+ ?k\b)) ?[-–] ?(?=\d)/gu;
const WORD = /\d+\.\d+[\p{L}\p{M}]*|[\p{L}\p{M}\p{N}]+|₹/gu;
/** Endings of Tamil stand right after a number: 20000க்கு. */
const ENDING = /^(\d+)([\u0b80-\u0bff]+)$/u;
/** Invisible characters within words, as in क्‍या. */
const JOINERS = /[\u200b-\u200d\ufeff]/g;

function plainWords(text: string): AskedWord[] {
  const line = latinDigits(text.normalize('NFKC'))
    .replace(JOINERS, '')
    .toLowerCase()
    .replace(COMMAS, '')
    .replace(INCHES, '$1 inch ')
    .replace(RUPEES, ' ₹ ')
    .replace(RANGE, '$1 to ')
    .replace(/(?<=[\p{L}\p{N}])\+(?![\p{L}\p{N}])/gu, ' plus');
  const words = line.match(WORD) ?? [];
  return words.flatMap(word => ENDING.exec(word)?.slice(1) ?? [word]).map(word => asked(word, false));
}

function asked(text: string, isQuoted: boolean): AskedWord {
  return { text, folded: foldSpelling(text), isQuoted };
}
