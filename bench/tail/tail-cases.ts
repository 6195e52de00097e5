import { BROWSER_HEADERS, type Load, loadOf, loadOnce, loadReads } from '#bench/load/load.ts';
import { newTurn } from '#bench/load/shopper-steps.ts';
import { listings } from '#bench/requests/cases.ts';
import type { World } from '#bench/stand/world.ts';
import { changingPrices } from './price-changes.ts';
import { loadSale } from './sale.ts';
import { sitemapPaths } from './sitemap.ts';

export const TAIL_NAMES = ['tail', 'robot', 'changes', 'sale'] as const;
export type TailName = (typeof TAIL_NAMES)[number];

/** The results of a run, by kinds that are timed separately. */
export type Loads = Readonly<Record<string, Load>>;

export interface TailPart {
  readonly title: string;
  /** Answers a second to be reached by each kind that is named. */
  readonly aims?: Readonly<Record<string, number>>;
  readonly load: (url: string, world: World, seconds: number) => Promise<Loads>;
}

/** Runs of load in order on one server, which keeps its cache. */
export interface TailCase {
  readonly name: TailName;
  readonly title: string;
  readonly parts: readonly TailPart[];
}

const PAGES = 10_000;
const SHOPPERS_AT_ONCE = 32;
const ROBOTS_AT_ONCE = 4;
/** A walk ends after this many runs, wherever it is. */
const WALK = 60;
/** A day of price changes, in this many runs. */
const DAY = 10;
const OFTEN_READ = 64;

export const TAIL_CASES: readonly TailCase[] = [
  {
    name: 'tail',
    title: 'Product pages in turn',
    parts: [
      { title: 'first time round', aims: { pages: 400 }, load: productsInTurn },
      { title: 'second time round', aims: { pages: 5_000 }, load: productsInTurn },
    ],
  },
  {
    name: 'robot',
    title: 'A robot walks the sitemap',
    parts: [
      {
        title: `${ROBOTS_AT_ONCE} pages at once`,
        load: async (url, world, seconds) => {
          const paths = world.sitemap ?? (await sitemapPaths(url));
          return { pages: await loadOnce(portOf(url), paths, ROBOTS_AT_ONCE, seconds * WALK) };
        },
      },
    ],
  },
  {
    name: 'changes',
    title: 'One price change a second',
    parts: [
      {
        title: 'list, product pages, home',
        load: (url, { crowd, administrator }, seconds) => {
          const products = crowd.goods.products.slice(0, OFTEN_READ);
          const lists = listings(crowd.goods, 'sortBy', OFTEN_READ);
          // In threes, which has no factor in common with the connections: each gets all of them.
          const paths = products.flatMap(({ slug }, at) => [
            `/api/shop/products/get?${lists[at % lists.length]}`,
            `/product/${slug}`,
            '/',
          ]);
          const change = { port: portOf(url), token: administrator, products };
          return changingPrices(change, async () => ({
            reads: await loadReads(change.port, paths, BROWSER_HEADERS, seconds * DAY),
          }));
        },
      },
    ],
  },
  { name: 'sale', title: 'Flash sale of one product', parts: [{ title: '95 % read it, 2 % order', load: flashSale }] },
];

async function productsInTurn(url: string, { crowd }: World, seconds: number): Promise<Loads> {
  const paths = crowd.goods.products.slice(0, PAGES).map(({ slug }) => `/product/${slug}`);
  return { pages: await loadOnce(portOf(url), paths, SHOPPERS_AT_ONCE, seconds * WALK) };
}

async function flashSale(url: string, { crowd, administrator, reset, jobsAreDone }: World, seconds: number) {
  await reset();
  const port = portOf(url);
  const [product] = crowd.goods.products;
  if (!product) throw new Error('there is nothing to buy');
  let turns = 0;
  const sale = {
    port,
    product: [`/product/${product.slug}`, `/api/shop/products/get/${product.id}`],
    listings: listings(crowd.goods, 'sort', OFTEN_READ).map(query => `/shop/listing?${query}`),
    newTurn: () => {
      const shopper = crowd.shoppers[turns++ % crowd.shoppers.length];
      if (!shopper) throw new Error('there is nobody to shop');
      return newTurn(shopper, product.id);
    },
  };
  const answered = await changingPrices({ port, token: administrator, products: [product] }, () =>
    loadSale(sale, seconds * DAY),
  );
  await jobsAreDone();
  return { reads: loadOf('reads', answered), placing: loadOf('placing', answered) };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
