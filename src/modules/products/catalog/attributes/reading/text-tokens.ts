/** A word, a number, or a sign that says something: + x ". */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign';
  /** In small letters. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Directly after the token before, as GB in 8GB. */
  readonly glued: boolean;
  /** Parts of a listing between commas, slashes, brackets and the like. */
  readonly clause: number;
  /** Parts between full stops, bars and lines. */
  readonly sentence: number;
}

const PIECE = /(\d{1,9}(?:,\d{2,3})*(?:\.\d{1,6})?)|([\p{L}\p{M}]+(?:\/s(?!\p{L}))?)|(\n)|(\S)/giu;
const ENDS_SENTENCE = new Set(['|', ';', '•', '\n']);
const ENDS_CLAUSE = new Set([',', '،', '·', '(', ')', '[', ']']);
const INCH_MARKS = new Set(['"', '″', '”']);
/** A word in brackets belongs to its neighbours: Front (Selfie) Camera. */
const WORD_IN_BRACKETS = /\(\p{L}{1,12}\)/uy;
const DASHES = new Set(['-', '–', '—']);

/** Takes a text apart, in one pass. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  let sentence = 0;
  let before = -1;
  let closing = -1;
  for (const match of text.matchAll(PIECE)) {
    const { index: start, 0: piece, 1: number, 2: word } = match;
    const end = start + piece.length;
    const glued = start === before;
    const add = (kind: Token['kind'], said: string, to = end) =>
      tokens.push({ kind, text: said, start, end: to, glued, clause, sentence });
    const next = text[end] ?? ' ';
    const last = tokens.at(-1);
    if (number !== undefined) add('number', number.replaceAll(',', ''));
    else if (word !== undefined) {
      const isPlus = /hd$/iu.test(word) && next === '+' && !/[\p{L}\p{N}]/u.test(text[end + 1] ?? ' ');
      add('word', word.toLowerCase() + (isPlus ? '+' : ''), isPlus ? end + 1 : end);
    } else if (INCH_MARKS.has(piece) && last?.kind === 'number' && start - last.end <= 1) add('word', '"');
    else if (piece === '+' || piece === ':' || piece === '×') add('sign', piece === '×' ? 'x' : piece);
    else if (piece === '(' && isWordInBrackets(text, start)) closing = WORD_IN_BRACKETS.lastIndex - 1;
    else if (start === closing) closing = -1;
    else if (ENDS_SENTENCE.has(piece) || (piece === '.' && /\s/u.test(next))) {
      clause += 1;
      sentence += 1;
    } else if (ENDS_CLAUSE.has(piece) || isApart(piece, text, start, end)) clause += 1;
    // A hyphen within a word leaves its parts together: Wi-Fi, 24-inch.
    const joins = DASHES.has(piece) && glued && !/\s/u.test(next);
    before = joins || number !== undefined || word !== undefined ? end : -1;
  }
  return tokens;
}

function isWordInBrackets(text: string, start: number): boolean {
  WORD_IN_BRACKETS.lastIndex = start;
  return WORD_IN_BRACKETS.test(text);
}

/** A slash that is not between two numbers, and a dash between spaces. */
function isApart(piece: string, text: string, start: number, end: number): boolean {
  if (piece === '/') return !(/\d/.test(text[start - 1] ?? '') && /\d/.test(text[end] ?? ''));
  return DASHES.has(piece) && /\s/u.test(text[start - 1] ?? ' ') && /\s/u.test(text[end] ?? ' ');
}

/** A phrase as the tokens it is found by. */
export function phraseTokens(phrase: string): readonly Token[] {
  return tokensOf(phrase).filter(({ kind }) => kind !== 'sign');
}
