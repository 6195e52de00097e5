/** What people write where there is nothing: NIL, N/A, a dash. */
const WORDS = new Set(['nil', 'null', 'none', 'na', 'n/a', 'n.a.', 'n.a', 'not applicable', '-', '--', '–', '—']);

/** Whether a cell says in words that there is nothing. An empty cell says nothing at all, which is not the same. */
export function isNothingWord(text: string): boolean {
  return WORDS.has(text.trim().toLowerCase());
}
