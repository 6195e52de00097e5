import type { ProductId, SellerId } from '#shared/id.ts';
import { EVERYTHING, UNTIL } from './tagged-cache.ts';

const PRODUCT = 'product:';

/** Tags of what public answers depend on. */
export const cacheTag = {
  /**
   * Which products are listed and in which order: a product was added or removed, changed its price, sold out or is back.
   * Published together with the products concerned; without any it concerns all.
   */
  catalog: 'catalog',
  /** Anything about one product, including its stock. */
  product: (id: ProductId) => `${PRODUCT}${id}`,
  /** Reviews of a product, and who has received it. */
  reviews: (id: ProductId) => `reviews:${id}`,
  /** Questions about a product and their answers. */
  questions: (id: ProductId) => `questions:${id}`,
  /** Which products belong to a family of variants. */
  family: (id: string) => `family:${id}`,
  /** Which products of different sellers match each other. */
  match: (match: string) => `match:${match}`,
  /** Which products fit those of a brand, or that of a GTIN. */
  fits: (brandOrGtin: string) => `fits:${brandOrGtin}`,
  /** What sellers write about themselves. */
  sellers: 'sellers',
  /** What administrators and shoppers have taught the search. */
  searches: 'searches',
  /** The services that a seller offers with products. */
  servicesOf: (id: SellerId) => `services:${id}`,
  banners: 'banners',
  /** What is on the home page and the landing pages. */
  fronts: 'fronts',
  /** An answer that is right until this moment, without anybody changing anything. */
  until: (at: Date) => `${UNTIL}${at.getTime()}`,
  /** The words of the text pages. */
  pages: 'pages',
  /** Offers, and when one is used up or open again. */
  offers: 'offers',
  /** All orders and their status. */
  orders: 'orders',
  /** The seller orders of one seller. */
  ordersOf: (id: SellerId) => `orders:${id}`,
  /** For changes too many to name. */
  everything: EVERYTHING,
  /** The shop's name, addresses, charges. */
  settings: 'settings',
} as const;

/** The products that these tags name. */
export function productsIn(tags: Iterable<string>): ProductId[] {
  return [...tags].filter(tag => tag.startsWith(PRODUCT)).map(tag => tag.slice(PRODUCT.length) as ProductId);
}
