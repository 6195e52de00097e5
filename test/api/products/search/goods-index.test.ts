import { describe, expect, it } from 'vitest';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { NOTHING_SAID } from '#products/catalog/product/product-content.ts';
import type { Way } from '#products/catalog/search/meaning/way.ts';
import { facetsOf } from '#products/catalog/server/index/counted-products.ts';
import { originSlug } from '#products/catalog/server/index/filter-words.ts';
import type { IndexedRow } from '#products/catalog/server/index/index.queries.ts';
import type { FilterChoice } from '#products/catalog/server/index/product-bars.ts';
import { ProductIndex } from '#products/catalog/server/index/product-index.ts';
import { CONDITIONS, type Kind, SECTIONS, SORTS, type Sort } from '#products/catalog/vocabulary.ts';
import type { ProductId } from '#shared/id.ts';
import { type Chances, chances } from '#test/fixtures/chances.ts';

const KINDS = SAMPLE_CATEGORIES.all.map(({ id }) => id);
const BRANDS = ['apple', 'boat', 'samsung'].map(id => ({ id, label: id }));
const NAMES = { brands: BRANDS, categories: SAMPLE_CATEGORIES, language: 'en' };
const ORIGINS = ['India', 'Viet Nam', 'Zambia', null];
const WORDS = ['galaxy', 'gala', 'note', 'nova', 'tv', 'case'];
const ROUNDS = 400;
const LISTS_PER_ROUND = 8;

/** Ids of one test, in rising order. */
function idOf(n: number): ProductId {
  return `01980000-0000-7000-8000-${n.toString(16).padStart(12, '0')}` as ProductId;
}

function emptyIndex(): ProductIndex {
  const index = new ProductIndex();
  index.nameBrands(new Map(BRANDS.map(({ id, label }) => [id, label])));
  return index;
}

function someGood({ below, oneOf }: Chances, id: ProductId): IndexedRow {
  const title = [oneOf(WORDS), oneOf(WORDS)].join(' ');
  const brand = oneOf(BRANDS).id;
  const words = [...new Set([...title.split(' '), brand, oneOf(WORDS)])].join(' ');
  const print = [...title, ...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 40, brand.length);
  return {
    ...NOTHING_SAID,
    id,
    title,
    otherTitles: '',
    words,
    print,
    brand,
    section: oneOf(SECTIONS),
    kind: oneOf(KINDS.slice(0, 4)),
    condition: oneOf(CONDITIONS),
    origin: oneOf(ORIGINS),
    average: below(11) / 2,
    reviews: below(4),
    inStock: below(3) > 0,
    onSale: below(3) === 0,
    paid: 10_000 + below(20) * 550,
    created: below(9),
    attributes: below(2) === 0 ? {} : { ram: 1_024 * (1 + below(3)), 'five-g': below(2) === 0 },
  };
}

/** What a product is found by, which changes seldom. */
function wordsOf({ title, otherTitles, brand, words, print }: IndexedRow) {
  return { title, otherTitles, brand, words, print };
}

function someChoice({ below, oneOf }: Chances): FilterChoice {
  const maybe = <Value>(value: Value) => (below(4) === 0 ? value : undefined);
  return {
    category: maybe([oneOf(['electronics', 'accessories'] as const)]),
    brand: maybe([oneOf(['apple', 'boat', 'nokia']), 'samsung']),
    section: maybe([oneOf(SECTIONS)]),
    kind: maybe([oneOf(KINDS.slice(0, 4)), 'laptop']),
    origin: maybe([originSlug(oneOf(ORIGINS))]),
    rating: maybe(1 + below(5)),
    inStock: maybe(below(2) === 0),
    onSale: maybe(below(2) === 0),
    minPrice: maybe(100 + below(100)),
    maxPrice: maybe(100 + below(150)),
  };
}

function fits(good: IndexedRow, choice: FilterChoice): boolean {
  const { category, brand, section, kind, origin, rating, inStock, onSale, minPrice, maxPrice } = choice;
  if (category?.[0] === 'accessories' && good.section !== 'accessories') return false;
  if (brand && !brand.includes(good.brand)) return false;
  if (section && !section.includes(good.section)) return false;
  if (kind && !kind.includes(good.kind)) return false;
  if (origin && !origin.includes(originSlug(good.origin))) return false;
  if (rating !== undefined && good.average < rating) return false;
  if (inStock !== undefined && good.inStock !== inStock) return false;
  if (onSale !== undefined && good.onSale !== onSale) return false;
  if (minPrice !== undefined && good.paid < minPrice * 100) return false;
  return maxPrice === undefined || good.paid <= maxPrice * 100;
}

