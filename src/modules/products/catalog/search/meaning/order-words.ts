import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import type { AskedWord } from './asked-words.ts';

/** The order that a keyword asks for, and which of its words say so. */
export interface AskedOrder {
  readonly order: 'price-lowtohigh' | 'newest';
  readonly from: number;
  readonly to: number;
}

const SAID: Readonly<Record<AskedOrder['order'], string>> = {
  'price-lowtohigh':
    'sabse sasta, sabse sasti, sasta, saste, sasti, sastaa, cheap, cheapest, low price, low cost, low budget, lowest price, budget, affordable, kam daam, kam dam, kam kimat, kam keemat, kam price, सबसे सस्ता, सबसे सस्ती, सस्ता, सस्ते, सस्ती, कम दाम, कम कीमत, மலிவான, குறைந்த விலை',
  newest: 'latest, newest, naya, naye, nayi, नया, नए, नई, புதிய',
};

const PHRASES = (Object.keys(SAID) as AskedOrder['order'][])
  .flatMap(order =>
    SAID[order].split(', ').map(said => ({ order, words: said.split(' ').map(word => foldSpelling(word)) })),
  )
  .sort((one, other) => other.words.length - one.words.length);

/** The first words that ask for the cheapest or the newest. */
export function askedOrder(words: readonly AskedWord[]): AskedOrder | undefined {
  for (let from = 0; from < words.length; from += 1) {
    const found = PHRASES.find(phrase =>
      phrase.words.every((word, at) => words[from + at]?.folded === word && !words[from + at]?.isQuoted),
    );
    if (found) return { order: found.order, from, to: from + found.words.length };
  }
  return undefined;
}
