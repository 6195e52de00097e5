import type { ProductId } from '#shared/id.ts';

/** What public answers can depend on. */
export const cacheTag = {
  /** Which goods are listed and in which order: a product came, went, changed its price, sold out or came back. */
  catalog: 'catalog',
  /** Anything about one product, its stock included. */
  product: (id: ProductId) => `product:${id}`,
  /** Which goods belong to a family of variants. */
  family: (id: string) => `family:${id}`,
  banners: 'banners',
  /** The shop's own name, addresses, charges. */
  settings: 'settings',
} as const;