function kindsOf(kind: Kind | undefined) {
  return kind && { kinds: { exactly: [kind], broadly: [] } };
}

interface Sought {
  readonly words: readonly string[];
  readonly kind: Kind | undefined;
  readonly beginning: string | undefined;
}

/** Keys that a list is sorted by, one after the other. */
const KEYS: Readonly<Record<Sort, (good: IndexedRow, sought: Sought) => (string | number)[]>> = {
  'price-lowtohigh': good => [good.paid, good.id],
  'price-hightolow': good => [good.paid, good.id],
  'title-atoz': good => [good.title, good.id],
  'title-ztoa': good => [good.title, good.id],
  newest: good => [-good.created, good.id],
  rating: good => [-good.average, -good.reviews, good.id],
  origin: good => [good.origin ?? '~', good.paid, good.id],
  relevance: (good, { words, kind, beginning }) => [
    beginning !== undefined && good.title.startsWith(beginning) ? 0 : 1,
    good.kind === kind ? 0 : 1,
    -words.filter(word => `${good.title} ${good.brand}`.split(' ').some(own => own.startsWith(word))).length,
    -words.filter(word => good.words.split(' ').includes(word)).length,
    good.section === 'accessories' ? 1 : 0,
    good.inStock ? 0 : 1,
    -good.reviews,
    -good.average,
    -good.created,
    good.id,
  ],
};

function sorted(goods: readonly IndexedRow[], sort: Sort, sought: Sought): ProductId[] {
  const keys = sought.words.length === 0 && sort === 'relevance' ? KEYS['price-lowtohigh'] : KEYS[sort];
  const byKeys = goods.toSorted((one, other) => {
    const theirs = keys(other, sought);
    const at = keys(one, sought).findIndex((key, place) => key !== theirs[place]);
    return at < 0 ? 0 : (keys(one, sought)[at] as string) < (theirs[at] as string) ? -1 : 1;
  });
  const ids = byKeys.map(good => good.id);
  return sort === 'price-hightolow' || sort === 'title-ztoa' ? ids.reverse() : ids;
}

