/** What bigger and smaller sisters of a model are called, after its name or its number. */
const SISTERS: ReadonlySet<string> = new Set(
  'pro max plus ultra mini fe lite neo edge turbo prime anc flip fold ce se xl power speed'.split(' '),
);

/**
 * Each sister among the words of a title, with what stands before it: those of 13 and of pro in “iPhone 13 Pro Max”. What
 * stands there by itself as well has none: a cover for “Note 10 / Note 10 Pro” is one for Note 10.
 */
export function sistersAmong(tokens: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 1; at < tokens.length; at += 1) {
    const sister = tokens[at] === '+' ? 'plus' : (tokens[at] as string);
    if (!SISTERS.has(sister)) continue;
    // AirPods 4 with ANC.
    const place = sister === 'anc' && tokens[at - 1] === 'with' ? at - 2 : at - 1;
    const word = tokens[place] ?? '';
    if (!isAlone(word, tokens[place - 1], tokens) || place < at - 1) found.push(sisterOf(word, sister));
  }
  return found;
}

/** Whether a word after another is somewhere not followed by a sister. */
function isAlone(word: string, before: string | undefined, tokens: readonly string[]): boolean {
  const isNext = (at: number) => tokens[at] === '+' || SISTERS.has(tokens[at] ?? '');
  return tokens.some((token, at) => token === word && tokens[at - 1] === before && !isNext(at + 1));
}

/** The sisters of a model that was not asked for by these words, as titles have them. */
export function sistersOf(words: readonly string[]): string[] {
  const asked = new Set(words);
  return words.flatMap(word => [...SISTERS].filter(sister => !asked.has(sister)).map(sister => sisterOf(word, sister)));
}

/** Begins like no word that anybody searches for. */
function sisterOf(model: string, sister: string): string {
  return `~${model}${sister}`;
}
