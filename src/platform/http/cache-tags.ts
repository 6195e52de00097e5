import type { ProductId } from '#shared/id.ts';
import { EVERYTHING } from './tagged-cache.ts';

/** What public answers can depend on. */
export const cacheTag = {
  /** Which goods are listed and in which order: a product came, went, changed its price, sold out or came back. */
  catalog: 'catalog',
  /** Anything about one product, its stock included. */
  product: (id: ProductId) => `product:${id}`,
  /** What is said about one product, by whom, and whether they have received it. */
  reviews: (id: ProductId) => `reviews:${id}`,
  /** Which goods belong to a family of variants. */
  family: (id: string) => `family:${id}`,
  banners: 'banners',
  /** For changes too many to name. */
  everything: EVERYTHING,
  /** The shop's own name, addresses, charges. */
  settings: 'settings',
} as const;
