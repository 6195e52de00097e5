import { CART_STEPS, CHECKOUT_STEPS, type FlowStep } from '#bench/load/shopper-steps.ts';
import type { Goods } from '#bench/stand/goods.ts';
import { SORTS } from '#products/catalog/vocabulary.ts';

export const CASE_NAMES = ['list', 'detail', 'search', 'home', 'listing', 'product', 'cart', 'checkout'] as const;
export type CaseName = (typeof CASE_NAMES)[number];

export type State = 'uncached' | 'cached' | 'never cached';

/** What is aimed for; `cpuRatio` is against the bare handler. */
interface Aims {
  readonly cpuRatio?: number;
  readonly cpuMicros?: number;
  readonly perSecond?: number;
}

interface AnyCase {
  readonly name: CaseName;
  readonly title: string;
  readonly aims: Readonly<Partial<Record<State, Aims>>>;
}

/** Answers that are the same for everybody, asked for in any order. */
export interface ReadCase extends AnyCase {
  readonly kind: 'read';
  /** What the bare handler does: the same statements, or only sending the same bytes where nothing else would be fair. */
  readonly bare: 'statements' | 'bytes';
  readonly addresses: (goods: Goods) => readonly string[];
}

/** Requests of one shopper that build on each other, counted as one. */
export interface FlowCase extends AnyCase {
  readonly kind: 'flow';
  readonly steps: readonly FlowStep[];
}

export type BenchCase = ReadCase | FlowCase;

const CACHED = { perSecond: 10_000 };
const READ_AIMS = { uncached: { cpuRatio: 1.5 }, cached: CACHED };
const PAGE_AIMS = { uncached: { perSecond: 300, cpuMicros: 3_000 }, cached: CACHED };
/** A multiple of the connections, so that each has its own. */
const ADDRESSES = 192;
/** Few, as what most shoppers look at; the long tail has rows of its own. */
const PAGES = 64;
const PAGES_DEEP = 12;
const PRICE_SORTS = SORTS.filter(sort => sort.startsWith('price-'));

export const CASES: readonly BenchCase[] = [
  {
    kind: 'read',
    name: 'list',
    title: 'Product list',
    bare: 'statements',
    addresses: goods => listings(goods, 'sortBy').map(query => `/api/shop/products/get?${query}`),
    aims: READ_AIMS,
  },
  {
    kind: 'read',
    name: 'detail',
    title: 'Product detail',
    bare: 'statements',
    addresses: goods => goods.products.slice(0, ADDRESSES).map(({ id }) => `/api/shop/products/get/${id}`),
    aims: { uncached: { cpuRatio: 1.5, perSecond: 2_000 }, cached: CACHED },
  },
  {
    kind: 'read',
    name: 'search',
    title: 'Search',
    bare: 'statements',
    addresses: goods => keywords(goods).map(words => `/api/shop/search/${encodeURIComponent(words)}`),
    aims: READ_AIMS,
  },
  { kind: 'read', name: 'home', title: 'Home page', bare: 'bytes', addresses: () => ['/'], aims: PAGE_AIMS },
  {
    kind: 'read',
    name: 'listing',
    title: 'Listing page',
    bare: 'bytes',
    addresses: goods => listings(goods, 'sort', PAGES).map(query => `/shop/listing?${query}`),
    aims: PAGE_AIMS,
  },
  {
    kind: 'read',
    name: 'product',
    title: 'Product page',
    bare: 'bytes',
    addresses: goods => goods.products.slice(0, PAGES).map(({ slug }) => `/product/${slug}`),
    aims: { uncached: { perSecond: 400, cpuMicros: 3_000 }, cached: CACHED },
  },
  { kind: 'flow', name: 'cart', title: 'Cart add + read', steps: CART_STEPS, aims: {} },
  {
    kind: 'flow',
    name: 'checkout',
    title: 'Whole checkout',
    steps: CHECKOUT_STEPS,
    aims: { 'never cached': { perSecond: 400 } },
  },
];

/** Brand, price sort and page in every combination. */
export function listings({ brands }: Goods, sort: 'sort' | 'sortBy', most = ADDRESSES): string[] {
  const all = Array.from({ length: PAGES_DEEP }, (_, page) =>
    PRICE_SORTS.flatMap(order => brands.map(brand => `brand=${brand}&${sort}=${order}&page=${page + 1}`)),
  );
  return all.flat().slice(0, most);
}

/** The first words of titles, as people type them. */
function keywords({ products }: Goods): string[] {
  const all = products.map(({ title }) => (title.match(/[A-Za-z0-9]+/g) ?? []).slice(0, 3).join(' ').toLowerCase());
  return [...new Set(all)].slice(0, ADDRESSES);
}