describe('the index of the goods', () => {
  it('counts, finds and sorts as a plain look at every product does, whatever has come, gone and changed', () => {
    const chance = chances(20_261_121);
    const { below, oneOf } = chance;
    const now = new Map<ProductId, IndexedRow>();
    const index = emptyIndex();
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = Array.from({ length: 1 + below(4) }, () => idOf(below(60)));
      for (const id of ids) {
        const before = now.get(id);
        const fresh = someGood(chance, id);
        if (before && below(4) === 0) now.delete(id);
        // As often as not only the price, the stock and the like change, and the words stay.
        else if (before && below(2) === 0) now.set(id, { ...fresh, ...wordsOf(before) });
        else now.set(id, fresh);
      }
      index.replace(
        ids,
        ids.flatMap(id => now.get(id) ?? []),
      );

      for (let list = 0; list < LISTS_PER_ROUND; list += 1) {
        const choice = someChoice(chance);
        const sort = oneOf(SORTS);
        const sought =
          below(2) === 0 ? [] : [...new Set([oneOf(['gal', 'galaxy', 'no', 'tv']), oneOf(['case', 'boa', 'gala'])])];
        const said = [...now.values()].filter(good =>
          sought.every(word => good.words.split(' ').some(own => own.startsWith(word))),
        );
        const kind = below(2) === 0 ? oneOf(KINDS.slice(0, 4)) : undefined;
        const beginning = below(3) === 0 ? oneOf(['gal', 'galaxy n', 'tv', 'zz']) : undefined;
        const words =
          sought.length > 0
            ? { parts: sought.map(word => [{ words: [word] }]), ...kindsOf(kind), ...(beginning && { beginning }) }
            : undefined;
        const expected = sorted(
          said.filter(good => fits(good, choice)),
          sort,
          { words: sought, kind, beginning },
        );
        const offset = below(20);
        expect(
          index.page({ choice, words }, sort, { offset, limit: 7 }),
          JSON.stringify({ round, choice, sort, sought }),
        ).toEqual(expected.slice(offset, offset + 7));

        const counts = index.count({ choice, words });
        expect(counts.total).toBe(expected.length);
        const facets = facetsOf(index.columns, counts, NAMES, choice);
        const would = (more: FilterChoice) => said.filter(good => fits(good, { ...choice, ...more })).length;
        const facet = (group: 'brand' | 'section' | 'kind' | 'origin' | 'rating') =>
          facets[group].map(({ value, count }) => [value, count]);
        const shown = (
          values: readonly string[],
          of: (value: string) => FilterChoice,
          chosen: readonly string[] = [],
        ) =>
          values
            .map(value => [value, would(of(value))])
            .filter(([value, count]) => Number(count) > 0 || chosen.includes(String(value)));
        expect(facet('brand')).toEqual(
          shown(
            BRANDS.map(({ id }) => id),
            id => ({ brand: [id] }),
            choice.brand,
          ),
        );
        expect(facet('section')).toEqual(shown(SECTIONS, id => ({ section: [id as 'featured'] }), choice.section));
        expect(facet('kind')).toEqual(shown(KINDS, id => ({ kind: [id] }), choice.kind));
        // A country chosen that no product was ever from has no name to show.
        expect(facet('origin').filter(([, count]) => Number(count) > 0)).toEqual(
          shown(ORIGINS.map(originSlug), id => ({ origin: [id] })),
        );
        expect(facet('rating')).toEqual(
          shown(['4', '3', '2', '1'], least => ({ rating: Number(least) }), [String(choice.rating)]),
        );
        expect([facets.inStock, facets.onSale]).toEqual([would({ inStock: true }), would({ onSale: true })]);
        const prices = said
          .filter(good => fits(good, { ...choice, minPrice: undefined, maxPrice: undefined }))
          .map(good => good.paid / 100);
        expect(facets.price).toEqual(
          prices.length > 0
            ? { min: Math.floor(Math.min(...prices)), max: Math.ceil(Math.max(...prices)) }
            : { min: 0, max: 0 },
        );
      }
    }
  });

  it('finds each way of saying a thing: whole words, beginnings, several words together', () => {
    const chance = chances(11);
    const index = emptyIndex();
    const said = ['128 gb phone', '128gb phone', '1280 gb', 'phone 5 g'];
    const goods = said.map((words, at) => ({ ...someGood(chance, idOf(at)), words, print: at }));
    index.replace(
      goods.map(({ id }) => id),
      goods,
    );
    const found = (...ways: Way[]) =>
      index.page({ choice: {}, words: { parts: [ways] } }, 'newest', { offset: 0, limit: 9 }).toSorted();
    expect(found({ words: ['128', 'gb'], whole: true }, { words: ['128gb'], whole: true })).toEqual([idOf(0), idOf(1)]);
    expect(found({ words: ['128'] })).toEqual([idOf(0), idOf(1), idOf(2)]);
    expect(found({ words: ['5', 'g'] })).toEqual([idOf(3)]);
    expect(found({ words: ['phone', 'gb'] }, { words: ['nothing', 'phone'] })).toEqual([idOf(0)]);
    expect([index.has({ parts: [[{ words: ['pho'] }]] }), index.has({ parts: [[{ words: ['pha'] }]] })]).toEqual([
      true,
      false,
    ]);
  });

  it('says when too many rows are dead', () => {
    const index = emptyIndex();
    const chance = chances(7);
    const id = idOf(1);
    for (let print = 0; print < 1_000; print += 1) index.replace([id], [{ ...someGood(chance, id), print }]);
    expect(index.isWorn).toBe(false);
    for (let print = 0; print < 10; print += 1) index.replace([id], [{ ...someGood(chance, id), print }]);
    expect(index.isWorn).toBe(true);
    expect(index.count({ choice: {} }).total).toBe(1);
    expect(index.page({ choice: {} }, 'price-lowtohigh', { offset: 0, limit: 7 })).toEqual([id]);
  });
});
