import { searchWords } from './search-words.ts';

/** A range of a label, and whether it matches what was typed. */
export interface TextRange {
  readonly text: string;
  readonly isTyped: boolean;
}

/** Splits a label at words that begin with a typed word, to highlight why it is suggested. */
export function matchingBeginnings(label: string, typed: string): TextRange[] {
  const sought = searchWords(typed);
  const ranges: TextRange[] = [];
  for (const [piece] of label.matchAll(PIECES)) {
    const word = piece.normalize('NFKC').toLowerCase();
    const length = Math.max(0, ...sought.filter(start => word.startsWith(start)).map(start => start.length));
    const isSame = word.length === piece.length;
    push(ranges, { text: isSame ? piece.slice(0, length) : '', isTyped: true });
    push(ranges, { text: isSame ? piece.slice(length) : piece, isTyped: false });
  }
  return ranges;
}

/** Words and the characters between them. */
const PIECES = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu;

function push(ranges: TextRange[], next: TextRange): void {
  if (next.text === '') return;
  const last = ranges.at(-1);
  if (last?.isTyped === next.isTyped) ranges[ranges.length - 1] = { ...next, text: last.text + next.text };
  else ranges.push(next);
}
