import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';
import type { Way } from '#products/catalog/search/meaning/way.ts';
import {
  BEGINS_SO,
  KIND,
  LIKED,
  MAX_LIKED,
  ownWorth,
  PINNED,
  RANK,
  STEP,
  UNADORNED,
} from '#products/catalog/server/index/rank-rows.ts';
import type { SearchWords } from '#products/catalog/server/search/search-query.ts';
import type { ProductId } from '#shared/id.ts';
import { factOf } from './product-document.ts';

/** A query as OpenSearch reads it. */
export type Query = Readonly<Record<string, unknown>>;

/** The words of the names of brands, by brand: they count as words of the titles of their products. */
export type WordsOfBrands = ReadonlyMap<string, readonly string[]>;

/** Which fields are looked at: those of a product, or those of the offers that are better. */
export type Prefix = '' | 'better.';

const NOTHING: Query = { match_none: {} };

export function allOf(queries: readonly Query[]): Query {
  const [first = { match_all: {} }, ...more] = queries;
  return more.length === 0 ? first : { bool: { filter: queries } };
}

export function anyOf(queries: readonly Query[]): Query {
  const [first = NOTHING, ...more] = queries;
  return more.length === 0 ? first : { bool: { should: queries, minimum_should_match: 1 } };
}

const worth = (query: Query, boost: number): Query => ({ constant_score: { filter: query, boost } });

/**
 * The words of a search as queries, with the same meaning and the same scores as the index in memory gives them
 * (`product-words.ts`, `rank-rows.ts`). All scores are whole numbers below 2^16, which OpenSearch adds up exactly.
 */
export class WordQueries {
  readonly #search: SearchWords;
  readonly #brands: WordsOfBrands;
  readonly #index: string;

  /** @param index where pinned products are looked up */
  constructor(search: SearchWords, brands: WordsOfBrands, index: string) {
    this.#search = search;
    this.#brands = brands;
    this.#index = index;
  }

  /** The products that have one way of each part. */
  matching(prefix: Prefix = ''): Query {
    const { parts, spared } = this.#search;
    const needed = parts.filter((_, at) => at !== spared);
    return needed.length === 0 ? NOTHING : allOf(needed.map(ways => this.part(ways, prefix)));
  }

  /** The products that have one of the ways. */
  part(ways: readonly Way[], prefix: Prefix = ''): Query {
    return this.#ways(ways, 'fits', prefix);
  }

  /** All offers of the products that are pinned, one query for each pin; they are found whatever they are called. */
  get pinned(): readonly Query[] {
    return (this.#search.pins ?? []).map((id: ProductId) => ({
      terms: { card: { index: this.#index, id, path: 'card' } },
    }));
  }

