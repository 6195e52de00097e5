/**
 * Texts in one cell, separated by |. A | in a text has a backslash before it, and so has a backslash that would otherwise
 * be read as one of these.
 */
export function listCell(texts: readonly string[]): string {
  return texts.map(text => text.replace(/\\(?=[\\|]|$)|\|/g, '\\$&')).join('|');
}

/** The texts of such a cell. Line breaks separate them too. */
export function textsOfList(cell: string): string[] {
  const texts = [''];
  for (const [mark] of cell.matchAll(/\\[\\|]|./gs)) {
    if (mark === '|' || mark === '\n') texts.push('');
    else texts.push(texts.pop() + (mark.length === 2 ? mark.slice(1) : mark));
  }
  return texts;
}
