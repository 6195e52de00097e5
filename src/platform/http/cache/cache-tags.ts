import type { ProductId, SellerId } from '#shared/id.ts';
import { EVERYTHING } from './tagged-cache.ts';

const PRODUCT = 'product:';

/** What public answers can depend on. */
export const cacheTag = {
  /**
   * Which products are listed and in which order: a product came, went, changed its price, sold out or came back. Said
   * together with the products concerned; said without any it concerns them all.
   */
  catalog: 'catalog',
  /** Anything about one product, its stock included. */
  product: (id: ProductId) => `${PRODUCT}${id}`,
  /** What is said about one product, by whom, and whether they have received it. */
  reviews: (id: ProductId) => `reviews:${id}`,
  /** Which products belong to a family of variants. */
  family: (id: string) => `family:${id}`,
  banners: 'banners',
  /** Which orders there are and how they stand. */
  orders: 'orders',
  /** The same of the parts that one seller sends. */
  ordersOf: (id: SellerId) => `orders:${id}`,
  /** For changes too many to name. */
  everything: EVERYTHING,
  /** The shop's own name, addresses, charges. */
  settings: 'settings',
} as const;

/** The products that these tags name. */
export function productsIn(tags: Iterable<string>): ProductId[] {
  return [...tags].filter(tag => tag.startsWith(PRODUCT)).map(tag => tag.slice(PRODUCT.length) as ProductId);
}