  /** Everything that is found, with its score. */
  scored(): Query {
    const found: Query = { bool: { filter: [this.matching()], should: this.#scores() } };
    const pins = this.pinned.map((query, place) => worth(query, PINNED - place));
    return pins.length === 0 ? found : { dis_max: { queries: [found, ...pins] } };
  }

  #scores(): Query[] {
    const { parts, spared, subject, liked = [], unasked = [], order, beginning, lifts } = this.#search;
    const isSorted = order !== undefined && unasked.length === 0;
    const scores = [...this.#kindScores()];
    scores.push(worth(this.#isOwn(), STEP * (isSorted ? 1 : ownWorth(parts.length))));
    if (!isSorted)
      for (const [at, ways] of parts.entries()) {
        const kind = at === subject ? this.#ofKind() : [];
        scores.push(worth(at === spared ? this.part(ways) : { match_all: {} }, STEP));
        scores.push(worth(this.#whole(ways, at), STEP));
        scores.push(worth(this.#own(ways, at), STEP));
        scores.push(worth(anyOf([this.#ways(ways, 'inTitle', ''), ...kind]), STEP * (parts.length + 1)));
      }
    if (unasked.length > 0) {
      const adorned = this.#ways(
        unasked.map(word => ({ words: [word], whole: true })),
        'inTitle',
        '',
      );
      scores.push(worth({ bool: { must_not: [adorned] } }, UNADORNED));
    }
    for (const ways of liked.slice(0, MAX_LIKED)) scores.push(worth(this.#ways(ways, 'inTitle', ''), LIKED));
    if (beginning !== undefined) scores.push(worth({ prefix: { title: { value: beginning } } }, BEGINS_SO));
    for (const [lift, lifted] of Map.groupBy(lifts ?? [], ([, by]) => Math.floor(by)))
      scores.push(worth({ terms: { id: lifted.map(([id]) => id) } }, lift));
    return scores.filter(query => query !== NOTHING);
  }

  /** What is searched for, and not something for it. */
  #isOwn(): Query {
    const { parts, subject } = this.#search;
    if (subject !== undefined) return this.#own(parts[subject] ?? [], subject);
    return allOf(parts.map((ways, at) => this.#own(ways, at)));
  }

  /** A product of the kind that is meant need not say so in its title. */
  #own(ways: readonly Way[], at: number): Query {
    return anyOf([this.#ways(ways, 'own', ''), ...this.#silent(ways, at)]);
  }

  /** Words of the category are none of the product. */
  #whole(ways: readonly Way[], at: number): Query {
    const whole = this.#ways(ways, 'whole', '');
    const silent = this.#silent(ways, at);
    return silent.length === 0 ? whole : { bool: { filter: [whole], must_not: silent } };
  }

  /** Of the part that is searched for: products of the kind that is meant whose titles do not say so. */
  #silent(ways: readonly Way[], at: number): Query[] {
    if (at !== this.#search.subject) return [];
    return this.#ofKind().map(kind => ({ bool: { filter: [kind], must_not: [this.#ways(ways, 'inTitle', '')] } }));
  }

  #ofKind(): Query[] {
    const { kinds } = this.#search;
    return kinds ? [kindIn(kinds.exactly)] : [];
  }

  #kindScores(): Query[] {
    const { kinds, accessories = [] } = this.#search;
    if (!kinds) {
      const others: Query =
        accessories.length === 0 ? { match_all: {} } : { bool: { must_not: [kindIn(accessories)] } };
      return [worth(others, KIND * RANK.device)];
    }
    const broadly = kinds.broadly.filter(kind => !kinds.exactly.includes(kind));
    return [worth(kindIn(kinds.exactly), KIND * RANK.exactly), worth(kindIn(broadly), KIND * RANK.broadly)];
  }

  #ways(ways: readonly Way[], how: How, prefix: Prefix): Query {
    const queries: Query[] = [];
    for (const { words, whole = false, as, attributes = [] } of ways) {
      if (attributes.length > 0)
        queries.push({ terms: { [`${prefix}facts`]: attributes.map(({ id, value }) => factOf(id, value)) } });
      if ((words[0] ?? '') === '') continue;
      if (as === 'loose' && how !== 'fits') continue;
      // The last word of a phrase says what it is: the bag of a laptop bag.
      const howFor = (each: How, at: number) => (each === 'own' && at < words.length - 1 ? 'inTitle' : each);
      const every = (each: How) => words.map((word, at) => this.#word(word, whole, howFor(each, at), prefix));
      const isNamed = as === 'named' && how !== 'inTitle' && how !== 'own';
      queries.push(allOf([...(isNamed && how === 'fits' ? [] : every(how)), ...(isNamed ? every('inTitle') : [])]));
    }
    return anyOf(queries.filter(query => query !== NOTHING));
  }

  #word(asTyped: string, isWhole: boolean, how: How, prefix: Prefix): Query {
    const word = foldSpelling(asTyped);
    const isExact = isWhole || how === 'whole' || [...word].length === 1;
    const field = `${prefix}${FIELDS[how]}`;
    const brands = [...this.#brands].filter(([, names]) =>
      names.some(name => (isExact ? name === word : name.startsWith(word))),
    );
    return anyOf([
      isExact ? { term: { [field]: word } } : { prefix: { [field]: { value: word } } },
      ...(brands.length > 0 ? [{ terms: { [`${prefix}brand`]: brands.map(([brand]) => brand) } }] : []),
    ]);
  }
}

/** What of a match counts: that there is one, that it is of whole words, that it is in the title, that it says what the product is. */
type How = 'fits' | 'whole' | 'inTitle' | 'own';

const FIELDS: Readonly<Record<How, string>> = {
  ...{ fits: 'words', whole: 'words', inTitle: 'titleWords', own: 'ownWords' },
};

function kindIn(kinds: readonly string[]): Query {
  return { terms: { kind: kinds } };
}
