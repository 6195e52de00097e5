import { beforeEach, expect, it } from 'vitest';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { NOTHING_SAID } from '#products/catalog/product/product-content.ts';
import type { Way } from '#products/catalog/search/meaning/way.ts';
import type { IndexQuery, PageAsked, ProductSearch } from '#products/catalog/server/engine/product-search.ts';
import { facetsOf } from '#products/catalog/server/index/counted-products.ts';
import { originSlug } from '#products/catalog/server/index/filter-words.ts';
import type { IndexedRow } from '#products/catalog/server/index/index.queries.ts';
import type { FilterChoice } from '#products/catalog/server/index/product-bars.ts';
import type { SellerRecord } from '#products/catalog/server/offers/seller-records.ts';
import type { SearchWords } from '#products/catalog/server/search/search-query.ts';
import { CONDITIONS, type Kind, SECTIONS, SORTS, type Sort } from '#products/catalog/vocabulary.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { type Chances, chances } from '#test/fixtures/chances.ts';

const KINDS = SAMPLE_CATEGORIES.all.map(({ id }) => id);
export const BRANDS = ['apple', 'boat', 'samsung'].map(id => ({ id, label: id }));
const NAMES = { brands: BRANDS, categories: SAMPLE_CATEGORIES, language: 'en' };
const ORIGINS = ['India', 'Viet Nam', 'Zambia', null];
const WORDS = ['galaxy', 'gala', 'note', 'nova', 'tv', 'case'];
export const SELLERS = [1, 2, 3].map(n => `01980000-0000-7000-8000-${n}00000000000` as SellerId);
const ROUNDS = process.env.LONG === '1' ? 400 : 100;
const LISTS_PER_ROUND = 8;

/** Ids of one test, in rising order. */
export function idOf(n: number): ProductId {
  return `01980000-0000-7000-8000-${n.toString(16).padStart(12, '0')}` as ProductId;
}

/** A search of one test, which knows the brands and sellers. */
export interface TriedSearch {
  readonly search: ProductSearch;
  /** Makes these the only products with these ids; those missing from `found` are no longer on sale. */
  readonly replace: (ids: readonly ProductId[], found: readonly IndexedRow[]) => Promise<void>;
}

export function someGood({ below, oneOf }: Chances, id: ProductId): IndexedRow {
  const title = [oneOf(WORDS), oneOf(WORDS)].join(' ');
  const brand = oneOf(BRANDS).id;
  const kind = oneOf(KINDS.slice(0, 4));
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
    kind,
    condition: oneOf(CONDITIONS),
    origin: oneOf(ORIGINS),
    average: below(11) / 2,
    reviews: below(4),
    inStock: below(3) > 0,
    onSale: below(3) === 0,
    paid: 10_000 + below(20) * 550,
    created: below(9) * 700,
    attributes: below(2) === 0 ? {} : { ram: 1_024 * (1 + below(3)), 'five-g': below(2) === 0 },
    sellerId: oneOf(SELLERS),
    // All offers of a product have the same category.
    offerKey: below(3) === 0 ? 0 : 1 + KINDS.indexOf(kind) * 5 + below(5),
  };
}

export function recordOf(seller: SellerId): SellerRecord {
  const at = SELLERS.indexOf(seller);
  return {
    days: at === 0 ? 8 : 5,
    sellerRating: at === 1 ? 2.5 : null,
    rejectedPercent: at === 2 ? 10 : 0,
    ratingCount: 9,
  };
}

/** All offers of each product, the best ranked first: one of each seller, if there are several; others are alone. */
function byProduct(goods: readonly IndexedRow[]): IndexedRow[][] {
  return [...Map.groupBy(goods, ({ id, offerKey }) => offerKey || id).values()].flatMap(offers => {
    const sellers = new Set(offers.map(({ sellerId }) => sellerId));
    if (sellers.size < 2) return offers.map(offer => [offer]);
    const ranked = offers.toSorted((one, other) => (isBetter(one, other) ? -1 : 1));
    const best = ranked.filter(({ sellerId }) => sellers.delete(sellerId));
    return [best, ...ranked.filter(offer => !best.includes(offer)).map(offer => [offer])];
  });
}

