import { isNothingWord } from './nothing-word.ts';

/** What spreadsheets take for the beginning of a formula, in plain and full width. */
const FORMULA = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * A text as a cell that no spreadsheet takes for a formula and no import for "nothing": an apostrophe before it says that
 * it is meant as it stands. Texts that look so guarded get one more, so that what is read back is what was written.
 */
export function guardCell(text: string): string {
  return needsGuard(text) ? `'${text}` : text;
}

/**
 * The same for a cell that is handed back as it was sent: a guard that is there already is enough, and a dash for nothing
 * becomes a word for it.
 */
export function guardRaw(cell: string): string {
  if (!FORMULA.test(cell)) return cell;
  return isNothingWord(cell) ? 'NIL' : `'${cell}`;
}

/** Takes one guard off. `isLiteral` says that there was one: the text is meant as it stands. */
export function unguardCell(cell: string): { readonly text: string; readonly isLiteral: boolean } {
  const isLiteral = cell.startsWith("'") && needsGuard(cell.slice(1));
  return { text: isLiteral ? cell.slice(1) : cell, isLiteral };
}

function needsGuard(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  return FORMULA.test(bare) || isNothingWord(bare);
}
