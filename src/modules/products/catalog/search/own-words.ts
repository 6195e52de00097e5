/** What follows one of these in a title is not what the product is, but what it is for. */
const FOR: ReadonlySet<string> = new Set(['for', 'compatible', 'compatibility', 'suitable', 'fits']);
/** The same, of two words. */
const FOR_PAIRS: ReadonlyMap<string, string> = new Map([
  ['works', 'with'],
  ['use', 'in'],
  ['used', 'in'],
]);
/** The next word is whoever else has to do with it, or what it is not: iQOO by vivo, non-rechargeable. */
const ASIDE: ReadonlySet<string> = new Set(['by', 'non']);
/** What is between these, and between punctuation, says one thing. */
const BETWEEN: ReadonlySet<string> = new Set(['with', 'without', 'and', 'includes', 'including', 'free', 'plus']);
/**
 * What is made for other products: a laptop bag is no laptop. Words that titles of phones have as well, such as battery and
 * memory, are not among these.
 */
const MADE_FOR: ReadonlySet<string> = new Set(
  [
    ...['case', 'cover', 'sleeve', 'pouch', 'bag', 'backpack', 'briefcase', 'skin', 'protector', 'strap', 'cushion'],
    ...['earpad', 'stand', 'holder', 'mount', 'bracket', 'table', 'tray', 'trolley', 'remote', 'enclosure', 'slider'],
    ...['organiser', 'organizer'],
  ].flatMap(noun => [noun, `${noun}s`, ...(noun.endsWith('h') ? [`${noun}es`] : [])]),
);
/** The same, where one of these is before it. */
const MADE_FOR_AFTER: ReadonlyMap<string, string> = new Map([
  ['guard', 'screen'],
  ['pads', 'ear'],
  ['warranty', 'extended'],
  ['plan', 'protection'],
]);
/** And not after these: a tripod stand is a tripod. */
const WHOLE: ReadonlyMap<string, string> = new Map([['stand', 'tripod']]);

const TOKEN = /[\p{L}\p{M}\p{N}]+|[|;()[\],&+]/gu;
const MARKS: ReadonlySet<string> = new Set('|;()[],&+');

/** The words of a title in lower case, and the marks between them. */
export function titleTokens(title: string): string[] {
  return title.match(TOKEN) ?? [];
}

/**
 * The words of a title that say what the product is: “cover (black)” of “Back cover for Redmi Note 10
 * (black)”, and “bag” of “Laptop bag”. A title that begins with what it is for is left whole. Takes time in proportion to
 * the title.
 * @returns undefined if all of them do
 */
export function ownWords(tokens: readonly string[]): string[] | undefined {
  const own: string[] = [];
  let isCut = false;
  /** Where the words between the last marks begin. */
  let segment = 0;
  let depth = 0;
  /** How deep in parentheses the purpose began that is being told. */
  let purpose: number | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at] as string;
    const next = tokens[at + 1];
    if (word === '(' || word === '[') depth += 1;
    if (word === ')' || word === ']') depth = Math.max(0, depth - 1);
    if (word === '|' || word === ';' || (purpose !== undefined && depth < purpose)) purpose = undefined;
    if (word.length === 1 && MARKS.has(word)) segment = own.length;
    else if (purpose !== undefined) isCut = true;
    else if ((FOR.has(word) || (next && FOR_PAIRS.get(word) === next)) && own.length > 0) purpose = depth;
    else if (ASIDE.has(word)) at += 1;
    else if (BETWEEN.has(word)) segment = own.length;
    else {
      if (isMadeFor(word, tokens[at - 1] ?? '')) {
        isCut ||= own.length > segment;
        own.length = segment;
      }
      own.push(word);
    }
    isCut ||= ASIDE.has(word);
  }
  return isCut ? own : undefined;
}

function isMadeFor(word: string, before: string): boolean {
  if (WHOLE.get(word) === before && before !== '') return false;
  return MADE_FOR.has(word) || (before !== '' && MADE_FOR_AFTER.get(word) === before);
}
