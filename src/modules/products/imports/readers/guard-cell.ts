/** Words for “empty”. */
const WORDS = new Set(['nil', 'null', 'none', 'na', 'n/a', 'n.a.', 'n.a', 'not applicable', '-', '--', '–', '—']);
/** Most cells are longer, and need not be read further. */
const LONGEST_WORD = Math.max(...[...WORDS].map(word => word.length));

/** Whether a cell says that the field is to be emptied. An empty cell leaves it unchanged. */
export function isNothingWord(text: string): boolean {
  const bare = text.trim();
  return bare.length <= LONGEST_WORD && WORDS.has(bare.toLowerCase());
}

/** Beginnings that spreadsheets take for a formula, in half and full width. */
const FORMULA = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * Guards a text with a leading apostrophe, so that spreadsheets don't take it for a formula and imports don't take it
 * for “empty”. Texts that already look guarded get another one, so that `unguardCell` restores the original.
 */
export function guardCell(text: string): string {
  return needsGuard(text) ? `'${text}` : text;
}

/**
 * The same for a cell that is returned as it was sent: an existing guard is enough, and a dash for “empty” becomes NIL.
 */
export function guardRaw(cell: string): string {
  if (!FORMULA.test(cell)) return cell;
  return isNothingWord(cell) ? 'NIL' : `'${cell}`;
}

/** Removes one guard. `isLiteral`: there was one, so the text is not a word for “empty”. */
export function unguardCell(cell: string): { readonly text: string; readonly isLiteral: boolean } {
  const isLiteral = cell.startsWith("'") && needsGuard(cell.slice(1));
  return { text: isLiteral ? cell.slice(1) : cell, isLiteral };
}

function needsGuard(text: string): boolean {
  if (text === '') return false;
  const bare = text.replace(/^'+/, '');
  return FORMULA.test(bare) || isNothingWord(bare);
}
