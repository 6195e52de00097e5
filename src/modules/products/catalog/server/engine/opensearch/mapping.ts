import { FILTER_FIELDS } from '#products/catalog/product/product.filters.ts';

/** So many products that fit words can be walked through, best first or worst first. */
export const MAX_WINDOW = 100_000;

/** Products of one shard, and shards at most. */
const SHARD = 60_000;
const MAX_SHARDS = 16;

/**
 * The engine keeps what it has counted for each shard until the shard changes, so after a change only one of them counts
 * again. But each question costs a look at each shard. With half as many, a list of a million took 79 ms right after a
 * change; with as many as here it takes less, and lists that nobody has asked for take a third longer.
 */
export function shardsFor(products: number): number {
  return Math.max(1, Math.min(MAX_SHARDS, Math.ceil(products / SHARD)));
}

const word = { type: 'keyword' } as const;
/** Looked up, neither sorted nor counted. */
const sought = { type: 'keyword', doc_values: false } as const;
/** Shown, neither looked up nor sorted. */
const number = (type: 'long' | 'integer') => ({ type, index: false }) as const;

/** What filters and words look at, of an offer and of those that would be shown instead of it. */
const LOOKED_AT = {
  card: word,
  words: sought,
  titleWords: sought,
  ownWords: sought,
  ...Object.fromEntries(FILTER_FIELDS.map(name => [name, word])),
  rating: { type: 'byte' },
  inStock: { type: 'boolean' },
  onSale: { type: 'boolean' },
  paid: { type: 'long' },
  facts: sought,
} as const;

/** A product on sale. Words, measures and codes are ours (`product-document.ts`), so nothing is analysed here. */
export const PRODUCT_INDEX = {
  settings: {
    auto_expand_replicas: '0-1',
    max_result_window: MAX_WINDOW,
    // The feeder makes its changes visible itself.
    refresh_interval: '5s',
    // Offers of many sellers.
    'mapping.nested_objects.limit': 10_000,
  },
  mappings: {
    dynamic: 'strict',
    _source: { includes: ['match', 'digest'] },
    properties: {
      ...LOOKED_AT,
      id: word,
      place: { type: 'short' },
      title: word,
      originName: word,
      isAccessory: { type: 'boolean' },
      average: number('integer'),
      reviews: number('integer'),
      created: number('long'),
      sure: word,
      differs: word,
      sellers: number('integer'),
      from: number('long'),
      match: { type: 'keyword', index: false, doc_values: false },
      digest: { type: 'keyword', index: false },
      better: { type: 'nested', properties: { ...LOOKED_AT, same: sought } },
    },
  },
} as const;

/** A word that some product has had since the index was made, for typing errors. */
export const WORD_INDEX = {
  settings: { number_of_shards: 1, auto_expand_replicas: '0-1', refresh_interval: '5s', max_regex_length: 2_000 },
  mappings: {
    dynamic: 'strict',
    properties: { word, sound: word, letters: word },
  },
} as const;
