import { phraseTokens, type Token } from './text-tokens.ts';

/** What follows is about other products or what is not in the box, up to the end of the sentence or of the part. */
const TO_SENTENCE = [
  'compatible with',
  'works with',
  'work with',
  'suitable for',
  'designed for',
  'connects to',
  'fits',
];
const TO_CLAUSE = [
  ...['for', 'to connect', 'expandable', 'extendable', 'expand', 'upgradable', 'upgradeable', 'supports', 'support'],
  ...['without', 'equivalent to', 'charges', 'virtual', 'extended', 'extends'],
];

interface Lead {
  readonly words: readonly string[];
  readonly within: 'sentence' | 'clause';
}

const LEADS = Map.groupBy<string, Lead>(
  [...TO_SENTENCE.map(phrase => lead(phrase, 'sentence')), ...TO_CLAUSE.map(phrase => lead(phrase, 'clause'))],
  ({ words }) => words[0] ?? '',
);

function lead(phrase: string, within: Lead['within']): Lead {
  return { words: phraseTokens(phrase).map(({ text }) => text), within };
}

/** Which tokens are about something else than the product. */
export function aboutOthers(tokens: readonly Token[]): readonly boolean[] {
  const others: boolean[] = [];
  let end: { readonly within: Lead['within']; readonly number: number } | undefined;
  for (const [at, token] of tokens.entries()) {
    if (end && token[end.within] !== end.number) end = undefined;
    const found = (LEADS.get(token.text) ?? []).find(({ words }) =>
      words.every((word, place) => tokens[at + place]?.text === word && tokens[at + place]?.clause === token.clause),
    );
    if (found && end?.within !== 'sentence') end = { within: found.within, number: token[found.within] };
    others.push(end !== undefined);
  }
  return others;
}