function isBetter(one: IndexedRow, other: IndexedRow): boolean {
  const keys = ({ inStock, paid, sellerId, created, id }: IndexedRow) => {
    const { days, sellerRating, rejectedPercent } = recordOf(sellerId);
    return [inStock ? 0 : 1, paid, days, -(sellerRating ?? 3), rejectedPercent ?? 0, Math.floor(created / 1000), id];
  };
  const theirs = keys(other);
  const at = keys(one).findIndex((key, place) => key !== theirs[place]);
  return (keys(one)[at] as string) < (theirs[at] as string);
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
    attributes: maybe([{ id: 'ram', offered: [{ value: 2_048 }] }]),
    everyOffer: maybe(below(2) === 0),
  };
}

function fits(good: IndexedRow, choice: FilterChoice): boolean {
  const { category, brand, section, kind, origin, rating, inStock, onSale, minPrice, maxPrice, attributes } = choice;
  if (category?.[0] === 'accessories' && good.section !== 'accessories') return false;
  if (brand && !brand.includes(good.brand)) return false;
  if (section && !section.includes(good.section)) return false;
  if (kind && !kind.includes(good.kind)) return false;
  if (origin && !origin.includes(originSlug(good.origin))) return false;
  if (rating !== undefined && good.average < rating) return false;
  if (inStock !== undefined && good.inStock !== inStock) return false;
  if (onSale !== undefined && good.onSale !== onSale) return false;
  if (minPrice !== undefined && good.paid < minPrice * 100) return false;
  if (attributes && good.attributes.ram !== 2_048) return false;
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

/** What every implementation of the port does, tried on random products and lists. */
export function productSearchSuite(open: () => Promise<TriedSearch>, { rounds = ROUNDS, timeout = 5_000 } = {}): void {
  let tried: TriedSearch;
  beforeEach(async () => {
    tried = await open();
  });

  it('counts, finds and sorts as a plain look at every product does, whatever has come, gone and changed', {
    timeout,
  }, async () => {
    const chance = chances(20_261_121);
    const { below, oneOf } = chance;
    const now = new Map<ProductId, IndexedRow>();
    for (let round = 0; round < rounds; round += 1) {
      const ids = Array.from({ length: 1 + below(4) }, () => idOf(below(60)));
      for (const id of ids) {
        const before = now.get(id);
        const fresh = someGood(chance, id);
        if (before && below(4) === 0) now.delete(id);
        // As often as not only the price, the stock and the like change, and the words stay.
        else if (before && below(2) === 0) now.set(id, { ...fresh, ...wordsOf(before) });
        else now.set(id, fresh);
      }
      await tried.replace(
        ids,
        ids.flatMap(id => now.get(id) ?? []),
      );

      for (let list = 0; list < LISTS_PER_ROUND; list += 1) {
        const choice = someChoice(chance);
        const sort = oneOf(SORTS);
        const sought =
          below(2) === 0 ? [] : [...new Set([oneOf(['gal', 'galaxy', 'no', 'tv']), oneOf(['case', 'boa', 'gala'])])];
        const isSaid = (good: IndexedRow) =>
          sought.every(word => good.words.split(' ').some(own => own.startsWith(word)));
        const said = [...now.values()].filter(isSaid);
        const kind = below(2) === 0 ? oneOf(KINDS.slice(0, 4)) : undefined;
        const beginning = below(3) === 0 ? oneOf(['gal', 'galaxy n', 'tv', 'zz']) : undefined;
        const words =
          sought.length > 0
            ? { parts: sought.map(word => [{ words: [word] }]), ...kindsOf(kind), ...(beginning && { beginning }) }
            : undefined;
        const isEach = choice.everyOffer === true;
        const products = isEach ? said.map(good => [good]) : byProduct([...now.values()]);
        const standing = products.flatMap(offers => offers.find(good => isSaid(good) && fits(good, choice)) ?? []);
        const expected = sorted(standing, sort, { words: sought, kind, beginning });
        const offset = below(20);
        expect(
          (await tried.search.page({ choice, words }, { sort, span: { offset, limit: 7 } })).ids,
          JSON.stringify({ round, choice, sort, sought }),
        ).toEqual(expected.slice(offset, offset + 7));

        const counts = await tried.search.count({ choice, words }, { attributesOf: () => ['ram', 'five-g'] });
        expect(await tried.search.total({ choice, words })).toBe(expected.length);
        expect(counts.total).toBe(expected.length);
        const facets = facetsOf(counts, NAMES, choice);
        const would = (more: FilterChoice, has: (good: IndexedRow) => boolean = () => true) =>
          products.filter(offers =>
            offers.some(good => isSaid(good) && fits(good, { ...choice, ...more }) && has(good)),
          ).length;
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
        for (const [id, value] of [
          ['ram', 1_024],
          ['ram', 2_048],
          ['five-g', true],
          ['five-g', false],
        ] as const) {
          const { one, several } = counts.attributes.get(id) ?? { one: new Map(), several: [] };
          const open = id === 'ram' ? { attributes: undefined } : {};
          expect((one.get(value) ?? 0) + several.filter(values => values.includes(value)).length).toBe(
            would(open, good => good.attributes[id] === value),
          );
        }
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

  const pageOf = (asked: IndexQuery, sort: PageAsked['sort'], span: PageSpan = { offset: 0, limit: 9 }) =>
    tried.search.page(asked, { sort, span });

  async function sell(goods: readonly IndexedRow[]): Promise<void> {
    const ids = goods.map(({ id }) => id);
    await tried.replace(ids, goods);
  }

  it('finds each way of saying a thing: whole words, beginnings, several words together', async () => {
    const chance = chances(11);
    const said = ['128 gb phone', '128gb phone', '1280 gb', 'phone 5 g', 'laptop bag'];
    await sell(said.map((words, at) => ({ ...someGood(chance, idOf(at)), title: words, words, print: at })));
    const found = async (...ways: Way[]) =>
      [...(await pageOf({ choice: {}, words: { parts: [ways] } }, 'newest')).ids].sort();
    expect(await found({ words: ['128', 'gb'], whole: true }, { words: ['128gb'], whole: true })).toEqual(
      [0, 1].map(idOf),
    );
    expect(await found({ words: ['128'] })).toEqual([0, 1, 2].map(idOf));
    expect(await found({ words: ['5', 'g'] })).toEqual([idOf(3)]);
    expect(await found({ words: ['phone', 'gb'] }, { words: ['nothing', 'phone'] })).toEqual([idOf(0)]);
    expect(await found({ words: ['camera', 'bag'] })).toEqual([]);
    expect(await found({ words: ['laptop', 'bag'] })).toEqual([idOf(4)]);
    const has = async (word: string) => (await tried.search.upTo(1, { parts: [[{ words: [word] }]] })) > 0;
    expect([await has('pho'), await has('pha')]).toEqual([true, false]);
  });

  it('shows what is searched for before what is only for it, and the model asked for before its sisters', async () => {
    const chance = chances(13);
    const titles = [
      'card for camera',
      'camera bag',
      'nikon camera',
      'note 10 pro glass',
      'glass for note 10',
      'note 10 glass',
      'zoom 5x', // of the kind that is meant
    ];
    const words = (title: string, at: number) => (at === 6 ? `${title} camera` : title);
    await sell(
      titles.map((title, at) => ({
        ...{ ...someGood(chance, idOf(at)), title, words: words(title, at), otherTitles: '', print: at, offerKey: 0 },
        ...{
          kind: at === 6 ? 'camera' : 'other',
          brand: 'boat',
          reviews: 100 - at,
          inStock: true,
          section: 'featured',
        },
      })),
    );
    const asked = (parts: string[], more: Partial<SearchWords> = {}) =>
      pageOf({ choice: {}, words: { parts: parts.map(word => [{ words: [word] }]), ...more } }, 'relevance');
    expect((await asked(['camera'])).ids).toEqual([2, 0, 1, 6].map(idOf));
    const kinds = { exactly: ['camera'], broadly: ['camera'] };
    expect((await asked(['camera'], { subject: 0, kinds })).ids).toEqual([6, 2, 0, 1].map(idOf));
    const unasked = ['~10pro'];
    expect((await asked(['note', '10', 'glass'], { subject: 2, unasked })).ids).toEqual([5, 4, 3].map(idOf));
  });

  it('tells of all sellers of a product, and shows each if asked', async () => {
    const chance = chances(5);
    const offer = (n: number, more: Partial<IndexedRow>) => ({
      ...{ ...someGood(chance, idOf(n)), offerKey: 7, inStock: true, words: 'tv', print: n },
      ...more,
    });
    await sell([
      offer(1, { sellerId: SELLERS[0] as SellerId, paid: 90_000 }),
      offer(2, { sellerId: SELLERS[1] as SellerId, paid: 80_000, inStock: false }),
      offer(3, { sellerId: SELLERS[0] as SellerId, paid: 95_000 }),
      offer(4, { sellerId: SELLERS[2] as SellerId, paid: 70_000, offerKey: 8 }),
    ]);
    const list = (choice: FilterChoice) => pageOf({ choice }, 'price-lowtohigh');
    const note = { sellers: 2, from: 90_000 };
    // No other page leads to the third one, which is of the same seller as the first.
    expect(await list({})).toEqual({ ids: [4, 1, 3].map(idOf), offers: [undefined, note, note] });
    expect((await list({ maxPrice: 850 })).ids).toEqual([4, 2].map(idOf));
    expect((await list({ everyOffer: true })).ids).toEqual([4, 2, 1, 3].map(idOf));
    await tried.replace([idOf(2), idOf(4)], [offer(4, { sellerId: SELLERS[2] as SellerId, paid: 70_000 })]);
    const cheaper = { sellers: 2, from: 70_000 };
    expect(await list({})).toEqual({ ids: [4, 3].map(idOf), offers: [cheaper, cheaper] });
  });

  it('knows which words products have, which a mistyped one may be, and which parts go together', async () => {
    const chance = chances(3);
    const said = ['galaxy phone 5g', 'charger cable', 'galaxy case'];
    await sell(
      said.map((words, at) => ({
        ...{ ...someGood(chance, idOf(at)), title: words, words, print: at, brand: 'boat' },
        ...{ paid: 10_000 * (at + 1), offerKey: 0 },
      })),
    );
    const { words } = tried.search;
    const none = ['nokia', 'motorola', 'zenfone', 'lumia', 'gala', 'gal'];
    expect(await words.whole(['galaxy', 'boat', '5g', ...none])).toEqual(new Set(['galaxy', 'boat', '5g']));
    expect(await words.whole(['galaxy', 'gal', '5g'])).toEqual(new Set(['galaxy', '5g']));
    expect([await words.begun('char'), await words.begun('boa'), await words.begun('nok')]).toEqual([
      ...[true, true, false],
    ]);
    for (const [typed, meant] of [
      ['galxy', 'galaxy'],
      ['charjer', 'charger'],
      ['cabel', 'cable'],
      ['kable', 'cable'],
      ['bote', 'boat'],
    ] as const)
      expect([...(await words.similarTo(typed))]).toContain(meant);
    const parts = ['galaxy', 'charger', 'phone'].map((word, at) => ({ ways: [{ words: [word] }], weight: 3 - at }));
    expect(await tried.search.mostOf(parts)).toEqual([true, false, true]);
    expect(await tried.search.mostOf(parts, { min: 150, max: 250 })).toEqual([false, true, false]);
    expect(await tried.search.among({ choice: { minPrice: 150 } }, [2, 0, 7, 1].map(idOf))).toEqual([2, 1].map(idOf));
  });
}
